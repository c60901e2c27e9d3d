"""Reads lines from a person or a pipe; a prompt can be interrupted by an event."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.utils import is_dumb_terminal

from netloft.terminal.choices import Entry, completions

if sys.platform != "win32":
    import termios

CHUNK: Final = 65536  # bytes read from a pipe at once

Interruption = Callable[[], Awaitable[object]]
"""Waits for the event that interrupts a prompt."""


class PromptInterruptedError(Exception):
    """An event interrupted a prompt."""


class Completions(Completer):
    """Completes choices and commands."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterator[Completion]:
        """Yield completions of the text before the cursor."""
        begun, found = completions(self.entries, document.text_before_cursor)
        for text, meaning in found:
            yield Completion(text, -len(begun), display_meta=meaning)


class Pipe:
    """Reads lines from a pipe in a thread, because Windows cannot poll a pipe."""

    def __init__(self) -> None:
        self.begun = b""
        self.ended = False
        self.reading: asyncio.Future[bytes] | None = None

    async def wait(self) -> None:
        """Wait for a line or the end of input."""
        while b"\n" not in self.begun and not self.ended:
            if self.reading is None:
                self.reading = read_in_thread(sys.stdin.fileno())
            part = await asyncio.shield(self.reading)  # cancelling the wait does not cancel the read
            self.reading = None
            self.begun += part
            self.ended = not part

    def take(self) -> str:
        """Return the next line; raise EOFError at the end."""
        if not self.begun:
            raise EOFError
        line, _, self.begun = self.begun.partition(b"\n")
        return line.decode(sys.stdin.encoding, "replace")


def read_in_thread(number: int) -> asyncio.Future[bytes]:
    """Read a chunk in a thread; an empty one at the end or if the file is closed."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[bytes] = loop.create_future()

    def read() -> None:
        part = b""
        with contextlib.suppress(OSError):
            part = os.read(number, CHUNK)
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(found.set_result, part)

    threading.Thread(target=read, daemon=True).start()
    return found


class Prompt:
    """Reads answers; its event loop runs only while waiting."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self.runner = runner
        is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
        self.echoes = is_terminal
        """Whether the terminal echoes what is typed."""
        self.edits = is_terminal and not is_dumb_terminal()
        """Whether a person edits lines and can type at any time; a pipe only answers questions."""
        self.sessions: dict[int | None, PromptSession[str]] = {}
        """Each person's history, which others at this screen must not see."""
        self.begun: dict[int | None, Document] = {}
        """What each person had typed before an interruption."""
        self.pipe = Pipe()
        self.stands = False
        """Whether a transcript ends with a prompt."""

    @contextlib.contextmanager
    def holding_keys(self) -> Iterator[None]:
        """Buffer keys pressed between prompts without echo; Windows does this by itself."""
        if sys.platform == "win32" or not self.edits:
            yield
            return
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        held = termios.tcgetattr(terminal)
        held[3] &= ~(termios.ECHO | termios.ICANON)  # Ctrl-C still works
        termios.tcsetattr(terminal, termios.TCSANOW, held)
        try:
            yield
        finally:
            termios.tcsetattr(terminal, termios.TCSANOW, before)

    def read(self, text: str, seat: int | None, entries: Sequence[Entry], interruption: Interruption) -> str | None:
        """Return a person's next line, or None if interrupted; raise EOFError at the end of input."""
        if not (sys.stdin and sys.stdout):  # already closed
            raise EOFError
        return self.runner.run(
            self.edit(text, seat, entries, interruption) if self.edits else self.receive(text, interruption)
        )

    async def edit(
        self, text: str, seat: int | None, entries: Sequence[Entry], interruption: Interruption
    ) -> str | None:
        """Let a person edit a line, starting with what was typed before."""
        if seat not in self.sessions:
            self.sessions[seat] = PromptSession(complete_while_typing=False, enable_suspend=True)
        session = self.sessions[seat]
        app = session.app
        app.erase_when_done = False

        async def give_way() -> None:
            await interruption()
            if not app.is_done:
                app.erase_when_done = True
                app.exit(exception=PromptInterruptedError)

        def begin() -> None:
            app.create_background_task(give_way())

        try:
            return await session.prompt_async(
                text,
                completer=Completions(entries),
                default=self.begun.pop(seat, Document()),
                pre_run=begin,
                handle_sigint=False,  # the runner handles it, even while the prompt shuts down
            )
        except PromptInterruptedError:
            self.begun[seat] = session.default_buffer.document
            return None

    async def receive(self, text: str, interruption: Interruption) -> str | None:
        """Read a line from the pipe, or leave it there if interrupted."""
        if not self.stands:
            sys.stdout.write(text)
            sys.stdout.flush()
        self.stands = bool(text)
        line, interrupted = asyncio.ensure_future(self.pipe.wait()), asyncio.ensure_future(interruption())
        try:
            await asyncio.wait([line, interrupted], return_when=asyncio.FIRST_COMPLETED)
        finally:
            line.cancel()
            interrupted.cancel()
        if interrupted.done() and not interrupted.cancelled():
            return None
        found = self.pipe.take()
        self.stands = False
        return found

    def clear(self) -> None:
        """End the line of a prompt in a transcript."""
        if self.stands:
            sys.stdout.write("\n")
            self.stands = False


@contextlib.contextmanager
def prompting() -> Iterator[Prompt]:
    """Open a prompt and restore the terminal at the end."""
    with asyncio.Runner() as runner:
        prompt = Prompt(runner)
        with prompt.holding_keys():
            yield prompt
