"""The extra novices of each seat, one at the end of each row of its player board (MO3.7)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.state import exchanged, seat_number
from ..board.valley import WIDTH

WAITING, SENT, STAYS = range(3)
WHOLE_ROW = (1 << WIDTH) - 1
State = Annotated[int, Meta(ge=WAITING, le=STAYS)]


class Extras(sc.Part, tag="monasterium.extras", frozen=True):
    """Each seat's extra novices by row: waiting, sent, or staying for good."""

    states: Annotated[tuple[tuple[State, State, State, State], ...], Meta(max_length=16)]


def put_state(now: sc.Change, seat: sc.Seat, row: int, state: int) -> None:
    """Note what became of an extra novice."""
    states, at = now[Extras].states, seat_number(now, seat)
    now.put(Extras(exchanged(states, at, exchanged(states[at], row, state))))
