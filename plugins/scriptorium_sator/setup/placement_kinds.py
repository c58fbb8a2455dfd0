"""What can be done and told while bridges are placed, and why something is refused (S5)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.piece_names import bridge_named
from .placement_targets import BridgeInHand, OwnBridge, Squares

OUTSIDE = sc.Reason(
    "outside", "S5.3", "A bridge lies on squares of the grid only.", message="sator-place-outside"
)
WRONG_SHAPE = sc.Reason(
    "wrong_shape",
    "S5.2 S1.3",
    "{bridge} does not cover these squares, whichever way it is turned.",
    message="sator-place-wrong-shape",
)
OVERLAP = sc.Reason(
    "overlap", "S5.3", "There is a bridge on {square} already.", message="sator-place-overlap"
)
TWO_BOOKS = sc.Reason(
    "two_books_same_colour",
    "S5.3",
    "No bridge lies under two books of one colour.",
    message="sator-two-books",
)
PROTECTED = sc.Reason(
    "owner_protection",
    "S5.5 S5.3 R10",
    "The owner of the book on {square} could no longer bring a bridge under it.",
    message="sator-protected",
)
COMPLETION = sc.Reason(
    "completion",
    "S5.6 S5.3 R11",
    "After this the bridges still to come could not carry all books.",
    message="sator-completion",
)
CAN_BE_PLACED = sc.Reason(
    "completion",
    "S5.7 S5.1",
    "One of your bridges can still be placed, so none leaves the game.",
    message="sator-can-be-placed",
)
NO_ROOM = sc.Reason(
    "overlap", "S5.3", "There is no room for {bridge} anywhere.", message="sator-no-room"
)
NOWHERE = sc.Reason(
    "completion",
    "S5.3",
    "Wherever {bridge} lies, a book could no longer be reached.",
    message="sator-place-nowhere",
)
LIFT_FIRST = sc.Reason(
    "not_now", "S5.2", "First choose which of your bridges you place.", message="sator-lift-first"
)
ALL_ALIKE = sc.Reason(
    "not_now",
    "S5.2",
    "You have bridges of one kind only: choose a place at once.",
    message="sator-all-alike",
)


ASKS = sc.Reason(
    "awaited",
    "S5.1 S5.2",
    "Bridges are being placed: first touch one of your own that is not placed yet.",
    message="sator-touch-place",
)
ASKS_PLACE = sc.Reason(
    "awaited",
    "S5.2 S5.3",
    "Touch the squares on which your bridge is to lie: inside the pit, over no other bridge, "
    "under no two books of one colour.",
    message="sator-touch-placing",
)


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

    tells = sc.Sentence("sator-bridge-placed", "{seat} places {bridge} on {squares}.")
    shows = (bridge_named("{bridge}"),)


class BridgeLeftOut(sc.Event, tag="sator.bridge_left_out", frozen=True):
    """A bridge that could not be placed left the game."""

    seat: sc.Seat
    bridge: Annotated[str, Meta(max_length=64)]

    tells = sc.Sentence(
        "sator-bridge-left-out", "{seat} cannot place a bridge; {bridge} leaves the game."
    )
    shows = ("unplaced-{bridge}",)
