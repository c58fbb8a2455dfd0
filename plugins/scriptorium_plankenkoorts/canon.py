"""The canon and the deck as data: which books there are, in what order, on which cards."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from scriptorium.cards import DataRow, InWords, parse_toml

ShelfName = Literal["OT", "NT"]
BookNumber = Annotated[int, Meta(ge=0, le=66)]

SHELVES: tuple[ShelfName, ShelfName] = ("OT", "NT")
LANGUAGES = ("en", "nl", "de", "it")
NO_BOOK: BookNumber = 0


class Book(DataRow, frozen=True):
    """A book: its place in the canon, its shelf, how many cards show it, what it is called."""

    nr: BookNumber
    id: str
    shelf: ShelfName
    copies: int
    nl: str
    en: str
    de: str
    it: str

    @property
    def name(self) -> str:
        """The name printed on the card."""
        return self.nl


class ShelfKind(DataRow, frozen=True):
    """One of the two shelves each player fills, and the books that open and close it (PK2.2)."""

    id: ShelfName
    first: str
    last: str
    en: str
    nl: str
    de: str
    it: str


class DustCard(DataRow, frozen=True):
    """A dust card: what it does and the numbers its effect reads (PK6)."""

    id: str
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


@lru_cache(1024)  # every card of a match is folded again for each name that is read
def fold(text: str) -> str:
    """A name without capitals, accents and underscores, so that `ezechiel` finds Ezechiël."""
    plain = unicodedata.normalize("NFKD", text.strip().casefold().replace("_", " "))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


class Canon:
    """The books by number, id and name, and the first and last book of each shelf."""

    def __init__(self, data: CardData) -> None:
        self.data = data
        self.books = data.book
        self.dust = data.dust
        self.by_id = {book.id: book for book in data.book}
        self._by_word = {fold(word): book for book in data.book for word in (book.id, book.nl)}
        self.first = {shelf.id: self.by_id[shelf.first].nr for shelf in data.shelf}
        self.last = {shelf.id: self.by_id[shelf.last].nr for shelf in data.shelf}
        self.firsts = frozenset(self.first.values())
        self.lasts = frozenset(self.last.values())
        self._names = {book.id: book.nl for book in data.book} | {
            dust.id: dust.name.nl.rstrip(".") for dust in data.dust
        }

    def book(self, nr: BookNumber) -> Book:
        """The book with that number."""
        return self.books[nr - 1]

    def named(self, text: str) -> Book | None:
        """The book that a text names by its id or by its printed name (PK2.1)."""
        return self._by_word.get(fold(text))

    def called(self, card: str, words: InWords | Book, language: str) -> str:
        """What a language calls a card, with what is printed on it where that differs."""
        printed, name = self.title(card), str(getattr(words, language)).rstrip(".")
        return name if fold(name) == fold(printed) else f"{name} ({printed})"

    def title(self, card: str) -> str:
        """What is printed on a card; a card of somebody's own pack is called by its id."""
        return self._names.get(card, card)


def parse(data: bytes, name: str = "cards.toml") -> CardData:
    """The data of a card file, every key checked."""
    return msgspec.convert(parse_toml(data, name), CardData)


@cache
def canon() -> Canon:
    """The canon of the shipped cards."""
    source: Any = files("scriptorium_cards") / "plankenkoorts" / "cards.toml"
    return Canon(parse(source.read_bytes()))
