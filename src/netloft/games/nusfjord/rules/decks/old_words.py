"""Words of deck files that have become forms of more general words.

Records keep the text of a player's own deck, so a deck in old words must be read for ever.
"""

from __future__ import annotations

import ast
from typing import Final

NEW_WORDS: Final = {
    "clear_everything": "clear(PLATES, ELDERS)",
    "clear_table": "clear(PLATES)",
    "fell_all_but_one": "fell(all_but=1, each=gain(wood=1, fish=1))",
    "forest_on_each_stack": "forest(each=True)",
    "gold_on_elders": "lay(gold=1, on=ELDERS)",
    "gold_worthless": "worthless(GOLD)",
    "moor_schooner": "take(SCHOONER, moored=True)",
    "raft": "take(RAFT)",
    "shares_worthless": "worthless(SHARES)",
    "turn_share": "take(SHARE)",
    "wood_on_spaces": "lay(wood=1, on=FREE)",
}
"""What is written today, by the old word; the marks had no brackets."""
MARKS: Final = ("gold_worthless", "shares_worthless")


def in_new_words(node: ast.expr) -> ast.expr:
    """Return what an old word means in the words of today, and anything else as it is."""
    if isinstance(node, ast.Name) and node.id in MARKS:
        return ast.parse(NEW_WORDS[node.id], mode="eval").body
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.args and not node.keywords:
        word = node.func.id
        if word in NEW_WORDS and word not in MARKS:
            return ast.parse(NEW_WORDS[word], mode="eval").body
    return node
