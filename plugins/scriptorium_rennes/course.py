"""The course of a match: set-up, starts, ending a turn, refilling, the winner (RN3, RN10, RN12)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
from scriptorium import CardId

from . import CHOOSE, REFILL, ROUND, SETUP, WRONG_STEP, game, say
from .board import Course, Figure, Location, Portals, Score, Word, figures, lapse
from .cards import (
    BAG,
    DECK,
    DISCARD,
    HAND,
    OPEN,
    OpenCards,
    can_draw,
    draw,
    is_clue,
    is_equipment,
)
from .codes import all_tokens, claim_all, cracked
from .moving import at_rest
from .village import NOWHERE, cards_of, village

# How many cards are dealt, laid open, and refilled to (RN3.5, RN10.1).
DEALT = game.number("hand", lambda book: cards_of(book).hand.start)
OPEN_CARDS = game.number("open_cards", lambda book: cards_of(book).hand.open_cards)
LIMIT = game.number("hand_limit", lambda book: cards_of(book).hand.limit)


@game.question("sum")
class Areas(sc.Question, frozen=True):
    """How many areas has this seat visited?"""

    seat: sc.Seat


@game.event()
class TurnClosing(sc.Event, tag="rennes.turn_closing", frozen=True):
    """A turn is about to end: what is laid out is filled up (RN4.5)."""

    seat: sc.Seat


@game.event()
class FinalScoring(sc.Event, tag="rennes.final_scoring", frozen=True):
    """The match is over but for what is scored at its end (RN12.2)."""


# Set-up (RN3).


def all_equipment(rules: sc.Ruleset) -> tuple[CardId, ...]:
    """Every equipment card, in the order of the data."""
    return tuple(one for one in sc.full_deck(rules) if is_equipment(rules.cards[one]))


def all_clues(rules: sc.Ruleset) -> tuple[CardId, ...]:
    """Every clue token, in the order of the colours."""
    return tuple(one for one in sc.full_deck(rules) if is_clue(rules.cards[one]))


@game.set_up
def set_up(now: sc.Change) -> None:
    """Discs, tokens and cards are laid out; who begins chooses a location first (RN3)."""
    rules, there = now.rules, village(now)
    first = rules.setup.first or now.pick("first_player", rules.setup.seats)
    discs = now.shuffled("discs", range(len(there.discs)))
    turns = tuple(now.below("disc_turns", len(there.sides)) for _ in discs)
    now.put(Portals(discs, turns))
    sc.lay_out(now, BAG.name, all_clues(rules))
    sc.lay_out(now, DECK.name, now.shuffled(DECK.name, all_equipment(rules)))
    for seat in now.seats:
        sc.deal(now, DECK, HAND.of(seat), DEALT(now, seat))
    fill_open(now, first)
    now.enter_phase(SETUP, first)


def fill_open(now: sc.Change, seat: sc.Seat) -> None:
    """Open cards are laid until there are enough (RN10.2)."""
    lacking = OPEN_CARDS(now, seat) - len(OPEN(now))
    if lacking > 0:
        sc.draw(now, DECK, OPEN, lacking, refill=DISCARD)


# Choosing a location to begin at (RN3.8, RN3.9).


@game.event(say("rn-start"), shows=("figure-{seat}",))
class StartChosen(sc.Event, tag="rennes.start_chosen", frozen=True):
    """A figure was put on a location (RN3.8)."""

    seat: sc.Seat
    location: Word


NOBODY_THERE = say.rule(
    "RN3.8",
    "rn-location-taken",
    predicate=lambda at, do: village(at).number[do.location] not in figures(at),
)


@game.choice(NOBODY_THERE, during=(CHOOSE,), refusal=WRONG_STEP)
class Start(sc.Action, tag="rennes.start", frozen=True):
    """Put your figure on a location where nobody stands."""

    location: Location

    def do(self, now: sc.Change) -> None:
        """The far locations bring cards (R37). Then the next, or round 1."""
        there = village(now)
        now[Figure, now.me] = Figure(there.number[self.location])
        now.tell(StartChosen(now.me, self.location))
        extra = next(one for one in there.box().board.location if one.id == self.location)
        if extra.extra_cards:
            draw(now, now.me, extra.extra_cards)
        if NOWHERE in figures(now):
            now.end_turn()
        else:
            now.enter_phase(ROUND, now.clock.first)


# Ending the actions (RN4.5).


def may_refill(at: sc.Position, seat: sc.Seat) -> bool:
    """Whether the hand is short and a card is to be had, and a next round comes (RN10.5)."""
    if at[Course].last_round:
        return False
    return len(HAND(at, seat)) < LIMIT(at, seat) and bool(OPEN(at) or can_draw(at))


@at_rest(game, beside=("end",), said=say("rn-ends-actions"))
class End(sc.Action, tag="rennes.end", frozen=True):
    """End your actions: complete codes are claimed; then comes the refill, where there is one."""

    def do(self, now: sc.Change) -> None:
        lapse(now)
        claim_all(now)
        if may_refill(now, now.me):
            now.enter_step(REFILL)
        else:
            finish_turn(now)


# Refilling the hand card by card (RN10).

REFILLING: dict[str, Any] = {"during": (REFILL,), "refusal": WRONG_STEP}


def go_on(now: sc.Change) -> None:
    """The refill ends by itself when the hand is full or no card is left (RN10.5)."""
    if not may_refill(now, now.me):
        finish_turn(now)


@game.event(say("rn-took"))
class OpenTaken(sc.Event, tag="rennes.open_taken", frozen=True):
    """A seat took an open card (RN10.1)."""

    seat: sc.Seat
    card: CardId


@game.choice(
    say.rule("RN10.1", "rn-not-open", predicate=lambda at, do: do.card in OPEN(at)), **REFILLING
)
class Take(sc.Action, tag="rennes.take", frozen=True):
    """Take an open card; its place stays empty for now (RN10.2, R32)."""

    card: Annotated[CardId, OpenCards()]

    def do(self, now: sc.Change) -> None:
        left = list(OPEN(now))
        left.remove(self.card)
        sc.lay_out(now, OPEN.name, left)
        sc.lay_out(now, HAND.of(now.me), (*HAND(now), self.card))
        now.tell(OpenTaken(now.me, self.card))
        go_on(now)


@game.choice(
    say.rule("RN10.4 R31", "rn-nothing-to-draw", predicate=lambda at: can_draw(at)),
    beside=("deck",),
    **REFILLING,
)
class Draw(sc.Action, tag="rennes.draw", frozen=True):
    """Draw a card blind (RN10.1)."""

    def do(self, now: sc.Change) -> None:
        draw(now, now.me, 1)
        go_on(now)


@game.choice(beside=("stop",), said=say("rn-has-enough"), **REFILLING)
class Stop(sc.Action, tag="rennes.stop", frozen=True):
    """Draw no more cards."""

    def do(self, now: sc.Change) -> None:
        finish_turn(now)


# The end of a turn, and of the match (RN4.5, RN12).


def finish_turn(now: sc.Change) -> None:
    """Open cards and circles are filled; then the next turn, or the end (RN4.5, RN12.1)."""
    seat = now.clock.seat
    lapse(now)
    fill_open(now, seat)
    now.tell_at_once(TurnClosing(seat))
    if now[Course].last_round and now.clock.in_round >= len(now.seats):
        now.tell_at_once(FinalScoring())
        now.end(winners(now), tuple(Score.all(now, "points").items()))
    else:
        now.end_turn()


def winners(at: sc.Position) -> tuple[sc.Seat, ...]:
    """Most points; then codes, tokens, areas; else together (RN12.3, R35)."""
    areas = at.rules.questions[Areas]
    ranks = {
        seat: (
            at[Score, seat].points,
            cracked(at, seat),
            all_tokens(at, seat),
            areas.ask(at, Areas(seat)),
        )
        for seat in at.seats
    }
    return tuple(seat for seat, rank in ranks.items() if rank == max(ranks.values()))
