"""No moving back: a bridge moved for points never returns to a state of this turn (S13.3)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.board_state import Board, Bridge, TurnBoard, board_masks
from ..box.printed_cards import IM
from ..bridges.board_geometry import Geometry
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State, state_of
from ..verbs.bridge_movement import FREE, Memory, Movement

MOVING_BACK = sc.Reason(
    "moving_back",
    "S13.3 R28",
    "{bridge} has been just so already in this turn.",
    message="sator-moving-back",
)

Number = Annotated[int, Meta(ge=0, le=(1 << 24) - 1)]
Remembered = Annotated[tuple[Number, ...], Meta(max_length=64)]
Record = tuple[Bridge, bool, Annotated[tuple[Remembered, ...], Meta(max_length=999)]]


class Records(sc.Part, tag="sator.records", frozen=True):
    """The bridges that effects have moved: whether a card did, and their states in this turn."""

    bridges: Annotated[tuple[Record, ...], Meta(max_length=256)] = ()


class NoMovingBack:
    """Which states are closed to a bridge."""

    def __init__(self, geometry: Geometry, movement: Movement) -> None:
        self.geometry = geometry
        self.movement = movement

    def watched(self, position: sc.Position, masks: BoardMasks, card: str) -> int:
        """The bridges that a card could bring into a state of this turn."""
        began = position[TurnBoard].board
        if began is None:
            return 0
        im = card != FREE and position.rules.cards[card].back == IM
        found = 0
        for number, by_card, _ in position[Records].bridges:
            if by_card or im:
                found |= 1 << number
        # Books go nowhere without their bridges, of which the records tell.
        if im and (
            began.acolytes != masks.at
            or began.gargoyles != masks.stones
            or began.taken != masks.taken
        ):
            return found | self._changed(began, masks)
        return found

    def _changed(self, began: Board, masks: BoardMasks) -> int:
        """The bridges on which something stands elsewhere than when the turn began."""
        before = board_masks(began, self.geometry)
        elsewhere = (
            (before.acolytes ^ masks.acolytes)
            | (before.gargoyles ^ masks.gargoyles)
            | (before.books ^ masks.books)
        )
        found = 0
        for bridge, mask in enumerate(masks.of_bridge):
            if mask & elsewhere:
                found |= 1 << bridge
        return found

    def states(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str
    ) -> tuple[State, ...]:
        """The states of this turn, once an Incertus Movet card is used on the bridge."""
        began = position[TurnBoard].board
        if began is None:
            return ()
        for number, by_card, states in position[Records].bridges:
            if number == bridge:
                return states if by_card or self._is_im(position, card) else ()
        if not self._is_im(position, card):
            return ()
        if (
            began.acolytes == masks.at
            and began.gargoyles == masks.stones
            and began.books == position[Board].books
        ):
            return ()
        first = state_of(board_masks(began, self.geometry), bridge)
        # The state it is in now is closed to it anyway, as that would be no change.
        return () if first == state_of(masks, bridge) else (first,)

    def _is_im(self, position: sc.Position, card: str) -> bool:
        return card != FREE and position.rules.cards[card].back == IM

    def why(self, position: sc.Position, bridge: int) -> sc.Refused:
        """Name the bridge."""
        return MOVING_BACK(bridge=self.movement.name(position, bridge))

    def note(self, now: sc.Change, bridges: tuple[int, ...], card: str) -> None:
        """Remember the states in which an effect leaves the bridges it moved."""
        board = now[Board]
        began = now[TurnBoard].board or board
        by_card = self._is_im(now, card)
        records = now[Records].bridges
        for bridge in bridges:
            after = state_of(board_masks(board, self.geometry), bridge)
            for at, (number, moved, states) in enumerate(records):
                if number == bridge:
                    if after not in states:
                        states = (*states, after)
                    record = bridge, moved or by_card, states
                    records = (*records[:at], record, *records[at + 1 :])
                    break
            else:
                first = state_of(board_masks(began, self.geometry), bridge)
                states = (first,) if after == first else (first, after)
                records = tuple(sorted((*records, (bridge, by_card, states))))
        now.put(Records(records))

    def forget(self, now: sc.Change, bridge: int) -> None:
        """A bridge that is gone needs no memory."""
        before = now[Records].bridges
        left = tuple([record for record in before if record[0] != bridge])
        if left != before:
            now.put(Records(left))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule bridges may go back and forth."""
    return sc.About("sator.no_moving_back", "sator", after=("sator.movement",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Remember every state since the turn began."""
    geometry: Geometry = book.service("sator.board")
    movement: Movement = book.service("sator.movement")
    rule = NoMovingBack(geometry, movement)
    book.part(Records(), reset="turn")
    book.reason(MOVING_BACK)
    movement.memories.append(Memory(rule.watched, rule.states, rule.why, (TurnBoard, Records)))
    movement.gone.append(rule.forget)
    movement.told.append(rule.note)
