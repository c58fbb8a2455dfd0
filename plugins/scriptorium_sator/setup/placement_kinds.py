"""What can be done and told while bridges are placed, and why something is refused (S5)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.piece_names import bridge_named
from ..sentences import reason, sentence
from .placement_targets import BridgeInHand, OwnBridge, Squares

OUTSIDE = reason("outside", "S5.3", "sator-place-outside")
WRONG_SHAPE = reason("wrong_shape", "S5.2 S1.3", "sator-place-wrong-shape")
OVERLAP = reason("overlap", "S5.3", "sator-place-overlap")
TWO_BOOKS = reason("two_books_same_colour", "S5.3", "sator-two-books")
PROTECTED = reason("owner_protection", "S5.5 S5.3 R10", "sator-protected")
COMPLETION = reason("completion", "S5.6 S5.3 R11", "sator-completion")
CAN_BE_PLACED = reason("completion", "S5.7 S5.1", "sator-can-be-placed")
NO_ROOM = reason("overlap", "S5.3", "sator-no-room")
NOWHERE = reason("completion", "S5.3", "sator-place-nowhere")
LIFT_FIRST = reason("not_now", "S5.2", "sator-lift-first")
ALL_ALIKE = reason("not_now", "S5.2", "sator-all-alike")


ASKS = reason("awaited", "S5.1 S5.2", "sator-touch-place")
ASKS_PLACE = reason("awaited", "S5.2 S5.3", "sator-touch-placing")


class TakeUp(sc.Action, tag="sator.take_up", frozen=True):
    """Lift one of your bridges, to be placed next."""

    bridge: OwnBridge


class Place(sc.Action, tag="sator.place", frozen=True):
    """Place a bridge on squares."""

    bridge: BridgeInHand
    squares: Squares


class LeaveOut(sc.Action, tag="sator.leave_out", frozen=True):
    """Put one of your bridges out of the game because none can be placed."""

    bridge: OwnBridge


class Placing(sc.Pending, tag="sator.placing", frozen=True):
    """A bridge is lifted; its place is awaited."""


class BridgePlaced(sc.Event, tag="sator.bridge_placed", frozen=True):
    """A bridge was placed, face up."""

    seat: sc.Seat
    bridge: Annotated[str, Meta(max_length=64)]
    squares: Annotated[str, Meta(max_length=400)]

    tells = sentence("sator-bridge-placed")
    shows = (bridge_named("{bridge}"),)


class BridgeLeftOut(sc.Event, tag="sator.bridge_left_out", frozen=True):
    """A bridge that could not be placed left the game."""

    seat: sc.Seat
    bridge: Annotated[str, Meta(max_length=64)]

    tells = sentence("sator-bridge-left-out")
    shows = ("unplaced-{bridge}",)
