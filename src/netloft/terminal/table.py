"""The table: seats people and bots, shows what happened, asks, obeys commands, keeps the game."""

from __future__ import annotations

import contextlib
import os
import random
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.console import Console, RenderableType

import netloft
from netloft import bots
from netloft.core.text import Text
from netloft.terminal import choices, commands, files, fleet, kaivai, nusfjord, nusfjord_rank, words

with contextlib.suppress(ImportError):  # where there is none, lines are typed without editing
    import readline

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.core.position import Position

USUAL: Final = "medium"  # the bots, if nobody says
NEWS: Final = 12  # lines of the log that greet somebody who sits down in the middle of a game


class Renderer(Protocol):
    """What the table asks of the module that draws a game."""

    INTRO: Text
    RULES: tuple[tuple[Text, Text], ...]
    SECRETIVE: bool
    """Whether people at one screen look away where all decide at the same time."""

    def holds_cards(self, view: dict[str, Any], me: int) -> bool:
        """Say whether a view shows cards in hand, which the others at the screen must not see."""

    def draw(
        self,
        view: dict[str, Any],
        options: list[str],
        me: int | None,
        names: list[str],
        lang: str,
        width: int,
    ) -> RenderableType:
        """Draw a view, with the options marked in it."""

    def aside(self, view: dict[str, Any], options: list[str], me: int, lang: str) -> str:
        """Add to a question what its answer depends on."""

    def hint(self, g: Position, seat: int, option: str, lang: str) -> str:
        """Say in short what a choice would set off, if that is not plain to see."""

    def changed(
        self, view: dict[str, Any], path: str, old: object, new: object, names: list[str], lang: str
    ) -> str | None:
        """Put a change of the view in words, if it is worth any."""


RENDERERS: Final[dict[str, Renderer]] = {"fleet": fleet, "kaivai": kaivai, "nusfjord": nusfjord}


class LookUp(Protocol):
    """How a game with cards shows one of them."""

    def __call__(
        self, view: dict[str, Any], me: int | None, typed: str, names: list[str], lang: str, width: int
    ) -> RenderableType:
        """Show the card of a name, or all in sight if none is named."""


CARDS: Final[dict[str, LookUp]] = {"nusfjord": nusfjord.look_up}
"""The games with cards."""


class Table:
    """One game at one screen."""

    def __init__(
        self,
        game: Game,
        g: Position,
        console: Console,
        lang: str,
        people: list[int],
        seed: int | None,
        path: Path,
        rivals: str = USUAL,
    ) -> None:
        self.game = game
        self.g = g
        self.console = console
        self.lang = lang
        self.people = people
        self.seed = seed
        self.luck = random.SystemRandom().getrandbits(64) if seed is None else seed
        self.path = path
        self.rivals = rivals
        self.bot = bots.bot(rivals)
        self.bot.prepare(g)
        self.renderer = RENDERERS[game.name]
        self.look_up = CARDS.get(game.name)
        self.read: dict[int, int] = {}
        """How many lines of the log each person has seen."""
        self.played = not g.over
        """Whether something is decided here, or only the end of a game looked at."""
        self.secretive: set[int] = set()
        """Who is still to answer where all decide at the same time; the last one is as secretive as the first."""
        self.holding: int | None = None
        """Whose cards in hand are on the screen."""

    # Words.

    def say(self, text: Text, *values: object) -> str:
        """Say a text of the client in the language of this table."""
        return text.say(self.lang, *values)

    def show(self, what: RenderableType, style: str = "") -> None:
        """Show words as they are, without reading them as markup."""
        self.console.print(what, style=style or None)

    def names(self) -> list[str]:
        """Name the seats."""
        return [self.game.seat_name(seat, self.lang) for seat in range(self.g.view(None)["seats"])]

    # The game.

    def run(self) -> int:
        """Play until the game is over or somebody leaves; return the exit code."""
        code = 0
        try:
            files.write(self.path, self.g.record())  # better to fail now than at the end of the evening
            self.welcome()
            while not self.g.over:
                asked = [seat for seat in self.g.deciders if seat in self.people]
                if asked:
                    self.ask(asked[0])
                    self.keep()
                else:
                    self.others()
            self.finish()
        except EOFError:
            self.show("")
        except KeyboardInterrupt:
            self.show("")
            code = 130
        self.leave()
        return code

    def fortune(self) -> netloft.Luck:
        """Return the luck of this moment: it hangs on the moves so far, so taking back changes no dice."""
        moment = random.Random(f"{self.luck} {len(self.g.record().moves)}")
        return netloft.Luck(moment.getrandbits(64))

    def others(self) -> None:
        """Let chance and the bots decide once."""
        luck = self.fortune()
        if netloft.CHANCE in self.g.deciders:
            ahead = self.g.copy()
            luck.settle(ahead)
            self.g = ahead
        else:
            seat = self.g.deciders[0]
            with self.thinking(seat, self.bot):
                option = self.bot.choose(self.g, seat, luck.rng)
            self.play(seat, option.text)

    def thinking(self, seat: int, bot: bots.Bot) -> contextlib.AbstractContextManager[object]:
        """Say whose bot is thinking, as long as it does; a transcript need not know."""
        if not (self.console.is_terminal and bot.patient):
            return contextlib.nullcontext()
        return self.console.status(self.say(words.THINKING, self.names()[seat]))

    def play(self, seat: int, text: str) -> None:
        """Play on a copy, so that Ctrl-C never meets a position half-way."""
        ahead = self.g.copy()
        ahead.play(seat, text)
        self.g = ahead

    def welcome(self) -> None:
        """Say what the game is about, how to choose, and who sits where."""
        names = self.names()
        self.show(self.say(self.renderer.INTRO))
        self.show(self.say(words.HOW_TO_CHOOSE))
        here = words.listed([names[seat] for seat in self.people], self.lang)
        others = [name for seat, name in enumerate(names) if seat not in self.people]
        text = words.YOU_ARE if len(self.people) == 1 else words.YOU_PLAY
        self.show(self.say(text, here), "bold")
        if others:
            who = words.listed(others, self.lang)
            random_ones = self.rivals == "random"
            self.show(self.say(words.BY_CHANCE, who) if random_ones else self.say(words.BY_BOTS, self.rivals, who))

    def keep(self) -> None:
        """Save the game; a full disk does not end it."""
        try:
            files.write(self.path, self.g.record())
        except netloft.NetloftError as error:
            self.show(self.say(words.NOT_SAVED, error), "red")

    def finish(self) -> None:
        """Show how the game ended."""
        self.news(self.people[0])
        self.console.rule(style="dim")
        me = self.people[0] if len(self.people) == 1 else None
        self.show(self.renderer.draw(self.g.view(me), [], me, self.names(), self.lang, self.console.width))
        self.show(self.say(words.OVER), "bold")
        self.show(commands.sheets(self.g, self.names(), self.lang))
        self.show(commands.winners(self.g, self.names(), self.lang), "bold")
        if self.game.name == "nusfjord" and self.played:
            for line in nusfjord_rank.after(self.g, self.lang):
                self.console.print(line, soft_wrap=True)

    def leave(self) -> None:
        """Save the game, say where it is and how to go on; NetloftError says that it could not be saved."""
        files.write(self.path, self.g.record())
        self.console.print(self.say(words.SAVED, self.path), soft_wrap=True)
        if self.g.over:
            command = [*files.started_as(), "replay", str(self.path)]
        else:
            command = [*files.started_as(), "play", self.game.name, "--load", str(self.path)]
            command += ["--seat", str(self.people[0])] * (self.people[0] != 0)
            command += ["--humans", str(len(self.people))] * (len(self.people) > 1)
            command += ["--bots", self.rivals] * (self.rivals != USUAL)
            command += ["--seed", str(self.seed)] * (self.seed is not None)
            command += ["--lang", self.lang] * (self.lang != words.language(os.environ))
        text = words.LOOK_AT if self.g.over else words.GO_ON
        self.console.print(self.say(text, shlex.join(command)), soft_wrap=True)

    # Asking.

    def ask(self, seat: int) -> None:
        """Ask a person until a choice is made or a command has changed the game."""
        if len(self.g.deciders) > 1:
            self.secretive = set(self.g.deciders)
        secret = self.renderer.SECRETIVE and len(self.people) > 1 and seat in self.secretive
        if self.holding not in (None, seat) and self.console.is_terminal:
            self.console.clear()
        holds = len(self.people) > 1 and self.renderer.holds_cards(self.g.view(seat), seat)
        if secret or (holds and self.holding != seat):
            self.show(self.say(words.ALONE, self.names()[seat]), "bold")
            self.read_line("")
        self.holding = seat if holds else None
        self.news(seat)
        self.draw(seat)
        before = self.g
        offer([option.text for option in self.g.options(seat)])
        while self.g is before:
            self.answer(seat, self.read_line(f"{self.names()[seat]}> "))
        self.secretive.discard(seat)
        if secret and self.console.is_terminal:
            self.console.clear()

    def news(self, seat: int) -> None:
        """Show what happened since this person last decided."""
        log = self.g.log(seat, self.lang)
        heading = words.SINCE if seat in self.read else words.SO_FAR
        news = log[self.read.get(seat, max(0, len(log) - NEWS)) :]
        self.read[seat] = len(log)
        if news:
            self.console.rule(self.say(heading), style="dim", align="left")
            for line in news:
                self.show(f"  {line}")

    def draw(self, seat: int) -> None:
        """Draw the game, the question and the options."""
        options = self.g.options(seat)
        texts = [option.text for option in options]
        view = self.g.view(seat)
        self.console.rule(style="dim")
        self.show(self.renderer.draw(view, texts, seat, self.names(), self.lang, self.console.width))
        question = self.say(words.TURN, self.names()[seat], self.g.question(seat, self.lang))
        self.show(f"{question} {self.renderer.aside(view, texts, seat, self.lang)}", "bold")
        hints = [self.renderer.hint(self.g, seat, text, self.lang) for text in texts]
        self.show(choices.show(options, self.lang, hints))

    def read_line(self, prompt: str) -> str:
        """Read a line; EOFError says that there are no more."""
        if not (sys.stdin and sys.stdout):  # closed before we began
            raise EOFError
        line = input(prompt)
        if not sys.stdin.isatty():
            self.show(words.printable(line[:80]))  # a transcript shows what was answered
        return line.strip()

    def answer(self, seat: int, typed: str) -> None:
        """Obey a command, or play a choice, or say why not."""
        first, _, rest = typed.partition(" ")
        for name, (word, _, _) in self.commands().items():
            if choices.tidy(first) in {name, word.de}:
                commands.COMMANDS[name](self, seat, rest.strip())
                return
        if not typed:
            self.draw(seat)
            return
        option = self.find(seat, typed)
        if option is not None:
            self.play(seat, option.text)

    def commands(self) -> dict[str, tuple[Text, Text, Text]]:
        """List the commands of this game: cards can only be looked at where there are any."""
        known = words.COMMANDS
        return known if self.look_up else {name: known[name] for name in known if name != "card"}

    def find(self, seat: int, typed: str) -> netloft.Option | None:
        """Find the option that was meant; if there is none, say why."""
        found = choices.find(self.g.options(seat), typed, self.lang)
        if len(found) == 1:
            return found[0]
        if found:
            self.show(self.say(words.AMBIGUOUS, repr(typed[:40]), ", ".join(option.text for option in found)))
        else:
            self.show(self.reason(seat, typed), "red")
        return None

    def reason(self, seat: int, typed: str) -> str:
        """Say why something typed is no option; what all options begin with may be left out."""
        typed = choices.tidy(typed)
        kinds = {choices.kind(option) for option in self.g.options(seat)}
        labels = [self.game.option(text).label(self.lang) for text in self.game.actions]
        known = {choices.tidy(label): text for label, text in zip(labels, self.game.actions, strict=True)}
        known |= {choices.tidy(text): text for text in self.game.actions}
        for meant in [typed, *[f"{kind} {typed}" for kind in sorted(kinds)]]:
            if meant in known:
                reason = self.g.why_not(seat, known[meant], self.lang)
                return f"{known[meant]}: {reason}"
        return self.say(words.UNKNOWN, repr(typed[:40]))


def offer(texts: list[str]) -> None:
    """Let the tabulator key complete what can be chosen."""
    if "readline" in sys.modules:
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")
        readline.set_completer(lambda typed, at: dict(enumerate(t for t in texts if t.startswith(typed))).get(at))
