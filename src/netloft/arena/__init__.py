"""The arena: bots play many games in rotating seats; results come with confidence intervals."""

from __future__ import annotations

from netloft.arena.arena import Widths, play_blocks
from netloft.arena.comparing.comparison import Difference, compare
from netloft.arena.comparing.pairs import play_pairs
from netloft.arena.on_ray import ray_cluster
from netloft.arena.picks import Pick, picks
from netloft.arena.plan import Plan, Seating, plan, seating, whole
from netloft.arena.play import GameFailed, Result, play, play_out
from netloft.arena.pool import Pool, here, processes
from netloft.arena.report.page import report
from netloft.arena.results import join, load, pack, results, table, unpack
from netloft.arena.statistics import Estimate, mean, rate, wilson
from netloft.arena.tables import Standing, Thinking, by_bot, by_seat, by_turn, thinking

__all__ = [
    "Difference",
    "Estimate",
    "GameFailed",
    "Pick",
    "Plan",
    "Pool",
    "Result",
    "Seating",
    "Standing",
    "Thinking",
    "Widths",
    "by_bot",
    "by_seat",
    "by_turn",
    "compare",
    "here",
    "join",
    "load",
    "mean",
    "pack",
    "picks",
    "plan",
    "play",
    "play_blocks",
    "play_out",
    "play_pairs",
    "processes",
    "rate",
    "ray_cluster",
    "report",
    "results",
    "seating",
    "table",
    "thinking",
    "unpack",
    "whole",
    "wilson",
]
