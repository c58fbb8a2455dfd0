"""Moving bridges: what all effects that move them share (S13).

The service `sator.movement` knows which bridges may be moved, in which states they may be left,
and what it costs to carry acolytes. The rules behind these answers are plugins of their own; they
answer its questions and react to what it tells (`movement_questions`).
"""

from __future__ import annotations

from collections.abc import Callable, Container
from operator import itemgetter
from typing import Any

import scriptorium as sc
from scriptorium_grid.carrying import State

from ..board.board_state import Board, board_masks, bridge_name
from ..board.bridge_events import BridgePushed, BridgeTurned
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, Geometry
from ..bridges.board_masks import BoardMasks
from .movement_questions import (
    EVENTS,
    FREE,
    QUESTIONS,
    BridgeLost,
    BridgesSettled,
    CardsKept,
    CarryingCosts,
    CarryingPaid,
    ClosedPlaces,
    ClosedStates,
    HeldFast,
    KeptFrom,
    Watched,
)

SERVICE = "sator.movement"

NOT_ON_BOARD = sc.Reason(
    "outside", "S2.3", "{bridge} is not on the board.", message="sator-not-on-board"
)
OUTSIDE = sc.Reason(
    "outside", "S10.3 S11.4", "{bridge} would leave the grid.", message="sator-movement-outside"
)
OVERLAP = sc.Reason(
    "overlap", "S10.3 S11.4", "{bridge} would lie over {other}.", message="sator-movement-overlap"
)
NO_CHANGE = sc.Reason(
    "no_change", "S13.4 R29", "That would change nothing.", message="sator-no-change"
)
ACOLYTE_ON_BRIDGE = sc.Reason(
    "acolyte_on_bridge",
    "S13.5 S26.2 S17.2 S18.1",
    "{bridge} carries an acolyte.",
    message="sator-acolyte-on-bridge",
)
BRIDGE_NOT_EMPTY = sc.Reason(
    "bridge_not_empty",
    "S13.5 S20.2 S22.2 R44 R45",
    "{bridge} is not empty.",
    message="sator-bridge-not-empty",
)


class Every:
    """What every card is in, and the free action too."""

    def __contains__(self, card: object) -> bool:
        return True


EVERY = Every()
ALL = "*"  # in place of the cards that an answer would have named, had it not failed
ALL_CARDS = (ALL,)


class Scope:
    """What all cards have in common on a board: what they can move, and which to ask singly."""

    __slots__ = ("asked", "easy", "open", "parts", "watched")

    def __init__(self, parts: Any) -> None:
        self.parts = parts  # what the rules have read besides the board
        self.open = 0
        self.asked: Container[str] = ()
        # By the back of a card: for which bridges it may matter how they are left, and those
        # which are open, carry no acolyte, and may be left anyhow.
        self.watched: dict[str, int] = {}
        self.easy: dict[str, int] = {}


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


class Closed(tuple[State, ...]):
    """States in which a bridge may not be left, and bit by bit the places on which it may not."""

    places: int = 0


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

    # Which bridges.

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
        parts = take(position.parts) if take is not None else self._reads(position)
        known: Scope | None = masks.scope
        if known is not None and known.parts == parts:
            return known
        scope = masks.scope = Scope(parts)
        questions = position.rules.questions
        scope.open = masks.on & ~questions[HeldFast].ask(position, HeldFast(masks))
        if (self._known or self._knows(position.rules)).any_card:
            scope.asked = EVERY
        else:
            kept = questions[CardsKept].ask(position, CardsKept(masks), ALL_CARDS)
            scope.asked = EVERY if ALL in kept else kept
        return scope

    def why_stuck(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, own: int = 0
    ) -> sc.Refused | None:
        """Why a bridge may not be moved by a card at all."""
        name = self.name(position, bridge)
        if not masks.on >> bridge & 1:
            return NOT_ON_BOARD(bridge=name)
        questions = position.rules.questions
        return questions[HeldFast].why(
            position, HeldFast(masks), bridge, bridge=name, card=card
        ) or questions[KeptFrom].why(
            position, KeptFrom(masks, card, own), bridge, bridge=name, card=card
        )

    def name(self, position: sc.Position, bridge: int) -> str:
        """What a bridge is called."""
        return bridge_name(position, self.geometry, bridge)

    # Which states.

    def watched(
        self, position: sc.Position, masks: BoardMasks, card: str, scope: Scope | None = None
    ) -> int:
        """The bridges that a card may not leave in every state (S13.3), bit by bit.

        Who knows the `scope` of the board already gives it along.
        """
        if scope is None:
            scope = self.scope(position, masks)
        back = position.rules.cards[card].back if card else FREE
        known = scope.watched.get(back)
        if known is None:
            if (self._known or self._knows(position.rules)).any_bridge:
                known = self.geometry.every_bridge
            else:
                every, asked = self.geometry.every_bridge, Watched(masks, back)
                known = position.rules.questions[Watched].ask(position, asked, every)
            scope.watched[back] = known
        return known

    def easy(self, position: sc.Position, masks: BoardMasks, card: str, scope: Scope) -> int:
        """The bridges of which nothing but the board need be asked before a card moves them."""
        back = position.rules.cards[card].back if card else FREE
        known = scope.easy[back] = (
            scope.open & ~masks.with_acolyte & ~self.watched(position, masks, card, scope)
        )
        return known

    def shut(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str
    ) -> tuple[int, ...] | None:
        """All places on which a card might not leave a bridge."""
        closed = self.closed(position, masks, bridge, card)
        places = tuple([state[0] for state in closed])
        more = closed.places if isinstance(closed, Closed) else 0
        return (*places, *bits(more)) if more else places

    def closed(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str
    ) -> tuple[State, ...]:
        """The states in which a card may not leave a bridge (S13.3)."""
        questions = position.rules.questions
        asked = ClosedStates(masks, bridge, card)
        states: tuple[State, ...] = questions[ClosedStates].ask(position, asked)
        if not (self._known or self._knows(position.rules)).closes_places:
            return states
        found = Closed(states)
        places = ClosedPlaces(masks, bridge, card)
        found.places = questions[ClosedPlaces].ask(position, places)
        return found

    def unwatched(self, position: sc.Position, masks: BoardMasks, bridge: int, card: str) -> bool:
        """Whether every other state is open to a bridge: nothing to compare with."""
        return not self.watched(position, masks, card) >> bridge & 1

    def may_leave(
        self, position: sc.Position, bridge: int, card: str, closed: tuple[State, ...], state: State
    ) -> bool:
        """Whether a card may leave a bridge in a state; `closed` says in which it may not."""
        if state in closed:
            return False
        return not (isinstance(closed, Closed) and closed.places >> state[0] & 1)

    def why_not_leave(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, state: State
    ) -> sc.Refused | None:
        """Why a card may not leave a bridge in a state."""
        name, questions = self.name(position, bridge), position.rules.questions
        asked = ClosedStates(masks, bridge, card)
        refused = questions[ClosedStates].why(position, asked, state, bridge=name, card=card)
        if refused is not None or not questions[ClosedPlaces].answers:
            return refused
        places = ClosedPlaces(masks, bridge, card)
        return questions[ClosedPlaces].why(position, places, state[0], bridge=name, card=card)

    def why_no_room(
        self, position: sc.Position, masks: BoardMasks, bridge: int, place: int | None
    ) -> sc.Refused | None:
        """Why a bridge cannot lie on a place: outside, or over another (S10.3, S11.4)."""
        name = self.name(position, bridge)
        mask = 0
        if place is not None and place >= 0:
            place_masks = self.geometry.place_masks[bridge][place >> ANCHOR_BITS]
            anchor = place & ANCHOR
            mask = place_masks[anchor] if anchor < len(place_masks) else 0
        if not mask:
            return OUTSIDE(bridge=name)
        under = mask & (masks.covered ^ masks.of_bridge[bridge])
        if under:
            other = masks.bridge_at((under & -under).bit_length() - 1)
            return OVERLAP(bridge=name, other="" if other is None else self.name(position, other))
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

    def settle(self, now: sc.Change, bridges: tuple[int, ...], card: str) -> None:
        """Let the rules note that an effect has moved bridges."""
        now.tell_at_once(BridgesSettled(bridges, card))

    def lose(self, now: sc.Change, bridge: int) -> None:
        """Let the rules forget a bridge that has left the game."""
        now.tell_at_once(BridgeLost(bridge))

    def masks(self, position: sc.Position) -> BoardMasks:
        """The board of a position as sets of squares."""
        board = position[Board]
        return board.__dict__.get("masks") or board_masks(board, self.geometry)


def bits(number: int) -> list[int]:
    """The places of the bits of a number, lowest first."""
    found = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return found


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Moving bridges belongs to every match of SATOR."""
    return sc.About(SERVICE, "sator", after=("sator.board", "sator.cards"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Lend what moving bridges needs."""
    for kind, joined in QUESTIONS.items():
        book.question(kind, joined=joined)
    for event in (BridgePushed, BridgeTurned, *EVENTS):
        book.event(event)
    book.reason(NOT_ON_BOARD, OUTSIDE, OVERLAP, NO_CHANGE, ACOLYTE_ON_BRIDGE, BRIDGE_NOT_EMPTY)
    book.offer_service(SERVICE, Movement(book.service("sator.board")))
