"""The words of scenarios about the course of a match, and how the position of one begins.

What follows from zones, parts and the clock is said there; what lies before players and in the
pit, beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check

from .. import game
from ..board.targets import geometry
from ..bridges.board_geometry import NO_START, SIDES
from ..hand.playing import PLAYED, see_prayers
from ..setup.course import put_positions
from ..setup.unplaced_bridges import Unplaced, put_unplaced, see_unplaced
from .board_facts import (
    colours,
    put_board,
    put_bridges,
    put_gargoyles,
    put_out,
    put_taken,
    read_picture,
    same_board,
    same_bridges,
    see_board,
    see_bridges,
    see_gargoyles,
    see_out,
    see_taken,
)

VOCABULARY = game.plugin("vocabulary", after=("sator.board", "sator.cards", "sator.unplaced"))
DEFAULT_SEATS = 2


@game.agree
def agree(setup: dict[str, Any]) -> check.Agreement:
    """The seats and the size of the board that the facts of a scenario ask for."""
    options: list[tuple[str, bool | int | str]] = []
    shown: set[str] = set()
    if "board" in setup:
        drawn = read_picture(setup["board"], colours())
        options += [("columns", drawn.columns), ("rows", drawn.rows)]
        shown = {*drawn.acolytes, *drawn.books}
    starts = setup.get("starts")
    if starts is not None:
        options += _starts(starts)
    if "seats" in setup:
        seats = tuple(setup["seats"])
    else:
        known = colours()
        seats = tuple(
            colour for at, colour in enumerate(known) if at < DEFAULT_SEATS or colour in shown
        )
    return check.Agreement(seats=seats, first=seats[0] if seats else None, options=tuple(options))


def _starts(starts: Any) -> list[tuple[str, bool | int | str]]:
    if not isinstance(starts, Mapping):
        raise sc.FactError("starts", 'write starts = { red = "north C1" }')
    found: list[tuple[str, bool | int | str]] = [
        (f"start_{colour}", NO_START) for colour in colours() if colour not in starts
    ]
    for colour, start in starts.items():
        path = f"starts.{colour}"
        if colour not in colours():
            raise sc.FactError(path, f"the colours are {', '.join(colours())}")
        if not isinstance(start, str) or start.partition(" ")[0] not in SIDES:
            raise sc.FactError(path, "write a side and the square it touches, as in north C1")
        found.append((f"start_{colour}", start))
    return found


@VOCABULARY.neutral_start
def neutral(now: sc.Change) -> None:
    """Step 2 of an ordinary turn of the first seat, with nothing on the board."""
    seats = now.rules.setup.seats
    now.enter_phase("play", seats[0])
    now.clock = replace(
        now.clock,
        step="play",
        round=2,
        own_turns=(2,) + (1,) * (len(seats) - 1),
    )
    now.put(replace(now[Unplaced], rows=((),) * len(seats)))
    for deck, cards in game.full_rests(now):
        sc.lay_out(now, deck, now.shuffled(deck, sorted(cards)))


def put_turn(now: sc.Change, wanted: Any) -> None:
    """Whose turn it is; everybody has had a turn before, unless `first_turn` says not."""
    seats, seat = now.seats, check.one_seat("turn", now, wanted)
    at = seats.index(seat)
    own = tuple(2 if number <= at else 1 for number in range(len(seats)))
    now.clock = replace(now.clock, seat=seat, in_round=at + 1, own_turns=own)
    now.pending = (sc.Turn(seat),)


def see_first_turn(position: sc.Position) -> bool:
    """Whether the seat on turn has its first turn of play."""
    at = position.seats.index(position.clock.seat)
    return position.clock.phase == "play" and position.clock.own_turns[at] <= 1


def put_first_turn(now: sc.Change, first: Any) -> None:
    """Whether the seat on turn, and all that follow, have had no turn before."""
    at = now.rules.setup.seats.index(now.clock.seat)
    if check.yes_or_no("first_turn", first):
        own = tuple(1 if n <= at else 0 for n in range(len(now.clock.own_turns)))
        now.clock = replace(now.clock, own_turns=own, round=1)


def see_starts(position: sc.Position) -> dict[str, str]:
    """The start squares: a side, and the square that it touches."""
    known = geometry(position)
    return {
        seat: f"{SIDES[inwards ^ 2]} {known.square_names[entry]}"
        for seat, entry, inwards in zip(known.seats, known.entries, known.inwards, strict=True)
        if entry >= 0
    }


def put_starts(now: sc.Change, wanted: Any) -> None:
    """The size of the board and the starts are agreed before the match is made."""


# In the order in which they are set.
game.fact("starts", see=see_starts, put=put_starts)
game.fact("turn", see=lambda at: at.clock.seat, put=put_turn)
game.fact("first_turn", see=see_first_turn, put=put_first_turn)
game.fact("bridges", see=see_bridges, put=put_bridges, same=same_bridges)
game.fact("board", see=see_board, put=put_board, same=same_board)
game.fact("positions", put=put_positions)
game.fact("gargoyles", see=see_gargoyles, put=put_gargoyles)
game.fact("books_taken", see=see_taken, put=put_taken)
game.fact("out", see=see_out, put=put_out, any_order=True)
game.fact("unplaced", see=see_unplaced, put=put_unplaced, any_order=True)
game.fact(PLAYED.name, any_order=True)
game.fact("hand_lf", see=see_prayers)
