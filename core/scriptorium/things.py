"""What the pieces of a picture are for, told to whoever touches one that means nothing now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .errors import Reason


@dataclass(frozen=True)
class Thing:
    """A kind of pieces and what they are for.

    `piece` is their name, or how their names begin (with a hyphen at the end; nothing: any).
    `reason` is left out where the choices themselves say why. `always` goes before what is
    awaited; `budget` names the points of which the sentence tells how many are `{left}`.
    """

    piece: str
    reason: Reason | None = None
    always: bool = False
    budget: str = ""


def thing(
    pieces: str, numbers: str, text: str, message: str, *, always: bool = False, budget: str = ""
) -> list[Thing]:
    """What pieces are for, with the numbers of the rules; several names with spaces between.

    Example: `sc.thing("lamp-", "H4", "A lamp is lit by a card.", "house-touch-lamp")`
    """
    reason = Reason("not_touched", numbers, text, message=message)
    return [Thing(piece, reason, always, budget) for piece in pieces.split(" ")]


def thing_of(things: Iterable[Thing], piece: str) -> Thing | None:
    """What a piece is: by its whole name, else by the longest beginning that is known."""
    found = [one for one in things if piece == one.piece]
    found += [one for one in things if one.piece[-1:] in ("-", "") and piece.startswith(one.piece)]
    return max(found, key=lambda one: len(one.piece), default=None)
