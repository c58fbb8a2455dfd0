"""The open cards, as what is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import scriptorium as sc
from scriptorium.structs import CardId

from ..board.equipment import OPEN
from ..board.pieces import AGAIN, OPEN_CARD
from ..moving.targets import HandCards


class OpenCards(HandCards):
    """The open cards, each kind once."""

    noun = "an open card"

    def every(self, position: Any, top: Any) -> Iterable[CardId]:
        return dict.fromkeys(sc.cards(position, OPEN))

    def pieces(self, position: Any, top: Any, value: CardId) -> tuple[str, ...]:
        return (OPEN_CARD + value,)

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> tuple[CardId, int] | None:
        if not touched or not touched[0].startswith(OPEN_CARD):
            return None
        return touched[0].removeprefix(OPEN_CARD).partition(AGAIN)[0], 1
