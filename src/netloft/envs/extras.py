"""What the environments need besides Netloft itself."""

from __future__ import annotations

from netloft.core.text import NetloftError


def missing(error: ModuleNotFoundError, extra: str) -> NetloftError:
    """Say which package is missing and how to get it."""
    return NetloftError(f'the package {error.name} is missing: pip install "netloft[{extra}]"')
