"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from netloft.server.database import Database
from netloft.server.door.gate import Hosts
from netloft.server.door.limits import Limits
from netloft.server.operation.logs import LINE

PATIENCE: Final = 3.0  # seconds


@dataclass(frozen=True)
class Settings:
    """The settings of one server; `netloft serve --help` explains them."""

    database: Database
    hosts: Hosts
    workers: int | None = None
    processes: int = 1
    patience: float = PATIENCE
    """Seconds of silence after which other processes take over the tables of one."""
    peer: str = "127.0.0.1"
    """The address at which other processes reach this one."""
    path: str = ""
    """The path below which a proxy shows this server, without a slash at its end."""
    proxies: str = "127.0.0.1"
    """The proxies that are believed when they name a client's address."""
    metrics: tuple[str, int] | None = None
    """The address and port of the metrics; further processes take the ports after it."""
    log: str = LINE
    limits: Limits = field(default_factory=Limits)
