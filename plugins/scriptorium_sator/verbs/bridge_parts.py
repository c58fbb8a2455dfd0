"""What a part of a card does to bridges: worked out once from its words, asked at each decision.

All verbs that push or turn a bridge share this, whether a card of the box, a pack or the free
action has them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_grid.carrying import State

from ..board.piece_names import bridge_named
from ..board.targets import geometry, masks
from ..box.card_data import RotasLevel
from ..box.printed_cards import IM
from ..bridges.board_masks import BoardMasks
from . import operation_row
from .bridge_movement import SERVICE, Movement
from .movement_questions import FREE
from .verb_words import BridgeWords, PushLevel

NEVER = 1_000_000  # points
ALONE = ("points", "cards")  # prices of a card are reckoned with by `aim.ready`
FIRST = "part", 0  # where the part with which a card begins is kept beside its program
Judge = Callable[[State], bool] | None


@dataclass(frozen=True)
class BridgePart:
    """What a part may be done to and how, with what is known of its card."""

    card: str  # empty for the free action
    words: BridgeWords
    kinds: int  # the bridges that it is for, bit by bit
    pushes: tuple[PushLevel, ...]
    turns: tuple[RotasLevel, ...]
    pays: bool  # for the acolytes that are carried
    lowest: int  # of all prices
    push_price: int  # the lowest of either kind
    turn_price: int
    push_plain: bool  # whether what the board lets move at all can be moved so
    turn_plain: bool
    back: str
    together: bool
    priced: bool  # whether a level is chosen by its price


def movement(position: sc.Position) -> Movement:
    """What moving bridges needs."""
    found: Movement = position.rules.services[SERVICE]
    return found


def part_of(position: sc.Position, top: Any) -> BridgePart:
    """The part that a card has come to; kept beside the card's program."""
    beside: dict[Any, Any] = position.rules.chapters[sv.CardRules].programs[top.card].__dict__
    key = "part", top.at
    found: BridgePart | None = beside.get(key)
    if found is None:
        found = beside[key] = _read(position, top)
    return found


def _read(position: sc.Position, top: Any) -> BridgePart:
    words, known = sv.words(position, top), geometry(position)
    kinds = known.among(known.of_material, words.materials)
    card = position.rules.cards.get(top.card)
    pushes, turns = words.pushes, words.turns
    push_price = pushes[0].ap if pushes else NEVER
    turn_price = turns[0].ap if turns else NEVER
    return BridgePart(
        FREE if card is None else card.id,
        words,
        kinds & known.among(known.of_shape, words.shapes),
        pushes,
        turns,
        card is not None and card.back == IM,
        min(push_price, turn_price),
        push_price,
        turn_price,
        # To and fro an odd number of times ends elsewhere.
        bool(pushes) and (pushes[0].most > pushes[0].least or pushes[0].least % 2 == 1),
        bool(turns) and turns[0].rotations == 1 and not turns[0].angles,
        "" if card is None else card.back,
        getattr(words, "together", False),
        words.priced,
    )


def surcharge(position: sc.Position, part: BridgePart, here: BoardMasks, bridge: int) -> int:
    """What carrying acolytes costs: nothing where the card is a prayer (S13.1, S14.4)."""
    if part.pays and here.with_acolyte >> bridge & 1:
        return movement(position).extra(position, here, bridge)
    return 0


def judge(position: sc.Position, top: Any, part: BridgePart, bridge: int) -> Judge:
    """What tells whether a bridge may be left in a state; None where it always may."""
    if part.together:
        return operation_row.judge(position, top, bridge, operation_row.moved_before(position, top))
    moving: Movement = position.rules.services[SERVICE]
    here = masks(position)
    if not moving.watched(position, here, part.card) >> bridge & 1:
        return None
    closed = moving.closed(position, here, bridge, part.card)
    return lambda state: moving.may_leave(position, bridge, part.card, closed, state)


def shut(position: sc.Position, top: Any, part: BridgePart, bridge: int) -> tuple[int, ...] | None:
    """All places on which a bridge might not be left; None where nobody can say."""
    if part.together and top.touched:
        return operation_row.shut(position, top, bridge)
    return movement(position).shut(position, masks(position), bridge, part.card)


def why_not_left(
    position: sc.Position, top: Any, part: BridgePart, state: State
) -> sc.Refused | None:
    """Why a card may not leave the chosen bridge in a state; in a row only its end is judged."""
    if part.together:
        return None
    bridge = top.chosen[0]
    return movement(position).why_not_leave(position, masks(position), bridge, part.card, state)


def pay(now: sc.Change, top: Any, part: BridgePart, points: int) -> None:
    """Pay for a level on the chosen bridge, and for the acolytes that it carries."""
    if part.together:
        operation_row.begin(now, top)
    here = masks(now)
    if part.pays and here.with_acolyte >> top.chosen[0] & 1:
        movement(now).pay(now, here, top.chosen[0], points)
    elif points:
        now.spend("ap", points)


def moved(now: sc.Change, top: Any, part: BridgePart) -> tuple[str, ...]:
    """The rules note that the chosen bridge was moved; of a row, when all is done."""
    bridge = top.chosen[0]
    if not part.together:
        movement(now).settle(now, (bridge,), part.card)
    return (bridge_named(geometry(now).names[bridge]),)
