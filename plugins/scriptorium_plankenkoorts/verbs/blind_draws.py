"""Blind draws: a card is taken out of a hand by chance, or as a scenario has written down (R21)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium_check as check
from scriptorium.ruleset import Ruleset
from scriptorium.structs import CardId

from ..card_facts import read_cards
from ..names import card_written
from ..piles import hand

STREAM = "blind_draw"


class Scripted(sc.Part, tag="plankenkoorts.scripted", frozen=True):
    """The cards that blind draws bring, written down beforehand for a scenario; usually none."""

    cards: Annotated[tuple[CardId, ...], Meta(max_length=109)] = ()

    def seen_by(self, seat: sc.Seat, rules: Ruleset) -> Scripted:
        """What chance will bring nobody knows."""
        return Scripted()

    def twin(self, seat: sc.Seat, rules: Ruleset, shuffle: Any) -> Scripted:
        """Hands that are exchanged leave chance to chance."""
        return Scripted()


def blind_draw(now: sc.Change, seat: sc.Seat) -> CardId:
    """One card of a hand, each equally likely; one written down comes if it is held."""
    held, scripted = hand(now, seat), now[Scripted].cards
    if scripted and scripted[0] in held:
        now.put(Scripted(scripted[1:]))
        return scripted[0]
    return now.pick(STREAM, held)


def put_chance(now: sc.Change, wanted: list[str]) -> None:
    """Write down what the blind draws bring, in turn."""
    now.put(Scripted(tuple(read_cards(now, "chance", wanted))))


def see_chance(position: sc.Position) -> list[str] | object:
    """The cards that are still to come, which no player knows."""
    if isinstance(position, sc.View):
        return check.HIDDEN
    return [card_written(card) for card in position[Scripted].cards]


def register(book: sc.RuleBook) -> None:
    """What is written down, and how scenarios write it."""
    book.part(Scripted())
    check.fact(book, "chance", see=see_chance, put=put_chance)
