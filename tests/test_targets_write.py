"""What is refused must be writable: every target writes each value that its field's type allows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import scriptorium as sc
from scriptorium.engine.values import is_well_formed
from scriptorium.testing.helpers import random_match

GAMES = (("sator", 2), ("plankenkoorts", 2), ("rennes", 2), ("monasterium", 2))
MOST = 300
EDGE = 2**53


def values(kind: inspect.Type, words: tuple[str, ...]) -> list[Any]:
    """Values at the edges of what a type allows, and some within."""
    if isinstance(kind, inspect.BoolType):
        return [True, False]
    if isinstance(kind, inspect.IntType):
        least = -EDGE if kind.ge is None else kind.ge
        most = EDGE if kind.le is None else kind.le
        near = (least, least + 1, -1, 0, 1, 2, 23, 24, 255, 256, most - 1, most)
        return sorted({value for value in near if least <= value <= most})
    if isinstance(kind, inspect.StrType):
        return ["", "x", "é;: {}", *words]
    if isinstance(kind, inspect.UnionType):
        return [value for one in kind.types for value in values(one, words)]
    if isinstance(kind, inspect.NoneType):
        return [None]
    if isinstance(kind, inspect.VarTupleType):
        within = values(kind.item_type, words)
        longest = min(12 if kind.max_length is None else kind.max_length, 12)
        return [(), *((one,) for one in within), *((one,) * longest for one in within)]
    if isinstance(kind, inspect.TupleType):
        return list(product(*(values(one, words) for one in kind.item_types)))
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.StructType):
        each = [values(field.type, words)[:6] for field in kind.fields]
        made = [kind.cls(*one) for one in product(*each)]
        return [one for one in made if is_well_formed(one)]
    if isinstance(kind, inspect.Metadata):
        return values(kind.type, words)
    raise AssertionError(f"say which values {kind} has")


def actions(kind: type[sc.Action], words: tuple[str, ...]) -> Iterator[sc.Action]:
    """Well-formed actions of a kind, allowed or not: of very many some, by lot."""
    fields = msgspec.structs.fields(kind)
    of_each = [values(inspect.type_info(field.type), words) for field in fields]
    random = Random(1)
    if len(of_each) < 2:
        chosen = [tuple(one) for one in product(*of_each)]
    else:
        chosen = [tuple(random.choice(one) for one in of_each) for _ in range(MOST)]
    for one in chosen:
        action = kind(*one)
        if is_well_formed(action):
            yield action


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whatever_a_type_allows_can_be_written_and_refused(game: str, seats: int) -> None:
    """At whatever decision: also values of which there is no such thing, and of other moments."""
    tables = random_match(sc.new_table(game, seats, 5), 5, most=160)[::40]
    rules = tables[0].rules
    words = (*rules.setup.seats, *list(rules.cards)[::7])
    tried = 0
    for table in tables:
        for kind, rule in rules.actions.items():
            for action in actions(kind, words):
                told = rule.write(table, action)
                assert isinstance(told, str)
                refused = sc.why_not(table, action)
                assert refused is None or refused.id != "plugin_fault", (action, refused)
                tried += 1
    assert tried > 1000
