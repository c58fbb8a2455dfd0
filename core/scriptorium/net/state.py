"""What a table is besides its match: who sits where, what is proposed, how the clocks stand.

It follows from the entries alone, one after the other, so every server comes to the same.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from scriptorium.engine.values import Seat
from scriptorium.matches.records import ActionRecord, Ended, HeaderRecord, WentBack

from .entries import (
    BACK,
    COMPUTER,
    FREE,
    PERSON,
    Answered,
    AnyEntry,
    Lent,
    Paused,
    Proposed,
    Resumed,
    Row,
    Said,
    Sat,
    SatIn,
    Sitter,
    Stopped,
)
from .terms import Bank, PerMove, Terms


class Standing(NamedTuple):
    """What a table's clocks ask about its match: the turn, and who is to choose."""

    turn: int
    waiting: tuple[Seat, ...]


NOT_BEGUN = Standing(0, ())


class Place(Struct, frozen=True, array_like=True):
    """A seat: who sits there, and the level that plays for a player who is away."""

    seat: Seat
    who: Sitter = FREE
    name: str = ""
    level: str = ""
    salt: bytes = b""
    sits_in: str = ""

    @property
    def computer(self) -> str:
        """The level of the computer that plays here now; empty where a person does."""
        return self.level if self.who == COMPUTER else self.sits_in

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return self.who == PERSON and not self.sits_in


class State(Struct, frozen=True, array_like=True):
    """The table besides its match. `left` is what each clock shows, in milliseconds."""

    places: tuple[Place, ...]
    left: tuple[int, ...]
    began: bool = False
    over: bool = False
    stopped: Stopped | None = None
    proposal: Proposed | None = None
    agreed: tuple[Seat, ...] = ()
    asked_in: int = 0  # the turn in which taking back was proposed last,
    asked: int = 0  # and how often
    paused: bool = False
    lent: tuple[Lent, ...] = ()
    told: tuple[int, ...] = ()  # how much each seat has said since something was done
    at: int = 0  # when the last entry was written

    def place(self, seat: Seat) -> Place:
        """A seat, and who sits there."""
        return next(place for place in self.places if place.seat == seat)

    @property
    def is_full(self) -> bool:
        """Whether somebody sits at every seat."""
        return all(place.who != FREE for place in self.places)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats at which people play now."""
        return tuple(place.seat for place in self.places if place.is_person)

    @property
    def runs(self) -> bool:
        """Whether clocks run."""
        return self.began and not self.over and not self.paused

    @property
    def is_agreed(self) -> bool:
        """Whether everybody who has to has agreed with what is proposed."""
        return self.proposal is not None and set(self.proposal.voters) <= set(self.agreed)

    def lending(self, seat: Seat) -> Lent:
        """How a seat lends its view."""
        return next((one for one in self.lent if one.seat == seat), Lent(seat, "no"))

    def after(self, row: Row, entry: AnyEntry, terms: Terms, was: Standing, now: Standing) -> State:
        """The table once an entry is written; `was` and `now` are how the match stands."""
        state = self._clocked(row.spent, terms, was, now)
        state = replace(state, at=row.at, told=state._told_by(row.seat, entry))
        if isinstance(entry, HeaderRecord):
            return replace(state, began=True)
        if isinstance(entry, ActionRecord):
            return replace(state, over=entry.over, proposal=state._still_open(), agreed=())
        if isinstance(entry, WentBack):
            return replace(state, proposal=None, agreed=())
        if isinstance(entry, Ended):
            return replace(state, over=True, proposal=None, agreed=())
        if isinstance(entry, Stopped):
            return replace(state, over=True, stopped=entry, proposal=None, agreed=())
        if isinstance(entry, Sat):
            place = Place(entry.seat, entry.who, entry.name, entry.level, entry.salt)
            return replace(state._with(place), proposal=None, agreed=())
        if isinstance(entry, SatIn):
            place = replace(self.place(entry.seat), sits_in=entry.level)
            return replace(state._with(place), proposal=None, agreed=())
        if isinstance(entry, Proposed):
            return state._proposed(entry, now.turn)
        if isinstance(entry, Answered):
            if entry.yes:
                return replace(state, agreed=(*state.agreed, entry.by))
            return replace(state, proposal=None, agreed=())
        if isinstance(entry, Paused):
            return replace(state, paused=True, proposal=None, agreed=())
        if isinstance(entry, Resumed):
            return replace(state, paused=False)
        if isinstance(entry, Lent):
            others = tuple(one for one in state.lent if one.seat != entry.seat)
            return replace(state, lent=(*others, entry))
        return state

    def _with(self, place: Place) -> State:
        places = tuple(place if one.seat == place.seat else one for one in self.places)
        return replace(self, places=places)

    def _still_open(self) -> Proposed | None:
        """What stays proposed when something is done: all but what would be taken back."""
        return None if self.proposal is not None and self.proposal.what == BACK else self.proposal

    def _proposed(self, entry: Proposed, turn: int) -> State:
        asked_in, asked = self.asked_in, self.asked
        if entry.what == BACK:
            asked_in, asked = turn, self.asked + 1 if self.asked_in == turn else 1
        return replace(self, proposal=entry, agreed=(), asked_in=asked_in, asked=asked)

    def _told_by(self, seat: str, entry: AnyEntry) -> tuple[int, ...]:
        """How much everybody has said; who does something may say something again."""
        if isinstance(entry, ActionRecord | WentBack):
            return (0,) * len(self.places)
        told = self.told or (0,) * len(self.places)
        if not isinstance(entry, Said | Proposed | Answered | Lent | Resumed):
            return told
        pairs = zip(self.places, told, strict=True)
        return tuple(count + (place.seat == seat) for place, count in pairs)

    def _clocked(self, spent: int, terms: Terms, was: Standing, now: Standing) -> State:
        """The clocks: they run for people who are to choose, and are wound up for the next."""
        clock = terms.clock
        if not isinstance(clock, Bank | PerMove):
            return self
        left = []
        for place, ms in zip(self.places, self.left, strict=True):
            seat, next_turn = place.seat, was.turn != now.turn
            if seat in was.waiting and place.is_person:
                ms -= spent
            if isinstance(clock, Bank):
                if seat in was.waiting and (seat not in now.waiting or next_turn):
                    ms += clock.increment * 1000
            elif seat in now.waiting and (seat not in was.waiting or next_turn):
                ms = clock.seconds * 1000
            left.append(ms)
        return replace(self, left=tuple(left))


def opening(seats: tuple[Seat, ...], terms: Terms) -> State:
    """A table at which nobody sits yet."""
    clock = terms.clock
    ms = clock.seconds * 1000 if isinstance(clock, Bank | PerMove) else 0
    places = tuple(Place(seat) for seat in seats)
    return State(places, (ms,) * len(seats), told=(0,) * len(seats))
