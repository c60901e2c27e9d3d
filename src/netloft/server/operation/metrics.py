"""Numbers about a server for Prometheus, on a port of their own: they are not for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from netloft.core.text import NetloftError

if TYPE_CHECKING:
    from netloft.server.lobby import Lobby

WAITS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)  # seconds

MOVES: Final = Counter("netloft_moves", "Journal entries stored: moves, results of chance, undos and redos")
REFUSALS: Final = Counter("netloft_refusals", "Requests refused, by the code of the refusal", ["code"])
REQUESTS: Final = Histogram("netloft_request_seconds", "Time until a request was handled", ["kind"], buckets=WAITS)
STORING: Final = Histogram("netloft_store_seconds", "Time until a change was on the disk", buckets=WAITS)
CLIENTS: Final = Gauge("netloft_clients", "Connections of clients")


class House(Collector):
    """What can be counted in a lobby when somebody asks."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[Metric]:
        """Count tables, and jobs that wait for a worker."""
        yield GaugeMetricFamily("netloft_tables", "Tables in memory", len(self.lobby.tables))
        waiting = GaugeMetricFamily("netloft_waiting_jobs", "Jobs that wait for a worker process", labels=["pool"])
        waiting.add_metric(["bots"], self.lobby.workers.line.length)
        waiting.add_metric(["readers"], self.lobby.readers.line.length)
        yield waiting
        house = self.lobby.house
        if house is not None:
            yield GaugeMetricFamily("netloft_session", "Whether tables can be held now", bool(house.session))
            passed = sum([len(relays) for relays in list(house.relays.values())])
            yield GaugeMetricFamily("netloft_passed_on", "Connections to other processes for clients", passed)


@contextmanager
def published(lobby: Lobby, where: tuple[str, int] | None) -> Iterator[None]:
    """Publish the numbers of a lobby at an address and port, if there is one."""
    if where is None:
        yield
        return
    try:
        server, thread = start_http_server(where[1], where[0])
    except OSError as error:
        raise NetloftError(f"--metrics: cannot listen at {where[0]}:{where[1]}: {error.strerror}") from None
    house = House(lobby)
    REGISTRY.register(house)
    try:
        yield
    finally:
        REGISTRY.unregister(house)
        server.shutdown()
        server.server_close()
        thread.join()
