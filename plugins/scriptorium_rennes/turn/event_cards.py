"""Playing event cards: at most one a turn, all five in turn (RN8)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import CardId

from ..board.state import EventCards, EventPlayed, lapse
from ..moving.pool_rules import AT_REST, RESTING
from .event_targets import Events, event_cards
from .events import EventCardPlayed
from .reasons import EVENT_ALREADY, EVENT_USED

A_TURN = "rennes.events_a_turn"


def used(position: sc.Position, seat: sc.Seat) -> tuple[CardId, ...]:
    """The cards on a seat's discard space."""
    return position[EventCards].used[position.rules.setup.seats.index(seat)]


def set_used(now: sc.Change, seat: sc.Seat, cards: tuple[CardId, ...]) -> None:
    """Make the discard space hold just these."""
    rows = list(now[EventCards].used)
    rows[now.rules.setup.seats.index(seat)] = cards
    now.put(EventCards(tuple(rows)))


class PlayEvent(sc.Action, tag="rennes.event", frozen=True):
    """Play an event card."""

    card: Annotated[CardId, Events()]


def play_event(now: sc.Change, top: Any, action: PlayEvent) -> None:
    """The card goes onto the discard space and does what it says (RN8.2)."""
    lapse(now)
    set_used(now, top.seat, (*used(now, top.seat), action.card))
    now.put(EventPlayed(now[EventPlayed].count + 1))
    now.tell(EventCardPlayed(top.seat, action.card))
    play = now.rules.extensions[sv.CardRules].effects[now.rules.cards[action.card].effect].play
    assert play is not None
    play(now, top.seat, action.card)


def one_left(at: sc.Moment, action: Any) -> bool:
    """Whether the turn allows one more (RN8.1)."""
    return at[EventPlayed].count < at.rules.number(A_TURN, at, at.me)


def is_there(at: sc.Moment, action: PlayEvent) -> bool:
    """Whether the card does not lie on the discard space."""
    return action.card not in used(at, at.me)


def take_back(now: sc.Change, begun: sc.TurnBegan) -> None:
    """All used cards come back at the beginning of the own turn (RN8.2, R24)."""
    cards = event_cards(now.rules)
    if cards and set(cards) <= set(used(now, begun.seat)):
        set_used(now, begun.seat, ())


CHOICE = sc.Choice(
    PlayEvent,
    do=play_event,
    rules=(
        AT_REST,
        sc.Rule(EVENT_ALREADY, predicate=one_left),
        sc.Rule(EVENT_USED, predicate=is_there),
    ),
    **RESTING,
)


def register(book: sc.RuleBook) -> None:
    """How many a turn, the choice, and taking them back."""
    book.number(A_TURN, 1)
    book.choice(CHOICE)
    book.react(sc.TurnBegan, take_back)
