"""The course of the set-up: who is first, and which part of it comes next (S3.2, S3.3, R3)."""

from __future__ import annotations

import scriptorium as sc

from .. import game
from ..board.board_state import Board, board_masks
from ..movement.cover_problem import solve
from .deal import DEALING, deal
from .unplaced_bridges import Unplaced, in_turn_order, known_of, problem

# The last of the plugins that set a match up: it begins the match.
SET_UP = game.plugin(
    "set_up", after=("sator.draft", "sator.placement", "sator.deal", "sator.positions")
)
DRAFT, PLACEMENT = "sator.draft", "sator.placement"  # which come before it


def order_of_taking(position: sc.Position) -> tuple[int, ...]:
    """The seats in the order in which they take: first to last, last to first, and again (S4.3)."""
    seats = in_turn_order(position)
    there_and_back = seats + seats[::-1]
    left_over = sum(count % len(seats) for count in known_of(position).counts)
    return tuple(there_and_back[at % len(there_and_back)] for at in range(left_over))


def first_to_place(position: sc.Position) -> int:
    """The last player places first, or the first where that is agreed (S5.1, R2)."""
    order = in_turn_order(position)
    last = position.rules.options["first_bridge_placed_by"] == "last"
    rows = position[Unplaced].rows
    return next(seat for seat in (order[::-1] if last else (order[0], *order[:0:-1])) if rows[seat])


def go_on(now: sc.Change) -> None:
    """Begin what comes next: the draft, the placement, or the deal and the first turn (S3.3)."""
    unplaced, seats = now[Unplaced], now.rules.setup.seats
    on = {plugin.name for plugin in now.rules.setup.plugins}
    if unplaced.draft and DRAFT in on:
        now.enter_phase("draft", seats[order_of_taking(now)[-len(unplaced.draft)]])
    elif any(unplaced.rows) and PLACEMENT in on:
        now.enter_phase("place", seats[first_to_place(now)])
    else:
        if DEALING.is_on(now):
            deal(now)
        now.enter_phase("play", seats[unplaced.first])


@SET_UP.set_up
def begin(now: sc.Change) -> None:
    """Begin the match, if its books can all be reached."""
    unplaced, known = now[Unplaced], known_of(now)
    books = (known.geometry.grid.mask(books) for books in now[Board].books)
    pit = problem(known, unplaced, known.geometry.all, books)
    if unplaced.everything() and solve(pit) is None:
        raise sc.SetupError("these positioning cards leave books that no bridges can carry (S5.8)")
    go_on(now)


@SET_UP.invariant
def books_can_be_carried(position: sc.Position) -> str | None:
    """Before the first turn the bridges that are left can carry all books that hover (S5.8)."""
    unplaced = position[Unplaced]
    if position.clock.phase == "play" or not unplaced.everything():
        return None
    known = known_of(position)
    masks = board_masks(position[Board], known.geometry)
    free, hovering = ~masks.covered, (mine & ~masks.covered for mine in masks.mine)
    pit = problem(known, unplaced, known.geometry.all & free, hovering)
    return "there are books that no bridges can carry" if solve(pit) is None else None
