"""How placements are written and read, and which pieces a person touches to mean them.

`place I3 wood B2 C2 D2` stands for the whole; `place I3 wood` alone lifts the bridge first, and
`place I3 wood out` puts it out of the game where nothing can be placed.
"""

from __future__ import annotations

import scriptorium as sc
from scriptorium_grid import Mask, NotASquareError, OffGridError

from ..board.piece_names import unplaced_piece
from ..bridges.board_geometry import anchor_of, orient_of
from .placement_kinds import NO_PLACE, OUTSIDE_GRID, LeaveOut, Place, TakeUp
from .unplaced_bridges import Known, Unplaced, known_of

WORD = "place "
OUT = "out"


def own(position: sc.Position, seat: sc.Seat) -> tuple[int, ...]:
    """The unplaced bridges of a seat."""
    return position[Unplaced].before(position.rules.setup.seats.index(seat))


def kinds(known: Known, bridges: tuple[int, ...]) -> tuple[int, ...]:
    """One bridge of each kind: copies are as good as each other."""
    return tuple({known.geometry.bridges[b][1:3]: b for b in reversed(bridges)}.values())[::-1]


def in_hand(position: sc.Position, seat: sc.Seat) -> int | None:
    """The bridge whose place is chosen now; None where a bridge has to be chosen first."""
    unplaced = position[Unplaced]
    if unplaced.lifted:
        return unplaced.lifted[0]
    alike = kinds(known_of(position), own(position, seat))
    return alike[0] if len(alike) == 1 else None


def mask_of(known: Known, bridge: int, place: int) -> Mask:
    """The squares under a bridge on a place; none where there is no such bridge or place."""
    if place < 0 or bridge >= len(known.geometry.fits):
        return 0
    masks = known.geometry.fits[bridge].masks
    orient, anchor = orient_of(place), anchor_of(place)
    return masks[orient][anchor] if orient < len(masks) and anchor < len(masks[orient]) else 0


def name_of(known: Known, bridge: int) -> str:
    """A bridge as in `I3 wood`, whatever the number."""
    return known.words(bridge) if bridge < len(known.geometry.bridges) else str(bridge)


def write_lift(position: sc.Position, action: TakeUp) -> str:
    """As in `place I3 wood`."""
    return WORD + name_of(known_of(position), action.bridge)


def write_place(position: sc.Position, action: Place) -> str:
    """As in `place I3 wood B2 C2 D2`."""
    known = known_of(position)
    squares = known.geometry.grid.names(mask_of(known, action.bridge, action.place))
    return " ".join([WORD + name_of(known, action.bridge), *squares])


def write_out(position: sc.Position, action: LeaveOut) -> str:
    """As in `place I3 wood out`."""
    return f"{WORD}{name_of(known_of(position), action.bridge)} {OUT}"


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole placement: the bridge is lifted first where there is a choice."""
    if not text.startswith(WORD):
        return None
    known, unplaced = known_of(table), table[Unplaced]
    shape, material, *rest = [*text.split()[1:], "", ""]
    seat = table.chooser or table.clock.seat
    bridges = own(table, seat)
    bridge = known.read(f"{shape} {material}", bridges)
    names = [name for name in rest if name]
    if names == [OUT]:
        return (LeaveOut(bridge),)
    if not names:
        return (TakeUp(bridge),)
    placed = Place(bridge, _place(known, bridge, names))
    if unplaced.lifted or in_hand(table, seat) is not None:
        return (placed,)
    return (TakeUp(bridge), placed)


def _place(known: Known, bridge: int, names: list[str]) -> int:
    grid = known.geometry.grid
    squares = []
    outside = False
    for name in names:
        try:
            squares.append(grid.read(name))
        except OffGridError:
            outside = True
        except NotASquareError as error:
            raise sc.Unreadable(f"place {known.words(bridge)}: {error}") from None
    if outside:
        return OUTSIDE_GRID
    found = known.geometry.place(bridge, grid.mask(squares))
    return NO_PLACE if found is None or len(set(squares)) != len(squares) else found


def read_words(table: sc.Table, text: str) -> sc.Action:
    """One action behind its word alone."""
    actions = read(table, WORD + text)
    if not actions:
        raise sc.Unreadable("write place, a bridge and its squares, as in place I3 wood B2 C2 D2")
    return actions[-1]


def touch_bridge(position: sc.Position, action: TakeUp | LeaveOut) -> tuple[str, ...]:
    """The bridge among the own ones."""
    return (unplaced_piece(known_of(position).geometry, action.bridge),)


def touch_squares(position: sc.Position, action: Place) -> tuple[str, ...]:
    """The squares of the place, from the north-west on."""
    known = known_of(position)
    return tuple(known.geometry.grid.names(mask_of(known, action.bridge, action.place)))
