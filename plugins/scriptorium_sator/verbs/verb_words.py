"""What may stand beside the verbs that SATOR lends to card packs."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

import scriptorium as sc
from scriptorium_verbs import ChoiceWords, Times, VerbWords

from ..box.card_data import Angle, MovesLevel, RotasLevel
from ..box.card_numbers import (
    ANY,
    MOST_SQUARES,
    Kind,
    Kinds,
    check_kinds,
    check_levels,
    names_of,
)
from ..box.contents import load

Distance = Annotated[int, Meta(ge=1, le=MOST_SQUARES)]


class PushLevel(NamedTuple):
    """A price, and how many squares a bridge is pushed for it, at least and at most."""

    ap: int
    least: int
    most: int


class BridgeWords(ChoiceWords, frozen=True, kw_only=True):
    """Which bridges a part is for; `carry` allows those with acolytes."""

    material: Kind | Kinds = ANY
    shape: Kind | Kinds = ANY
    which: Literal["any", "another", "same"] = "any"
    carry: bool = False

    def __post_init__(self) -> None:
        board = load().board
        check_kinds(self.material, [line.id for line in board.material], "material")
        check_kinds(self.shape, [line.id for line in board.shape], "shape")

    @property
    def pushes(self) -> tuple[PushLevel, ...]:
        """How far it pushes, by the price."""
        return ()

    @property
    def turns(self) -> tuple[RotasLevel, ...]:
        """How it turns, by the price."""
        return ()

    @property
    def priced(self) -> bool:
        """Whether a level is chosen by its price."""
        return False

    @property
    def materials(self) -> tuple[str, ...]:
        """The materials, one or several."""
        return names_of(self.material)

    @property
    def shapes(self) -> tuple[str, ...]:
        """The shapes, one or several."""
        return names_of(self.shape)


class MoveWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge by so many squares, or from `fewest` to so many."""

    move: Literal["bridge"]
    squares: Distance = 1
    fewest: Distance | None = None
    ap: Annotated[int, Meta(ge=0, le=99)] = 0
    levels: Annotated[tuple[MovesLevel, ...], Meta(max_length=9)] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        check_levels(self.levels)
        if self.fewest is not None and self.fewest > self.squares:
            raise sc.ParamsError("fewest is not more than squares", "fewest")

    @property
    def least(self) -> int:
        """The shortest way that is allowed."""
        return self.squares if self.fewest is None else self.fewest

    @property
    def pushes(self) -> tuple[PushLevel, ...]:
        """Those of its levels, or one for the price of the part."""
        levels = tuple(PushLevel(one.ap, one.squares, one.squares) for one in self.levels)
        return levels or (PushLevel(self.ap, self.least, self.squares),)

    @property
    def priced(self) -> bool:
        """Where it has levels."""
        return bool(self.levels)


class TurnWords(BridgeWords, frozen=True, kw_only=True):
    """Turn a bridge once; `angles` leaves only some, in degrees clockwise."""

    turn: Literal["bridge"]
    angles: Annotated[tuple[Angle, ...], Meta(max_length=3)] = ()
    levels: Annotated[tuple[RotasLevel, ...], Meta(max_length=9)] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        check_levels(self.levels)

    @property
    def turns(self) -> tuple[RotasLevel, ...]:
        """Those of its levels, or one for nothing."""
        return self.levels or (RotasLevel(ap=0, rotations=1, angles=self.angles),)

    @property
    def priced(self) -> bool:
        """Where it has levels."""
        return bool(self.levels)


class HandleWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge or turn it, by levels of either kind."""

    handle: Literal["bridge"]
    moves: Annotated[tuple[MovesLevel, ...], Meta(max_length=9)] = ()
    rotas: Annotated[tuple[RotasLevel, ...], Meta(max_length=9)] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        check_levels(self.moves, "moves")
        check_levels(self.rotas, "rotas")

    @property
    def pushes(self) -> tuple[PushLevel, ...]:
        """Those that push."""
        return tuple(PushLevel(one.ap, one.squares, one.squares) for one in self.moves)

    @property
    def turns(self) -> tuple[RotasLevel, ...]:
        """Those that turn."""
        return self.rotas

    @property
    def priced(self) -> bool:
        """Always."""
        return True


class OperateWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge by one square or turn it once; `together` judges all such parts as one."""

    operate: Literal["bridge"]
    together: bool = False

    @property
    def pushes(self) -> tuple[PushLevel, ...]:
        """By one square."""
        return (PushLevel(0, 1, 1),)

    @property
    def turns(self) -> tuple[RotasLevel, ...]:
        """Once."""
        return (RotasLevel(ap=0, rotations=1),)


class ActWords(OperateWords, frozen=True, kw_only=True):
    """Such an operation, or a step of the own acolyte."""

    act: Literal["freely"]
    operate: Literal["bridge"] = "bridge"


NOBODY_WALKS = sc.Reason(
    "not_now", "", "The card lets nobody walk or jump so here.", message="sator-verbs-nobody-walks"
)
TOO_FAR = sc.Reason(
    "too_many_squares", "", "At most {most} squares.", message="sator-verbs-too-far"
)


class WalkWords(ChoiceWords, frozen=True, kw_only=True):
    """Walk the own acolyte, or one of the others', by at most so many squares."""

    walk: Literal["acolyte"]
    squares: Distance = 1
    who: Literal["you", "others"] = "you"
    which: Literal["any", "another"] = "any"

    def __post_init__(self) -> None:
        if self.which != "any" and self.who == "you":
            problem = 'which tells the others\' acolytes apart: it needs who = "others"'
            raise sc.ParamsError(problem, "which")


class PlaceWords(ChoiceWords, frozen=True, kw_only=True):
    """Put the own gargoyle on the board."""

    place: Literal["gargoyle"]


class DrawWords(VerbWords, frozen=True, kw_only=True, rename={"deck": "from"}):
    """Draw so many cards, or as many as there are."""

    draw: Times
    deck: Literal["im", "lf"] = "im"
    who: Literal["you", "next", "others", "all"] = "you"


class DiscardWords(VerbWords, frozen=True, kw_only=True):
    """Discard so many cards of the hand: your own by choice, those of others by chance."""

    discard: Times
    back: Literal["any", "im", "lf"] = "any"
    who: Literal["you", "next", "others"] = "you"
    may: bool = False

    def __post_init__(self) -> None:
        if self.may and self.who != "you":
            raise sc.ParamsError('may is for your own cards, with who = "you"', "may")

    def rounds(self) -> int:
        """Own cards are chosen one after the other."""
        return self.discard if self.who == "you" else 1

    def asks(self) -> bool:
        """Own cards are chosen."""
        return self.who == "you"

    def may_be_left_out(self) -> bool:
        """Only where that is written."""
        return self.may
