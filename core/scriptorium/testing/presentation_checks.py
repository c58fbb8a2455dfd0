"""Looking at all that players are shown of a moment, so that what fails in it is heard.

A match that is only played asks few of the functions that windows ask all the time: sentences,
pieces, touches, notation, pictures, aims, facts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from scriptorium.cards import card_rules
from scriptorium.engine.errors import FactError, Unreadable
from scriptorium.engine.notation import read, write
from scriptorium.engine.play import legal, why_not
from scriptorium.engine.programs import Act
from scriptorium.engine.table import (
    After,
    Moment,
    Table,
    View,
    said,
    said_choice,
    seen_events,
    view,
    watched,
)
from scriptorium.engine.touch_orders import AllOf, OneOf, Touches
from scriptorium.engine.values import Action, Text
from scriptorium.plugins.guard import shown
from scriptorium.scenarios.facts import HIDDEN
from scriptorium.scenarios.vocabulary import facts_of
from scriptorium.scene.choice_buttons import ASKED, listed, with_buttons
from scriptorium.scene.drag_steps import caution
from scriptorium.scene.drawing import pictures
from scriptorium.scene.movements import movements
from scriptorium.scene.objectives import aim
from scriptorium.scene.pieces import Scene, is_placed, scene
from scriptorium.scene.prompt import awaited
from scriptorium.scene.touch import explained, meant, touches

from .fault_collector import HeardFaults, named

MOST_WRITTEN = 12  # choices of one kind that are written, read and touched at one look
MOST_TOUCHED = 3  # pieces at one look
BRACES = re.compile(r"\{(\w+)\}")
PLAIN = (bool, int, float, str, type(None))


class PresentationChecker:
    """Asks at a moment what windows ask, of what some plugins bring."""

    def __init__(self, heard: HeardFaults, own: Iterable[str]) -> None:
        self._heard, self._own = heard, frozenset(own)
        self.astray: dict[str, str] = {}  # groups that no window knows, each with a piece in it
        # Fields that no window can choose, each with the piece that is not drawn, if it names one.
        self.untouchable: dict[tuple[type[Action], str], str] = {}

    def look(self, table: Table) -> None:
        """What each seat is shown, and what the one that chooses may mean."""
        for seat in table.seats:
            self._heard.doing = f"the view of {seat}"
            seen = view(table, seat)
            self._heard.doing = f"the picture for {seat}"
            drawn = scene(seen)
            self._heard.doing = f"what {seat} is after"
            for of in table.seats:
                aim(seen, of)
            self._heard.doing = "what is awaited"
            awaited(seen)
            self._facts(seen)
            if table.chooser == seat:
                self._places(seen)
                self._choices(table, seen, drawn)
                self._verbs(table)
        self._heard.doing = "the picture for spectators"
        scene(watched(table))
        self._facts(table)
        self._heard.doing = ""

    def happened(self, before: Table, action: Action, after: After) -> None:
        """What an action is called, and the log of all that it led to."""
        kind = type(action)
        self._heard.doing = f"{named(kind)} in the log"
        self._filled(said_choice(before, action))
        rules = after.table.rules
        for event in after.events:
            self._heard.doing = f"{named(type(event))} in the log"
            self._filled(said(rules, event))
            self._heard.doing = f"the pieces of {named(type(event))}"
            movements(rules, (event,))
        self._heard.doing = "the events that a seat may know"
        for seat in before.seats:
            for event in seen_events(after, seat):
                said(rules, event)
        self._heard.doing = ""

    def _filled(self, told: Text | None) -> None:
        """Whether a sentence has a value for each of its words in braces."""
        if told is None:
            return
        for name in BRACES.findall(told.english):
            self._heard.note(f"{told.english!r} is told without a value for {name}")

    def _places(self, seen: View) -> None:
        """The groups of pieces, as their plugins name them."""
        for one in pictures(seen.rules).scenes:
            drawn = one.guard.ask(one.call, seen, instead=()) if one.plugin in self._own else ()
            for piece in drawn:
                if not is_placed(piece.group):
                    self.astray.setdefault(piece.group, piece.id)

    def _facts(self, position: Table | View) -> None:
        """The facts of scenarios, as a table and a seat show them."""
        for fact in facts_of(position.rules).values():
            if fact.plugin not in self._own or fact.see is None:
                continue
            self._heard.doing = f"the fact {fact.name}"
            try:
                guard = position.rules.guards[fact.plugin]
                seen = guard.ask(fact.see, position, instead="")
            except FactError as error:
                self._heard.note(f"{error}")
                continue
            if not _is_plain(seen):
                told = "a fact is true, false, a number, a text, a list or a table"
                self._heard.note(f"it shows {shown(seen)}; {told}")

    def _choices(self, table: Table, seen: View, drawn: Scene) -> None:
        """The notation and the touches of what may be chosen."""
        own = (a for a in legal(table) if table.rules.actions[type(a)].plugin in self._own)
        there: frozenset[str] = frozenset()
        for action in _some(own):
            kind = type(action)
            self._heard.doing = f"the notation of {named(kind)}"
            self._notation(table, action)
            self._heard.doing = f"what is touched for {named(kind)}"
            touches(seen, action)
            there = there or _touchable(table, seen, drawn)
            self._reached(seen, action, there)
        for action in _some(legal(table)):
            self._heard.doing = f"the caution of {named(type(action))}"
            caution(seen, action)
        self._heard.doing = "what a touch would mean"
        first = table.clock.turn * MOST_TOUCHED % max(1, len(drawn.pieces))
        for piece in islice(drawn.pieces, first, first + MOST_TOUCHED):
            for action in meant(table, (piece.id,)):
                why_not(table, action)
            explained(table, (piece.id,))

    def _reached(self, seen: View, action: Action, there: frozenset[str]) -> None:
        """Whether a window has a piece for each field of a choice that is no plain value."""
        bound = seen.rules.actions[type(action)]
        for name, target in bound.targets.items():
            if not target.noun or isinstance(target, ASKED):
                continue
            at = Moment.of(seen)
            touched = bound.guard.ask(target.pieces, at, getattr(action, name), instead=None)
            missing = next(_not_there(touched or (), there), None)
            if touched == () or missing is not None:
                self.untouchable.setdefault((type(action), name), missing or "")

    def _verbs(self, table: Table) -> None:
        """What the verbs of cards say that they do."""
        known = card_rules(table.rules)
        for program in table.rules.programs.values():
            for step in program.steps:
                verb = known.verbs[step.verb] if isinstance(step, Act) else None
                if verb is not None and isinstance(step, Act) and verb.plugin in self._own:
                    self._heard.doing = f"what the verb {verb.name} says"
                    table.rules.guards[verb.plugin].ask(verb.said, step.words)

    def _notation(self, table: Table, action: Action) -> None:
        text = write(table, action)
        try:
            again = read(table, text)
        except Unreadable as error:
            self._heard.note(f"{text!r} is written, and not read again: {error}")
            return
        if again != action:
            self._heard.note(f"{text!r} is written for {shown(action)}, and read as {shown(again)}")


def _touchable(table: Table, seen: View, drawn: Scene) -> frozenset[str]:
    """The pieces that a window shows to who chooses, its buttons and lists included."""
    shown_there = frozenset(piece.id for piece in with_buttons(table, seen, drawn).pieces)
    return shown_there | listed(table, seen, drawn)


def _not_there(touched: Touches, there: frozenset[str]) -> Iterator[str]:
    """The first name of each touch that no piece answers to."""
    for one in touched:
        parts = one.parts if isinstance(one, AllOf) else (one,)
        for part in parts:
            names = part.pieces if isinstance(part, OneOf) else (part,)
            if there.isdisjoint(names):
                yield names[0] if names else ""


def _some(actions: Iterable[Action]) -> Iterator[Action]:
    """So many of each kind."""
    found: dict[type, int] = {}
    for action in actions:
        found[type(action)] = found.get(type(action), 0) + 1
        if found[type(action)] <= MOST_WRITTEN:
            yield action


def _is_plain(value: Any) -> bool:
    """Whether a value can stand in a scenario."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and _is_plain(one) for key, one in value.items())
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return value is HIDDEN or isinstance(value, PLAIN)
