"""What a seat is after, and what can still be done this turn, as the game says at any time."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from scriptorium.engine.table import View
from scriptorium.engine.values import Seat, Text

from .drawing import pictures


class Aim(Struct, frozen=True):
    """What a seat is after in a sentence, with how far it is: `done` of `of`, where that counts.

    `still` are short parts of a list: what the seat can still do this turn, if it is on turn. A
    graph of the match shows `reached`, where that says more than `done`.
    """

    after: Text | None = None
    done: int = 0
    of: int = 0
    still: tuple[Text, ...] = ()
    reached: int = -1

    @property
    def height(self) -> int:
        """How far the seat is, for a graph."""
        return self.reached if self.reached >= 0 else self.done


NOTHING = Aim()


def aim(view: View, seat: Seat) -> Aim:
    """What a seat is after, as far as the view knows it; what further plugins tell is joined.

    The first plugin that names an aim counts; what each says of this turn comes in their order.
    """
    found, still = NOTHING, list[Text]()
    for tells in pictures(view.rules).aims:
        one: Aim | None = tells.guard.ask(tells.call, view, seat)
        if one is None:
            continue
        still += one.still
        if found.after is None and one.after is not None:
            found = one
    return replace(found, still=tuple(still))
