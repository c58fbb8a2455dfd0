"""What is told when a bridge moves: which one, on which way, and in which words."""

from __future__ import annotations

import itertools

import scriptorium as sc
import scriptorium_picture as sp
from scriptorium_grid import CCW, CW, HALF

from ..bridges.board_geometry import ASIDE, SIDES
from .piece_names import bridge_named

PUSHED_ONE = sc.Sentence("sator-bridge-pushed-one", "{bridge} is pushed one square {ways}.")
PUSHED = sc.Sentence("sator-bridge-pushed", "{bridge} is pushed {steps} squares {ways}.")


class BridgePushed(sc.Event, tag="sator.bridge_pushed", frozen=True):
    """A bridge was pushed."""

    bridge: str
    path: tuple[int, ...]

    shows = (bridge_named("{bridge}"),)

    def said(self) -> sc.Text:
        """Which bridge went how far, and which way."""
        ways = ", ".join(SIDES[way] for way, _ in itertools.groupby(self.path))
        told = PUSHED_ONE if len(self.path) == 1 else PUSHED
        return told.of(self, ways=ways, steps=len(self.path))

    def way(self) -> tuple[sp.Slide, ...]:
        """Square by square."""
        return tuple(sp.Slide(*ASIDE[way]) for way in self.path)


TURNED = {
    CW: sc.Sentence("sator-bridge-turned-cw", "{bridge} turns a quarter clockwise about {pivot}."),
    HALF: sc.Sentence("sator-bridge-turned-half", "{bridge} turns half round about {pivot}."),
    CCW: sc.Sentence(
        "sator-bridge-turned-ccw", "{bridge} turns a quarter anticlockwise about {pivot}."
    ),
}


class BridgeTurned(sc.Event, tag="sator.bridge_turned", frozen=True):
    """A bridge was turned."""

    bridge: str
    pivot: str
    angle: int

    shows = (bridge_named("{bridge}"),)

    def said(self) -> sc.Text:
        """Which bridge turned about which square, and how far."""
        return TURNED[self.angle].of(self)

    def way(self) -> tuple[sp.Swing, ...]:
        """About its pivot."""
        return (sp.Swing(self.pivot, (0, 1, 2, -1)[self.angle]),)


class BridgeLaid(sc.Event, tag="sator.bridge_laid", frozen=True):
    """A bridge was laid elsewhere."""

    bridge: str
    squares: str

    tells = sc.Sentence("sator-bridge-laid", "{bridge} is laid on {squares}.")
    shows = (bridge_named("{bridge}"),)
