"""Words of scenarios that follow from zones, parts and the clock (N8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from msgspec.structs import replace as with_fields

from scriptorium.engine.change import Change
from scriptorium.engine.errors import FactError, Unreadable
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.schedule import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    Budget,
    Once,
    Schedule,
    TurnBegan,
    TurnSkipped,
)
from scriptorium.engine.table import Moment, Position, View
from scriptorium.engine.values import CardId, Part, Seat, Turn
from scriptorium.engine.zones import cards_in, is_hidden, lay_out
from scriptorium.scenarios import HIDDEN, by_seat, fact, number, one_of, one_seat
from scriptorium.scenarios.fact_readers import table_of, texts_in, yes_or_no

from .field_targets import Fields
from .names import fold
from .parts import SeatPart
from .targets import find_card
from .zones import AnyZone

if TYPE_CHECKING:
    from .games import Game

DIRECTIONS = {"cw": CLOCKWISE, "ccw": COUNTER_CLOCKWISE}
MOST_ROUNDS = 9_999


class Fact:
    """On a field of a part: scenarios can see and set it, by its own name or by `name`.

    With `seat` it holds a seat, or nothing. With `bits` it is a set, which scenarios write as a
    list of names: the place of each. What cannot be `set` is only seen.
    """

    def __init__(
        self,
        name: str = "",
        *,
        seat: bool = False,
        bits: Mapping[str, int] | None = None,
        set: bool = True,
    ) -> None:
        self.name, self.seat, self.bits, self.set = name, seat, bits, set

    def shown(self, value: Any) -> Any:
        """A value of the field as scenarios write it."""
        if self.bits is not None:
            return [name for name, place in self.bits.items() if value >> place & 1]
        return _shown(value) or None if self.seat else _shown(value)

    def read(self, path: str, now: Change, wanted: Any, hint: Any) -> Any:
        """A value of the field from what a scenario writes."""
        if self.seat:
            return one_seat(path, now, wanted)
        if self.bits is None:
            return _converted(path, wanted, hint)
        names = (*self.bits,)
        return sum(1 << self.bits[one_of(path, one, names)] for one in {*texts_in(path, wanted)})


@dataclass
class FactForm:
    """How a word of scenarios is seen, set and compared."""

    see: Callable[[Any], Any] | None = None
    put: Callable[..., None] | None = None
    same: Callable[[Any, Any], bool] | None = None
    late: bool = False
    any_order: bool = False
    beside: bool = False

    def over(self, usual: FactForm | None) -> FactForm:
        """The same, seen, set and compared as usual where it does not say how."""
        if usual is None or self.see is not None:
            return self
        same = None if self.any_order else usual.same
        return replace(self, see=usual.see, put=self.put or usual.put, same=self.same or same)

    def untouched(self, name: str, plugin: str) -> FactForm:
        """The same where its plugin is off: it shows what a match begins with, and can be no other.

        A table may name some of it.
        """
        see = self.see

        def put(now: Change, wanted: Any) -> None:
            seen = see(now) if see is not None else None
            fits = bool(wanted == seen)
            if isinstance(wanted, dict) and isinstance(seen, dict) and wanted:
                fits = all(seen.get(key) == one for key, one in wanted.items())
            if not fits:
                raise FactError(name, f"{plugin} is off, so this is {seen}")

        return FactForm(see, put, any_order=True)

    def register(self, book: RuleBook, name: str) -> None:
        """Write it into the vocabulary of scenarios."""
        options: dict[str, Any] = {"late": self.late, "any_order": self.any_order}
        options["beside"] = self.beside
        fact(book, name, see=self.see, put=self.put, same=self.same, **options)


def vocabulary(game: Game) -> dict[str, FactForm]:
    """All words of a game, in the order in which a position is put together.

    One by hand takes the place of one that follows by itself; of a zone it comes in its own order.
    """
    by_hand, clock = dict(game.facts), dict(_of_clock(game.schedule))
    found = {name: clock[name] for name in game.clock_words}
    for kind in game.parts:
        found |= facts_of_part(kind)
    found |= {name: by_hand.pop(name, form) for name, form in found.items()}
    zones = list(game.zones.values())
    lying = {zone.fact: _of_zone(game, zone) for zone in zones}
    found |= {
        one.fact: lying[one.fact] for one in zones if not one.rest and one.fact not in by_hand
    }
    found |= {name: form.over(lying.get(name)) for name, form in by_hand.items()}
    found |= {one.fact: lying[one.fact] for one in zones if one.fact not in found}
    for zone in zones:
        found[f"{zone.name}_sizes" if zone.each else f"{zone.name}_size"] = _size_of(zone)
    return {name: form for name, form in found.items() if name not in game.unsaid}


# The clock.


def _of_clock(schedule: Schedule) -> Iterator[tuple[str, FactForm]]:
    def put_turn(now: Change, wanted: Any) -> None:
        take_turn(now, one_seat("turn", now, wanted))

    def put_direction(now: Change, wanted: Any) -> None:
        way = DIRECTIONS[one_of("direction", wanted, (*DIRECTIONS,))]
        now.clock = with_fields(now.clock, direction=way)

    def put_round(now: Change, wanted: Any) -> None:
        now.clock = with_fields(now.clock, round=number("round", wanted, 1, MOST_ROUNDS))

    def see_direction(at: Position) -> str:
        return "cw" if at.clock.direction == CLOCKWISE else "ccw"

    def put_first(now: Change, wanted: Any) -> None:
        take_turn(now, one_seat("first", now, wanted))

    def see_winners(at: Position) -> list[Seat]:
        return [] if at.outcome is None else [*at.outcome.winners]

    yield "first", FactForm(lambda at: at.clock.first, put_first)
    yield "turn", FactForm(lambda at: at.clock.seat, put_turn)
    yield "chooser", FactForm(lambda at: at.chooser or "")
    yield "round", FactForm(lambda at: at.clock.round, put_round)
    yield "direction", FactForm(see_direction, put_direction)
    yield "winners", FactForm(see_winners, any_order=True)
    yield "winner", FactForm(lambda at: next(iter(see_winners(at)), ""))
    yield "step", FactForm(lambda at: at.clock.step, put_step, late=True)
    for place, budget in enumerate(schedule.budgets):
        yield budget.name, _of_budget(budget, place)
    for place, once in enumerate(schedule.once):
        yield once.name, _of_once(once, place)


def put_step(now: Change, wanted: Any) -> None:
    """Set the step of the turn, with the phase that has it and the way in which turns pass."""
    phases = now.rules.schedule.phases
    step = one_of("step", wanted, tuple(step for phase in phases for step in phase.steps))
    phase = next(one for one in phases if step in one.steps)
    now.clock = with_fields(now.clock, phase=phase.name, step=step, direction=phase.order)


def _of_budget(budget: Budget, place: int) -> FactForm:
    """How many points of a budget are left."""

    def put(now: Change, wanted: Any) -> None:
        points = number(budget.name, wanted, 0, budget.most)
        left = now.clock.left
        now.clock = with_fields(now.clock, left=(*left[:place], points, *left[place + 1 :]))

    return FactForm(lambda at: at.clock.left[place], put)


def _of_once(once: Once, place: int) -> FactForm:
    """Whether what may be done once a turn is left."""

    def put(now: Change, wanted: Any) -> None:
        left, uses = int(yes_or_no(once.name, wanted)), now.clock.uses
        now.clock = with_fields(now.clock, uses=(*uses[:place], left, *uses[place + 1 :]))

    return FactForm(lambda at: at.clock.uses[place] > 0, put)


def take_turn(now: Change, seat: Seat) -> None:
    """Let it be a seat's turn."""
    now.clock = with_fields(now.clock, seat=seat, first=seat)
    now.pending = (Turn(seat),)


def begin_turn(now: Change) -> None:
    """Let the turn that a scenario has set begin as it does in play, or be missed."""
    seat, skips = now.clock.seat, list(now.clock.skips)
    if seat in skips:
        skips.remove(seat)
        now.clock = with_fields(now.clock, skips=tuple(skips))
        now.tell(TurnSkipped(seat))
        now.end_turn()
    else:
        now.tell(TurnBegan(seat, now.clock.turn))
    now.settle()


def begin_neutral(game: Game, now: Change, clock: Mapping[str, Any]) -> None:
    """A position of which nothing is said: all cards in the rest, the first seat on turn."""
    for place, cards in game.full_rests(now):
        lay_out(now, place, now.shuffled(place, cards))
    now.clock = with_fields(now.clock, in_round=1, turn=1, **clock)
    take_turn(now, now.seats[0])


def full_deck(rules: Ruleset) -> tuple[CardId, ...]:
    """All cards of the match, in the order of the data."""
    return tuple(id for id, card in rules.cards.items() for _ in range(card.copies))


# Parts.


@lru_cache(1024)
def facts_of_part(kind: type[Part]) -> dict[str, FactForm]:
    """The words that the fields of a part are."""
    found: dict[str, FactForm] = {}
    for field, hint in get_type_hints(kind, include_extras=True).items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Fact):
                of: Any = _of_seats if issubclass(kind, SeatPart) else _of_part
                found[mark.name or field] = of(kind, field, hint, mark)
    return found


def _of_seats(kind: type[SeatPart], field: str, hint: Any, mark: Fact) -> FactForm:
    name = mark.name or field

    def see(at: Position) -> dict[Seat, Any]:
        return {seat: mark.shown(value) for seat, value in kind.all(at, field).items()}

    def put(now: Change, wanted: Any) -> None:
        for seat, value in by_seat(name, now, wanted):
            known = mark.read(f"{name}.{seat}", now, value, hint)
            now[kind, seat] = with_fields(now[kind, seat], **{field: known})

    return FactForm(see, put if mark.set else None, any_order=mark.bits is not None)


def _of_part(kind: type[Any], field: str, hint: Any, mark: Fact) -> FactForm:
    name = mark.name or field

    def put(now: Change, wanted: Any) -> None:
        now.put(with_fields(now[kind], **{field: mark.read(name, now, wanted, hint)}))

    def see(at: Position) -> Any:
        return mark.shown(getattr(at[kind], field))

    return FactForm(see, put if mark.set else None, any_order=mark.bits is not None)


def _converted(path: str, wanted: Any, hint: Any) -> Any:
    try:
        return msgspec.convert(wanted, hint)
    except msgspec.ValidationError as error:
        raise FactError(path, f"{wanted!r} cannot stand there: {error}") from None


def _shown(value: Any) -> Any:
    """A value as scenarios write it."""
    return [_shown(one) for one in value] if isinstance(value, tuple) else value


# Cards.


def _of_zone(game: Game, zone: AnyZone) -> FactForm:
    name, write = zone.fact, game.names.written

    def seen(at: Position, key: str) -> Any:
        viewer, pile = getattr(at, "seat", None), cards_in(at, key)
        closed = viewer is not None and not at.rules.zone(key).shows_faces_to(viewer)
        return HIDDEN if closed or any(map(is_hidden, pile)) else [write(card) for card in pile]

    def see_each(at: Position) -> dict[Seat, Any]:
        return {
            seat: seen(at, key) for seat, key in zip(at.seats, zone.keys(at.seats), strict=True)
        }

    def see(at: Position) -> Any:
        pile = zone.lying(at, "")
        if isinstance(at, View) and (zone.faces == "none" or any(map(is_hidden, pile))):
            return HIDDEN
        return [write(card) for card in pile]

    def put_each(now: Change, wanted: Any) -> None:
        keys = dict(zip(now.seats, zone.keys(now.seats), strict=True))
        for seat, names in by_seat(name, now, wanted):
            _put_cards(game, now, f"{name}.{seat}", names, zone, keys[seat], seat)

    def put(now: Change, wanted: Any) -> None:
        _put_cards(game, now, name, wanted, zone, zone.name, now.clock.seat)

    any_order = zone.each and not zone.rest
    return FactForm(
        see_each if zone.each else see,
        put_each if zone.each else put,
        same=lambda wanted, seen: agrees(game, wanted, seen, any_order=any_order),
    )


def _size_of(zone: AnyZone) -> FactForm:
    if zone.each:
        return FactForm(lambda at: {seat: len(zone.lying(at, seat)) for seat in at.seats})
    return FactForm(lambda at: len(zone.lying(at, "")))


def read_cards(game: Game, now: Position, path: str, wanted: Any) -> list[CardId]:
    """A list of cards by id or printed name."""
    if not isinstance(wanted, list):
        raise FactError(path, f"write a list of cards, not {wanted!r}")
    found = []
    for name in wanted:
        card = None
        if isinstance(name, str):
            card = game.names.find(name) or find_card(now, name)
        if card is None:
            raise FactError(path, f"there is no card {name!r}")
        found.append(card)
    return found


def _put_cards(
    game: Game, now: Change, path: str, wanted: Any, zone: AnyZone, key: str, seat: Seat
) -> None:
    """Lay cards out of the rest into a zone, or let the rest be just these."""
    cards = read_cards(game, now, path, wanted)
    for card in cards:
        if zone.holds is not None and not zone.holds(now.rules.cards[card]):
            raise FactError(path, f"{game.names.written(card)} does not belong here")
    take_out(game, now, path, cards, seat)
    lay_out(now, key, cards)


def take_out(game: Game, now: Change, path: str, cards: list[CardId], seat: Seat = "") -> None:
    """Take cards that lie somewhere out of the rest; there are only so many of each.

    Where each seat has a rest of its own they are those of this seat.
    """
    for card in cards:
        rest = game.rest_of(now.rules.cards[card])
        if rest is None:
            continue
        left = list(rest.lying(now, seat))
        if card not in left:
            copies = now.rules.cards[card].copies
            raise FactError(path, f"there are only {copies} of {game.names.written(card)}")
        left.remove(card)
        lay_out(now, rest.keys((seat,))[0], left)


def agrees(game: Game, wanted: Any, seen: Any, *, any_order: bool) -> bool:
    """Whether cards lie as wanted, however they are spelt; what is not named does not count."""
    if isinstance(wanted, dict) and isinstance(seen, dict):
        inside = ((wanted[key], seen.get(key, ...)) for key in wanted)
        return all(agrees(game, one, other, any_order=any_order) for one, other in inside)
    if isinstance(wanted, list) and isinstance(seen, list):
        one, other = ([_spelt(game, name) for name in row] for row in (wanted, seen))
        return sorted(one) == sorted(other) if any_order else one == other
    return bool(wanted == seen)


def _spelt(game: Game, name: Any) -> str:
    return game.names.find(str(name)) or fold(str(name))


@dataclass(frozen=True)
class SeatTable:
    """A word `name.SEAT.KEY` with a list of what a target reads; its cards come from the rest.

    `see(at, seat, key)` and `put(now, seat, key, values)` know the rows; `put` may say what is
    wrong with a whole one. `card` is the card of a value.
    """

    keys: tuple[str, ...]
    target: Fields[Any]
    see: Callable[[Position, Seat, Any], tuple[Any, ...]]
    put: Callable[[Change, Seat, Any, tuple[Any, ...]], str | None]
    card: Callable[[Any], CardId]

    def form(self, game: Game, name: str) -> FactForm:
        """How the word is seen, set and compared."""

        def seen(at: Position) -> dict[str, dict[str, list[str]]]:
            write = self.target.write
            return {
                seat: {
                    key: [write(at, one) for one in self.see(at, seat, key)] for key in self.keys
                }
                for seat in at.seats
            }

        def put(now: Change, wanted: Any) -> None:
            for seat, table in by_seat(name, now, wanted):
                for key, row in table_of(f"{name}.{seat}", table, self.keys[0]).items():
                    path = f"{name}.{seat}.{key}"
                    one_of(path, key, self.keys)
                    values = tuple(self._read(now, path, text) for text in texts_in(path, row))
                    problem = self.put(now, seat, key, values)
                    if problem:
                        raise FactError(path, problem)
                    take_out(game, now, path, [self.card(one) for one in values])

        def same(wanted: Any, there: Any) -> bool:
            return agrees(game, wanted, there, any_order=False)

        return FactForm(seen, put, same=same)

    def _read(self, now: Change, path: str, text: str) -> Any:
        try:
            value = self.target.read(now, text)
        except Unreadable as error:
            raise FactError(path, str(error)) from None
        at = Moment.of(now, Turn(now.clock.seat))
        reason = self.target.wrong(at, value)
        if reason is not None:
            told: dict[str, Any] = self.target.details(at, "", value)
            raise FactError(path, reason(**told).reason)
        return value
