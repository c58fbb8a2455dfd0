"""The course of a match: set-up, turns, the last round, the winner (RN3, RN4, RN12)."""

from __future__ import annotations

import scriptorium as sc

from ..board.codes import BAG, all_tokens, cracked
from ..board.equipment import DECK, DISCARD, HAND, OPEN, dots_of
from ..board.state import (
    Claims,
    Course,
    EventCards,
    EventPlayed,
    Figures,
    Pool,
    Portals,
    Score,
    lapse,
)
from ..board.village import NOWHERE, Village, village
from .events import FinalScoring, TurnClosing
from .reasons import WRONG_STEP

SETUP, ROUND = "setup", "round"
CHOOSE, ACT, REFILL = "choose", "act", "refill"
DEALT, OPEN_CARDS = "rennes.hand", "rennes.open_cards"

SCHEDULE = sc.Schedule(
    (
        sc.Phase(SETUP, (CHOOSE,), wrong_step=WRONG_STEP),
        sc.Phase(ROUND, (ACT, REFILL), rotate=True, wrong_step=WRONG_STEP),
    )
)


class Areas(sc.Question, frozen=True):
    """How many areas has this seat visited?"""

    seat: sc.Seat


def all_equipment(rules: sc.Ruleset) -> tuple[str, ...]:
    """Every equipment card, in the order of the data."""
    kinds = ((id, card.copies) for id, card in rules.cards.items() if dots_of(id))
    return tuple(id for id, copies in kinds for _ in range(copies))


def all_tokens_there(rules: sc.Ruleset) -> tuple[str, ...]:
    """Every clue token, in the order of the colours."""
    colours = rules.services["rennes.codes"].colours
    return tuple(id for id in colours for _ in range(rules.cards[id].copies))


def reference(there: Village) -> Portals:
    """The discs as the file lays them (REF)."""
    laid = there.box().board.reference_setup
    return Portals(
        tuple(there.disc_ids.index(laid[portal].disc) for portal in there.portals),
        tuple(laid[portal].turn % len(there.sides) for portal in there.portals),
    )


def set_up(now: sc.Change) -> None:
    """Discs, tokens and cards are laid out; who begins chooses a location first (RN3)."""
    rules, there = now.rules, village(now)
    first = rules.setup.first or now.pick("first_player", rules.setup.seats)
    discs = now.shuffled("discs", range(len(there.discs)))
    turns = tuple(now.below("disc_turns", len(there.sides)) for _ in discs)
    now.put(Portals(discs, turns))
    sc.lay_out(now, BAG, all_tokens_there(rules))
    pile = list(now.shuffled(DECK, all_equipment(rules)))
    for seat in rules.setup.seats:
        dealt = max(0, rules.number(DEALT, now, seat))
        sc.lay_out(now, sc.key(HAND, seat), pile[:dealt])
        del pile[:dealt]
    sc.lay_out(now, DECK, pile)
    fill_open(now, first)
    now.enter_phase(SETUP, first)


def fill_open(now: sc.Change, seat: sc.Seat) -> None:
    """Open cards are laid until there are enough (RN10.2)."""
    lacking = now.rules.number(OPEN_CARDS, now, seat) - len(sc.cards_in(now, OPEN))
    if lacking > 0:
        sc.draw(now, DECK, OPEN, lacking, refill=DISCARD)


def finish_turn(now: sc.Change) -> None:
    """Open cards and circles are filled; then the next turn, or the end (RN4.5, RN12.1)."""
    seat = now.clock.seat
    lapse(now)
    fill_open(now, seat)
    now.tell_at_once(TurnClosing(seat))
    if now[Course].last_round and now.clock.in_round >= len(now.rules.setup.seats):
        now.tell_at_once(FinalScoring())
        totals = tuple(zip(now.rules.setup.seats, now[Score].points, strict=True))
        now.end(winners(now), totals)
    else:
        now.end_turn()


def winners(position: sc.Position) -> tuple[sc.Seat, ...]:
    """Most points; then codes, tokens, areas; else together (RN12.3, R35)."""
    seats, areas = position.rules.setup.seats, position.rules.questions[Areas]
    ranks = [
        (
            points,
            cracked(position, seat),
            all_tokens(position, seat),
            areas.ask(position, Areas(seat)),
        )
        for seat, points in zip(seats, position[Score].points, strict=True)
    ]
    return tuple(seat for seat, rank in zip(seats, ranks, strict=True) if rank == max(ranks))


def parts(there: Village, seats: int, locations: int) -> tuple[sc.Part, ...]:
    """What lies on the table before anything has been laid out."""
    return (
        reference(there),
        Figures((NOWHERE,) * seats),
        Score((0,) * seats),
        Claims(((),) * locations),
        Course(),
        EventCards(((),) * seats),
    )


def register(book: sc.RuleBook) -> None:
    """The schedule, the table and its parts."""
    box, there = book.service("rennes.box"), book.service("rennes.village")
    book.game(SCHEDULE)
    for part in parts(there, len(book.seats), len(box.codes)):
        book.part(part)
    book.part(Pool(), reset="turn")
    book.part(EventPlayed(), reset="turn")
    book.number(DEALT, box.hand.start)
    book.number(OPEN_CARDS, box.hand.open_cards)
    book.question(Areas, joined="sum")
    book.set_up(set_up)
