"""Moving bridges: what all effects that move them share (S13).

The service `sator.movement` knows which bridges may be moved, in which states they may be left,
and what it costs to carry acolytes. The rules behind these answers are plugins of their own; they
answer its questions and react to what it tells (`movement_questions`).
"""

from __future__ import annotations

from typing import NamedTuple

import scriptorium as sc
from scriptorium.engine import bit_places

from .. import say
from ..board.board_state import geometry
from ..board.targets import NOT_ON_BOARD as NOT_ON_BOARD
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS
from ..bridges.board_masks import BoardMasks
from ..movement.carrying import State
from .movable_bridges import Movable
from .movement_questions import (
    FREE,
    MOVEMENT,
    CarryingCosts,
    CarryingPaid,
    ClosedPlaces,
    ClosedStates,
    HeldFast,
    KeptFrom,
)

OUTSIDE = say.reason("S10.3 S11.4", "sator-movement-outside", id="outside")
OVERLAP = say.reason("S10.3 S11.4", "sator-movement-overlap", id="overlap")
NO_CHANGE = say.reason("S13.4 R29", "sator-no-change")


class Closed(NamedTuple):
    """States in which a bridge may not be left, and bit by bit the places on which it may not."""

    states: tuple[State, ...]
    places: int

    def may_be(self, state: State) -> bool:
        """Whether the bridge may be left in a state."""
        return state not in self.states and not self.places >> state[0] & 1


class Movement(Movable):
    """What moving bridges needs; lent as `sator.movement`."""

    def name(self, position: sc.Position, bridge: int) -> str:
        """What a bridge is called."""
        return self.geometry.names[bridge]

    def why_stuck(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, own: int = 0
    ) -> sc.Refused | None:
        """Why a bridge may not be moved by a card at all."""
        name, questions = self.name(position, bridge), position.rules.questions
        if not masks.on >> bridge & 1:
            return NOT_ON_BOARD(bridge=name)
        for asked in (HeldFast(masks), KeptFrom(masks, card, own)):
            refused = questions[type(asked)].why(position, asked, bridge, bridge=name, card=card)
            if refused is not None:
                return refused
        return None

    # Which states.

    def shut(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str
    ) -> tuple[int, ...]:
        """All places on which a card might not leave a bridge."""
        states, places = self.closed(position, masks, bridge, card)
        return (*[state[0] for state in states], *bit_places(places))

    def closed(self, position: sc.Position, masks: BoardMasks, bridge: int, card: str) -> Closed:
        """The states in which a card may not leave a bridge (S13.3)."""
        questions, places = position.rules.questions, 0
        states = questions[ClosedStates].ask(position, ClosedStates(masks, bridge, card))
        if (self._known or self._knows(position.rules)).closes_places:
            places = questions[ClosedPlaces].ask(position, ClosedPlaces(masks, bridge, card))
        return Closed(states, places)

    def watched_by(self, position: sc.Position, masks: BoardMasks, card: str) -> int:
        """The bridges that a card may not leave in every state, bit by bit."""
        back = position.rules.cards[card].back if card else FREE
        return self.watched(position, masks, back)

    def why_not_leave(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, state: State
    ) -> sc.Refused | None:
        """Why a card may not leave a bridge in a state."""
        told = {"bridge": self.name(position, bridge), "card": card}
        states, places = (position.rules.questions[kind] for kind in (ClosedStates, ClosedPlaces))
        refused = states.why(position, ClosedStates(masks, bridge, card), state, **told)
        if refused is None and places.answers:
            asked = ClosedPlaces(masks, bridge, card)
            refused = places.why(position, asked, state[0], **told)
        return refused

    def why_no_room(
        self, position: sc.Position, masks: BoardMasks, bridge: int, place: int | None
    ) -> sc.Refused | None:
        """Why a bridge cannot lie on a place: outside, or over another (S10.3, S11.4)."""
        mask = 0
        if place is not None and place >= 0:
            place_masks = self.geometry.place_masks[bridge][place >> ANCHOR_BITS]
            anchor = place & ANCHOR
            mask = place_masks[anchor] if anchor < len(place_masks) else 0
        if not mask:
            return OUTSIDE(bridge=self.name(position, bridge))
        under = mask & (masks.covered ^ masks.of_bridge[bridge])
        if under:
            other = masks.bridge_at((under & -under).bit_length() - 1)
            lies = "" if other is None else self.name(position, other)
            return OVERLAP(bridge=self.name(position, bridge), other=lies)
        return None

    # What it costs, and who is told.

    def extra(self, position: sc.Position, masks: BoardMasks, bridge: int) -> int:
        """What carrying acolytes adds to the price of a card (S13.1)."""
        if not masks.with_acolyte >> bridge & 1:
            return 0
        asked = position.rules.questions[CarryingCosts]
        points: int = asked.ask(position, CarryingCosts(masks, bridge))
        return max(0, points)

    def pay(self, now: sc.Change, masks: BoardMasks, bridge: int, points: int) -> None:
        """Pay for a card on a bridge, surcharge included."""
        cost = points + self.extra(now, masks, bridge)
        if masks.with_acolyte >> bridge & 1:
            now.tell_at_once(CarryingPaid(bridge))
        now.spend("ap", cost)


@MOVEMENT.service("sator.movement")
def movement(book: sc.RuleBook) -> Movement:
    """What moving bridges needs."""
    return Movement(geometry(book))
