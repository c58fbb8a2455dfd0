"""What a part of a card does to bridges: its words, worked out once, asked at each decision.

All verbs that push or turn a bridge share this, whether a card of the box, a pack or the free
action has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import ChoiceWords

from ..board.targets import geometry, masks
from ..box.card_data import Angle, MovesLevel, RotasLevel
from ..box.cards import ANY, IM, Distance, Kind, Kinds, check_numbers, names_of
from ..bridges.board_masks import BoardMasks
from ..hand.playing import AP
from ..movement.carrying import State
from ..movement.push_lists import PushLevel as PushLevel
from ..movement.push_lists import PushLists
from . import operation_row
from .bridge_movement import SERVICE, Movement, movement
from .movement_questions import FREE

MovesLevels = Annotated[tuple[MovesLevel, ...], Meta(max_length=9)]
RotasLevels = Annotated[tuple[RotasLevel, ...], Meta(max_length=9)]


class Ways(NamedTuple):
    """How far a part pushes and how it turns, by the price; whether a price is chosen at all."""

    pushes: tuple[PushLevel, ...] = ()
    turns: tuple[RotasLevel, ...] = ()
    priced: bool = False

    def pushing(self, *, priced: bool) -> bool:
        """Whether it pushes, for a price that is chosen or without."""
        return self.priced == priced and bool(self.pushes)

    def turning(self, rotations: int, *, priced: bool) -> bool:
        """Whether it turns so many times, for a price that is chosen or without."""
        several = [level.rotations for level in self.turns]
        return self.priced == priced and rotations in several


class BridgeWords(ChoiceWords, frozen=True, kw_only=True):
    """Which bridges a part is for; `carry` allows those with acolytes."""

    material: Kind | Kinds = ANY
    shape: Kind | Kinds = ANY
    which: Literal["any", "another", "same"] = "any"
    carry: bool = False

    def __post_init__(self) -> None:
        check_numbers(self)

    def ways(self) -> Ways:
        """How it moves them."""
        return Ways()


def exactly(levels: tuple[MovesLevel, ...]) -> tuple[PushLevel, ...]:
    """Levels of MOVES push just so many squares."""
    return tuple(PushLevel(one.ap, one.squares, one.squares) for one in levels)


class MoveWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge by so many squares, or from `fewest` to so many."""

    move: Literal["bridge"]
    squares: Distance = 1
    fewest: Distance | None = None
    ap: Annotated[int, Meta(ge=0, le=99)] = 0
    levels: MovesLevels = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.fewest is not None and self.fewest > self.squares:
            raise sc.ParamsError("fewest is not more than squares", "fewest")

    def ways(self) -> Ways:
        """By its levels, or for the price of the part."""
        alone = PushLevel(self.ap, self.fewest or self.squares, self.squares)
        return Ways(pushes=exactly(self.levels) or (alone,), priced=bool(self.levels))


class TurnWords(BridgeWords, frozen=True, kw_only=True):
    """Turn a bridge once; `angles` leaves only some, in degrees clockwise."""

    turn: Literal["bridge"]
    angles: Annotated[tuple[Angle, ...], Meta(max_length=3)] = ()
    levels: RotasLevels = ()

    def ways(self) -> Ways:
        """By its levels, or once for nothing."""
        alone = RotasLevel(ap=0, rotations=1, angles=self.angles)
        return Ways(turns=self.levels or (alone,), priced=bool(self.levels))


class HandleWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge or turn it, by levels of either kind."""

    handle: Literal["bridge"]
    moves: MovesLevels = ()
    rotas: RotasLevels = ()

    def ways(self) -> Ways:
        """By the levels of both."""
        return Ways(exactly(self.moves), self.rotas, priced=True)


class OperateWords(BridgeWords, frozen=True, kw_only=True):
    """Push a bridge by one square or turn it once; `together` judges all such parts as one."""

    operate: Literal["bridge"]
    together: bool = False

    def ways(self) -> Ways:
        """By one square, or once."""
        return Ways((PushLevel(0, 1, 1),), (RotasLevel(ap=0, rotations=1),))


class ActWords(OperateWords, frozen=True, kw_only=True):
    """Such an operation, or a step of the own acolyte."""

    act: Literal["freely"]
    operate: Literal["bridge"] = "bridge"


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
    moving: Movement = at.rules.services[SERVICE]
    may: Judge = None  # every state is open
    if part.together:
        before = operation_row.moved_before(at)
        may = operation_row.judge(at, bridge, before)
    elif moving.watched(at, here, part.back) >> bridge & 1:
        may = moving.closed(at, here, bridge, part.card).may_be
    return bridge, part, here, left, may
