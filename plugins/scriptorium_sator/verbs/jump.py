"""The verb `jump`: the own acolyte jumps straight over the abyss (S19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import ChoiceWords, words

from ..acolytes.jump_targets import (
    Directions,
    jumps,
    landing,
    why_not_over,
)
from ..acolytes.walking import acolytes_of
from ..board.piece_names import acolyte_piece
from ..board.targets import Prices, geometry, masks
from ..box.card_data import NequeLevel
from ..box.card_numbers import Distance
from ..box.contents import load
from ..hand.playing import AP, BAD_LEVEL, too_dear
from ..wording import reason, sentence
from .walk import BARRED
from .walkers import NOBODY_WALKS

# Without this verb nobody jumps.
scriptorium_about = sc.part_of_game("sator.verb_jump", needs=("sator.verb_walk",))

OPTION = "jump_from_start_square"
FREE = -1  # in place of a price, where the card has no levels

FROM_START = reason("start_square", "S19.5 R38", "sator-from-start")
ASKS = reason("awaited", "S19.1 S19.2", "sator-touch-jumping")
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


class Jump(sc.Action, tag="sator.jump", frozen=True):
    """Jump in a direction, for the price of a level."""

    ap: Annotated[int, Meta(ge=0, le=999), Prices(prices, outside=BAD_LEVEL)]
    direction: Annotated[int, Meta(ge=0, le=3), Directions()]


class Leap(sc.Action, tag="sator.leap", frozen=True):
    """Jump in a direction as far as the card lets it."""

    direction: Annotated[int, Meta(ge=0, le=3), Directions()]


def why_not(at: sc.Moment, action: Jump | Leap) -> sc.Refused | None:
    """A gap that is not too wide, and a place to land."""
    widest = levels(at)[action.ap if isinstance(action, Jump) else FREE]
    seat = geometry(at).seat_number[at.me]
    return why_not_over(at, seat, action.direction, widest)


def offers(at: sc.Moment, kind: type[Jump | Leap]) -> Iterator[Jump | Leap]:
    """Every jump of a kind, at every level that reaches."""
    left = at.clock.left[AP]
    for direction, gap in jumps(at, geometry(at).seat_number[at.me]):
        for price, widest in levels(at).items():
            if price <= left and gap <= widest and (kind is Leap) == (price == FREE):
                yield Leap(direction) if price == FREE else Jump(price, direction)


def jump(now: sc.Change, top: sv.CardRun, action: Jump | Leap) -> tuple[str, ...]:
    """Pay and jump."""
    if isinstance(action, Jump):
        now.spend("ap", action.ap)
    seat = geometry(now).seat_number[top.seat]
    square, _ = landing(now, seat, action.direction)
    acolytes_of(now).go(now, seat, (square,), own=True)
    return (acolyte_piece(top.seat),)


OVER = sc.Rule(explain=why_not)
# Not from a start square, unless that was agreed (S19.5).
LEFT_START = sc.Rule(
    FROM_START,
    predicate=lambda at, action: (
        masks(at).at[geometry(at).seat_number[at.me]] >= 0 or bool(at.rules.options[OPTION])
    ),
)
JUMP = sc.Choice(
    Jump,
    do=jump,
    rules=(sc.Rule(explain=lambda at, action: too_dear(at, action.ap)), OVER),
    quick=sc.Quick(lists=lambda at: offers(at, Jump)),
    asks=ASKS,
    cites=CITES,
)
UNPRICED = sc.Rule(NOBODY_WALKS, predicate=lambda at, action: FREE in levels(at))
LEAP = sc.Choice(
    Leap,
    do=jump,
    rules=(UNPRICED, OVER),
    quick=sc.Quick(lists=lambda at: offers(at, Leap)),
    refusal=NOBODY_WALKS,
    asks=ASKS,
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.option(OPTION, load().deck.options.jump_from_start_square)
    sv.verb(
        book,
        "jump",
        JumpWords,
        (JUMP, LEAP),
        needs=(BARRED, LEFT_START),
        said=sentence("sator-verbs-jump"),
        heedless=("cards",),
    )
