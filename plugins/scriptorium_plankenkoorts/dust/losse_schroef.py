"""Losse schroef...: the next player's turn begins with a new hand (PK6.19, PK6.20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium.structs import CardId

from ..events import DrawDue
from ..names import nothing_more
from ..pieces import hand_piece, seat_piece
from ..piles import hand, throw_hand_away
from ..reasons import ONE_CARD
from ..rounds import DRAWN, finish_turn
from .common import held, next_seat, numbers_of, play_dust, read_by_card, why_not_played

EFFECT = "next_renews_hand"


class NewHand(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards the next player draws in place of one (R15)."""

    cards: Annotated[int, Meta(ge=1, le=109)] = 6


class LooseScrew(sc.Part, tag="plankenkoorts.loose_screw", frozen=True):
    """Whose turn begins with a new hand, and of how many cards; nobody's while `seat` is empty."""

    seat: Annotated[str, Meta(max_length=64)] = ""
    cards: Annotated[int, Meta(ge=0, le=109)] = 0


class LosseSchroef(sc.Action, tag="plankenkoorts.losse_schroef", frozen=True):
    """Play the card; the next player begins with a new hand."""

    card: CardId


def offers(table: sc.Table, turn: sc.Turn) -> Iterator[LosseSchroef]:
    """It can be played whenever it is held."""
    return (LosseSchroef(card) for card in held(table, turn.seat, EFFECT))


def why_not(table: sc.Table, turn: sc.Turn, action: LosseSchroef) -> sc.Refused | None:
    """It must be held."""
    return why_not_played(table, turn.seat, action.card, EFFECT)


def loosen(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """The next player's hand will be renewed when that turn begins."""
    numbers = numbers_of(now.rules, card, NewHand)
    now.put(LooseScrew(next_seat(now), numbers.cards))


def play(now: sc.Change, turn: sc.Turn, action: LosseSchroef) -> None:
    """The card is spent, the screw is loose, and this turn is over."""
    play_dust(now, turn.seat, action.card)
    loosen(now, turn.seat, action.card)
    finish_turn(now)


def throw_away(now: sc.Change, begun: sc.TurnBegan) -> None:
    """Before the draw the whole hand goes onto the discard pile (PK6.19)."""
    if now[LooseScrew].seat == begun.seat and hand(now, begun.seat):
        throw_hand_away(now, begun.seat)


def cards_drawn(usual: int, position: sc.Position, seat: sc.Seat) -> int:
    """Six cards replace the usual draw; they are not added to it (R15)."""
    screw = position[LooseScrew]
    return screw.cards if screw.seat == seat else usual


def tighten(now: sc.Change, due: DrawDue) -> None:
    """After that draw nothing is loose any more."""
    if now[LooseScrew].seat == due.seat:
        now.put(LooseScrew())


def read(table: sc.Table, card: CardId, rest: str) -> LosseSchroef:
    """The card's name alone."""
    nothing_more(card, rest)
    return LosseSchroef(card)


def put_renew(now: sc.Change, wanted: str) -> None:
    """Let a player's coming turn begin with a new hand."""
    if wanted not in now.rules.setup.seats:
        raise sc.FactError("renew", f"{wanted!r} does not play; write a player, as in P2")
    now.put(LooseScrew(wanted, NewHand().cards))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The dust card Losse schroef."""
    return sc.About("plankenkoorts.losse_schroef", "plankenkoorts", after=("plankenkoorts",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, one action, what waits for the next turn, and how that turn begins."""
    book.part(LooseScrew(), reset="round")
    book.effect(EFFECT, loosen, params=NewHand)
    book.action(
        LosseSchroef,
        offer=offers,
        check=why_not,
        apply=play,
        exact=True,
        refusal=ONE_CARD,
        word="losse_schroef",
        write=lambda position, action: action.card,
        touches=lambda position, action: (hand_piece(action.card), seat_piece(next_seat(position))),
    )
    book.react(sc.TurnBegan, throw_away)
    book.adjust(DRAWN, cards_drawn)
    book.react(DrawDue, tighten)
    read_by_card(book, EFFECT, read)
    book.fact("renew", see=lambda position: position[LooseScrew].seat or None, put=put_renew)
