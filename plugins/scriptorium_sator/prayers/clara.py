"""Virtus clara: put the own gargoyle on a bridge (S16)."""

from __future__ import annotations

import scriptorium as sc

from ..board.board_changes import figures_board, put_board
from ..board.board_state import Board, Square, board_masks
from ..board.piece_names import gargoyle_piece
from ..box.card_numbers import ClaraNumbers
from ..bridges.board_geometry import SUPPLY, Geometry
from ..bridges.board_masks import BoardMasks
from ..cards.playing import Cards, Effect, played, too_dear
from ..words.square_notation import exactly, read_square, square_name
from ..words.touch_paths import Touching

SPENT = sc.Reason(
    "no_gargoyle", "S16.1 S23.1", "Your gargoyle is not in your supply.", message="sator-spent"
)
OUTSIDE = sc.Reason(
    "outside", "S16.2", "That square is outside the grid.", message="sator-clara-outside"
)
ABYSS = sc.Reason("abyss", "S16.2", "There is no bridge on {square}.", message="sator-abyss")
OCCUPIED = sc.Reason(
    "square_occupied",
    "S16.2 R47",
    "Something stands on {square} already.",
    message="sator-occupied",
)


class Setting(sc.Pending, tag="sator.setting", frozen=True):
    """Where the gargoyle is put."""


class Set(sc.Action, tag="sator.set", frozen=True):
    """Put the own gargoyle on a square."""

    square: Square


class GargoylePut(sc.Event, tag="sator.gargoyle_put", frozen=True):
    """A gargoyle came onto the board."""

    seat: sc.Seat
    square: str

    def said(self) -> sc.Text:
        """Whose gargoyle sits where."""
        return sc.text(
            "sator-gargoyle-put", "{seat}'s gargoyle settles on {square}.",
            seat=self.seat, square=self.square,
        )  # fmt: skip

    def pieces(self) -> tuple[str, ...]:
        """The gargoyle."""
        return (gargoyle_piece(self.seat),)


class Clara:
    """The prayer of the gargoyle."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def room(self, masks: BoardMasks) -> int:
        """Every covered square on which nothing stands (S16.2)."""
        return masks.covered & ~(masks.acolytes | masks.books | masks.gargoyles)

    def can(self, table: sc.Table, card: str, params: ClaraNumbers) -> bool:
        """Whether there is a gargoyle, a square for it and the points."""
        return self.why(table, card, params) is None and bool(
            self.room(board_masks(table[Board], self.geometry))
        )

    def why(self, table: sc.Table, card: str, params: ClaraNumbers) -> sc.Refused | None:
        """The gargoyle must be in the supply."""
        return self.why_spent(table) or too_dear(table, params.levels[0].ap, "S16.1")

    def why_spent(self, position: sc.Position) -> sc.Refused | None:
        """Why the seat on turn has no gargoyle to put (S23.1)."""
        seat = self.geometry.seat_number[position.clock.seat]
        return SPENT() if position[Board].gargoyles[seat] != SUPPLY else None

    def begin(self, now: sc.Change, card: str, params: ClaraNumbers) -> None:
        """Pay, and await the square."""
        now.spend("ap", params.levels[0].ap)
        now.wait_for(Setting(now.clock.seat))

    def offers(self, table: sc.Table, top: Setting) -> list[Set]:
        """Every covered square on which nothing stands."""
        room = self.room(board_masks(table[Board], self.geometry))
        return [Set(square) for square in self.geometry.grid.squares(room)]

    def why_not(self, table: sc.Table, top: Setting, action: Set) -> sc.Refused | None:
        """Covered, and nothing on it (S16.2)."""
        return self.why_not_there(table, action.square)

    def why_not_there(self, position: sc.Position, square: int) -> sc.Refused | None:
        """Why a gargoyle cannot be put on a square."""
        if square < 0:
            return OUTSIDE()
        masks = board_masks(position[Board], self.geometry)
        name = square_name(self.geometry, square)
        if not masks.covered >> square & 1:
            return ABYSS(square=name)
        if not self.room(masks) >> square & 1:
            return OCCUPIED(square=name)
        return None

    def put(self, now: sc.Change, top: Setting, action: Set) -> None:
        """Put it there."""
        self.settle(now, top.seat, action.square)

    def settle(self, now: sc.Change, owner: sc.Seat, square: int) -> None:
        """Put the gargoyle of a seat on a square."""
        board = now[Board]
        seat = self.geometry.seat_number[owner]
        stones = (*board.gargoyles[:seat], square, *board.gargoyles[seat + 1 :])
        put_board(now, self.geometry, figures_board(self.geometry, board, gargoyles=stones))
        now.tell(GargoylePut(owner, square_name(self.geometry, square)))

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `clara C2`."""
        return (self.read_square(table, rest),)

    def read_square(self, table: sc.Table, text: str) -> Set:
        """As in `set C2`."""
        (name,) = exactly(text, 1, "clara C2")
        return Set(read_square(self.geometry, name))

    def write(self, position: sc.Position, action: Set) -> str:
        """As in `set C2`."""
        return f"set {square_name(self.geometry, action.square)}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A prayer."""
    return sc.About("sator.clara", "sator", after=("sator.cards",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, and where the gargoyle goes."""
    clara = Clara(book.service("sator.board"))
    cards: Cards = book.service("sator.cards")
    cards.effects["sator.clara"] = Effect(clara.can, clara.why, clara.begin, clara.read)
    book.effect("sator.clara", played, params=ClaraNumbers)
    book.event(GargoylePut)
    book.reason(SPENT, OUTSIDE, ABYSS, OCCUPIED)
    book.action(
        Set,
        touches=Touching(book.service("sator.board")).square,
        at=Setting,
        offer=clara.offers,
        check=clara.why_not,
        apply=clara.put,
        exact=True,
        read=clara.read_square,
        write=clara.write,
    )
