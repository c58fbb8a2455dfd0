"""What movement chooses: spaces, cards of the hand, colours, ways of turning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import scriptorium as sc
from scriptorium import CardId
from scriptorium.engine import Touches

from ..board.equipment import colour_of, dots_of, hand
from ..board.pieces import CARD, COLOUR, TURN
from ..board.village import Village, village
from ..wording import reason

Pieces = tuple[str, ...]

TOUCH_SPACE = reason("awaited", "", "rn-touch-space")
TOUCH_COLOUR = reason("awaited", "", "rn-touch-colour")


class Spaces(sc.Target[int]):
    """The spaces of the board."""

    noun = "a space"
    asks = TOUCH_SPACE

    def bits(self, at: sc.Moment) -> int:
        return village(at).all

    def write(self, position: Any, value: int) -> str:
        names = village(position).names
        return names[value] if 0 <= value < len(names) else "nowhere"

    def read(self, position: Any, text: str) -> int:
        there: Village = village(position)
        if text not in there.number:
            raise sc.Unreadable(f"there is no space {text!r}; write one as in AB2 or A.N")
        return there.number[text]

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return (self.write(at, value),)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[int, int] | None:
        number = village(at).number.get(touched[0]) if touched else None
        return None if number is None else (number, 1)


class HandCards(sc.Target[CardId]):
    """The equipment cards of the own hand, each kind once."""

    noun = "a card of your hand"

    def every(self, at: sc.Moment) -> Iterable[CardId]:
        return dict.fromkeys(hand(at, at.me))

    def missing(self, at: sc.Moment, value: CardId) -> sc.Reason | None:
        return None

    def read(self, position: Any, text: str) -> CardId:
        if text not in position.rules.cards and not (
            dots_of(text) and colour_of(text) in position.rules.services["rennes.codes"].colours
        ):
            raise sc.Unreadable(f"there is no card {text!r}; write a colour and dots, as in geel-4")
        return text

    def pieces(self, at: sc.Moment, value: CardId) -> Touches:
        return (CARD + value,)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[CardId, int] | None:
        card = touched[0].removeprefix(CARD) if touched else ""
        return (card, 1) if touched and touched[0] == CARD + card and dots_of(card) else None


class Colours(sc.Target[str]):
    """The five colours."""

    noun = "a colour"
    asks = TOUCH_COLOUR

    def every(self, at: sc.Moment) -> Iterable[str]:
        colours: tuple[str, ...] = at.rules.services["rennes.codes"].colours
        return colours

    def missing(self, at: sc.Moment, value: str) -> sc.Reason | None:
        return None

    def place(self, at: sc.Moment, value: str) -> int:
        colours = tuple(self.every(at))
        return colours.index(value) if value in colours else -1

    def read(self, position: Any, text: str) -> str:
        colours = position.rules.services["rennes.codes"].colours
        if text not in colours:
            raise sc.Unreadable(f"there is no colour {text!r}; there are {', '.join(colours)}")
        return text

    def pieces(self, at: sc.Moment, value: str) -> Pieces:
        return (COLOUR + value,)


class Way(sc.Target[str]):
    """Clockwise or counter-clockwise."""

    noun = "a button"

    def every(self, at: sc.Moment) -> Iterable[str]:
        return ("cw", "ccw")

    def place(self, at: sc.Moment, value: str) -> int:
        return ("cw", "ccw").index(value)

    def read(self, position: Any, text: str) -> str:
        if text not in ("cw", "ccw"):
            raise sc.Unreadable(f"write rotate, rotate cw or rotate ccw, not {text!r}")
        return text

    def pieces(self, at: sc.Moment, value: str) -> Pieces:
        return (TURN + value,)
