"""The verb `lift`: take an empty bridge into the hand, to be laid elsewhere (S22)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import Carried, program_of, words
from scriptorium.engine import bit_places

from .. import game, say
from ..board.board_changes import laid_board, put_board
from ..board.board_state import Board
from ..board.piece_names import bridge_piece
from ..board.targets import geometry, masks
from ..bridges.board_geometry import OFF
from .lay import NO_ROOM
from .lifted_targets import FirstNamed, free_squares, lifted, witness
from .remove import EMPTY, MAY_MOVE, movable

# Without this verb no card lifts a bridge.
VERB_LIFT = game.plugin("verb_lift", needs=("sator.verb_lay",), before=("sator.placement",))

TOO_MANY_TARGETS = say.reason("S22.1", "sator-quin-too-many-targets", id="too_many_targets")
NOT_LAID = say.reason("S22.5", "sator-not-laid")
NOTHING_LIFTED = say.reason("S22.1", "sator-quin-nothing-done", id="no_change")


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


def why_not_laid(at: sc.Moment) -> sc.Refused | None:
    """Something must be lifted, with room for it, and all be laid (S22.5)."""
    if not hasattr(words(at), "lift"):
        return NOT_LAID()
    if not at.decision.kept:
        return NOTHING_LIFTED()
    return None if fits(at) else NO_ROOM()


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
