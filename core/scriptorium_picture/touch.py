"""Touching: which pieces mean an action, and what a touch would mean where it is not allowed."""

from __future__ import annotations

from scriptorium.errors import Refused
from scriptorium.play import legal
from scriptorium.ruleset import ActionRule
from scriptorium.structs import Action, Pending, Turn
from scriptorium.table import Position, Table
from scriptorium_plugins.wall import Fault, report

from .pictures import pictures
from .things import thing_of


def touches(position: Position, action: Action) -> tuple[str, ...]:
    """The pieces a person touches, in order, to mean an action; none where only words name it.

    Give it the view of the seat that chooses: pieces are named as that seat sees them.
    """
    rule = position.rules.actions.get(type(action))
    if rule is None:
        return ()
    try:
        return tuple(rule.spec.touches(position, action))
    except Exception as error:
        if not isinstance(error, Fault):
            report(rule.plugin, error)
        return ()


def in_any_order(position: Position, action: Action) -> bool:
    """Whether the pieces that mean an action may be touched in any order."""
    rule = position.rules.actions.get(type(action))
    return rule is not None and any(one.any_order for one in rule.spec.choice.targets.values())


def meant(table: Table, touched: tuple[str, ...]) -> tuple[Action, ...]:
    """The actions that such touches could stand for but which may not be chosen now.

    Touches that something allowed begins with stand for that, and for nothing forbidden.
    First those of this moment, then what a turn offers.
    """
    if table.outcome is not None or not touched:
        return ()
    allowed = frozenset(legal(table))
    for action in allowed:
        path, count = touches(table, action), len(touched)
        free = in_any_order(table, action) and len({*touched} & {*path}) == count
        if free or path[:count] == touched:
            return ()
    top = table.pending[-1]
    rules = sorted(table.rules.actions.values(), key=lambda rule: not rule.belongs(table, top))
    found = dict.fromkeys(_meant_by(rule, table, top, touched) for rule in rules)
    return tuple(action for action in found if action is not None and action not in allowed)


def _meant_by(
    rule: ActionRule, table: Table, top: Pending, touched: tuple[str, ...]
) -> Action | None:
    """The action of one kind that touches stand for; of another moment only what a turn offers."""
    choice = rule.spec.choice
    if not rule.belongs(table, top):
        if Turn not in rule.at or top.seat != table.clock.seat:
            return None
        top = Turn(top.seat)
    try:
        found: Action | None = choice.meant(table, top, touched)
        return found
    except Exception as error:
        if not isinstance(error, Fault):
            report(rule.plugin, error)
        return None


def explained(table: Table, touched: tuple[str, ...]) -> Refused | None:
    """Why touches that stand for no action mean nothing now: what is awaited, or what it is for."""
    if table.chooser is None or not touched:
        return None
    thing = thing_of(pictures(table.rules).things.values(), touched[-1])
    refused = None if thing is not None and thing.always else _awaited(table)
    if refused is not None or thing is None or thing.reason is None:
        return refused
    if not thing.budget:
        return thing.reason()
    return thing.reason(left=table.clock.left[table.rules.schedule.budget(thing.budget)])


def _awaited(table: Table) -> Refused | None:
    """What is awaited: one choice of something begun, or at a turn what a choice asks for."""
    top = table.pending[-1]
    for rule in table.rules.sources[table.rules.key_of(table, top)]:
        compiled = rule.spec.choice
        if type(top) is not Turn or compiled.choice.asks is not None:
            refused = compiled.choice.awaited()
            refused.plugin = rule.plugin
            return refused
    return None
