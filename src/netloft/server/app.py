"""The web application: the page, and a websocket for everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Hashable
from functools import partial
from importlib.metadata import version
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import netloft
from netloft import bots, registry
from netloft.core.text import ENGLISH, GERMAN, LANGUAGES, Text, catalogue_of, language_name
from netloft.server import queries, undo, wire
from netloft.server.cluster.relay import PASSED_ON
from netloft.server.database.troubles import UNREACHABLE, trouble
from netloft.server.door.gate import FOREIGN, Gate, Hosts
from netloft.server.door.meter import TooFastError
from netloft.server.door.network import network_of
from netloft.server.door.pages import page, sentences
from netloft.server.door.quota import keep_tidy
from netloft.server.facts import glossary
from netloft.server.guests import Presence
from netloft.server.journal import STALE
from netloft.server.lobby import Lobby
from netloft.server.operation import metrics
from netloft.server.operation.health import Readiness, healthz
from netloft.server.slices import WHO, turn
from netloft.server.store import LostError
from netloft.server.table import NOT_YOURS, Table
from netloft.server.wire import Refusal
from netloft.server.workers.shares import Who

LOG: Final = logging.getLogger("netloft")
WAITING: Final = 4  # queued requests per client
SERVER_STOPS: Final = 1012
TRY_AGAIN: Final = 1013
BRAKE: Final = 1.0  # seconds for which nothing more is read from a client that asks too much
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
        self.host = socket.client.host if socket.client else ""
        self.who = Who(network_of(self.host), id(self))
        self.is_passed_on = PASSED_ON in socket.headers
        """Whether it comes by way of another process."""
        self.lang = ENGLISH
        self.changes = False
        self.greeted = False
        self.heard = False
        """Whether the client has said anything lately."""
        self.answering = False
        self.at: dict[str, Table] = {}
        self.unanswered: asyncio.Queue[str | bytes] = asyncio.Queue(WAITING)
        self.limits = lobby.meter.limits
        self.unsent: asyncio.Queue[str] = asyncio.Queue(self.limits.unread_messages)
        self.unread = 0
        """Letters that are not sent yet."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost = asyncio.Event()
        self.adviser = asyncio.Lock()  # one hint at a time, so that many hints do not delay the bots

    def tell(self, message: wire.Message | str) -> None:
        """Queue a message; a client that does not read is dropped and can reconnect."""
        text = message if isinstance(message, str) else wire.encode(message)
        self.unread += len(text)
        try:
            self.unsent.put_nowait(text)
        except asyncio.QueueFull:
            self.lost.set()
        if self.unread > self.limits.unread_bytes:
            self.lost.set()

    def drop(self) -> None:
        """End the connection; the client comes again."""
        self.lost.set()

    def forget(self, table: str) -> None:
        """Forget a table that this client has left."""
        self.at.pop(table, None)

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        await self.socket.accept()
        with metrics.CLIENTS.track_inprogress():
            await self.talk()

    async def talk(self) -> None:
        """Receive, answer and send until the connection ends."""
        WHO.set(self.who)
        parts = (self.receive(), self.listen(), self.send(), self.watch(), self.lost.wait())
        jobs = [asyncio.create_task(job) for job in parts]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in [*jobs, *self.tasks]:
                job.cancel()
            for table in list(self.at.values()):
                self.lobby.leave(table, self)
            self.lobby.follow(self, {})
            if self.lobby.house is not None:
                await self.lobby.house.leave(self)
            await asyncio.gather(*jobs, return_exceptions=True)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(SERVER_STOPS if self.lost.is_set() else 1000)

    async def send(self) -> None:
        """Send queued messages."""
        while True:
            message = await self.unsent.get()
            try:
                async with asyncio.timeout(self.limits.reading):
                    await self.socket.send_text(message)
            except (WebSocketDisconnect, RuntimeError, TimeoutError):
                return
            self.unread -= len(message)
            self.unsent.task_done()

    async def watch(self) -> None:
        """Return when a client has not said hello in time, or is silent for long and at no table."""
        await asyncio.sleep(self.limits.handshake)
        while self.answering or (self.greeted and (self.at or self.heard or self.lobby.house is not None)):
            self.heard = False
            await asyncio.sleep(self.limits.idle)

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
            self.heard = True
            if self.greeted and (ping := wire.read_ping(data)) and not self.lobby.meter.is_too_much(self.who):
                self.tell(wire.Pong(ping.id))  # not after slow requests: silence means that the connection is lost
            else:
                await self.unanswered.put(data)

    async def listen(self) -> None:
        """Answer requests in order; slow ones are answered when they are ready."""
        while True:
            data = await self.unanswered.get()
            self.answering = True
            await self.answer(data)
            self.answering = False
            self.unanswered.task_done()
            await self.unsent.join()  # stop reading from a client that does not read

    async def answer(self, data: str | bytes) -> None:
        """Answer a request, or refuse it."""
        if self.lost.is_set():  # it comes again
            return
        id = 0  # noqa: A001 - the wire's word
        request: wire.ClientMessage | None = None
        meter = self.lobby.meter
        began = time.perf_counter()
        try:
            try:
                request = wire.read_request(data)
                id = request.id  # noqa: A001
            finally:
                meter.message(self.who, len(data))  # also if it is none
            if not self.greeted and not isinstance(request, wire.Hello):
                raise Refusal("no hello", FIRST_HELLO)  # noqa: TRY301 - all refusals are sent in one place
            meter.request(self.who, request, self.person(request))
            await turn()
            if self.lobby.house is None or not await self.lobby.house.passes_on(self, request):
                await self.handle(request)
        except TooFastError as refusal:
            self.refuse(id, refusal)
            await asyncio.sleep(min(refusal.wait, BRAKE))  # so that refusing costs nobody anything
        except Refusal as refusal:
            if refusal.code == "wrong secret":
                meter.wrong(self.who)
            self.refuse(id, refusal)
        except LostError:
            self.drop()  # it asks again elsewhere
        except Exception as error:  # noqa: BLE001 - an internal error must not drop the client
            wrong = trouble(error)
            help_ = f"; {self.lobby.store.database.advice}" if wrong else ""
            LOG.error("%s", told(request, error) + help_)  # noqa: TRY400 - one line for the operator
            if wrong is UNREACHABLE and self.lobby.house is not None:
                self.drop()  # as when the session is lost: it asks again, maybe at a process that has a database
                return
            self.refuse(id, Refusal("not stored", wrong) if wrong else Refusal("broken", BROKEN))
        finally:
            if request is not None:
                metrics.REQUESTS.labels(type(request).__name__.lower()).observe(time.perf_counter() - began)

    def answer_later(self, request: wire.Hint | wire.Judge | wire.History, table: Table, presence: Presence) -> None:
        """Start a task that answers a request that needs a worker."""
        if len(self.tasks) >= self.limits.unread_messages:
            raise Refusal("busy", BUSY)
        task = asyncio.create_task(self.advise(request, table, presence))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def advise(self, request: wire.Hint | wire.Judge | wire.History, table: Table, presence: Presence) -> None:
        """Answer a request that needs a worker."""
        try:
            async with self.adviser:
                if isinstance(request, wire.Hint):
                    self.is_now(table, presence, request.number)
                    found = await queries.hint(table, request.seat, self.lang, self.who)
                    self.tell(wire.Hints(request.id, request.number, found))
                else:
                    asked = (
                        queries.judge(table, request.move, self.lang, self.who)
                        if isinstance(request, wire.Judge)
                        else queries.history(table, self.lang, self.who)
                    )
                    answer: wire.Judged | wire.Scores = await asked
                    answer.id = request.id
                    self.tell(answer)
        except Refusal as refusal:
            self.refuse(request.id, refusal)

    def is_now(self, table: Table, presence: Presence, number: int) -> None:
        """Refuse a request about an outdated position."""
        if number != table.journal.number(presence.mine):
            raise Refusal("stale", STALE)

    def refuse(self, id: int, refusal: Refusal) -> None:  # noqa: A002 - the wire's word
        """Send a refusal."""
        metrics.REFUSALS.labels(refusal.code).inc()
        self.tell(wire.Refused(id, refusal.code, wire.cut(refusal.text.say(self.lang)), refusal.wait))

    def person(self, request: wire.Request) -> Hashable:
        """Return who asks: who has these seats, from however many connections; else this connection."""
        table = self.at.get(request.table) if isinstance(request, wire.AtTable) else None
        mine = table.guests[self].mine if table is not None and self in table.guests else None
        return (table.row.id, mine) if table is not None and mine else self.who

    def here(self, request: wire.AtTable) -> tuple[Table, Presence]:
        """Return the table of a request and this client's presence there."""
        table = self.at.get(request.table)
        if table is None:
            raise Refusal("not at table", NOT_AT_TABLE)
        if table.lost:
            raise LostError
        return table, table.guests[self]

    async def handle(self, request: wire.ClientMessage) -> None:
        """Dispatch a request."""
        if isinstance(request, wire.Hello):
            self.welcome(request)
        elif isinstance(request, wire.Ping):
            self.tell(wire.Pong(request.id))
        elif isinstance(request, wire.Create):
            self.tell(wire.Created(request.id, *await self.lobby.create(request, self.who)))
        elif isinstance(request, wire.Import):
            self.tell(wire.Created(request.id, *await self.lobby.import_record(request, self.who)))
        elif isinstance(request, wire.Mine):
            self.tell(wire.Rows(request.id, await self.lobby.mine(request.tickets, self)))
        elif isinstance(request, wire.Glance):
            self.tell(await self.lobby.glance(request.table, request.secrets, request.id))
        elif isinstance(request, wire.Glossary):
            if request.game not in netloft.games():
                raise Refusal("no such game", Text("There is no such game.", "Dieses Spiel gibt es nicht."))
            self.tell(wire.Explained(request.id, request.game, glossary(request.game, self.lang)))
        elif isinstance(request, wire.Invitation):
            self.tell(await self.lobby.invited(request, self.lang))
        elif isinstance(request, wire.Take):
            self.tell(await self.lobby.take(request))
        elif isinstance(request, wire.Attach):
            table, presence = await self.lobby.enter(request.table, request.secrets)
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
        self.changes = request.changes
        self.greeted = True
        games = [describe(name, self.lang) for name in registry.playable()]
        languages = [wire.Language(lang, language_name(lang)) for lang in LANGUAGES]
        self.tell(wire.Welcome(request.id, wire.PROTOCOL, version("netloft"), games, list(bots.LEVELS), languages))
        for table in self.at.values():  # in another language
            table.show(self)

    async def at_table(self, request: wire.AtTable, table: Table, presence: Presence) -> None:
        """Dispatch a request at a table."""
        if isinstance(request, wire.Play):
            move = partial(table.play, request.seat, request.option, request.number, presence.mine)
            self.done(request, await table.act(presence, request.seat, move))
        elif isinstance(request, wire.Undo):
            back = partial(undo.undo, table, request.seat, request.number, presence.mine)
            self.done(request, await table.act(presence, request.seat, back))
        elif isinstance(request, wire.Redo):
            again = partial(undo.redo, table, request.seat, request.number, presence.mine)
            self.done(request, await table.act(presence, request.seat, again))
        elif isinstance(request, wire.Undoable):
            how = await undo.undoable(table, table.own(presence, request.seat))
            self.tell(wire.Undoing(request.id, table.journal.number(presence.mine), how))
        elif isinstance(request, wire.Agree):
            agree = partial(undo.agree, table, request.seat, request.yes, request.number, presence.mine)
            self.done(request, await table.act(presence, request.seat, agree))
        elif isinstance(request, wire.Preview):
            seat = table.own(presence, request.seat)
            self.is_now(table, presence, request.number)
            previewed = queries.preview(table, seat, request.option, self.lang)
            previewed.id = request.id
            self.tell(previewed)
        elif isinstance(request, wire.Why):
            seat = table.own(presence, request.seat)
            self.tell(wire.Reason(request.id, table.g.why_not(seat, request.option, self.lang) or ""))
        elif isinstance(request, wire.Hint):
            table.own(presence, request.seat)
            self.is_now(table, presence, request.number)
            self.answer_later(request, table, presence)
        elif isinstance(request, wire.Judge | wire.History):
            self.answer_later(request, table, presence)
        elif isinstance(request, wire.Look):
            table.look(self, request.seat, request.id)
        elif isinstance(request, wire.Frame):
            viewer = presence.seat if request.seat is None else queries.any_seat(table, request.seat)
            framed = await queries.frame(table, viewer, request.move, self.lang)
            framed.id = request.id
            self.tell(framed)
        elif isinstance(request, wire.Rematch):
            await self.rematch(request, table, presence)
        elif isinstance(request, wire.Export):
            name = f"{table.row.game}-{table.row.id}.netloft"
            self.tell(wire.Exported(request.id, queries.export(table, presence.seat), name))
        elif isinstance(request, wire.Rename):
            await table.act(presence, request.seat, partial(table.rename, request.seat, request.name, request.face))
            self.done(request, table.journal.number(presence.mine))
        elif isinstance(request, wire.Reclaim):
            if not presence.owner:
                raise Refusal("not yours", ONLY_OWNER)
            await self.lobby.reclaim(table, presence, request.seat)
            self.done(request, table.journal.number(presence.mine))
        elif isinstance(request, wire.Remove):
            if not presence.owner:
                raise Refusal("not yours", ONLY_OWNER)
            await self.lobby.remove(request.table, self, request.id)
        elif isinstance(request, wire.Detach):
            self.forget(request.table)
            self.lobby.leave(table, self)
            self.done(request, table.journal.number(presence.mine))

    async def rematch(self, request: wire.Rematch, table: Table, presence: Presence) -> None:
        """Lead everybody at a finished table to the next one."""
        if not presence.mine:
            raise Refusal("not your seat", NOT_YOURS)
        if not table.g.over:
            raise Refusal("not over", queries.NOT_OVER)
        following = await table.submit(partial(self.lobby.rematch, table, self.who, turned=request.turned))
        for guest in table.guests:
            if guest is not self:
                guest.tell(wire.Rematched(0, request.table, following))
        self.tell(wire.Rematched(request.id, request.table, following))

    def done(self, request: wire.Request, number: int) -> None:
        """Confirm a request."""
        self.tell(wire.Done(request.id, number))


def told(request: wire.ClientMessage | None, error: Exception) -> str:
    """Tell an error of a request in one line, without the secrets that came with it."""
    secrets: list[str] = []
    if isinstance(request, wire.Attach | wire.Glance | wire.Remove):
        secrets = request.secrets
    elif isinstance(request, wire.Invitation):
        secrets = [request.secret]
    elif isinstance(request, wire.Take):
        secrets = [request.secret, request.key]
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
    lobby: Lobby = socket.app.state.lobby
    if lobby.house is not None and lobby.house.session is None:
        await socket.accept()
        await socket.close(TRY_AGAIN)
        return
    client = Client(socket, lobby)
    if reason := lobby.meter.enter(client.who.address):
        lang = GERMAN if socket.headers.get("accept-language", "").startswith(GERMAN) else ENGLISH
        await socket.accept()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(wire.encode(wire.Refused(0, "too many connections", reason.say(lang))))
            await socket.close(TRY_AGAIN)
        return
    try:
        await client.serve()
    finally:
        lobby.meter.leave(client.who.address)


def app(lobby: Lobby, hosts: Hosts, prefix: str = "") -> Starlette:
    """Build the web application for a lobby; raise NetloftError if a catalogue is damaged."""
    for lang in LANGUAGES:
        catalogue_of(lang)

    @contextlib.asynccontextmanager
    async def living(_app: Starlette) -> AsyncIterator[None]:
        if lobby.house is not None:
            await lobby.house.start()
        tidying = asyncio.create_task(keep_tidy(lobby))
        yield
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        await lobby.close()

    made = Starlette(
        routes=[
            WebSocketRoute("/ws", talk),
            Route("/health", healthz),
            Route("/healthz", healthz),
            Route("/readyz", Readiness(lobby).readyz),
            Route("/languages/{lang}.json", sentences),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Gate, hosts, lobby.meter, prefix)],
        lifespan=living,
    )
    made.state.lobby = lobby
    made.state.prefix = prefix
    return made
