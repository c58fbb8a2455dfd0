"""Moving bridges: what all effects that move them share (S13).

The service `sator.movement` knows which bridges may be moved, in which states they may be left,
and what it costs to carry acolytes. The rules behind these answers are plugins of their own; they
answer its questions and react to what it tells (`movement_questions`). What can be moved is asked
once on a board, and kept beside it for all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec import Struct

import scriptorium as sc
from scriptorium.engine import bit_places

from .. import say
from ..board.board_state import geometry
from ..board.targets import NOT_ON_BOARD as NOT_ON_BOARD
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, Geometry
from ..bridges.board_masks import BoardMasks
from ..movement.carrying import State
from .movement_questions import (
    FREE,
    MOVEMENT,
    CardsKept,
    CarryingCosts,
    CarryingPaid,
    ClosedPlaces,
    ClosedStates,
    HeldFast,
    KeptFrom,
    Watched,
)

SERVICE = "sator.movement"  # for those who ask in great haste; all others call `movement`
ALL = "*"  # in place of the cards that an answer would have named, had it not failed
ALL_CARDS = (ALL,)


class Every:
    """What every card is in, and the free action too."""

    def __contains__(self, card: object) -> bool:
        return True


class Scope(Struct):
    """What all cards have in common on a board: what they can move, and which to ask singly.

    `parts` is what the rules have read besides the board. By the back of a card, as far as somebody
    has asked: `watched` are the bridges for which it may matter how they are left, `easy` those of
    which nothing but the board need be asked.
    """

    parts: Any
    open: int = -1  # not worked out
    asked: Container[str] = ()
    watched: dict[str, int] = {}
    easy: dict[str, int] = {}


class Known:
    """What can be said once for a match: who answers, and on which parts the answers depend."""

    def __init__(self, rules: sc.Ruleset) -> None:
        held, kept, cards = (rules.questions[one] for one in (HeldFast, KeptFrom, CardsKept))
        closed = rules.questions[ClosedStates].plugins | rules.questions[ClosedPlaces].plugins
        watched = rules.questions[Watched]
        self.any_card = not kept.plugins <= cards.plugins
        self.any_bridge = not closed <= watched.plugins
        reads = [one.reads for one in (*held.answers, *cards.answers, *watched.answers)]
        self.any_part = None in reads
        self.closes_places = bool(rules.questions[ClosedPlaces].answers)
        kinds = {kind for known in reads for kind in known or ()}
        self.places = sorted(rules.part_index[kind] for kind in kinds)  # in all positions the same


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


class Movement:
    """What moving bridges needs; lent as `sator.movement`."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._known: Known | None = None
        # What takes the parts out of a position on which the answers kept beside a board depend.
        self._take: Callable[[Any], Any] | None = None

    def _knows(self, rules: sc.Ruleset) -> Known:
        """Who answers in this match; the same for all its tables."""
        if self._known is None:
            self._known = Known(rules)
        return self._known

    def _reads(self, position: Any) -> Any:
        """All on which the answers that are kept beside a board depend besides it."""
        known = self._knows(position.rules)
        if known.any_part:
            return tuple(position.parts), position.clock, position.pending
        self._take = itemgetter(*known.places) if known.places else lambda parts: ()
        return self._take(position.parts)

    def movable(
        self, position: sc.Position, masks: BoardMasks, card: str, among: int, own: int = 0
    ) -> int:
        """Those of some bridges that a card may move, bit by bit; `own` it has moved just now."""
        scope = self.scope(position, masks)
        left = among & scope.open
        if left and card in scope.asked:
            asked = position.rules.questions[KeptFrom]
            left &= ~asked.ask(position, KeptFrom(masks, card, own))
        return left

    def scope(self, position: sc.Position, masks: BoardMasks) -> Scope:
        """What cards can move on a board; kept beside it while the parts that matter stay."""
        take = self._take
        scope: Scope | None = masks.scope
        parts = take(position.parts) if take is not None else self._reads(position)
        if scope is None or scope.parts != parts:
            scope = masks.scope = Scope(parts)
        if scope.open < 0:
            questions = position.rules.questions
            scope.open = masks.on & ~questions[HeldFast].ask(position, HeldFast(masks))
            asked: Container[str] = ALL_CARDS
            if not (self._known or self._knows(position.rules)).any_card:
                asked = questions[CardsKept].ask(position, CardsKept(masks), ALL_CARDS)
            scope.asked = Every() if ALL in asked else asked
        return scope

    def watched(self, position: sc.Position, masks: BoardMasks, back: str) -> int:
        """The bridges that a card with this back may not leave in every state (S13.3), by bits."""
        take = self._take
        scope: Scope | None = masks.scope
        parts = take(position.parts) if take is not None else self._reads(position)
        if scope is None or scope.parts != parts:
            scope = masks.scope = Scope(parts)
        found = scope.watched.get(back)
        return self._watched(position, masks, scope, back) if found is None else found

    def _watched(self, position: sc.Position, masks: BoardMasks, scope: Scope, back: str) -> int:
        found = self.geometry.every_bridge
        if not (self._known or self._knows(position.rules)).any_bridge:
            asked = position.rules.questions[Watched]
            found = asked.ask(position, Watched(masks, back), found)
        scope.watched[back] = found
        return found

    def easy(self, position: sc.Position, masks: BoardMasks, scope: Scope, back: str) -> int:
        """The bridges that a card with this back moves wherever the board lets it, by bits."""
        watched = scope.watched.get(back)
        if watched is None:
            watched = self._watched(position, masks, scope, back)
        easy = scope.easy[back] = scope.open & ~(masks.with_acolyte | watched)
        return easy

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


@MOVEMENT.service(SERVICE)
def movement(book: sc.RuleBook) -> Movement:
    """What moving bridges needs."""
    return Movement(geometry(book))
