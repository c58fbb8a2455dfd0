"""Nihil pensi: walk acolytes of other players (S15)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..acolytes.walking import Acolytes
from ..board.board_state import Board, board_masks
from ..box.card_data import NihilLevel
from ..box.card_numbers import NihilNumbers
from ..box.contents import load
from ..cards.playing import AP, BAD_LEVEL, Cards, Effect, Finisher, played, too_dear
from ..verbs.bridge_movement import NO_CHANGE
from ..words.sayings import pays
from ..words.square_notation import exactly, read_number, read_squares, squares_named
from ..words.touch_paths import Touching

SOURCE = "nihil"

OWN_ACOLYTE = sc.Reason(
    "own_acolyte", "S15.1", "Only acolytes of other players are moved.", message="sator-own-acolyte"
)
ALREADY_MOVED = sc.Reason(
    "already_moved",
    "S15.2",
    "{seat}'s acolyte has been moved already.",
    message="sator-already-moved",
)
TOO_MANY_TARGETS = sc.Reason(
    "too_many_targets",
    "S15.1",
    "This level moves no further acolyte.",
    message="sator-nihil-too-many-targets",
)
TOO_MANY_SQUARES = sc.Reason(
    "too_many_squares",
    "S15.1",
    "There are {left} squares left to walk.",
    message="sator-nihil-too-many-squares",
)
NO_ACOLYTE = sc.Reason(
    "own_acolyte", "S15.1", "{seat} has no acolyte in this match.", message="sator-no-acolyte"
)
NOTHING_DONE = sc.Reason(
    "no_change",
    "S15.6",
    "At least one acolyte must come to another square.",
    message="sator-nihil-nothing-done",
)


class Sending(sc.Pending, tag="sator.sending", frozen=True):
    """How much is spent on Nihil pensi."""


class Level(sc.Action, tag="sator.level", frozen=True):
    """Choose a level of Nihil pensi."""

    ap: Annotated[int, Meta(ge=0, le=999)]


class SendingOut(sc.Pending, tag="sator.sending_out", frozen=True):
    """Which acolyte is moved next, and where."""

    ap: Annotated[int, Meta(ge=0, le=999)]
    began: tuple[Annotated[int, Meta(ge=-1, le=2047)], ...]
    moved: tuple[sc.Seat, ...] = ()
    squares: Annotated[int, Meta(ge=0, le=999)] = 0


class Send(sc.Action, tag="sator.send", frozen=True):
    """Walk another player's acolyte along these squares."""

    seat: sc.Seat
    path: tuple[int, ...]


class Nihil:
    """The prayer of moving others."""

    def __init__(self, acolytes: Acolytes, cards: Cards) -> None:
        self.acolytes = acolytes
        self.geometry = acolytes.geometry
        self.cards = cards

    def _level(self, position: sc.Position, ap: int) -> NihilLevel | None:
        _, params = self.cards.effect_of(position.rules, SOURCE)
        found: NihilLevel | None = next((lv for lv in params.levels if lv.ap == ap), None)
        return found

    def _others(self, seat: sc.Seat, moved: tuple[sc.Seat, ...]) -> list[int]:
        return [
            number
            for number, name in enumerate(self.geometry.seats)
            if name != seat and name not in moved
        ]

    def _somebody_can(self, table: sc.Table, seat: sc.Seat, squares: int) -> bool:
        masks = board_masks(table[Board], self.geometry)
        return any(
            self.acolytes.shortest(masks, other, squares) for other in self._others(seat, ())
        )

    # The level.

    def can(self, table: sc.Table, card: str, params: NihilNumbers) -> bool:
        """Whether there is a level that moves somebody."""
        left = table.clock.left[AP]
        return any(
            level.ap <= left and self._somebody_can(table, table.clock.seat, level.squares)
            for level in params.levels
        )

    def why(self, table: sc.Table, card: str, params: NihilNumbers) -> sc.Refused | None:
        """There is nothing else that forbids to begin."""
        return None

    def begin(self, now: sc.Change, card: str, params: NihilNumbers) -> None:
        """Await the level."""
        now.wait_for(Sending(now.clock.seat))

    def levels(self, table: sc.Table, top: Sending) -> list[Level]:
        """Every level that moves somebody."""
        _, params = self.cards.effect_of(table.rules, SOURCE)
        left = table.clock.left[AP]
        return [
            Level(level.ap)
            for level in params.levels
            if level.ap <= left and self._somebody_can(table, top.seat, level.squares)
        ]

    def why_no_level(self, table: sc.Table, top: Sending, action: Level) -> sc.Refused | None:
        """A level of the card, enough points."""
        if self._level(table, action.ap) is None:
            return BAD_LEVEL(also=("S15.1",))
        return too_dear(table, action.ap, "S15.1")

    def dead_end(self, table: sc.Table, top: Sending, action: Level) -> sc.Refused | None:
        """Somebody must be able to move."""
        level = self._level(table, action.ap)
        if level is not None and self._somebody_can(table, top.seat, level.squares):
            return None
        return NOTHING_DONE()

    def choose(self, now: sc.Change, top: Sending, action: Level) -> None:
        """Pay, and await the first acolyte."""
        now.spend("ap", action.ap)
        now.wait_for(SendingOut(top.seat, action.ap, now[Board].acolytes))

    # The acolytes.

    def _left(self, position: sc.Position, top: SendingOut) -> int:
        level = self._level(position, top.ap)
        return level.squares - top.squares if level is not None else 0

    def offers(self, table: sc.Table, top: SendingOut) -> list[Send]:
        """For every acolyte, a shortest way to every other square it may stop on."""
        masks = board_masks(table[Board], self.geometry)
        left = self._left(table, top)
        return [
            Send(self.geometry.seats[other], path)
            for other in self._others(top.seat, top.moved)
            for path in self.acolytes.shortest(masks, other, left)
        ]

    def why_not(self, table: sc.Table, top: SendingOut, action: Send) -> sc.Refused | None:
        """Others only, each once, by the rules of walking (S15.1-S15.4)."""
        if action.seat == top.seat:
            return OWN_ACOLYTE()
        if action.seat not in self.geometry.seats:
            return NO_ACOLYTE(seat=action.seat)
        if action.seat in top.moved:
            return ALREADY_MOVED(seat=action.seat)
        left = self._left(table, top)
        if len(action.path) > left:
            return TOO_MANY_SQUARES(left=left)
        masks = board_masks(table[Board], self.geometry)
        seat = self.geometry.seat_number[action.seat]
        return self.acolytes.why_not(
            masks,
            seat,
            action.path,
            len(action.path) + 1,
            lambda: TOO_MANY_SQUARES(left=left),
            own=False,
            also=("S15.4", "R36"),
        )

    def no_way_on(self, table: sc.Table, top: SendingOut, action: Send) -> sc.Refused | None:
        """A walk back to where it began needs another acolyte that really moves."""
        board = table[Board]
        seat = self.geometry.seat_number[action.seat]
        if action.path[-1] != board.acolytes[seat] or board.acolytes != top.began:
            return None
        moved = (*top.moved, action.seat)
        level = self._level(table, top.ap)
        left = self._left(table, top) - len(action.path)
        if level is None or (level.opponents is not None and len(moved) >= level.opponents):
            return NO_CHANGE(also=("S15.6",))
        masks = board_masks(board, self.geometry)
        others = self._others(top.seat, moved)
        if any(self.acolytes.shortest(masks, other, left) for other in others):
            return None
        return NO_CHANGE(also=("S15.6",))

    def send(self, now: sc.Change, top: SendingOut, action: Send) -> None:
        """Walk it; where nothing more can follow, the prayer closes itself."""
        seat = self.geometry.seat_number[action.seat]
        self.acolytes.go(now, seat, action.path, own=False)
        moved = (*top.moved, action.seat)
        squares = top.squares + len(action.path)
        after = SendingOut(top.seat, top.ap, top.began, moved, squares)
        level = self._level(now, top.ap)
        most = len(self.geometry.seats) - 1
        if level is not None and level.opponents is not None:
            most = min(most, level.opponents)
        if len(moved) < most and self._left(now, after) > 0:
            now.wait_for(after)

    def may_finish(self, table: sc.Table, top: SendingOut) -> bool:
        """Once somebody is on another square."""
        return table[Board].acolytes != top.began

    def why_not_finish(self, table: sc.Table, top: SendingOut) -> sc.Refused | None:
        """Somebody must be on another square (S15.6)."""
        return None if self.may_finish(table, top) else NOTHING_DONE()

    def finish(self, now: sc.Change, top: SendingOut) -> None:
        """There is nothing more to do."""

    # Notation.

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `nihil 2`, before the acolytes."""
        return (self.read_level(table, rest),)

    def read_level(self, table: sc.Table, text: str) -> Level:
        """As in `level 2`."""
        (number,) = exactly(text, 1, "nihil and the price of a level")
        return Level(read_number(number))

    def read_walk(self, table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        """As in `green F2 F3`."""
        seat, *path = text.split()
        if seat not in self.colours:
            return None
        if not path:
            raise sc.Unreadable(f"write the squares of the way, as in {seat} F2 F3")
        return (Send(seat, read_squares(self.geometry, path)),)

    colours: frozenset[str] = frozenset()

    def write(self, position: sc.Position, action: Send) -> str:
        """As in `green F2 F3`."""
        return f"{action.seat} {squares_named(self.geometry, action.path)}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A prayer."""
    return sc.About("sator.nihil", "sator", after=("sator.cards", "sator.acolytes"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer: a level, then acolytes one after the other."""
    cards: Cards = book.service("sator.cards")
    nihil = Nihil(book.service("sator.acolytes"), cards)
    nihil.colours = frozenset(colour.id for colour in load().board.colour)
    cards.effects["sator.nihil"] = Effect(nihil.can, nihil.why, nihil.begin, nihil.read)
    book.effect("sator.nihil", played, params=NihilNumbers, card=SOURCE)
    cards.finishers[SendingOut] = Finisher(nihil.may_finish, nihil.why_not_finish, nihil.finish)
    book.reason(OWN_ACOLYTE, ALREADY_MOVED, TOO_MANY_TARGETS, TOO_MANY_SQUARES, NO_ACOLYTE)
    book.reason(NOTHING_DONE)
    book.notation(nihil.read_walk)
    book.action(
        Level,
        said=pays,
        touches=Touching(book.service("sator.board")).points,
        at=Sending,
        offer=nihil.levels,
        check=nihil.why_no_level,
        finish=nihil.dead_end,
        apply=nihil.choose,
        exact=True,
        read=nihil.read_level,
        write=lambda position, action: f"level {action.ap}",
        opens=SendingOut,
    )
    book.action(
        Send,
        touches=Touching(book.service("sator.board")).acolyte_and_path,
        at=SendingOut,
        offer=nihil.offers,
        check=nihil.why_not,
        finish=nihil.no_way_on,
        apply=nihil.send,
        exact=True,
        refusal=TOO_MANY_TARGETS,
        write=nihil.write,
    )
