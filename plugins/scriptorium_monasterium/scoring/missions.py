"""Missions: two of each set lie open; whoever fulfils one scores it at once (MO17, R24, R39)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import Card
from scriptorium.engine import Book, RulesExtension

from ..actions import keeping
from ..board.novices import own, places
from ..board.state import exchanged, owned_dice, seat_number, year
from ..board.valley import Valley, valley
from ..box.mission_data import Condition, Mission, Need
from ..events import DieGained, MissionDone, NovicePlaced, TileSettled
from ..window.gaining import EMPTY, Windows, window
from . import mission_facts
from .open_missions import EFFECT, Missions, missions

STREAM = "missions"
SETS = ("A", "B", "C")
OPEN = "monasterium.missions_of_a_set"


class MissionChecks(RulesExtension):
    """What missions of packs name is looked up in the valley before a match."""

    there: Valley | None = None

    def complete(self, book: Book) -> None:
        """Needs name monasteries that there are; points are for each year."""
        there = self.there
        for card in book.cards.values() if there is not None else ():
            if card.effect == EFFECT and isinstance(card.params, Mission):
                _check(there, card, card.params)  # type: ignore[arg-type]


def _check(there: Valley, card: Card, mission: Mission) -> None:
    years = there.board.years.count
    if isinstance(mission.points, tuple) and len(mission.points) != years:
        raise _error(card, f"write points for each of {years} years, or one number", "points")
    for at, need in enumerate(mission.needs):
        if need.monastery not in there.monasteries:
            known = ", ".join(there.monasteries)
            problem = f"there is no monastery {need.monastery}; there are {known}"
            raise _error(card, problem, "needs", at, "monastery")
    if card.back not in SETS:
        problem = f"a mission belongs to a set: back is one of {', '.join(SETS)}"
        raise _error(card, problem, base="back")


def _error(card: Card, problem: str, *steps: str | int, base: str = "params") -> sc.PluginError:
    if card.written is None:
        return sc.PluginError(f"the mission {card.id}: {problem}")
    return card.written.error(problem, base, *steps)


# What missions ask for.


def has_need(position: sc.Position, seat: sc.Seat, need: Need) -> bool:
    """A novice of one's own in an area of a monastery, of whatever type (MO17.3, MO17.7)."""
    there = valley(position)
    if need.monastery not in there.monasteries:
        return False
    area = there.of_monastery[there.monasteries.index(need.monastery)] & area_bits(there, need.area)
    return bool(own(position, seat) & area)


def area_bits(there: Valley, area: str) -> int:
    """All places of one kind."""
    if area == "building":
        return there.buildings
    return there.chapels if area == "chapel" else there.cloisters


def reached(position: sc.Position, seat: sc.Seat, condition: Condition) -> int:
    """How much there is of what a condition counts (MO17.5)."""
    there, mine = valley(position), places(position, seat)
    if condition.kind == "novices_sent":
        return len(mine)
    if condition.kind == "personal_dice":
        return owned_dice(position, seat)
    if condition.kind == "window_motifs":
        if Windows not in position.rules.part_index:
            return 0
        return len(set(window(position, seat)) - {EMPTY})
    if condition.kind == "novices_in_area":
        bits = area_bits(there, condition.area)
    else:
        bits = there.of_type[condition.type]
    return sum(bits >> place & 1 for place in mine)


def is_fulfilled(position: sc.Position, seat: sc.Seat, mission: Mission) -> bool:
    """Whether a seat has all that a mission asks for (MO17.3, MO17.4, MO17.6)."""
    if mission.condition is not None:
        return reached(position, seat, mission.condition) >= mission.condition.at_least
    return all(has_need(position, seat, need) for need in mission.needs)


def check(now: sc.Change, event: Any) -> None:
    """What has come true is scored, by id, each once (MO17.1, MO17.2, MO17.8, R39, R40)."""
    seat: sc.Seat = event.seat
    at, this_year = seat_number(now, seat), year(now)
    have = {id for id, _, _ in now[Missions].done[at]}
    for id in now[Missions].open:
        if id in have:
            continue
        mission: Mission = now.rules.cards[id].params
        if not is_fulfilled(now, seat, mission):
            continue
        worth, before = mission.worth(this_year), now[Missions]
        mine = (*before.done[at], (id, this_year, worth))
        now.put(Missions(before.open, exchanged(before.done, at, mine)))
        keeping.add_points(now, seat, worth)
        now.tell(MissionDone(seat, id, worth))


def lay_open(now: sc.Change) -> None:
    """Some of each set are shown, the others leave the game unseen (MO4.6)."""
    count, found = now.rules.number(OPEN, now, now.clock.seat), list[str]()
    for name in SETS:
        ids = sorted(id for id, back, _ in missions(now.rules) if back == name)
        found += sorted(now.shuffled(STREAM, ids)[: max(0, count)])
    now.put(Missions(tuple(found), now[Missions].done))


def kept_in_mind(now: sc.Change, seat: sc.Seat, card: str) -> None:
    """A mission is never played: it lies open."""


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Missions (MO17)."""
    return sc.About("monasterium.missions", "monasterium", after=("monasterium",))


def missions_fit(position: sc.Position) -> str | None:
    """Each mission lies open once, and nobody has completed one twice or one that is none."""
    known = {id for id, _, _ in missions(position.rules)}
    shown, rows = position[Missions].open, position[Missions].done
    if len(rows) != len(position.rules.setup.seats):
        return f"there are missions of {len(rows)} seats"
    for ids in (shown, *([id for id, _, _ in row] for row in rows)):
        if len(set(ids)) < len(ids) or not known.issuperset(ids):
            return f"there are no such missions, or one twice: {', '.join(ids)}"
    return None


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The cards, and the three moments at which they are looked at (MO17.8)."""
    there: Valley = book.service("monasterium.valley")
    sv.effect(book, EFFECT, kept_in_mind, params=Mission)
    book.extension(MissionChecks).there = there
    book.backs(*SETS)
    for one in there.box().missions.mission:
        params = Mission(one.points, one.needs, one.condition)
        book.card(
            Card(
                one.id,
                effect=EFFECT,
                back=one.set,
                title=one.id,
                params=params,
                art="monasterium-mission",
            )
        )
    book.number(OPEN, there.box().missions.meta.drawn_per_set)
    book.part(Missions(done=((),) * len(book.seats)))
    book.set_up(lay_open)
    book.invariant(missions_fit)
    for event in (NovicePlaced, TileSettled, DieGained):
        book.react(event, check)
    mission_facts.register(book)
