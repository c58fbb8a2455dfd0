"""The deeds that take tokens, score, or move the messenger (MO8.5, MO8.6)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board.pieces import GAIN
from ..board.state import TOKENS, Messengers, exchanged, messenger, seat_number
from ..board.valley import valley
from ..box.action_data import Score, Take, TakeSame
from ..decisions import RoadSoup, RoadToken, TakingSame
from ..events import BonusLost, MessengerMoved
from ..reasons import NOT_NOW, NOT_OFFERED, NOT_ON_ROAD
from . import keeping
from .deeds import deed, deeds, do

BY_SEVERAL = ("influence", "rosary")


class Walk(sc.Task, tag="monasterium.walk", frozen=True):
    """The messenger has still so many spaces to go (MO21.4)."""

    steps: Annotated[int, Meta(ge=0, le=999)]


class Gain(sc.Action, tag="monasterium.gain", frozen=True):
    """Take a token where there is a choice."""

    token: Annotated[str, Meta(max_length=16), sc.Words(*TOKENS, piece=GAIN, noun="a token")]


def take(now: sc.Change, seat: sc.Seat, words: Take, count: int) -> None:
    """Take tokens of one kind."""
    keeping.take(now, seat, words.token, count)


def take_same(now: sc.Change, seat: sc.Seat, words: TakeSame, count: int) -> None:
    """The player chooses the kind (MO8.8)."""
    kinds = sum(1 << TOKENS.index(token) for token in words.tokens)
    now.wait_for(TakingSame(seat, kinds, count))


def score(now: sc.Change, seat: sc.Seat, words: Score, count: int) -> None:
    """Score points."""
    keeping.score(now, seat, count)


def move_messenger(now: sc.Change, seat: sc.Seat, words: Any, count: int) -> None:
    """The messenger goes so many spaces, one at a time (MO9.1)."""
    now.wait_for(Walk(seat, count))


def walk(now: sc.Change, task: Walk) -> None:
    """One space on, its bonus, then the rest of the way (MO9.2, R20)."""
    if not task.steps:
        return
    seat, at = task.seat, seat_number(now, task.seat)
    space = messenger(now, seat) % valley(now).last + 1
    now.put(Messengers(exchanged(now[Messengers].at, at, space)))
    now.tell(MessengerMoved(seat, space))
    if task.steps > 1:
        now.wait_for(Walk(seat, task.steps - 1))
    call = deeds(now).road.get(space)
    if call is not None and call.deed in deeds(now).kinds and not do(now, seat, call):
        now.tell(BonusLost(seat, space))


# Tokens where there is a choice.


def offered(position: sc.Position, top: Any) -> int:
    """The tokens that a decision offers, bit by bit."""
    if isinstance(top, TakingSame):
        return top.tokens
    kinds = BY_SEVERAL if isinstance(top, RoadToken) else ("soup",)
    return sum(1 << TOKENS.index(token) for token in kinds)


def not_offered(top: Any) -> sc.Reason:
    """Why a token is not offered: by the slot, or by the road."""
    return NOT_OFFERED if isinstance(top, TakingSame) else NOT_ON_ROAD


def why_not_offered(position: sc.Position, top: Any, action: Gain) -> sc.Refused | None:
    """Only what the decision offers."""
    if offered(position, top) >> TOKENS.index(action.token) & 1:
        return None
    return not_offered(top)()


def gain(now: sc.Change, top: Any, action: Gain) -> None:
    """Take it: as many as the slot gives, one from the road."""
    keeping.take(now, top.seat, action.token, top.amount if isinstance(top, TakingSame) else 1)


GAINING = sc.Choice(
    Gain,
    do=gain,
    at=(TakingSame, RoadToken, RoadSoup),
    rules=(sc.Rule(NOT_OFFERED, explain=why_not_offered),),
    refusal=NOT_NOW,
)


def register(book: sc.RuleBook) -> None:
    """The deeds, the way, the choice."""
    book.reason(NOT_ON_ROAD)
    deed(book, "take", take)
    deed(book, "take_same", take_same)
    deed(book, "score", score)
    deed(book, "move_messenger", move_messenger)
    book.task(Walk, walk)
    book.choice(GAINING)
