"""Cards of packs that are composed of verbs: their effect, and what their `if` may ask about.

The verbs themselves are plugins of their own.
"""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import EFFECT

from ..board.board_state import Board
from ..board.targets import geometry
from ..hand.playing import AP, PLAYING, hand_of

# Without this rule there are no cards of verbs.
scriptorium_about = sc.part_of_game("sator.verbs", after=("sator.cards",))


def books(at: sc.Moment) -> int:
    """How many books the player has recovered."""
    return at[Board].taken[geometry(at).seat_number[at.me]]


def others_books(at: sc.Moment) -> int:
    """How many the best of the others has."""
    mine = geometry(at).seat_number[at.me]
    return max((n for seat, n in enumerate(at[Board].taken) if seat != mine), default=0)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The effect of such cards, and the numbers they may ask about."""
    sv.effect(book, EFFECT, PLAYING.begin)
    sv.condition(book, "books", books)
    sv.condition(book, "others_books", others_books)
    sv.condition(book, "hand", lambda at: len(hand_of(at, at.me)))
    sv.condition(book, "points", lambda at: at.clock.left[AP])
