"""Animi imperio: the own acolyte walks up to four squares at once (S21)."""

from __future__ import annotations

import scriptorium as sc

from ..acolytes.walking import Acolytes
from ..board.board_state import Board, board_masks
from ..box.card_numbers import AnimiNumbers
from ..cards.playing import Cards, Effect, played, too_dear
from ..verbs.bridge_movement import NO_CHANGE
from ..words.square_notation import read_squares, squares_named
from ..words.touch_paths import Touching

SOURCE = "animi"

TOO_MANY_SQUARES = sc.Reason(
    "too_many_squares", "S21.1", "At most {most} squares.", message="sator-animi-too-many-squares"
)


class Hurrying(sc.Pending, tag="sator.hurrying", frozen=True):
    """Which way the acolyte walks."""


class Hurry(sc.Action, tag="sator.hurry", frozen=True):
    """Walk these squares."""

    path: tuple[int, ...]


class Animi:
    """The prayer of walking."""

    def __init__(self, acolytes: Acolytes, cards: Cards) -> None:
        self.acolytes = acolytes
        self.geometry = acolytes.geometry
        self.cards = cards

    def _most(self, position: sc.Position) -> int:
        _, params = self.cards.effect_of(position.rules, SOURCE)
        return int(params.levels[0].squares)

    def _ways(self, table: sc.Table, most: int) -> list[Hurry]:
        masks = board_masks(table[Board], self.geometry)
        seat = self.geometry.seat_number[table.clock.seat]
        walks = self.acolytes.walks(masks, seat, most, each_length=False)
        return [Hurry(walk.path) for walk in walks]

    def can(self, table: sc.Table, card: str, params: AnimiNumbers) -> bool:
        """Whether there is a walk that changes something."""
        level = params.levels[0]
        return (
            level.ap <= table.clock.left[0]
            and not self.acolytes.barred(table)
            and bool(self._ways(table, level.squares))
        )

    def why(self, table: sc.Table, card: str, params: AnimiNumbers) -> sc.Refused | None:
        """Not under the padlock (S21.3)."""
        refused = self.acolytes.why_barred(table)
        return refused if refused is not None else too_dear(table, params.levels[0].ap, "S21.1")

    def begin(self, now: sc.Change, card: str, params: AnimiNumbers) -> None:
        """Pay, and await the way."""
        now.spend("ap", params.levels[0].ap)
        now.wait_for(Hurrying(now.clock.seat))

    def offers(self, table: sc.Table, top: Hurrying) -> list[Hurry]:
        """One way to each outcome."""
        return self._ways(table, self._most(table))

    def why_not(self, table: sc.Table, top: Hurrying, action: Hurry) -> sc.Refused | None:
        """By the rules of walking; something must change (S13.4)."""
        most = self._most(table)
        board = table[Board]
        masks = board_masks(board, self.geometry)
        seat = self.geometry.seat_number[top.seat]
        refused = self.acolytes.why_not(
            masks, seat, action.path, most, lambda: TOO_MANY_SQUARES(most=most), own=True
        )
        if refused is not None:
            return refused
        mine = board.books[seat] if self.acolytes.wins_at else ()
        if action.path[-1] == board.acolytes[seat] and not set(mine) & set(action.path):
            return NO_CHANGE()
        return None

    def walk(self, now: sc.Change, top: Hurrying, action: Hurry) -> None:
        """Walk it."""
        self.acolytes.go(now, self.geometry.seat_number[top.seat], action.path, own=True)

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `animi B2 C2 D2`."""
        return (self.read_way(table, rest),)

    def read_way(self, table: sc.Table, text: str) -> Hurry:
        """As in `hurry B2 C2 D2`."""
        return Hurry(read_squares(self.geometry, text.split()))

    def means(self, table: sc.Table, touched: tuple[str, ...]) -> Hurry | None:
        """The way over the squares that were touched, allowed or not."""
        path = Touching(self.geometry).meant_path(table, touched)
        return Hurry(path) if path and isinstance(table.pending[-1], Hurrying) else None

    def write(self, position: sc.Position, action: Hurry) -> str:
        """As in `hurry B2 C2 D2`."""
        return f"hurry {squares_named(self.geometry, action.path)}".strip()


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A prayer."""
    return sc.About("sator.animi", "sator", after=("sator.cards", "sator.acolytes"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, and its walk."""
    cards: Cards = book.service("sator.cards")
    animi = Animi(book.service("sator.acolytes"), cards)
    cards.effects["sator.animi"] = Effect(animi.can, animi.why, animi.begin, animi.read)
    book.effect("sator.animi", played, params=AnimiNumbers, card=SOURCE)
    book.reason(TOO_MANY_SQUARES)
    book.action(
        Hurry,
        touches=Touching(animi.geometry).path,
        means=animi.means,
        at=Hurrying,
        offer=animi.offers,
        check=animi.why_not,
        apply=animi.walk,
        exact=True,
        read=animi.read_way,
        write=animi.write,
    )
