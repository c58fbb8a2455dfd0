"""Tokens: tools, books, and the small ones by twos (MO19.4)."""

from __future__ import annotations

import scriptorium as sc

from ..board.state import BOOK, TOKENS, TOOL, number, tokens
from ..board.valley import valley
from ..events import FinalScoring
from ..turns import award


def of_seat(now: sc.Change, seat: sc.Seat) -> int:
    """What the tokens of a seat are worth, rounded down."""
    have = tokens(now, seat)
    small = sum(have[TOKENS.index(one)] for one in valley(now).board.final_scoring.small_tokens)
    for_small = small // max(1, number(now, "tokens_a_point", seat))
    of_tools = have[TOOL] * number(now, "tool_points", seat)
    return of_tools + have[BOOK] * number(now, "book_points", seat) + for_small


def points(now: sc.Change, event: FinalScoring) -> None:
    """For everybody."""
    award(now, "tokens", tuple(of_seat(now, seat) for seat in now.rules.setup.seats))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Points for tokens (MO19.4)."""
    before = (
        "monasterium.majorities",
        "monasterium.chapel_points",
        "monasterium.cloister_points",
    )
    return sc.About("monasterium.token_points", "monasterium", after=("monasterium", *before))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Counted last."""
    book.react(FinalScoring, points)
