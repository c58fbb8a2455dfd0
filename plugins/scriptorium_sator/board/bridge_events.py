"""What is told when a bridge moves: which one, on which way, and in which words."""

from __future__ import annotations

import itertools

import scriptorium as sc
import scriptorium_picture as sp
from scriptorium_grid import CCW, CW, HALF

from ..bridges.board_geometry import ASIDE, SIDES
from ..wording import sentence, text
from .piece_names import bridge_named


class BridgePushed(sc.Event, tag="sator.bridge_pushed", frozen=True):
    """A bridge was pushed."""

    bridge: str
    path: tuple[int, ...]

    shows = (bridge_named("{bridge}"),)

    def said(self) -> sc.Text:
        """Which bridge went how far, and which way."""
        ways = ", ".join(SIDES[way] for way, _ in itertools.groupby(self.path))
        if len(self.path) == 1:
            return text("sator-bridge-pushed-one", bridge=self.bridge, ways=ways)
        return text("sator-bridge-pushed", bridge=self.bridge, steps=len(self.path), ways=ways)

    def way(self) -> tuple[sp.Slide, ...]:
        """Square by square."""
        return tuple(sp.Slide(*ASIDE[way]) for way in self.path)


TURNED = {
    CW: sentence("sator-bridge-turned-cw"),
    HALF: sentence("sator-bridge-turned-half"),
    CCW: sentence("sator-bridge-turned-ccw"),
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

    tells = sentence("sator-bridge-laid")
    shows = (bridge_named("{bridge}"),)
