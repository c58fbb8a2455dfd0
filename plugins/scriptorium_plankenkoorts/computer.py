"""What computer players know of Plankenkoorts: how far shelves are, and what of a hand fits them.

What that is worth they have learned from their own matches; the weights lie beside this file.
"""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc

from . import HAND, WILD, Shelves, game, is_closed
from . import row as row_of
from .canon import FIRST, LAST, NR, SHELVES


@game.products(sc.Zones, Shelves)
def products(at: sc.Position, seat: sc.Seat) -> Iterator[tuple[str, float]]:
    """Of both shelves together: begun, closed, room that is left; what of the hand goes there."""
    hand, cards = HAND(at, seat), at.rules.cards
    numbers = {NR[card] for card in hand if card in NR}
    closed = useful = 0
    books = 0
    for shelf in SHELVES:
        standing = row_of(at, seat, shelf)
        first, last, whole = FIRST[shelf], LAST[shelf], is_closed(standing)
        books += len(standing)
        closed += whole
        now = standing[-1].book if standing else first - 1
        fitting = sorted(one for one in numbers if max(now, first) < one < last)
        if whole:
            continue
        if standing:
            yield "begun", 1.0
            yield "room", (last - now) / (last - first)
            yield "fits", len(fitting)
            yield "gap", ((fitting[0] if fitting else last) - now) / (last - first)
        elif first in numbers:
            yield "first", 1.0
            yield "fits", len(fitting)
        else:
            yield "fits_later", len(fitting)
        yield "last", float(last in numbers)
        useful += len(fitting) + (last in numbers)
    yield f"closed_{closed}", 1.0
    yield "books", books
    yield "books_if_closed", books * closed
    wild = sum(card not in NR and cards[card].effect == WILD for card in hand if card in cards)
    yield "clouds", wild
    yield "dust", sum(card not in NR for card in hand) - wild
    yield "of_no_use", len(hand) - useful
