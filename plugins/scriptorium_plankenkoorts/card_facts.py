"""Where the cards are, as words of scenarios: hands, shelves and both piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium import CardId

from .canon import NO_BOOK, SHELVES, ShelfName, canon
from .names import AS, book_written, card_written, find_card
from .piles import DISCARD, DRAW, hand, set_hand
from .shelf import is_wild
from .state import Row, Standing, row, set_row


def see_hands(position: sc.Position) -> dict[sc.Seat, Any]:
    """The cards of each hand; in a view only the own hand shows (PK12)."""
    viewer = position.seat if isinstance(position, sc.View) else None
    return {
        seat: check.HIDDEN
        if viewer not in (None, seat)
        else [card_written(card) for card in hand(position, seat)]
        for seat in position.rules.setup.seats
    }


def see_shelves(position: sc.Position) -> dict[sc.Seat, dict[str, list[str]]]:
    """Every shelf, a dust cloud with the book it stands for."""
    return {
        seat: {
            shelf: [book_written(s.card, s.book) for s in row(position, seat, shelf)]
            for shelf in SHELVES
        }
        for seat in position.rules.setup.seats
    }


def see_draw_pile(position: sc.Position) -> Any:
    """The draw pile, the next card first; its order is hidden from everybody (PK12)."""
    if isinstance(position, sc.View):
        return check.HIDDEN
    return [card_written(card) for card in sc.cards_in(position, DRAW)]


def see_discard_pile(position: sc.Position) -> Any:
    """The discard pile, the top card last; what lies beneath that is hidden (R20)."""
    pile = sc.cards_in(position, DISCARD)
    if any(map(sc.is_hidden, pile)):
        return check.HIDDEN
    return [card_written(card) for card in pile]


def read_cards(now: sc.Change, path: str, wanted: Any) -> list[CardId]:
    """A list of cards by id or printed name."""
    if not isinstance(wanted, list):
        raise sc.FactError(path, f"write a list of cards, not {wanted!r}")
    found = []
    for name in wanted:
        card = find_card(now.rules, name) if isinstance(name, str) else None
        if card is None:
            raise sc.FactError(path, f"there is no card {name!r}")
        found.append(card)
    return found


def seats_of(now: sc.Change, fact: str, wanted: Any) -> list[tuple[sc.Seat, Any]]:
    """The seats that a table names, each with what it holds."""
    if not isinstance(wanted, dict):
        raise sc.FactError(fact, f"write a list for each player, as in {fact}.P1")
    for seat in wanted:
        if seat not in now.rules.setup.seats:
            raise sc.FactError(f"{fact}.{seat}", f"{seat} does not play in this scenario")
    return list(wanted.items())


def take_out(now: sc.Change, path: str, cards: Iterable[CardId]) -> None:
    """Cards that lie somewhere are not in the draw pile; there are only so many of each."""
    left = list(sc.cards_in(now, DRAW))
    for card in cards:
        if card not in left:
            copies = now.rules.cards[card].copies
            raise sc.FactError(path, f"there are only {copies} of {card_written(card)}")
        left.remove(card)
    sc.lay_out(now, DRAW, left)


def put_hands(now: sc.Change, wanted: Any) -> None:
    """Give players these hands."""
    for seat, names in seats_of(now, "hands", wanted):
        cards = read_cards(now, f"hands.{seat}", names)
        take_out(now, f"hands.{seat}", cards)
        set_hand(now, seat, cards)


def put_shelves(now: sc.Change, wanted: Any) -> None:
    """Put these books on players' shelves."""
    for seat, shelves in seats_of(now, "shelves", wanted):
        if not isinstance(shelves, dict):
            raise sc.FactError(f"shelves.{seat}", f"write a shelf, as in shelves.{seat}.OT")
        for name, books in shelves.items():
            path = f"shelves.{seat}.{name}"
            shelf = next((s for s in SHELVES if s == name), None)
            if shelf is None:
                raise sc.FactError(path, f"a shelf is OT or NT, not {name}")
            standing = read_row(now, path, shelf, books)
            take_out(now, path, (s.card for s in standing))
            set_row(now, seat, shelf, standing)


def read_row(now: sc.Change, path: str, shelf: ShelfName, wanted: Any) -> Row:
    """The books of one shelf; they begin with the first book and rise (PK5.3, PK5.4)."""
    if not isinstance(wanted, list):
        raise sc.FactError(path, f"write a list of books, not {wanted!r}")
    standing = []
    for text in wanted:
        name, _, told = str(text).partition(AS)
        (card,) = read_cards(now, path, [name])
        real = canon().by_id.get(card)
        meant = canon().named(told) if told else real
        if real is None and not is_wild(now.rules, card):
            raise sc.FactError(path, f"{card} is no book and stands on no shelf")
        if meant is None or (real is not None and meant is not real):
            raise sc.FactError(path, f"{text!r}: write a book, or stofwolk as and a book")
        standing.append(Standing(card, meant.nr))
    problem = misplaced(shelf, tuple(standing))
    if problem:
        raise sc.FactError(path, problem)
    return tuple(standing)


def misplaced(shelf: ShelfName, books: Row) -> str:
    """What makes a row of books impossible on that shelf, or nothing."""
    before = NO_BOOK
    for standing in books:
        book = canon().book(standing.book)
        if book.shelf != shelf:
            return f"{book.name} belongs on the other shelf"
        if before == NO_BOOK and book.nr not in canon().firsts:
            return f"a shelf begins with its first book, not with {book.name}"
        if book.nr <= before:
            return f"{book.name} stands after a book that comes later"
        before = book.nr
    return ""


def put_discard_pile(now: sc.Change, wanted: Any) -> None:
    """Put these cards on the discard pile, the top card last."""
    cards = read_cards(now, DISCARD, wanted)
    take_out(now, DISCARD, cards)
    sc.lay_out(now, DISCARD, cards)


def put_draw_pile(now: sc.Change, wanted: Any) -> None:
    """Let the draw pile be just these cards, the next one first; others are not in the match."""
    cards = read_cards(now, DRAW, wanted)
    take_out(now, DRAW, cards)
    sc.lay_out(now, DRAW, cards)


def plain(value: Any) -> Any:
    """Card names in one spelling, so that an id and a printed name are the same card."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    if not isinstance(value, str):
        return value
    card, _, told = value.partition(AS)
    return AS.join(spelled(name) for name in (card, told) if name)


def spelled(name: str) -> str:
    """A book's id, whichever way it is written; anything else as it is."""
    book = canon().named(name)
    return book.id if book is not None else name.strip()


def same_cards(wanted: Any, seen: Any) -> bool:
    """Whether cards lie as wanted, in that order; seats and shelves not named do not count."""
    return agrees(plain(wanted), plain(seen), any_order=False)


def same_hands(wanted: Any, seen: Any) -> bool:
    """Whether hands hold what is wanted, in any order."""
    return agrees(plain(wanted), plain(seen), any_order=True)


def agrees(wanted: Any, seen: Any, *, any_order: bool) -> bool:
    """Compare lists, and tables by the keys that are wanted."""
    if isinstance(wanted, dict) and isinstance(seen, dict):
        return all(
            key in seen and agrees(value, seen[key], any_order=any_order)
            for key, value in wanted.items()
        )
    if any_order and isinstance(wanted, list) and isinstance(seen, list):
        return Counter(map(str, wanted)) == Counter(map(str, seen))
    return bool(wanted == seen)
