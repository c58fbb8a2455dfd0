"""What a session answers with: what came of a touch, and what an action changed on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import Action, After, Event, Seat, Table, legal, seen_events
from scriptorium.scene import Scene, movements
from scriptorium_play.picture.scenes import SceneChange, difference, picture
from scriptorium_play.picture.tried import can_be_taken_back, tried

from .why_not import Explanation


@dataclass(frozen=True)
class Step:
    """What one action changed on the screen of the one who looks: the material of movement."""

    at: int
    seat: Seat
    before: Scene
    after: Scene
    changes: tuple[SceneChange, ...]
    events: tuple[Event, ...]


def step_of(at: int, before: Table, after: After, seat: Seat, observer: Seat) -> Step:
    """What an action of a seat changed for the one who looks."""
    old, new = picture(before, observer), picture(after.table, observer)
    events = seen_events(after, observer)
    told = movements(after.table.rules, events)
    return Step(at, seat, old, new, difference(old, new, told), events)


@dataclass(frozen=True)
class Touched:
    """What came of a touch: `narrowed`, `list`, `confirm`, `acted` or `refused`."""

    what: str
    answer: Explanation | None = None


def forced(table: Table) -> Action | None:
    """What is no choice: the only action there is, if nobody sees anything new by it.

    Else the last moment for taking something back is the player's own.
    """
    actions = legal(table)
    if len(actions) != 1:
        return None
    after = tried(table).after(actions[0])
    return None if after.revealed or not can_be_taken_back(table, after) else actions[0]
