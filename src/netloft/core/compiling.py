"""The one mark that the compiler needs; it changes nothing where the code is interpreted."""

from __future__ import annotations

from collections.abc import Callable


def unchanged(cls: type) -> type:
    """Return a class as it is."""
    return cls


try:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  (so that it counts as exported)
except ImportError:  # it comes with the compiler, and the kernel needs nothing but the standard library

    def mypyc_attr(*_marks: str, **_settings: object) -> Callable[[type], type]:  # type: ignore[misc]
        """Stand in for the compiler's decorator."""
        return unchanged
