"""What is to be seen of Fleet, as numbers: its view as it is described."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netloft.envs.observation import Layout
from netloft.games.fleet.numbers import writer
from netloft.games.fleet.rules.view_shapes import describe

if TYPE_CHECKING:
    from netloft.core.shapes import Shape
    from netloft.games.fleet.rules.position import Fleet


def shapes(g: Fleet) -> dict[str, Shape]:
    """List what is seen, for the seats, options and sheet of a position at the start."""
    return describe(g).seen()


LAYOUT: Final = Layout(shapes, writer=writer)
