"""Which pictures a mod draws with, and whether the frontends at hand have them.

The core has no pictures. A package that has some names, in the entry points of the group
`scriptorium.pictures`, a function that says of a key whether it can be shown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random

from scriptorium.engine.library import Library
from scriptorium.engine.play import apply, legal, new_table
from scriptorium.engine.table import Table, view
from scriptorium.plugins.installed import all_loaded
from scriptorium.scene.drawing import pictures

GROUP = "scriptorium.pictures"
ACTIONS = 120
LOOK_EVERY = 3


@cache
def finders() -> tuple[Callable[[str], bool], ...]:
    """What knows pictures here; none where no frontend is installed."""
    return tuple(found for _, found in all_loaded(entry_points(group=GROUP)))


def is_missing(key: str) -> bool:
    """Whether pictures are known here, and none of that key."""
    found = finders()
    return bool(found) and not any(knows(key) for knows in found)


def drawn(library: Library, game: str, mods: Sequence[str], own: Collection[str]) -> set[str]:
    """The keys of all things that some plugins draw in the course of a match; not of cards.

    Cards are shown as cards in any case, with their titles and texts.
    A match that fails ends this look; matches that are tried out report the failure.
    """
    found: set[str] = set()
    chance = Random(0)
    try:
        table = new_table(game, seed=0, mods=mods, library=library)
        for at in range(ACTIONS):
            choices = legal(table)
            if at % LOOK_EVERY == 0 or not choices:
                found |= _keys(table, own)
            if not choices:
                break
            table = apply(table, chance.choice(choices)).table
    except Exception:  # a third-party mistake of any kind
        return found
    return found


def _keys(table: Table, own: Collection[str]) -> set[str]:
    draws = [one.call for one in pictures(table.rules).scenes if one.plugin in own]
    return {
        piece.art
        for seat in table.seats
        for draw in draws
        for piece in draw(view(table, seat))
        if not piece.card
    }
