"""Whole matches at random: the share of the set-up, and how many Python calls a decision takes."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import scriptorium as sc
from benchmarks.course import Course
from benchmarks.suites import Row, Target

from .first_tables import GAME, SEATS

MATCHES = 7
MOST_DECISIONS = 100_000
WARM = 4000
COUNTED = 4000


class Timed(NamedTuple):
    """The seconds that a match took until the first turn, and in all; and its decisions."""

    setting_up: float
    whole: float
    decisions: int


def timed_match(library: sc.Library, seed: int, most: int = MOST_DECISIONS) -> Timed:
    """One match played at random to its end, or for so many decisions."""
    random = Random(seed).random
    decisions, setting_up = 0, 0.0
    began = process_time()
    table = sc.new_table(GAME, SEATS, seed, library=library)
    while table.outcome is None and decisions < most:
        choices = sc.legal(table)
        table = sc.apply(table, choices[int(random() * len(choices))]).table
        decisions += 1
        if not setting_up and table.clock.phase == "play":
            setting_up = process_time() - began
    return Timed(setting_up, process_time() - began, decisions)


def setup_rows(library: sc.Library, matches: int = MATCHES) -> Iterator[Row]:
    """P18: what of a whole random match is set-up, the draft and the placing of the bridges."""
    timed_match(library, 0)  # what is worked out once for all matches
    played = [timed_match(library, seed) for seed in range(1, matches + 1)]
    shares = [100 * one.setting_up / one.whole for one in played]
    first, whole = (1000 * median(times) for times in list(zip(*played, strict=True))[:2])
    decisions = median(one.decisions for one in played)
    note = f"{first:.0f} of {whole:.0f} ms; {decisions:,.0f} decisions, medians of {matches}"
    yield Row(
        "sator", "P18 set-up's share of a random match", median(shares), "%", note,
        target=Target(10, 5, at_most=True),
    )  # fmt: skip


class Calls(NamedTuple):
    """How many functions were called while so many decisions were taken."""

    python: int
    native: int
    decisions: int


def calls_in_play(
    first_turns: Sequence[sc.Table], warm: int = WARM, decisions: int = COUNTED
) -> Calls:
    """Count the calls of random play from the first turn on, when what can be known is known."""
    playing = Course(first_turns, 1)
    playing.go(warm)
    calls = {"call": 0, "c_call": 0, "return": 0, "c_return": 0, "c_exception": 0}

    def count(frame: Any, event: str, argument: Any) -> None:
        calls[event] += 1

    before, collected = sys.getprofile(), gc.isenabled()
    gc.collect()
    gc.disable()  # what runs when the collector happens to come by is no call of a decision
    sys.setprofile(count)
    try:
        playing.go(decisions)
    finally:
        sys.setprofile(before)
        if collected:
            gc.enable()
    return Calls(calls["call"], calls["c_call"], decisions)


def call_rows(first_turns: Sequence[sc.Table]) -> Iterator[Row]:
    """P19: Python calls a decision. A count, the same on every machine."""
    calls = calls_in_play(first_turns)
    note = f"and {calls.native / calls.decisions:.1f} into C; legal and apply, from the first turn"
    yield Row(
        "sator", "P19 Python calls", calls.python / calls.decisions, "a decision", note,
        target=Target(40, 25, at_most=True),
    )  # fmt: skip
