"""What the pieces of a picture are for, told to whoever touches one that means nothing now."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from scriptorium.engine.errors import Reason

UNTOUCHED = "not_touched"  # the id of why nothing comes of touching a piece


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
    plugin: str = ""


def thing(
    pieces: str, numbers: str, text: str, message: str, *, always: bool = False, budget: str = ""
) -> list[Thing]:
    """What pieces are for, with the numbers of the rules; several names with spaces between."""
    reason = Reason(UNTOUCHED, numbers, text, message=message)
    return [Thing(piece, reason, always, budget) for piece in pieces.split(" ")]


def things_in(path: Path, reason: Callable[[str, str], Reason]) -> list[Thing]:
    """What a table in a file says of pieces: its `things`, and `choices` that say why not.

    A thing has pieces, numbers, a message, and perhaps `always` and `budget`; `reason` makes one
    of the numbers and the message.
    """
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    found = []
    for row in table["things"]:
        why, more = reason(row["numbers"], row["message"]), (row.get("always"), row.get("budget"))
        for piece in row["pieces"].split(" "):
            found.append(Thing(piece, why, bool(more[0]), more[1] or ""))
    return found + [Thing(piece) for piece in table.get("choices", ())]


def thing_of(things: Iterable[Thing], piece: str) -> Thing | None:
    """What a piece is: by its whole name, else by the longest beginning that is known."""
    begun = [one for one in things if piece.startswith(one.piece) and one.piece[-1:] in ("-", "")]
    found = [one for one in things if one.piece == piece] or begun
    return max(found, key=lambda one: len(one.piece), default=None)
