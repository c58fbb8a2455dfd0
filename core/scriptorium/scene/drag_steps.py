"""Drag steps and cautions: what a passing hand does, and warnings before something is lost."""

from __future__ import annotations

from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import View
from scriptorium.engine.values import Action, Text

from .drawing import pictures


def strides(rules: Ruleset) -> frozenset[type[Action]]:
    """The actions that are steps of a way: a thing that is dragged goes them one by one."""
    return frozenset(pictures(rules).strides)


def left_of_way(rules: Ruleset, action: type[Action]) -> str:
    """The piece that tells what is left for further steps; nothing where none does."""
    return pictures(rules).strides.get(action, "")


def caution(view: View, action: Action) -> Text | None:
    """What would be lost by an action, where its game tells it beforehand."""
    told = pictures(view.rules).cautions.get(type(action))
    if told is None:
        return None
    found: Text | None = told.guard.ask(told.call, view, action)
    return found
