"""Turns on the event loop: nothing that a client asks holds up the others."""

from __future__ import annotations

import asyncio

import pytest

from netloft.server import slices
from netloft.server.slices import WHO, Slices, turn
from netloft.server.workers.shares import Who

MANY = 40


def test_who_asks_little_goes_before_who_asks_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty connections of one address that work without end keep another address waiting for two slices at most."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    order: list[str] = []

    async def work(address: str, times: int) -> None:
        WHO.set(Who(address, object()))
        long = Slices()
        for _ in range(times):
            await long.pause()
            order.append(address)

    async def both() -> None:
        attackers = [asyncio.create_task(work("attacker", 10)) for _ in range(MANY)]
        for _ in range(2 * MANY):
            await asyncio.sleep(0)
        before = len(order)
        await asyncio.create_task(work("innocent", 3))
        assert len(order) - before <= 3 * 3, order[before:]
        await asyncio.gather(*attackers)

    asyncio.run(both())
    assert order.count("attacker") == MANY * 10


def test_one_round_of_the_loop_has_one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many who ask at the same moment are answered in rounds of their own, and others are served between them."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    rounds: list[int] = []
    now = 0

    async def count() -> None:
        nonlocal now
        while True:
            now += 1
            await asyncio.sleep(0)

    async def ask() -> None:
        await turn()
        rounds.append(now)

    async def run() -> None:
        counting = asyncio.create_task(count())
        await asyncio.gather(*[ask() for _ in range(MANY)])
        counting.cancel()

    asyncio.run(run())
    assert len(set(rounds)) == MANY


def test_who_leaves_does_not_keep_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait go on when one of them has gone."""
    monkeypatch.setattr(slices, "SLICE", 0.0)

    async def run() -> None:
        waiting = [asyncio.create_task(turn()) for _ in range(MANY)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert [one for one in done if one is None] == [None] * (MANY // 2)

    asyncio.run(run())
