"""Player boards and the valley: tokens, points, slots, novices, messengers."""

from __future__ import annotations

from functools import partial
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.engine import bit_places
from scriptorium.scenarios import by_seat, number, one_of, texts_in

from ..board.novices import Novices
from ..board.state import TOKENS, Messengers, Prestige, Slots, Tokens
from ..board.state import number as number_of
from ..board.valley import PLACES, SLOTS, WIDTH, valley

MOST = 999_999
HOMES = SLOTS[WIDTH:]


def see_tokens(position: sc.Position) -> dict[sc.Seat, str]:
    """The tokens of each seat, in their order."""
    rows = zip(position.rules.setup.seats, position[Tokens].rows, strict=True)
    return {seat: "/".join(map(str, row)) for seat, row in rows}


def put_tokens(now: sc.Change, wanted: Any) -> None:
    """Tokens, as in 2/2/1/0/0."""
    rows = dict(zip(now.rules.setup.seats, now[Tokens].rows, strict=True))
    for seat, text in by_seat("tokens", now, wanted):
        words = text.split("/") if isinstance(text, str) else []
        if len(words) != len(TOKENS) or not all(w.isdigit() and len(w) < 7 for w in words):
            told = f'write {"/".join(TOKENS)} as in "2/2/1/0/0", not {text!r}'
            raise sc.FactError(f"tokens.{seat}", told)
        rows[seat] = tuple(map(int, words))  # type: ignore[assignment]
    now.put(Tokens(tuple(rows.values())))


def numbers_of(part: type[Any], field: str, name: str, least: int, most: Any) -> tuple[Any, Any]:
    """A fact of one number for each seat."""

    def see(position: sc.Position) -> dict[sc.Seat, int]:
        return dict(zip(position.rules.setup.seats, getattr(position[part], field), strict=True))

    def put(now: sc.Change, wanted: Any) -> None:
        found = see(now)
        for seat, value in by_seat(name, now, wanted):
            found[seat] = number(f"{name}.{seat}", value, least, most(now))
        now.put(part(tuple(found.values())))

    return see, put


def see_slots(position: sc.Position) -> dict[sc.Seat, list[str]]:
    """The slots whose novices have been sent."""
    rows = zip(position.rules.setup.seats, position[Slots].vacated, strict=True)
    return {seat: [HOMES[at] for at in bit_places(bits)] for seat, bits in rows}


def put_slots(now: sc.Change, wanted: Any) -> None:
    """Slots without novices."""
    rows = dict(zip(now.rules.setup.seats, now[Slots].vacated, strict=True))
    for seat, value in by_seat("vacated", now, wanted):
        rows[seat] = 0
        for slot in texts_in(f"vacated.{seat}", value):
            rows[seat] |= 1 << HOMES.index(one_of(f"vacated.{seat}", slot, HOMES))
    now.put(Slots(tuple(rows.values())))


def see_novices(position: sc.Position) -> dict[sc.Seat, list[str]]:
    """Where the novices of each seat stand."""
    names = valley(position).names
    rows = zip(position.rules.setup.seats, position[Novices].at, strict=True)
    return {seat: [names[place] for place in places] for seat, places in rows}


def put_novices(now: sc.Change, wanted: Any) -> None:
    """Novices in the valley."""
    there = valley(now)
    rows = dict(zip(now.rules.setup.seats, now[Novices].at, strict=True))
    for seat, value in by_seat("novices", now, wanted):
        path, found = f"novices.{seat}", list[int]()
        for name in texts_in(path, value):
            place = there.number.get(name, -1)
            if place < 0 or not there.there >> place & 1:
                raise sc.FactError(path, f"there is no space {name!r} on this side of the board")
            if there.blocked >> place & 1:
                raise sc.FactError(path, f"{name} is blocked")
            found.append(place)
        rows[seat] = tuple(sorted(found))
    now.put(Novices(tuple(rows.values())))


def see_blocked(position: sc.Position) -> list[str]:
    """The blocked building spaces."""
    there = valley(position)
    return [there.names[place] for place in bit_places(there.blocked)]


def check_novices(now: sc.Change) -> None:
    """Nothing stands on a taken space, none too many in a chapel, each cloister is supported."""
    there, seats = valley(now), now.rules.setup.seats
    capacity = number_of(now, "chapel_capacity", now.clock.seat)
    rows = now[Novices].at
    everywhere = [place for places in rows for place in places]
    for seat, places in zip(seats, rows, strict=True):
        path, buildings = f"novices.{seat}", 0
        for place in places:
            buildings |= 1 << place if there.buildings >> place & 1 else 0
        for place in places:
            count, name = everywhere.count(place), there.names[place]
            if place % PLACES == 0:
                if count > capacity:
                    raise sc.FactError(path, f"{name} holds {capacity} novices, not {count}")
            elif count > 1:
                raise sc.FactError(path, f"{name} holds one novice")
            if there.cloisters >> place & 1 and not any(
                there.touched_by[one] >> place & 1 for one in bit_places(buildings)
            ):
                raise sc.FactError(path, f"{name} touches no building with a novice of {seat}")


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    fact = partial(check.fact, book)
    fact("tokens", see=see_tokens, put=put_tokens)
    see, put = numbers_of(Prestige, "points", "points", 0, lambda now: MOST)
    fact("points", see=see, put=put)
    see, put = numbers_of(Messengers, "at", "messenger", 1, lambda now: valley(now).last)
    fact("messenger", see=see, put=put)
    fact("vacated", see=see_slots, put=put_slots, any_order=True)
    fact("novices", see=see_novices, put=put_novices, any_order=True)
    fact(
        "capacity",
        see=lambda position: number_of(position, "chapel_capacity", position.clock.seat),
    )
    fact("blocked", see=see_blocked, any_order=True)
