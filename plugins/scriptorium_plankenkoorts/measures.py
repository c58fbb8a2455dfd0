"""What counts for a player of Plankenkoorts, as hints tell it: stands, shelves, books, cards."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.hidden as sw

from .canon import SHELVES, canon
from .piles import hand
from .shelf import fitting
from .state import Ledger, is_closed, row
from .wording import sentence

STANDS, CLOSED = sentence("pk-measure-stands"), sentence("pk-measure-closed")
BOOKS = {"OT": sentence("pk-measure-ot"), "NT": sentence("pk-measure-nt")}
UNFIT = sentence("pk-measure-unfit")


def measures(seen: sc.View, seat: sc.Seat) -> tuple[sw.Measure, ...]:
    """What stands on shelves; of the own hand, which books have no place any more (PK5, PK7)."""
    rows = {shelf: row(seen, seat, shelf) for shelf in SHELVES}
    found = [
        sw.Measure(STANDS, seen[Ledger].standards[seen.seats.index(seat)], 100.0),
        sw.Measure(CLOSED, sum(map(is_closed, rows.values())), 30.0),
        *(sw.Measure(BOOKS[shelf], len(books), 3.0) for shelf, books in rows.items()),
    ]
    if seen.seat == seat:
        found.append(sw.Measure(UNFIT, unfit(seen, seat), -1.0))
    return tuple(found)


def unfit(seen: sc.View, seat: sc.Seat) -> int:
    """How many books of a hand go on neither shelf as they are now."""
    fits = 0
    for deed in ("begin", "place", "close"):
        fits |= fitting(seen, seat, deed)
    numbers = (canon().by_id[card].nr for card in hand(seen, seat) if card in canon().by_id)
    return sum(not fits >> number & 1 for number in numbers)
