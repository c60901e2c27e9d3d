"""The error for a missing optional dependency."""

from __future__ import annotations

from netloft.core.text import NetloftError


def missing(error: ModuleNotFoundError, extra: str) -> NetloftError:
    """Return an error that names the missing package and the install command."""
    return NetloftError(f'the package {error.name} is missing: pip install "netloft[{extra}]"')
