"""Cracking codes: points by order, a ghost, and the last round (RN9, RN12.1)."""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc

from ..board.codes import claimed_by, codes, cracked, has_claimed, is_complete
from ..board.state import Claims, Course, lapse, score
from ..moving.pool_rules import AT_REST, RESTING
from .events import CodeCracked, LastRound
from .location_targets import LocationId
from .reasons import CLAIMED_ALREADY, NOT_COMPLETE

ENOUGH = "rennes.codes_to_crack"
PLACES = "rennes.code_points_"  # and the number of the place in the row


class Claim(sc.Action, tag="rennes.claim", frozen=True):
    """Crack a code whose slots are filled."""

    location: LocationId


def claim(now: sc.Change, seat: sc.Seat, location: str) -> None:
    """The token goes on the first free space and scores at once (RN9.2); the ghost comes along."""
    lapse(now)
    place = len(claimed_by(now, location)) + 1
    numbers = now.rules.services["rennes.box"].scoring.code_order
    points = max(0, now.rules.number(f"{PLACES}{place}", now, seat)) if place <= len(numbers) else 0
    at = codes(now).locations.index(location)
    seats = list(now[Claims].seats)
    seats[at] = (*seats[at], seat)
    now.put(Claims(tuple(seats)))
    score(now, seat, points)
    now.tell(CodeCracked(seat, location, points))
    enough = cracked(now, seat) >= now.rules.number(ENOUGH, now, seat)
    if enough and not now[Course].last_round:
        now.put(replace(now[Course], last_round=True))
        now.tell(LastRound(seat))


def claim_all(now: sc.Change, seat: sc.Seat) -> None:
    """What is complete is claimed at the latest when the actions end (RN9.3, R30)."""
    for location in codes(now).locations:
        if is_complete(now, seat, location) and not has_claimed(now, seat, location):
            claim(now, seat, location)


def may_claim(at: sc.Moment, action: Claim) -> bool:
    """Each seat claims each code once (RN9.3)."""
    return not has_claimed(at, at.me, action.location)


def complete(at: sc.Moment, action: Claim) -> bool:
    """Whether all slots are filled (RN9.1)."""
    return is_complete(at, at.me, action.location)


CHOICE = sc.Choice(
    Claim,
    do=lambda now, top, action: claim(now, top.seat, action.location),
    rules=(
        AT_REST,
        sc.Rule(CLAIMED_ALREADY, predicate=may_claim),
        sc.Rule(NOT_COMPLETE, predicate=complete),
    ),
    **RESTING,
)


def register(book: sc.RuleBook) -> None:
    """The option, the row of points, the choice."""
    box = book.service("rennes.box")
    most = range(1, len(box.codes) + 1)
    wanted = book.option("codes_to_crack", box.options.codes_to_crack, among=most)
    book.number(ENOUGH, int(wanted), least=1)
    for place, points in enumerate(box.scoring.code_order, 1):
        book.number(f"{PLACES}{place}", points)
    book.choice(CHOICE)
