"""Where somebody stands and what there is to move with, and whether it leads to a free space.

A short search over what movement alone can do with what is certain: pool, hand, joker, a further
point (RN5.13, R44). It ends at the first free space, so nothing that entering brings comes into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import scriptorium as sc
from scriptorium import CardId

from . import game
from .board import Pool, Portals, figures, turned_space, where
from .cards import HAND, colour_of, dots_of
from .village import CLOCKWISE, COUNTER_CLOCKWISE, NOWHERE, QUARTER, Step, Village, village

Rate = tuple[int, int, int]  # cards, what divides their dots, and the same for cards of one colour

# What movement asks of all plugins: what is closed, who may cross, what more points there are.


@game.question("bits")
class Closed(sc.Question, frozen=True):
    """Which spaces may this seat not enter (bit by bit)?"""

    seat: sc.Seat


@game.question("bits")
class MayCross(sc.Question, frozen=True):
    """Which occupied spaces may this seat cross (bit by bit)?"""

    seat: sc.Seat


@game.question("sum")
class Backwards(sc.Question, frozen=True):
    """May this seat turn a portal counter-clockwise (more than nothing)?"""

    seat: sc.Seat


@game.question("sum")
class Jokers(sc.Question, frozen=True):
    """How many cards may this seat still play as another colour in this turn?"""

    seat: sc.Seat


@game.question("sum")
class ExtraPoints(sc.Question, frozen=True):
    """How many points may this seat still add to its pool in this turn?"""

    seat: sc.Seat


@game.question("tuples")
class Conversions(sc.Question, frozen=True):
    """At what rates may cards be made points of another colour: cards, divisor, of one colour."""

    seat: sc.Seat


def ask(at: sc.Position, question: sc.Question) -> int:
    """The answer to a question whose answers are bits or numbers."""
    found: int = at.rules.questions[type(question)].ask(at, question)
    return found


def rates(at: sc.Position, seat: sc.Seat) -> tuple[Rate, ...]:
    """The rates at which cards can be converted."""
    found: tuple[Rate, ...] = at.rules.questions[Conversions].ask(at, Conversions(seat))
    return found


# Where a seat stands and what it has.


class Ground(NamedTuple):
    """What does not change while somebody passes others."""

    village: Village
    discs: tuple[int, ...]
    closed: int
    crossable: int
    ways: tuple[int, ...]
    rates: tuple[Rate, ...]


class Situation(NamedTuple):
    """What does: the own space, how the portals lie, where others stand, and what is left."""

    at: int
    turns: tuple[int, ...]
    others: tuple[int, ...]
    colour: str
    points: int
    cards: tuple[CardId, ...]
    jokers: int
    extra: int


def ground(position: sc.Position, seat: sc.Seat) -> Ground:
    """What a position allows a seat."""
    back = ask(position, Backwards(seat)) > 0
    return Ground(
        village(position),
        position[Portals].discs,
        ask(position, Closed(seat)),
        ask(position, MayCross(seat)),
        (CLOCKWISE, COUNTER_CLOCKWISE) if back else (CLOCKWISE,),
        rates(position, seat),
    )


def situation(position: sc.Position, seat: sc.Seat) -> Situation:
    """Where a seat stands and what it has."""
    pool, seats = position[Pool], position.rules.setup.seats
    spaces = zip(seats, figures(position), strict=True)
    return Situation(
        where(position, seat),
        position[Portals].turns,
        tuple([space for other, space in spaces if other != seat and space != NOWHERE]),
        pool.colour,
        pool.points,
        tuple(sorted(HAND(position, seat))),
        ask(position, Jokers(seat)),
        ask(position, ExtraPoints(seat)),
    )


# What is open from a space.


def open_steps(on: Ground, space: int) -> Iterator[Step]:
    """The steps to spaces that are not closed."""
    if space != NOWHERE:
        for step in on.village.steps[space]:
            if not on.closed >> step.to & 1:
                yield step


def colours_at(
    there: Village, discs: tuple[int, ...], turns: tuple[int, ...], space: int, closed: int
) -> tuple[str, ...]:
    """The colours of the steps that are open from a space, and of the quarter that it is."""
    if space == NOWHERE:
        return ()
    steps = (step for step in there.steps[space] if not closed >> step.to & 1)
    sides = [(step.portal, step.side) for step in steps]
    if there.kinds[space] == QUARTER:
        sides.append(there.side_of(space))
    return tuple(dict.fromkeys(there.colour(discs, turns, side) for side in sides))


def wanted_colours(on: Ground, here: Situation) -> tuple[str, ...]:
    """The colours that a card may be played for (RN5.3, R9)."""
    return colours_at(on.village, on.discs, here.turns, here.at, on.closed)


def wanted(position: sc.Position, seat: sc.Seat) -> tuple[str, ...]:
    """The colours that a seat's card may be played for now."""
    laid, closed = position[Portals], ask(position, Closed(seat))
    return colours_at(village(position), laid.discs, laid.turns, where(position, seat), closed)


# What movement makes of a situation.


def stepped(here: Situation, step: Step) -> Situation:
    """A step has been taken."""
    _, turns, others, colour, points, cards, jokers, extra = here
    return Situation(step.to, turns, others, colour, points - step.points, cards, jokers, extra)


def turned(on: Ground, here: Situation, quarters: int) -> Situation:
    """The portal that one stands on has been turned, with all on it."""
    portal, _ = on.village.side_of(here.at)
    moved = frozenset((portal,))
    turns = list(here.turns)
    turns[portal] = (turns[portal] + quarters) % len(on.village.sides)
    return here._replace(
        at=turned_space(on.village, here.at, moved, quarters),
        turns=tuple(turns),
        others=tuple(turned_space(on.village, one, moved, quarters) for one in here.others),
        points=here.points - 1,
    )


def with_points(here: Situation, colour: str, points: int, cards: tuple[CardId, ...]) -> Situation:
    """Cards have been played for points of a colour."""
    before = here.points if here.colour == colour else 0
    return paid(here, colour, before + points, without(here.cards, cards))


def paid(here: Situation, colour: str, points: int, left: tuple[CardId, ...]) -> Situation:
    """So many points of a colour are there, and so many cards are left."""
    at, turns, others, _, _, _, jokers, extra = here
    return Situation(at, turns, others, colour, points, left, jokers, extra)


def without(held: tuple[CardId, ...], cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """What is left of some cards once others of them are gone."""
    left = list(held)
    for card in cards:
        left.remove(card)
    return tuple(left)


def converted(cards: tuple[CardId, ...], rate: Rate) -> int:
    """The points that some cards give as another colour (RN5.4)."""
    alike = len({colour_of(card) for card in cards}) == 1
    return sum(map(dots_of, cards)) // (rate[2] if alike else rate[1])


def may_convert(cards: tuple[CardId, ...], colour: str) -> bool:
    """Cards of one colour do not become that colour (R13)."""
    return any(colour_of(card) != colour for card in cards)


@lru_cache(4096)  # the same cards are looked at on many spaces
def conversions(
    held: tuple[CardId, ...], rate: Rate
) -> tuple[tuple[tuple[CardId, ...], int, str], ...]:
    """Each way to convert some of these cards: what is left, the points, and their one colour."""
    found = []
    for cards in dict.fromkeys(combinations(held, rate[0])):
        colours = {colour_of(card) for card in cards}
        only = colours.pop() if len(colours) == 1 else ""
        found.append((without(held, cards), converted(cards, rate), only))
    return tuple(found)


# Getting through.


def is_free(on: Ground, here: Situation) -> bool:
    """Whether one may rest where one stands."""
    return not on.village.is_single(here.at) or here.at not in here.others


def gets_through(on: Ground, start: Situation) -> bool:
    """Whether movement alone leads from here to a space that may be rested on.

    What takes the fewest cards is tried first: with some cards left there nearly always is a way.
    """
    if is_free(on, start):
        return True
    seen, held = {start}, len(start.cards)
    waiting: list[list[Situation]] = [[start], *([] for _ in range(held))]
    for used in range(held + 1):
        while waiting[used]:
            here = waiting[used].pop()
            for further in (*_on_foot(on, here), *_by_cards(on, here)):
                if is_free(on, further):
                    return True
                if further not in seen:
                    seen.add(further)
                    waiting[held - len(further.cards)].append(further)
    return False


def _on_foot(on: Ground, here: Situation) -> Iterator[Situation]:
    there = on.village
    if here.points > 0:
        for step in open_steps(on, here.at):
            side = (step.portal, step.side)
            if step.points <= here.points and here.colour == there.colour(
                on.discs, here.turns, side
            ):
                after = stepped(here, step)
                if is_free(on, after) or on.crossable >> after.at & 1:
                    yield after
        if there.kinds[here.at] == QUARTER and here.colour == there.colour(
            on.discs, here.turns, there.side_of(here.at)
        ):
            for way in on.ways:
                yield turned(on, here, way)
    if here.extra and here.colour:
        yield here._replace(points=here.points + 1, extra=here.extra - 1)


def _by_cards(on: Ground, here: Situation) -> Iterator[Situation]:
    colours, kinds = wanted_colours(on, here), tuple(dict.fromkeys(here.cards))
    for rate in on.rates:
        for left, points, only in conversions(here.cards, rate):
            for colour in colours:
                if colour != only:
                    before = here.points if here.colour == colour else 0
                    yield here._replace(colour=colour, points=before + points, cards=left)
    for card in kinds if here.jokers else ():
        for colour in colours:
            if colour != colour_of(card):
                after = with_points(here, colour, dots_of(card), (card,))
                yield after._replace(jokers=here.jokers - 1)
    for card in kinds:
        if colour_of(card) in colours:
            yield with_points(here, colour_of(card), dots_of(card), (card,))
