"""Codes: slots for clues, cracking a code for points and a ghost, the last round (RN2, RN9)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from . import ENOUGH, game, say
from .board import Course, Location, Points, Word, lapse, score
from .cards import SLOTS
from .moving import Passing, at_rest
from .village import cards_of, village

# The points of each place in the row of a location (RN9.2).
CODE_POINTS = game.number_row("code_points", lambda book: cards_of(book).scoring.code_order)


@game.part()
class Claims(sc.Part, tag="rennes.claims", frozen=True):
    """Who has cracked the code of which location, first to last (RN9.2)."""

    row: Annotated[tuple[tuple[Word, sc.Seat], ...], Meta(max_length=999)] = ()


def claimed_by(at: sc.Position, location: str) -> tuple[sc.Seat, ...]:
    """Who has cracked a code, first to last."""
    return tuple([seat for one, seat in at[Claims].row if one == location])


def has_claimed(at: sc.Position, seat: sc.Seat, location: str) -> bool:
    """Whether a seat has cracked a code."""
    return (location, seat) in at[Claims].row


def cracked(at: sc.Position, seat: sc.Seat) -> int:
    """How many codes a seat has cracked."""
    return sum(one == seat for _, one in at[Claims].row)


# Clues in slots.


@game.event(say("rn-clue"))
class ClueTaken(sc.Event, tag="rennes.clue_taken", frozen=True):
    """A clue came into a slot of a code, collected or exchanged (RN6.6, RN7.1)."""

    seat: sc.Seat
    colour: Word
    location: Word


def all_tokens(at: sc.Position, seat: sc.Seat) -> int:
    """How many clue tokens a seat has, those of cracked codes too (R35)."""
    return sum(len(SLOTS(at, one, seat)) for one in village(at).codes)


def free_slots(at: sc.Position, seat: sc.Seat, location: str, colour: str) -> int:
    """How many tokens of a colour still fit there (R20)."""
    for one, needed in village(at).needs.get(location, ()):
        if one == colour:
            return needed - SLOTS(at, location, seat).count(colour)
    return 0


def is_complete(at: sc.Position, seat: sc.Seat, location: str) -> bool:
    """Whether all slots of a code are filled (RN9.1)."""
    return len(SLOTS(at, location, seat)) == village(at).slots[location]


# Cracking a code.


@game.event(say("rn-cracked"))
class CodeCracked(sc.Event, tag="rennes.code_cracked", frozen=True):
    """A seat cracked a code (RN9.2)."""

    seat: sc.Seat
    location: Word
    points: Points


@game.event(say("rn-last-round"))
class LastRound(sc.Event, tag="rennes.last_round", frozen=True):
    """A seat has cracked enough codes: the round is the last (RN12.1)."""

    seat: sc.Seat


def claim(now: sc.Change, location: str) -> None:
    """The token goes on the first free space and scores at once (RN9.2); the ghost comes along."""
    lapse(now)
    seat, place = now.me, len(claimed_by(now, location)) + 1
    places = len(village(now).box().cards.scoring.code_order)
    points = CODE_POINTS(now, place) if place <= places else 0
    now.put(Claims((*now[Claims].row, (location, seat))))
    score(now, seat, points)
    now.tell(CodeCracked(seat, location, points))
    if cracked(now, seat) >= ENOUGH(now) and not now[Course].last_round:
        now.put(Course(last_round=True))
        now.tell(LastRound(seat))


def claim_all(now: sc.Change) -> None:
    """What is complete is claimed at the latest when the actions end (RN9.3, R30)."""
    for location in village(now).codes:
        if is_complete(now, now.me, location) and not has_claimed(now, now.me, location):
            claim(now, location)


ONCE = say.rule(
    "RN9.3",
    "rn-claimed-already",
    predicate=lambda at, do: not has_claimed(at, at.me, do.location),
)
COMPLETE = say.rule(
    "RN9.1 RN9.2",
    "rn-not-complete",
    predicate=lambda at, do: is_complete(at, at.me, do.location),
)


def to_be_cracked(at: sc.Moment) -> list[Claim]:
    """The codes that are complete and that the seat has not cracked."""
    if type(at.decision) is Passing:
        return []
    found = [one for one in village(at).codes if is_complete(at, at.me, one)]
    return [Claim(one) for one in found if not has_claimed(at, at.me, one)]


@at_rest(game, ONCE, COMPLETE, quick=sc.Quick(to_be_cracked))
class Claim(sc.Action, tag="rennes.claim", frozen=True):
    """Crack a code whose slots are filled (RN9.1)."""

    location: Location

    def do(self, now: sc.Change) -> None:
        claim(now, self.location)


@game.invariant
def slots_fit(at: sc.Position) -> str | None:
    """No slot holds a token that it is not for (R20); each seat has cracked each code once."""
    there, row = village(at), at[Claims].row
    for seat in at.seats:
        for location in there.codes:
            lying = SLOTS(at, location, seat)
            if lying and Counter(lying) - Counter(dict(there.needs[location])):
                return f"{seat} has wrong tokens at {location}"
    strange = [one for one in row if one[0] not in there.codes or one[1] not in at.seats]
    if strange or len(set(row)) < len(row):
        return f"codes were cracked by {', '.join(seat for _, seat in row)}"
    return None
