"""Neque animus: the own acolyte jumps straight over the abyss (S19)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..acolytes.walking import ENDS_ON_BOOK, Acolytes
from ..board.board_state import Board, board_masks
from ..box.card_numbers import NequeNumbers
from ..box.contents import load
from ..bridges.board_masks import BoardMasks
from ..cards.playing import AP, BAD_LEVEL, Cards, Effect, played, too_dear
from ..words.square_notation import WAY_NAMES, exactly, read_number, read_way
from ..words.touch_paths import Touching

SERVICE = "sator.neque"
SOURCE = "neque"
OPTION = "jump_from_start_square"

FROM_START = sc.Reason(
    "start_square", "S19.5 R38", "Nobody jumps from a start square.", message="sator-from-start"
)
NO_LANDING = sc.Reason(
    "no_landing",
    "S19.2 S19.4",
    "There is no bridge to land on that way.",
    message="sator-no-landing",
)
NO_GAP = sc.Reason(
    "no_gap", "S19.3 R38", "There is no abyss beside your acolyte that way.", message="sator-no-gap"
)
GAP_TOO_WIDE = sc.Reason(
    "gap_too_wide",
    "S19.1 S19.2",
    "The gap is {gap} squares wide; this level crosses {most}.",
    message="sator-gap-too-wide",
)


class Jumping(sc.Pending, tag="sator.jumping", frozen=True):
    """Where the acolyte jumps, and for how much."""


class Jump(sc.Action, tag="sator.jump", frozen=True):
    """Jump in a direction, for the price of a level."""

    ap: Annotated[int, Meta(ge=0, le=999)]
    direction: Annotated[int, Meta(ge=0, le=3)]


class Neque:
    """The prayer of the jump."""

    def __init__(self, acolytes: Acolytes, cards: Cards, *, from_start: bool) -> None:
        self.acolytes = acolytes
        self.geometry = acolytes.geometry
        self.cards = cards
        self.from_start = from_start

    def _levels(self, position: sc.Position) -> NequeNumbers:
        _, params = self.cards.effect_of(position.rules, SOURCE)
        numbers: NequeNumbers = params
        return numbers

    def gap(self, masks: BoardMasks, seat: int, direction: int) -> tuple[int, int]:
        """The next covered square in a line (or below zero), and how much abyss lies before it."""
        grid = self.geometry.grid
        square: int | None = masks.at[seat]
        gap = 0
        if square is None or square < 0:
            return self._gap_from_start(masks, seat, direction)
        square = grid.step(square, direction)
        while square is not None and not masks.covered >> square & 1:
            square, gap = grid.step(square, direction), gap + 1
        return (-1 if square is None else square), gap

    def _gap_from_start(self, masks: BoardMasks, seat: int, direction: int) -> tuple[int, int]:
        """From a start square the only way is inwards, over its entry."""
        grid = self.geometry.grid
        entry = self.geometry.entries[seat]
        if entry < 0:
            return -1, 0
        inwards = self.geometry.inwards[seat]
        if direction != inwards:
            return -1, 0
        square: int | None = entry
        gap = 0
        while square is not None and not masks.covered >> square & 1:
            square, gap = grid.step(square, direction), gap + 1
        return (-1 if square is None else square), gap

    def gaps(self, position: sc.Position) -> list[tuple[int, int]]:
        """The directions in which the acolyte on turn can land, and how wide each gap is."""
        seat = self.geometry.seat_number[position.clock.seat]
        masks = board_masks(position[Board], self.geometry)
        if self.acolytes.barred(position) or (masks.at[seat] < 0 and not self.from_start):
            return []
        found = []
        for direction in range(4):
            square, gap = self.gap(masks, seat, direction)
            if square >= 0 and gap and self._why_not_land(masks, seat, square) is None:
                found.append((direction, gap))
        return found

    def _landings(self, table: sc.Table, levels: NequeNumbers) -> list[Jump]:
        left = table.clock.left[AP]
        return [
            Jump(level.ap, direction)
            for direction, gap in self.gaps(table)
            for level in levels.levels
            if level.ap <= left and gap <= level.abyss_squares
        ]

    def _why_not_land(self, masks: BoardMasks, seat: int, square: int) -> sc.Refused | None:
        refused = self.acolytes.why_not_enter(masks, seat, square, "S19.4")
        if refused is not None:
            return refused
        if self.acolytes.no_rest(masks, seat, own=True) >> square & 1:
            return ENDS_ON_BOOK(also=("S19.4",), square=self.geometry.square_names[square])
        return None

    def can(self, table: sc.Table, card: str, params: NequeNumbers) -> bool:
        """Whether there is a jump."""
        return bool(self._landings(table, params))

    def why(self, table: sc.Table, card: str, params: NequeNumbers) -> sc.Refused | None:
        """Not under the padlock, not from the start square."""
        return self.why_not_at_all(table)

    def why_not_at_all(self, position: sc.Position) -> sc.Refused | None:
        """Why the acolyte on turn jumps nowhere."""
        refused = self.acolytes.why_barred(position)
        if refused is not None:
            return refused
        seat = self.geometry.seat_number[position.clock.seat]
        if position[Board].acolytes[seat] < 0 and not self.from_start:
            return FROM_START()
        return None

    def begin(self, now: sc.Change, card: str, params: NequeNumbers) -> None:
        """Await the jump."""
        now.wait_for(Jumping(now.clock.seat))

    def offers(self, table: sc.Table, top: Jumping) -> list[Jump]:
        """Every jump, at every level that reaches."""
        return self._landings(table, self._levels(table))

    def why_not(self, table: sc.Table, top: Jumping, action: Jump) -> sc.Refused | None:
        """A level of the card, enough points, a gap it crosses, a place to land."""
        level = next((lv for lv in self._levels(table).levels if lv.ap == action.ap), None)
        if level is None:
            return BAD_LEVEL(also=("S19.1",))
        refused = too_dear(table, level.ap, "S19.1")
        if refused is not None:
            return refused
        return self.why_not_over(table, action.direction, level.abyss_squares)

    def why_not_over(self, position: sc.Position, direction: int, widest: int) -> sc.Refused | None:
        """Why the acolyte on turn cannot jump in a direction, over so much abyss at most."""
        seat = self.geometry.seat_number[position.clock.seat]
        masks = board_masks(position[Board], self.geometry)
        square, gap = self.gap(masks, seat, direction)
        if square < 0:
            return NO_LANDING()
        if not gap:
            return NO_GAP()
        if gap > widest:
            return GAP_TOO_WIDE(gap=gap, most=widest)
        return self._why_not_land(masks, seat, square)

    def jump(self, now: sc.Change, top: Jumping, action: Jump) -> None:
        """Pay and jump."""
        now.spend("ap", action.ap)
        self.land(now, action.direction)

    def land(self, now: sc.Change, direction: int) -> None:
        """Bring the acolyte on turn over the gap in a direction."""
        seat = self.geometry.seat_number[now.clock.seat]
        square, _ = self.gap(board_masks(now[Board], self.geometry), seat, direction)
        self.acolytes.go(now, seat, (square,), own=True)

    def read(self, table: sc.Table, card: str, rest: str) -> tuple[sc.Action, ...]:
        """As in `neque 2 s`."""
        return (self.read_jump(table, rest),)

    def read_jump(self, table: sc.Table, text: str) -> Jump:
        """As in `jump 2 s`."""
        level, way = exactly(text, 2, "neque 2 s")
        return Jump(read_number(level), read_way(way))

    def write(self, position: sc.Position, action: Jump) -> str:
        """As in `jump 2 s`."""
        return f"jump {action.ap} {WAY_NAMES[action.direction]}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A prayer."""
    return sc.About(SERVICE, "sator", after=("sator.cards", "sator.acolytes"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, and its jump."""
    cards: Cards = book.service("sator.cards")
    shipped = load().deck.options.jump_from_start_square
    touching = Touching(book.service("sator.board"))
    from_start = bool(book.option(OPTION, shipped))
    neque = Neque(book.service("sator.acolytes"), cards, from_start=from_start)
    book.offer_service(SERVICE, neque)
    cards.effects["sator.neque"] = Effect(neque.can, neque.why, neque.begin, neque.read)
    book.effect("sator.neque", played, params=NequeNumbers, card=SOURCE)
    book.reason(FROM_START, NO_LANDING, NO_GAP, GAP_TOO_WIDE)
    book.action(
        Jump,
        touches=lambda position, action: touching.jump(neque, position, action),
        at=Jumping,
        offer=neque.offers,
        check=neque.why_not,
        apply=neque.jump,
        exact=True,
        read=neque.read_jump,
        write=neque.write,
    )
