"""What may stand beside the verbs that push or turn a bridge, in card packs and in the box."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

import scriptorium as sc
from scriptorium.cards import ChoiceWords

from ..box.card_data import Angle, MovesLevel, RotasLevel
from ..box.card_numbers import ANY, Distance, Kind, Kinds, check_numbers
from ..movement.push_lists import PushLevel as PushLevel

MovesLevels = Annotated[tuple[MovesLevel, ...], Meta(max_length=9)]
RotasLevels = Annotated[tuple[RotasLevel, ...], Meta(max_length=9)]


class Ways(NamedTuple):
    """How far a part pushes and how it turns, by the price; whether a price is chosen at all."""

    pushes: tuple[PushLevel, ...] = ()
    turns: tuple[RotasLevel, ...] = ()
    priced: bool = False

    def pushing(self, *, priced: bool) -> bool:
        """Whether it pushes, for a price that is chosen or without."""
        return self.priced == priced and bool(self.pushes)

    def turning(self, rotations: int, *, priced: bool) -> bool:
        """Whether it turns so many times, for a price that is chosen or without."""
        several = [level.rotations for level in self.turns]
        return self.priced == priced and rotations in several


class BridgeWords(ChoiceWords, frozen=True, kw_only=True):
    """Which bridges a part is for; `carry` allows those with acolytes."""

    material: Kind | Kinds = ANY
    shape: Kind | Kinds = ANY
    which: Literal["any", "another", "same"] = "any"
    carry: bool = False

    def __post_init__(self) -> None:
        check_numbers(self)

    def ways(self) -> Ways:
        """How it moves them."""
        return Ways()


def exactly(levels: tuple[MovesLevel, ...]) -> tuple[PushLevel, ...]:
    """Levels of MOVES push just so many squares."""
    return tuple(PushLevel(one.ap, one.squares, one.squares) for one in levels)


class MoveWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge by so many squares, or from `fewest` to so many."""

    move: Literal["bridge"]
    squares: Distance = 1
    fewest: Distance | None = None
    ap: Annotated[int, Meta(ge=0, le=99)] = 0
    levels: MovesLevels = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.fewest is not None and self.fewest > self.squares:
            raise sc.ParamsError("fewest is not more than squares", "fewest")

    def ways(self) -> Ways:
        """By its levels, or for the price of the part."""
        alone = PushLevel(self.ap, self.fewest or self.squares, self.squares)
        return Ways(pushes=exactly(self.levels) or (alone,), priced=bool(self.levels))


class TurnWords(BridgeWords, frozen=True, kw_only=True):
    """Turn a bridge once; `angles` leaves only some, in degrees clockwise."""

    turn: Literal["bridge"]
    angles: Annotated[tuple[Angle, ...], Meta(max_length=3)] = ()
    levels: RotasLevels = ()

    def ways(self) -> Ways:
        """By its levels, or once for nothing."""
        alone = RotasLevel(ap=0, rotations=1, angles=self.angles)
        return Ways(turns=self.levels or (alone,), priced=bool(self.levels))


class HandleWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge or turn it, by levels of either kind."""

    handle: Literal["bridge"]
    moves: MovesLevels = ()
    rotas: RotasLevels = ()

    def ways(self) -> Ways:
        """By the levels of both."""
        return Ways(exactly(self.moves), self.rotas, priced=True)


class OperateWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge by one square or turn it once; `together` judges all such parts as one."""

    operate: Literal["bridge"]
    together: bool = False

    def ways(self) -> Ways:
        """By one square, or once."""
        return Ways((PushLevel(0, 1, 1),), (RotasLevel(ap=0, rotations=1),))


class ActWords(OperateWords, frozen=True, kw_only=True):
    """Such an operation, or a step of the own acolyte."""

    act: Literal["freely"]
    operate: Literal["bridge"] = "bridge"
