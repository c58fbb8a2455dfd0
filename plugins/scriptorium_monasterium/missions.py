"""Missions: two of each set lie open; whoever fulfils one scores it at once (MO17, R24, R39)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.engine import RulesExtension

from . import game, say
from .course import year
from .data import BOARD, BOX, Condition, Mission, Need
from .mat import Count, Dice, Name, add_points
from .road import DieGained
from .sending import NovicePlaced
from .valley import MONASTERIES, OF_MONASTERY, Novices, valley
from .window import EMPTY, TileSettled, Window

MISSIONS = game.plugin("missions")
EFFECT = "monasterium.mission"
SETS = ("A", "B", "C")
OPEN = game.number("missions_of_a_set", BOX.missions.meta.drawn_per_set)
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Done = tuple[Id, Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=0, le=999)]]


@MISSIONS.part()
class Open(sc.Part, tag="monasterium.missions", frozen=True):
    """The missions that lie open."""

    ids: Annotated[tuple[Id, ...], Meta(max_length=99)] = ()


@MISSIONS.part()
class Completed(sc.SeatPart, tag="monasterium.completed", frozen=True):
    """Which missions a seat has completed, in what year, for how much."""

    done: Annotated[tuple[Done, ...], Meta(max_length=99)] = ()


@MISSIONS.event(say("mo-mission"), shows=("mission-{mission}",))
class MissionDone(sc.Event, tag="monasterium.mission_done", frozen=True):
    """A mission is completed (MO17.2)."""

    seat: sc.Seat
    mission: Name
    points: Count


# The cards, and what those of packs name.


def missions(rules: sc.Ruleset) -> Iterator[tuple[str, str, Mission]]:
    """All missions of the match: id, set, what it asks for."""
    for card in rules.cards.values():
        if card.effect == EFFECT and isinstance(card.params, Mission):
            yield card.id, card.back, card.params


class MissionChecks(RulesExtension):
    """What missions of packs name is looked up in the valley before a match."""

    def complete(self, book: sc.RuleBook) -> None:
        """Needs name monasteries that there are; points are for each year; sets are known."""
        for card in book.cards.values():
            if card.effect == EFFECT and isinstance(card.params, Mission):
                for problem, base, *steps in problems(card, card.params):
                    if card.written is None:
                        raise sc.PluginError(f"the mission {card.id}: {problem}")
                    raise card.written.error(problem, base, *steps)


def problems(card: sc.Card, mission: Mission) -> Iterator[tuple[Any, ...]]:
    """What is wrong with a mission, and where that is written."""
    years = BOARD.years.count
    if isinstance(mission.points, tuple) and len(mission.points) != years:
        yield f"write points for each of {years} years, or one number", "params", "points"
    for at, need in enumerate(mission.needs):
        if need.monastery not in MONASTERIES:
            told = f"there is no monastery {need.monastery}; there are {', '.join(MONASTERIES)}"
            yield told, "params", "needs", at, "monastery"
    if card.back not in SETS:
        yield f"a mission belongs to a set: back is one of {', '.join(SETS)}", "back"


MISSIONS.effect(EFFECT, lambda now, seat, card: None, params=Mission)  # they are never played
MISSIONS.opens(MissionChecks)


def cards(book: sc.RuleBook) -> Iterator[sc.Card]:
    """The missions of the box."""
    for one in BOX.missions.mission:
        asked = Mission(one.points, one.needs, one.condition)
        art = "monasterium-mission"
        yield sc.Card(one.id, effect=EFFECT, back=one.set, title=one.id, params=asked, art=art)


MISSIONS.cards(cards, backs=SETS)


@MISSIONS.set_up
def lay_open(now: sc.Change) -> None:
    """Some of each set are shown, the others leave the game unseen (MO4.6)."""
    count, found = OPEN(now, now.clock.seat), list[str]()
    for name in SETS:
        ids = sorted(id for id, back, _ in missions(now.rules) if back == name)
        found += sorted(now.shuffled("missions", ids)[:count])
    now.put(Open(tuple(found)))


# What missions ask for.


def has_need(at: sc.Position, seat: sc.Seat, need: Need) -> bool:
    """A novice of one's own in an area of a monastery, of whatever type (MO17.3, MO17.7)."""
    if need.monastery not in MONASTERIES:
        return False
    monastery = OF_MONASTERY[MONASTERIES.index(need.monastery)]
    return bool(at[Novices, seat].bits & monastery & valley(at).of_area[need.area])


def reached(at: sc.Position, seat: sc.Seat, condition: Condition) -> int:
    """How much there is of what a condition counts (MO17.5)."""
    there, places = valley(at), at[Novices, seat].places
    match condition.kind:
        case "novices_sent":
            return len(places)
        case "personal_dice":
            return at[Dice, seat].owned
        case "window_motifs":
            return len({*at[Window, seat].cells} - {EMPTY})
        case "novices_in_area":
            bits = there.of_area[condition.area]
        case _:
            bits = there.of_type[condition.type]
    return sum(bits >> place & 1 for place in places)


def is_fulfilled(at: sc.Position, seat: sc.Seat, mission: Mission) -> bool:
    """Whether a seat has all that a mission asks for (MO17.3, MO17.4, MO17.6)."""
    if mission.condition is not None:
        return reached(at, seat, mission.condition) >= mission.condition.at_least
    return all(has_need(at, seat, need) for need in mission.needs)


def check(now: sc.Change, event: Any) -> None:
    """What has come true is scored, by id, each once (MO17.1, MO17.2, MO17.8, R39, R40)."""
    seat, this_year = event.seat, year(now)
    have = {id for id, _, _ in now[Completed, seat].done}
    for id in now[Open].ids:
        mission: Any = now.rules.cards[id].params
        if id in have or not is_fulfilled(now, seat, mission):
            continue
        worth, before = mission.worth(this_year), now[Completed, seat]
        now[Completed, seat] = replace(before, done=(*before.done, (id, this_year, worth)))
        add_points(now, seat, worth)
        now.tell(MissionDone(seat, id, worth))


for kind in (NovicePlaced, TileSettled, DieGained):
    MISSIONS.react(kind)(check)


@MISSIONS.invariant
def missions_fit(at: sc.Position) -> str | None:
    """Each mission lies open once, and nobody has completed one twice or one that is none."""
    known = {id for id, _, _ in missions(at.rules)}
    rows = [[id for id, _, _ in done] for done in Completed.all(at, "done").values()]
    for ids in ([*at[Open].ids], *rows):
        if len(set(ids)) < len(ids) or not known.issuperset(ids):
            return f"there are no such missions, or one twice: {', '.join(ids)}"
    return None
