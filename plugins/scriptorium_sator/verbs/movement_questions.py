"""What is asked and told when bridges are to be moved: the page for house rules about bridges.

Bridges are numbered as in `Geometry.names`; a set of bridges is an int with a bit for each. `masks`
is the board that is meant: the one on the table, or one that somebody imagines.

    book.answer(HeldFast, the_cursed_bridges, reason=CURSED)
    book.react(BridgesSettled, count_them)
"""

from __future__ import annotations

import scriptorium as sc

from .. import game
from ..board.board_state import Bridge
from ..bridges.board_masks import BoardMasks

# Moving bridges belongs to every match of SATOR.
MOVEMENT = game.plugin("movement", after=("sator.board", "sator.cards"))
FREE = ""  # what moves a bridge is a card; the free action is none


class HeldFast(sc.Question, frozen=True):
    """Which bridges may nothing move, neither a card nor the free action? Bit by bit."""

    masks: BoardMasks


class KeptFrom(sc.Question, frozen=True):
    """Which bridges may this card (empty: the free action) not move? Bit by bit.

    `own` are the bridges that the card has itself just moved, and is to move on.
    """

    masks: BoardMasks
    card: str
    own: int = 0


class CardsKept(sc.Question, frozen=True):
    """The only cards that your answer to `KeptFrom` could keep from anything, as a tuple.

    For speed: whoever answers `KeptFrom` and not this is asked about every card.
    """

    masks: BoardMasks


class ClosedPlaces(sc.Question, frozen=True):
    """On which places may this card (empty: the free action) not leave this bridge? Bit by bit."""

    masks: BoardMasks
    bridge: Bridge
    card: str


class ClosedStates(sc.Question, frozen=True):
    """In which states may this card not leave this bridge? A tuple of states, riders included."""

    masks: BoardMasks
    bridge: Bridge
    card: str


class Watched(sc.Question, frozen=True):
    """The only bridges for which your closed places and states matter to cards with this back.

    Bit by bit, and for speed: whoever closes something and does not answer this is asked about
    every bridge.
    """

    masks: BoardMasks
    back: str


class CarryingCosts(sc.Question, frozen=True):
    """How many action points does it cost more to move this bridge by a card? Added up."""

    masks: BoardMasks
    bridge: Bridge


@MOVEMENT.event()
class BridgesSettled(sc.Event, tag="sator.bridges_settled", frozen=True):
    """An effect has moved these bridges, and leaves them where they are now."""

    bridges: tuple[Bridge, ...]
    card: str = FREE


@MOVEMENT.event()
class CarryingPaid(sc.Event, tag="sator.carrying_paid", frozen=True):
    """What stands on a bridge has been paid for, and is now carried."""

    bridge: Bridge


QUESTIONS: dict[type[sc.Question], str] = {
    HeldFast: "bits",
    KeptFrom: "bits",
    CardsKept: "tuples",
    ClosedPlaces: "bits",
    ClosedStates: "tuples",
    Watched: "bits",
    CarryingCosts: "sum",
}
for kind, joined in QUESTIONS.items():
    MOVEMENT.question(joined)(kind)
