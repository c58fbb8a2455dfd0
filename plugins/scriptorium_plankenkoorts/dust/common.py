"""What the dust cards share: holding one, playing it, and reading its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import scriptorium as sc
from scriptorium.schedule import neighbour
from scriptorium.structs import CardId

from ..canon import canon, fold
from ..events import DustPlayed
from ..piles import hand, kinds, spend
from ..reasons import NOT_HELD, OTHER_EFFECT

N = TypeVar("N")


def held(position: sc.Position, seat: sc.Seat, effect: str) -> Iterator[CardId]:
    """The cards of a hand with that effect, each kind once."""
    cards = position.rules.cards
    return (card for card in kinds(hand(position, seat)) if cards[card].effect == effect)


def why_not_played(
    position: sc.Position, seat: sc.Seat, card: CardId, effect: str
) -> sc.Refused | None:
    """Why a card cannot be played for an effect: it is not held, or does something else."""
    if card not in hand(position, seat):
        return NOT_HELD(card=canon().title(card))
    if position.rules.cards[card].effect != effect:
        return OTHER_EFFECT(card=canon().title(card))
    return None


def play_dust(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """The card goes face up onto the discard pile; its effect follows (PK6.1)."""
    spend(now, seat, card)
    now.tell(DustPlayed(seat, card))


def numbers_of(rules: sc.Ruleset, card: CardId, kind: type[N]) -> N:
    """The numbers that a card brings for its effect, else the usual ones."""
    params = rules.cards[card].params
    return params if isinstance(params, kind) else kind()


def next_seat(position: sc.Position) -> sc.Seat:
    """The next player in the direction of this round (PK6.2)."""
    clock = position.clock
    return neighbour(position.rules.setup.seats, clock.seat, clock.direction)


def read_by_card(
    book: sc.RuleBook, effect: str, read: Callable[[sc.Table, CardId, str], sc.Action]
) -> None:
    """Let a line that begins with a card of this effect be read by it, whatever the card's id."""

    def reader(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        word, _, rest = text.partition(" ")
        for card, kind in table.rules.cards.items():
            if kind.effect == effect and fold(card) == fold(word):
                return (read(table, card, rest),)
        return None

    book.notation(reader)
