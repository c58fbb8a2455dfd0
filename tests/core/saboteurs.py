"""House rules that break the promise of reproducible matches, each in a way people really do."""

from __future__ import annotations

import random
import time
from typing import Any

import scriptorium as sc


def _house(name: str, spoil: Any) -> sc.Plugin:
    house = sc.Plugin(f"house.{name}", "lantern")

    @house.react(sc.TurnBegan)
    def react(now: sc.Change, event: sc.TurnBegan) -> None:
        sc.lay_out(now, "deck", spoil(sc.cards_in(now, "deck")))

    return house


def _by_set(deck: tuple[str, ...]) -> list[str]:
    return [card for kind in set(deck) for card in deck if card == kind]


def _by_clock(deck: tuple[str, ...]) -> list[str]:
    turn = time.time_ns() // 100 % max(1, len(deck))
    return [*deck[turn:], *deck[:turn]]


def _by_luck(deck: tuple[str, ...]) -> list[str]:
    return random.sample(deck, len(deck))


def _by_address(deck: tuple[str, ...]) -> list[str]:
    turn = id(object()) // 16 % max(1, len(deck))
    return [*deck[turn:], *deck[:turn]]


unordered_set = _house("unordered_set", _by_set)
wall_clock = _house("wall_clock", _by_clock)
global_random = _house("global_random", _by_luck)
addresses = _house("addresses", _by_address)
