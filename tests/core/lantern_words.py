"""Lantern in words: the vocabulary of its scenarios, as a plugin beside the game."""

from __future__ import annotations

from typing import Any

from lantern import Lamps, hand, oil
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check


def hands_or_backs(position: sc.Position) -> dict[str, Any]:
    """Each seat's hand, or HIDDEN where only the backs are seen."""
    seen: dict[str, Any] = {}
    for seat in position.rules.setup.seats:
        cards = list(hand(position, seat))
        seen[seat] = check.HIDDEN if any(map(sc.is_hidden, cards)) else cards
    return seen


def deal(now: sc.Change, hands: Any) -> None:
    if not isinstance(hands, dict):
        raise sc.FactError("hands", "name the seats, as in hands.anna")
    for seat, cards in hands.items():
        if seat not in now.rules.setup.seats:
            raise sc.FactError(f"hands.{seat}", "nobody of that name plays")
        for card in cards:
            if card not in now.rules.cards:
                raise sc.FactError(f"hands.{seat}", f"there is no card {card!r}")
        sc.lay_out(now, sc.key("hand", seat), cards)


def see_deck(position: sc.Position) -> Any:
    cards = list(sc.cards_in(position, "deck"))
    return check.HIDDEN if any(map(sc.is_hidden, cards)) else cards


def see_lit(position: sc.Position) -> dict[str, int]:
    return dict(zip(position.rules.setup.seats, position[Lamps].lit, strict=True))


def put_lit(now: sc.Change, lit: dict[str, int]) -> None:
    now.put(Lamps(tuple(lit.get(seat, 0) for seat in now.rules.setup.seats)))


def put_oil(now: sc.Change, left: int) -> None:
    now.clock = replace(now.clock, left=(left,))


def seats_of_hands(setup: dict[str, Any]) -> check.Agreement:
    named = setup.get("seats", ["anna", "bruno"])
    more = [seat for seat in setup.get("hands", {}) if seat not in named]
    return check.Agreement(seats=(*named, *(seat for seat in ("cara", "dirk") if seat in more)))


def neutral(now: sc.Change) -> None:
    now.put(Lamps((0,) * len(now.rules.setup.seats)))


def explode(position: sc.Position) -> None:
    raise ZeroDivisionError("a lantern went out")


@sc.hookimpl
def scriptorium_about() -> sc.About:
    return sc.About("lantern.words", "lantern", after=("lantern",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    check.scenario_start(book, agree=seats_of_hands, neutral=neutral)
    check.fact(book, "hands", see=hands_or_backs, put=deal, any_order=True)
    check.fact(book, "deck", see=see_deck, put=lambda now, cards: sc.lay_out(now, "deck", cards))
    check.fact(book, "lit", see=see_lit, put=put_lit)
    check.fact(book, "oil", see=oil, put=put_oil)
    check.fact(book, "deck_size", see=lambda position: len(sc.cards_in(position, "deck")))
    check.fact(book, "gone", put=lambda now, gone: None)
    check.fact(book, "crash", see=explode)
