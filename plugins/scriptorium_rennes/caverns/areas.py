"""Areas: a token for each that one has been in, and points for them at the end (RN11, RN12.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.scenarios as check
import scriptorium.scene as sp
from scriptorium.scenarios import by_seat, texts_in
from scriptorium.scene import PLAYER

from ..board.state import score
from ..board.village import village
from ..picture.beside_scene import LAST_LINE
from ..turn.course import Areas
from ..turn.events import AreaEntered, FinalPoints, FinalScoring, Stepped
from ..wording import text

Word = Annotated[str, Meta(min_length=1, max_length=32)]
POINTS = "rennes.area_points_"  # and how many areas


class Visited(sc.Part, tag="rennes.visited", frozen=True):
    """The areas that each seat has been in, in that order."""

    areas: Annotated[
        tuple[Annotated[tuple[Word, ...], Meta(max_length=99)], ...], Meta(max_length=16)
    ]


def visited(position: sc.Position, seat: sc.Seat) -> tuple[str, ...]:
    """The areas that a seat has been in."""
    return position[Visited].areas[position.rules.setup.seats.index(seat)]


def set_visited(now: sc.Change, seat: sc.Seat, areas: tuple[str, ...]) -> None:
    """Make these the areas of a seat."""
    rows = list(now[Visited].areas)
    rows[now.rules.setup.seats.index(seat)] = areas
    now.put(Visited(tuple(rows)))


def areas_fit(position: sc.Position) -> str | None:
    """Each seat has a row, with each area of the board at most once."""
    rows, there = position[Visited].areas, set(village(position).areas)
    if len(rows) != len(position.rules.setup.seats):
        return f"there are areas of {len(rows)} seats"
    for row in rows:
        if len(set(row)) < len(row) or not set(row) <= there:
            return f"somebody has visited {', '.join(row)}"
    return None


def enter(now: sc.Change, stepped: Stepped) -> None:
    """The first time in an area its token is laid, also in passing (RN11.1)."""
    there = village(now)
    area = there.areas[there.number[stepped.space]]
    if area and area not in visited(now, stepped.seat):
        set_visited(now, stepped.seat, (*visited(now, stepped.seat), area))
        now.tell(AreaEntered(stepped.seat, area))


def score_areas(now: sc.Change, scoring: FinalScoring) -> None:
    """Each seat scores by how many different areas it has been in (RN12.2, R26)."""
    most = len(now.rules.services["rennes.box"].scoring.areas) - 1
    for seat in now.rules.setup.seats:
        count = len(visited(now, seat))
        points = max(0, now.rules.number(f"{POINTS}{min(count, most)}", now, seat))
        score(now, seat, points)
        now.tell(FinalPoints(seat, count, points))


def draw(view: sc.View) -> Iterator[sp.Piece]:
    """The letters of the areas on each player's board: those that one has been in shine."""
    known = view.rules.services["rennes.village"].box().board.areas
    for seat in view.seats:
        been = visited(view, seat)
        for at, area in enumerate(known):
            if area in been:
                says = text("rn-area-seen", seat=seat, area=area)
            else:
                says = text("rn-area-new", seat=seat, area=area)
            art = f"rennes-area-{'seen' if area in been else 'new'}"
            yield sp.Piece(
                f"area-{seat}-{area}",
                art,
                float(at),
                LAST_LINE,
                layer=1,
                label=area,
                says=says,
                group=PLAYER + seat,
            )


def see_areas(position: sc.Position) -> dict[sc.Seat, list[str]]:
    """The areas that each seat has been in."""
    return {seat: list(visited(position, seat)) for seat in position.rules.setup.seats}


def put_areas(now: sc.Change, wanted: Any) -> None:
    """Let seats have been in these areas."""
    known = now.rules.services["rennes.village"].box().board.areas
    for seat, given in by_seat("areas", now, wanted):
        areas = texts_in(f"areas.{seat}", given)
        if len(set(areas)) < len(areas) or not set(areas) <= set(known):
            raise sc.FactError(f"areas.{seat}", f"write letters of {' '.join(known)}, each once")
        set_visited(now, seat, tuple(areas))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without it areas bring nothing."""
    return sc.About("rennes.areas", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A part, the table of points, two reactions, an answer, a fact."""
    for count, points in enumerate(book.service("rennes.box").scoring.areas):
        book.number(f"{POINTS}{count}", points)
    book.part(Visited(((),) * len(book.seats)))
    book.react(Stepped, enter)
    book.invariant(areas_fit)
    sp.add_scene(book, draw)
    book.react(FinalScoring, score_areas)
    book.answer(Areas, lambda position, asked: len(visited(position, asked.seat)))
    check.fact(book, "areas", see=see_areas, put=put_areas, any_order=True)
