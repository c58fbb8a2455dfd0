"""Words of scenarios that do not follow by themselves: the course, the board, cards and clues.

Before anything is said the first seat acts in round 1, all equipment lies in the draw pile but for
the open cards, the circles are full and all other clues lie in the bag. Whatever is named is taken
from there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
from scriptorium import CardId
from scriptorium.scenarios import (
    by_seat,
    for_seats,
    number,
    one_of,
    one_seat,
    table_of,
    texts_in,
    yes_or_no,
)

from . import ACT, CHOOSE, REFILL, ROUND, SETUP, game
from .board import Figure, Pool, Portals, crowded_among, figures, where
from .cards import BAG, CIRCLES, DECK, DISCARD, HAND, OPEN, SLOTS, dots_of
from .cavernes import CHANCE
from .codes import Claims, claimed_by
from .course import OPEN_CARDS, all_clues, all_equipment
from .events import EventCards, EventPlayed, event_cards
from .ghosts import ghosts
from .situation import wanted
from .village import NOWHERE, Village, village

SUPPLY = "supply"
game.without_words("direction", "open_size")


@game.neutral_start
def neutral(now: sc.Change) -> None:
    """The first seat acts in round 1; discs lie as in the reference, figures on locations."""
    lay_cards(now)
    lay_clues(now)
    now.clock = replace(now.clock, phase=ROUND, step=ACT, round=1, in_round=1, turn=1)
    seat_course(now, now.seats[0], now.seats[0])
    stand_on_locations(now, now.seats)


game.scripted(CHANCE)  # the clues that come, written down beforehand (RN6.9)


# The course: whose turn, which step, what this turn has seen.


def seat_course(now: sc.Change, seat: sc.Seat, first: sc.Seat) -> None:
    """Let it be a seat's turn, so far into the round that another began."""
    in_round = (now.seats.index(seat) - now.seats.index(first)) % len(now.seats) + 1
    now.clock = replace(now.clock, seat=seat, first=first, in_round=in_round)
    now.pending = (sc.Turn(seat),)


def put_first(now: sc.Change, value: Any) -> None:
    """Who holds the start player token."""
    seat_course(now, now.clock.seat, one_seat("first", now, value))


def put_step(now: sc.Change, value: Any) -> None:
    """Choosing locations, acting, or refilling."""
    step = one_of("step", value, (CHOOSE, ACT, REFILL))
    now.clock = replace(now.clock, phase=SETUP if step == CHOOSE else ROUND, step=step)
    if step == CHOOSE:
        Figure.reset(now)


def put_pool(now: sc.Change, value: Any) -> None:
    """The pool, as in `geel 3`."""
    words = value.split() if isinstance(value, str) else ["?"]
    if not words:
        now.put(Pool())
        return
    if len(words) != 2 or words[0] not in village(now).colours or not words[1].isdigit():
        raise sc.FactError("pool", f'write a colour and points, as in "geel 3", not {value!r}')
    now.put(Pool(words[0], int(words[1])))


def see_pool(at: sc.Position) -> str:
    """Colour and points, or nothing."""
    pool = at[Pool]
    return f"{pool.colour} {pool.points}" if pool.colour else ""


@game.invariant
def pool_is_paid(at: sc.Position) -> str | None:
    """A pool has a colour of the box, and no more points than its cards and one more give."""
    pool, cards = at[Pool], at.rules.cards.values()
    if pool.points and not pool.colour:
        return f"{pool.points} points of no colour"
    if pool.colour and pool.colour not in village(at).colours:
        return f"the pool is {pool.colour}, which is no colour"
    most = 1 + sum(dots_of(card.id) * card.copies for card in cards)
    return f"the pool has {pool.points} points" if pool.points > most else None


def put_events(now: sc.Change, value: Any) -> None:
    """The event cards on the discard space."""
    for seat, given in by_seat("events", now, value):
        path = f"events.{seat}"
        cards = [one_of(path, card, event_cards(now.rules)) for card in texts_in(path, given)]
        if len(set(cards)) < len(cards):
            raise sc.FactError(path, "there is one of each event card")
        now[EventCards, seat] = EventCards(tuple(cards))


def put_event_played(now: sc.Change, value: Any) -> None:
    """Whether this turn has seen an event card."""
    now.put(EventPlayed(int(yes_or_no("event_played", value))))


game.fact("first", see=lambda at: at.clock.first, put=put_first)
game.fact("step", see=lambda at: at.clock.step, put=put_step)
game.fact("pool", see=see_pool, put=put_pool)
game.fact(
    "events",
    see=for_seats(lambda at, seat: list(at[EventCards, seat].used)),
    put=put_events,
    any_order=True,
)
game.fact("event_played", see=lambda at: at[EventPlayed].count > 0, put=put_event_played)
game.fact("wanted", see=lambda at: list(wanted(at, at.clock.seat)), any_order=True)


# The board: discs and figures.


def see_portals(at: sc.Position) -> dict[str, str]:
    """The colours that each portal shows to its sides, clockwise from the first."""
    there, laid = village(at), at[Portals]
    return {
        name: " ".join(
            there.colour(laid.discs, laid.turns, (nr, side)) for side in range(len(there.sides))
        )
        for nr, name in enumerate(there.portals)
    }


def put_portals(now: sc.Change, value: Any) -> None:
    """Lay discs so that portals show these colours; all discs lie somewhere."""
    there, laid = village(now), now[Portals]
    discs, turns = list(laid.discs), list(laid.turns)
    for name, text in table_of("portals", value, there.portals[0]).items():
        path = f"portals.{name}"
        if name not in there.portals:
            raise sc.FactError(path, f"there is no portal {name}; there are {there.portals}")
        at = there.portals.index(name)
        discs[at], turns[at] = read_disc(there, path, text)
    if len(set(discs)) < len(discs):
        raise sc.FactError("portals", "all together they must be the discs of the box, each once")
    now.put(Portals(tuple(discs), tuple(turns)))


def read_disc(there: Village, path: str, text: Any) -> tuple[int, int]:
    """The disc that shows these colours, and how it is turned."""
    shown, sides = tuple(str(text).split()), len(there.sides)
    for disc, colours in enumerate(there.discs):
        for turn in range(sides):
            if tuple(colours[(side - turn) % sides] for side in range(sides)) == shown:
                return disc, turn
    raise sc.FactError(path, f"no disc shows {text!r}")


def see_figures(at: sc.Position, seat: sc.Seat) -> str:
    """The space of a figure."""
    space = where(at, seat)
    return village(at).names[space] if space != NOWHERE else SUPPLY


def put_figures(now: sc.Change, value: Any) -> None:
    """Put figures on spaces."""
    there, given = village(now), by_seat("figures", now, value)
    for seat, name in given:
        if not isinstance(name, str) or (name != SUPPLY and name not in there.number):
            raise sc.FactError(f"figures.{seat}", f"there is no space {name!r}; write AB1 or A.N")
        now[Figure, seat] = Figure(NOWHERE if name == SUPPLY else there.number[name])
    unnamed = tuple(seat for seat in now.seats if seat not in dict(given))
    for seat in unnamed:
        now[Figure, seat] = Figure()
    if now.clock.phase != SETUP:
        stand_on_locations(now, unnamed)
    crowded = crowded_among(now, figures(now))
    if crowded:
        names = [seat for seat, name in given if name == crowded]
        raise sc.FactError(f"figures.{names[-1]}", f"{crowded} holds one figure only")


def stand_on_locations(now: sc.Change, seats: tuple[sc.Seat, ...]) -> None:
    """Figures of which nothing is said stand on the free locations, seat by seat."""
    there = village(now)
    for seat in seats:
        now[Figure, seat] = Figure()
    for seat in seats:
        spaces = [there.number[one.id] for one in there.box().board.location]
        free = [space for space in spaces if space not in figures(now)]
        now[Figure, seat] = Figure(free[0] if free else NOWHERE)


game.fact("portals", see=see_portals, put=put_portals)
game.fact("figures", see=for_seats(see_figures), put=put_figures)


# What is named is taken from a rest, which fills what it keeps full.


def take(
    now: sc.Change, path: str, wanted: list[str], zone: str, rest: str, kept: Iterable[str]
) -> None:
    """Lay things of the rest into a zone, else kept ones, of which there are as many again."""
    left = {name: list(sc.cards_in(now, name)) for name in (rest, *kept)}
    lay = {name: len(pile) for name, pile in left.items() if name != rest}
    for one in wanted:
        place = next((pile for pile in left.values() if one in pile), None)
        if place is None:
            raise sc.FactError(path, only(now, one))
        place.remove(one)
    for name, many in lay.items():
        while len(left[name]) < many and left[rest]:
            left[name].append(left[rest].pop(0))
    for name, pile in (*left.items(), (zone, wanted)):
        sc.lay_out(now, name, pile)


def only(now: sc.Position, card: CardId) -> str:
    """What is told where there are not so many."""
    return f"there are only {now.rules.cards[card].copies} of {card}"


# Equipment cards.


def lay_cards(now: sc.Change) -> None:
    """Nobody holds a card; the open ones are laid from the shuffled pile."""
    pile = now.shuffled(DECK.name, all_equipment(now.rules))
    count = max(0, OPEN_CARDS(now, now.seats[0]))
    for zone in (DISCARD.name, *HAND.keys(now.seats)):
        sc.lay_out(now, zone, ())
    sc.lay_out(now, OPEN.name, pile[:count])
    sc.lay_out(now, DECK.name, pile[count:])


def read_cards(now: sc.Change, path: str, value: Any) -> list[CardId]:
    """A list of equipment cards."""
    found = texts_in(path, value)
    for card in found:
        if card not in now.rules.cards or not dots_of(card):
            raise sc.FactError(path, f"there is no card {card!r}; write a colour and its dots")
    return found


def put_hands(now: sc.Change, value: Any) -> None:
    """Give seats these hands."""
    for seat, names in by_seat("hands", now, value):
        cards = read_cards(now, f"hands.{seat}", names)
        take(now, f"hands.{seat}", cards, HAND.of(seat), DECK.name, (OPEN.name,))


def put_discard(now: sc.Change, value: Any) -> None:
    """The discard pile, the top card last."""
    cards = read_cards(now, DISCARD.name, value)
    take(now, DISCARD.name, cards, DISCARD.name, DECK.name, (OPEN.name,))


def put_deck(now: sc.Change, value: Any, told: Mapping[str, Any]) -> None:
    """The draw pile is just these cards, the next one first.

    Of the others some lie open, by the seed, unless that is told; the rest is not in the match.
    """
    cards, row = read_cards(now, DECK.name, value), OPEN(now)
    loose = (*row, *DECK(now))
    left = minus(now, DECK.name, loose, cards)
    kept: list[CardId] = []
    for card in loose:
        if left[card] > 0 and (OPEN.name in told or len(kept) < len(row)):
            kept.append(card)
            left[card] -= 1
    sc.lay_out(now, DECK.name, cards)
    sc.lay_out(now, OPEN.name, kept)  # where open ones are told they are taken from all of these


def put_open(now: sc.Change, value: Any, told: Mapping[str, Any]) -> None:
    """The open cards; those that lay there before go to the draw pile, unless that is told."""
    cards, row = read_cards(now, OPEN.name, value), list(OPEN(now))
    deck = [] if DECK.name in told else list(DECK(now))
    minus(now, OPEN.name, (*row, *deck), cards)
    if DECK.name not in told:
        for card in cards:
            (row if card in row else deck).remove(card)
        sc.lay_out(now, DECK.name, (*deck, *row))
    sc.lay_out(now, OPEN.name, cards)


def minus(
    now: sc.Change, path: str, loose: Iterable[CardId], cards: list[CardId]
) -> Counter[CardId]:
    """What is left of loose cards without some; raises a `FactError` where one is not there."""
    left = Counter(loose)
    left.subtract(cards)
    for card in cards:
        if left[card] < 0:
            raise sc.FactError(path, only(now, card))
    return left


# They are seen as their zones are: the draw pile by nobody, a hand by its owner (RN15).
game.fact("hands", put=put_hands, any_order=True)
game.fact("discard", put=put_discard)
game.fact("deck", put=put_deck, beside=True)
game.fact("open", put=put_open, any_order=True, beside=True)


# Clue tokens: slots, circles, the bag; and who has cracked which code.


def lay_clues(now: sc.Change) -> None:
    """Nobody has a clue; the circles are full, by the seed."""
    there = village(now)
    for location in there.codes:
        for seat in now.seats:
            sc.lay_out(now, SLOTS.of(location, seat), ())
    bag = list(now.shuffled("first_clues", all_clues(now.rules)))
    for cavern, kind in sorted(there.caverns.items()):
        sc.lay_out(now, CIRCLES.of(cavern), bag[: kind.circles])
        del bag[: kind.circles]
    sc.lay_out(now, BAG.name, sorted(bag, key=there.colours.index))


def read_clues(now: sc.Change, path: str, value: Any) -> list[str]:
    """A list of colours."""
    found = texts_in(path, value)
    for colour in found:
        if colour not in village(now).colours:
            raise sc.FactError(path, f"there is no colour {colour!r}")
    return found


def circles(now: sc.Change, told: Iterable[str] = ()) -> list[str]:
    """The circles of which nothing is told."""
    return [CIRCLES.of(cavern) for cavern in village(now).caverns if cavern not in told]


def put_codes(now: sc.Change, value: Any) -> None:
    """Put tokens into slots."""
    needs = village(now).needs
    for seat, places in by_seat("codes", now, value):
        for location, given in table_of(f"codes.{seat}", places, "la_tour").items():
            path = f"codes.{seat}.{location}"
            if location not in needs:
                raise sc.FactError(path, f"there is no location {location}")
            found = read_clues(now, path, given)
            if Counter(found) - Counter(dict(needs[location])):
                raise sc.FactError(path, f"{location} has no slots for all of {', '.join(found)}")
            take(now, path, found, SLOTS.of(location, seat), BAG.name, circles(now))


def put_claims(now: sc.Change, value: Any) -> None:
    """Let seats have cracked codes, first to last; their slots are full."""
    needs, row = village(now).needs, list(now[Claims].row)
    for location, given in table_of("claims", value, next(iter(needs))).items():
        path = f"claims.{location}"
        if location not in needs:
            raise sc.FactError(path, f"there is no location {location}")
        seats = [one_seat(path, now, seat) for seat in texts_in(path, given)]
        if len(set(seats)) < len(seats):
            raise sc.FactError(path, "a seat cracks a code once")
        for seat in seats:
            slots, needed = SLOTS.of(location, seat), Counter(dict(needs[location]))
            lacking = needed - Counter(SLOTS(now, location, seat))
            take(now, path, list(lacking.elements()), slots, BAG.name, circles(now))
            sc.lay_out(now, slots, needed.elements())
        row = [one for one in row if one[0] != location] + [(location, seat) for seat in seats]
    now.put(Claims(tuple(row)))


def put_clues(now: sc.Change, value: Any) -> None:
    """The tokens that lie in Cavernes; those that lay there go to the bag."""
    given, caverns = table_of("clues", value, "CF"), village(now).caverns
    for cavern in given:
        if cavern not in caverns:
            raise sc.FactError(f"clues.{cavern}", f"there is no Caverne {cavern}")
    for cavern in given:
        sc.lay_out(now, BAG.name, (*BAG(now), *CIRCLES(now, cavern)))
        sc.lay_out(now, CIRCLES.of(cavern), ())
    for cavern, names in given.items():
        path = f"clues.{cavern}"
        found = read_clues(now, path, names)
        if len(found) > caverns[cavern].circles:
            raise sc.FactError(path, f"{cavern} has {caverns[cavern].circles} circles")
        take(now, path, found, CIRCLES.of(cavern), BAG.name, circles(now, given))


def put_bag(now: sc.Change, value: Any, told: Mapping[str, Any]) -> None:
    """The bag holds just these.

    Circles of which nothing is told are filled, by the seed, as far as there are others; what is
    nowhere then is not in the match.
    """
    there, given = village(now), table_of("bag", value, "groen")
    counts = {colour: number(f"bag.{colour}", count, 0, 999) for colour, count in given.items()}
    for colour in counts:
        if colour not in there.colours:
            raise sc.FactError(f"bag.{colour}", f"there is no colour {colour!r}")
    free = [one for one in there.caverns if one not in told.get("clues", ())]
    rest = Counter(BAG(now))
    for cavern in free:
        rest.update(CIRCLES(now, cavern))
    rest.subtract(counts)
    for colour in counts:
        if rest[colour] < 0:
            raise sc.FactError(f"bag.{colour}", only(now, colour))
    sc.lay_out(now, BAG.name, [one for one in there.colours for _ in range(counts.get(one, 0))])
    lying: dict[str, list[str]] = {cavern: [] for cavern in free}
    for cavern in free:  # what lies there stays, as far as the bag does not need it
        for colour in CIRCLES(now, cavern):
            if rest[colour] > 0:
                rest[colour] -= 1
                lying[cavern].append(colour)
    others = list(now.shuffled("first_clues", sorted(rest.elements())))
    for cavern in free:
        while others and len(lying[cavern]) < there.caverns[cavern].circles:
            lying[cavern].append(others.pop())
        sc.lay_out(now, CIRCLES.of(cavern), lying[cavern])


def see_bag(at: sc.Position) -> dict[str, int]:
    """How many of each colour the bag holds (RN15)."""
    held = BAG(at)
    return {colour: held.count(colour) for colour in village(at).colours}


def see_codes(at: sc.Position, seat: sc.Seat) -> dict[str, list[str]]:
    """What a seat has in its slots."""
    return {one: list(SLOTS(at, one, seat)) for one in village(at).codes}


def see_ghosts(at: sc.Position, seat: sc.Seat) -> list[str]:
    """The ghosts that a seat has."""
    return [card.id for card, location in ghosts(at.rules) if seat in claimed_by(at, location)]


game.fact("codes", see=for_seats(see_codes), put=put_codes, any_order=True)
game.fact(
    "claims",
    see=lambda at: {one: list(claimed_by(at, one)) for one in village(at).codes},
    put=put_claims,
)
game.fact(
    "clues",
    see=lambda at: {one: list(CIRCLES(at, one)) for one in village(at).caverns},
    put=put_clues,
    any_order=True,
)
game.fact("bag", see=see_bag, put=put_bag, beside=True)
game.fact("ghosts", see=for_seats(see_ghosts), any_order=True)
