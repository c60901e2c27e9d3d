"""The web application: the page, and a websocket for everything else."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
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
from netloft import bots, registry
from netloft.core.text import ENGLISH, FILES, LANGUAGES, Text, catalogue_of, language_name
from netloft.server import datafile, queries, undo, wire
from netloft.server.facts import glossary
from netloft.server.gate import FOREIGN, Gate, Hosts
from netloft.server.guests import Presence
from netloft.server.journal import STALE
from netloft.server.lobby import Lobby
from netloft.server.table import Table
from netloft.server.wire import Refusal

LOG: Final = logging.getLogger("netloft")
ROUTES: Final = {"", "new", "t", "replay", "learn", "rules", "settings", "about"}
"""How the addresses within the page begin, as in App.svelte."""
PAGE: Final = Path(str(files("netloft.server") / "page"))
UNREAD: Final = 500  # unsent messages before a client is dropped
WAITING: Final = 4  # queued requests per client
SERVER_STOPS: Final = 1012
FIRST_HELLO: Final = Text("The first message must be hello.", "Die erste Nachricht muss hello sein.")
OTHER_PROTOCOL: Final = Text(
    "This page has another version; reload it.", "Diese Seite hat eine andere Version; lade sie neu."
)
NOT_AT_TABLE: Final = Text("You are not at this table.", "Du bist nicht an diesem Tisch.")
ONLY_OWNER: Final = Text("Only the table's owner can do that.", "Das kann nur, wer den Tisch eröffnet hat.")
BUSY: Final = Text("Too many questions at once.", "Zu viele Fragen auf einmal.")
BROKEN: Final = Text(
    "Something went wrong here; nothing was changed.", "Hier ging etwas schief; es wurde nichts geändert."
)


class Client:
    """One connection: answers requests in order and sends messages in order."""

    def __init__(self, socket: WebSocket, lobby: Lobby) -> None:
        self.socket = socket
        self.lobby = lobby
        self.lang = ENGLISH
        self.greeted = False
        self.at: dict[str, Table] = {}
        self.unanswered: asyncio.Queue[str | bytes] = asyncio.Queue(WAITING)
        self.unsent: asyncio.Queue[str] = asyncio.Queue(UNREAD)
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost = asyncio.Event()
        self.adviser = asyncio.Lock()  # one hint at a time, so that many hints do not delay the bots

    def tell(self, message: wire.Message | str) -> None:
        """Queue a message; a client that does not read is dropped and can reconnect."""
        try:
            self.unsent.put_nowait(message if isinstance(message, str) else wire.encode(message))
        except asyncio.QueueFull:
            self.lost.set()

    def forget(self, table: str) -> None:
        """Forget a table that this client has left."""
        self.at.pop(table, None)

    async def serve(self) -> None:
        """Serve the connection until it ends."""
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
        """Send queued messages."""
        while True:
            message = await self.unsent.get()
            try:
                await self.socket.send_text(message)
            except (WebSocketDisconnect, RuntimeError):
                return
            self.unsent.task_done()

    async def receive(self) -> None:
        """Queue requests until the connection ends; the queued ones are still answered."""
        while True:
            try:
                received = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if received["type"] == "websocket.disconnect":
                if received.get("code") != SERVER_STOPS:
                    await self.unanswered.join()
                return
            data = received.get("text") or received.get("bytes") or ""
            if self.greeted and (ping := wire.read_ping(data)):
                self.tell(wire.Pong(ping.id))  # not after slow requests: silence means that the connection is lost
            else:
                await self.unanswered.put(data)

    async def listen(self) -> None:
        """Answer requests in order; slow ones are answered when they are ready."""
        while True:
            await self.answer(await self.unanswered.get())
            self.unanswered.task_done()
            await self.unsent.join()  # stop reading from a client that does not read

    async def answer(self, data: str | bytes) -> None:
        """Answer a request, or refuse it."""
        id = 0  # noqa: A001 - the wire's word
        request: wire.ClientMessage | None = None
        try:
            request = wire.read_request(data)
            id = request.id  # noqa: A001
            if not self.greeted and not isinstance(request, wire.Hello):
                raise Refusal("no hello", FIRST_HELLO)  # noqa: TRY301 - all refusals are sent in one place
            await self.handle(request)
        except Refusal as refusal:
            self.refuse(id, refusal)
        except Exception as error:  # noqa: BLE001 - an internal error must not drop the client
            trouble = datafile.trouble(error)
            help_ = f"; {datafile.advice(self.lobby.store.path)}" if trouble else ""
            LOG.error("%s", told(request, error) + help_)  # noqa: TRY400 - one line for the operator
            self.refuse(id, Refusal("not stored", trouble) if trouble else Refusal("broken", BROKEN))

    def answer_later(self, request: wire.Hint | wire.Judge, table: Table, presence: Presence) -> None:
        """Start a task that answers a request that needs a worker."""
        if len(self.tasks) >= UNREAD:
            raise Refusal("busy", BUSY)
        task = asyncio.create_task(self.advise(request, table, presence))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def advise(self, request: wire.Hint | wire.Judge, table: Table, presence: Presence) -> None:
        """Answer a request that needs a worker."""
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
        """Refuse a request about an outdated position."""
        if number != table.journal.number(presence.mine):
            raise Refusal("stale", STALE)

    def refuse(self, id: int, refusal: Refusal) -> None:  # noqa: A002 - the wire's word
        """Send a refusal."""
        self.tell(wire.Refused(id, refusal.code, wire.cut(refusal.text.say(self.lang))))

    def here(self, request: wire.AtTable) -> tuple[Table, Presence]:
        """Return the table of a request and this client's presence there."""
        table = self.at.get(request.table)
        if table is None:
            raise Refusal("not at table", NOT_AT_TABLE)
        return table, table.guests[self]

    async def handle(self, request: wire.ClientMessage) -> None:
        """Dispatch a request."""
        if isinstance(request, wire.Hello):
            self.welcome(request)
        elif isinstance(request, wire.Ping):
            self.tell(wire.Pong(request.id))
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
            presence = await self.lobby.admit(request.table, request.secrets)
            table = await self.lobby.table(request.table)
            try:
                table.attach(self, presence, request.seat, request.id)
                self.at[request.table] = table
            finally:
                self.lobby.unload_if_idle(table)
        elif isinstance(request, wire.Remove) and request.secrets and request.table not in self.at:
            if not (await self.lobby.admit(request.table, request.secrets)).owner:
                raise Refusal("not yours", ONLY_OWNER)
            await self.lobby.remove(request.table, self, request.id)
        elif isinstance(request, wire.AtTable):
            await self.at_table(request, *self.here(request))

    def welcome(self, request: wire.Hello) -> None:
        """Greet a client that speaks this protocol."""
        if request.protocol != wire.PROTOCOL:
            raise Refusal("other protocol", OTHER_PROTOCOL)
        self.lang = request.lang if request.lang in LANGUAGES else ENGLISH
        self.greeted = True
        games = [describe(name, self.lang) for name in registry.playable()]
        languages = [wire.Language(lang, language_name(lang)) for lang in LANGUAGES]
        self.tell(wire.Welcome(request.id, wire.PROTOCOL, version("netloft"), games, list(bots.LEVELS), languages))
        for table in self.at.values():  # in another language
            table.show(self)

    async def at_table(self, request: wire.AtTable, table: Table, presence: Presence) -> None:
        """Dispatch a request at a table."""
        if isinstance(request, wire.Play):
            seat = table.own(presence, request.seat)
            self.done(
                request, await table.submit(partial(table.play, seat, request.option, request.number, presence.mine))
            )
        elif isinstance(request, wire.Undo):
            seat = table.own(presence, request.seat)
            self.done(request, await table.submit(partial(undo.undo, table, seat, request.number, presence.mine)))
        elif isinstance(request, wire.Redo):
            seat = table.own(presence, request.seat)
            self.done(request, await table.submit(partial(undo.redo, table, seat, request.number, presence.mine)))
        elif isinstance(request, wire.Undoable):
            how = await undo.undoable(table, table.own(presence, request.seat))
            self.tell(wire.Undoing(request.id, table.journal.number(presence.mine), how))
        elif isinstance(request, wire.Agree):
            seat = table.own(presence, request.seat)
            self.done(
                request,
                await table.submit(partial(undo.agree, table, seat, request.yes, request.number, presence.mine)),
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
            await self.lobby.remove(request.table, self, request.id)
        elif isinstance(request, wire.Detach):
            self.forget(request.table)
            self.lobby.leave(table, self)
            self.done(request, table.journal.number(presence.mine))

    def done(self, request: wire.Request, number: int) -> None:
        """Confirm a request."""
        self.tell(wire.Done(request.id, number))


def told(request: wire.ClientMessage | None, error: Exception) -> str:
    """Tell an error of a request in one line, without the secrets that came with it."""
    secrets: list[str] = []
    if isinstance(request, wire.Attach | wire.Remove):
        secrets = request.secrets
    elif isinstance(request, wire.Mine):
        secrets = [ticket.secret for ticket in request.tickets]
    text = repr(error)
    for secret in secrets:
        text = text.replace(secret, "…") if secret else text
    return f"{type(request).__name__}: {text:.300}"


def describe(name: str, lang: str) -> wire.GameInfo:
    """Describe a game for the page that sets up a new table."""
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
    guide = registry.guide_of(name)
    intro = guide[0][1].say(lang) if guide else ""
    return wire.GameInfo(name, game.title.say(lang), game.rules, sorted(game.seats), settings, names, intro)


async def talk(socket: WebSocket) -> None:
    """Serve a client; refuse pages of other sites."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(FOREIGN)
        return
    await Client(socket, socket.app.state.lobby).serve()


async def page(request: Request) -> Response:
    """Send a file of the page; other addresses are routes within the page."""
    headers: dict[str, str] = {}
    try:
        path = (PAGE / request.path_params["path"]).resolve()
        is_file = path.is_file() and path.is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # not a valid file name
        return PlainTextResponse("There is no such file.", 404)
    if is_file:
        if path.parent.name == "assets":  # their names contain a hash of their content
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return FileResponse(path, headers=headers)
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("The page was not built; see CONTRIBUTING.md.", 500)
    if path.suffix:
        return PlainTextResponse("There is no such file.", 404)
    known = request.path_params["path"].partition("/")[0] in ROUTES
    return FileResponse(PAGE / "index.html", 200 if known else 404, {"Cache-Control": "no-cache"})


async def sentences(request: Request) -> Response:
    """Send the page's sentences in a language that has a catalogue; the browser keeps them until they change."""
    lang = request.path_params["lang"]
    if lang not in FILES:
        return PlainTextResponse("There is no such language.", 404)
    body = json.dumps(catalogue_of(lang).page, ensure_ascii=False).encode()
    headers = {"Cache-Control": "no-cache", "ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


async def health(_request: Request) -> Response:
    """Answer a health check."""
    return PlainTextResponse("fine")


def app(lobby: Lobby, hosts: Hosts) -> Starlette:
    """Build the web application for a lobby; raise NetloftError if a catalogue is damaged."""
    for lang in LANGUAGES:
        catalogue_of(lang)

    @contextlib.asynccontextmanager
    async def living(_app: Starlette) -> AsyncIterator[None]:
        yield
        await lobby.close()

    made = Starlette(
        routes=[
            WebSocketRoute("/ws", talk),
            Route("/health", health),
            Route("/languages/{lang}.json", sentences),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Gate, hosts), Middleware(GZipMiddleware, minimum_size=600)],
        lifespan=living,
    )
    made.state.lobby = lobby
    return made
