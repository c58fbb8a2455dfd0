"""Event cards: at most one a turn, all five in turn; what each kind does is a plugin (RN8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import CardId

from . import game, say
from .board import Number, lapse
from .cards import EVENT, draw
from .moving import at_rest, turn
from .village import village

A_TURN = game.number("events_a_turn", 1)


@game.part()
class EventCards(sc.SeatPart, tag="rennes.event_cards", frozen=True):
    """The event cards on the discard space of a seat (RN8.2)."""

    used: Annotated[tuple[CardId, ...], Meta(max_length=99)] = ()


@game.part(reset="turn")
class EventPlayed(sc.Part, tag="rennes.event_played", frozen=True):
    """How many event cards this turn has seen (RN8.1)."""

    count: Number = 0


@lru_cache(8)
def event_cards(rules: sc.Ruleset) -> tuple[CardId, ...]:
    """The event cards that each seat has: the kinds with an effect of an event whose rule is on."""
    effects = sv.card_rules(rules).effects
    playable = {name for name, effect in effects.items() if effect.play is not None}
    found = (id for id, card in rules.cards.items() if card.back == "event")
    return tuple(id for id in found if rules.cards[id].effect in playable)


@game.event(say("rn-event"))
class EventCardPlayed(sc.Event, tag="rennes.event_card_played", frozen=True):
    """An event card was played (RN8.1)."""

    seat: sc.Seat
    card: CardId


ONE_A_TURN = say.rule(
    "RN8.1", "rn-event-already", predicate=lambda at: at[EventPlayed].count < A_TURN(at)
)
UNUSED = say.rule(
    "RN8.2", "rn-event-used", predicate=lambda at, do: do.card not in at[EventCards, at.me].used
)
EVENTS = sc.ListedTarget(lambda at: event_cards(at.rules), "event card", piece=EVENT + "{}")


@at_rest(game, ONE_A_TURN, UNUSED)
class PlayEvent(sc.Action, tag="rennes.event", frozen=True):
    """Play an event card: it goes onto the discard space and does what it says (RN8.2)."""

    card: Annotated[CardId, EVENTS]

    def do(self, now: sc.Change) -> None:
        lapse(now)
        now[EventCards, now.me] = EventCards((*now[EventCards, now.me].used, self.card))
        now.put(EventPlayed(now[EventPlayed].count + 1))
        now.tell(EventCardPlayed(now.me, self.card))
        play = sv.card_rules(now.rules).effects[now.rules.cards[self.card].effect].play
        assert play is not None
        play(now, now.me, self.card)


@game.react(sc.TurnBegan)
def take_back(now: sc.Change, begun: sc.TurnBegan) -> None:
    """All used cards come back at the beginning of the own turn (RN8.2, R24)."""
    cards = event_cards(now.rules)
    if cards and set(cards) <= set(now[EventCards, begun.seat].used):
        now[EventCards, begun.seat] = EventCards()


@game.invariant
def used_cards_are_there(at: sc.Position) -> str | None:
    """What lies on a discard space is a card of the match."""
    lying = (card for seat in at.seats for card in at[EventCards, seat].used)
    strange = [card for card in lying if card not in at.rules.cards]
    return f"{strange[0]} is no event card" if strange else None


# Cards that turn portals, by parity or by letter (RN8.3, R46).

TURN_PORTALS = game.plugin("turn_portals")


class Turning(sc.Params, frozen=True):
    """Which portals, which way, how far; the printed direction binds (R14)."""

    parity: Literal["", "even", "odd"] = ""
    portals: Annotated[tuple[str, ...], Meta(max_length=99)] = ()
    direction: Literal["cw", "ccw"] = "cw"
    quarters: Annotated[int, Meta(ge=1, le=3)] = 1


def turn_some(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """All of them turn at once, occupied or not (RN8.3)."""
    params, there = now.rules.cards[card].params, village(now)
    rest = {"even": 0, "odd": 1}.get(params.parity)
    mounts = [p.id for p in there.box().board.portal if rest is not None and p.number % 2 == rest]
    names = tuple(name for name in there.portals if name in (*mounts, *params.portals))
    turn(now, seat, names, params.quarters if params.direction == "cw" else -params.quarters)


TURN_PORTALS.effect("rennes.turn_portals", turn_some, params=Turning)


# The card that brings cards, also beyond the limit (R23, R47).

SUPPLIES = game.plugin("supplies")


class Supplies(sc.Params, frozen=True):
    """How many cards."""

    cards: Annotated[int, Meta(ge=1, le=9)] = 2


def supply(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """As many as there are are drawn from the pile, which may be none (R47)."""
    draw(now, seat, now.rules.cards[card].params.cards)


SUPPLIES.effect("rennes.draw_cards", supply, params=Supplies)
