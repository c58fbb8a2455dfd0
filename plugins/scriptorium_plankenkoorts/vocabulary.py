"""The words of scenarios: how a position is set up, and how it is seen (PK12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check

from .card_facts import (
    put_discard_pile,
    put_draw_pile,
    put_hands,
    put_shelves,
    same_cards,
    same_hands,
    see_discard_pile,
    see_draw_pile,
    see_hands,
    see_shelves,
)
from .piles import DISCARD, DRAW, hand
from .rounds import PHASE, STEP, direction_of, full_deck
from .state import Ledger, empty_ledger, empty_shelves, totals

DIRECTIONS = {"cw": sc.CLOCKWISE, "ccw": sc.COUNTER_CLOCKWISE}
MOST_ROUND, MOST_POINTS = 9_999, 999_999


def neutral(now: sc.Change) -> None:
    """The first seat lays its first card in round 1; all cards lie shuffled in the draw pile."""
    seats = now.rules.setup.seats
    now.put(empty_shelves(len(seats)))
    now.put(empty_ledger(len(seats)))
    sc.lay_out(now, DRAW, now.shuffled(DRAW, full_deck(now.rules)))
    now.clock = replace(now.clock, phase=PHASE, step=STEP, round=1, in_round=1, turn=1)
    set_turn(now, seats[0])


def set_turn(now: sc.Change, seat: sc.Seat) -> None:
    """Let it be a seat's turn."""
    now.clock = replace(now.clock, seat=seat, first=seat)
    now.pending = (sc.Turn(seat),)


def one_seat(fact: str, now: sc.Change, wanted: Any) -> sc.Seat:
    """A player who plays, or an error that names the fact."""
    for seat in now.rules.setup.seats:
        if seat == wanted:
            return seat
    raise sc.FactError(fact, f"{wanted!r} does not play; write a player, as in P2")


def put_turn(now: sc.Change, wanted: Any) -> None:
    """Whose turn it is."""
    set_turn(now, one_seat("turn", now, wanted))


def put_round(now: sc.Change, wanted: Any) -> None:
    """The number of the round; it also tells the direction, unless that is written too (PK8.3)."""
    if type(wanted) is not int or not 1 <= wanted <= MOST_ROUND:
        raise sc.FactError("round", f"write a whole number from 1 to {MOST_ROUND}, not {wanted!r}")
    now.clock = replace(now.clock, round=wanted, direction=direction_of(now.rules, wanted))


def put_direction(now: sc.Change, wanted: Any) -> None:
    """The direction of the round."""
    if not isinstance(wanted, str) or wanted not in DIRECTIONS:
        raise sc.FactError("direction", f'write "cw" or "ccw", not {wanted!r}')
    now.clock = replace(now.clock, direction=DIRECTIONS[wanted])


def see_direction(position: sc.Position) -> str:
    """The direction of the round."""
    return "cw" if position.clock.direction == sc.CLOCKWISE else "ccw"


def by_seat(name: str, now: sc.Change, wanted: Any) -> dict[sc.Seat, Any]:
    """A table with a value for some seats, or an error that names the one that is wrong."""
    if not isinstance(wanted, dict):
        raise sc.FactError(name, f"write a value for each player, as in {name}.P1")
    for seat in wanted:
        if seat not in now.rules.setup.seats:
            raise sc.FactError(f"{name}.{seat}", f"{seat} does not play in this scenario")
    return wanted


def put_standards(now: sc.Change, wanted: Any) -> None:
    """How many golden book stands players have."""
    counts = dict(see_standards(now))
    for seat, count in by_seat("standards", now, wanted).items():
        if type(count) is not int or not 0 <= count <= MOST_ROUND:
            raise sc.FactError(f"standards.{seat}", f"write how many, not {count!r}")
        counts[seat] = count
    now.put(Ledger(tuple(counts.values()), now[Ledger].points))


def see_standards(position: sc.Position) -> dict[sc.Seat, int]:
    """How many golden book stands each player has."""
    return dict(zip(position.rules.setup.seats, position[Ledger].standards, strict=True))


def put_points(now: sc.Change, wanted: Any) -> None:
    """The points of players, one number for each round that is over."""
    points = {seat: tuple(scored) for seat, scored in see_points(now).items()}
    for seat, scored in by_seat("points", now, wanted).items():
        right = isinstance(scored, list) and all(
            type(count) is int and 0 <= count <= MOST_POINTS for count in scored
        )
        if not right:
            raise sc.FactError(f"points.{seat}", "write a list with one number for each round")
        points[seat] = tuple(scored)
    now.put(Ledger(now[Ledger].standards, tuple(points.values())))


def see_points(position: sc.Position) -> dict[sc.Seat, list[int]]:
    """The points of each player, round by round."""
    seats = position.rules.setup.seats
    return {s: list(p) for s, p in zip(seats, position[Ledger].points, strict=True)}


def put_phase(now: sc.Change, wanted: Any) -> None:
    """A turn that is still to draw does so at once; in `lay` the card has been drawn."""
    if wanted not in ("draw", "lay"):
        raise sc.FactError("phase", f'write "draw" or "lay", not {wanted!r}')
    if wanted == "lay":
        return
    seat = now.clock.seat
    if seat in now.clock.skips:
        skips = list(now.clock.skips)
        skips.remove(seat)
        now.clock = replace(now.clock, skips=tuple(skips))
        now.tell(sc.TurnSkipped(seat))
        now.end_turn()
    else:
        now.tell(sc.TurnBegan(seat, now.clock.turn))
    now.settle()


def sizes(count: Callable[[sc.Position, sc.Seat], int]) -> Callable[[sc.Position], dict[str, int]]:
    """A number for each seat."""
    return lambda position: {seat: count(position, seat) for seat in position.rules.setup.seats}


def see_winners(position: sc.Position) -> list[sc.Seat]:
    """Who has won; nobody while the match goes on."""
    return list(position.outcome.winners) if position.outcome is not None else []


def see_chooser(position: sc.Position) -> str:
    """Whose decision is awaited; nobody's when the match is over."""
    over = position.outcome is not None or not position.pending
    return "" if over else position.pending[-1].seat


def register(book: sc.RuleBook) -> None:
    """All words, in the order in which a position is put together."""
    fact = partial(check.fact, book)
    check.scenario_start(book, neutral=neutral)
    fact("turn", see=lambda position: position.clock.seat, put=put_turn)
    fact("chooser", see=see_chooser)
    fact("round", see=lambda position: position.clock.round, put=put_round)
    fact("direction", see=see_direction, put=put_direction)
    fact("standards", see=see_standards, put=put_standards)
    fact("points", see=see_points, put=put_points)
    fact("hands", see=see_hands, put=put_hands, same=same_hands)
    fact("shelves", see=see_shelves, put=put_shelves, same=same_cards)
    fact(DISCARD, see=see_discard_pile, put=put_discard_pile, same=same_cards)
    fact(DRAW, see=see_draw_pile, put=put_draw_pile, same=same_cards)
    fact("hand_sizes", see=sizes(lambda position, seat: len(hand(position, seat))))
    fact(f"{DRAW}_size", see=lambda position: len(sc.cards_in(position, DRAW)))
    fact(f"{DISCARD}_size", see=lambda position: len(sc.cards_in(position, DISCARD)))
    fact("scores", see=lambda position: dict(totals(position)))
    fact("winners", see=see_winners)
    fact("phase", see=lambda position: position.clock.step, put=put_phase, late=True)
