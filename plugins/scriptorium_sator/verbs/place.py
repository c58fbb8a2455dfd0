"""The verbs `place` and `remove`: the own gargoyle on a bridge (S16, S23), a bridge gone (S20)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from .. import game, say
from ..board.board_state import (
    Board,
    bridge_piece,
    figures_board,
    gargoyle_piece,
    laid_board,
    put_board,
)
from ..board.targets import Bridge, Square, geometry, masks
from ..bridges.board_geometry import GONE, OFF, SUPPLY
from .bridge_movement import NOT_ON_BOARD, movement

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


# Without this verb no card places a gargoyle.
VERB_GARGOYLE = game.plugin("verb_gargoyle", needs=("sator.verbs",))


@VERB_GARGOYLE.event(say("sator-gargoyle-put"), shows=("gargoyle-{seat}",))
class GargoylePut(sc.Event, tag="sator.gargoyle_put", frozen=True):
    """A gargoyle came onto the board."""

    seat: sc.Seat
    square: str


def free(at: sc.Moment) -> int:
    """The squares on which nothing stands."""
    board = masks(at)
    return ~(board.acolytes | board.books | board.gargoyles)


SPENT = say.reason("S16.1 S23.1", "sator-spent", id="no_gargoyle")


def why_spent(at: sc.Moment, action: Any) -> sc.Refused | None:
    """Only from the supply (S23.1); one that was prayed away never comes back (S23.8)."""
    index = at[Board].gargoyles[geometry(at).seat_number[at.me]]
    if index == SUPPLY:
        return None
    return SPENT(also=("S23.8",) if index == GONE else ())


@VERB_GARGOYLE.verb_step(
    say.rule("S16.2", "sator-abyss", mask=lambda at: masks(at).covered),
    say.rule("S16.2 R47", "sator-occupied", id="square_occupied", mask=free),
    asks=say.awaits("S16.2", "sator-touch-setting"),
    also=("post",),
)
class Set(sc.Action, tag="sator.set", frozen=True):
    """Put the own gargoyle on a square."""

    square: Square

    def do(self, now: sc.Change) -> tuple[str, ...]:
        known, board = geometry(now), now[Board]
        seat = known.seat_number[now.me]
        stones = (*board.gargoyles[:seat], self.square, *board.gargoyles[seat + 1 :])
        put_board(now, figures_board(known, board, gargoyles=stones))
        now.tell(GargoylePut(now.me, known.square_names[self.square]))
        return (gargoyle_piece(now.me),)


VERB_GARGOYLE.verb_in_steps(
    "place",
    "gargoyle",
    Set,
    needs=(say.rule_for(SPENT, explain=why_spent),),
    said=say("sator-verbs-place"),
    heedless=("points", "cards"),
)
