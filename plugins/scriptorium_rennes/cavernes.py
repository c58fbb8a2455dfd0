"""Cavernes: clues are collected, markers close them, symbols and areas score (RN6, RN11).

Each of the four is a plugin of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium import CardId
from scriptorium.scenarios import by_seat, texts_in

from . import game
from .board import COLOUR, Location, Points, Word, lapse, score, shown, where
from .cards import BAG, CIRCLES, HELD, SLOTS, colour_of, discard
from .codes import ClueTaken, free_slots
from .course import Areas, FinalScoring, TurnClosing
from .moving import CARD_HELD, Stepped, at_rest
from .situation import Closed
from .village import NOWHERE, cards_of, village

# Clues: they lie in circles and are collected for a card of their colour (RN6.6 to RN6.9).

CAVERNS = game.plugin("caverns")
say = CAVERNS.say
STREAM, CHANCE = "clues", "chance"
# What a clue scores, collected here or in the Sanctuaire (RN6.8, RN7.4).
CLUE_POINTS = game.number("clue_points", lambda book: cards_of(book).scoring.clue)
NO_FREE_SLOT = game.say.reason("RN6.7 R20", "rn-no-free-slot")


def cavern_of(at: sc.Position, seat: sc.Seat) -> str:
    """The Caverne where a seat stands, or nothing."""
    there, space = village(at), where(at, seat)
    return there.names[space] if space != NOWHERE and there.names[space] in there.caverns else ""


def lying_here(at: sc.Position, seat: sc.Seat) -> tuple[str, ...]:
    """The clues that lie in the own Caverne."""
    cavern = cavern_of(at, seat)
    return CIRCLES(at, cavern) if cavern else ()


class LyingHere(sc.ListedTarget):
    """The colours of the clues that lie in the own Caverne."""

    def every(self, at: sc.Moment) -> Iterable[str]:
        return dict.fromkeys(lying_here(at, at.me))

    def pieces(self, at: sc.Moment, value: str) -> tuple[str, ...]:
        return (f"clue-{cavern_of(at, at.me)}-{value}",)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[str, int] | None:
        word, _, rest = touched[0].partition("-") if touched else ("", "", "")
        return (rest.rpartition("-")[2], 1) if word == "clue" else None


CLUE = LyingHere(COLOUR.names, "colour", noun="a clue", asks=COLOUR.asks, judged=False)


def collected(now: sc.Change, clue: str, location: str) -> None:
    """A clue counts as collected: it scores (RN6.8)."""
    score(now, now.me, max(0, CLUE_POINTS(now)))
    now.tell(ClueTaken(now.me, clue, location))


def has_room(at: sc.Moment, do: Collect) -> bool:
    """Whether the code has a free slot for the clue (R20)."""
    return free_slots(at, at.me, do.location, do.clue) > 0


@at_rest(
    CAVERNS,
    CARD_HELD,
    say.rule("RN6.6", "rn-not-in-caverne", predicate=lambda at: bool(cavern_of(at, at.me))),
    say.rule("RN6.6", "rn-no-such-clue", predicate=lambda at, do: do.clue in lying_here(at, at.me)),
    say.rule("RN6.6", "rn-wrong-card", predicate=lambda at, do: colour_of(do.card) == do.clue),
    say.rule_for(NO_FREE_SLOT, predicate=has_room),
    form="collect {clue} with {card} to {location}",
)
class Collect(sc.Action, tag="rennes.collect", frozen=True):
    """Take a clue for a card of its colour, and put it in a slot (RN6.6)."""

    clue: Annotated[str, CLUE]
    card: Annotated[CardId, HELD]
    location: Location

    def do(self, now: sc.Change) -> None:
        lapse(now)
        discard(now, now.me, (self.card,))
        circles = CIRCLES.of(cavern_of(now, now.me))
        sc.move(now, (self.clue,), circles, SLOTS.of(self.location, now.me))
        collected(now, self.clue, self.location)


@CAVERNS.set_up
def fill(now: sc.Change) -> None:
    """All empty circles are filled from the bag, Caverne by Caverne (RN6.9, R41)."""
    caverns = village(now).caverns
    for cavern in sorted(caverns):
        lacking = caverns[cavern].circles - len(CIRCLES(now, cavern))
        if lacking > 0:
            circles = CIRCLES.of(cavern)
            sc.draw_any(now, BAG.name, circles, lacking, stream=STREAM, scripted=CHANCE)


@CAVERNS.react(TurnClosing)
def fill_again(now: sc.Change, closing: TurnClosing) -> None:
    """The same at the end of each turn."""
    fill(now)


@game.invariant
def circles_suffice(at: sc.Position) -> str | None:
    """No Caverne holds more clues than it has circles (RN2.8)."""
    caverns = village(at).caverns.items()
    full = [name for name, one in caverns if len(CIRCLES(at, name)) > one.circles]
    return f"too many clues lie in {full[0]}" if full else None


# Markers: the last two Cavernes that one has visited are closed (RN6.1 to RN6.3).

MARKERS = game.plugin("markers")
CLOSED = MARKERS.say.reason("RN6.2", "rn-caverne-closed")
Marker = tuple[Annotated[int, Meta(ge=0, le=99)], Annotated[str, Meta(max_length=32)]]


@MARKERS.part()
class Markers(sc.SeatPart, tag="rennes.markers", frozen=True):
    """Number and Caverne of each marker of a seat, the older one first."""

    laid: Annotated[tuple[Marker, ...], Meta(max_length=99)] = ()


@MARKERS.react(Stepped)
def mark(now: sc.Change, stepped: Stepped) -> None:
    """Who enters a Caverne, if only in passing, lays the next marker or the oldest (RN6.1)."""
    if stepped.space not in village(now).caverns:
        return
    laid = now[Markers, stepped.seat].laid
    numbers = village(now).box().cards.pieces.cavern_markers
    unused = [nr for nr in numbers if nr not in dict(laid)]
    next_number, rest = (unused[0], laid) if unused else (laid[0][0], laid[1:])
    now[Markers, stepped.seat] = Markers((*rest, (next_number, stepped.space)))


@MARKERS.answer(Closed, reason=CLOSED)
def closed(at: sc.Position, asked: Closed) -> int:
    """The Cavernes with an own marker may not be entered (RN6.2)."""
    number = village(at).number
    return sum(1 << number[cavern] for _, cavern in at[Markers, asked.seat].laid)


@MARKERS.invariant
def markers_fit(at: sc.Position) -> str | None:
    """Each marker of a seat lies in one Caverne."""
    there = village(at)
    numbers = there.box().cards.pieces.cavern_markers
    for laid in Markers.all(at, "laid").values():
        for number, cavern in laid:
            if number not in numbers or cavern not in there.caverns:
                return f"a marker {number} lies in {cavern}"
        if len(dict(laid)) < len(laid):
            return "a marker lies in two Cavernes"
    return None


def see_markers(at: sc.Position) -> dict[sc.Seat, list[str]]:
    """The markers of each seat, as in `2 CF`."""
    laid = Markers.all(at, "laid")
    return {seat: [f"{nr} {cavern}" for nr, cavern in row] for seat, row in laid.items()}


def put_markers(now: sc.Change, wanted: Any) -> None:
    """Lay markers for a scenario."""
    there = village(now)
    numbers = there.box().cards.pieces.cavern_markers
    for seat, given in by_seat("markers", now, wanted):
        path, found = f"markers.{seat}", list[Marker]()
        for written in texts_in(path, given):
            nr, _, cavern = written.partition(" ")
            known = nr.isdigit() and int(nr) in numbers and cavern in there.caverns
            if not known or int(nr) in dict(found) or cavern in [c for _, c in found]:
                told = f"write a number and a Caverne, as in 1 CF, not {written!r}"
                raise sc.FactError(path, told)
            found.append((int(nr), cavern))
        now[Markers, seat] = Markers(tuple(found))


MARKERS.fact("markers", see=see_markers, put=put_markers)


# Symbols: three points where a portal shows the own colour to a location (RN6.5).

SYMBOLS = game.plugin("symbols")
SYMBOL_POINTS = SYMBOLS.number(
    "rennes.symbol_points", lambda book: cards_of(book).scoring.symbol_bonus
)


@SYMBOLS.event(say("rn-symbol"))
class Scored(sc.Event, tag="rennes.scored", frozen=True):
    """A seat got points for a symbol (RN6.5)."""

    seat: sc.Seat
    points: Points


@SYMBOLS.react(Stepped)
def look(now: sc.Change, stepped: Stepped) -> None:
    """At every entry the quarter that faces the location of the symbol counts (R27)."""
    there = village(now)
    cavern = there.caverns.get(stepped.space)
    if cavern is None or not cavern.symbol:
        return
    points = max(0, SYMBOL_POINTS(now, stepped.seat))
    if points and shown(now, there.facing[cavern.symbol]) == stepped.seat:
        score(now, stepped.seat, points)
        now.tell(Scored(stepped.seat, points))


# Areas: a token for each that one has been in, and points for them at the end (RN11, RN12.2).

AREAS = game.plugin("areas")
AREA_POINTS = AREAS.number_row(  # what so many areas score
    "rennes.area_points", lambda book: cards_of(book).scoring.areas, first=0
)


@AREAS.part()
class Visited(sc.SeatPart, tag="rennes.visited", frozen=True):
    """The areas that a seat has been in, in that order."""

    areas: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=32)], ...], Meta(max_length=99)
    ] = ()


@AREAS.event(say("rn-area"))
class AreaEntered(sc.Event, tag="rennes.area_entered", frozen=True):
    """A seat came into an area for the first time (RN11.1)."""

    seat: sc.Seat
    area: Word


@AREAS.event(say("rn-areas"))
class FinalPoints(sc.Event, tag="rennes.final_points", frozen=True):
    """What a seat gets at the end of the match for its areas."""

    seat: sc.Seat
    areas: Points
    points: Points


@AREAS.react(Stepped)
def enter(now: sc.Change, stepped: Stepped) -> None:
    """The first time in an area its token is laid, also in passing (RN11.1)."""
    there, been = village(now), now[Visited, stepped.seat].areas
    area = there.areas[there.number[stepped.space]]
    if area and area not in been:
        now[Visited, stepped.seat] = Visited((*been, area))
        now.tell(AreaEntered(stepped.seat, area))


@AREAS.react(FinalScoring)
def score_areas(now: sc.Change, scoring: FinalScoring) -> None:
    """Each seat scores by how many different areas it has been in (RN12.2, R26)."""
    most = len(village(now).box().cards.scoring.areas) - 1
    for seat in now.seats:
        count = len(now[Visited, seat].areas)
        points = AREA_POINTS(now, min(count, most), seat)
        score(now, seat, points)
        now.tell(FinalPoints(seat, count, points))


@AREAS.answer(Areas)
def visited(at: sc.Position, asked: Areas) -> int:
    """How many areas a seat has been in."""
    return len(at[Visited, asked.seat].areas)


@AREAS.invariant
def areas_fit(at: sc.Position) -> str | None:
    """Each area of the board is visited at most once by each."""
    there = set(village(at).areas)
    for row in Visited.all(at, "areas").values():
        if len(set(row)) < len(row) or not set(row) <= there:
            return f"somebody has visited {', '.join(row)}"
    return None


def put_areas(now: sc.Change, wanted: Any) -> None:
    """Let seats have been in these areas."""
    known = village(now).box().board.areas
    for seat, given in by_seat("areas", now, wanted):
        areas = texts_in(f"areas.{seat}", given)
        if len(set(areas)) < len(areas) or not set(areas) <= set(known):
            raise sc.FactError(f"areas.{seat}", f"write letters of {' '.join(known)}, each once")
        now[Visited, seat] = Visited(tuple(areas))


AREAS.fact(
    "areas",
    see=lambda at: {seat: list(row) for seat, row in Visited.all(at, "areas").items()},
    put=put_areas,
    any_order=True,
)
