"""A blind swap in small steps: whom to borrow from, what to give back, whom next or enough.

What a Geleend boek does (PK6.15 to PK6.18); `geleend_boek` gives it its words and its picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium.structs import CardId
from scriptorium.zones import back

from ..canon import canon
from ..events import CardSwapped
from ..piles import add_to_hand, hand, kinds, take_from_hand
from ..reasons import NO_SUCH_PLAYER, NOT_HELD
from ..rounds import finish_turn
from .common import held, numbers_of, play_dust, why_not_played

if TYPE_CHECKING:
    from scriptorium import Ruleset

EFFECT = "blind_swap"
STREAM = "blind_draw"

NOT_YOURSELF = sc.Reason(
    "not_yourself", "PK6.15 R13", "Choose another player to borrow from.", message="pk-not-yourself"
)
TWICE = sc.Reason(
    "partner_twice",
    "PK6.15 R13",
    "You have borrowed from {partner} with this card already.",
    message="pk-partner-twice",
)
EMPTY_HAND = sc.Reason(
    "partner_empty", "PK6.18 PK6.3", "{partner} has no card to lend.", message="pk-partner-empty"
)
NOTHING_TO_GIVE = sc.Reason(
    "nothing_to_give",
    "PK6.18 PK6.3",
    "You hold no other card that you could give back.",
    message="pk-nothing-to-give",
)
JUST_TAKEN = sc.Reason(
    "just_taken",
    "PK6.16 R14",
    "{card} is what you have just taken; give back another card.",
    message="pk-just-taken",
)
NO_SWAP_NOW = sc.Reason(
    "no_swap_now",
    "PK6.15 R13",
    "Borrow first, give a card back, then choose the next or stop.",
    message="pk-no-swap-now",
)


class Swaps(Struct, frozen=True, forbid_unknown_fields=True):
    """With how many others the card swaps at most."""

    max_partners: Annotated[int, Meta(ge=1, le=5)] = 3


Partners = Annotated[tuple[sc.Seat, ...], Meta(max_length=16)]


class Scripted(sc.Part, tag="plankenkoorts.scripted", frozen=True):
    """The cards that blind draws bring, written down beforehand for a scenario; usually none."""

    cards: Annotated[tuple[CardId, ...], Meta(max_length=109)] = ()

    def seen_by(self, seat: sc.Seat, rules: Ruleset) -> Scripted:
        """What chance will bring nobody knows."""
        return Scripted()

    def twin(self, seat: sc.Seat, rules: Ruleset, shuffle: Any) -> Scripted:
        """Hands that are exchanged leave chance to chance."""
        return Scripted()


class GiveBack(sc.Pending, tag="plankenkoorts.give_back", frozen=True):
    """A card has been taken blindly; its taker owes that partner another one."""

    card: CardId  # the Geleend boek that is being played
    taken: CardId
    partners: Partners

    def seen_by(self, seat: sc.Seat, rules: Ruleset) -> GiveBack:
        """The card taken is known to the taker and to the one who lost it (PK12)."""
        if seat in (self.seat, self.partners[-1]):
            return self
        return GiveBack(self.seat, self.card, back(rules, self.taken), self.partners)


class NextPartner(sc.Pending, tag="plankenkoorts.next_partner", frozen=True):
    """A swap is done; its player may borrow from somebody else or stop (R13)."""

    card: CardId
    partners: Partners


class Borrow(sc.Action, tag="plankenkoorts.geleend_boek", frozen=True):
    """Play the card and take a card blindly from a player (PK6.15)."""

    card: CardId
    partner: sc.Seat


class Partner(sc.Action, tag="plankenkoorts.partner", frozen=True):
    """Borrow from one more player with the same card."""

    partner: sc.Seat


class Give(sc.Action, tag="plankenkoorts.give", frozen=True):
    """Give the partner one of your cards, but not the one just taken (PK6.16)."""

    card: CardId


class Stop(sc.Action, tag="plankenkoorts.stop", frozen=True):
    """Borrow from nobody else; the turn is over (R13)."""


def why_not_partner(
    table: sc.Table, seat: sc.Seat, partner: sc.Seat, partners: Partners
) -> sc.Refused | None:
    """Another player, not yet borrowed from, who holds a card (PK6.15, PK6.18)."""
    if partner == seat:
        return NOT_YOURSELF()
    if partner not in table.seats:
        return NO_SUCH_PLAYER(seat=partner, also=("PK6.15",))
    if partner in partners:
        return TWICE(partner=partner)
    return None if hand(table, partner) else EMPTY_HAND(partner=partner)


def borrow_offers(table: sc.Table, turn: sc.Turn) -> Iterator[Borrow]:
    """Each player who can be borrowed from, if there is a card to give back."""
    for card in held(table, turn.seat, EFFECT):
        for partner in table.seats if len(hand(table, turn.seat)) > 1 else ():
            if why_not_partner(table, turn.seat, partner, ()) is None:
                yield Borrow(card, partner)


def why_not_borrow(table: sc.Table, turn: sc.Turn, action: Borrow) -> sc.Refused | None:
    """The card and one more must be held, and the partner must hold one (PK6.18)."""
    refused = why_not_played(table, turn.seat, action.card, EFFECT)
    if refused is not None:
        return refused
    refused = why_not_partner(table, turn.seat, action.partner, ())
    if refused is not None:
        return refused
    return NOTHING_TO_GIVE() if len(hand(table, turn.seat)) < 2 else None


def borrow(now: sc.Change, turn: sc.Turn, action: Borrow) -> None:
    """The card is spent, and a card is taken from the first partner."""
    play_dust(now, turn.seat, action.card)
    take_blindly(now, turn.seat, action.card, (action.partner,))


def take_blindly(now: sc.Change, seat: sc.Seat, card: CardId, partners: Partners) -> None:
    """Each card of the partner's hand is equally likely (R21); the taker looks at it (R14).

    A card written down for a scenario comes if the partner has it, else chance decides.
    """
    partner = partners[-1]
    lent, scripted = hand(now, partner), now[Scripted].cards
    if scripted and scripted[0] in lent:
        taken = scripted[0]
        now.put(Scripted(scripted[1:]))
    else:
        taken = now.pick(STREAM, lent)
    now.revealed = True
    pass_card(now, partner, seat, taken, blind=True)
    now.wait_for(GiveBack(seat, card, taken, partners))


def pass_card(
    now: sc.Change, source: sc.Seat, target: sc.Seat, card: CardId, *, blind: bool
) -> None:
    """A card goes from one hand to another; who is neither sees only its back (PK12)."""
    take_from_hand(now, source, card)
    add_to_hand(now, target, card)
    now.tell(CardSwapped(source, target, blind, card, back(now.rules, card)))


def cards_to_give(table: sc.Table, owed: GiveBack) -> Iterator[Give]:
    """Every card but the one just taken; another card that is like it will do."""
    held_now = hand(table, owed.seat)
    for card in kinds(held_now):
        if card != owed.taken or held_now.count(card) > 1:
            yield Give(card)


def why_not_give(table: sc.Table, owed: GiveBack, action: Give) -> sc.Refused | None:
    """A card that is held, and not the one just taken (PK6.16, R14)."""
    count = hand(table, owed.seat).count(action.card)
    if not count:
        return NOT_HELD(card=canon().title(action.card))
    if count == 1 and action.card == owed.taken:
        return JUST_TAKEN(card=canon().title(action.card))
    return None


def give(now: sc.Change, owed: GiveBack, action: Give) -> None:
    """The partner gets the card; the turn goes on if somebody is left to borrow from (PK6.17)."""
    pass_card(now, owed.seat, owed.partners[-1], action.card, blind=False)
    numbers = numbers_of(now.rules, owed.card, Swaps)
    left = [
        seat
        for seat in now.rules.setup.seats
        if seat != owed.seat and seat not in owed.partners and hand(now, seat)
    ]
    if left and len(owed.partners) < numbers.max_partners:
        now.wait_for(NextPartner(owed.seat, owed.card, owed.partners))
    else:
        finish_turn(now)


def partner_offers(table: sc.Table, asked: NextPartner) -> Iterator[Partner]:
    """Each player who has not been borrowed from yet and holds a card."""
    for seat in table.seats:
        if why_not_partner(table, asked.seat, seat, asked.partners) is None:
            yield Partner(seat)


def why_not_next(table: sc.Table, asked: NextPartner, action: Partner) -> sc.Refused | None:
    """The same is asked of every further partner (PK6.15, PK6.18)."""
    return why_not_partner(table, asked.seat, action.partner, asked.partners)


def go_on(now: sc.Change, asked: NextPartner, action: Partner) -> None:
    """A card is taken from one more partner."""
    take_blindly(now, asked.seat, asked.card, (*asked.partners, action.partner))


def stop(now: sc.Change, asked: NextPartner, action: Stop) -> None:
    """That is enough; the turn is over (PK6.17)."""
    finish_turn(now)
