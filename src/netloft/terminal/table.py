"""The table of `netloft play`: seats people and bots, lets them decide, keeps the game in a file."""

from __future__ import annotations

import contextlib
import os
import random
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console

import netloft
from netloft import bots
from netloft.core.position import Position
from netloft.terminal import commands, files, words
from netloft.terminal.screen import Screen
from netloft.terminal.shared_options import ignore_ctrl_c

if TYPE_CHECKING:
    from netloft.core.game import Game
    from netloft.terminal.prompt import Prompt

USUAL: Final = "medium"  # the bots, if nobody says


class Table(Screen):
    """One game at one screen, and nowhere else."""

    g: Position

    def __init__(
        self,
        game: Game,
        g: Position,
        console: Console,
        lang: str,
        people: list[int],
        seed: int | None,
        path: Path,
        prompt: Prompt,
        rivals: str = USUAL,
    ) -> None:
        super().__init__(game, g, console, lang, people, prompt)
        self.seed = seed
        self.luck = random.SystemRandom().getrandbits(64) if seed is None else seed
        self.path = path
        self.rivals = rivals
        self.bot = bots.bot(rivals)
        self.bot.prepare(g)
        self.read: dict[int | None, int] = {}
        """How many lines of the log each person has seen."""
        self.played = not g.over
        """Whether something is decided here, or only the end of a game looked at."""

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
            self.prompt.clear()
        except KeyboardInterrupt:
            ignore_ctrl_c()
            self.show("")  # a terminal may have shown it as ^C
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
        """Say whose bot is thinking, as long as it does, if that is long enough to notice."""
        return self.pondering(seat) if bot.is_slow else contextlib.nullcontext()

    def play(self, seat: int, text: str) -> None:
        """Play on a copy, so that Ctrl-C never meets a position half-way."""
        ahead = self.g.copy()
        ahead.play(seat, text)
        self.g = ahead

    def welcome(self) -> None:
        """Say what the game is about, how to choose, and who sits where."""
        self.introduce()
        others = [name for seat, name in enumerate(self.names()) if seat not in self.people]
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
        super().finish()
        if self.played:
            for line in self.renderer.finished(self.g, self.lang):
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

    def run_command(self, name: str, seat: int, typed: str) -> None:
        """Obey a command."""
        commands.COMMANDS[name](self, seat, typed)

    def news(self, seat: int | None) -> None:
        """Show what happened since this person last decided: at first all of the log."""
        log = self.g.log(seat, self.lang)
        self.tell(log[self.read.get(seat, 0) :], words.SINCE if seat in self.read else words.SO_FAR)
        self.read[seat] = len(log)
