"""The map: rock, corridors, portals and spaces with their colours of now, and what is on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import GROUND

from . import game, say
from .board import Portals, figures
from .box import Placed, Portal
from .cards import CIRCLES, OPEN, open_pieces
from .cavernes import MARKERS, Markers
from .codes import claimed_by
from .village import (
    CAVERN,
    FIELD,
    LOCATION,
    NOWHERE,
    QUARTER,
    SANCTUARY,
    VORTEX,
    Side,
    Village,
    village,
)

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
PLAIN = {CAVERN: "rennes-cavern", SANCTUARY: "rennes-sanctuaire"}
COLOURED = {FIELD: "rennes-field", VORTEX: "rennes-vortex"}
CELL = 0.5  # of a code
CARD = (1.6, 1.6 / 0.7)
USUAL = 5  # so many open cards the drawing has room for; more lie closer
CIRCLE = ((-0.46, -0.46), (0.46, -0.46), (-0.46, 0.46), (0.46, 0.46))
# On the rim of a cave, where any number may stand, so that its clues are seen.
ASIDE = ((0.0, -0.95), (-0.8, -0.75), (0.8, -0.75), (-1.0, 0.0), (1.0, 0.0))
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


def lying(
    id: str,
    art: str,
    middle: Point,
    width: float,
    height: float,
    layer: int,
    says: Text | None = None,
    *,
    label: str = "",
    turn: int = 0,
    count: int = -1,
) -> sp.Piece:
    """A piece with that middle."""
    left, top = middle[0] - width / 2, middle[1] - height / 2
    return sp.Piece(id, art, left, top, width, height, turn, layer, label, says, count=count)


@game.scene
def map_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of the map, from the ground up."""
    there, laid = village(view), view[Portals]
    yield from _board(there, laid.discs, laid.turns)
    for location in there.codes:
        yield from _location(there, location, claimed_by(view, location))
    yield from _open_cards(view, there)
    for cavern in there.caverns:
        yield from _clues(there, cavern, CIRCLES(view, cavern))
    yield from _figures(view, there)


@lru_cache(256)  # portals are turned now and then; all else is drawn from how they lie
def _board(there: Village, discs: tuple[int, ...], turns: tuple[int, ...]) -> tuple[sp.Piece, ...]:
    """The ground, the portals and all spaces with the colours that they have then."""
    found = [*_still(there)]
    for portal, written in enumerate(there.box().board.portal):
        colours = [there.colour(discs, turns, (portal, side)) for side in range(len(AROUND))]
        found += _portal(written, colours, turns[portal])
    owner = owners(there)
    for at, name in enumerate(there.names):
        side = there.side_of(at) if there.kinds[at] == QUARTER else owner.get(name)
        found.append(_space(there, at, "" if side is None else there.colour(discs, turns, side)))
    return tuple(found)


@lru_cache(8)
def owners(there: Village) -> dict[str, Side]:
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
            middle, art = middles(there)[there.number[cavern.id]], f"rennes-symbol-{cavern.symbol}"
            says = say.text("rn-symbol-of", space=cavern.id, location=cavern.symbol)
            found.append(lying(f"symbol-{cavern.id}", art, middle, 0.62, 0.62, MARKED, says))
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
                    yield lying(f"way-{name}-{nr}", "rennes-link", place, 0.3, 0.3, PASSAGE)
                continue
            upright = abs(ax - bx) <= 0.1
            middle, long = ((ax + bx) / 2, (ay + by) / 2), abs(ax - bx) + abs(ay - by)
            size, turn = (0.9, long) if upright else (long, 0.9), int(upright)
            yield lying(f"way-{name}", "rennes-corridor", middle, *size, PASSAGE, turn=turn)
            if owner.get(one.id, 0) != owner.get(other, 0) and {one.id, other} <= owner.keys():
                size = (0.9, 0.27) if upright else (0.27, 0.9)
                yield lying(f"doorway-{name}", "rennes-doorway", middle, *size, DOORWAY, turn=turn)


def _portal(written: Portal, colours: list[str], turn: int) -> Iterator[sp.Piece]:
    """A disc, its four quarters as they lie now, and its number."""
    x, y = middle = written.pos[0] / UNIT, written.pos[1] / UNIT
    disc = 2 * RADIUS
    yield lying(f"portal-{written.id}", "rennes-disc", middle, disc, disc, DISC, turn=turn)
    for at, ((dx, dy), colour) in enumerate(zip(AROUND, colours, strict=True)):
        size = (2 * HALF, RADIUS) if dy else (RADIUS, 2 * HALF)
        place, id = (x + dx * RADIUS / 2, y + dy * RADIUS / 2), f"quarter-{written.id}-{colour}"
        yield lying(id, f"rennes-quarter-{colour}", place, *size, SECTOR, turn=at)
    says, label = say.text("rn-disc", portal=written.id, number=written.number), written.area
    label += str(written.number)
    id = f"number-{written.id}"
    yield lying(id, "rennes-number", middle, 0.72, 0.72, LYING, says, label=label)


def _space(there: Village, at: int, colour: str) -> sp.Piece:
    """A space that can be stepped on, with the colour that it takes now, if it takes one."""
    name, kind, middle = there.names[at], there.kinds[at], middles(there)[at]
    if kind == LOCATION:
        art, says = f"rennes-location-{name}", say.text("rn-place", space=name)
        return lying(name, art, middle, WIDE, HIGH, TABLET, says, label=_title(there, name))
    if colour:
        says = say.text("rn-space", space=name, colour=colour)
        art = "rennes-clear" if kind == QUARTER else f"{COLOURED[kind]}-{colour}"
    else:
        says, art = say.text("rn-place", space=name), PLAIN[kind]
    return lying(name, art, middle, SIZES[kind], SIZES[kind], SPACE, says, label=name)


def _title(there: Village, location: str) -> str:
    return next(one.name for one in there.box().board.location if one.id == location)


@lru_cache(256)
def _location(there: Village, location: str, claimed: tuple[sc.Seat, ...]) -> tuple[sp.Piece, ...]:
    """The code of a location, and its places: what is still to be had, and who has cracked it."""
    x, y = middles(there)[there.number[location]]
    left, top, found = x - WIDE / 2 + 1.56, y - HIGH / 2 + 0.82, list[sp.Piece]()
    for colour, count in there.needs[location]:
        id, art = f"code-{location}-{colour}", f"rennes-slots-{colour}-{count}-{count}"
        says = say.text("rn-code", location=location, colour=colour, count=count)
        size = (CELL * count, CELL / 0.6)
        found.append(sp.Piece(id, art, left, top, *size, layer=SPACE, says=says))
        left += CELL * count
    left, top = x - WIDE / 2 + 1.56, y - HIGH / 2 + 1.86
    for at, points in enumerate(there.box().cards.scoring.code_order):
        seat = claimed[at] if at < len(claimed) else ""
        told = {"seat": seat, "location": location, "state": "taken" if seat else "free"}
        says = say("rn-place-in-row").filled({**told, "points": points})
        id, art = f"claim-{location}-{at + 1}", f"emblem-{seat}" if seat else "rennes-place"
        place, label = (
            (left + CELL * at, top, CELL - 0.02, CELL - 0.02),
            "" if seat else str(points),
        )
        found.append(sp.Piece(id, art, *place, layer=SPACE, label=label, says=says))
    return tuple(found)


def _open_cards(view: sc.View, there: Village) -> Iterator[sp.Piece]:
    """The open cards in a row, each for itself, where the drawing has room for them."""
    row, count = there.box().board.open_cards, len(OPEN(view))
    if row is None:
        return
    step = min(float(row.step), row.step * USUAL / max(1, count))
    for at, (name, card) in enumerate(open_pieces(view)):
        middle = (row.pos[0] + at * step) / UNIT, row.pos[1] / UNIT
        says = say.text("rn-open-at", card=card, nr=at + 1)
        yield lying(name, view.rules.cards[card].art, middle, *CARD, SPACE, says)


@lru_cache(256)
def _clues(there: Village, cavern: str, clues: tuple[str, ...]) -> tuple[sp.Piece, ...]:
    """The clues in the circles of a Caverne; those of one colour share one."""
    (x, y), found = middles(there)[there.number[cavern]], []
    for at, colour in enumerate(dict.fromkeys(clues)):
        (dx, dy), count = CIRCLE[at % len(CIRCLE)], clues.count(colour)
        says = say.text("rn-clue-here", space=cavern, colour=colour, count=count)
        # Several of a colour are one token with a plate that tells how many.
        art, label = f"rennes-{'pool' if count > 1 else 'clue'}-{colour}", str(count)
        more: dict[str, Any] = {"label": label if count > 1 else "", "count": count}
        id, middle = f"clue-{cavern}-{colour}", (x + dx, y + dy)
        found.append(lying(id, art, middle, 0.74, 0.74, LYING, says, **more))
    return tuple(found)


def paint_of(there: Village, seat: sc.Seat) -> str:
    """The colour of the palette that a seat is painted with (R48)."""
    return there.paint.get(seat, "") or seat


def _figures(view: sc.View, there: Village) -> Iterator[sp.Piece]:
    """The figures, side by side where several stand on one space."""
    spaces = figures(view)
    for at, (seat, space) in enumerate(zip(view.seats, spaces, strict=True)):
        if space == NOWHERE:
            continue
        x, y = middles(there)[space]
        before = spaces[:at].count(space)
        dx, dy = 0.3 * before, 0.0
        if there.kinds[space] in (CAVERN, SANCTUARY):
            dx, dy = ASIDE[before % len(ASIDE)]
        says = say.text("rn-figure", seat=seat, space=there.names[space])
        art, middle = f"rennes-figure-{paint_of(there, seat)}", (x + dx, y + dy)
        yield lying(f"figure-{seat}", art, middle, 1.0, 1.0, STANDING + at, says, label=seat)


@MARKERS.scene
def marker_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The markers of all seats, in a row below the Caverne that they close (RN6.2)."""
    there = village(view)
    for at, seat in enumerate(view.seats):
        for nr, cavern in view[Markers, seat].laid:
            x, y = middles(there)[there.number[cavern]]
            middle = x + 0.5 * (at - (len(view.seats) - 1) / 2), y + 1.02
            says = say.text("rn-marker", nr=nr, seat=seat, space=cavern)
            id, art = f"marker-{seat}-{nr}", f"rennes-marker-{paint_of(there, seat)}"
            yield lying(id, art, middle, 0.6, 0.6, MARKED, says, label=str(nr))
