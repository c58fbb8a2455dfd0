"""What has become of the extra novices."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, one_of, table_of

from ..board.state import vacated
from ..board.valley import ROWS, WIDTH
from ..fact_layout import lays
from ..sending.extras import WAITING, WHOLE_ROW, Extras, put_state

STATES = ("waiting", "sent", "stays")


def see(position: sc.Position) -> dict[sc.Seat, dict[str, str]]:
    """Each seat's extra novices by row."""
    rows = zip(position.rules.setup.seats, position[Extras].states, strict=True)
    return {
        seat: {row: STATES[state] for row, state in zip(ROWS, states, strict=True)}
        for seat, states in rows
    }


def put(now: sc.Change, wanted: Any) -> None:
    """Extra novices that have been sent or stay."""
    for seat, states in by_seat("extras", now, wanted):
        for row, word in table_of(f"extras.{seat}", states, "I").items():
            path = f"extras.{seat}.{row}"
            row = one_of(path, row, ROWS)
            put_state(now, seat, ROWS.index(row), STATES.index(one_of(path, word, STATES)))


def go_with_rows(now: sc.Change) -> None:
    """An extra novice is decided about exactly where its row is vacated."""
    for seat, states in zip(now.rules.setup.seats, now[Extras].states, strict=True):
        for at, state in enumerate(states):
            empty = vacated(now, seat) >> at * WIDTH & WHOLE_ROW == WHOLE_ROW
            if empty != (state != WAITING):
                told = "sent or stays" if empty else "waiting"
                raise sc.FactError(f"extras.{seat}.{ROWS[at]}", f"by its row it is {told}")


def register(book: sc.RuleBook) -> None:
    """One fact."""
    check.fact(book, "extras", see=see, put=put)
    lays(book, whole=go_with_rows)
