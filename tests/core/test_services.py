"""Services are values: a function that one plugin lends would be called outside the wall."""

from __future__ import annotations

import functools
from types import MappingProxyType
from typing import Any

import lantern
import pytest
from msgspec import Struct
from wall_house import house

import scriptorium as sc
from scriptorium import PluginError
from scriptorium.plugins.service_values import no_value


class Shelf(Struct, frozen=True):
    """A value."""

    books: tuple[Any, ...] = ()


class Loose(Struct):
    """A value that can be changed."""

    books: int = 3


class Clerk:
    """An object with functions."""

    def serve(self) -> None:
        """Serve."""


class Caller:
    """An object that is called."""

    def __call__(self) -> None:
        """Be called."""


VALUES = {
    "a number": 3,
    "a text": "three",
    "nothing": None,
    "a tuple": (1, "two", (3.0, b"4")),
    "a frozen set": frozenset({1, 2}),
    "a mapping that cannot be changed": MappingProxyType({"a": (1,)}),
    "a frozen Struct": Shelf((1, Shelf())),
}
NO_VALUES = {
    "a function": lambda now: None,
    "a built-in function": len,
    "a method": Clerk().serve,
    "part of a function": functools.partial(print, 1),
    "an object that is called": Caller(),
    "a class": Clerk,
    "an object": Clerk(),
    "a list": [1],
    "a dictionary": {"a": 1},
    "a set": {1},
    "a Struct that can be changed": Loose(),
    "a function in a tuple": (1, (2, len)),
    "a function in a Struct": Shelf((1, Shelf((len,)))),
    "a function in a mapping": MappingProxyType({"a": len}),
    "a list in a mapping": MappingProxyType({"a": [1]}),
}


def lending(value: Any) -> sc.Table:
    mod = house("house.odd", lambda book: book.offer_service("house.shelf", value))
    return sc.new_table(lantern, 2, 1, [mod])


@pytest.mark.parametrize("kind", VALUES)
def test_a_value_is_lent(kind: str) -> None:
    assert lending(VALUES[kind]).rules.services["house.shelf"] == VALUES[kind]


@pytest.mark.parametrize("kind", NO_VALUES)
def test_what_is_no_value_is_not_lent(kind: str) -> None:
    with pytest.raises(PluginError, match=r"house\.odd: the service house\.shelf lends .*a "):
        lending(NO_VALUES[kind])


class Ours:
    """An object of our own: with functions, and what it keeps to itself."""

    def __init__(self, **more: Any) -> None:
        self._kept = [1]
        self.__dict__.update(more)


OURS = {
    "bars": ([], ".bars: a list"),
    "call": (len, ".call: a function"),
    "inner": (Ours(told=(1, {})), ".inner.told[…]: a dict"),
}


@pytest.mark.parametrize("name", OURS)
def test_our_own_objects_lend_no_functions_and_nothing_to_be_filled(name: str) -> None:
    value, told = OURS[name]
    assert no_value(Ours(**{name: value}), ours=True) == told
    assert no_value(Ours(**{name: (1, "two")}), ours=True) == ""


def test_two_plugins_do_not_lend_under_one_name() -> None:
    mods = [
        house(name, lambda book: book.offer_service("house.shelf", 1))
        for name in ("a.one", "b.two")
    ]
    with pytest.raises(PluginError, match=r"b\.two: .*is there already, from a\.one"):
        sc.new_table(lantern, 2, 1, mods)
