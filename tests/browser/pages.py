"""Every page there is, with something by which one sees that it is there."""

from __future__ import annotations

from typing import Final

from tests.browser.conftest import Lay

PAGES: Final = [
    ("/", ".doors h2"),
    ("/new/nusfjord", "form button.main"),
    ("/new/fleet", "form button.main"),
    ("/new/kaivai", "form button.main"),
    ("/rules/nusfjord", "article h2"),
    ("/rules/fleet", "article h2"),
    ("/rules/kaivai", "article h2"),
    ("/rules/nusfjord/glossary", "dt"),
    ("/rules/fleet/glossary", "dt"),
    ("/rules/kaivai/glossary", "dt"),
    ("/settings", "#theme"),
    ("/about", "main li"),
    ("/kept", "main h1"),
    ("/t/nowhere#secret", "[role=alert]"),
    ("/learn/nusfjord", ".speech[aria-busy=false]"),
    ("/learn/fleet", ".speech[aria-busy=false]"),
    ("/learn/kaivai", ".speech[aria-busy=false]"),
]


def every_table(lay: Lay) -> list[tuple[str, str]]:
    """Set tables of every kind, and list their addresses."""
    board, curtain = "main [data-place]:not([data-place=asked])", ".curtain"
    ends = [
        lay("nusfjord", "here Ada", part=1),
        lay("fleet", "here Ada", part=1),
        lay("kaivai", "here Ada", seats=3, part=1),
    ]
    return [
        (lay("nusfjord", "here Ada", seats=5, part=0.6), board),
        (lay("nusfjord", "here Ada", seats=1, part=0.6), board),
        (lay("fleet", "here Ada", seats=4, part=0.6), board),
        (lay("fleet", "here Ada", seats=1, part=0.6), board),
        (lay("kaivai", "here Ada", seats=4, part=0.6), board),
        (lay("nusfjord", "here Ada", "here Ben", "invited Cora", seats=4, part=0.55), curtain),
        *[(end, "main .awards") for end in ends],
        *[(end.replace("/t/", "/replay/"), "main input[type=range]") for end in ends],
    ]
