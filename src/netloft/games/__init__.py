"""The games that come with Netloft, a folder each.

This package can be called: importing it replaces the function `netloft.games` by the package of the same name, and
`netloft.games()` must go on listing the games.
"""

from __future__ import annotations

import sys
from types import ModuleType

from netloft import registry


class CallablePackage(ModuleType):
    """A package that lists the games when it is called."""

    def __call__(self) -> list[str]:
        """List the games that can be played."""
        return list(registry.manifests())


sys.modules[__name__].__class__ = CallablePackage
