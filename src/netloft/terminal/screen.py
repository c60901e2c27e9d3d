"""What every table at a screen does: shows what is known, asks, finds what was meant, obeys commands."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console, RenderableType

from netloft.core.text import LANGUAGES, Text
from netloft.terminal import choices, commands, words
from netloft.terminal.game_state import GameState
from netloft.terminal.renderer import renderer_of

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.terminal.prompt import Interruption, Prompt


ABOUT_CHOICES: Final = ("why", "preview")
"""Commands behind which a choice is named."""


class Screen:
    """One game at one screen; who keeps it, and who else plays, is for others to say."""

    def __init__(
        self, game: Game, g: GameState, console: Console, lang: str, people: list[int], prompt: Prompt
    ) -> None:
        self.game = game
        self.g = g
        """What is known now; another object as soon as something else is."""
        self.console = console
        self.lang = lang
        self.people = people
        """The seats of those at this screen."""
        self.prompt = prompt
        self.renderer = renderer_of(game.name)
        self.secretive: set[int] = set()
        """Who is still to answer where all decide at the same time; the last one is as secretive as the first."""
        self.holding: int | None = None
        """Whose cards in hand are on the screen."""

    # What a table provides.

    def news(self, seat: int | None) -> None:
        """Show what happened since this person last decided."""
        raise NotImplementedError

    def play(self, seat: int, text: str) -> None:
        """Play a choice."""
        raise NotImplementedError

    def run_command(self, name: str, seat: int, typed: str) -> None:
        """Obey a command, given by its English name."""
        raise NotImplementedError

    def commands(self) -> dict[str, tuple[Text, Text, Text]]:
        """List the commands of this table, without those for cards or rules where the game has none."""
        lacking = set() if self.renderer.look_up else {"card"}
        if not self.renderer.rules:
            lacking.add("rules")
        return {name: command for name, command in words.COMMANDS.items() if name not in lacking}

    def foreseen(self, seat: int, options: Sequence[choices.Offer]) -> list[str]:
        """Say of each choice in short what it would set off."""
        return [self.renderer.hint(self.g, seat, option, self.lang) for option in options]

    # Words.

    def say(self, text: Text, *values: object) -> str:
        """Say a text of the client in the language of this table."""
        return text.say(self.lang, *values)

    def show(self, what: RenderableType, style: str = "") -> None:
        """Show words as they are, without reading them as markup, and not behind a prompt."""
        self.prompt.clear()
        self.console.print(what, style=style or None)

    def names(self) -> list[str]:
        """Name the seats."""
        return [self.game.seat_name(seat, self.lang) for seat in range(self.g.view(None)["seats"])]

    def tell(self, lines: list[str], heading: Text | None = None) -> None:
        """Show lines of the log."""
        if lines and heading is not None:
            self.console.rule(self.say(heading), style="dim", align="left")
        for line in lines:
            self.show(f"  {line}")

    def introduce(self) -> None:
        """Say what the game is about, how to choose, and who sits here."""
        if self.renderer.intro.en:
            self.show(self.say(self.renderer.intro))
        self.show(self.say(words.HOW_TO_CHOOSE))
        if self.people:
            here = words.listed([self.names()[seat] for seat in self.people], self.lang)
            self.show(self.say(words.YOU_ARE if len(self.people) == 1 else words.YOU_PLAY, here), "bold")

    def pondering(self, seat: int) -> contextlib.AbstractContextManager[object]:
        """Say who is thinking, as long as it lasts; a transcript need not know."""
        if not self.console.is_terminal:
            return contextlib.nullcontext()
        return self.console.status(self.say(words.THINKING, self.names()[seat]))

    def finish(self) -> None:
        """Show how the game ended."""
        me = self.people[0] if len(self.people) == 1 else None
        self.console.rule(style="dim")
        self.show(self.renderer.draw(self.g.view(me), [], me, self.names(), self.lang, self.console.width))
        self.show(self.say(words.OVER), "bold")
        self.show(commands.sheets(self.g, self.names(), self.lang))
        self.show(commands.winners(self.g, self.names(), self.lang), "bold")

    # Asking.

    def ask(self, seat: int) -> None:
        """Ask a person until something has changed the game."""
        before = self.g
        if len(self.g.deciders) > 1:
            self.secretive = set(self.g.deciders)
        secret = self.renderer.secretive and len(self.people) > 1 and seat in self.secretive
        if self.holding not in (None, seat) and self.console.is_terminal:
            self.console.clear()
        holds = len(self.people) > 1 and self.holds_cards(seat)
        if secret or (holds and self.holding != seat):
            self.show(self.say(words.ALONE, self.names()[seat]), "bold")
            self.read_line("", seat)
            if self.g is not before:
                return
        self.holding = seat if holds else None
        self.news(seat)
        self.draw(seat)
        while self.g is before:
            typed = self.read_line(f"{self.names()[seat]}> ", seat)
            if self.g is before:
                self.answer(seat, typed)
        self.secretive.discard(seat)
        if secret and self.console.is_terminal:
            self.console.clear()

    def holds_cards(self, seat: int) -> bool:
        """Say whether a person sees something that the others at this screen must not see."""
        if self.renderer.holds_cards is None:
            return bool(self.g.view(seat) != self.g.view(None))
        return self.renderer.holds_cards(self.g.view(seat), seat)

    def draw(self, seat: int | None) -> None:
        """Draw the game, and for who is asked the question and the options."""
        options = [] if seat is None else self.g.options(seat)
        view = self.g.view(seat)
        self.console.rule(style="dim")
        self.show(self.renderer.draw(view, options, seat, self.names(), self.lang, self.console.width))
        if seat is None or not options:
            return
        if seat in self.g.deciders:
            question = self.say(words.TURN, self.names()[seat], self.g.question(seat, self.lang))
            self.show(f"{question} {self.renderer.aside(view, options, seat, self.lang)}", "bold")
        self.show(choices.show(options, self.lang, self.foreseen(seat, options)))

    def read_line(self, prompt: str, seat: int | None) -> str:
        """Read a line of a person here; EOFError says that there are no more."""
        return self.read_or(asyncio.Event().wait, prompt, seat) or ""

    def read_or(self, interruption: Interruption, prompt: str, seat: int | None) -> str | None:
        """Read a line of a person here; None if something happens before."""
        typed = self.prompt.read(prompt, seat, self.entries(seat), interruption)
        if typed is not None and not self.prompt.echoes:
            self.show(words.printable(typed[:80]))  # a transcript shows what was answered
        return None if typed is None else typed.strip()

    def entries(self, seat: int | None) -> list[choices.Entry]:
        """List what a person here can type: choices, and commands in both languages, this table's first."""
        options = [] if seat is None else self.g.options(seat)
        found = [choices.Entry(option.text, option.label(self.lang), is_choice=True) for option in options]
        for lang in sorted(LANGUAGES, key=lambda lang: lang != self.lang):
            for name, (word, _, meaning) in self.commands().items():
                about = name in ABOUT_CHOICES
                found.append(choices.Entry(word.say(lang), self.say(meaning), is_choice=False, takes_choice=about))
        return list({entry.text: entry for entry in found}.values())

    def answer(self, seat: int, typed: str) -> None:
        """Obey a command, or play a choice, or say why not."""
        name, rest = self.command_in(typed)
        if name:
            self.run_command(name, seat, rest)
        elif not typed:
            self.draw(seat)
        else:
            option = self.find(seat, typed)
            if option is not None:
                self.play(seat, option.text)

    def command_in(self, typed: str) -> tuple[str, str]:
        """Find the English name of the command that was typed, and what stands behind it; no name if there is none."""
        first, _, rest = typed.partition(" ")
        for name, (word, _, _) in self.commands().items():
            if choices.tidy(first) in {name, word.de}:
                return name, rest.strip()
        return "", ""

    def find(self, seat: int, typed: str) -> choices.Offer | None:
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
        kinds = {option.kind for option in self.g.options(seat)}
        labels = [self.game.option(text).label(self.lang) for text in self.game.actions]
        known = {choices.tidy(label): text for label, text in zip(labels, self.game.actions, strict=True)}
        known |= {choices.tidy(text): text for text in self.game.actions}
        for meant in [typed, *[f"{kind} {typed}" for kind in sorted(kinds)]]:
            if meant in known:
                reason = self.g.why_not(seat, known[meant], self.lang)
                return f"{known[meant]}: {reason}"
        return self.say(words.UNKNOWN, repr(typed[:40]))
