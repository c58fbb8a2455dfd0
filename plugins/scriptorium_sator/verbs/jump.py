"""The verb `jump`: the own acolyte jumps straight over the abyss (S19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta

import scriptorium as sc
from scriptorium.cards import ChoiceWords, words
from scriptorium.grid import Square

from .. import game, say
from ..acolytes.walking import BARRED, ENDS_ON_BOOK, acolytes_of
from ..board.board_state import acolyte_piece
from ..board.targets import (
    WAY_NAMES,
    Prices,
    geometry,
    grid_of,
    masks,
    read_way,
    seat_of,
    square_name,
    standing,
)
from ..box.card_data import NequeLevel
from ..box.cards import Distance
from ..box.contents import load
from ..hand.playing import AP, BAD_LEVEL, too_dear
from .walk import NOBODY_WALKS

NO_LANDING = say.reason("S19.2 S19.4", "sator-no-landing")
NO_GAP = say.reason("S19.3 R38", "sator-no-gap")
GAP_TOO_WIDE = say.reason("S19.1 S19.2", "sator-gap-too-wide")
NOWHERE = -1, 0


def landing(position: sc.Position, seat: int, direction: int) -> tuple[Square, int]:
    """The next covered square in a line (or below zero), and how much abyss lies before it.

    From a start square the only way is inwards, over its entry.
    """
    known, board = geometry(position), masks(position)
    square: Square | None = board.at[seat]
    if square is None or square < 0:
        entry = known.entries[seat]
        if entry < 0 or direction != known.inwards[seat]:
            return NOWHERE
        square = entry
    else:
        square = known.grid.step(square, direction)
    gap = 0
    while square is not None and not board.covered >> square & 1:
        square, gap = known.grid.step(square, direction), gap + 1
    return (-1 if square is None else square), gap


def jumps(position: sc.Position, seat: int) -> Iterator[tuple[int, int]]:
    """The directions in which an acolyte can land, and how wide each gap is."""
    for direction in range(4):
        square, gap = landing(position, seat, direction)
        if square >= 0 and gap and why_not_land(position, seat, square) is None:
            yield direction, gap


def why_not_land(position: sc.Position, seat: int, square: Square) -> sc.Refused | None:
    """Why an acolyte cannot land on a square (S19.4)."""
    rules, board = acolytes_of(position), masks(position)
    refused = rules.why_not_enter(board, seat, square, "S19.4")
    if refused is not None:
        return refused
    if rules.no_rest(board, seat, own=True) >> square & 1:
        name = geometry(position).square_names[square]
        return ENDS_ON_BOOK(also=("S19.4",), square=name)
    return None


def why_not_over(
    position: sc.Position, seat: int, direction: int, widest: int
) -> sc.Refused | None:
    """Why an acolyte cannot jump in a direction, over so much abyss at most."""
    square, gap = landing(position, seat, direction)
    if square < 0:
        return NO_LANDING()
    if not gap:
        return NO_GAP()
    if gap > widest:
        return GAP_TOO_WIDE(gap=gap, most=widest)
    return why_not_land(position, seat, square)


class Directions(sc.Target[int]):
    """The four ways in which the own acolyte may jump; any square straight that way means one."""

    noun = "the square of the landing"

    def bits(self, at: sc.Moment) -> int:
        return 0b1111

    def write(self, position: Any, value: int) -> str:
        return WAY_NAMES[value] if 0 <= value < len(WAY_NAMES) else str(value)

    def read(self, position: Any, text: str) -> int:
        return read_way(text)

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return (square_name(grid_of(at), landing(at, seat_of(at), value)[0]),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[int, int] | None:
        grid, here = grid_of(at), masks(at).at[seat_of(at)]
        there = standing(at, touched[0]) if touched else None
        for direction in range(4) if there is not None and here >= 0 else ():
            square = grid.step(here, direction)
            while square is not None:
                if square == there:
                    return direction, 1
                square = grid.step(square, direction)
        return None


# Without this verb nobody jumps.
VERB_JUMP = game.plugin("verb_jump", needs=("sator.verb_walk",))

FROM_THE_START = VERB_JUMP.option(
    "jump_from_start_square", load().deck.options.jump_from_start_square
)
FREE = -1  # in place of a price, where the card has no levels

ASKS = say.awaits("S19.1 S19.2", "sator-touch-jumping")
CITES = {
    "bad_level": "S19.1 R39",
    "no_ap": "S19.1",
    "gap_too_wide": "R38 R39",
    "no_landing": "R38",
    "no_gap": "S19.2",
    "gargoyle_in_way": "S24.4",
    "acolyte_in_way": "S24.4",
}


class JumpWords(ChoiceWords, frozen=True, kw_only=True):
    """Jump over so many squares of abyss at most, or by levels of which one is paid for."""

    jump: Literal["acolyte"]
    squares: Distance = 1
    levels: Annotated[tuple[NequeLevel, ...], Meta(max_length=9)] = ()


def levels(at: sc.Moment) -> dict[int, int]:
    """How wide a gap may be, by the prices of the levels; for nothing where there are none."""
    said = words(at)
    if not isinstance(said, JumpWords):
        return {}
    return {level.ap: level.abyss_squares for level in said.levels} or {FREE: said.squares}


def prices(at: sc.Moment) -> list[int]:
    """The prices of the levels."""
    return [price for price in levels(at) if price != FREE]


def why_not(at: sc.Moment, action: Jump | Leap) -> sc.Refused | None:
    """A gap that is not too wide, and a place to land."""
    widest = levels(at)[action.ap if isinstance(action, Jump) else FREE]
    seat = seat_of(at)
    return why_not_over(at, seat, action.direction, widest)


def offers(at: sc.Moment, kind: type[Jump | Leap]) -> Iterator[Jump | Leap]:
    """Every jump of a kind, at every level that reaches."""
    left, free = at.clock.left[AP], kind is Leap
    wide = [one for one in levels(at).items() if one[0] <= left and (one[0] == FREE) == free]
    for direction, gap in jumps(at, seat_of(at)) if wide else ():
        for price, widest in wide:
            if gap <= widest:
                yield Leap(direction) if free else Jump(price, direction)


def any_offer(at: sc.Moment, kind: type[Jump | Leap]) -> bool:
    """Whether there is one."""
    return next(iter(offers(at, kind)), None) is not None


def fly(now: sc.Change, direction: int) -> tuple[str, ...]:
    """Land on the other side."""
    seat = seat_of(now)
    square, _ = landing(now, seat, direction)
    acolytes_of(now).go(now, seat, (square,), own=True)
    return (acolyte_piece(now.me),)


OVER = sc.Rule(explain=why_not)


@VERB_JUMP.verb_step(
    sc.Rule(explain=lambda at, action: too_dear(at, action.ap)),
    OVER,
    quick=sc.Quick(lists=lambda at: offers(at, Jump), exists=lambda at: any_offer(at, Jump)),
    asks=ASKS,
    cites=CITES,
)
class Jump(sc.Action, tag="sator.jump", frozen=True):
    """Jump in a direction, for the price of a level."""

    ap: Annotated[int, Meta(ge=0, le=999), Prices(prices, outside=BAD_LEVEL)]
    direction: Annotated[int, Meta(ge=0, le=3), Directions()]

    def do(self, now: sc.Change) -> tuple[str, ...]:
        now.spend("ap", self.ap)
        return fly(now, self.direction)


@VERB_JUMP.verb_step(
    say.rule_for(NOBODY_WALKS, predicate=lambda at: FREE in levels(at)),
    OVER,
    quick=sc.Quick(lists=lambda at: offers(at, Leap), exists=lambda at: any_offer(at, Leap)),
    refusal=NOBODY_WALKS,
    asks=ASKS,
)
class Leap(sc.Action, tag="sator.leap", frozen=True):
    """Jump in a direction as far as the card lets it."""

    direction: Annotated[int, Meta(ge=0, le=3), Directions()]

    def do(self, now: sc.Change) -> tuple[str, ...]:
        return fly(now, self.direction)


def has_left_start(at: sc.Moment, action: Any) -> bool:
    """Not from a start square, unless that was agreed (S19.5)."""
    return masks(at).at[seat_of(at)] >= 0 or bool(FROM_THE_START(at))


VERB_JUMP.verb_in_steps(
    "jump",
    JumpWords,
    (Jump, Leap),
    needs=(
        BARRED,
        say.rule("S19.5 R38", "sator-from-start", id="start_square", predicate=has_left_start),
    ),
    said=say("sator-verbs-jump"),
    heedless=("cards",),
)
