"""The English sentences of the page, which web/texts.mjs finds with the parser of its components."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from hatch_build import run_npm
from scripts.environment import ROOT

WEB: Final = ROOT / "web"
SOURCE: Final = WEB / "src"


@cache
def read(folder: Path = SOURCE) -> tuple[dict[str, str], list[str]]:
    """Return the sentences, each with its first place, and a line for each text that cannot be translated."""
    found = json.loads(run_npm(WEB, "run", "--silent", "texts", "--", str(folder)))
    where = folder.relative_to(ROOT).as_posix() + "/" if folder.is_relative_to(ROOT) else ""
    return {english: where + place for english, place in found["sentences"].items()}, [
        where + problem for problem in found["problems"]
    ]


def sentences() -> dict[str, str]:
    """Return the sentences of the page, each with the first place where it stands."""
    return read()[0]


def problems() -> list[str]:
    """List the texts of the page that cannot be translated."""
    return read()[1]
