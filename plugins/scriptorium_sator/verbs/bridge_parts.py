"""What a part of a card does to bridges: worked out once from its words, asked at each decision.

All verbs that push or turn a bridge share this, whether a card of the box, a pack or the free
action has them.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

import scriptorium as sc
import scriptorium.cards as sv

from ..board.targets import geometry, masks
from ..box.card_data import RotasLevel
from ..box.card_numbers import names_of
from ..box.printed_cards import IM
from ..bridges.board_masks import BoardMasks
from ..hand.playing import AP
from ..movement.carrying import State
from ..movement.push_lists import PushLists
from . import operation_row
from .bridge_movement import movement
from .bridge_words import BridgeWords, PushLevel
from .movement_questions import FREE

NEVER = 1_000_000  # points
ALONE = ("points", "cards")  # prices of a card are reckoned with by `ready`
FIRST = 0  # beside its program each part of a card is kept by its number
CHOSEN = "sator.chosen_bridge"  # where it is kept with a moment
Judge = Callable[[State], bool] | None


class Way(Struct, frozen=True):
    """Pushing or turning, as far as it can be judged before any square is looked at."""

    price: int  # the lowest
    plain: bool  # whether what the board lets move at all can be moved so
    short: bool  # whether one step or one turn is such a move
    plain_price: int  # the lowest where it is plain


class BridgePart(Struct, frozen=True):
    """What a part may be done to and how, with what is known of its card."""

    card: str  # empty for the free action
    back: str
    words: BridgeWords
    kinds: int  # the bridges that it is for, bit by bit
    pushes: tuple[PushLevel, ...]
    push_lists: PushLists
    turns: tuple[RotasLevel, ...]
    once: tuple[RotasLevel, ...]  # those of one turn
    twice: tuple[RotasLevel, ...]
    priced: bool  # whether a level is chosen by its price
    pays: bool  # for the acolytes that are carried
    lowest: int  # of all prices
    push: Way
    turn: Way
    together: bool


def part_of(at: sc.Moment) -> BridgePart:
    """The part that a card has come to; kept with the card's program."""
    run = at.decision
    known: dict[int, BridgePart] = at.rules.programs[run.card].known
    try:
        return known[run.at]
    except KeyError:
        found = known[run.at] = _read(at)
        return found


def _read(at: sc.Moment) -> BridgePart:
    words, known = sv.words(at), geometry(at)
    card = at.rules.cards.get(at.decision.card)
    pushes, turns, priced = words.ways()
    price, least, most = pushes[0] if pushes else (NEVER, 0, 0)
    plain = most > least or least % 2 == 1  # to and fro an odd number of times ends elsewhere
    push = Way(price, plain, least == 1, price if plain else NEVER)
    once = bool(turns) and turns[0].rotations == 1 and not turns[0].angles
    price = turns[0].ap if turns else NEVER
    turn = Way(price, once, once, price if once else NEVER)
    return BridgePart(
        card=FREE if card is None else card.id,
        back="" if card is None else card.back,
        words=words,
        kinds=known.among(known.of_material, names_of(words.material))
        & known.among(known.of_shape, names_of(words.shape)),
        pushes=pushes,
        push_lists=PushLists(known.grid, pushes, priced=priced),
        turns=turns,
        once=tuple(level for level in turns if level.rotations == 1),
        twice=tuple(level for level in turns if level.rotations == 2),
        priced=priced,
        pays=card is not None and card.back == IM,
        lowest=min(push.price, turn.price),
        push=push,
        turn=turn,
        together=getattr(words, "together", False),
    )


def push_levels(at: sc.Moment) -> dict[int, PushLevel]:
    """The levels that push, by their prices."""
    part = part_of(at)
    return {level.ap: level for level in part.pushes} if part.priced else {}


def turn_levels(at: sc.Moment, turns: int) -> dict[int, RotasLevel]:
    """The levels that turn so many times, by their prices."""
    part = part_of(at)
    found = {level.ap: level for level in part.turns if level.rotations == turns}
    return found if part.priced else {}


def surcharge(position: sc.Position, part: BridgePart, here: BoardMasks, bridge: int) -> int:
    """What carrying acolytes costs: nothing where the card is a prayer (S13.1, S14.4)."""
    if part.pays and here.with_acolyte >> bridge & 1:
        return movement(position).extra(position, here, bridge)
    return 0


# A bridge that a part is to move, with what pushes and turns of it both ask about: the bridge, the
# part, the board, the points less what carrying costs, and what judges how the bridge is left.
ChosenBridge = tuple[int, BridgePart, BoardMasks, int, Judge]


def chosen_bridge(at: sc.Moment) -> ChosenBridge:
    """The bridge that was chosen; kept with the moment, as each kind of action asks for it."""
    if at.found is None:
        at.found = {CHOSEN: as_chosen(at, part_of(at), at.decision.chosen[0])}
    found: ChosenBridge = at.found[CHOSEN]
    return found


def as_chosen(at: sc.Moment, part: BridgePart, bridge: int) -> ChosenBridge:
    """A bridge as if it had been chosen for a part."""
    here, left = masks(at), at.clock.left[AP]
    if part.pays and here.with_acolyte >> bridge & 1:
        left -= surcharge(at, part, here, bridge)
    moving = movement(at)
    may: Judge = None  # every state is open
    if part.together:
        before = operation_row.moved_before(at)
        may = operation_row.judge(at, bridge, before)
    elif moving.watched(at, here, part.back) >> bridge & 1:
        may = moving.closed(at, here, bridge, part.card).may_be
    return bridge, part, here, left, may
