"""Caverne markers: the last two Cavernes that one has visited are closed (RN6.1 to RN6.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.scenarios as check
import scriptorium.scene as sp
from scriptorium.scenarios import by_seat, texts_in

from ..board.village import village
from ..moving.questions import Closed
from ..picture.map_scene import MARKED, around, middles
from ..picture.tokens_scene import paint_of
from ..turn.events import Stepped
from ..wording import reason, text

Word = Annotated[str, Meta(max_length=32)]
Marker = tuple[Annotated[int, Meta(ge=0, le=99)], Word]

CLOSED = reason("caverne_closed", "RN6.2", "rn-caverne-closed")


class Markers(sc.Part, tag="rennes.markers", frozen=True):
    """Number and Caverne of each marker of each seat, the older one first."""

    laid: Annotated[
        tuple[Annotated[tuple[Marker, ...], Meta(max_length=99)], ...], Meta(max_length=16)
    ]


def laid(position: sc.Position, seat: sc.Seat) -> tuple[Marker, ...]:
    """A seat's markers, the older one first."""
    return position[Markers].laid[position.rules.setup.seats.index(seat)]


def markers_fit(position: sc.Position) -> str | None:
    """Each seat has a row, and each of its markers lies in one Caverne."""
    rows, numbers = position[Markers].laid, position.rules.services["rennes.box"].markers
    if len(rows) != len(position.rules.setup.seats):
        return f"there are markers of {len(rows)} seats"
    for row in rows:
        for number, cavern in row:
            if number not in numbers or cavern not in village(position).caverns:
                return f"a marker {number} lies in {cavern}"
        if len(dict(row)) < len(row):
            return "a marker lies in two Cavernes"
    return None


def set_laid(now: sc.Change, seat: sc.Seat, markers: tuple[Marker, ...]) -> None:
    """Make these a seat's markers."""
    rows = list(now[Markers].laid)
    rows[now.rules.setup.seats.index(seat)] = markers
    now.put(Markers(tuple(rows)))


def mark(now: sc.Change, stepped: Stepped) -> None:
    """Who enters a Caverne, if only in passing, lays the next marker or the oldest (RN6.1)."""
    if stepped.space not in village(now).caverns:
        return
    numbers = now.rules.services["rennes.box"].markers
    there = laid(now, stepped.seat)
    unused = [nr for nr in numbers if nr not in dict(there)]
    next_number, rest = (unused[0], there) if unused else (there[0][0], there[1:])
    set_laid(now, stepped.seat, (*rest, (next_number, stepped.space)))


def closed(position: sc.Position, asked: Closed) -> int:
    """The Cavernes with an own marker may not be entered (RN6.2)."""
    number = village(position).number
    return sum(1 << number[cavern] for _, cavern in laid(position, asked.seat))


def draw(view: sc.View) -> Iterator[sp.Piece]:
    """The markers of all seats, in a row below the Caverne that they close."""
    there = village(view)
    for at, seat in enumerate(view.seats):
        for nr, cavern in laid(view, seat):
            x, y = middles(there)[there.number[cavern]]
            place = around((x + 0.5 * (at - (len(view.seats) - 1) / 2), y + 1.02), 0.6, 0.6)
            says = text("rn-marker", nr=nr, seat=seat, space=cavern)
            art = f"rennes-marker-{paint_of(view.rules, seat)}"
            yield sp.Piece(
                f"marker-{seat}-{nr}", art, *place, layer=MARKED, label=str(nr), says=says
            )


def see_markers(position: sc.Position) -> dict[sc.Seat, list[str]]:
    """The markers of each seat, as in `2 CF`."""
    seats = position.rules.setup.seats
    return {seat: [f"{nr} {cavern}" for nr, cavern in laid(position, seat)] for seat in seats}


def put_markers(now: sc.Change, wanted: Any) -> None:
    """Lay markers for a scenario."""
    numbers = now.rules.services["rennes.box"].markers
    for seat, given in by_seat("markers", now, wanted):
        path, found = f"markers.{seat}", list[Marker]()
        for written in texts_in(path, given):
            nr, _, cavern = written.partition(" ")
            known = nr.isdigit() and int(nr) in numbers and cavern in village(now).caverns
            if not known or int(nr) in dict(found) or cavern in [c for _, c in found]:
                raise sc.FactError(
                    path, f"write a number and a Caverne, as in 1 CF, not {written!r}"
                )
            found.append((int(nr), cavern))
        set_laid(now, seat, tuple(found))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without it every Caverne may be entered at any time."""
    return sc.About("rennes.markers", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A part, a reaction, an answer and a fact."""
    book.part(Markers(((),) * len(book.seats)))
    book.react(Stepped, mark)
    book.invariant(markers_fit)
    sp.add_scene(book, draw)
    book.answer(Closed, closed, reason=CLOSED)
    check.fact(book, "markers", see=see_markers, put=put_markers)
