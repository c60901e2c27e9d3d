"""Plays the games on a Ray cluster, with the same results as local processes."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterable
from typing import Any, Final

from netloft.arena.plan import Plan
from netloft.arena.play import GameFailed, Result, attempt
from netloft.arena.pool import AHEAD, Game, Pool, finished, in_order
from netloft.core.text import NetloftError

TIMEOUT: Final = 5.0  # seconds


def ray_cluster(address: str | None = None) -> Pool:
    """Return a pool that plays on the cluster at an address, or on this machine's, started if necessary."""
    ray = ray_itself()
    if address:
        check_reachable(address)

    def results(games: Iterable[Game], keep_records: bool) -> Generator[Result, None, None]:
        connect(ray, address)
        try:
            play = ray.remote(attempt)
            plans: dict[int, Any] = {}

            def play_one(arena: Plan, game: int) -> Any:
                if id(arena) not in plans:
                    plans[id(arena)] = ray.put(arena)
                return play.remote(plans[id(arena)], game, keep_records)

            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            tasks = (play_one(arena, game) for arena, game in games)
            for task in in_order(tasks, AHEAD * workers):
                yield finished(ray.get(task))
        except ray.exceptions.RayError as error:
            said = str(error).strip().splitlines() or [type(error).__name__]
            raise GameFailed(f"ray: {said[-1]}") from None
        finally:
            ray.shutdown()  # also stops running games

    return results


def ray_itself() -> Any:
    """Return Ray, or raise NetloftError with the install command."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # do not send usage statistics
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silence a deprecation warning
    try:
        import ray  # noqa: PLC0415  (an extra, and slow to start)
    except ImportError:
        raise NetloftError('--ray: Ray is missing; install it with: pip install "netloft[ray]"') from None
    return ray


def check_reachable(address: str) -> None:
    """Fail fast if nothing listens at the address: Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:
            socket.create_connection((host, int(port)), timeout=TIMEOUT).close()
    except (OSError, ValueError, OverflowError) as error:
        raise no_cluster(address, error) from None


def connect(ray: Any, address: str | None) -> None:
    """Connect to the cluster or start one, silently."""
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise no_cluster(address or "this machine", error) from None


def no_cluster(address: str, error: Exception) -> NetloftError:
    """Build the error for a cluster that cannot be reached."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return NetloftError(f"--ray: no cluster at {address}: {said[0]}")
