"""Playing a dust card: it is held, it is spent, it does what it does, and the turn is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import scriptorium as sc
from scriptorium import CardId
from scriptorium.engine import neighbour

from ..events import DustPlayed
from ..pieces import seat_piece
from ..piles import spend
from ..reasons import ONE_CARD
from ..rounds import finish_turn

N = TypeVar("N")


def dust(kind: type[sc.Action], do: Callable[[Any, Any, Any], None], **more: Any) -> sc.Choice:
    """The choice of playing a dust card, the first field of its action (PK6.1).

    It is written as its fields, the card's own name first. Where the card opens a decision the
    turn goes on, and whoever closes that one finishes it.
    """

    def play(now: sc.Change, turn: sc.Turn, action: Any) -> None:
        spend(now, turn.seat, action.card)
        now.tell(DustPlayed(turn.seat, action.card))
        do(now, turn, action)
        if "opens" not in more:
            finish_turn(now)

    form = " ".join(f"{{{name}}}" for name in kind.__struct_fields__)
    return sc.Choice(kind, do=play, form=form, refusal=ONE_CARD, **more)


def numbers_of(rules: sc.Ruleset, card: CardId, kind: type[N]) -> N:
    """The numbers that a card brings for its effect, else the usual ones."""
    params = rules.cards[card].params
    return params if isinstance(params, kind) else kind()


def next_seat(position: sc.Position) -> sc.Seat:
    """The next player in the direction of this round (PK6.2)."""
    clock = position.clock
    return neighbour(position.rules.setup.seats, clock.seat, clock.direction)


def next_player(at: sc.Moment) -> tuple[str, ...]:
    """The next player's panel, which is touched with a card that is about that player."""
    return (seat_piece(next_seat(at)),)
