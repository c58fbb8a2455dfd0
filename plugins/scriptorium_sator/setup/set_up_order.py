"""The course of the set-up: who is first, and which part of it comes next (S3.2, S3.3, R3)."""

from __future__ import annotations

from collections.abc import Callable

import scriptorium as sc

from ..board.board_state import Board
from ..bridges.pit import Pit, solve
from .unplaced_bridges import Unplaced, known_of

NAME = "sator.set_up"
DRAFT, PLACEMENT, DEAL = "sator.draft", "sator.placement", "sator.deal"

Begin = Callable[[sc.Change], None]


def first_seat(position: sc.Position) -> sc.Seat:
    """The seat of the first player, P1."""
    return position.rules.setup.seats[position[Unplaced].first]


def in_turn_order(position: sc.Position) -> tuple[int, ...]:
    """The numbers of the seats from the first player to the last."""
    seats, first = len(position.rules.setup.seats), position[Unplaced].first
    return tuple((first + at) % seats for at in range(seats))


def go_on(now: sc.Change) -> None:
    """Begin what comes next: the draft, the placement, or the deal and the first turn (S3.3)."""
    unplaced, services = now[Unplaced], now.rules.services
    draft: Begin | None = services.get(DRAFT)
    placement: Begin | None = services.get(PLACEMENT)
    deal: Begin | None = services.get(DEAL)
    if unplaced.draft and draft is not None:
        draft(now)
    elif any(unplaced.rows) and placement is not None:
        placement(now)
    else:
        if deal is not None:
            deal(now)
        now.enter_phase("play", first_seat(now))


def begin(now: sc.Change) -> None:
    """Begin the match, if its books can all be reached."""
    unplaced, known = now[Unplaced], known_of(now)
    shapes = [known.shape(bridge) for bridge in unplaced.everything()]
    pit = Pit(
        known.places,
        known.geometry.all,
        (known.geometry.grid.mask(books) for books in now[Board].books),
        (shapes.count(shape) for shape in range(len(known.shapes))),
    )
    if shapes and solve(pit) is None:
        raise sc.SetupError("these positioning cards leave books that no bridges can carry (S5.8)")
    go_on(now)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The last of the plugins that set a match up: it begins the match."""
    return sc.About(NAME, "sator", after=(DRAFT, PLACEMENT, DEAL, "sator.positions"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """When all has been laid out, begin."""
    book.set_up(begin)
