"""Buttons for choices that nothing in the picture stands for: numbers, and a few words.

Such a target names its pieces. A game may draw them where it likes; those that it does not draw
are buttons, so that a number is asked for in one way wherever it is chosen. Where these would be
many there are none: the choices stand in a list then, each as it is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from scriptorium.play import legal
from scriptorium.table import Table, View
from scriptorium.targets import Numbers, Target, Words
from scriptorium_plugins.wall import asked

from .scene import BUTTONS, Piece, Scene

ART = "button"
MOST = 6  # in a row of buttons that fingers can tell apart
BEHIND = 1000.0  # in the row of buttons: after those that the game draws


def with_buttons(table: Table, seen: View, drawn: Scene) -> Scene:
    """The picture for the seat that chooses, with the buttons that its choices still need."""
    found = _missing(table, seen, drawn)
    if len(found) > MOST:
        return drawn
    added = tuple(
        Piece(id, ART, BEHIND + at, 0, label=label, group=BUTTONS)
        for at, (id, label) in enumerate(found.items())
    )
    return replace(drawn, pieces=(*drawn.pieces, *added)) if added else drawn


def listed(table: Table, seen: View, drawn: Scene) -> frozenset[str]:
    """The numbers and words for which there are no buttons, as they would be too many."""
    return frozenset(_missing(table, seen, drawn))


def _missing(table: Table, seen: View, drawn: Scene) -> dict[str, str]:
    """The pieces of numbers and words that a picture lacks, and what is written for each."""
    there = {piece.id for piece in drawn.pieces}
    return {id: label for id, label in _named(table, seen) if id not in there}


def _named(table: Table, seen: View) -> Iterator[tuple[str, str]]:
    """The pieces of numbers and words that may be chosen, each with what is written for it."""
    top = table.pending[-1]
    asking = {
        rule.kind: (rule.plugin, fields)
        for rule in table.rules.sources[table.rules.key_of(table, top)]
        if (fields := _fields(rule.choice.targets))
    }
    for action in legal(table) if asking else ():
        plugin, fields = asking.get(type(action), ("", {}))
        for name, target in fields.items():
            value = getattr(action, name)
            for id in asked(plugin, target.pieces, seen, top, value, instead=()):
                if isinstance(id, str):
                    yield id, asked(plugin, target.write, seen, value, instead=id)


def _fields(targets: dict[str, Target[Any]]) -> dict[str, Target[Any]]:
    return {name: one for name, one in targets.items() if isinstance(one, Numbers | Words)}
