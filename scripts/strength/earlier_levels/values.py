"""What a position is worth: as the game says it, or as was learned."""

from __future__ import annotations

from collections import OrderedDict

from scriptorium import Ruleset
from scriptorium.ai import Limit
from scriptorium.hidden import Heuristics, Value, heuristics_of
from scriptorium.mods import home_folder

from .learning import Shelf

FOLDER = "learned-earlier"
MOST_KNOWN = 32
# A value that a game lends and that is this much better is worth about three quarters of a match.
SCALE = 12.0


class Worth:
    """The value of a game, and all else that it lends."""

    def __init__(self, lore: Heuristics, settled: Value, promise: Value) -> None:
        self.lore, self.settled, self.promise = lore, settled, promise
        self.scale = SCALE if lore.settled is not None else 1.0


_known: OrderedDict[Ruleset, Worth] = OrderedDict()


def worth_of(rules: Ruleset, limit: Limit) -> Worth:
    """The value of a match's game; what is learned is kept in the folder of this player."""
    worth = _known.get(rules)
    if worth is None:
        lore = heuristics_of(rules)
        if lore.settled is not None and lore.promise is not None:
            worth = Worth(lore, lore.settled, lore.promise)
        else:
            learned = Shelf(home_folder() / FOLDER).value(rules, limit)
            worth = Worth(lore, learned, learned)
        _known[rules] = worth
        if len(_known) > MOST_KNOWN:
            _known.popitem(last=False)
    return worth
