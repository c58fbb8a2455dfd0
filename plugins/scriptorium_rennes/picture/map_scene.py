"""The map: rock, corridors, portals and spaces, each with the colour that it has now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import GROUND

from ..board import pieces
from ..board.codes import claimed_by, codes
from ..board.equipment import OPEN
from ..board.state import Portals, shown
from ..board.village import CAVERN, FIELD, LOCATION, QUARTER, SANCTUARY, VORTEX, Village, village
from ..box.board_data import Placed
from ..turn.open_targets import open_pieces
from ..wording import text

UNIT = 70.0  # of the drawing canvas to one board unit
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
# From the ground up; what lies below nothing is painted and neither told nor touched.
ROCK, PASSAGE, DOORWAY, DISC, SECTOR, TABLET, SPACE, LYING, MARKED, STANDING = (
    *range(-6, -1),
    *range(5),
)
RADIUS, REACH = 1.25, 0.75  # of a disc, and how far from its middle one stands on a quarter
HALF = 0.9  # of a quarter, across
SIZES = {QUARTER: 0.8, FIELD: 1.0, VORTEX: 1.5, CAVERN: 2.4, SANCTUARY: 2.4}
WIDE, HIGH = 4.2, 2.6  # of a location
CELL = 0.5  # of a code
CARD = (1.6, 1.6 / 0.7)
USUAL = 5  # so many open cards the drawing has room for; more lie closer
Point = tuple[float, float]


@lru_cache(8)
def middles(there: Village) -> tuple[Point, ...]:
    """The middle of each space, in board units."""
    board = there.box().board
    found: dict[str, Point] = {}
    spaces: tuple[Placed, ...] = (*board.field, *board.vortex, *board.cavern, board.sanctuaire)
    for one in spaces:
        found[one.id] = (one.pos[0] / UNIT, one.pos[1] / UNIT)
    for portal in board.portal:
        for side, (dx, dy) in zip(there.sides, AROUND, strict=True):
            x, y = portal.pos[0] / UNIT, portal.pos[1] / UNIT
            found[f"{portal.id}.{side}"] = (x + REACH * dx, y + REACH * dy)
    for location in board.location:
        # It reaches away from the portal that it borders, so that nothing lies on the way.
        dx, dy = AROUND[there.side_named(location.portal_side)[1]]
        x, y = location.pos[0] / UNIT, location.pos[1] / UNIT
        found[location.id] = (x + dx * (WIDE / 2 - 0.9), y + dy * (HIGH / 2 - 0.7))
    return tuple(found[name] for name in there.names)


def around(middle: Point, width: float, height: float) -> tuple[float, float, float, float]:
    """The place and the size of a piece with that middle."""
    return middle[0] - width / 2, middle[1] - height / 2, width, height


def map_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of the map, from the ground up."""
    there = village(view)
    yield from _still(there)
    for portal in range(len(there.portals)):
        yield from _portal(view, there, portal)
    owner = owners(there)
    for at, name in enumerate(there.names):
        yield _space(view, there, at, owner.get(name))
    for location in codes(view).locations:
        yield from _location(view, there, location)
    yield from _open_cards(view, there)


def _open_cards(view: sc.View, there: Village) -> Iterator[sp.Piece]:
    """The open cards in a row, each for itself, where the drawing has room for them."""
    row, lying = there.box().board.open_cards, sc.cards_in(view, OPEN)
    if row is None:
        return
    step = min(float(row.step), row.step * USUAL / max(1, len(lying)))
    for at, (name, card) in enumerate(open_pieces(view)):
        middle = (row.pos[0] + at * step) / UNIT, row.pos[1] / UNIT
        yield sp.Piece(
            name, view.rules.cards[card].art, *around(middle, *CARD),
            layer=SPACE, says=text("rn-open-at", card=card, nr=at + 1),
        )  # fmt: skip


@lru_cache(8)
def owners(there: Village) -> dict[str, tuple[int, int]]:
    """The portal side that each field and vortex belongs to."""
    board = there.box().board
    return {one.id: there.side_named(one.owner) for one in (*board.field, *board.vortex)}


@lru_cache(8)
def _still(there: Village) -> tuple[sp.Piece, ...]:
    """What never changes: the ground, the rock, the corridors and their doorways, the symbols."""
    board = there.box().board
    width, height = board.size[0] / UNIT, board.size[1] / UNIT
    found = [
        sp.Piece("ground", "rennes-rock", 0, 0, group=GROUND),
        sp.Piece("rock", "rennes-board", 0, 0, width, height, layer=ROCK),
        *_passages(there),
    ]
    for cavern in board.cavern:
        if cavern.symbol:
            x, y = middles(there)[there.number[cavern.id]]
            place = around((x, y), 0.62, 0.62)
            says = text("rn-symbol-of", space=cavern.id, location=cavern.symbol)
            art = f"rennes-symbol-{cavern.symbol}"
            found.append(sp.Piece(f"symbol-{cavern.id}", art, *place, layer=MARKED, says=says))
    return tuple(found)


def _passages(there: Village) -> Iterator[sp.Piece]:
    """A corridor between any two spaces that are linked by the board itself."""
    board, spots = there.box().board, middles(there)
    owner, joined = owners(there), set[frozenset[str]]()
    for one in (*board.field, *board.vortex, *board.cavern):
        for other in one.next:
            pair = frozenset((one.id, other))
            if pair in joined or len(pair) < 2:
                continue
            joined.add(pair)
            (ax, ay), (bx, by) = spots[there.number[one.id]], spots[there.number[other]]
            name = f"{one.id}-{other}"
            if abs(ax - bx) > 0.1 < abs(ay - by):
                for nr in (1, 2, 3):
                    place = ax + (bx - ax) * nr / 4, ay + (by - ay) * nr / 4
                    yield sp.Piece(
                        f"way-{name}-{nr}", "rennes-link", *around(place, 0.3, 0.3), layer=PASSAGE
                    )
                continue
            upright = abs(ax - bx) <= 0.1
            middle, long = ((ax + bx) / 2, (ay + by) / 2), abs(ax - bx) + abs(ay - by)
            size = (0.9, long) if upright else (long, 0.9)
            yield sp.Piece(
                f"way-{name}",
                "rennes-corridor",
                *around(middle, *size),
                turn=int(upright),
                layer=PASSAGE,
            )
            if owner.get(one.id, 0) != owner.get(other, 0) and {one.id, other} <= owner.keys():
                size = (0.9, 0.27) if upright else (0.27, 0.9)
                yield sp.Piece(
                    f"doorway-{name}",
                    "rennes-doorway",
                    *around(middle, *size),
                    turn=int(upright),
                    layer=DOORWAY,
                )


def _portal(view: sc.View, there: Village, portal: int) -> Iterator[sp.Piece]:
    """A disc, its four quarters as they lie now, and its number."""
    written = there.box().board.portal[portal]
    x, y = written.pos[0] / UNIT, written.pos[1] / UNIT
    turn = view[Portals].turns[portal]
    name = pieces.PORTAL + written.id
    yield sp.Piece(
        name, "rennes-disc", *around((x, y), 2 * RADIUS, 2 * RADIUS), turn=turn, layer=DISC
    )
    for at, (dx, dy) in enumerate(AROUND):
        colour = shown(view, (portal, at))
        size = (2 * HALF, RADIUS) if dy else (RADIUS, 2 * HALF)
        place = around((x + dx * RADIUS / 2, y + dy * RADIUS / 2), *size)
        art = f"rennes-quarter-{colour}"
        yield sp.Piece(f"quarter-{written.id}-{colour}", art, *place, turn=at, layer=SECTOR)
    says = text("rn-disc", portal=written.id, number=written.number)
    label = f"{written.area}{written.number}"
    place = around((x, y), 0.72, 0.72)
    yield sp.Piece(
        f"number-{written.id}", "rennes-number", *place, layer=LYING, label=label, says=says
    )


def _space(view: sc.View, there: Village, at: int, owner: tuple[int, int] | None) -> sp.Piece:
    """A space that can be stepped on, with the colour that it takes now."""
    name, kind = there.names[at], there.kinds[at]
    side = there.side_of(at) if kind == QUARTER else owner
    if side is None:
        says, art = text("rn-place", space=name), PLAIN[kind]
        art = f"{art}-{name}" if kind == LOCATION else art
    else:
        colour = shown(view, side)
        says = text("rn-space", space=name, colour=colour)
        art = "rennes-clear" if kind == QUARTER else f"{COLOURED[kind]}-{colour}"
    size = (WIDE, HIGH) if kind == LOCATION else (SIZES[kind], SIZES[kind])
    label = _title(there, name) if kind == LOCATION else name
    place, layer = around(middles(there)[at], *size), TABLET if kind == LOCATION else SPACE
    return sp.Piece(name, art, *place, layer=layer, label=label, says=says)


PLAIN = {
    LOCATION: "rennes-location",
    CAVERN: "rennes-cavern",
    SANCTUARY: "rennes-sanctuaire",
}
COLOURED = {FIELD: "rennes-field", VORTEX: "rennes-vortex"}


def _title(there: Village, location: str) -> str:
    return next(one.name for one in there.box().board.location if one.id == location)


def _location(view: sc.View, there: Village, location: str) -> Iterator[sp.Piece]:
    """The code of a location, and its places: what is still to be had, and who has cracked it."""
    x, y = middles(there)[there.number[location]]
    left, top = x - WIDE / 2 + 1.56, y - HIGH / 2 + 0.82
    for colour, count in codes(view).needs[location]:
        says = text("rn-code", location=location, colour=colour, count=count)
        yield sp.Piece(
            f"code-{location}-{colour}",
            f"rennes-slots-{colour}-{count}-{count}",
            left,
            top,
            CELL * count,
            CELL / 0.6,
            layer=SPACE,
            says=says,
        )
        left += CELL * count
    left, top = x - WIDE / 2 + 1.56, y - HIGH / 2 + 1.86
    claimed = claimed_by(view, location)
    for at, points in enumerate(view.rules.services["rennes.box"].scoring.code_order):
        taken = at < len(claimed)
        if taken:
            says = text("rn-claimed", seat=claimed[at], location=location)
        else:
            says = text("rn-to-claim", location=location, points=points)
        yield sp.Piece(
            f"claim-{location}-{at + 1}",
            f"emblem-{claimed[at]}" if taken else "rennes-place",
            left + CELL * at,
            top,
            CELL - 0.02,
            CELL - 0.02,
            layer=SPACE,
            label="" if taken else str(points),
            says=says,
        )
