"""Play whole games by clicks in a real browser, and check the whole screen at every decision.

just see                                      every kind of game at 1400x900 and 1920x1080
just see --game fleet --players 2 --games 1   one game of this kind
just see --width 390 --height 844 --dark      on a phone, by night
just see --games 5                            five kinds only

Pictures of what was found, and the report, are put into build/see.  Ctrl-C ends it with the report so far.
"""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, Error
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import netloft
from tests.browser import shelf
from tests.browser.house import House, chromium
from tests.browser.see.findings import Findings
from tests.browser.see.player import PHONE, Player
from tests.engine.walk import MODES

ROOT: Final = Path(__file__).resolve().parents[3]
WINDOWS: Final = [(1400, 900), (1920, 1080)]
HEIGHTS: Final = {390: 844, 820: 1180, 1000: 760, 1400: 900, 1920: 1080}
MOST: Final = 1500  # decisions; a random game of the longest kind has half as many


def play(browser: Browser, house: House, mode: str, width: int, height: int, wished: argparse.Namespace) -> Findings:
    """Play a game of this kind by clicks; note into `wished.findings` what is wrong at each decision."""
    game, seats, options = MODES[mode]
    findings: Findings = wished.findings
    rng = Random(f"{mode} {wished.seed}")
    name = secrets.token_hex(4)
    people = [("here", "Ada", ""), *[("bot", "", "easy")] * (seats - 1)]
    owner = shelf.put(house.folder / "tables.db", name, game, people, [], options)
    theme = "dark" if wished.dark else "light"
    how = {"lang": wished.lang, "theme": theme, "touch": width < PHONE}
    player = Player(browser, house.address, game=game, width=width, height=height, **how)
    decision = 0
    try:
        player.person.go(f"/t/{name}#{owner}")
        while player.wait() and decision < min(wished.decisions, MOST):
            decision += 1
            where = f"{mode}, decision {decision}"
            ways = player.look(findings, where)
            player.choose(rng, ways, findings, where)
            wished.tell()
        if player.over:
            player.look(findings, f"{mode}, the end")
    except (Error, TimeoutError) as error:
        text = str(error).splitlines()[0]
        fault = {"kind": "dead click", "at": "the game could not go on", "what": text, "size": 9}
        findings.note(fault, game, player.window, f"{mode}, decision {decision}", lambda path: snap(player, path))
    finally:
        player.close()
    return findings


def snap(player: Player, path: Path) -> None:
    """Take a picture, if the page still can be seen."""
    if not player.page.is_closed():
        player.page.screenshot(path=path)


def kinds(wished: argparse.Namespace) -> list[str]:
    """List the kinds of games that are asked for."""
    found = [
        mode
        for mode, (game, seats, _) in MODES.items()
        if wished.game in (None, game) and wished.players in (None, seats) and wished.kind in mode
    ]
    if wished.games is not None:
        Random(wished.seed).shuffle(found)
        found = (found * -(-wished.games // max(1, len(found))))[: wished.games]
    return found


def arguments() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=netloft.games(), help="only this game")
    parser.add_argument("--players", type=int, help="only games with so many players")
    parser.add_argument("--kind", default="", help="only kinds with this in their name: 2005, cards, guests, mixed ...")
    parser.add_argument("--games", type=int, help="so many games in each window, of kinds that are drawn")
    parser.add_argument("--decisions", type=int, default=MOST, help="stop each game after so many decisions")
    parser.add_argument("--width", type=int, action="append", help="the width of the window (again for more windows)")
    parser.add_argument("--height", type=int, help="its height; usual widths have a usual height")
    parser.add_argument("--lang", choices=["en", "de"], default="en", help="the language of the page")
    parser.add_argument("--dark", action="store_true", help="by night")
    parser.add_argument("--seed", type=int, default=1, help="what the random choices depend on")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "see", help="the folder for pictures and report")
    return parser


def main() -> int:
    """Play and report; 1 if anything was found, 130 if it was stopped before."""
    wished = arguments().parse_args()
    for stop in (signal.SIGINT, signal.SIGTERM):  # a shell lets what it starts in the background ignore Ctrl-C
        signal.signal(stop, signal.default_int_handler)
    widths = wished.width or []
    windows = [(width, wished.height or HEIGHTS.get(width, 900)) for width in widths] or WINDOWS
    games = [(mode, width, height) for mode in kinds(wished) for width, height in windows]
    if not games:
        print("There is no such kind of game; these are the kinds:", *MODES, sep="\n  ")
        return 2
    wished.findings = findings = Findings(wished.into)
    stopped = False
    columns = (TextColumn("{task.description:40}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        try:
            with chromium() as browser, Progress(*columns, console=Console(stderr=True)) as progress:
                bar = progress.add_task("", total=len(games))
                for mode, width, height in games:
                    title = f"{mode} {width}x{height}"
                    begun = findings.decisions
                    wished.tell = lambda title=title, begun=begun: progress.update(
                        bar, description=f"{title}, {findings.decisions - begun}, {len(findings.all)} found"
                    )
                    wished.tell()
                    play(browser, house, mode, width, height, wished)
                    keep(findings, wished.into)
                    progress.advance(bar)
        except KeyboardInterrupt:
            stopped = True
        finally:
            house.close()
    tell(findings, wished.into)
    if stopped:
        print("stopped before all games were played")
        return 130
    return 1 if findings.all else 0


def tell(findings: Findings, into: Path) -> None:
    """Print the report, and keep it beside the pictures."""
    Console(width=max(100, Console().width)).print(*findings.report(), sep="\n")
    keep(findings, into)
    if findings.all:
        print(f"pictures and report.txt are in {into}")


def keep(findings: Findings, into: Path) -> None:
    """Write the report beside the pictures, also after each game: long runs are often looked at before their end."""
    into.mkdir(parents=True, exist_ok=True)
    with (into / "report.txt").open("w", encoding="utf-8") as file:
        Console(file=file, width=160).print(*findings.report(), sep="\n")


if __name__ == "__main__":
    sys.exit(main())
