"""Cavernes: clues lie in their circles and are collected for a card of their colour (RN6)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
from scriptorium import CardId

from ..board.codes import BAG, circles_key, free_slots, slots_key
from ..board.equipment import colour_of, discard
from ..board.state import lapse, score
from ..board.village import village
from ..moving.pool_rules import AT_REST, HELD, RESTING
from ..moving.targets import HandCards
from ..turn.events import ClueTaken, TurnClosing
from ..turn.location_targets import LocationId
from ..turn.reasons import NO_FREE_SLOT
from ..wording import reason
from .clue_targets import LyingHere, cavern_of

STREAM, CHANCE = "clues", "chance"
POINTS = "rennes.clue_points"


class Collect(sc.Action, tag="rennes.collect", frozen=True):
    """Take a clue for a card of its colour, and put it in a slot."""

    clue: Annotated[str, LyingHere()]
    card: Annotated[CardId, HandCards()]
    location: LocationId


def collect(now: sc.Change, top: Any, action: Collect) -> None:
    """The card goes away, the token into the slot, and it scores at once (RN6.6, RN6.8)."""
    seat = top.seat
    lapse(now)
    discard(now, seat, (action.card,))
    circles = circles_key(cavern_of(now, seat))
    sc.move(now, (action.clue,), circles, slots_key(seat, action.location))
    collected(now, seat, action.clue, action.location)


def collected(now: sc.Change, seat: sc.Seat, clue: str, location: str) -> None:
    """A clue counts as collected: it scores (RN6.8)."""
    score(now, seat, max(0, now.rules.number(POINTS, now, seat)))
    now.tell(ClueTaken(seat, clue, location))


def fill(now: sc.Change) -> None:
    """All empty circles are filled from the bag, Caverne by Caverne (RN6.9, R41)."""
    there = village(now)
    for cavern in sorted(there.caverns):
        circles = circles_key(cavern)
        lacking = there.caverns[cavern].circles - len(sc.cards_in(now, circles))
        if lacking > 0:
            sc.draw_any(now, BAG, circles, lacking, stream=STREAM, scripted=CHANCE)


COLLECT = sc.Choice(
    Collect,
    do=collect,
    form="collect {clue} with {card} to {location}",
    rules=(
        AT_REST,
        HELD,
        sc.Rule(
            reason("not_in_caverne", "RN6.6", "rn-not-in-caverne"),
            predicate=lambda at, action: bool(cavern_of(at, at.me)),
        ),
        sc.Rule(
            reason("no_such_clue", "RN6.6", "rn-no-such-clue"),
            predicate=lambda at, action: action.clue in LyingHere().every(at),
        ),
        sc.Rule(
            reason("wrong_card", "RN6.6", "rn-wrong-card"),
            predicate=lambda at, action: colour_of(action.card) == action.clue,
        ),
        sc.Rule(
            NO_FREE_SLOT,
            predicate=lambda at, action: free_slots(at, at.me, action.location, action.clue) > 0,
        ),
    ),
    **RESTING,
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without it no clues lie in the Cavernes."""
    return sc.About("rennes.caverns", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Circles are filled, clues are collected, and score."""
    book.set_up(fill)
    book.react(TurnClosing, lambda now, closing: fill(now))
    book.choice(COLLECT)
