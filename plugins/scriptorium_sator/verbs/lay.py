"""The verb `lay`: bridges that were lifted are laid on other places (S22)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import Carried

from .. import game, say
from ..board.board_changes import laid_board, put_board
from ..board.board_state import Board
from ..board.targets import geometry, masks
from .bridge_movement import movement
from .lifted_targets import (
    LaidSquares,
    Lifted,
    anchors,
    free_squares,
    lifted,
    place_on,
    waiting,
    witness,
)
from .movement_questions import BridgesSettled

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
    squares: Annotated[tuple[int, ...], Meta(max_length=64), LaidSquares()]

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
