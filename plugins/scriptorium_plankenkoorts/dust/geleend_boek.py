"""Geleend boek...: swap a card blindly with one, two or three others (PK6.15 to PK6.18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium.scene import BUTTONS
from scriptorium.scene import TURN as TURN_GROUP
from scriptorium.structs import CardId, text
from scriptorium.zones import back

from ..canon import canon
from ..events import CardSwapped
from ..names import card_written, find_card, nothing_more, read_card, read_seat
from ..pieces import hand_piece, seat_piece, touched_card, touched_seat
from ..piles import add_to_hand, hand, kinds, take_from_hand
from ..reasons import NO_SUCH_PLAYER, NOT_HELD, ONE_CARD
from ..rounds import finish_turn
from .common import held, numbers_of, play_dust, read_by_card, why_not_played

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


def read_borrow(table: sc.Table, card: CardId, rest: str) -> Borrow:
    """As in `geleend_boek P3`."""
    return Borrow(card, read_seat(table, rest, "geleend_boek and a player, as in geleend_boek P3"))


def read_partner(table: sc.Table, rest: str) -> Partner:
    """As in `partner P2`."""
    return Partner(read_seat(table, rest, "partner and a player, as in partner P2"))


def read_give(table: sc.Table, rest: str) -> Give:
    """As in `give Titus`."""
    return Give(read_card(table, rest, "give and the card, as in give Titus"))


def read_stop(table: sc.Table, rest: str) -> Stop:
    """The word alone."""
    nothing_more("stop", rest)
    return Stop()


def means_borrow(table: sc.Table, touched: tuple[str, ...]) -> Borrow | None:
    """The card on a player."""
    card = touched_card(touched[0])
    partner = touched_seat(touched[1]) if len(touched) > 1 else None
    if card is None or partner is None or table.rules.cards[card].effect != EFFECT:
        return None
    return Borrow(card, partner)


def means_give(table: sc.Table, touched: tuple[str, ...]) -> Give | None:
    """A card of the hand while one is owed."""
    card = touched_card(touched[0])
    return Give(card) if card and isinstance(table.pending[-1], GiveBack) else None


def means_partner(table: sc.Table, touched: tuple[str, ...]) -> Partner | None:
    """A player while the next one is chosen."""
    partner = touched_seat(touched[0])
    return Partner(partner) if partner and isinstance(table.pending[-1], NextPartner) else None


def picture(view: sc.View) -> Iterator[sc.Piece]:
    """The card just taken, for those who know it, and the button of whoever has had enough."""
    awaited = view.pending[-1] if view.pending else None
    if isinstance(awaited, GiveBack):
        hidden = sc.is_hidden(awaited.taken)
        partner, title = awaited.partners[-1], canon().title(awaited.taken)
        yield sc.Piece(
            "borrowed",
            "plankenkoorts-back" if hidden else view.rules.cards[awaited.taken].art,
            1.0,
            0.0,
            label="" if hidden else title,
            says=text(
                "pk-borrowing-hidden",
                "{seat} has taken a card from {partner} and gives one back.",
                seat=awaited.seat,
                partner=partner,
            )
            if hidden
            else text(
                "pk-borrowing",
                "{seat} has taken {card} from {partner} and gives another card back.",
                seat=awaited.seat,
                partner=partner,
                card=title,
            ),
            group=TURN_GROUP,
            card="" if hidden else awaited.taken,
        )
    if isinstance(awaited, NextPartner) and awaited.seat == view.seat:
        yield sc.Piece(
            "stop",
            "button",
            0.0,
            0.0,
            label="stop",
            says=text("pk-stop", "Borrow from nobody else; your turn is over."),
            group=BUTTONS,
        )


def put_chance(now: sc.Change, wanted: list[str]) -> None:
    """Write down what the blind draws bring, in turn."""
    if not isinstance(wanted, list):
        raise sc.FactError("chance", "write a list of cards, the first to come first")
    cards = []
    for name in wanted:
        card = find_card(now.rules, str(name))
        if card is None:
            raise sc.FactError("chance", f"there is no card {name!r}")
        cards.append(card)
    now.put(Scripted(tuple(cards)))


def see_chance(position: sc.Position) -> list[str] | object:
    """The cards that are still to come, which no player knows."""
    if isinstance(position, sc.View):
        return sc.HIDDEN
    return [card_written(card) for card in position[Scripted].cards]


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The dust card Geleend boek."""
    return sc.About("plankenkoorts.geleend_boek", "plankenkoorts", after=("plankenkoorts",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, and a swap in small steps: whom, what to give back, whom next or enough."""
    book.part(Scripted())
    book.effect(EFFECT, take_blindly, params=Swaps)
    book.reason(
        NOT_YOURSELF,
        TWICE,
        EMPTY_HAND,
        NOTHING_TO_GIVE,
        JUST_TAKEN,
        NO_SWAP_NOW,
    )
    book.action(
        Borrow,
        offer=borrow_offers,
        check=why_not_borrow,
        apply=borrow,
        exact=True,
        opens=GiveBack,
        refusal=ONE_CARD,
        word="geleend_boek",
        write=lambda position, action: f"{action.card} {action.partner}",
        touches=lambda position, action: (hand_piece(action.card), seat_piece(action.partner)),
        means=means_borrow,
    )
    book.action(
        Give,
        at=GiveBack,
        offer=cards_to_give,
        check=why_not_give,
        apply=give,
        exact=True,
        opens=NextPartner,
        refusal=NO_SWAP_NOW,
        word="give",
        write=lambda position, action: f"give {card_written(action.card)}",
        read=read_give,
        touches=lambda position, action: (hand_piece(action.card),),
        means=means_give,
    )
    book.action(
        Partner,
        at=NextPartner,
        offer=partner_offers,
        check=why_not_next,
        apply=go_on,
        exact=True,
        opens=GiveBack,
        refusal=NO_SWAP_NOW,
        word="partner",
        read=read_partner,
        touches=lambda position, action: (seat_piece(action.partner),),
        means=means_partner,
    )
    book.action(
        Stop,
        at=NextPartner,
        offer=lambda table, asked: (Stop(),),
        check=lambda table, asked, action: None,
        apply=stop,
        exact=True,
        refusal=NO_SWAP_NOW,
        word="stop",
        read=read_stop,
        touches=lambda position, action: ("stop",),
    )
    read_by_card(book, EFFECT, read_borrow)
    book.scene(picture)
    book.fact("chance", see=see_chance, put=put_chance)
