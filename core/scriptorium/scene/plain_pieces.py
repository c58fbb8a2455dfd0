"""Pieces of numbers, words, yes and no for which an action names none of its own.

They are buttons of windows and no part of the game: `touches` knows nothing of them.
"""

from __future__ import annotations

from typing import Any

from scriptorium.engine.table import Moment, Position
from scriptorium.engine.targets import Numbers, Pieces, Target, Words, YesNo
from scriptorium.engine.values import Action

PLAIN = (Numbers, Words, YesNo)
PREFIX = "choose-"


def plain_pieces(position: Position, action: Action) -> Pieces:
    """What is touched last for an action: a button for each field that no piece tells."""
    bound = position.rules.actions.get(type(action))
    if bound is None:
        return ()
    found: list[str] = []
    for name, target in bound.targets.items():
        if isinstance(target, PLAIN):
            value = getattr(action, name)
            args = name, target, Moment.of(position), value
            found += bound.guard.ask(plain_piece, *args, instead=())
    return tuple(found)


def plain_piece(name: str, target: Target[Any], at: Moment, value: Any) -> Pieces:
    """The button for the value of such a field; none where a piece of its own tells it.

    Whoever overrides `pieces` means it, also where there are none.
    """
    kind = next(kind for kind in PLAIN if isinstance(target, kind))
    if type(target).pieces is not kind.pieces or target.pieces(at, value):
        return ()
    return (f"{PREFIX}{name}-{target.write(at, value)}",)
