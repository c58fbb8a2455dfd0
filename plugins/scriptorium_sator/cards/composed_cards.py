"""Cards of packs that are composed of verbs: their effect, and what their `if` may ask about.

The verbs themselves are plugins of their own.
"""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import EFFECT

from .. import game
from ..board.board_state import Board
from ..board.targets import geometry
from ..hand.playing import AP, PLAYING, hand_of

# Without this rule there are no cards of verbs.
VERBS = game.plugin("verbs", after=("sator.cards",))


def books(at: sc.Moment) -> int:
    """How many books the player has recovered."""
    return at[Board].taken[geometry(at).seat_number[at.me]]


def others_books(at: sc.Moment) -> int:
    """How many the best of the others has."""
    mine = geometry(at).seat_number[at.me]
    return max((n for seat, n in enumerate(at[Board].taken) if seat != mine), default=0)


VERBS.condition("books", books)
VERBS.condition("others_books", others_books)
VERBS.condition("hand", lambda at: len(hand_of(at, at.me)))
VERBS.condition("points", lambda at: at.clock.left[AP])


@VERBS.write
def play_composed(book: sc.RuleBook) -> None:
    """The effect of such cards."""
    sv.effect(book, EFFECT, PLAYING.begin)
