"""What the log says where no event of the rules tells it: choices, and cards that change hands."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..board.board_state import bridge_name
from ..board.square_notation import square_name
from ..bridges.board_geometry import Geometry

# The zones by their names, without the seat.
DISCARDS = ("im_discard", "lf_out")
DECKS = ("im_deck", "lf_deck")


def said_of_cards(moved: sc.CardsMoved) -> sc.Text | None:
    """Who draws, gives up or looks through which cards, as far as this log may know them.

    A played card is told by its own event, and what is laid aside with it goes without saying.
    """
    source, _, giver = moved.source.partition(".")
    target, _, taker = moved.target.partition(".")
    seen = ", ".join(card for card in moved.cards if not sc.is_hidden(card))
    if target == "played" or source == "played" or (source == "search" and target in DECKS):
        return None
    if source == "hand" and target in DISCARDS:
        return sc.text("sator-gives-up", "{seat} gives up {cards}.", seat=giver, cards=seen)
    if target == "search":
        return sc.text(
            "sator-looks-through", "{seat} looks through a deck. Cards: {n}.",
            seat=taker, n=len(moved.cards),
        )  # fmt: skip
    if target == "hand" and seen:
        return sc.text("sator-draws", "{seat} draws {cards}.", seat=taker, cards=seen)
    if target == "hand" and len(moved.cards) == 1:
        return _unseen(taker, source)
    return moved.said()


def _unseen(seat: sc.Seat, source: str) -> sc.Text:
    if source == "search":
        return sc.text("sator-keeps-one", "{seat} keeps one of them.", seat=seat)
    if source == "lf_deck":
        return sc.text("sator-draws-prayer", "{seat} draws a prayer.", seat=seat)
    return sc.text(
        "sator-draws-unseen", "{seat} draws a card from the Incertus Movet deck.", seat=seat
    )


def ends(table: sc.Table, action: Any) -> sc.Text:
    """The turn is over."""
    return sc.text("sator-ends", "{seat} ends the turn.", seat=_who(table))


def is_content(table: sc.Table, action: Any) -> sc.Text:
    """What had been begun is closed."""
    return sc.text("sator-is-content", "{seat} leaves it at that.", seat=_who(table))


def acts_freely(table: sc.Table, action: Any) -> sc.Text:
    """The free action is announced."""
    return sc.text("sator-acts-freely", "{seat} takes the free action.", seat=_who(table))


def swaps(table: sc.Table, action: Any) -> sc.Text:
    """A swap is announced."""
    return sc.text("sator-swaps", "{seat} begins to swap cards.", seat=_who(table))


def searches(table: sc.Table, action: Any) -> sc.Text:
    """A search is announced."""
    return sc.text("sator-searches", "{seat} begins a search for a card.", seat=_who(table))


def gives_card(table: sc.Table, action: Any) -> sc.Text:
    """A card is put aside; which one, everybody sees when all are given."""
    return sc.text("sator-gives-card", "{seat} puts a card aside.", seat=_who(table))


def sets_out(table: sc.Table, action: Any) -> sc.Text:
    """A walk begins."""
    return sc.text("sator-sets-out", "{seat} sets out on foot.", seat=_who(table))


def pays(table: sc.Table, action: Any) -> sc.Text:
    """A level was chosen by its price."""
    return sc.text("sator-pays", "{seat} pays {ap} AP.", seat=_who(table), ap=action.ap)


def takes_up(table: sc.Table, action: Any) -> sc.Text:
    """A bridge is about to be placed; which one, everybody sees when it lies."""
    return sc.text("sator-takes-up", "{seat} takes up a bridge.", seat=_who(table))


class Sayings:
    """The choices that name a bridge or a square."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def bridge(self, table: sc.Table, action: Any) -> sc.Text:
        """A bridge was chosen."""
        return sc.text(
            "sator-chooses-bridge", "{seat} chooses {bridge}.",
            seat=_who(table), bridge=bridge_name(table, self.geometry, action.bridge),
        )  # fmt: skip

    def lifted(self, table: sc.Table, action: Any) -> sc.Text:
        """A bridge was lifted."""
        return sc.text(
            "sator-lifts", "{seat} lifts {bridge}.",
            seat=_who(table), bridge=bridge_name(table, self.geometry, action.bridge),
        )  # fmt: skip

    def first_turn(self, table: sc.Table, action: Any) -> sc.Text:
        """The first of two turns."""
        return sc.text(
            "sator-turns-first", "{seat} begins with a turn about {square}.",
            seat=_who(table), square=square_name(self.geometry, action.pivot),
        )  # fmt: skip

    def prays(self, table: sc.Table, action: Any) -> sc.Text:
        """A gargoyle is to be prayed away."""
        return sc.text(
            "sator-prays-at", "{seat} prays at the gargoyle on {square}.",
            seat=_who(table), square=square_name(self.geometry, action.square),
        )  # fmt: skip


def _who(table: sc.Table) -> sc.Seat:
    return table.chooser or ""
