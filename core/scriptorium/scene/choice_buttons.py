"""Buttons for choices that nothing in the picture stands for: numbers, a few words, players.

Such a target may name its pieces. A game may draw them where it likes; those that it does not draw
are buttons, so that a number is asked for in one way wherever it is chosen. Where these would be
many there are none for that field: it is asked for in a list then, each as it is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from scriptorium.engine.play import legal
from scriptorium.engine.table import Moment, Table, View
from scriptorium.engine.targets import Seats, Target
from scriptorium.engine.values import Action

from .pieces import BUTTONS, Piece, Scene
from .plain_pieces import PLAIN, plain_piece

ASKED = (*PLAIN, Seats)
ART = "button"
MOST = 6  # in a row of buttons that fingers can tell apart
BEHIND = 1000.0  # in the row of buttons: after those that the game draws


def with_buttons(table: Table, seen: View, drawn: Scene) -> Scene:
    """The picture for the seat that chooses, with the buttons that its choices still need."""
    few, _ = _missing(table, seen, drawn)
    added = tuple(
        Piece(id, ART, BEHIND + at, 0, label=label, group=BUTTONS)
        for at, (id, label) in enumerate(few.items())
    )
    return replace(drawn, pieces=(*drawn.pieces, *added)) if added else drawn


def listed(table: Table, seen: View, drawn: Scene) -> frozenset[str]:
    """What there are no buttons for, as they would be too many."""
    return _missing(table, seen, drawn)[1]


def _missing(table: Table, seen: View, drawn: Scene) -> tuple[dict[str, str], frozenset[str]]:
    """The pieces that a picture lacks: those of few with what is written, and those of many."""
    there = {piece.id for piece in drawn.pieces}
    fields: dict[tuple[type[Action], str], dict[str, str]] = {}
    for kind, name, id, label in _named(table, seen):
        if id not in there:
            fields.setdefault((kind, name), {})[id] = label
    few: dict[str, str] = {}
    for found in fields.values():
        if len(few.keys() | found.keys()) <= MOST:
            few |= found
    return few, frozenset(id for found in fields.values() for id in found if id not in few)


def _named(table: Table, seen: View) -> Iterator[tuple[type[Action], str, str, str]]:
    """By action and field the pieces of what may be chosen, each with what is written for it."""
    at = Moment.of(seen, table.pending[-1])
    asking = {
        bound.kind: (bound.guard, fields)
        for bound in table.rules.sources[table.rules.key_of(at)]
        if (fields := _fields(bound.targets))
    }
    for action in legal(table) if asking else ():
        if type(action) not in asking:
            continue
        guard, fields = asking[type(action)]
        for name, target in fields.items():
            args = name, target, at, getattr(action, name)
            for id, label in guard.ask(_buttons_of, *args, instead=()):
                yield type(action), name, id, label


def _buttons_of(
    name: str, target: Target[Any], at: Moment, value: Any
) -> tuple[tuple[str, str], ...]:
    own = target.pieces(at, value)
    if not own and isinstance(target, PLAIN):
        own = plain_piece(name, target, at, value)
    return tuple((id, target.write(at, value)) for id in own if isinstance(id, str))


def _fields(targets: dict[str, Target[Any]]) -> dict[str, Target[Any]]:
    return {name: one for name, one in targets.items() if isinstance(one, ASKED)}
