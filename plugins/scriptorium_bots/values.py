"""What a position is worth: as the game says it, or as was learned."""

from __future__ import annotations

from functools import lru_cache

from scriptorium.ruleset import Ruleset
from scriptorium_mods.home import home_folder
from scriptorium_worlds import Lore, lore_of
from scriptorium_worlds.lore import Value

from .learning import Shelf

FOLDER = "learned"


class Worth:
    """The value of a game, and all else that it lends."""

    def __init__(self, lore: Lore, settled: Value, promise: Value) -> None:
        self.lore, self.settled, self.promise = lore, settled, promise


@lru_cache(32)
def worth_of(rules: Ruleset) -> Worth:
    """The value of a match's game; what is learned is kept in the folder of this player."""
    lore = lore_of(rules)
    if lore.settled is not None and lore.promise is not None:
        return Worth(lore, lore.settled, lore.promise)
    learned = Shelf(home_folder() / FOLDER).value(rules)
    return Worth(lore, learned, learned)
