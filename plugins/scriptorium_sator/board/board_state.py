"""The board of SATOR: where bridges, acolytes, books and gargoyles are, and how it changes (S2).

For everybody who builds on it:

* `geometry(at)` is the `Geometry` of the match (grid, bridges, entries).
* `table[Board]` holds the position as small numbers: `places[bridge]` (`OFF`: not on the board),
  `acolytes[seat]` (`START`: on the start square), `books[seat]` (squares, ascending; those of no
  bridge hover during the set-up), `gargoyles[seat]` (`SUPPLY`, `GONE` or a square), `taken[seat]`
  (books recovered), `out` (bridges out of the game, ascending). Seats are numbered in turn order.
* `board_masks(board, geometry)` gives the same as sets of squares, worked out once for each board.
  Every effect writes its new board through `put_board`, and gives it its sets at once.
* Options: `columns`, `rows`, and `start_COLOUR` ("shipped", "none" or as in "north C1").
* `Letters` names bridges by the letters of a scenario's picture; otherwise `wood-I3` is the name.
"""

from __future__ import annotations

import itertools
from typing import Annotated, Any, TypedDict

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.grid import Shape

from .. import game, say
from ..box.board_data import LARGEST, BoardData
from ..box.contents import data_of
from ..bridges.board_geometry import (
    ANCHOR,
    ANCHOR_BITS,
    ASIDE,
    NO_START,
    OFF,
    SHIPPED_START,
    SIDES,
    START,
    SUPPLY,
    Box,
    Geometry,
    board_geometry,
)
from ..bridges.board_geometry import GONE as GONE
from ..bridges.board_masks import BoardMasks
from ..movement.carrying import State

END, DONE, FREE = "end", "done", "free-action"
SWAP_BUTTON, SEARCH_BUTTON = "swap", "search"
TURN, AP, MP, PADLOCK = "turn", "ap", "mp", "padlock"


# By the seat, the name of a card, of a shape, or of a bridge in the box.
bridge_named = "bridge-{}".format
draft_piece = "draft-{}".format  # the outline of bridges of one shape that can be taken
acolyte_piece = "acolyte-{}".format
gargoyle_piece = "gargoyle-{}".format
book_piece = "book-{}-{}".format  # with its square: one book on the board is like the other
start_piece = "start-{}".format
seat_piece = "seat-{}".format
lf_deck_piece = "lf-deck-{}".format


def bridge_piece(geometry: Geometry, bridge: int) -> str:
    """A bridge on the board."""
    return bridge_named(geometry.names[bridge])


def unplaced_piece(geometry: Geometry, bridge: int) -> str:
    """An own bridge that has not been placed yet."""
    return f"unplaced-{geometry.names[bridge]}"


Square = Annotated[int, Meta(ge=-2, le=(1 << 11) - 1)]
Place = Annotated[int, Meta(ge=-1, le=(1 << 13) - 1)]
Bridge = Annotated[int, Meta(ge=0, le=255)]
Squares = Annotated[tuple[Square, ...], Meta(max_length=64)]
MOST_SEATS, MOST_TAKEN = 16, 99

# The board belongs to every match of SATOR.
PIT = game.plugin("board", after=("sator",))


class BoardNotes(TypedDict, total=False):
    """What has been worked out beside a board."""

    masks: BoardMasks
    ways: tuple[tuple[int, ...], ...]  # of each seat's acolyte, for computers
    stands: list[float]  # how well each seat stands, for computers
    drawn: tuple[sp.Piece, ...]


COLUMNS = PIT.option("columns", lambda book: data_of(book).board.grid.columns)
ROWS = PIT.option("rows", lambda book: data_of(book).board.grid.rows)
STARTS = {seat: PIT.option(f"start_{seat}", SHIPPED_START) for seat in game.about.seats}


def starts(book: sc.RuleBook, data: BoardData, grid: tuple[int, int]) -> tuple[str, ...]:
    """Where each seat begins, as the options say."""
    shipped_size = (data.grid.columns, data.grid.rows) == grid
    found = []
    for colour in data.colour:
        start = str(STARTS[colour.id](book))
        if start == SHIPPED_START:
            start = f"{colour.side} {colour.entry}" if shipped_size else NO_START
        if colour.id in book.seats:
            found.append((book.seats.index(colour.id), start))
    return tuple(start for _, start in sorted(found))


def box_of(data: BoardData) -> Box:
    """The bridges of the box, without their looks."""
    return Box(
        tuple((lines.id, Shape.from_pattern(lines.pattern)) for lines in data.shape),
        tuple(material.id for material in data.material),
        data.bridges.copies,
    )


@PIT.service("sator.board")
def geometry(book: sc.RuleBook) -> Geometry:
    """The grid, the bridges and the start squares, as the box and the options say (S2)."""
    data = data_of(book).board
    columns, rows = int(COLUMNS(book)), int(ROWS(book))
    for option, length in ((COLUMNS, columns), (ROWS, rows)):
        if not 1 <= length <= LARGEST:
            raise sc.SetupError(f"option {option.name} is {length}; write 1 to {LARGEST}")
    try:
        begins = starts(book, data, (columns, rows))
        return board_geometry(box_of(data), book.seats, columns, rows, begins)
    except ValueError as error:
        raise sc.SetupError(f"a start square: {error}") from None


def empty_board(book: sc.RuleBook) -> Board:
    """Nothing lies in the pit yet."""
    seats = len(book.seats)
    return Board(
        places=(OFF,) * len(geometry(book).bridges),
        acolytes=(START,) * seats,
        books=((),) * seats,
        gargoyles=(SUPPLY,) * seats,
        taken=(0,) * seats,
    )


@PIT.part(start=lambda book: empty_board(book))
class Board(sc.Part, tag="sator.board", frozen=True, dict=True):
    """Where everything on the board is, as numbers of squares and places."""

    places: Annotated[tuple[Place, ...], Meta(max_length=256)] = ()
    acolytes: Annotated[tuple[Square, ...], Meta(max_length=MOST_SEATS)] = ()
    books: Annotated[tuple[Squares, ...], Meta(max_length=MOST_SEATS)] = ()
    gargoyles: Annotated[tuple[Square, ...], Meta(max_length=MOST_SEATS)] = ()
    taken: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MOST_TAKEN)], ...], Meta(max_length=MOST_SEATS)
    ] = ()
    out: Annotated[tuple[Bridge, ...], Meta(max_length=256)] = ()

    known = sc.beside(BoardNotes)


@PIT.part(reset="turn")
class TurnBoard(sc.Part, tag="sator.turn_board", frozen=True):
    """The board at the beginning of the turn; nothing while it is still the same."""

    board: Board | None = None


@PIT.part()
class Letters(sc.Part, tag="sator.letters", frozen=True):
    """The letters of a scenario's picture, by the numbers of the bridges; else empty."""

    names: Annotated[tuple[str, ...], Meta(max_length=256)] = ()


def board_masks(board: Board, geometry: Geometry) -> BoardMasks:
    """The board as sets of squares; worked out when it is first asked for."""
    masks = board.known.get("masks")
    if masks is None:
        masks = BoardMasks(
            geometry, board.places, board.acolytes, board.books, board.gargoyles, board.taken
        )
        board.known["masks"] = masks
    return masks


def bridge_name(position: sc.Position, geometry: Geometry, bridge: int) -> str:
    """What a bridge is called in this match: its letter, or its material and shape."""
    letters = position[Letters].names
    return (letters[bridge] if letters else "") or geometry.names[bridge]


def read_bridge(position: sc.Position, geometry: Geometry, word: str) -> int:
    """The bridge that a word names."""
    letters = position[Letters].names
    if word in letters and word:
        return letters.index(word)
    number = geometry.number.get(word)
    if number is None:
        known = ", ".join(sorted(filter(None, letters))) or f"names such as {geometry.names[0]}"
        raise sc.Unreadable(f"{word!r} is no bridge here; write {known}")
    return number


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
    after.known["masks"] = masks
    return after


def laid_board(
    geometry: Geometry, board: Board, bridge: int, place: int, out: tuple[int, ...] | None = None
) -> Board:
    """The board with an empty bridge on another place, or on none, under what hovers there (S5.4).

    `out` are those that left.
    """
    places = (*board.places[:bridge], place, *board.places[bridge + 1 :])
    after = replace(board, places=places, out=board.out if out is None else out)
    masks = board_masks(board, geometry)
    after.known["masks"] = masks.placed(bridge, places, geometry.mask(bridge, place))
    return after


def figures_board(geometry: Geometry, board: Board, **figures: Any) -> Board:
    """The board with other acolytes, books, gargoyles or taken books; the bridges lie still."""
    after, of, masks = replace(board, **figures), figures.get, board_masks(board, geometry)
    found = masks.walked(of("acolytes"), of("books"), of("gargoyles"), after.taken)
    after.known["masks"] = found
    return after


@PIT.invariant
def everything_on_the_grid(position: sc.Position) -> str | None:
    """Each number of the board, and of the turn's first, is one of the grid and of the box."""
    known, earlier = geometry(position), position[TurnBoard].board
    if len(position[Letters].names) not in (0, len(known.bridges)):
        return "the bridges have other letters"
    boards = (position[Board],) if earlier is None else (position[Board], earlier)
    problems = (why_no_board(known, board, len(position.seats)) for board in boards)
    return next(filter(None, problems), None)


def why_no_board(geometry: Geometry, board: Board, seats: int) -> str | None:
    """What on a board is not in its box or on its grid."""
    bridges = len(geometry.bridges)
    rows = (board.acolytes, board.gargoyles, board.books, board.taken)
    if any(len(row) != seats for row in rows):
        return f"there are {seats} seats, and rows for {[len(row) for row in rows]}"
    if len(board.places) != bridges or any(one >= bridges for one in board.out):
        return f"there are {bridges} bridges, and others lie somewhere"
    try:
        lying = OFF not in board.places and all(geometry.masks_of(board.places))
    except IndexError:
        lying = False
    for bridge, place in enumerate(board.places) if not lying else ():
        if place != OFF and not is_place(geometry, bridge, place):
            return f"{geometry.names[bridge]} is not inside the grid"
    squares = geometry.all
    for square in (*board.acolytes, *board.gargoyles):
        if square < GONE or (square >= 0 and not squares >> square & 1):
            return f"somebody stands on square {square}"
    for row in board.books:
        for square in row:
            if square < 0 or not squares >> square & 1:
                return f"a book lies on square {square}"
    return None


def is_place(geometry: Geometry, bridge: int, place: int) -> bool:
    """Whether a bridge can lie on a place of the grid."""
    try:
        return place >= 0 and bool(geometry.mask(bridge, place))
    except IndexError:
        return False


# What is told when a bridge moves: which one, on which way, and in which words.


@PIT.event(say("sator-bridge-pushed"), shows=("bridge-{bridge}",))
class BridgePushed(sc.Event, tag="sator.bridge_pushed", frozen=True):
    """A bridge was pushed."""

    bridge: str
    path: tuple[int, ...]

    @property
    def steps(self) -> int:
        """How far."""
        return len(self.path)

    @property
    def ways(self) -> str:
        """Which way, one after the other."""
        return ", ".join(SIDES[way] for way, _ in itertools.groupby(self.path))

    def way(self) -> tuple[sp.Slide, ...]:
        """Square by square."""
        return tuple(sp.Slide(*ASIDE[way]) for way in self.path)


@PIT.event(say("sator-bridge-turned"), shows=("bridge-{bridge}",))
class BridgeTurned(sc.Event, tag="sator.bridge_turned", frozen=True):
    """A bridge was turned."""

    bridge: str
    pivot: str
    angle: int

    def way(self) -> tuple[sp.Swing, ...]:
        """About its pivot."""
        return (sp.Swing(self.pivot, (0, 1, 2, -1)[self.angle]),)
