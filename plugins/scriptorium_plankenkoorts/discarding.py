"""Discarding a card without effect, and passing with an empty hand (PK4.4, PK4.5)."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
from scriptorium.structs import CardId

from .canon import canon
from .events import Passed
from .names import card_written, nothing_more, read_card
from .pieces import DISCARD_PILE, hand_piece
from .piles import discard, hand, kinds
from .reasons import MUST_LAY, NOT_HELD, ONE_CARD
from .rounds import finish_turn


class Discard(sc.Action, tag="plankenkoorts.discard", frozen=True):
    """Put a card of your hand on the discard pile; nothing else happens (PK4.4)."""

    card: CardId


class Pass(sc.Action, tag="plankenkoorts.pass", frozen=True):
    """Lay nothing, because you hold nothing (PK4.5)."""


def cards_to_discard(table: sc.Table, turn: sc.Turn) -> Iterator[Discard]:
    """Every card of the hand, dust cards included."""
    return (Discard(card) for card in kinds(hand(table, turn.seat)))


def why_not_discard(table: sc.Table, turn: sc.Turn, action: Discard) -> sc.Refused | None:
    """Only a card that is held can be discarded."""
    if action.card in hand(table, turn.seat):
        return None
    return NOT_HELD(card=canon().title(action.card))


def lay_off(now: sc.Change, turn: sc.Turn, action: Discard) -> None:
    """The card goes face up onto the discard pile."""
    discard(now, turn.seat, action.card)
    finish_turn(now)


def write_discard(position: sc.Position, action: Discard) -> str:
    """As in `discard stofwolk`."""
    return f"discard {card_written(action.card)}"


def read_discard(table: sc.Table, rest: str) -> Discard:
    """As in `discard stofwolk`."""
    return Discard(read_card(table, rest, "discard and the card, as in discard Exodus"))


def passes(table: sc.Table, turn: sc.Turn) -> Iterator[Pass]:
    """An empty hand passes."""
    return iter(() if hand(table, turn.seat) else (Pass(),))


def why_not_pass(table: sc.Table, turn: sc.Turn, action: Pass) -> sc.Refused | None:
    """Laying is compulsory for whoever holds a card (PK4.5)."""
    return MUST_LAY() if hand(table, turn.seat) else None


def pass_by(now: sc.Change, turn: sc.Turn, action: Pass) -> None:
    """The turn is over."""
    now.tell(Passed(turn.seat))
    finish_turn(now)


def read_pass(table: sc.Table, rest: str) -> Pass:
    """The word alone."""
    nothing_more("pass", rest)
    return Pass()


def register(book: sc.RuleBook) -> None:
    """What a player does who lays no book and plays no dust card."""
    book.action(
        Discard,
        offer=cards_to_discard,
        check=why_not_discard,
        apply=lay_off,
        exact=True,
        refusal=ONE_CARD,
        word="discard",
        write=write_discard,
        read=read_discard,
        touches=lambda position, action: (hand_piece(action.card), DISCARD_PILE),
    )
    book.action(
        Pass,
        offer=passes,
        check=why_not_pass,
        apply=pass_by,
        exact=True,
        refusal=ONE_CARD,
        word="pass",
        read=read_pass,
        touches=lambda position, action: ("pass",),
    )
