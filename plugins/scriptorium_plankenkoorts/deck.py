"""The deck of a match: books, bookends and dust cards, and the zones they lie in (PK1.3)."""

from __future__ import annotations

from msgspec import Struct

import scriptorium as sc
from scriptorium import Card
from scriptorium.cards import InWords

from .canon import Book, BookNumber, canon
from .piles import DISCARD, DRAW, HAND

BOOKEND, BOOK, DUST = "bookend", "book", "dust"
LANGUAGES = ("de", "en", "it", "nl")


class OnCover(Struct, frozen=True):
    """What stands on the cover of a book besides its name: its place in the order (PK2.1)."""

    nr: BookNumber


def names(card: str, words: InWords | Book) -> tuple[tuple[str, str], ...]:
    """What each language calls a card."""
    return tuple((language, canon().called(card, words, language)) for language in LANGUAGES)


def cards(*, show_backs: bool) -> list[Card]:
    """Every kind of card; its back tells its group only where that was agreed (R3)."""
    found = []
    for book in canon().books:
        group = BOOKEND if book.nr in canon().firsts | canon().lasts else BOOK
        found.append(
            Card(
                book.id,
                copies=book.copies,
                back=group if show_backs else "",
                title=book.name,
                texts=tuple((lang, getattr(book, lang)) for lang in LANGUAGES),
                params=OnCover(book.nr),
                art=f"plankenkoorts-{group}-{book.shelf.lower()}",
                names=names(book.id, book),
            )
        )
    for dust in canon().dust:
        found.append(
            Card(
                dust.id,
                effect=dust.effect,
                copies=dust.copies,
                back=DUST if show_backs else "",
                title=dust.name.nl,
                texts=tuple((lang, getattr(dust.text, lang)) for lang in LANGUAGES),
                params=dust.numbers,
                art=f"plankenkoorts-{dust.id}",
                names=names(dust.id, dust.name),
            )
        )
    return found


def register(book: sc.RuleBook) -> None:
    """All cards, a hand for each seat, and the piles; of the discard pile the top shows (R20)."""
    shown = book.option("show_card_backs", canon().data.options.show_card_backs)
    for card in cards(show_backs=bool(shown)):
        book.card(card)
    book.zone(DRAW, faces="none")
    book.zone(DISCARD, faces="top")
    book.zone(HAND, faces="owner", each=True)
