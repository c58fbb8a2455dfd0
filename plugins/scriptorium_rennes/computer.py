"""The computer player: claim, collect, walk to where the hand pays for clues, refill.

What clues are worth, the search for the way to the next ones, the order of actions; and what
counts for a seat in hints and searches of others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, NamedTuple

import scriptorium as sc
import scriptorium.hidden as sw
from scriptorium import CardId

from . import ENOUGH, game, say
from .board import Pool, Score, where
from .cards import CIRCLES, HAND, colour_of, dots_of
from .cavernes import Collect
from .codes import Claim, all_tokens, cracked, free_slots, has_claimed
from .conversion import Add, Convert
from .course import LIMIT, Draw, End, Start, Stop, Take
from .events import PlayEvent
from .moving import Passing, Play, Rotate, StepTo
from .situation import (
    Closed,
    Ground,
    Rate,
    Situation,
    ask,
    converted,
    ground,
    is_free,
    may_convert,
    open_steps,
    paid,
    situation,
    stepped,
    turned,
    wanted_colours,
    without,
)
from .village import CAVERN, CLOCKWISE, NOWHERE, QUARTER, Step, Village, village

# What clues are worth to a seat: codes that are nearly full first, and what lies where.

FAR = 99


def wanted_codes(seen: sc.View, seat: sc.Seat) -> tuple[str, ...]:
    """The codes that a seat fills: as many as it must still crack, with the fewest lacking."""
    left = max(1, ENOUGH(seen, seat) - cracked(seen, seat))
    still = [one for one in village(seen).codes if not has_claimed(seen, seat, one)]
    return tuple(sorted(still, key=lambda one: sum(lacking(seen, seat, (one,)).values()))[:left])


def lacking(seen: sc.View, seat: sc.Seat, locations: tuple[str, ...]) -> Counter[str]:
    """How many clues of each colour are lacking for some codes."""
    found: Counter[str] = Counter()
    for location in locations:
        for colour in village(seen).colours:
            found[colour] += free_slots(seen, seat, location, colour)
    return found


def useful(seen: sc.View, cavern: str, wanting: Counter[str]) -> Counter[str]:
    """The clues in a Caverne that are wanting."""
    return Counter(CIRCLES(seen, cavern)) & wanting


def payable(cards: tuple[str, ...], clues: Counter[str]) -> int:
    """How many of some clues can be paid for with some cards."""
    return (Counter(map(colour_of, cards)) & clues).total()


def held(seen: sc.View) -> tuple[str, ...]:
    """The own hand."""
    return HAND(seen, seen.seat)


def distances(there: Village, goal: int) -> tuple[int, ...]:
    """Points from each space to a goal, whatever the colours; a portal turns clockwise."""
    before: dict[int, list[tuple[int, int]]] = {}
    for space, steps in enumerate(there.steps):
        for step in steps:
            before.setdefault(step.to, []).append((space, step.points))
        if there.kinds[space] == QUARTER:
            portal, side = there.side_of(space)
            onward = there.quarter(portal, (side + 1) % len(there.sides))
            before.setdefault(onward, []).append((space, 1))
    found, waiting = {goal: 0}, [(0, goal)]
    while waiting:
        far, space = heappop(waiting)
        for other, points in before.get(space, ()) if far == found[space] else ():
            if far + points < found.get(other, FAR):
                found[other] = far + points
                heappush(waiting, (far + points, other))
    return tuple(found.get(space, FAR) for space in range(len(there.names)))


class Attraction:
    """How good it is for a seat to stand somewhere with some cards, as a view shows the board."""

    def __init__(self, seen: sc.View, closed: int, tables: dict[int, tuple[int, ...]]) -> None:
        there = village(seen)
        wanting = lacking(seen, seen.seat, wanted_codes(seen, seen.seat))
        self.clues = {there.number[one]: useful(seen, one, wanting) for one in there.caverns}
        self._goals = [
            (3.0 * clues.total(), tables[cavern])
            for cavern, clues in self.clues.items()
            if not closed >> cavern & 1
        ]
        self._near: dict[int, float] = {}

    def worth(self, space: int, cards: tuple[str, ...]) -> float:
        """The clues to be had there at once; else how near the best Caverne is."""
        here = self.clues.get(space)
        if here is not None:
            return 20.0 + 6.0 * payable(cards, here) + 3.0 * here.total() + 0.2 * len(cards)
        best = self._near.get(space)
        if best is None:
            best = max((worth - table[space] for worth, table in self._goals), default=0.0)
            self._near[space] = best
        return best + 0.2 * len(cards)


# How well a seat stands: its points, and how good it is to stand where it does (RN12).

# A point is worth so much of what a good place is; and the best of the others count half.
POINT, OTHERS, MATCH = 8.0, 0.5, 10_000.0


@lru_cache(32)
def tables_of(there: Village) -> dict[int, tuple[int, ...]]:
    """How far each Caverne is from everywhere."""
    return {there.number[one]: distances(there, there.number[one]) for one in there.caverns}


def settled(table: sc.Position, seat: sc.Seat) -> float:
    """Points beside those of the others, and the clues that are near."""
    if table.outcome is not None:
        return MATCH if seat in table.outcome.winners else -MATCH
    points: dict[sc.Seat, int] = Score.all(table, "points")
    here = where(table, seat)
    best = max(one for other, one in points.items() if other != seat)
    value = POINT * (points[seat] - OTHERS * best)
    if here == NOWHERE or not isinstance(table, sc.Table):
        return value
    seen = sc.view(table, seat)
    attraction = Attraction(seen, ask(seen, Closed(seat)), tables_of(village(seen)))
    return value + attraction.worth(here, held(seen))


# The search for a way: what movement can do with the cards of a hand, fewest cards first.

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


# The order of actions.

SUPPLIES = "rennes.supplies"
Actions = Sequence[sc.Action]


class Player:
    """Plays one seat of one match; what it has planned it does as long as all is as planned."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._way: list[sc.Action] = []

    def choose(self, seen: sc.View, actions: Actions) -> sc.Action:
        """One of the actions."""
        if self._way and self._way[0] in actions:
            return self._way.pop(0)
        self._way = []
        if len(actions) == 1:
            return actions[0]
        for choose in (self._start, self._at_once, self._walk, self._refill):
            found = choose(seen, actions)
            if found is not None and found in actions:
                return found
        return self._any(actions)

    def _any(self, actions: Actions) -> sc.Action:
        """One by chance, if possible one that leads on."""
        steps = [one for one in actions if isinstance(one, StepTo)]
        return self._random.choice(steps or list(actions))

    def _attraction(self, seen: sc.View) -> Attraction:
        there, closed = village(seen), ask(seen, Closed(seen.seat))
        return Attraction(seen, closed, tables_of(there))

    def _start(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """A location from which clues are near; cards that it brings count."""
        starts = [one for one in actions if isinstance(one, Start)]
        if not starts:
            return None
        there, attraction = village(seen), self._attraction(seen)
        extra = {one.id: one.extra_cards for one in there.box().board.location}
        return max(
            starts,
            key=lambda one: (
                attraction.worth(there.number[one.location], ()) + 2 * extra[one.location]
            ),
        )

    def _at_once(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """What costs no way: a claim, cards from an event, a clue."""
        for one in actions:
            if isinstance(one, Claim):
                return one
        cards = seen.rules.cards
        for one in actions:
            if isinstance(one, PlayEvent) and cards[one.card].effect == SUPPLIES:
                return one if not seen[Pool].colour else None
        return self._collect(seen, [one for one in actions if isinstance(one, Collect)])

    def _collect(self, seen: sc.View, clues: list[Collect]) -> sc.Action | None:
        """A clue for a code that is to be filled, else for any, with the smallest card."""
        if not clues:
            return None
        codes = wanted_codes(seen, seen.seat)

        def rank(one: Collect) -> tuple[int, int]:
            place = codes.index(one.location) if one.location in codes else len(codes)
            return place, dots_of(one.card)

        return min(clues, key=rank)

    def _walk(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """The first step of the best way; where it is best here, an event and the end."""
        if type(seen.pending[-1]) is not Passing and End() not in actions:
            return None
        here, seat = situation(seen, seen.seat), seen.seat
        full = len(here.cards) >= LIMIT(seen, seat)
        on, attraction = ground(seen, seat), self._attraction(seen)
        self._way = list(best_way(on, here, attraction, may_stay=not full))
        if self._way:
            return self._way.pop(0)
        return self._before_the_end(actions, full=full) or End()

    def _before_the_end(self, actions: Actions, *, full: bool) -> sc.Action | None:
        """An event, so that all come back; a full hand that leads nowhere is for other cards."""
        events: list[sc.Action] = [one for one in actions if isinstance(one, PlayEvent)]
        spent: list[sc.Action] = [one for one in actions if isinstance(one, Play | Convert)]
        if events:
            return self._random.choice(events)
        return self._random.choice(spent) if spent and full else None

    def _refill(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """Open cards of colours that are lacking, or with many dots; else from the pile."""
        wanting = lacking(seen, seen.seat, wanted_codes(seen, seen.seat))
        have: dict[str, int] = {}
        for card in held(seen):
            have[colour_of(card)] = have.get(colour_of(card), 0) + 1

        def rank(one: Any) -> float:
            colour = colour_of(one.card)
            return 2.0 * (wanting[colour] > have.get(colour, 0)) + 0.5 * dots_of(one.card)

        best = max((one for one in actions if isinstance(one, Take)), key=rank, default=None)
        if best is not None and (rank(best) >= 2.0 or Draw() not in actions):
            return best
        return Draw() if Draw() in actions else Stop()


game.computer(Player)


game.heuristics(value=(settled,))


@game.measures
def measures(seen: sc.View, seat: sc.Seat) -> Iterator[sw.Measure]:
    """Points decide, codes end the match, clues make codes, cards make ways (RN9, RN12)."""
    yield sw.Measure(say("rn-measure-codes"), cracked(seen, seat), 50.0)
    yield sw.Measure(say("rn-measure-points"), seen[Score, seat].points, 10.0)
    yield sw.Measure(say("rn-measure-clues"), all_tokens(seen, seat), 8.0)
    yield sw.Measure(say("rn-measure-cards"), len(HAND(seen, seat)))
