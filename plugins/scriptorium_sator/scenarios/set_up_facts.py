"""The words of scenarios for the set-up: positioning cards, bridges not placed yet, the draft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium_sator.board.board_state import Board
from scriptorium_sator.box.contents import load
from scriptorium_sator.bridges.board_geometry import OFF
from scriptorium_sator.setup.course import hang_books
from scriptorium_sator.setup.unplaced_bridges import Known, Unplaced, known_of


def put_positions(now: sc.Change, wanted: Any) -> None:
    """Let the books of these positioning cards hover, as in `["red-04", "blue-07"]`."""
    positions = load().positions
    if not isinstance(wanted, list):
        raise sc.FactError("positions", "write a list of positioning cards, as in red-04")
    cards = []
    for name in wanted:
        card = positions.card(name) if isinstance(name, str) else None
        if card is None:
            decks = ", ".join(f"{colour}-01" for colour in positions.decks)
            raise sc.FactError("positions", f"there is no card {name!r}; they are called {decks} …")
        cards.append(card)
    try:
        hang_books(now, cards)
    except sc.SetupError as error:
        raise sc.FactError("positions", str(error)) from None


def see_unplaced(position: sc.Position) -> dict[str, Any]:
    """The unplaced bridges of each seat, as in `I3 wood`; hidden where materials are."""
    known, unplaced = known_of(position), position[Unplaced]
    seen: dict[str, Any] = {}
    for number, seat in enumerate(position.rules.setup.seats):
        bridges = known.sorted(unplaced.before(number)) if unplaced.rows else ()
        unknown = any(bridge < 0 for bridge in bridges)
        seen[seat] = check.HIDDEN if unknown else [known.words(bridge) for bridge in bridges]
    return seen


def put_unplaced(now: sc.Change, wanted: Any) -> None:
    """Lay unplaced bridges before seats, as in `{"red": ["I3 wood"]}`."""
    known, seats = known_of(now), now.rules.setup.seats
    if not isinstance(wanted, Mapping):
        raise sc.FactError("unplaced", "write unplaced.COLOUR = a list of bridges")
    rows: list[tuple[int, ...]] = [()] * len(seats)
    given: set[int] = set()
    for seat, names in wanted.items():
        path = f"unplaced.{seat}"
        if seat not in seats:
            raise sc.FactError(path, f"the seats are {', '.join(seats)}")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise sc.FactError(path, "write a list of bridges, as in I3 wood")
        row = []
        for name in names:
            bridge = _unused(known, name, path, given)
            if now[Board].places[bridge] != OFF or bridge in now[Board].out:
                raise sc.FactError(path, f"{name} is on the board or out of the game already")
            given.add(bridge)
            row.append(bridge)
        rows[seats.index(seat)] = known.sorted(row)
    now.put(replace(now[Unplaced], rows=tuple(rows), lifted=(), lifter=0))
    if now.clock.phase == "draft":
        lay_out_draft(now)


def _unused(known: Known, name: str, path: str, given: set[int]) -> int:
    try:
        bridge = known.read(name, set(range(len(known.geometry.bridges))) - given)
    except sc.Unreadable as error:
        raise sc.FactError(path, str(error)) from None
    if bridge in given:
        raise sc.FactError(path, f"{name} is named twice; the box holds it once")
    return bridge


def lay_out_draft(now: sc.Change) -> None:
    """Lay out to be taken what is neither on the board nor before a player nor out of the game."""
    known, board, unplaced = known_of(now), now[Board], now[Unplaced]
    elsewhere = {*board.out, *(bridge for row in unplaced.rows for bridge in row)}
    left = (
        bridge
        for bridge, place in enumerate(board.places)
        if place == OFF and bridge not in elsewhere
    )
    now.put(replace(unplaced, draft=known.sorted(left)))
