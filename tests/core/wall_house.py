"""House rules that misbehave, and a match of lantern with one of them on."""

from __future__ import annotations

import gc
import sys
import types

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


def house(name, rules, **about):
    """A house rule as a module with these rules."""
    module = types.ModuleType(name)

    @sc.hookimpl
    def scriptorium_about():
        return sc.About(name, "lantern", **about)

    module.scriptorium_about = scriptorium_about
    module.scriptorium_rules = sc.hookimpl(rules, specname="scriptorium_rules")
    return module


def table_with(rules, library=None, **options):
    """A match in which anna holds two lamps and this house rule is on."""
    game = lantern if library is None else "lantern"
    mods = [house("house.odd", rules)]
    table = sc.new_table(game, 2, 1, mods, first="anna", library=library, **options)
    now = sc.Change(table)
    sc.lay_out(now, "hand.anna", ["lamp", "lamp"])
    return now.done().table


LAMP = lantern.Play("lamp")
