"""How the board changes: every effect writes its new board through these functions.

Each gives the next `Board` its sets of squares at once, taken over from the one before.
"""

from __future__ import annotations

import itertools
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.grid import CCW, CW, HALF

from .. import say
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, ASIDE, SIDES, Geometry
from ..bridges.board_masks import BoardMasks
from ..movement.carrying import State
from .board_state import PIT, Board, TurnBoard, board_masks

Squares = tuple[int, ...]


def put_board(now: sc.Change, board: Board) -> None:
    """Lay the next board; the turn's first change keeps the board of its beginning."""
    parts, at = now.parts, now.rules.part_index
    if parts[at[TurnBoard]].board is None:  # type: ignore[attr-defined]
        parts[at[TurnBoard]] = TurnBoard(parts[at[Board]])  # type: ignore[arg-type]
    parts[at[Board]] = board


def moved_board(here: BoardMasks, board: Board, bridge: int, state: State) -> Board:
    """The board, `here` as sets, with a bridge and its riders in another state (S10.4, S11.2)."""
    place, books = state[0], board.books
    places = (*board.places[:bridge], place, *board.places[bridge + 1 :])
    mask = here.geometry.fits[bridge].masks[place >> ANCHOR_BITS][place & ANCHOR]
    masks = here.moved(bridge, places, mask)
    masks.states[bridge] = state
    if len(state) > 1:
        books = masks.carry(here.states[bridge] or here.state(bridge), state, books)
    after = Board(places, masks.at, books, masks.stones, board.taken, board.out)
    after.known.masks = masks
    return after


def laid_board(
    geometry: Geometry, board: Board, bridge: int, place: int, out: Squares | None = None
) -> Board:
    """The board with an empty bridge on another place, or on none, under what hovers there (S5.4).

    `out` are those that left.
    """
    places = (*board.places[:bridge], place, *board.places[bridge + 1 :])
    after = replace(board, places=places, out=board.out if out is None else out)
    masks = board_masks(board, geometry)
    after.known.masks = masks.placed(bridge, places, geometry.mask(bridge, place))
    return after


def figures_board(geometry: Geometry, board: Board, **figures: Any) -> Board:
    """The board with other acolytes, books, gargoyles or taken books; the bridges lie still."""
    after, of, masks = replace(board, **figures), figures.get, board_masks(board, geometry)
    found = masks.walked(of("acolytes"), of("books"), of("gargoyles"), after.taken)
    after.known.masks = found
    return after


# What is told when a bridge moves: which one, on which way, and in which words.


@PIT.event(shows=("bridge-{bridge}",))
class BridgePushed(sc.Event, tag="sator.bridge_pushed", frozen=True):
    """A bridge was pushed."""

    bridge: str
    path: tuple[int, ...]

    def said(self) -> sc.Text:
        """Which bridge went how far, and which way."""
        ways = ", ".join(SIDES[way] for way, _ in itertools.groupby(self.path))
        if len(self.path) == 1:
            return say.text("sator-bridge-pushed-one", bridge=self.bridge, ways=ways)
        return say.text("sator-bridge-pushed", bridge=self.bridge, steps=len(self.path), ways=ways)

    def way(self) -> tuple[sp.Slide, ...]:
        """Square by square."""
        return tuple(sp.Slide(*ASIDE[way]) for way in self.path)


TURNED = {
    CW: say("sator-bridge-turned-cw"),
    HALF: say("sator-bridge-turned-half"),
    CCW: say("sator-bridge-turned-ccw"),
}


@PIT.event(shows=("bridge-{bridge}",))
class BridgeTurned(sc.Event, tag="sator.bridge_turned", frozen=True):
    """A bridge was turned."""

    bridge: str
    pivot: str
    angle: int

    def said(self) -> sc.Text:
        """Which bridge turned about which square, and how far."""
        return TURNED[self.angle].of(self)

    def way(self) -> tuple[sp.Swing, ...]:
        """About its pivot."""
        return (sp.Swing(self.pivot, (0, 1, 2, -1)[self.angle]),)
