"""A deck of one's own for tests: the Herring deck under other names, with one card put in."""

import re

from netloft.games.nusfjord.rules.catalogue import shipped


def with_card(*abilities: str) -> str:
    """Return a deck with a free card "Test Hut" that does this; further ones are "Test Hut 2" and so on."""
    lines = []
    for line in shipped("herring").splitlines():
        if found := re.match(r'card\(1(\d\d), "(.*?)", "(.*?)", (.*)$', line):
            last, english, german, rest = found.groups()
            lines.append(f'card(8{last}, "{english} 8", "{german} 8", {rest}')
    for place, ability in enumerate(abilities):
        name = "Test Hut" if place == 0 else f"Test Hut {place + 1}"
        lines[place] = f'card({801 + place}, "{name}", "{name.replace("Hut", "Hütte")}", free, 0, {ability})'
    return "\n".join(['deck("Test", "Probe")', *lines])
