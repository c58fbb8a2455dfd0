"""What a position is worth: as the game says it, or as was learned."""

from __future__ import annotations

from scriptorium.hidden import Heuristics, Value

from .linear_value import LinearValue

MOST_KNOWN = 32
# A value that a game lends and that is this much better is worth about three quarters of a match.
SCALE = 12.0


class Worth:
    """The value of a game, and all else that it lends."""

    def __init__(self, lore: Heuristics, value: LinearValue | None = None) -> None:
        self.lore, self.learned = lore, value
        self.is_learned = value is not None
        self.scale = SCALE
        if value is not None:
            self.settled: Value = value
            self.promise: Value = value
            self.scale = value.scale
        else:
            assert lore.settled is not None
            assert lore.promise is not None
            self.settled, self.promise = lore.settled, lore.promise
