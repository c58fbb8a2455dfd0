"""What can be chosen in Plankenkoorts, each kind said once: held cards, books to lay, players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import scriptorium as sc
from scriptorium import CardId
from scriptorium.engine import REST

from .canon import NO_BOOK, canon, fold
from .names import book_written, card_written, read_card, read_card_as, read_seat
from .pieces import (
    crib_piece,
    hand_piece,
    seat_piece,
    shelf_piece,
    touched_card,
    touched_line,
    touched_seat,
    touched_shelf,
)
from .piles import hand, kinds
from .reasons import NO_SUCH_PLAYER, NOT_HELD, OTHER_EFFECT
from .shelf import readings, why_misread
from .state import Standing, row

Pieces = tuple[str, ...]
Deed = Literal["begin", "place", "close"]


class Held(sc.Target[CardId]):
    """The cards of the own hand, each kind once: two that are alike are one choice."""

    noun = "a card of your hand"
    words = REST

    def every(self, at: sc.Moment) -> Iterable[CardId]:
        return kinds(hand(at, at.me))

    def missing(self, at: sc.Moment, value: CardId) -> sc.Reason | None:
        return None if value in hand(at, at.me) else NOT_HELD

    def details(self, position: Any, name: str, value: CardId) -> dict[str, str | int]:
        return {name: canon().title(value)}

    def write(self, position: Any, value: CardId) -> str:
        return card_written(value)

    def read(self, position: Any, text: str) -> CardId:
        return read_card(position, text, "a card, as in Exodus or stofwolk")

    def pieces(self, at: sc.Moment, value: CardId) -> Pieces:
        return (hand_piece(value),)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[CardId, int] | None:
        card = touched_card(touched[0]) if touched else None
        return None if card is None else (card, 1)


class Dust(Held):
    """The dust cards of the own hand that have one effect, by whatever pack they came."""

    noun = "a dust card of your hand"
    words = 1

    def __init__(self, effect: str) -> None:
        self.effect = effect

    def _fits(self, position: Any, card: CardId) -> bool:
        kind = position.rules.cards.get(card)
        return kind is not None and kind.effect == self.effect

    def every(self, at: sc.Moment) -> Iterable[CardId]:
        known, held = at.rules.cards, kinds(hand(at, at.me))
        return [card for card in held if card in known and known[card].effect == self.effect]

    def missing(self, at: sc.Moment, value: CardId) -> sc.Reason | None:
        unheld = super().missing(at, value)
        return unheld or (None if self._fits(at, value) else OTHER_EFFECT)

    def write(self, position: Any, value: CardId) -> str:
        return value

    def read(self, position: Any, text: str) -> CardId:
        card: CardId
        wanted = fold(text)
        for card in position.rules.cards:
            if fold(card) == wanted and self._fits(position, card):
                return card
        raise sc.Unreadable(f"{text!r} is no such card")

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[CardId, int] | None:
        found = super().meant(at, touched)
        return found if found is not None and self._fits(at, found[0]) else None


class Laid(sc.Target[Standing]):
    """The cards of the own hand as the books that they can be laid as, in one of three ways."""

    noun = "a card of your hand and your shelf"
    words = REST

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def every(self, at: sc.Moment) -> Iterable[Standing]:
        for card in kinds(hand(at, at.me)):
            yield from readings(at.rules, card)

    def place(self, at: sc.Moment, value: Standing) -> int:
        return value.book

    def missing(self, at: sc.Moment, value: Standing) -> sc.Reason | None:
        if value.card not in hand(at, at.me):
            return NOT_HELD
        return why_misread(at.rules, value)

    def details(self, position: Any, name: str, value: Standing) -> dict[str, str | int]:
        return {"card": canon().title(value.card)}

    def write(self, position: Any, value: Standing) -> str:
        return book_written(value.card, value.book)

    def read(self, position: Any, text: str) -> Standing:
        example = f"{self.deed} Genesis, or {self.deed} stofwolk as Genesis"
        return Standing(*read_card_as(position, text, example))

    def pieces(self, at: sc.Moment, value: Standing) -> Pieces:
        path = (hand_piece(value.card), shelf_piece(at.me, canon().book(value.book).shelf))
        return path if value.card in canon().by_id else (*path, crib_piece(value.book))

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[Standing, int] | None:
        """A card on one of the own shelves; a cloud not named is its last book: that fits most."""
        card = touched_card(touched[0]) if touched else None
        place = touched_shelf(touched[1]) if len(touched) > 1 else None
        if card is None or place is None or place[0] != at.me:
            return None
        shelf, real = place[1], canon().by_id.get(card)
        if real is not None:
            book = real.nr if real.shelf == shelf else NO_BOOK
        else:
            book = touched_line(touched[-1]) or canon().last[shelf]
        laid = "place" if row(at, at.me, shelf) else "begin"
        if book == NO_BOOK or self.deed != ("close" if book in canon().lasts else laid):
            return None
        return Standing(card, book), len(touched)


class Players(sc.Target[sc.Seat]):
    """The other players."""

    noun = "another player"

    def __init__(self, yourself: sc.Reason) -> None:
        self.yourself, self.outside = yourself, NO_SUCH_PLAYER

    def every(self, at: sc.Moment) -> Iterable[sc.Seat]:
        return [seat for seat in at.rules.setup.seats if seat != at.me]

    def missing(self, at: sc.Moment, value: sc.Seat) -> sc.Reason | None:
        if value == at.me:
            return self.yourself
        return None if value in at.rules.setup.seats else NO_SUCH_PLAYER

    def details(self, position: Any, name: str, value: sc.Seat) -> dict[str, str | int]:
        return {name: value, "seat": value}

    def read(self, position: Any, text: str) -> sc.Seat:
        return read_seat(text, "a player, as in P3")

    def pieces(self, at: sc.Moment, value: sc.Seat) -> Pieces:
        return (seat_piece(value),)

    def meant(self, at: sc.Moment, touched: Pieces) -> tuple[sc.Seat, int] | None:
        seat = touched_seat(touched[0]) if touched else None
        return None if seat is None else (seat, 1)
