"""A bonus of a new kind: on road space 4 a point of a yellow tile can become a token."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium_monasterium.deeds import Deed, RoadBonus, opening
from scriptorium_monasterium.mat import score, take
from scriptorium_monasterium.sending import YellowTiles

SPACE = 4
POINT = "point"
OFFERED = (POINT, "influence", "soup", "rosary")

TITHE = sc.Plugin(
    "tithe",
    "monasterium",
    file=__file__,
    needs=("monasterium.permanent_effect",),
    version="1.0",
    title="The tithe",
    author="The Scriptorium founders",
    summary="On road space 4 a yellow tile brings a point, or a token in its place.",
)


class Owing(sc.Decision, tag="tithe.owing", frozen=True):
    """A point of a yellow tile may become a token (T1)."""


@TITHE.choice(at=Owing)
class Tithe(sc.Action, tag="tithe.tithe", frozen=True):
    """Keep the point, or take a token for it."""

    gift: Annotated[str, Meta(max_length=16), sc.Words(*OFFERED, piece="tithe-", noun="a gift")]

    def do(self, now: sc.Change) -> None:
        """T2: the point, or one token in its place."""
        if self.gift == POINT:
            score(now, now.me, 1)
        else:
            take(now, now.me, self.gift, 1)


def has_yellow_tile(at: sc.Position, seat: sc.Seat, words: Any, count: int) -> bool:
    """T1: only who has a yellow tile has a point to turn."""
    return bool(at[YellowTiles, seat].columns)


TITHE.declare(Deed("tithe.tithe", opening(Owing), can=has_yellow_tile))
TITHE.declare(RoadBonus(SPACE, "tithe.tithe", art="monasterium-points"))
