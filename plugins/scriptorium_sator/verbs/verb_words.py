"""What may stand beside the verbs about acolytes and cards of the hand, in card packs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

import scriptorium as sc
from scriptorium_verbs import ChoiceWords, Times, VerbWords

from ..box.card_numbers import MOST_SQUARES
from ..sentences import reason

Distance = Annotated[int, Meta(ge=1, le=MOST_SQUARES)]


NOBODY_WALKS = reason("not_now", "", "sator-verbs-nobody-walks")
TOO_FAR = reason("too_many_squares", "", "sator-verbs-too-far")


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
