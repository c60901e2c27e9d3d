"""The decorator that the compiler needs; interpreted code ignores it."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["mypyc_attr"]


def unchanged(cls: type) -> type:
    """Return a class as it is."""
    return cls


try:
    from mypy_extensions import mypyc_attr
except ImportError:  # it comes with the compiler; the kernel needs only the standard library

    def mypyc_attr(*_marks: str, **_settings: object) -> Callable[[type], type]:  # type: ignore[misc]  # the type that the real one returns comes with the compiler too
        """Stand in for the compiler's decorator."""
        return unchanged
