"""The base of all tables at a screen: shows the game, asks questions, and runs commands."""

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
"""Commands that take a choice as argument."""


class Screen:
    """One game at one screen; subclasses decide where it is stored and who else plays."""

    def __init__(
        self, game: Game, g: GameState, console: Console, lang: str, people: list[int], prompt: Prompt
    ) -> None:
        self.game = game
        self.g = g
        """The current state; replaced by another object when it changes."""
        self.console = console
        self.lang = lang
        self.people = people
        """The seats of the people at this screen."""
        self.prompt = prompt
        self.renderer = renderer_of(game.name)
        self.secretive: set[int] = set()
        """The seats of a simultaneous decision, whose answers stay secret to the last one."""
        self.holding: int | None = None
        """The seat whose hand is on the screen."""

    # What a table provides.

    def news(self, seat: int | None) -> None:
        """Show what happened since this person last decided."""
        raise NotImplementedError

    def play(self, seat: int, text: str) -> None:
        """Play a choice."""
        raise NotImplementedError

    def run_command(self, name: str, seat: int, typed: str) -> None:
        """Run a command by its English name."""
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
        """Return a text in the language of this table."""
        return text.say(self.lang, *values)

    def show(self, what: RenderableType, style: str = "") -> None:
        """Print something without markup, on a new line."""
        self.prompt.clear()
        self.console.print(what, style=style or None)

    def names(self) -> list[str]:
        """Return the names of the seats."""
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
        """Show who is thinking, unless this is a transcript."""
        if not self.console.is_terminal:
            return contextlib.nullcontext()
        return self.console.status(self.say(words.THINKING, self.names()[seat]))

    def finish(self) -> None:
        """Show the result."""
        me = self.people[0] if len(self.people) == 1 else None
        self.console.rule(style="dim")
        self.show(self.renderer.draw(self.g.view(me), [], me, self.names(), self.lang, self.console.width))
        self.show(self.say(words.OVER), "bold")
        self.show(commands.sheets(self.g, self.names(), self.lang))
        self.show(commands.winners(self.g, self.names(), self.lang), "bold")

    # Asking.

    def ask(self, seat: int) -> None:
        """Ask a person until the game changes."""
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
        """Return whether a person sees something that the others at this screen must not see."""
        if self.renderer.holds_cards is None:
            return bool(self.g.view(seat) != self.g.view(None))
        return self.renderer.holds_cards(self.g.view(seat), seat)

    def draw(self, seat: int | None) -> None:
        """Draw the game, with the question and options of a seat."""
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
        """Read a line; raise EOFError at the end of input."""
        return self.read_or(asyncio.Event().wait, prompt, seat) or ""

    def read_or(self, interruption: Interruption, prompt: str, seat: int | None) -> str | None:
        """Read a line; return None if interrupted."""
        typed = self.prompt.read(prompt, seat, self.entries(seat), interruption)
        if typed is not None and not self.prompt.echoes:
            self.show(words.printable(typed[:80]))  # show the answer in a transcript
        return None if typed is None else typed.strip()

    def entries(self, seat: int | None) -> list[choices.Entry]:
        """List the possible inputs: choices, then commands in both languages."""
        options = [] if seat is None else self.g.options(seat)
        found = [choices.Entry(option.text, option.label(self.lang), is_choice=True) for option in options]
        for lang in sorted(LANGUAGES, key=lambda lang: lang != self.lang):
            for name, (word, _, meaning) in self.commands().items():
                about = name in ABOUT_CHOICES
                found.append(choices.Entry(word.say(lang), self.say(meaning), is_choice=False, takes_choice=about))
        return list({entry.text: entry for entry in found}.values())

    def answer(self, seat: int, typed: str) -> None:
        """Run a command or play a choice, or explain why not."""
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
        """Return the English name of a typed command and its argument; an empty name if there is none."""
        first, _, rest = typed.partition(" ")
        for name, (word, _, _) in self.commands().items():
            if choices.tidy(first) in {name, *[choices.tidy(word.say(lang)) for lang in LANGUAGES]}:
                return name, rest.strip()
        return "", ""

    def find(self, seat: int, typed: str) -> choices.Offer | None:
        """Return the option that was typed; show why if there is none."""
        found = choices.find(self.g.options(seat), typed, self.lang)
        if len(found) == 1:
            return found[0]
        if found:
            self.show(self.say(words.AMBIGUOUS, repr(typed[:40]), ", ".join(option.text for option in found)))
        else:
            self.show(self.reason(seat, typed), "red")
        return None

    def reason(self, seat: int, typed: str) -> str:
        """Return why the input is not an option; the kind of the options may be omitted."""
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
