"""The five ghosts, each a plugin: who cracks the code of its location has it (RN9.5, R15, R16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium import CardId

from . import game, say
from .board import COLOUR, Pool, add_points
from .cards import HELD, colour_of, dots_of
from .cavernes import CLUE_POINTS
from .codes import Claims
from .course import LIMIT
from .moving import (
    CARD_HELD,
    NOT_WANTED,
    SAME_COLOUR,
    leads_on,
    movement,
    played,
    wanted_bits,
)
from .situation import Backwards, ExtraPoints, Ground, Jokers, Situation, with_points


class Haunts(sc.Params, frozen=True):
    """Where a ghost appears."""

    location: Annotated[str, Meta(min_length=1, max_length=32)]


@lru_cache(8)
def ghosts(rules: sc.Ruleset) -> tuple[tuple[sc.Card, str], ...]:
    """All ghost cards with their locations."""
    found = []
    for card in rules.cards.values():
        if isinstance(card.params, Haunts):
            found.append((card, card.params.location))
        elif isinstance(card.params, dict) and "location" in card.params:
            found.append((card, str(card.params["location"])))
    return tuple(found)


def has_ghost(at: sc.Position, seat: sc.Seat, effect: str) -> bool:
    """Whether a seat has a ghost that does this."""
    row = at[Claims].row
    for card, location in ghosts(at.rules) if row else ():
        if card.effect == effect and (location, seat) in row:
            return True
    return False


def ghost(name: str, effect: str) -> sc.Plugin:
    """A ghost: taking its card is all that happens, and it works from then on."""
    plugin = game.plugin(name)
    plugin.effect(effect, params=Haunts)
    return plugin


# Saunière: each clue that is collected scores one point more.

MORE_POINTS = "rennes.clue_points"
SAUNIERE = ghost("sauniere", MORE_POINTS)


@SAUNIERE.adjust(CLUE_POINTS)
def one_more(usual: int, at: sc.Position, seat: sc.Seat) -> int:
    """Two points in place of one (RN6.8)."""
    return usual + has_ghost(at, seat, MORE_POINTS)


# De Molay: the hand is refilled to two cards more.

MORE_CARDS = "rennes.hand_limit"
DE_MOLAY = ghost("de_molay", MORE_CARDS)


@DE_MOLAY.adjust(LIMIT)
def two_more(usual: int, at: sc.Position, seat: sc.Seat) -> int:
    """Nine cards in place of seven (RN10.1)."""
    return usual + 2 * has_ghost(at, seat, MORE_CARDS)


# Trencavel: the portal on which one stands may be turned either way (R14).

BOTH_WAYS = "rennes.rotate_both_ways"
TRENCAVEL = ghost("trencavel", BOTH_WAYS)


@TRENCAVEL.answer(Backwards)
def both_ways(at: sc.Position, asked: Backwards) -> int:
    """Whoever has the ghost turns counter-clockwise as well."""
    return int(has_ghost(at, asked.seat, BOTH_WAYS))


# Ghosts that help once a turn (R15, R16).

NO_GHOST = say.reason("RN9.5", "rn-no-ghost")
USED = say.reason("R15 R16", "rn-used", id="used_this_turn")


def helps_once(effect: str, helped: Any) -> tuple[sc.Rule, sc.Rule]:
    """What such a ghost asks of whom it helps: to be theirs, and not to have helped."""
    return (
        say.rule_for(NO_GHOST, predicate=lambda at: has_ghost(at, at.me, effect)),
        say.rule_for(USED, predicate=lambda at: not at[helped].used),
    )


def times_left(effect: str, helped: Any) -> Callable[[sc.Position, Any], int]:
    """How often such a ghost helps still: once, as long as it has not."""

    def left(at: sc.Position, asked: Any) -> int:
        there = has_ghost(at, asked.seat, effect) and asked.seat == at.clock.seat
        return int(there and not at[helped].used)

    return left


# Dénarnaud: once a turn a card is played as another wanted colour, with its own dots (R42).

AS_ANOTHER = "rennes.joker_card"
DENARNAUD = ghost("denarnaud", AS_ANOTHER)


@DENARNAUD.part(reset="turn")
class JokerUsed(sc.Part, tag="rennes.joker_used", frozen=True):
    """Whether this turn has seen a joker."""

    used: Annotated[bool, sc.Fact("joker_used")] = False


DENARNAUD.answer(Jokers)(times_left(AS_ANOTHER, JokerUsed))


def after_joker(on: Ground, here: Situation, do: Joker) -> Situation:
    """What it leads to, for who passes somebody."""
    points = with_points(here, do.colour, dots_of(do.card), (do.card,))
    return points._replace(jokers=here.jokers - 1)


ANOTHER_COLOUR = say.rule_for(SAME_COLOUR, predicate=lambda at, do: colour_of(do.card) != do.colour)


@movement(
    DENARNAUD,
    *helps_once(AS_ANOTHER, JokerUsed),
    CARD_HELD,
    say.rule_for(NOT_WANTED, mask=wanted_bits, field="colour"),
    ANOTHER_COLOUR,
    ends=leads_on(after_joker),
    form="joker {card} as {colour}",
)
class Joker(sc.Action, tag="rennes.joker", frozen=True):
    """Play a card as another colour: the dots go into the pool as that colour."""

    card: Annotated[CardId, HELD]
    colour: Annotated[str, COLOUR]

    def do(self, now: sc.Change) -> None:
        now.put(JokerUsed(True))
        played(now, self.card, self.colour)


# Roi Dagobert: once a turn a further point is added to a pool that exists (R43).

FURTHER_POINT = "rennes.extra_point"
ROI_DAGOBERT = ghost("roi_dagobert", FURTHER_POINT)


@ROI_DAGOBERT.part(reset="turn")
class PointUsed(sc.Part, tag="rennes.point_used", frozen=True):
    """Whether this turn has seen the further point."""

    used: Annotated[bool, sc.Fact("dagobert_used")] = False


ROI_DAGOBERT.answer(ExtraPoints)(times_left(FURTHER_POINT, PointUsed))


@ROI_DAGOBERT.event(say("rn-point"))
class PointAdded(sc.Event, tag="rennes.point_added", frozen=True):
    """A ghost added a point to the pool (R16)."""

    seat: sc.Seat


def after_point(on: Ground, here: Situation, do: Any) -> Situation:
    """What it leads to, for who passes somebody."""
    return here._replace(points=here.points + 1, extra=here.extra - 1)


@movement(
    ROI_DAGOBERT,
    *helps_once(FURTHER_POINT, PointUsed),
    say.rule("R16 R43", "rn-no-card-played", predicate=lambda at: bool(at[Pool].colour)),
    ends=leads_on(after_point),
    beside=("dagobert",),
)
class Dagobert(sc.Action, tag="rennes.dagobert", frozen=True):
    """Add a point to your pool, of its colour."""

    def do(self, now: sc.Change) -> None:
        now.put(PointUsed(True))
        add_points(now, now[Pool].colour, 1)
        now.tell(PointAdded(now.me))
