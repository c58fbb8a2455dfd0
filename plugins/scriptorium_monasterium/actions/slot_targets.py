"""The slots of a player board, as what is chosen."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board import pieces
from ..board.valley import SLOTS

ALL_SLOTS = (1 << len(SLOTS)) - 1


class SlotTarget(sc.Target[int]):
    """The standard slots and those of the four rows."""

    noun = "a slot"

    def bits(self, at: sc.Moment) -> int:
        return ALL_SLOTS

    def write(self, position: Any, value: int) -> str:
        return SLOTS[value]

    def read(self, position: Any, text: str) -> int:
        if text not in SLOTS:
            raise sc.Unreadable(f"there is no slot {text!r}; write {SLOTS[0]} to {SLOTS[-1]}")
        return SLOTS.index(text)

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return (pieces.slot(at.me, SLOTS[value]),)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[int, int] | None:
        prefix = pieces.slot(at.me, "")
        name = touched[0].removeprefix(prefix) if touched else ""
        return (SLOTS.index(name), 1) if name in SLOTS and touched[0] == prefix + name else None


SlotNumber = Annotated[int, Meta(ge=0, le=len(SLOTS) - 1), SlotTarget()]
