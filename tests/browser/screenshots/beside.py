"""A page that puts each picture beside the concept it is made after, at the same size, and shows all others."""

from __future__ import annotations

import os
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

CONCEPTS: Final[dict[str, str]] = {
    # concept: look of the picture / its name
    "nusfjord/table": "en-1400/table-nusfjord-four",
    "nusfjord/table-build": "en-1400/table-nusfjord-space",
    "nusfjord/table-look": "en-1400/table-nusfjord-build-look",
    "nusfjord/table-night": "en-1400-dark/table-nusfjord-four",
    "nusfjord/table-1920": "en-1920/table-nusfjord-four",
    "nusfjord/phone": "en-390/table-nusfjord-four",
    "nusfjord/phone-tabs": "en-390/table-nusfjord-four-region-2",
    "nusfjord/states/cardzoom": "en-1400/table-nusfjord-build-look",
    "nusfjord/states/cardzoom-de": "de-1400/table-nusfjord-build-look",
    "nusfjord/states/cphase": "en-1400/table-nusfjord-late",
    "nusfjord/states/cphase-14": "en-1400/table-nusfjord-five",
    "nusfjord/states/elder": "en-1400/table-nusfjord-use-elder",
    "nusfjord/states/elder-serve": "en-1400/table-nusfjord-serve-look",
    "nusfjord/states/fishing": "en-1400/table-nusfjord-middle",
    "nusfjord/states/fishing-choose": "en-1400/table-nusfjord-fish-for-seat",
    "nusfjord/states/forest": "en-1400/table-nusfjord-forest",
    "nusfjord/states/forest-deforest": "en-1400/table-nusfjord-fell",
    "nusfjord/states/mid": "en-1000/table-nusfjord-four",
    "nusfjord/states/mid-cards": "en-1000/table-nusfjord-build-region-1",
    "nusfjord/states/night": "en-1400-dark/table-nusfjord-build",
    "nusfjord/states/pay": "en-1400/table-nusfjord-pay-with-guests",
    "nusfjord/states/pay-fish": "en-1400/table-nusfjord-guest-aboard",
    "nusfjord/states/rival": "en-1400/table-nusfjord-middle",
    "nusfjord/states/tablet": "en-820/table-nusfjord-four",
    "nusfjord/states/tablet-cards": "en-820/table-nusfjord-build-region-1",
    "fleet/table": "en-1400/table-fleet-mark-look",
    "fleet/table-take": "en-1400/table-fleet-take-look",
    "fleet/table-other": "en-1400/table-fleet-middle",
    "fleet/table-solo": "en-1400/table-fleet-alone",
    "fleet/phone": "en-390/table-fleet-mark",
    "fleet/states/cards": "en-1400/table-fleet-cards-begin",
    "fleet/states/crab": "en-1400/table-fleet-bonus",
    "fleet/states/either": "en-1400/table-fleet-license",
    "fleet/states/end": "en-1400/table-fleet-end",
    "fleet/states/end-count": "en-1400/table-fleet-end",
    "fleet/states/fishing": "en-1400/table-fleet-second-fish",
    "fleet/states/fishing-story": "en-1400/table-fleet-second-fish",
    "fleet/states/mid": "en-1000/table-fleet-take",
    "fleet/states/night": "en-1400-dark/table-fleet-mark-look",
    "fleet/states/phone-harbor": "en-390/table-fleet-take",
    "fleet/states/phone-wharf": "en-390/table-fleet-take-region-2",
    "fleet/states/phone-others": "en-390/table-fleet-take-region-3",
    "fleet/states/ruth": "en-1400/table-fleet-alone",
    "fleet/states/ruth-move": "en-1400/table-fleet-reroll",
    "fleet/states/stars": "en-1400/table-fleet-star",
    "fleet/states/tablet": "en-820/table-fleet-take",
    "fleet/states/together": "en-1400/table-fleet-coins",
    "fleet/states/together-open": "en-1400/table-fleet-four",
    "fleet/states/town": "en-1400/table-fleet-reroll",
    "fleet/states/town-take": "en-1400/table-fleet-take",
    "kaivai/table": "en-1400/table-kaivai-to-look",
    "kaivai/table_action": "en-1400/table-kaivai-action",
    "kaivai/table_bid": "en-1400/table-kaivai-bid",
    "kaivai/table_1920": "en-1920/table-kaivai-to",
    "kaivai/phone": "en-390/table-kaivai-to",
    "kaivai/phone_tabs": "en-390/table-kaivai-to-region-1",
    "kaivai/states/bid": "en-1400/table-kaivai-bid-look",
    "kaivai/states/build": "en-1400/table-kaivai-kind-of-hut-look",
    "kaivai/states/build_hex": "en-1400/table-kaivai-hut-look",
    "kaivai/states/build_pay": "en-1400/table-kaivai-pay",
    "kaivai/states/crowded": "en-1400/table-kaivai-crowded",
    "kaivai/states/end": "en-1400/table-kaivai-end",
    "kaivai/states/festival": "en-1400/table-kaivai-village-look",
    "kaivai/states/fish": "en-1400/table-kaivai-to",
    "kaivai/states/fish_roll": "en-1400/table-kaivai-done",
    "kaivai/states/god": "en-1400/table-kaivai-sites",
    "kaivai/states/god_site": "en-1400/table-kaivai-cult-site",
    "kaivai/states/influence": "en-1400/table-kaivai-influence",
    "kaivai/states/mid": "en-1000/table-kaivai-to",
    "kaivai/states/night": "en-1400-dark/table-kaivai-to",
    "kaivai/states/sell": "en-1400/table-kaivai-deliver",
    "kaivai/states/tablet": "en-820/table-kaivai-to",
    "pages/start": "en-1400/start",
    "pages/start-night": "en-1400-dark/start",
    "pages/start-phone": "en-390/start",
    "pages/newtable": "en-1400/new-nusfjord",
    "pages/learn": "en-1400/learn-kaivai-14",
    "pages/end": "en-1400/table-nusfjord-end",
    "pages/end-phone": "en-390/table-nusfjord-end",
    "pages/analysis": "en-1400/replay-analysis",
}
"""Some concepts show moments that pass by themselves; beside them stands the question that is nearest."""

STYLE: Final = """
body { margin: 1rem; font: 15px system-ui; background: #2b2b2b; color: #eee }
figure { margin: 0 }
figcaption, summary { padding: 4px 0; color: #ccc }
.pair { display: flex; gap: 8px; margin-bottom: 2rem; overflow-x: auto }
.pair img { width: calc(var(--wide) * var(--zoom, 0.5) * 1px); display: block }
.all { display: flex; flex-wrap: wrap; gap: 12px }
.all img { height: 260px }
.flip .concept { display: none }
nav { position: sticky; top: 0; padding: 8px 0; background: #2b2b2b; z-index: 1 }
"""
SCRIPT: Final = """
const size = document.getElementById("size");
size.oninput = () => document.body.style.setProperty("--zoom", size.value);
for (const pair of document.querySelectorAll(".pair")) pair.onclick = () => {
    const [ours, concept] = pair.querySelectorAll("img");
    pair.classList.toggle("flip");
    [ours.src, ours.dataset.other] = [pair.classList.contains("flip") ? concept.src : ours.dataset.own, ""];
};
"""


def wanted(look: str) -> set[str]:
    """List the names of the pictures that a concept is compared with in this look; those of regions without them."""
    names = {path.partition("/")[2] for path in CONCEPTS.values() if path.startswith(f"{look}/")}
    return {name.partition("-region-")[0] for name in names}


def write(into: Path, concepts: Path) -> Path:
    """Write index.html; concepts that are not there leave a gap."""
    pairs = [
        pair(into, concepts, concept, ours) for concept, ours in CONCEPTS.items() if (into / f"{ours}.png").is_file()
    ]
    looks = sorted(path for path in into.iterdir() if path.is_dir())
    gallery = [all_of(into, look) for look in looks]
    page = into / "index.html"
    head = f'<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>{STYLE}</style>'
    bar = (
        '<nav><label>Size <input id="size" type="range" min="0.25" max="1" step="0.05" value="0.5"></label>'
        " A click on a pair shows the concept in the place of the picture, and back.</nav>"
    )
    text = [head, bar, "<h1>Beside the concepts</h1>", *pairs, "<h1>All pictures</h1>", *gallery]
    page.write_text("\n".join([*text, f"<script>{SCRIPT}</script>"]), encoding="utf-8")
    return page


def pair(into: Path, concepts: Path, concept: str, ours: str) -> str:
    """Put a picture beside its concept."""
    width = int(ours.partition("/")[0].split("-")[1])
    there = concepts / f"{concept}.png"
    drawn = (
        f'<img loading="lazy" src="{escape(os.path.relpath(there, into))}">' if there.is_file() else "<p>none here</p>"
    )
    return (
        f'<div class="pair" style="--wide: {width}">'
        f"<figure><figcaption>{escape(ours)}</figcaption>"
        f'<img loading="lazy" src="{escape(ours)}.png" data-own="{escape(ours)}.png"></figure>'
        f'<figure class="concept"><figcaption>{escape(concept)}</figcaption>{drawn}</figure></div>'
    )


def all_of(into: Path, look: Path) -> str:
    """Show all pictures of a look."""
    pictures: Iterable[Path] = sorted(look.glob("*.png"))
    images = [
        f'<figure><figcaption>{escape(path.stem)}</figcaption><a href="{look.name}/{escape(path.name)}">'
        f'<img loading="lazy" src="{look.name}/{escape(path.name)}"></a></figure>'
        for path in pictures
    ]
    return f'<details><summary>{look.name}: {len(images)}</summary><div class="all">{"".join(images)}</div></details>'
