"""Where the clue tokens are: the bag, the circles, the slots; and who has cracked which code.

Before anything is said the circles are full and all other tokens lie in the bag, so whatever is
named is taken from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, for_seats, number, one_seat, table_of, texts_in

from ..board.codes import (
    BAG,
    circles_key,
    claimed_by,
    codes,
    slots_key,
    tokens,
)
from ..board.state import Claims
from ..board.village import village
from ..ghosts.haunting import ghosts
from ..turn.course import all_tokens_there


def zones(position: sc.Position) -> list[str]:
    """All zones that tokens lie in."""
    slots = [
        slots_key(seat, location)
        for seat in position.rules.setup.seats
        for location in codes(position).locations
    ]
    return [BAG, *map(circles_key, village(position).caverns), *slots]


def read_tokens(now: sc.Change, path: str, wanted: Any) -> list[str]:
    """A list of colours."""
    found = texts_in(path, wanted)
    for colour in found:
        if colour not in codes(now).colours:
            raise sc.FactError(path, f"there is no colour {colour!r}")
    return found


def take(now: sc.Change, path: str, wanted: list[str], told: frozenset[str]) -> None:
    """Take tokens from the bag, or from circles of which nothing is told."""
    for colour in wanted:
        bag = list(sc.cards_in(now, BAG))
        if colour in bag:
            bag.remove(colour)
            sc.lay_out(now, BAG, bag)
            continue
        for cavern in village(now).caverns:
            lying = list(sc.cards_in(now, circles_key(cavern)))
            if cavern not in told and colour in lying:
                lying.remove(colour)
                sc.lay_out(now, circles_key(cavern), (*lying, *bag[:1]))
                sc.lay_out(now, BAG, bag[1:])
                break
        else:
            raise sc.FactError(path, f"there are only {now.rules.cards[colour].copies} of {colour}")


def put_codes(now: sc.Change, wanted: Any) -> None:
    """Put tokens into slots."""
    for seat, places in by_seat("codes", now, wanted):
        for location, given in table_of(f"codes.{seat}", places, "la_tour").items():
            path = f"codes.{seat}.{location}"
            if location not in codes(now).locations:
                raise sc.FactError(path, f"there is no location {location}")
            found = read_tokens(now, path, given)
            fits = Counter(dict(codes(now).needs[location]))
            if Counter(found) - fits:
                raise sc.FactError(path, f"{location} has no slots for all of {', '.join(found)}")
            take(now, path, found, frozenset())
            sc.lay_out(now, slots_key(seat, location), found)


def put_claims(now: sc.Change, wanted: Any) -> None:
    """Let seats have cracked codes, first to last; their slots are full."""
    locations, rows = codes(now).locations, list(now[Claims].seats)
    for location, given in table_of("claims", wanted, locations[0]).items():
        path = f"claims.{location}"
        if location not in locations:
            raise sc.FactError(path, f"there is no location {location}")
        seats = [one_seat(path, now, seat) for seat in texts_in(path, given)]
        if len(set(seats)) < len(seats):
            raise sc.FactError(path, "a seat cracks a code once")
        for seat in seats:
            needed = Counter(dict(codes(now).needs[location]))
            lacking = needed - Counter(tokens(now, seat, location))
            take(now, path, list(lacking.elements()), frozenset())
            sc.lay_out(now, slots_key(seat, location), list(needed.elements()))
        rows[locations.index(location)] = tuple(seats)
    now.put(Claims(tuple(rows)))


def put_clues(now: sc.Change, wanted: Any) -> None:
    """The tokens that lie in Cavernes; those that lay there go to the bag."""
    given, caverns = table_of("clues", wanted, "CF"), village(now).caverns
    for cavern in given:
        if cavern not in caverns:
            raise sc.FactError(f"clues.{cavern}", f"there is no Caverne {cavern}")
    for cavern in given:
        lying = sc.cards_in(now, circles_key(cavern))
        sc.lay_out(now, circles_key(cavern), ())
        sc.lay_out(now, BAG, (*sc.cards_in(now, BAG), *lying))
    for cavern, value in given.items():
        path = f"clues.{cavern}"
        found = read_tokens(now, path, value)
        if len(found) > caverns[cavern].circles:
            raise sc.FactError(path, f"{cavern} has {caverns[cavern].circles} circles")
        take(now, path, found, frozenset(given))
        sc.lay_out(now, circles_key(cavern), found)


def put_bag(now: sc.Change, wanted: Any, told: Mapping[str, Any]) -> None:
    """The bag holds just these.

    Circles of which nothing is told are filled, by the seed, as far as there are others; what is
    nowhere then is not in the match.
    """
    counts = {
        colour: number(f"bag.{colour}", count, 0, 999)
        for colour, count in table_of(BAG, wanted, "groen").items()
    }
    for colour in counts:
        if colour not in codes(now).colours:
            raise sc.FactError(f"bag.{colour}", f"there is no colour {colour!r}")
    free = [one for one in village(now).caverns if one not in told.get("clues", ())]
    rest = Counter(sc.cards_in(now, BAG))
    for cavern in free:
        rest.update(sc.cards_in(now, circles_key(cavern)))
    rest.subtract(counts)
    for colour in counts:
        if rest[colour] < 0:
            copies = now.rules.cards[colour].copies
            raise sc.FactError(f"bag.{colour}", f"there are only {copies} of {colour}")
    sc.lay_out(now, BAG, [one for one in codes(now).colours for _ in range(counts.get(one, 0))])
    lying: dict[str, list[str]] = {cavern: [] for cavern in free}
    for cavern in free:  # what lies there stays, as far as the bag does not need it
        for colour in sc.cards_in(now, circles_key(cavern)):
            if rest[colour] > 0:
                rest[colour] -= 1
                lying[cavern].append(colour)
    others = list(now.shuffled("first_clues", sorted(rest.elements())))
    for cavern in free:
        while others and len(lying[cavern]) < village(now).caverns[cavern].circles:
            lying[cavern].append(others.pop())
        sc.lay_out(now, circles_key(cavern), lying[cavern])


def lay_all(now: sc.Change) -> None:
    """Nobody has a clue; the circles are full, by the seed."""
    for zone in zones(now):
        sc.lay_out(now, zone, ())
    bag = list(now.shuffled("first_clues", all_tokens_there(now.rules)))
    for cavern, kind in sorted(village(now).caverns.items()):
        sc.lay_out(now, circles_key(cavern), bag[: kind.circles])
        del bag[: kind.circles]
    order = codes(now).colours
    sc.lay_out(now, BAG, sorted(bag, key=order.index))


def see_codes(position: sc.Position, seat: sc.Seat) -> dict[str, list[str]]:
    """What a seat has in its slots."""
    return {one: list(tokens(position, seat, one)) for one in codes(position).locations}


def see_claims(position: sc.Position) -> dict[str, list[sc.Seat]]:
    """Who has cracked each code."""
    return {one: list(claimed_by(position, one)) for one in codes(position).locations}


def see_bag(position: sc.Position) -> dict[str, int]:
    """How many of each colour the bag holds (RN15)."""
    held = sc.cards_in(position, BAG)
    return {colour: held.count(colour) for colour in codes(position).colours}


def see_clues(position: sc.Position) -> dict[str, list[str]]:
    """What lies in each Caverne."""
    return {one: list(sc.cards_in(position, circles_key(one))) for one in village(position).caverns}


def see_ghosts(position: sc.Position, seat: sc.Seat) -> list[str]:
    """The ghosts that a seat has."""
    return [
        card.id
        for card, location in ghosts(position.rules)
        if seat in claimed_by(position, location)
    ]


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    fact = partial(check.fact, book)
    fact("codes", see=for_seats(see_codes), put=put_codes, any_order=True)
    fact("claims", see=see_claims, put=put_claims)
    fact("clues", see=see_clues, put=put_clues, any_order=True)
    fact(BAG, see=see_bag, put=put_bag, beside=True)
    fact("ghosts", see=for_seats(see_ghosts), any_order=True)
    fact("bag_size", see=lambda position: len(sc.cards_in(position, BAG)))
