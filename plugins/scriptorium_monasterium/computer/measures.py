"""What counts for a player of Monasterium, as hints tell it: points, novices, the road, tokens."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.hidden as sw

from ..board.state import Prestige, messenger, owned_dice, seat_number, tokens, vacated
from ..wording import sentence

POINTS, NOVICES = sentence("mo-measure-points"), sentence("mo-measure-novices")
ROAD, DICE = sentence("mo-measure-road"), sentence("mo-measure-dice")
HELD = (  # in the order of TOKENS
    sentence("mo-measure-influence"),
    sentence("mo-measure-soup"),
    sentence("mo-measure-rosary"),
    sentence("mo-measure-tool"),
    sentence("mo-measure-book"),
)


def measures(seen: sc.View, seat: sc.Seat) -> tuple[sw.Measure, ...]:
    """All lies open; a point weighs most, a token least (MO3, MO9, MO19)."""
    return (
        sw.Measure(POINTS, seen[Prestige].points[seat_number(seen, seat)], 10.0),
        sw.Measure(NOVICES, vacated(seen, seat).bit_count(), 5.0),
        sw.Measure(DICE, owned_dice(seen, seat), 4.0),
        sw.Measure(ROAD, messenger(seen, seat), 2.0),
        *map(sw.Measure, HELD, tokens(seen, seat)),
    )
