"""What lies and stands on the map: clues, and the figures of the seats."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp

from ..board import pieces
from ..board.codes import circles_key
from ..board.state import Figures
from ..board.village import CAVERN, NOWHERE, village
from ..wording import text
from .map_scene import LYING, STANDING, around, middles

CIRCLES = ((-0.46, -0.46), (0.46, -0.46), (-0.46, 0.46), (0.46, 0.46))
# On the rim of a cave, where any number may stand, so that its clues are seen.
ASIDE = ((0.0, -0.95), (-0.8, -0.75), (0.8, -0.75), (-1.0, 0.0), (1.0, 0.0))


def paint_of(rules: sc.Ruleset, seat: sc.Seat) -> str:
    """The colour of the palette that a seat is painted with (R48)."""
    painted: dict[str, str] = rules.services["rennes.paint"]
    return painted.get(seat, seat)


def clue_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The clues in the circles; those of one colour share one."""
    there = village(view)
    for cavern in there.caverns:
        x, y = middles(there)[there.number[cavern]]
        lying = sc.cards_in(view, circles_key(cavern))
        for at, colour in enumerate(dict.fromkeys(lying)):
            dx, dy = CIRCLES[at % len(CIRCLES)]
            count = lying.count(colour)
            says = text("rn-clue-here", space=cavern, colour=colour, count=count)
            place = around((x + dx, y + dy), 0.74, 0.74)
            name = pieces.clue(cavern, colour)
            # Several of a colour are one token with a plate that tells how many.
            art = f"rennes-{'pool' if count > 1 else 'clue'}-{colour}"
            label = str(count) if count > 1 else ""
            yield sp.Piece(name, art, *place, layer=LYING, label=label, says=says, count=count)


def figure_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The figures, side by side where several stand on one space."""
    there, spaces = village(view), view[Figures].at
    for at, (seat, space) in enumerate(zip(view.seats, spaces, strict=True)):
        if space == NOWHERE:
            continue
        x, y = middles(there)[space]
        before = spaces[:at].count(space)
        if there.kinds[space] == CAVERN or there.names[space] == there.box().board.sanctuaire.id:
            dx, dy = ASIDE[before % len(ASIDE)]
        else:
            dx, dy = 0.3 * before, 0.0
        says = text("rn-figure", seat=seat, space=there.names[space])
        place = around((x + dx, y + dy), 1.0, 1.0)
        art = f"rennes-figure-{paint_of(view.rules, seat)}"
        yield sp.Piece(
            pieces.FIGURE + seat, art, *place, layer=STANDING + at, label=seat, says=says
        )
