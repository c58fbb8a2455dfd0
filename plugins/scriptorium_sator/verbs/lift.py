"""Empty bridges: `remove` takes one out of the game (S20), `lift` and `lay` move some (S22).

Which is laid next, on which squares, and where there is room for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import Carried, program_of, words
from scriptorium.engine import REST, bit_places

from .. import game, say
from ..board.board_state import Board, bridge_piece, laid_board, put_board
from ..board.targets import Bridge, Bridges, LaidSquares, geometry, masks
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, OFF, place_of
from .bridge_movement import NOT_ON_BOARD, movement
from .movement_questions import BridgesSettled

# Without this verb no card takes a bridge away.
VERB_REMOVE = game.plugin("verb_remove", needs=("sator.movement", "sator.verbs"))


BRIDGE_NOT_EMPTY = say.reason("S13.5 S20.2 S22.2 R44 R45", "sator-bridge-not-empty")

# Which bridges an effect may take (S13.5): for `lift` as well.


def why_not_empty(at: sc.Moment, action: Any) -> sc.Refused:
    """A bridge with a gargoyle is held fast besides (S23.3)."""
    held = masks(at).with_gargoyle >> action.bridge & 1
    name = movement(at).name(at, action.bridge)
    return BRIDGE_NOT_EMPTY(bridge=name, also=("S23.3",) if held else ())


def movable(at: sc.Moment) -> int:
    """The bridges that the card may move."""
    board = masks(at)
    return movement(at).movable(at, board, at.decision.card, board.on)


def why_stuck(at: sc.Moment, action: Any) -> sc.Refused | None:
    """What keeps a bridge where it is."""
    return movement(at).why_stuck(at, masks(at), action.bridge, at.decision.card)


EMPTY = say.rule_for(BRIDGE_NOT_EMPTY, mask=lambda at: ~masks(at).with_rider, explain=why_not_empty)
MAY_MOVE = say.rule_for(NOT_ON_BOARD, mask=movable, explain=why_stuck)


@VERB_REMOVE.event(say("sator-bridge-gone"), shows=("bridge-{bridge}",))
class BridgeGone(sc.Event, tag="sator.bridge_gone", frozen=True):
    """A bridge left the game."""

    bridge: str


@VERB_REMOVE.verb_step(
    EMPTY,
    MAY_MOVE,
    refusal=say.reason("S20.1", "sator-victoria-too-many-targets", id="too_many_targets"),
    asks=say.awaits("S20.1 S20.2", "sator-touch-removing"),
)
class Remove(sc.Action, tag="sator.remove", frozen=True):
    """Take an empty bridge out of the game."""

    bridge: Bridge

    def do(self, now: sc.Change) -> tuple[str, ...]:
        known, board = geometry(now), now[Board]
        out = tuple(sorted((*board.out, self.bridge)))
        put_board(now, laid_board(known, board, self.bridge, OFF, out))
        now.tell(BridgeGone(known.names[self.bridge]))
        return (bridge_piece(known, self.bridge),)


VERB_REMOVE.verb_in_steps(
    "remove", "bridge", Remove, said=say("sator-verbs-remove"), heedless=("points", "cards")
)


Pairs = tuple[tuple[int, int], ...]  # bridges, each with the place that it was lifted from

NOT_LIFTED = say.reason("S22.3", "sator-not-lifted")


def lifted(top: Any) -> Pairs:
    """The bridges that have been lifted."""
    pairs: Pairs = top.kept
    return pairs


def waiting(at: sc.Moment) -> Pairs:
    """Those that are not laid yet."""
    board = at[Board].places
    return tuple(pair for pair in lifted(at.decision) if board[pair[0]] == OFF)


def place_on(position: sc.Position, bridge: int, squares: tuple[int, ...]) -> int | None:
    """The place of a bridge on squares; `OFF` beyond the grid, None where it has none such."""
    known = geometry(position)
    if min(squares, default=0) < 0:
        return OFF
    return known.place(bridge, known.grid.mask(squares))


class FirstNamed(Bridges):
    """A bridge on the board; what is written behind its name is passed over."""

    words = REST

    def read(self, position: Any, text: str) -> int:
        return super().read(position, text.partition(" ")[0])


class Lifted(Bridges):
    """The bridges that wait to be laid; the squares tell which.

    The order of laying changes nothing: all may be laid, the first is listed.
    """

    noun = ""
    outside = NOT_LIFTED

    def every(self, at: sc.Moment) -> tuple[int, ...]:
        return tuple(bridge for bridge, _ in waiting(at)[:1])

    def bits(self, at: sc.Moment) -> int:
        return sum(1 << bridge for bridge, _ in waiting(at))

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return ()  # the squares are touched, not the bridge in the hand


class LiftedSquares(LaidSquares):
    """The squares on which a lifted bridge comes to lie."""

    def lying(self, at: sc.Moment) -> list[int]:
        everywhere = geometry(at).everywhere
        waits = [bridge for bridge, _ in waiting(at)]
        return sorted({mask for bridge in waits for mask in everywhere(bridge)})

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        if not text.split():
            raise sc.Unreadable("write lay a and the squares it covers")
        return super().read(position, text)


# Where they can be laid again, all of them at once (S22.3 to S22.5).


def anchors(at: sc.Moment, bridge: int, old: int, free: int) -> Iterator[tuple[list[int], int]]:
    """By the way it is turned: the masks of a bridge by anchor, the anchors where it may be left.

    Those are on free squares, elsewhere than before.
    """
    fit, moving, here = geometry(at).fits[bridge], movement(at), masks(at)
    hard = moving.watched_by(at, here, at.decision.card) >> bridge & 1
    may_be = moving.closed(at, here, bridge, at.decision.card).may_be if hard else None
    for orient, of_anchor in enumerate(fit.masks):
        found = fit.free_anchors(orient, free)
        if old >> ANCHOR_BITS == orient:
            found &= ~(1 << (old & ANCHOR))
        for anchor in bit_places(found) if hard else ():
            if may_be is not None and not may_be((place_of(orient, anchor),)):
                found &= ~(1 << anchor)
        yield of_anchor, found


def witness(at: sc.Moment, pairs: Pairs, free: int) -> int:
    """Free squares on which all these bridges can be laid at once, or -1 where there are none."""
    if not pairs:
        return 0
    (bridge, old), *others = pairs
    for of_anchor, left in anchors(at, bridge, old, free):
        while left:
            low = left & -left
            mask = of_anchor[low.bit_length() - 1]
            if not others:
                return mask
            more = witness(at, tuple(others), free & ~mask)
            if more >= 0:
                return mask | more
            left ^= low
    return -1


def free_squares(position: sc.Position, bridges: tuple[int, ...] = ()) -> int:
    """The squares of no bridge, or only of these."""
    board = masks(position)
    covered = board.covered
    for bridge in bridges:
        covered &= ~board.of_bridge[bridge]
    return board.geometry.all & ~covered


# Without this verb nothing that is lifted can be laid down.
VERB_LAY = game.plugin("verb_lay", needs=("sator.movement", "sator.verbs"))

WRONG_SHAPE = say.reason("S22.3", "sator-quin-wrong-shape", id="wrong_shape")
SAME_PLACE = say.reason("S22.4 R46", "sator-same-place")
NO_ROOM = say.reason("S9.7 S22.3", "sator-quin-no-room", id="no_change")


def lays(at: sc.Moment) -> list[LayDown]:
    """Every place of the first bridge that waits: the order of laying changes nothing."""
    known, free = geometry(at), free_squares(at)
    (bridge, old), *others = waiting(at) or ((-1, -1),)
    found: list[LayDown] = []
    seen = -1  # squares on which the others can be laid: they need be found anew only where taken
    cells = known.fits[bridge].offsets if bridge >= 0 else ()
    ways = anchors(at, bridge, old, free)
    for offsets, (of_anchor, left) in zip(cells, ways, strict=False):
        for anchor in known.grid.squares(left):
            mask = of_anchor[anchor]
            if seen < 0 or seen & mask:
                seen = witness(at, tuple(others), free & ~mask)
            if seen >= 0:
                found.append(LayDown(bridge, (anchor, *map(anchor.__add__, offsets))))
    return found


def has_room(at: sc.Moment) -> bool:
    """Whether all that waits can be laid somewhere."""
    pairs = waiting(at)
    return bool(pairs) and witness(at, pairs, free_squares(at)) >= 0


# Judging, and doing.


def why_not(at: sc.Moment, action: LayDown) -> sc.Refused | None:
    """Its shape, room for it, and elsewhere than before (S22.3, S22.4)."""
    bridge, moving, board = action.bridge, movement(at), masks(at)
    place, name = place_on(at, bridge, action.squares), moving.name(at, bridge)
    if place is None:
        return WRONG_SHAPE(bridge=name)
    refused = moving.why_no_room(at, board, bridge, place)
    if refused is None and place == dict(lifted(at.decision))[bridge]:
        refused = SAME_PLACE(bridge=name)
    return refused or moving.why_not_leave(at, board, bridge, at.decision.card, (place,))


def leaves_room(at: sc.Moment, action: LayDown) -> bool:
    """Room must be left for the others."""
    rest = tuple(pair for pair in waiting(at) if pair[0] != action.bridge)
    free = free_squares(at) & ~geometry(at).grid.mask(action.squares)
    return witness(at, rest, free) >= 0


@VERB_LAY.event(say("sator-bridge-laid"), shows=("bridge-{bridge}",))
class BridgeLaid(sc.Event, tag="sator.bridge_laid", frozen=True):
    """A bridge was laid elsewhere."""

    bridge: str
    squares: str


@VERB_LAY.verb_step(
    sc.Rule(explain=why_not),
    ends=(say.rule_for(NO_ROOM, predicate=leaves_room),),
    quick=sc.Quick(lists=lays, exists=has_room),
    word="lay",
    cites={"outside": "S22.3", "overlap": "S22.3"},
    asks=say.awaits("S22.3 S22.4", "sator-touch-laying"),
)
class LayDown(sc.Action, tag="sator.lay_down", frozen=True):
    """Lay a lifted bridge on squares."""

    bridge: Annotated[int, Meta(ge=0, le=255), Lifted()]
    squares: Annotated[tuple[int, ...], Meta(max_length=64), LiftedSquares()]

    def do(self, now: sc.Change, run: sv.CardRun) -> sv.CardRun | Carried:
        """Lay it there; the last one ends the movement of all."""
        known = geometry(now)
        place = place_on(now, self.bridge, self.squares)
        put_board(now, laid_board(known, now[Board], self.bridge, place or 0))
        names = known.grid.names(known.grid.mask(self.squares))
        now.tell(BridgeLaid(known.names[self.bridge], " ".join(names)))
        if waiting(sc.Moment.of(now, run)):
            return run
        now.tell_at_once(BridgesSettled(tuple(bridge for bridge, _ in lifted(run)), run.card))
        return Carried()


VERB_LAY.verb_in_steps("lay", "bridges", LayDown, said=say("sator-verbs-lay"))


# Without this verb no card lifts a bridge.
VERB_LIFT = game.plugin("verb_lift", needs=("sator.verb_lay",), before=("sator.placement",))

TOO_MANY_TARGETS = say.reason("S22.1", "sator-quin-too-many-targets", id="too_many_targets")


def is_laid_after(at: sc.Moment, action: Any) -> bool:
    """Nothing is lifted for good."""
    steps = program_of(at, at.decision.card).steps
    follows = steps[at.decision.at].after
    return follows < len(steps) and getattr(steps[follows], "verb", "") == "lay"


def fits(at: sc.Moment, *bridges: int) -> bool:
    """Whether what is lifted could be laid elsewhere, with further bridges (S22.5)."""
    board = masks(at)
    pairs = (*lifted(at.decision), *((bridge, board.places[bridge]) for bridge in bridges))
    return witness(at, pairs, free_squares(at, bridges)) >= 0


# What has to hold before a card that lifts bridges is closed (S22.5).
ALL_LAID = say.rule("S22.5", "sator-not-laid", predicate=lambda at: hasattr(words(at), "lift"))
LIFTED = say.rule(
    "S22.1",
    "sator-quin-nothing-done",
    id="no_change",
    predicate=lambda at: bool(at.decision.kept),
)
HAS_ROOM = say.rule_for(NO_ROOM, predicate=lambda at: fits(at))


def room(at: sc.Moment, *, first: bool = False) -> int:
    """The bridges that can be laid down again, with those lifted before or one more after.

    Or only the first found.
    """
    board, found = masks(at), 0
    among = board.on & ~board.with_rider & movable(at)
    for bridge in bit_places(among):
        if fits(at, bridge):
            found |= 1 << bridge
            if first:
                return found
    one_more = len(at.decision.kept) + 1 < words(at).rounds()
    for bridge in bit_places(among & ~found) if one_more else ():
        others = (other for other in bit_places(among) if other != bridge)
        if any(fits(at, bridge, other) for other in others):
            found |= 1 << bridge
    return found


@VERB_LIFT.verb_step(
    EMPTY,
    MAY_MOVE,
    ends=(say.rule_for(NO_ROOM, mask=room),),
    quick=sc.Quick(exists=lambda at: bool(room(at, first=True))),
    refusal=TOO_MANY_TARGETS,
    said=say("sator-lifts"),
    asks=say.awaits("S22.1 S22.2", "sator-touch-lifting"),
)
class Lift(sc.Action, tag="sator.lift", frozen=True):
    """Lift an empty bridge."""

    bridge: Annotated[int, Meta(ge=0, le=255), FirstNamed()]

    def do(self, now: sc.Change, run: sv.CardRun) -> Carried:
        """Take it up, and keep in mind where it was."""
        known, board = geometry(now), now[Board]
        kept = tuple(sorted((*run.kept, (self.bridge, board.places[self.bridge]))))
        put_board(now, laid_board(known, board, self.bridge, OFF))
        return Carried((bridge_piece(known, self.bridge),), kept)


VERB_LIFT.verb_in_steps(
    "lift",
    "bridge",
    Lift,
    needs=(say.rule_for(NO_ROOM, predicate=is_laid_after),),
    said=say("sator-verbs-lift"),
    heedless=("points", "cards"),
)
