"""States of SATOR that fit their types and can be in no match: refused, with what is wrong."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "core"))
from forging import parts_of, resealed

import scriptorium as sc
from scriptorium.cards import CardRun
from scriptorium_sator.rules.no_moving_back import Records
from scriptorium_sator.turn.swap import Exchanging

Forgery = Callable[[dict[str, Any]], None]


@cache
def met(wanted: str) -> sc.Table:
    """A table of random matches on which something is as it is wanted."""
    is_so = WANTED[wanted]
    for seed in range(20):
        table, luck = sc.new_table("sator", 2, seed), random.Random(seed)
        for _ in range(600):
            if table.outcome is not None:
                break
            if is_so(table):
                return table
            table = sc.apply(table, luck.choice(sc.legal(table))).table
    raise AssertionError(f"no match comes to {wanted}")


def run_of(table: sc.Table) -> Any:
    """The half-played card on top, if there is one."""
    top = table.pending[-1]
    return top if isinstance(top, CardRun) else None


def is_chosen(table: sc.Table, stages: int) -> bool:
    """Whether a card of the hand is half played, and so many choices of its part are made."""
    run = run_of(table)
    return run is not None and run.card != "free" and run.stage == stages


def is_free_action(table: sc.Table) -> bool:
    """Whether a free action is announced."""
    run = run_of(table)
    return run is not None and bool(run.card == "free")


WANTED: dict[str, Callable[[sc.Table], bool]] = {
    "a swap": lambda table: isinstance(table.pending[-1], Exchanging),
    "a free action": is_free_action,
    "a card": lambda table: is_chosen(table, 0),
    "a chosen bridge": lambda table: is_chosen(table, 1),
    "the first of two turns": lambda table: is_chosen(table, 2),
    "a moved bridge": lambda table: bool(table[Records].bridges),
}


def forged(table: sc.Table, change: Forgery) -> bytes:
    """A save with a right checksum, and with something else on the table."""
    setup, body = parts_of(sc.dump(table))
    there = msgspec.msgpack.decode(body)
    change(there)
    return resealed(setup, msgspec.msgpack.encode(there))


def twice(there: dict[str, Any]) -> None:
    there["pending"].append(there["pending"][-1])


def remembered(states: list[list[int]]) -> Forgery:
    def change(there: dict[str, Any]) -> None:
        there["parts"]["sator.records"]["bridges"][0][2] = states

    return change


def chosen(at: int, value: Any) -> Forgery:
    def change(there: dict[str, Any]) -> None:
        there["pending"][-1]["chosen"][at] = value

    return change


def swap_above(there: dict[str, Any]) -> None:
    there["pending"].append(
        {"kind": "sator.exchanging", "seat": there["pending"][-1]["seat"], "cards": []}
    )


def without_stage(there: dict[str, Any]) -> None:
    there["pending"][-1]["stage"] = 0


FORGED: dict[str, tuple[str, Forgery, str]] = {
    "a swap written twice": ("a swap", twice, "two swaps are made at once"),
    "a swap above a card": ("a card", swap_above, "in the middle of something else"),
    "a card written twice": ("a card", twice, "half played 2 times"),
    "a free action written twice": ("a free action", twice, "two free actions"),
    "no states": ("a moved bridge", remembered([]), "moved and was nowhere"),
    "an empty state": ("a moved bridge", remembered([[]]), "as it cannot have been"),
    "a place off the grid": ("a moved bridge", remembered([[8191]]), "as it cannot have been"),
    "a rider beside it": ("a moved bridge", remembered([[33, 0]]), "as it cannot have been"),
    "no such bridge": ("a chosen bridge", chosen(0, 99), "nobody can have chosen"),
    "a word for a bridge": ("a chosen bridge", chosen(0, "x"), "nobody can have chosen"),
    "a path for a bridge": ("a chosen bridge", chosen(0, [1, 2]), "nobody can have chosen"),
    "a stage before": ("a chosen bridge", without_stage, "nobody can have chosen"),
    "another price": ("the first of two turns", chosen(1, 77), "nobody can have chosen"),
    "an empty first turn": ("the first of two turns", chosen(2, []), "nobody can have chosen"),
}


@pytest.mark.parametrize("kind", FORGED)
def test_what_no_match_comes_to_is_refused(kind: str) -> None:
    """Each names what is wrong; the table that it is made of is taken."""
    wanted, change, told = FORGED[kind]
    table = met(wanted)
    assert sc.load(sc.dump(table)) == table
    with pytest.raises(sc.LoadError, match=told):
        sc.load(forged(table, change))


@pytest.mark.parametrize("off", ["positions", "draft", "placement"])
def test_a_match_without_a_step_of_the_set_up_can_be_saved(off: str) -> None:
    """Where nobody lays the bridges, books hover in play as they do before it."""
    table, luck = sc.new_table("sator", 3, 2, without=[f"sator.{off}"]), random.Random(2)
    for _ in range(120):
        assert sc.load(sc.dump(table)) == table
        table = sc.apply(table, luck.choice(sc.legal(table))).table
    assert table.clock.phase == "play"
