"""The verb `remove`: take an empty bridge out of the game (S20)."""

from __future__ import annotations

from typing import Literal

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_verbs import ChoiceWords

from ..board.board_changes import put_board, removed_board
from ..board.board_state import Board
from ..board.piece_names import bridge_named, bridge_piece
from ..board.targets import Bridge, geometry
from ..sentences import reason, sentence
from .bridge_movement import movement
from .bridge_rules import EMPTY, MAY_MOVE

# Without this verb no card takes a bridge away.
scriptorium_about = sc.part_of_game("sator.verb_remove", needs=("sator.movement", "sator.verbs"))


class RemoveWords(ChoiceWords, frozen=True, kw_only=True):
    """Take an empty bridge away."""

    remove: Literal["bridge"]


class Remove(sc.Action, tag="sator.remove", frozen=True):
    """Take an empty bridge out of the game."""

    bridge: Bridge


class BridgeGone(sc.Event, tag="sator.bridge_gone", frozen=True):
    """A bridge left the game."""

    bridge: str

    tells = sentence("sator-bridge-gone")
    shows = (bridge_named("{bridge}"),)


def take_away(now: sc.Change, top: sv.CardRun, action: Remove) -> tuple[str, ...]:
    """Take it away; rules that remember bridges forget it."""
    known = geometry(now)
    put_board(now, removed_board(known, now[Board], action.bridge))
    movement(now).lose(now, action.bridge)
    now.tell(BridgeGone(known.names[action.bridge]))
    return (bridge_piece(known, action.bridge),)


TOO_MANY_TARGETS = reason("too_many_targets", "S20.1", "sator-victoria-too-many-targets")
ASKS = reason("awaited", "S20.1 S20.2", "sator-touch-removing")
REMOVE = sc.Choice(
    Remove, do=take_away, rules=(EMPTY, MAY_MOVE), refusal=TOO_MANY_TARGETS, asks=ASKS
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Lend the verb to cards."""
    book.event(BridgeGone)
    said = sentence("sator-verbs-remove")
    alone = ("points", "cards")
    sv.verb(book, "remove", RemoveWords, REMOVE, said=said, heedless=alone)
