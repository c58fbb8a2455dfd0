"""What may stand beside the verbs that SATOR lends to card packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

import scriptorium as sc
from scriptorium.verbs import ChoiceWords, Times, VerbWords

from ..box.card_data import Angle, RotasLevel
from ..box.card_numbers import ANY, MOST_SQUARES, Kind, Kinds, check_kinds, names_of
from ..box.contents import load

Distance = Annotated[int, Meta(ge=1, le=MOST_SQUARES)]


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

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.fewest is not None and self.fewest > self.squares:
            raise sc.ParamsError("fewest is not more than squares", "fewest")

    @property
    def least(self) -> int:
        """The shortest way that is allowed."""
        return self.squares if self.fewest is None else self.fewest


class TurnWords(BridgeWords, frozen=True, kw_only=True):
    """Turn a bridge once; `angles` leaves only some, in degrees clockwise."""

    turn: Literal["bridge"]
    angles: Annotated[tuple[Angle, ...], Meta(max_length=3)] = ()

    @property
    def level(self) -> RotasLevel:
        """The same as a level of ROTAS."""
        return RotasLevel(ap=1, rotations=1, angles=self.angles)


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
