"""Exchanging: soup for a tool, or a tool for a book (MO8.7)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board import pieces
from ..board.state import TOKENS, tokens
from ..board.valley import valley
from ..decisions import Exchanging, RoadSoup, RoadToken, TakingSame
from ..events import Exchanged
from ..reasons import NOT_NOW, NOT_OFFERED, NOT_ON_ROAD, NOTHING_TO_GIVE
from . import keeping
from .deeds import deed
from .simple import not_offered

OFFERING = (Exchanging, RoadSoup)


class Exchange(sc.Action, tag="monasterium.exchange", frozen=True):
    """Exchange a token for the next better one."""

    token: Annotated[
        str, Meta(max_length=16), sc.Words(*TOKENS, piece=pieces.EXCHANGE, noun="a token to give")
    ]


def trades(position: sc.Position) -> dict[str, str]:
    """What may be given, and what there is for it."""
    return {one.give: one.get for one in valley(position).board.exchange.steps}


def has_something(position: sc.Position, seat: sc.Seat, words: Any, count: int) -> bool:
    """Whether there is a token to give (MO8.2)."""
    have = tokens(position, seat)
    return any(have[TOKENS.index(token)] for token in trades(position))


def why_not(position: sc.Position, top: Any, action: Exchange) -> sc.Refused | None:
    """Only where an exchange is offered, and only what one has."""
    traded = action.token in trades(position)
    if not isinstance(top, OFFERING) or not traded:
        return not_offered(top)() if not isinstance(top, Exchanging) else NOTHING_TO_GIVE()
    have = tokens(position, top.seat)[TOKENS.index(action.token)]
    return None if have else NOTHING_TO_GIVE()


def exchange(now: sc.Change, top: Any, action: Exchange) -> None:
    """One for one."""
    got = trades(now)[action.token]
    change = [0] * len(TOKENS)
    change[TOKENS.index(action.token)] -= 1
    change[TOKENS.index(got)] += 1
    keeping.add_tokens(now, top.seat, change)
    now.tell(Exchanged(top.seat, action.token, got))


CHOICE = sc.Choice(
    Exchange,
    do=exchange,
    at=(Exchanging, RoadSoup, RoadToken, TakingSame),
    rules=(sc.Rule(NOTHING_TO_GIVE, explain=why_not),),
    refusal=NOT_NOW,
)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Exchanging tokens (MO8.7)."""
    return sc.About("monasterium.exchange", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One deed and its choice."""
    book.reason(NOT_OFFERED, NOT_ON_ROAD)
    deed(
        book,
        "exchange",
        lambda now, seat, words, count: now.wait_for(Exchanging(seat)),
        can=has_something,
    )
    book.choice(CHOICE)
