"""How turns and rounds begin and end: dealing, drawing, scoring, the stands, the winner."""

from __future__ import annotations

import scriptorium as sc

from .canon import SHELVES, canon
from .events import DrawDue, RoundScored
from .piles import DISCARD, DRAW, draw_cards, hand, set_hand
from .state import Ledger, empty_shelves, is_closed, row, totals

PHASE = "round"
STEP = "lay"
HAND = "plankenkoorts.hand"
MOST_STANDARDS = 99
DRAWN = "plankenkoorts.cards_drawn"
STANDARD_POINTS = "plankenkoorts.standard_points"
STANDARDS_TO_WIN = "plankenkoorts.standards_to_win"


def full_deck(rules: sc.Ruleset) -> tuple[str, ...]:
    """All cards of the match, in the order of the data (PK1.3)."""
    return tuple(id for id, card in rules.cards.items() for _ in range(card.copies))


def direction_of(rules: sc.Ruleset, round: int) -> int:
    """Odd rounds run clockwise, even ones counter-clockwise, unless agreed otherwise (PK8.3)."""
    if rules.options["reverse_each_round"] and round % 2 == 0:
        return sc.COUNTER_CLOCKWISE
    return sc.CLOCKWISE


def deal(now: sc.Change) -> None:
    """Shuffle all cards, deal a hand to everybody, clear the shelves (PK3.2, PK8.1)."""
    rules = now.rules
    pile = list(now.shuffled(DRAW, full_deck(rules)))
    for seat in rules.setup.seats:
        dealt = max(0, rules.number(HAND, now, seat))
        set_hand(now, seat, pile[:dealt])
        del pile[:dealt]
    sc.lay_out(now, DRAW, pile)
    sc.lay_out(now, DISCARD, ())
    now.put(empty_shelves(len(rules.setup.seats)))


def set_up(now: sc.Change) -> None:
    """The first round: who was named begins, or the lot decides (PK3.3, R5)."""
    first = now.rules.setup.first or now.pick("first_player", now.rules.setup.seats)
    deal(now)
    now.begin_round(first, direction_of(now.rules, 1))


def announce_draw(now: sc.Change, begun: sc.TurnBegan) -> None:
    """A turn begins with the draw; what must come before it has been told to go first (PK4.1)."""
    now.tell(DrawDue(begun.seat))


def draw_for_turn(now: sc.Change, due: DrawDue) -> None:
    """Draw one card, or what other rules make of it (PK4.2)."""
    draw_cards(now, due.seat, now.rules.number(DRAWN, now, due.seat))


def finish_turn(now: sc.Change) -> None:
    """A card has been laid: the round is over, stalled, or goes on (PK4.6, PK7.1, PK7.4)."""
    seat = now.clock.seat
    if all(is_closed(row(now, seat, shelf)) for shelf in SHELVES):
        end_round(now, seat)
    elif is_stalled(now):
        end_round(now, "")
    else:
        now.end_turn()


def is_stalled(now: sc.Change) -> bool:
    """Whether no card is left to draw or to lay for anybody (PK7.4)."""
    if sc.cards_in(now, DRAW) or sc.cards_in(now, DISCARD):
        return False
    return not any(hand(now, seat) for seat in now.rules.setup.seats)


def end_round(now: sc.Change, winner: sc.Seat | str) -> None:
    """Hand out the stand, score, then end the game or deal the next round (PK7, PK8, PK9)."""
    seats, last = now.rules.setup.seats, now.clock.seat
    scored = tuple((seat, round_points(now, seat, winner)) for seat in seats)
    ledger = now[Ledger]
    standards = tuple(
        count + (seat == winner) for seat, count in zip(seats, ledger.standards, strict=True)
    )
    points = tuple((*before, new) for before, (_, new) in zip(ledger.points, scored, strict=True))
    now.put(Ledger(standards, points))
    now.tell(sc.TurnEnded(last))
    now.tell(RoundScored(now.clock.round, scored, winner))
    needed = now.rules.number(STANDARDS_TO_WIN, now, last)
    if winner and standards[seats.index(winner)] >= needed:
        now.end(winners(now), totals(now), parts=parts(now))
        return
    deal(now)
    # Whoever had the last turn begins, also after a stalled round (PK8.2, R6, R17).
    now.begin_round(last, direction_of(now.rules, now.clock.round + 1))


def round_points(now: sc.Change, seat: sc.Seat, winner: sc.Seat | str) -> int:
    """A point for each card on the shelves, and five for the stand of this round (PK7.2)."""
    books = sum(len(row(now, seat, shelf)) for shelf in SHELVES)
    stand = now.rules.number(STANDARD_POINTS, now, seat) if seat == winner else 0
    return max(0, books * canon().data.game.points_book + stand)


def parts(now: sc.Change) -> dict[str, dict[sc.Seat, int]]:
    """How all points came about: golden book stands, and the books on the shelves (PK7.2)."""
    found: dict[str, dict[sc.Seat, int]] = {"books": {}, "stands": {}}
    for (seat, points), stands in zip(totals(now), now[Ledger].standards, strict=True):
        of_stands = stands * now.rules.number(STANDARD_POINTS, now, seat)
        found["books"][seat] = points - of_stands
        found["stands"][seat] = of_stands
    return found


def winners(position: sc.Position) -> tuple[sc.Seat, ...]:
    """Most points; then more stands, then the better last round, else together (PK9.2, PK9.3)."""
    ledger = position[Ledger]
    seats = position.rules.setup.seats
    ranks = [
        (sum(points), standards, points[-1] if points else 0)
        for points, standards in zip(ledger.points, ledger.standards, strict=True)
    ]
    return tuple(seat for seat, rank in zip(seats, ranks, strict=True) if rank == max(ranks))


def register(book: sc.RuleBook) -> None:
    """The options of PK10, the numbers house rules can adjust, and the course of a round."""
    data = canon().data
    book.option("reverse_each_round", data.options.reverse_each_round)
    most = (sum(b.copies for b in data.book) + sum(d.copies for d in data.dust)) // len(book.seats)
    hand = book.option("hand", data.options.hand, among=range(1, most + 1))
    book.number(HAND, int(hand))
    book.number(DRAWN, 1)
    book.number(STANDARD_POINTS, data.game.points_standard)
    usual = data.options.standards_to_win
    enough = book.option("standards_to_win", usual, among=range(1, MOST_STANDARDS + 1))
    book.number(STANDARDS_TO_WIN, int(enough))
    book.set_up(set_up)
    book.react(sc.TurnBegan, announce_draw)
    book.react(DrawDue, draw_for_turn)
