"""Geleend boek...: swap a card blindly with one, two or three others (PK6.15 to PK6.18)."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
from scriptorium.scene import BUTTONS
from scriptorium.scene import TURN as TURN_GROUP
from scriptorium.structs import CardId, text

from ..canon import canon
from ..names import card_written, find_card, nothing_more, read_card, read_seat
from ..pieces import hand_piece, seat_piece, touched_card, touched_seat
from ..reasons import ONE_CARD
from .blind_swap import (
    EFFECT,
    EMPTY_HAND,
    JUST_TAKEN,
    NO_SWAP_NOW,
    NOT_YOURSELF,
    NOTHING_TO_GIVE,
    TWICE,
    Borrow,
    Give,
    GiveBack,
    NextPartner,
    Partner,
    Scripted,
    Stop,
    Swaps,
    borrow,
    borrow_offers,
    cards_to_give,
    give,
    go_on,
    partner_offers,
    stop,
    take_blindly,
    why_not_borrow,
    why_not_give,
    why_not_next,
)
from .common import read_by_card


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
