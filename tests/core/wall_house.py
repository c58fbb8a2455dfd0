"""House rules that misbehave, and a match of lantern with one of them on."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass

import lantern

import scriptorium as sc


def deep():
    return deep() + 1


def recurse():
    """Recurse to the limit; no rubbish is collected there, as Hypothesis listens to that."""
    gc.disable()
    try:
        deep()
    finally:
        gc.enable()


def leave():
    sys.exit(3)


def starve():
    raise MemoryError


def fail():
    raise ValueError("a mistake in the house rule")


def lack():
    return {}["nothing"]


def insist():
    assert sys is None, "never"


FAULTS = {
    "ValueError": fail,
    "KeyError": lack,
    "RecursionError": recurse,
    "MemoryError": starve,
    "AssertionError": insist,
    "SystemExit": leave,
}


@dataclass(frozen=True)
class Written(sc.Declaration):
    """Whatever a house rule of the tests does with the rule book, right or wrong."""

    what = "rules"
    rules: Callable[[sc.RuleBook], object] | None = None

    def write(self, book):
        """Do it."""
        self.rules(book)


def house(name, rules, **about):
    """A house rule that writes these rules."""
    made = sc.Plugin(name, "lantern", **about)
    made.declare(Written(rules))
    return made


def table_with(rules, library=None, **options):
    """A match in which anna holds two lamps and this house rule is on."""
    game = lantern if library is None else "lantern"
    mods = [house("house.odd", rules)]
    table = sc.new_table(game, 2, 1, mods, first="anna", library=library, **options)
    now = sc.Change(table)
    sc.lay_out(now, "hand.anna", ["lamp", "lamp"])
    return now.done().table


def hold(now, seat, *cards):
    """Let a seat hold these cards out of the deck, and lay what it held there."""
    held = sc.key("hand", seat)
    deck = [*sc.cards_in(now, "deck"), *sc.cards_in(now, held)]
    for card in cards:
        deck.remove(card)
    sc.lay_out(now, "deck", deck)
    sc.lay_out(now, held, cards)


LAMP = lantern.Play("lamp")
