"""Swapping blindly: whom to borrow from, what to give back, whom next or enough (PK6.15-PK6.18)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
from scriptorium import CardId

from ..events import CardSwapped
from ..piles import add_to_hand, hand, take_from_hand
from ..rounds import finish_turn
from ..targets import Held, Players
from ..wording import reason
from .blind_draws import blind_draw
from .playing import numbers_of
from .swap_decisions import GiveBack, NextPartner, Partners, Swaps

NOT_YOURSELF = reason("not_yourself", "PK6.15 R13", "pk-not-yourself")
NO_SWAP_NOW = reason("no_swap_now", "PK6.15 R13", "pk-no-swap-now")
ASKS_GIFT = reason("awaited", "PK6.16 R14", "pk-ask-gift")
ASKS_PARTNER = reason("awaited", "PK6.15 R13", "pk-ask-partner")

PartnerSeat = Annotated[sc.Seat, Players(NOT_YOURSELF)]


class Partner(sc.Action, tag="plankenkoorts.partner", frozen=True):
    """Borrow from one more player with the same card."""

    partner: PartnerSeat


class Give(sc.Action, tag="plankenkoorts.give", frozen=True):
    """Give the partner one of your cards, but not the one just taken (PK6.16)."""

    card: Annotated[CardId, Held()]


class Stop(sc.Action, tag="plankenkoorts.stop", frozen=True):
    """Borrow from nobody else; the turn is over (R13)."""


def take_blindly(now: sc.Change, seat: sc.Seat, card: CardId, partners: Partners) -> None:
    """The taker looks at the card and then owes another one (R14)."""
    taken = blind_draw(now, partners[-1])
    now.revealed = True
    pass_card(now, partners[-1], seat, taken, blind=True)
    now.wait_for(GiveBack(seat, card, taken, partners))


def pass_card(now: sc.Change, giver: sc.Seat, to: sc.Seat, card: CardId, *, blind: bool) -> None:
    """A card goes from one hand to another; who is neither sees only its back (PK12)."""
    take_from_hand(now, giver, card)
    add_to_hand(now, to, card)
    now.tell(CardSwapped(giver, to, blind, card))


def borrow(now: sc.Change, turn: sc.Turn, action: Any) -> None:
    """A card is taken from the first partner."""
    take_blindly(now, turn.seat, action.card, (action.partner,))


def go_on(now: sc.Change, asked: NextPartner, action: Partner) -> None:
    """A card is taken from one more partner."""
    take_blindly(now, asked.seat, asked.card, (*asked.partners, action.partner))


def give(now: sc.Change, owed: GiveBack, action: Give) -> None:
    """The partner gets the card; the turn goes on if somebody is left to borrow from (PK6.17)."""
    pass_card(now, owed.seat, owed.partners[-1], action.card, blind=False)
    now.reveal_to((owed.partners[-1],), known=(owed.seat,))
    over = {owed.seat, *owed.partners}
    left = [seat for seat in now.rules.setup.seats if seat not in over and hand(now, seat)]
    if left and len(owed.partners) < numbers_of(now.rules, owed.card, Swaps).max_partners:
        now.wait_for(NextPartner(owed.seat, owed.card, owed.partners))
    else:
        finish_turn(now)


def stop(now: sc.Change, asked: NextPartner, action: Stop) -> None:
    """That is enough; the turn is over (PK6.17)."""
    finish_turn(now)


def is_another(at: sc.Moment, action: Give) -> bool:
    """Whether it is not the card just taken; another card that is like it will do."""
    return action.card != at.decision.taken or hand(at, at.me).count(action.card) > 1


TWICE = sc.Rule(
    reason("partner_twice", "PK6.15 R13", "pk-partner-twice"),
    predicate=lambda at, action: action.partner not in at.decision.partners,
)
CAN_LEND = sc.Rule(
    reason("partner_empty", "PK6.18 PK6.3", "pk-partner-empty"),
    predicate=lambda at, action: bool(hand(at, action.partner)),
)
CAN_GIVE_BACK = sc.Rule(
    reason("nothing_to_give", "PK6.18 PK6.3", "pk-nothing-to-give"),
    predicate=lambda at, action: len(hand(at, at.me)) > 1,
)
ANOTHER = sc.Rule(reason("just_taken", "PK6.16 R14", "pk-just-taken"), predicate=is_another)
CITES = {"no_such_player": "PK6.15"}
CHOICES = (
    sc.Choice(
        Give,
        do=give,
        at=GiveBack,
        rules=(ANOTHER,),
        opens=NextPartner,
        refusal=NO_SWAP_NOW,
        asks=ASKS_GIFT,
    ),
    sc.Choice(
        Partner,
        do=go_on,
        at=NextPartner,
        rules=(TWICE, CAN_LEND),
        opens=GiveBack,
        refusal=NO_SWAP_NOW,
        asks=ASKS_PARTNER,
        cites=CITES,
    ),
    sc.Choice(
        Stop,
        do=stop,
        at=NextPartner,
        refusal=NO_SWAP_NOW,
        asks=ASKS_PARTNER,
        beside=("stop",),
    ),
)
