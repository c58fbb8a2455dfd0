"""The verb `remove`: take an empty bridge out of the game (S20)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.cards as sv

from ..board.board_changes import laid_board, put_board
from ..board.board_state import Board
from ..board.piece_names import bridge_named, bridge_piece
from ..board.targets import Bridge, geometry, masks
from ..bridges.board_geometry import OFF
from ..wording import reason, sentence
from .bridge_movement import NOT_ON_BOARD, movement

# Without this verb no card takes a bridge away.
scriptorium_about = sc.part_of_game("sator.verb_remove", needs=("sator.movement", "sator.verbs"))


BRIDGE_NOT_EMPTY = reason("bridge_not_empty", "S13.5 S20.2 S22.2 R44 R45", "sator-bridge-not-empty")

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


EMPTY = sc.Rule(BRIDGE_NOT_EMPTY, mask=lambda at: ~masks(at).with_rider, explain=why_not_empty)
MAY_MOVE = sc.Rule(NOT_ON_BOARD, mask=movable, explain=why_stuck)


class Remove(sc.Action, tag="sator.remove", frozen=True):
    """Take an empty bridge out of the game."""

    bridge: Bridge


class BridgeGone(sc.Event, tag="sator.bridge_gone", frozen=True):
    """A bridge left the game."""

    bridge: str

    tells = sentence("sator-bridge-gone")
    shows = (bridge_named("{bridge}"),)


def take_away(now: sc.Change, top: sv.CardRun, action: Remove) -> tuple[str, ...]:
    """Take it away."""
    known = geometry(now)
    board, out = now[Board], tuple(sorted((*now[Board].out, action.bridge)))
    put_board(now, laid_board(known, board, action.bridge, OFF, out))
    now.tell(BridgeGone(known.names[action.bridge]))
    return (bridge_piece(known, action.bridge),)


TOO_MANY_TARGETS = reason("too_many_targets", "S20.1", "sator-victoria-too-many-targets")
ASKS = reason("awaited", "S20.1 S20.2", "sator-touch-removing")
REMOVE = sc.Choice(
    Remove, do=take_away, rules=(EMPTY, MAY_MOVE), refusal=TOO_MANY_TARGETS, asks=ASKS
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.event(BridgeGone)
    said = sentence("sator-verbs-remove")
    alone = ("points", "cards")
    sv.verb(book, "remove", "bridge", REMOVE, said=said, heedless=alone)
