"""Ferry: boats go over a few quays for a price; whoever carries somebody pays more.

A small game of a verb with two stages, of which the second is listed quickly: so that the
comparison of what is listed with what the rules say has something to find. WRONG plants mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import EFFECT, ChoiceWords, begin

BOATS = range(4)
QUAYS = range(8)
WRONG: set[str] = set()  # mistakes that a test plants

game = sc.Game(
    "ferry",
    __file__,
    seats=("one", "two"),
    fewest=2,
    schedule=sc.Schedule((sc.Phase("play", ("ride",)),), budgets=(sc.Budget("points", 3),)),
)
game.effect(EFFECT)


@game.cards
def cards(book: sc.RuleBook) -> Iterator[sc.Card]:
    """A card that sails one step far, and one that sails two."""
    for card, far in (("near", 1), ("far", 2)):
        params = {"do": [{"sail": far}], "line": ["{price} {boat}: {route}"]}
        yield sc.Card(card, EFFECT, params=params)


@game.part()
class Boats(sc.Part, tag="ferry.boats", frozen=True):
    """At which quay each boat lies, which carry somebody, and which quays are closed."""

    at: tuple[int, ...] = (0, 1, 2, 3)
    laden: int = 0b0010
    closed: int = 1 << 7


class SailWords(ChoiceWords, frozen=True, kw_only=True):
    """Sail with a boat."""

    sail: Annotated[int, Meta(ge=1, le=5)]


class Routes(sc.Target[tuple[int, ...]]):
    """A way from quay to quay, by steps forward or back; of two to one quay one is listed."""

    noun = ""

    def every(self, at: sc.Moment) -> Iterator[tuple[int, ...]]:
        far = sv.words(at).sail
        level = [()]
        for _ in range(far):
            level = [(*route, step) for route in level for step in (1, -1, 2)]
            yield from level

    def missing(self, at: sc.Moment, value: tuple[int, ...]) -> sc.Reason | None:
        far = sv.words(at).sail
        return None if 0 < len(value) <= far and set(value) <= {1, -1, 2} else self.outside

    def outcome(self, at: sc.Moment, value: tuple[int, ...]) -> Any:
        return end(at, value)

    def write(self, position: Any, value: tuple[int, ...]) -> str:
        return ",".join(map(str, value)) or "-"

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        try:
            return () if text == "-" else tuple(map(int, text.split(",")))
        except ValueError:
            raise sc.Unreadable(f"write steps, as in 1,-1, not {text!r}") from None


def end(at: sc.Moment, route: tuple[int, ...]) -> int:
    return int(at[Boats].at[at.decision.chosen[0]]) + sum(route)


def quays(at: sc.Moment, route: tuple[int, ...]) -> list[int]:
    index, found = at[Boats].at[at.decision.chosen[0]], []
    for step in route:
        index += step
        found.append(index)
    return found


def is_laden(at: sc.Moment) -> bool:
    return bool(at[Boats].laden >> at.decision.chosen[0] & 1)


def cost(at: sc.Moment, route: tuple[int, ...]) -> int:
    extra = 1 if is_laden(at) and "surcharge" not in WRONG else 0
    return len(route) + extra


def enough(at: sc.Moment, action: Sail) -> bool:
    return action.price <= at.clock.left[0]


def pays(at: sc.Moment, action: Sail) -> bool:
    return action.price == len(action.route) + (1 if is_laden(at) else 0)


def is_open(at: sc.Moment, action: Sail) -> bool:
    found = quays(at, action.route)
    return all(index in QUAYS and not at[Boats].closed >> index & 1 for index in found)


def is_free(at: sc.Moment, action: Sail) -> bool:
    return end(at, action.route) not in at[Boats].at


def routes(at: sc.Moment) -> Iterator[Sail]:
    """The quick list: one route for each end and price, found by going on from quay to quay."""
    boats, left = at[Boats], at.clock.left[0]
    start, seen = boats.at[at.decision.chosen[0]], set()
    level: list[tuple[int, tuple[int, ...]]] = [(start, ())]
    for _ in range(sv.words(at).sail):
        further = []
        for index, route in level:
            for step in (1, -1, 2):
                to, price = index + step, cost(at, (*route, step))
                shut = boats.closed >> to & 1 if to in QUAYS and "closed" not in WRONG else 0
                if to not in QUAYS or shut:
                    continue
                further.append((to, (*route, step)))
                key = (to, price) if "twice" not in WRONG else (*route, step)
                if price <= min(left, 3) and to not in boats.at and key not in seen:
                    seen.add(key)
                    yield Sail(price, (*route, step))
        level = further


def can_sail(at: sc.Moment) -> int:
    """The look-ahead as a set: boats with a way on."""
    from msgspec.structs import replace

    found = 0
    for boat in BOATS:
        aboard = at.imagine(replace(at.decision, stage=1, chosen=(boat,)))
        if any(True for _ in routes(aboard)) or "look-ahead" in WRONG:
            found |= 1 << boat
    return found


def some_can_sail(at: sc.Moment, do: Ride) -> bool:
    return bool(can_sail(at.imagine(sv.CardRun(at.me, do.card))))


NO_WAY = sc.Rule(sc.Reason("no_way", "F3", "That boat can go nowhere."), mask=can_sail)
DEAR = sc.Rule(sc.Reason("dear", "F1", "You cannot pay {price}."), predicate=enough)
ONE_MORE = "Each step costs one, and one more with somebody on board."
PRICE = sc.Rule(sc.Reason("price", "F1", ONE_MORE), predicate=pays)
CLOSED = sc.Rule(sc.Reason("closed", "F2", "That quay is closed."), predicate=is_open)
TAKEN = sc.Rule(sc.Reason("taken", "F2", "A boat lies there."), predicate=is_free)
NOTHING = sc.Rule(sc.Reason("nothing", "F4", "Nothing can sail."), predicate=some_can_sail)
LISTED = sc.Quick(lists=routes, accepts=lambda at, action: "accepts" in WRONG)


@game.verb_step(ends=(NO_WAY,))
class Board(sc.Action, tag="ferry.board", frozen=True):
    """Choose a boat."""

    boat: Annotated[int, Meta(ge=0, le=9), sc.Numbers(0, 3, piece=lambda n: f"boat-{n}")]


@game.verb_step(DEAR, PRICE, CLOSED, TAKEN, quick=LISTED)
class Sail(sc.Action, tag="ferry.sail", frozen=True):
    """Sail for a price."""

    price: Annotated[int, Meta(ge=0, le=9), sc.Numbers(1, 3)]
    route: Annotated[tuple[int, ...], Meta(max_length=9), Routes()]

    def do(self, now: sc.Change, run: sv.CardRun) -> tuple[str, ...]:
        boat, boats = run.chosen[0], now[Boats]
        at = (*boats.at[:boat], end(sc.Moment.of(now, run), self.route), *boats.at[boat + 1 :])
        now.put(Boats(at, boats.laden, boats.closed))
        now.spend("points", self.price)
        return (f"boat-{boat}",)


SAIL = sc.Sentence("ferry-sail", "Sail.")
game.verb_in_steps("sail", SailWords, Board, Sail, said=SAIL, form="go {boat}: {route}")


@game.choice(NOTHING)
class Ride(sc.Action, tag="ferry.ride", frozen=True):
    """Play a card."""

    card: Annotated[str, sc.Words("near", "far")]

    def do(self, now: sc.Change) -> None:
        begin(now, now.me, self.card)


@game.choice()
class End(sc.Action, tag="ferry.end", frozen=True):
    """End the turn."""

    def do(self, now: sc.Change) -> None:
        now.end_turn()
