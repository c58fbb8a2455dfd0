"""The open cards, as what is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import scriptorium as sc
from scriptorium.structs import CardId

from ..board.equipment import OPEN
from ..moving.targets import HandCards


class OpenCards(HandCards):
    """The open cards, each kind once."""

    noun = "an open card"

    def every(self, position: Any, top: Any) -> Iterable[CardId]:
        return dict.fromkeys(sc.cards(position, OPEN))

    def pieces(self, position: Any, top: Any, value: CardId) -> tuple[str, ...]:
        return ("open-" + value,)

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> tuple[CardId, int] | None:
        card = touched[0].removeprefix("open-") if touched else ""
        return (card, 1) if touched and touched[0] == "open-" + card else None
