"""What a player of Plankenkoorts is after, told at any time (PK5, PK9)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text

from .canon import SHELVES
from .piles import hand
from .rounds import STANDARDS_TO_WIN
from .state import Ledger, is_closed, row, totals
from .wording import text


def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """Both shelves closed in this round, and stands enough for the match."""
    rows = [row(view, seat, shelf) for shelf in SHELVES]
    closed, books = sum(map(is_closed, rows)), sum(map(len, rows))
    stands = view[Ledger].standards[view.seats.index(seat)]
    of = view.rules.fixed_number(STANDARDS_TO_WIN) or 0
    told = text("pk-aim", closed=closed, stands=stands, of=of)
    reached = dict(totals(view))[seat] + (books if view.outcome is None else 0)
    return sp.Aim(told, stands, of, still(view, seat), reached)


def still(view: sc.View, seat: sc.Seat) -> tuple[Text, ...]:
    """The one card of a turn (PK4.3)."""
    if view.clock.seat != seat or view.outcome is not None:
        return ()
    if not hand(view, seat):
        return (text("pk-still-pass"),)
    return (text("pk-still-lay"),)
