"""No moving back: a bridge moved for points never returns to a state of this turn (S13.3)."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from .. import game, say
from ..board.board_state import Board, Bridge, TurnBoard, board_masks, is_place
from ..board.targets import geometry
from ..box.cards import IM
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, Geometry
from ..bridges.board_masks import BOOK, GARGOYLE, BoardMasks
from ..movement.carrying import State
from ..verbs.movement_questions import FREE, BridgesSettled, ClosedStates, Watched

# Without this rule bridges may go back and forth.
NO_MOVING_BACK = game.plugin("no_moving_back", needs=("sator.movement",))

MOVING_BACK = say.reason("S13.3 R28", "sator-moving-back")

Number = Annotated[int, Meta(ge=0, le=(1 << 24) - 1)]
Remembered = Annotated[tuple[Number, ...], Meta(max_length=64)]
Record = tuple[Bridge, bool, Annotated[tuple[Remembered, ...], Meta(max_length=999)]]


@NO_MOVING_BACK.part(reset="turn")
class Records(sc.Part, tag="sator.records", frozen=True):
    """The bridges that effects have moved: whether a card did, and their states in this turn."""

    bridges: Annotated[tuple[Record, ...], Meta(max_length=256)] = ()


def may_have_been(known: Geometry, bridge: int, state: State) -> bool:
    """Whether a bridge can ever be in a state: on the board, and each rider on a square of it."""
    place, riders = state[:1], state[1:]
    if not place or not is_place(known, bridge, place[0]):
        return False
    mask, kinds, seats = known.mask(bridge, place[0]), (0, BOOK, GARGOYLE), len(known.seats)
    for rider in riders:
        who, square = rider >> ANCHOR_BITS, rider & ANCHOR
        if not mask >> square & 1 or not any(kind <= who < kind + seats for kind in kinds):
            return False
    return all(one < other for one, other in pairwise(riders))


@NO_MOVING_BACK.answer(Watched, reads=(TurnBoard, Records))
def watched(position: sc.Position, asked: Watched) -> int:
    """The bridges that a card could bring into a state of this turn."""
    parts, at = position.parts, position.rules.part_index
    began = parts[at[TurnBoard]].board
    if began is None:
        return 0
    masks, im = asked.masks, asked.back == IM
    found = 0
    for number, by_card, _ in parts[at[Records]].bridges:
        if by_card or im:
            found |= 1 << number
    # Books go nowhere without their bridges, of which the records tell.
    if im and (
        began.acolytes != masks.at or began.gargoyles != masks.stones or began.taken != masks.taken
    ):
        return found | changed(began, masks)
    return found


def changed(began: Board, masks: BoardMasks) -> int:
    """The bridges on which something stands elsewhere than when the turn began."""
    before = board_masks(began, masks.geometry)
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


@NO_MOVING_BACK.answer(ClosedStates, reason=MOVING_BACK)
def states(position: sc.Position, asked: ClosedStates) -> tuple[State, ...]:
    """The states of this turn, once an Incertus Movet card is used on the bridge."""
    masks, bridge, card = asked.masks, asked.bridge, asked.card
    began = position[TurnBoard].board
    if began is None:
        return ()
    for number, by_card, states in position[Records].bridges:
        if number == bridge:
            return states if by_card or is_im(position, card) else ()
    if not is_im(position, card):
        return ()
    if (
        began.acolytes == masks.at
        and began.gargoyles == masks.stones
        and began.books == position[Board].books
    ):
        return ()
    first = board_masks(began, masks.geometry).state(bridge)
    # The state it is in now is closed to it anyway, as that would be no change.
    return () if first == masks.state(bridge) else (first,)


def is_im(position: sc.Position, card: str) -> bool:
    """Whether it is an Incertus Movet card that moves a bridge."""
    return card != FREE and position.rules.cards[card].back == IM


@NO_MOVING_BACK.invariant
def records_fit(position: sc.Position) -> str | None:
    """Each bridge of the box is remembered once, with the states that it has had."""
    known = geometry(position)
    numbers = [number for number, _, _ in position[Records].bridges]
    if len(set(numbers)) < len(numbers) or max(numbers, default=0) >= len(known.names):
        return "a bridge is remembered that is none, or twice"
    for number, _, states in position[Records].bridges:
        if not states:
            return "a bridge has moved and was nowhere"
        for state in states:
            if not may_have_been(known, number, state):
                return f"{known.names[number]} is remembered as it cannot have been"
    return None


@NO_MOVING_BACK.react(BridgesSettled)
def note(now: sc.Change, settled: BridgesSettled) -> None:
    """Remember the states in which an effect leaves the bridges it moved."""
    parts, at_kind = now.parts, now.rules.part_index
    board: Board = parts[at_kind[Board]]  # type: ignore[assignment]
    turn: TurnBoard = parts[at_kind[TurnBoard]]  # type: ignore[assignment]
    kept: Records = parts[at_kind[Records]]  # type: ignore[assignment]
    began, records, card = turn.board or board, kept.bridges, settled.card
    by_card = card != FREE and now.rules.cards[card].back == IM
    here = board.known.get("masks") or board_masks(board, geometry(now))
    for bridge in settled.bridges:
        after = here.states[bridge] or here.state(bridge)
        for at, (number, moved, states) in enumerate(records):
            if number == bridge:
                if after not in states:
                    states = (*states, after)
                record = bridge, moved or by_card, states
                records = (*records[:at], record, *records[at + 1 :])
                break
        else:
            first = board_masks(began, here.geometry).state(bridge)
            states = (first,) if after == first else (first, after)
            records = tuple(sorted((*records, (bridge, by_card, states))))
    parts[at_kind[Records]] = Records(records)
