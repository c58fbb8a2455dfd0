"""The picture of a blind swap: the card just taken, and the button of whoever has had enough."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import BUTTONS
from scriptorium.scene import TURN as TURN_GROUP

from ..canon import canon
from ..wording import text
from .swap_decisions import GiveBack, NextPartner


def draw(view: sc.View) -> Iterator[sp.Piece]:
    """Both, while they are awaited; the card shows its face to those alone who know it."""
    awaited = view.pending[-1] if view.pending else None
    if isinstance(awaited, GiveBack):
        hidden = sc.is_hidden(awaited.taken)
        yield sp.Piece(
            "borrowed",
            "plankenkoorts-back" if hidden else view.rules.cards[awaited.taken].art,
            1.0,
            0.0,
            label="" if hidden else canon().title(awaited.taken),
            says=borrowed_said(awaited, hidden=hidden),
            group=TURN_GROUP,
            card="" if hidden else awaited.taken,
        )
    if isinstance(awaited, NextPartner) and awaited.seat == view.seat:
        says = text("pk-stop")
        yield sp.Piece("stop", "button", 0.0, 0.0, label="stop", says=says, group=BUTTONS)


def borrowed_said(awaited: GiveBack, *, hidden: bool) -> Text:
    """Who has taken a card from whom, and which one if that is known."""
    seats = {"seat": awaited.seat, "partner": awaited.partners[-1]}
    if hidden:
        return text("pk-borrowing-hidden", **seats)
    return text("pk-borrowing", **seats, card=canon().title(awaited.taken))
