"""Touching: which pieces mean an action, and what a touch would mean where it is not allowed."""

from __future__ import annotations

from itertools import product
from typing import Any

from scriptorium.engine.bound_choice import BoundChoice
from scriptorium.engine.choices import Choice
from scriptorium.engine.errors import Reason, Refused
from scriptorium.engine.play import legal
from scriptorium.engine.table import Moment, Position, Table
from scriptorium.engine.targets import TOUCH, Pieces
from scriptorium.engine.touch_orders import Touch, Touches
from scriptorium.engine.values import Action, Turn

from .drawing import pictures
from .things import thing_of
from .touch_paths import check, led


def touches(position: Position, action: Action) -> Touches:
    """The pieces a person touches, in order, to mean an action; none where only words name it.

    Among them may stand any one of some (`sc.one_of`), and some in any order (`sc.all_of`).

    Give it the view of the seat that chooses: pieces are named as that seat sees them.
    """
    bound = position.rules.actions.get(type(action))
    if bound is None:
        return ()
    named: Touches = bound.guard.ask(
        bound.guard(_touches, result=tuple), bound, position, action, instead=()
    )
    return named


def _touches(made: BoundChoice, position: Position, action: Any) -> Touches:
    """The pieces of each field, in order."""
    at = Moment.of(position)
    found: list[Touch] = []
    for name, target in made.targets.items():
        found += target.pieces(at, getattr(action, name))
    found += _beside(made, at)
    for one in found:
        check(one)
    return tuple(found)


def _beside(made: BoundChoice, at: Moment) -> Pieces:
    """The pieces that are touched with it and choose nothing."""
    named = made.choice.beside
    return named(at) if callable(named) else named


def meant(table: Table, touched: tuple[str, ...]) -> tuple[Action, ...]:
    """The actions that such touches could stand for but which may not be chosen now.

    Touches that something allowed begins with stand for that, and for nothing forbidden.
    First those of this moment, then what a turn offers.
    """
    if table.outcome is not None or not touched:
        return ()
    allowed = frozenset(legal(table))
    for way in _ways(table):
        left: Touches | None = way
        for id in touched:
            left = led(left, id) if left is not None else None
        if left is not None:
            return ()
    at = Moment.of(table)
    rules = sorted(table.rules.actions.values(), key=lambda bound: not bound.belongs(at))
    found = dict.fromkeys(_meant_by(bound, at, touched) for bound in rules)
    return tuple(action for action in found if action is not None and action not in allowed)


def _ways(table: Table) -> tuple[Touches, ...]:
    """How what is allowed is touched; kept beside the table: each of its pieces is asked about."""
    known: tuple[Touches, ...] | None = table.notes.get("touches")
    if known is None:
        known = table.notes["touches"] = tuple(touches(table, one) for one in legal(table))
    return known


def _meant_by(bound: BoundChoice, at: Moment, touched: tuple[str, ...]) -> Action | None:
    """The action of one kind that touches stand for; of another moment only what a turn offers."""
    if not bound.belongs(at):
        if Turn not in bound.at or at.me != at.clock.seat:
            return None
        at = at.imagine(Turn(at.me))
    guarded = bound.guard(_stands_for, result=(Action, type(None)))
    found: Action | None = bound.guard.ask(guarded, bound, at, touched)
    return found


def _stands_for(made: BoundChoice, at: Moment, touched: Pieces) -> Action | None:
    """What touches stand for, allowed or not: of several that which is refused last."""
    ways: list[list[Any]] = []
    for target in made.targets.values():
        got = target.meanings(at, touched)
        if got is None:  # no piece tells it: any that there is
            ways.append(list(target.every(at)) if not target.noun else [])
        else:
            ways.append(list(got[0]))
            touched = touched[got[1] :]
    beside = _beside(made, at)
    if touched and touched != beside[: len(touched)]:
        return None
    if not made.targets and not beside:
        return None
    ranked = [
        (_rank(made, at, action), -nr, action)
        for nr, action in enumerate(made.kind(*values) for values in product(*ways))
    ]
    return max(ranked)[2] if ranked else None


def _rank(made: BoundChoice, at: Moment, action: Action) -> int:
    """How many of the rules let an action through before one refuses it."""
    targets = made.targets.items()
    if any(t.missing(at, getattr(action, name)) is not None for name, t in targets):
        return -1
    rules = made.choice.rules
    refusing = (nr for nr, one in enumerate(rules) if made.judged(one, at, action))
    return next(refusing, len(rules))


def explained(table: Table, touched: tuple[str, ...]) -> Refused | None:
    """Why touches that stand for no action mean nothing now: what is awaited, or what it is for."""
    if table.chooser is None or not touched:
        return None
    thing = thing_of(pictures(table.rules).things.values(), touched[-1])
    refused = None if thing is not None and thing.always else _awaited(table)
    if refused is not None or thing is None or thing.reason is None:
        return refused
    if not thing.budget:
        return thing.reason().by(thing.plugin)
    left = table.clock.left[table.rules.schedule.budget(thing.budget)]
    return thing.reason(left=left).by(thing.plugin)


def _awaited(table: Table) -> Refused | None:
    """What is awaited: one choice of something begun, or at a turn what a choice asks for."""
    at = Moment.of(table)
    for bound in at.rules.sources[at.rules.key_of(at)]:
        if type(at.decision) is not Turn or bound.choice.asks is not None:
            return _asking(bound.choice)().by(bound.plugin)
    return None


def _asking(choice: Choice) -> Reason:
    """What to say to whoever touches something else while this is to be chosen."""
    if choice.asks is not None:
        return choice.asks
    numbers = tuple(dict.fromkeys(n for one in choice.rules for n in one.reason.rules))
    asks = next((t.asks for t in choice.targets.values() if t.noun), TOUCH)
    told = (choice.kind.__doc__ or choice.called).strip().rstrip(".")
    sentence = f"{told}: {asks.text[0].lower()}{asks.text[1:]}"
    return Reason(asks.id, numbers, sentence, message=asks.message)
