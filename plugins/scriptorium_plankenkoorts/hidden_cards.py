"""What is hidden in a match: hands, both piles, a swap half done (PK12), for players of code."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.hidden as sw
from scriptorium import CardId
from scriptorium.engine import back

from .events import (
    BookLaid,
    CardSwapped,
    Discarded,
    Drew,
    DustPlayed,
    Reshuffled,
    RoundScored,
    ThrownAway,
)
from .piles import DISCARD, DRAW, HAND, hand
from .state import Shelves
from .verbs.swap_decisions import GiveBack


def register(book: sc.RuleBook) -> None:
    """Where the cards can lie, and which events move them."""
    hands = [sc.key(HAND, seat) for seat in book.seats]
    sw.add_pool(book, (DRAW, DISCARD, *hands), belongs=lambda card: True, elsewhere=on_the_shelves)
    sw.add_reading(book, Drew, lambda e: _moved(e.cards, DRAW, sc.key(HAND, e.seat)))
    sw.add_reading(book, Reshuffled, reshuffled)
    for kind in (Discarded, DustPlayed):
        sw.add_reading(book, kind, discarded)
    sw.add_reading(book, ThrownAway, lambda e: _moved(e.cards, sc.key(HAND, e.seat), DISCARD))
    sw.add_reading(
        book,
        BookLaid,
        lambda e: _moved((e.card,), sc.key(HAND, e.seat), sw.ELSEWHERE),
    )
    sw.add_reading(book, CardSwapped, swapped)
    sw.add_reading(book, RoundScored, lambda event: (sw.Gathered(),))
    sw.add_filling(book, GiveBack, taken_back)


def on_the_shelves(position: sc.Position) -> Iterator[CardId]:
    """The cards that stand on shelves."""
    for shelves in position[Shelves].rows:
        for books in shelves:
            yield from (standing.card for standing in books)


def _moved(cards: tuple[CardId, ...], source: str, target: str) -> tuple[sw.Moved, ...]:
    return (sw.Moved(cards, source, target),)


def reshuffled(event: Reshuffled) -> tuple[sw.Moved, ...]:
    """All that was thrown away is drawn again, and nobody sees it (PK4.2)."""
    return (sw.Moved((), DISCARD, DRAW, unseen=event.count),)


def discarded(event: Discarded | DustPlayed) -> tuple[sw.Moved, ...]:
    """One card of a hand goes onto the pile, open to all."""
    return _moved((event.card,), sc.key(HAND, event.seat), DISCARD)


def swapped(event: CardSwapped) -> tuple[sw.Moved, ...]:
    """From one hand into another; who sees it told the event."""
    return _moved((event.card,), sc.key(HAND, event.source), sc.key(HAND, event.target))


def taken_back(seen: GiveBack, table: sc.Table, chance: Random) -> GiveBack:
    """The card that was borrowed is in the hand of who borrowed it."""
    if not sc.is_hidden(seen.taken):
        return seen
    held = [one for one in hand(table, seen.seat) if back(table.rules, one) == seen.taken]
    return replace(seen, taken=chance.choice(held))
