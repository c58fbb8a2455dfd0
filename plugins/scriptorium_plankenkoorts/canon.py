"""The books and the cards as data: their order, their shelves, their names (PK1, PK2)."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Meta

import scriptorium as sc
from scriptorium.cards import DataRow, InWords

ShelfName = Literal["OT", "NT"]
SHELVES: tuple[ShelfName, ShelfName] = ("OT", "NT")
Nr = Annotated[int, Meta(ge=0, le=66)]
NO_BOOK: Nr = 0


class Book(InWords, frozen=True):
    """A book: its place in the canon, its shelf, how many cards show it, what it is called."""

    nr: Annotated[Nr, sc.Unique()]
    id: Annotated[str, sc.Unique("card")]
    shelf: ShelfName
    copies: int


class ShelfKind(InWords, frozen=True):
    """One of the two shelves each player fills, and the books that open and close it (PK2.2)."""

    id: Annotated[ShelfName, sc.Unique()]
    first: Annotated[str, sc.Ref("book")]
    last: Annotated[str, sc.Ref("book")]


class DustCard(DataRow, frozen=True):
    """A dust card: what it does and the numbers its effect reads (PK6)."""

    id: Annotated[str, sc.Unique("card")]
    kind: Literal["effect", "wild"]
    copies: int
    effect: str
    name: InWords
    text: InWords
    cards: int | None = None
    max_partners: int | None = None

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers for the effect, by name."""
        given = {"cards": self.cards, "max_partners": self.max_partners}
        return {name: value for name, value in given.items() if value is not None}


class GameNumbers(DataRow, frozen=True):
    """Who can play, and what a round is worth."""

    players_min: int
    players_max: int
    points_book: int
    points_standard: int


class OptionDefaults(DataRow, frozen=True):
    """What holds when nobody says anything before the match (PK10)."""

    hand: int
    standards_to_win: int
    reverse_each_round: bool
    show_card_backs: bool


class CardData(DataRow, frozen=True):
    """The whole data file."""

    format: Literal[1]
    title: str
    book: tuple[Book, ...]
    game: GameNumbers
    options: OptionDefaults
    option_labels: dict[str, InWords]
    shelf: tuple[ShelfKind, ...]
    dust: tuple[DustCard, ...]


FOLDER = files("scriptorium_cards") / "plankenkoorts"
DATA = sc.load_data(FOLDER, "cards.toml", CardData)
NR = {book.id: book.nr for book in DATA.book}
NAMES = sc.Names({book.id: book.nl for book in DATA.book}, "book", "Exodus")
TITLES = {**NAMES, **{dust.id: dust.name.nl.rstrip(".") for dust in DATA.dust}}

# Sets of books, bit by bit by their numbers.
FIRST = {shelf.id: NR[shelf.first] for shelf in DATA.shelf}
LAST = {shelf.id: NR[shelf.last] for shelf in DATA.shelf}
FIRSTS = sum(1 << nr for nr in FIRST.values())
LASTS = sum(1 << nr for nr in LAST.values())
OF_SHELF = {s: (2 << LAST[s]) - (1 << FIRST[s]) for s in SHELVES}


def book_of(nr: Nr) -> Book:
    """The book with that number."""
    return DATA.book[nr - 1]
