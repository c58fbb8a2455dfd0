"""The clues that lie in the own Caverne, as what is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import scriptorium as sc

from ..board import pieces
from ..board.codes import circles_key
from ..board.state import space_of
from ..board.village import NOWHERE, village
from ..moving.targets import Colours


def cavern_of(position: sc.Position, seat: sc.Seat) -> str:
    """The Caverne where a seat stands, or nothing."""
    there, space = village(position), space_of(position, seat)
    return there.names[space] if space != NOWHERE and there.names[space] in there.caverns else ""


class LyingHere(Colours):
    """The colours of the clues that lie in the own Caverne."""

    noun = "a clue"

    def every(self, at: sc.Moment) -> Iterable[str]:
        cavern = cavern_of(at, at.me)
        return dict.fromkeys(sc.cards_in(at, circles_key(cavern)) if cavern else ())

    def place(self, at: sc.Moment, value: str) -> int:
        return -1

    def read(self, position: Any, text: str) -> str:
        return Colours().read(position, text)

    def pieces(self, at: sc.Moment, value: str) -> tuple[str, ...]:
        return (pieces.clue(cavern_of(at, at.me), value),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[str, int] | None:
        word, _, rest = touched[0].partition("-") if touched else ("", "", "")
        return (rest.rpartition("-")[2], 1) if word == "clue" else None
