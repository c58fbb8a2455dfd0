"""What the pieces of a picture are for, told to whoever touches one that means nothing now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scriptorium.engine.errors import Reason


@dataclass(frozen=True)
class Thing:
    """What pieces of a name, or whose names begin so (with a hyphen; nothing: any), are for.

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
    """What pieces are for, with the numbers of the rules; several names with spaces between."""
    reason = Reason("not_touched", numbers, text, message=message)
    return [Thing(piece, reason, always, budget) for piece in pieces.split(" ")]


def thing_of(things: Iterable[Thing], piece: str) -> Thing | None:
    """What a piece is: by its whole name, else by the longest beginning that is known."""
    begun = [one for one in things if piece.startswith(one.piece) and one.piece[-1:] in ("-", "")]
    found = [one for one in things if one.piece == piece] or begun
    return max(found, key=lambda one: len(one.piece), default=None)
