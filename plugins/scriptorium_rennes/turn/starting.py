"""Choosing a location to begin at (RN3.8, RN3.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

from ..board.codes import codes
from ..board.equipment import draw
from ..board.state import Figures, put_figure
from ..board.village import NOWHERE, village
from .course import CHOOSE, ROUND
from .events import Drew, StartChosen
from .reasons import LOCATION_TAKEN, WRONG_STEP


class Locations(sc.Target[str]):
    """The treasure locations."""

    noun = "a location"

    def every(self, position: Any, top: Any) -> Iterable[str]:
        return codes(position).locations

    def missing(self, position: Any, top: Any, value: str) -> sc.Reason | None:
        return None if value in codes(position).locations else self.outside

    def read(self, position: Any, text: str) -> str:
        if text not in codes(position).locations:
            there = ", ".join(codes(position).locations)
            raise sc.Unreadable(f"there is no location {text!r}; there are {there}")
        return text

    def pieces(self, position: Any, top: Any, value: str) -> tuple[str, ...]:
        return (value,)

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> tuple[str, int] | None:
        found = touched[0] if touched else ""
        return (found, 1) if found in codes(position).locations else None


LocationId = Annotated[str, Meta(min_length=1, max_length=32), Locations()]


class Start(sc.Action, tag="rennes.start", frozen=True):
    """Put your figure on a location where nobody stands."""

    location: LocationId


def is_free(position: sc.Position, top: Any, action: Start) -> bool:
    """Whether nobody stands there."""
    return village(position).number[action.location] not in position[Figures].at


def start(now: sc.Change, top: sc.Turn, action: Start) -> None:
    """The figure stands there; the far locations bring cards (R37). Then the next, or round 1."""
    there = village(now)
    put_figure(now, top.seat, there.number[action.location])
    now.tell(StartChosen(top.seat, action.location))
    extra = next(one for one in there.box().board.location if one.id == action.location)
    if extra.extra_cards:
        now.tell(Drew(top.seat, draw(now, top.seat, extra.extra_cards)))
    if NOWHERE in now[Figures].at:
        now.end_turn()
    else:
        now.enter_phase(ROUND, now.clock.first)


CHOICE = sc.Choice(
    Start,
    do=start,
    during=(CHOOSE,),
    rules=(sc.Rule(LOCATION_TAKEN, holds=is_free),),
    refusal=WRONG_STEP,
)
