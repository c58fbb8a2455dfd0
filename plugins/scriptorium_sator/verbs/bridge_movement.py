"""Moving bridges: what all effects that move them share (S13).

The service `sator.movement` knows which bridges may be moved, in which states they may be left,
what it costs to carry acolytes, and who wants to know that a bridge was moved. The rules behind
these answers are plugins of their own; each tells the service what it has to say.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from operator import itemgetter
from typing import Any, NamedTuple

import scriptorium as sc

from ..board.board_state import Board, board_masks, bridge_name
from ..board.bridge_events import BridgePushed, BridgeTurned
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, Geometry
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State
from ..cards.playing import Cards

SERVICE = "sator.movement"
FREE = ""  # what moves a bridge is a card; the free action is none

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


class MoveBridge(sc.Question, frozen=True):
    """May this bridge be moved by this card (empty for the free action)? For house rules."""

    seat: sc.Seat
    bridge: str
    card: str


class LeaveBridge(sc.Question, frozen=True):
    """May this bridge be left on this place by this card? For house rules."""

    seat: sc.Seat
    bridge: str
    place: int
    card: str


class Bar(NamedTuple):
    """A rule that keeps bridges from being moved: the bridges (bit by bit), and why.

    `common` gives the bridges it keeps from every card, and the only cards for which `bridges`
    could give more; besides the board it reads nothing but the parts named by `reads`. `again`
    says that it keeps a card even from going on with a bridge that it has itself just moved.
    """

    bridges: Callable[[sc.Position, BoardMasks, str], int]
    why: Callable[[sc.Position, int, str], sc.Refused]
    common: Callable[[sc.Position, BoardMasks], tuple[int, tuple[str, ...]]]
    reads: tuple[type[sc.Part], ...] = ()
    again: bool = True


class Memory(NamedTuple):
    """A rule that forbids some states to bridges: which bridges it concerns, the states, and why.

    `watched` gives all bridges (bit by bit) for which a card could meet a closed state; it looks
    only at the back of the card, the board, and the parts named by `reads`.
    """

    watched: Callable[[sc.Position, BoardMasks, str], int]
    states: Callable[[sc.Position, BoardMasks, int, str], tuple[State, ...]]
    why: Callable[[sc.Position, int], sc.Refused]
    reads: tuple[type[sc.Part], ...]


class Extra(NamedTuple):
    """A rule that asks more for moving a bridge by a card: how much, and what is then paid."""

    points: Callable[[sc.Position, BoardMasks, int], int]
    paid: Callable[[sc.Change, BoardMasks, int], None]


class Every:
    """What every card is in, and the free action too."""

    def __contains__(self, card: object) -> bool:
        return True


EVERY = Every()


class Scope:
    """What all cards have in common on a board: what they can move, and which to ask singly."""

    __slots__ = ("asked", "easy", "open", "parts", "watched")

    def __init__(self, parts: Any) -> None:
        self.parts = parts  # what the rules have read besides the board
        self.open = -1  # not worked out
        self.asked: Container[str] = ()
        # By the back of a card: for which bridges it may matter how they are left, and those
        # which are open, carry no acolyte, and may be left anyhow.
        self.watched: dict[str, int] = {}
        self.easy: dict[str, int] = {}


Told = Callable[[sc.Change, tuple[int, ...], str], None]


class Movement:
    """What moving bridges needs; lent as `sator.movement`."""

    def __init__(self, geometry: Geometry, cards: Cards) -> None:
        self.geometry = geometry
        self.cards = cards
        self.bars: list[Bar] = []
        self.memories: list[Memory] = []
        self.extras: list[Extra] = []
        self.told: list[Told] = []
        self._backs: dict[str, str] = {FREE: FREE}
        self._parts: Callable[[Any], Any] | None = None
        self.gone: list[Callable[[sc.Change, int], None]] = []

    # Which bridges.

    def movable(
        self, position: sc.Position, masks: BoardMasks, card: str, among: int, own: int = 0
    ) -> int:
        """Those of some bridges that a card may move, bit by bit; `own` it has moved just now."""
        left = among & masks.on
        for bar in self.bars:
            barred = bar.bridges(position, masks, card)
            left &= ~(barred & ~own if own and not bar.again else barred)
        if MoveBridge in position.rules.forbids:
            for bridge in bits(left):
                if position.rules.forbidden(position, self._asking(position, bridge, card)):
                    left &= ~(1 << bridge)
        return left

    def scope(self, position: sc.Position, masks: BoardMasks) -> Scope:
        """What cards can move on a board."""
        scope = self._scope(position, masks)
        if scope.open < 0:
            open_: int = masks.on
            asked: tuple[str, ...] = ()
            for bar in self.bars:
                barred, cards = bar.common(position, masks)
                open_ &= ~barred
                asked += cards
            scope.asked = EVERY if MoveBridge in position.rules.forbids else asked
            scope.open = open_
        return scope

    def _scope(self, position: sc.Position, masks: BoardMasks) -> Scope:
        """The scope that is kept beside a board while the parts that matter stay."""
        there: Any = position  # tables, views and changes all hold their parts in one order
        parts = (self._parts or self._reader(position))(there.parts)
        known: Scope | None = masks.scope
        if known is None or known.parts != parts:
            known = masks.scope = Scope(parts)
        return known

    def _reader(self, position: sc.Position) -> Callable[[Any], Any]:
        """What takes the parts out of a position that the rules about moving read."""
        rules: list[Bar | Memory] = [*self.bars, *self.memories]
        kinds = {kind for rule in rules for kind in rule.reads}
        places = sorted(position.rules.part_index[kind] for kind in kinds)
        self._parts = itemgetter(*places) if places else lambda parts: ()
        return self._parts

    def _asking(self, position: sc.Position, bridge: int, card: str) -> MoveBridge:
        return MoveBridge(position.clock.seat, self.geometry.names[bridge], card)

    def why_stuck(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, own: int = 0
    ) -> sc.Refused | None:
        """Why a bridge may not be moved by a card at all."""
        if not masks.on >> bridge & 1:
            return NOT_ON_BOARD(bridge=self.name(position, bridge))
        for bar in self.bars:
            if own >> bridge & 1 and not bar.again:
                continue
            if bar.bridges(position, masks, card) >> bridge & 1:
                return bar.why(position, bridge, card)
        return position.rules.forbidden(position, self._asking(position, bridge, card))

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
            scope = self._scope(position, masks)
        back = self._backs.get(card)
        if back is None:
            back = self._backs[card] = position.rules.cards[card].back
        known = scope.watched.get(back)
        if known is None:
            known = scope.watched[back] = self._watched(position, masks, card)
        return known

    def easy(self, position: sc.Position, masks: BoardMasks, card: str, scope: Scope) -> int:
        """The bridges of which nothing but the board need be asked before a card moves them."""
        back = self._backs.get(card)
        known = scope.easy.get(back) if back is not None else None
        if known is None:
            known = scope.open & ~masks.with_acolyte & ~self.watched(position, masks, card, scope)
            scope.easy[self._backs[card]] = known
        return known

    def shut(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str
    ) -> tuple[int, ...] | None:
        """All places on which a card might not leave a bridge; None where nobody can say."""
        if LeaveBridge in position.rules.forbids:
            return None
        return tuple([state[0] for state in self.closed(position, masks, bridge, card)])

    def _watched(self, position: sc.Position, masks: BoardMasks, card: str) -> int:
        if LeaveBridge in position.rules.forbids:
            return self.geometry.every_bridge
        found = 0
        for memory in self.memories:
            found |= memory.watched(position, masks, card)
        return found

    def closed(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str
    ) -> tuple[State, ...]:
        """The states in which a card may not leave a bridge (S13.3)."""
        if len(self.memories) == 1:
            return self.memories[0].states(position, masks, bridge, card)
        found: tuple[State, ...] = ()
        for memory in self.memories:
            found += memory.states(position, masks, bridge, card)
        return found

    def unwatched(self, position: sc.Position, masks: BoardMasks, bridge: int, card: str) -> bool:
        """Whether every other state is open to a bridge: nothing to compare with."""
        return not self.watched(position, masks, card) >> bridge & 1

    def may_leave(
        self, position: sc.Position, bridge: int, card: str, closed: tuple[State, ...], state: State
    ) -> bool:
        """Whether a card may leave a bridge in a state."""
        if state in closed:
            return False
        if LeaveBridge not in position.rules.forbids:
            return True
        return self._why_strangers(position, bridge, card, state) is None

    def _why_strangers(
        self, position: sc.Position, bridge: int, card: str, state: State
    ) -> sc.Refused | None:
        name = self.geometry.names[bridge]
        question = LeaveBridge(position.clock.seat, name, state[0], card)
        return position.rules.forbidden(position, question)

    def why_not_leave(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, state: State
    ) -> sc.Refused | None:
        """Why a card may not leave a bridge in a state."""
        for memory in self.memories:
            if state in memory.states(position, masks, bridge, card):
                return memory.why(position, bridge)
        if LeaveBridge in position.rules.forbids:
            return self._why_strangers(position, bridge, card, state)
        return None

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
        points = 0
        if masks.with_acolyte >> bridge & 1:
            for extra in self.extras:
                points += extra.points(position, masks, bridge)
        return points

    def pay(self, now: sc.Change, masks: BoardMasks, bridge: int, points: int) -> None:
        """Pay for a card on a bridge, surcharge included."""
        cost = points + self.extra(now, masks, bridge)
        if masks.with_acolyte >> bridge & 1:
            for extra in self.extras:
                extra.paid(now, masks, bridge)
        now.spend("ap", cost)

    def settle(self, now: sc.Change, bridges: tuple[int, ...], card: str) -> None:
        """Let the rules note that an effect has moved bridges."""
        for told in self.told:
            told(now, bridges, card)

    def lose(self, now: sc.Change, bridge: int) -> None:
        """Let the rules forget a bridge that has left the game."""
        for gone in self.gone:
            gone(now, bridge)

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
    book.event(BridgePushed)
    book.event(BridgeTurned)
    book.reason(NOT_ON_BOARD, OUTSIDE, OVERLAP, NO_CHANGE, ACOLYTE_ON_BRIDGE, BRIDGE_NOT_EMPTY)
    book.offer_service(SERVICE, Movement(book.service("sator.board"), book.service("sator.cards")))
