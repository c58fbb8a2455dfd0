"""What counts for a treasure hunter, as hints tell it: codes, points, clues, cards (RN9, RN12)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.hidden as sw

from ..board.codes import all_tokens, cracked
from ..board.equipment import HAND
from ..board.state import Score
from ..wording import sentence

CODES, POINTS = sentence("rn-measure-codes"), sentence("rn-measure-points")
CLUES, CARDS = sentence("rn-measure-clues"), sentence("rn-measure-cards")


def measures(seen: sc.View, seat: sc.Seat) -> tuple[sw.Measure, ...]:
    """Points decide, codes end the match, clues make codes, cards make ways."""
    return (
        sw.Measure(CODES, cracked(seen, seat), 50.0),
        sw.Measure(POINTS, seen[Score].points[seen.seats.index(seat)], 10.0),
        sw.Measure(CLUES, all_tokens(seen, seat), 8.0),
        sw.Measure(CARDS, len(sc.cards_in(seen, sc.key(HAND, seat)))),
    )
