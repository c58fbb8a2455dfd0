"""Geleend boek...: swap a card blindly with one, two or three others (PK6.15 to PK6.18)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scene as sp

from ..targets import Dust
from ..verbs import blind_draws, swap_picture
from ..verbs.playing import dust
from ..verbs.swap_decisions import GiveBack, Swaps
from ..verbs.swapping import CAN_GIVE_BACK, CAN_LEND, CHOICES, CITES, PartnerSeat, borrow

EFFECT = "blind_swap"


class Borrow(sc.Action, tag="plankenkoorts.geleend_boek", frozen=True):
    """Play the card and take a card blindly from a player (PK6.15)."""

    card: Annotated[sc.CardId, Dust(EFFECT)]
    partner: PartnerSeat


BORROW = dust(Borrow, borrow, rules=(CAN_LEND,), ends=(CAN_GIVE_BACK,), opens=GiveBack, cites=CITES)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The dust card Geleend boek."""
    return sc.About(
        "plankenkoorts.geleend_boek", "plankenkoorts", version="1.1", after=("plankenkoorts",)
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, and a swap in small steps: whom, what to give back, whom next or enough."""
    blind_draws.register(book)
    sv.effect(book, EFFECT, borrow, params=Swaps)
    for choice in (BORROW, *CHOICES):
        book.choice(choice)
    sp.add_scene(book, swap_picture.draw)
