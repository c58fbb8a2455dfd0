"""Three mistakes planted in the quick list of pushes are found, also where play seldom comes by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

import scriptorium as sc
from night import often
from scriptorium import why_not
from scriptorium.testing.helpers import compare, compare_imagined, random_match
from scriptorium_sator.hand.playing import AP
from scriptorium_sator.verbs import listed_pushes, push
from scriptorium_sator.verbs.bridge_parts import ChosenBridge, chosen_bridge

MOST = 60
QUICK: Any = sc.declared_choice(push.Push).quick.lists
MATCHES = ((2, 1), (3, 2))


@contextmanager
def asking(chosen_bridge: Callable[[sc.Moment], ChosenBridge]) -> Iterator[None]:
    """What the quick list asks about the chosen bridge is answered so, as long as it lists."""
    kept = listed_pushes.chosen_bridge
    listed_pushes.chosen_bridge = chosen_bridge
    try:
        yield
    finally:
        listed_pushes.chosen_bridge = kept


def for_nothing(at: sc.Moment) -> ChosenBridge:
    bridge, part, here, _, may = chosen_bridge(at)
    return bridge, part, here, at.clock.left[AP], may


def anywhere(at: sc.Moment) -> ChosenBridge:
    bridge, part, here, left, _ = chosen_bridge(at)
    return bridge, part, here, left, None


def forgets_the_price_of_carrying(at: sc.Moment) -> list[Any]:
    with asking(for_nothing):
        return QUICK(at)


def forgets_what_is_closed(at: sc.Moment) -> list[Any]:
    with asking(anywhere):
        return QUICK(at)


def lists_an_outcome_twice(at: sc.Moment) -> list[Any]:
    found = QUICK(at)
    for action in found:
        if len(set(action.path)) == 2 and len(action.path) == 2:
            other = push.Push(action.ap, action.path[::-1])
            table = replace(at.table, pending=(*at.pending[:-1], at.decision))
            if why_not(table, other) is None:
                return [*found, other]
    return found


MISTAKES = {
    "too much": forgets_the_price_of_carrying,
    "too much, closed": forgets_what_is_closed,
    "twice": lists_an_outcome_twice,
}


@cache
def tables() -> list[sc.Table]:
    """Some tables of random play in which the bridges have been placed."""
    found: list[sc.Table] = []
    for seats, seed in MATCHES:
        match = random_match(sc.new_table("sator", seats, seed), seed, most=700)
        found += [table for table in match if table.clock.phase == "play"][:: often(500, 200)]
    return found


@pytest.fixture
def planted() -> Iterator[Callable[[Any], None]]:
    """Put another quick list into the choice, as it is bound in the rules of the tables."""
    bound = list({id(t.rules): t.rules.actions[push.Push] for t in tables()}.values())
    kept = [one.quick for one in bound]

    def put(lists: Any) -> None:
        for one in bound:
            one.quick = sc.Quick(lists=lists)

    yield put
    for one, quick in zip(bound, kept, strict=True):
        one.quick = quick


def told() -> Iterator[str]:
    for table in tables():
        yield from compare(table)
        yield from compare_imagined(table, MOST)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_planted_mistake_is_found(mistake: str, planted: Callable[[Any], None]) -> None:
    planted(MISTAKES[mistake])
    assert any(one.startswith(f"{mistake.split(',')[0]}: push ") for one in told())


def test_without_one_nothing_is_found() -> None:
    assert list(told()) == []
