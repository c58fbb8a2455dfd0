"""How well a seat stands: its points, and how good it is to stand where it does (RN12)."""

from __future__ import annotations

from functools import lru_cache

import scriptorium as sc

from ..board.state import Figures, Score
from ..board.village import NOWHERE, Village, village
from ..moving.questions import Closed, ask
from .worth import Attraction, distances, held

# A point is worth so much of what a good place is; and the best of the others count half.
POINT, OTHERS, MATCH = 8.0, 0.5, 10_000.0


@lru_cache(32)
def tables_of(there: Village) -> dict[int, tuple[int, ...]]:
    """How far each Caverne is from everywhere."""
    return {there.number[one]: distances(there, there.number[one]) for one in there.caverns}


def settled(table: sc.Position, seat: sc.Seat) -> float:
    """Points beside those of the others, and the clues that are near."""
    if table.outcome is not None:
        return MATCH if seat in table.outcome.winners else -MATCH
    points, me = table[Score].points, table.seats.index(seat)
    best = max(one for at, one in enumerate(points) if at != me)
    value = POINT * (points[me] - OTHERS * best)
    here = table[Figures].at[me]
    if here == NOWHERE or not isinstance(table, sc.Table):
        return value
    seen = sc.view(table, seat)
    attraction = Attraction(seen, ask(seen, Closed(seat)), tables_of(village(seen)))
    return value + attraction.worth(here, held(seen))
