"""The server: the page, and a websocket over which everything else goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import netloft
from netloft import bots
from netloft.core.text import LANGUAGES, Text
from netloft.server import queries, wire
from netloft.server.facts import glossary
from netloft.server.guests import Presence
from netloft.server.lobby import Lobby
from netloft.server.table import STALE, Table
from netloft.server.wire import Refusal

LOG: Final = logging.getLogger("netloft")
PAGE: Final = Path(str(files("netloft.server") / "page"))
UNREAD: Final = 500  # messages that a client may leave unread
WAITING: Final = 4  # requests of a client that wait while another one is answered
SERVER_STOPS: Final = 1012
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
FIRST_HELLO: Final = Text("The first message has to be hello.", "Die erste Nachricht muss hello sein.")
OTHER_PROTOCOL: Final = Text(
    "This page is of another version; load it again.", "Diese Seite hat eine andere Version; lade sie neu."
)
NOT_AT_TABLE: Final = Text("You are not at this table.", "Du bist nicht an diesem Tisch.")
ONLY_OWNER: Final = Text("Only who set the table up can do that.", "Das kann nur, wer den Tisch eröffnet hat.")
BUSY: Final = Text("Too many questions at once.", "Zu viele Fragen auf einmal.")
BROKEN: Final = Text(
    "Something went wrong here; nothing was changed.", "Hier ging etwas schief; es wurde nichts geändert."
)


class Client:
    """One connection: reads requests in order, and sends what it is told in order."""

    def __init__(self, socket: WebSocket, lobby: Lobby) -> None:
        self.socket = socket
        self.lobby = lobby
        self.lang = "en"
        self.greeted = False
        self.at: dict[str, Table] = {}
        self.unanswered: asyncio.Queue[str | bytes] = asyncio.Queue(WAITING)
        self.unsent: asyncio.Queue[str] = asyncio.Queue(UNREAD)
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost = asyncio.Event()
        self.adviser = asyncio.Lock()  # one hint at a time, so that bots are not kept waiting by a hundred

    def tell(self, message: wire.Message | str) -> None:
        """Send a message; a client that reads nothing is let go, and comes back to the exact position when it can."""
        try:
            self.unsent.put_nowait(message if isinstance(message, str) else wire.encode(message))
        except asyncio.QueueFull:
            self.lost.set()

    def forget(self, table: str) -> None:
        """Be no longer at a table."""
        self.at.pop(table, None)

    async def serve(self) -> None:
        """Talk until the connection ends."""
        await self.socket.accept()
        jobs = [asyncio.create_task(job) for job in (self.receive(), self.listen(), self.send(), self.lost.wait())]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in [*jobs, *self.tasks]:
                job.cancel()
            for table in list(self.at.values()):
                self.lobby.leave(table, self)
            await asyncio.gather(*jobs, return_exceptions=True)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close()

    async def send(self) -> None:
        """Send what is to be told."""
        while True:
            message = await self.unsent.get()
            try:
                await self.socket.send_text(message)
            except (WebSocketDisconnect, RuntimeError):
                return
            self.unsent.task_done()

    async def receive(self) -> None:
        """Take in requests until the connection ends; what came before its end is still answered."""
        while True:
            try:
                received = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if received["type"] == "websocket.disconnect":
                if received.get("code") != SERVER_STOPS:
                    await self.unanswered.join()
                return
            await self.unanswered.put(received.get("text") or received.get("bytes") or "")

    async def listen(self) -> None:
        """Answer one request after another; those that take long are answered when they are ready."""
        while True:
            await self.answer(await self.unanswered.get())
            self.unanswered.task_done()
            await self.unsent.join()  # who does not read is not listened to, and others have their turn

    async def answer(self, data: str | bytes) -> None:
        """Answer a request, or say why not; never anything else."""
        id = 0  # noqa: A001 - the wire's word
        try:
            request = wire.read_request(data)
            id = request.id  # noqa: A001
            if not self.greeted and not isinstance(request, wire.Hello):
                raise Refusal("no hello", FIRST_HELLO)  # noqa: TRY301 - everything is refused in one place
            await self.handle(request)
        except Refusal as refusal:
            self.refuse(id, refusal)
        except Exception as error:  # noqa: BLE001 - a fault of ours is no reason to drop the client
            LOG.error("%.200r: %r", data, error)  # noqa: TRY400 - one line, for who runs the server
            self.refuse(id, Refusal("broken", BROKEN))

    def answer_later(self, request: wire.Hint | wire.Judge, table: Table, presence: Presence) -> None:
        """Let what a worker has to think about be answered when it is ready."""
        if len(self.tasks) >= UNREAD:
            raise Refusal("busy", BUSY)
        task = asyncio.create_task(self.advise(request, table, presence))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def advise(self, request: wire.Hint | wire.Judge, table: Table, presence: Presence) -> None:
        """Answer what a worker has to think about."""
        try:
            async with self.adviser:
                if isinstance(request, wire.Hint):
                    self.is_now(table, presence, request.number)
                    self.tell(
                        wire.Hints(request.id, request.number, await queries.hint(table, request.seat, self.lang))
                    )
                else:
                    judged = await queries.judge(table, request.move, self.lang)
                    judged.id = request.id
                    self.tell(judged)
        except Refusal as refusal:
            self.refuse(request.id, refusal)

    def is_now(self, table: Table, presence: Presence, number: int) -> None:
        """Refuse what is asked about a position that is no longer there."""
        if number != table.journal.number(presence.mine):
            raise Refusal("stale", STALE)

    def refuse(self, id: int, refusal: Refusal) -> None:  # noqa: A002 - the wire's word
        """Say no."""
        self.tell(wire.Refused(id, refusal.code, refusal.text.say(self.lang)))

    def here(self, request: wire.AtTable) -> tuple[Table, Presence]:
        """Return the table a request is about, and what this client may do there."""
        table = self.at.get(request.table)
        if table is None:
            raise Refusal("not at table", NOT_AT_TABLE)
        return table, table.guests[self]

    async def handle(self, request: wire.ClientMessage) -> None:
        """Do what is asked."""
        if isinstance(request, wire.Hello):
            self.welcome(request)
        elif isinstance(request, wire.Create):
            self.tell(wire.Created(request.id, *await self.lobby.create(request)))
        elif isinstance(request, wire.Import):
            self.tell(wire.Created(request.id, *await self.lobby.import_record(request.record)))
        elif isinstance(request, wire.Mine):
            self.tell(wire.Rows(request.id, await self.lobby.mine(request.tickets)))
        elif isinstance(request, wire.Glossary):
            if request.game not in netloft.games():
                raise Refusal("no such game", Text("There is no such game.", "Dieses Spiel gibt es nicht."))
            self.tell(wire.Explained(request.id, request.game, glossary(request.game, self.lang)))
        elif isinstance(request, wire.Attach):
            table = await self.lobby.table(request.table)
            try:
                table.attach(self, request.secrets, request.seat, request.id)
                self.at[request.table] = table
            finally:
                self.lobby.unload_if_idle(table)
        elif isinstance(request, wire.AtTable):
            await self.at_table(request, *self.here(request))

    def welcome(self, request: wire.Hello) -> None:
        """Let a client in that speaks this protocol."""
        if request.protocol != wire.PROTOCOL:
            raise Refusal("other protocol", OTHER_PROTOCOL)
        self.lang = request.lang if request.lang in LANGUAGES else "en"
        self.greeted = True
        games = [describe(name, self.lang) for name in netloft.games()]
        self.tell(wire.Welcome(request.id, wire.PROTOCOL, version("netloft"), games, list(bots.LEVELS)))
        for table in self.at.values():  # in another language
            table.show(self)

    async def at_table(self, request: wire.AtTable, table: Table, presence: Presence) -> None:
        """Do what is asked at a table."""
        if isinstance(request, wire.Play):
            seat = table.own(presence, request.seat)
            self.done(
                request, await table.submit(partial(table.play, seat, request.option, request.number, presence.mine))
            )
        elif isinstance(request, wire.Undo):
            seat = table.own(presence, request.seat)
            self.done(request, await table.submit(partial(table.undo, seat, request.number, presence.mine)))
        elif isinstance(request, wire.Agree):
            seat = table.own(presence, request.seat)
            self.done(
                request, await table.submit(partial(table.agree, seat, request.yes, request.number, presence.mine))
            )
        elif isinstance(request, wire.Preview):
            seat = table.own(presence, request.seat)
            self.is_now(table, presence, request.number)
            found = queries.preview(table, seat, request.option)
            sheet = [(name.say(self.lang), float(old), float(new)) for name, old, new in found.sheet]
            final = found.last and len(table.people) > 1
            self.tell(wire.Previewed(request.id, found.words(self.lang), found.changes, sheet, final))
        elif isinstance(request, wire.Why):
            seat = table.own(presence, request.seat)
            self.tell(wire.Reason(request.id, table.g.why_not(seat, request.option, self.lang) or ""))
        elif isinstance(request, wire.Hint):
            table.own(presence, request.seat)
            self.is_now(table, presence, request.number)
            self.answer_later(request, table, presence)
        elif isinstance(request, wire.Judge):
            self.answer_later(request, table, presence)
        elif isinstance(request, wire.Look):
            table.look(self, request.seat, request.id)
        elif isinstance(request, wire.Frame):
            framed = await queries.frame(table, presence.seat, request.move, self.lang)
            framed.id = request.id
            self.tell(framed)
        elif isinstance(request, wire.History):
            scores = await queries.history(table)
            scores.id = request.id
            self.tell(scores)
        elif isinstance(request, wire.Export):
            name = f"{table.row.game}-{table.row.id}.netloft"
            self.tell(wire.Exported(request.id, queries.export(table, presence.seat), name))
        elif isinstance(request, wire.Rename):
            seat = table.own(presence, request.seat)
            await table.submit(partial(table.rename, seat, request.name))
            self.done(request, table.journal.number(presence.mine))
        elif isinstance(request, wire.Remove):
            if not presence.owner:
                raise Refusal("not yours", ONLY_OWNER)
            await self.lobby.remove(table, self, request.id)
        elif isinstance(request, wire.Detach):
            self.forget(request.table)
            self.lobby.leave(table, self)
            self.done(request, table.journal.number(presence.mine))

    def done(self, request: wire.Request, number: int) -> None:
        """Confirm."""
        self.tell(wire.Done(request.id, number))


def describe(name: str, lang: str) -> wire.GameInfo:
    """Describe a game as the page for a new table needs it."""
    game = netloft.game(name)
    settings = [
        wire.Setting(
            setting.name,
            setting.kind,
            setting.title.say(lang),
            setting.default,
            [(value, text.say(lang)) for value, text in setting.choices.items()],
        )
        for setting in game.setup()
    ]
    names = [game.seat_name(seat, lang) for seat in range(max(game.seats))]
    return wire.GameInfo(name, game.title.say(lang), game.rules, sorted(game.seats), settings, names)


async def talk(socket: WebSocket) -> None:
    """Serve a client; pages of other sites are not let in."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(4403)
        return
    await Client(socket, socket.app.state.lobby).serve()


async def page(request: Request) -> Response:
    """Send a file of the page; every other address is one of the page's own."""
    headers = dict(HEADERS)
    try:
        path = (PAGE / request.path_params["path"]).resolve()
        is_file = path.is_file() and path.is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # what can be no name of a file
        return PlainTextResponse("There is no such file.", 404, headers=headers)
    if is_file:
        if path.parent.name == "assets":  # their names change with what is in them
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return FileResponse(path, headers=headers)
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("The page was not built: see CONTRIBUTING.md.", 500, headers=headers)
    if path.suffix:
        return PlainTextResponse("There is no such file.", 404, headers=headers)
    return FileResponse(PAGE / "index.html", headers=headers | {"Cache-Control": "no-cache"})


async def health(_request: Request) -> Response:
    """Say that the server is alive."""
    return PlainTextResponse("fine")


def app(lobby: Lobby) -> Starlette:
    """Build the web application for a lobby."""

    @contextlib.asynccontextmanager
    async def living(_app: Starlette) -> AsyncIterator[None]:
        yield
        await lobby.close()

    made = Starlette(
        routes=[
            WebSocketRoute("/ws", talk),
            Route("/health", health),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=600)],
        lifespan=living,
    )
    made.state.lobby = lobby
    return made
