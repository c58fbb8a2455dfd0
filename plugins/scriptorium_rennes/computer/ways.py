"""The search for a way: what movement can do with the cards of a hand, fewest cards first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

import scriptorium as sc
from scriptorium import CardId

from ..board.equipment import colour_of, dots_of
from ..board.village import CAVERN, CLOCKWISE, QUARTER, Step
from ..moving.conversion import Add, Convert
from ..moving.playing import Play
from ..moving.situation import (
    Ground,
    Rate,
    Situation,
    converted,
    is_free,
    may_convert,
    open_steps,
    paid,
    stepped,
    turned,
    wanted_colours,
    without,
)
from ..moving.stepping import StepTo
from ..moving.turning import Rotate
from .worth import Attraction

MOST_SEEN = 1500
NOTHING, REST = -1e9, 0.5  # a way is to be worth a little more than staying
Way = tuple[sc.Action, ...]


def best_way(on: Ground, start: Situation, attraction: Attraction, *, may_stay: bool) -> Way:
    """The way to where it is best to stand; nothing where that is here, or where there is none."""
    order = count()
    waiting: list[tuple[int, int, int, Situation, Way]] = [(0, 0, next(order), start, ())]
    seen: set[Situation] = {start}
    outlooks: dict[tuple[int, tuple[int, ...]], _Outlook] = {}
    best: Way = ()
    most = NOTHING
    if may_stay and is_free(on, start):
        most = attraction.worth(start.at, start.cards) + REST
    while waiting and len(seen) < MOST_SEEN:
        _, long, _, here, way = heappop(waiting)
        if here.at != start.at and is_free(on, here):
            worth = attraction.worth(here.at, here.cards)
            if worth > most:
                best, most = way, worth
            if on.village.kinds[here.at] == CAVERN:
                continue
        place = (here.at, here.turns)
        if place not in outlooks:
            outlooks[place] = _outlook(on, here)
        look = outlooks[place]
        for actions, after in (*_on_foot(on, here, look), *_by_cards(on, here, look)):
            if after not in seen:
                seen.add(after)
                spent = len(start.cards) - len(after.cards)
                heappush(waiting, (spent, long + 1, next(order), after, (*way, *actions)))
    return best


class _Outlook(NamedTuple):
    """What is to be seen from a space, as the portals are turned: the same with any cards."""

    steps: tuple[tuple[Step, str], ...]
    quarter: str | None  # the colour of the quarter that it is
    wanted: tuple[str, ...]


def _outlook(on: Ground, here: Situation) -> _Outlook:
    there = on.village
    steps = tuple(
        (step, there.colour(on.discs, here.turns, (step.portal, step.side)))
        for step in open_steps(on, here.at)
    )
    quarter = None
    if there.kinds[here.at] == QUARTER:
        quarter = there.colour(on.discs, here.turns, there.side_of(here.at))
    return _Outlook(steps, quarter, wanted_colours(on, here))


def _on_foot(on: Ground, here: Situation, look: _Outlook) -> Iterator[tuple[Way, Situation]]:
    for step, colour in look.steps:
        if here.colour == colour and step.points <= here.points:
            after = stepped(here, step)
            if is_free(on, after) or on.crossable >> after.at & 1:
                yield (StepTo(step.to),), after
    if here.points >= 1 and here.colour == look.quarter:
        for quarters in on.ways:
            turn = Rotate("cw" if quarters == CLOCKWISE else "ccw")
            yield (turn,), turned(on, here, quarters)


def _by_cards(on: Ground, here: Situation, look: _Outlook) -> Iterator[tuple[Way, Situation]]:
    for colour in look.wanted:
        before = here.points if colour == here.colour else 0
        if before > 1:
            continue
        for way, points, left in _given(here.cards, colour, on.rates):
            yield way, paid(here, colour, before + points, left)


@lru_cache(4096)  # the same cards are looked at on many spaces
def _given(
    cards: tuple[CardId, ...], colour: str, rates: tuple[Rate, ...]
) -> tuple[tuple[Way, int, tuple[CardId, ...]], ...]:
    """What is given for cards, and what is left of them: each of the colour, others converted."""
    found: list[tuple[Way, int, tuple[CardId, ...]]] = []
    for card in dict.fromkeys(cards):
        if colour_of(card) == colour:
            found.append(((Play(card),), dots_of(card), without(cards, (card,))))
    for rate in rates:
        for some in _low_and_high(cards, colour, rate[0]):
            points = converted(some, rate)
            if may_convert(some, colour) and points > 0:
                found.append(((Convert(colour), *map(Add, some)), points, without(cards, some)))
    return tuple(found)


def _low_and_high(
    cards: tuple[CardId, ...], colour: str, number: int
) -> tuple[tuple[CardId, ...], ...]:
    """The cards with the fewest and with the most dots that are not of a colour anyway."""
    others = sorted((one for one in cards if colour_of(one) != colour), key=dots_of)
    if len(others) < number:
        return ()
    return tuple(dict.fromkeys((tuple(others[:number]), tuple(others[-number:]))))
