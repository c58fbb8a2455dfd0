"""What a player is after, and what can still be done this turn."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text

from ..board.state import Hands, Prestige, Work, year
from ..turns import CHOOSE, ROLL, TAKE, USE
from ..wording import text


def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """Points; which year it is, and what is left of the turn (MO1.1, MO22.1)."""
    points = view[Prestige].points[view.seats.index(seat)]
    if view.outcome is not None:
        return sp.Aim(text("mo-aim-end", points=points), points)
    told = text("mo-aim", year=year(view), points=points)
    return sp.Aim(told, points, 0, tuple(_still(view, seat)))


def _still(view: sc.View, seat: sc.Seat) -> Iterator[Text]:
    """What the seat on turn does next."""
    if view.chooser != seat:
        return
    if view.clock.step in (ROLL, CHOOSE):
        yield text("mo-aim-dice", count=sum(view[Hands].dice[view.seats.index(seat)]))
    elif view.clock.step == TAKE:
        yield text("mo-aim-take")
    elif view.clock.step == USE:
        yield text("mo-aim-use", column=view[Work].name, count=view[Work].left)
