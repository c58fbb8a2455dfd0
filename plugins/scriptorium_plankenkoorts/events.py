"""What can happen in Plankenkoorts, told so that each seat learns just what it may (PK12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

import scriptorium as sc
from scriptorium import CardId, Text
from scriptorium.engine import back

from .canon import BookNumber, ShelfName, canon
from .pieces import DISCARD_PILE, DRAW_PILE, book_piece, hand_piece
from .wording import sentence, text

if TYPE_CHECKING:
    from scriptorium import Ruleset

Cards = Annotated[tuple[CardId, ...], Meta(max_length=2000)]
Place = Annotated[int, Meta(ge=0, le=999)]


def backs(rules: Ruleset, cards: tuple[CardId, ...]) -> Cards:
    """What those see of cards who see only their backs (R3), in no order."""
    return tuple(sorted(back(rules, card) for card in cards))


def listed(cards: tuple[CardId, ...]) -> str:
    """Cards by their printed names."""
    return ", ".join(canon().title(card) for card in cards)


class DrawDue(sc.Event, tag="plankenkoorts.draw_due", frozen=True):
    """A turn has begun, and its player draws now; what comes before the draw is done."""

    seat: sc.Seat


class Drew(sc.Event, tag="plankenkoorts.drew", frozen=True):
    """A player drew; the faces are for that player alone, the backs for the others."""

    seat: sc.Seat
    cards: Cards

    def seen_by(self, seat: sc.Seat, rules: Ruleset) -> Drew:
        """The faces for the one who drew, the backs for the rest."""
        return self if seat == self.seat else Drew(self.seat, backs(rules, self.cards))

    def said(self) -> Text:
        """What was drawn, as far as it is seen."""
        if not sc.is_hidden(self.cards[0]):
            return text("pk-drew", seat=self.seat, cards=listed(self.cards))
        if len(self.cards) == 1:
            return text("pk-drew-hidden", seat=self.seat)
        return text("pk-drew-several", seat=self.seat, count=len(self.cards))

    def pieces(self) -> tuple[str, ...]:
        """The pile, and the cards in the hand of who sees them."""
        return (DRAW_PILE, *map(hand_piece, self.cards))


class Reshuffled(sc.Event, tag="plankenkoorts.reshuffled", frozen=True):
    """The discard pile was shuffled and is the draw pile now (PK4.2)."""

    count: int

    tells = sentence("pk-reshuffled")
    shows = (DRAW_PILE, DISCARD_PILE)


class Discarded(sc.Event, tag="plankenkoorts.discarded", frozen=True):
    """A card was discarded without effect (PK4.4)."""

    seat: sc.Seat
    card: CardId

    def said(self) -> Text:
        """Who discarded what."""
        return text("pk-discarded", seat=self.seat, card=canon().title(self.card))

    def pieces(self) -> tuple[str, ...]:
        """The card in the hand, and the pile."""
        return (hand_piece(self.card), DISCARD_PILE)


class ThrownAway(sc.Event, tag="plankenkoorts.thrown_away", frozen=True):
    """A whole hand was thrown away; the others see how many and the one on top (R20)."""

    seat: sc.Seat
    cards: Cards

    def seen_by(self, seat: sc.Seat, rules: Ruleset) -> ThrownAway:
        """All faces for the owner, only the last for the others."""
        if seat == self.seat:
            return self
        return ThrownAway(self.seat, (*backs(rules, self.cards[:-1]), *self.cards[-1:]))

    def said(self) -> Text:
        """How many cards went."""
        return text("pk-thrown-away", seat=self.seat, count=len(self.cards))

    def pieces(self) -> tuple[str, ...]:
        """The cards in the hand, and the pile."""
        return (*map(hand_piece, self.cards), DISCARD_PILE)


class Passed(sc.Event, tag="plankenkoorts.passed", frozen=True):
    """A player with an empty hand laid nothing (PK4.5)."""

    seat: sc.Seat

    tells = sentence("pk-passed")


class BookLaid(sc.Event, tag="plankenkoorts.book_laid", frozen=True):
    """A book was laid on a shelf out of the hand (PK5)."""

    seat: sc.Seat
    deed: Literal["begin", "place", "close"]
    shelf: ShelfName
    card: CardId
    book: BookNumber
    place: Place = 0

    def pieces(self) -> tuple[str, ...]:
        """The card in the hand, and the book on the shelf."""
        return (hand_piece(self.card), book_piece(self.seat, self.shelf, self.place))

    def said(self) -> Text:
        """Who laid which book, and as what."""
        seat, shelf, book = self.seat, self.shelf, canon().book(self.book).name
        if self.card in canon().by_id:
            return self._laid(seat, shelf, book)
        card = canon().title(self.card)
        if self.deed == "begin":
            return text("pk-laid-begin-as", seat=seat, shelf=shelf, card=card, book=book)
        if self.deed == "place":
            return text("pk-laid-place-as", seat=seat, shelf=shelf, card=card, book=book)
        return text("pk-laid-close-as", seat=seat, shelf=shelf, card=card, book=book)

    def _laid(self, seat: str, shelf: str, book: str) -> Text:
        if self.deed == "begin":
            return text("pk-laid-begin", seat=seat, shelf=shelf, book=book)
        if self.deed == "place":
            return text("pk-laid-place", seat=seat, shelf=shelf, book=book)
        return text("pk-laid-close", seat=seat, shelf=shelf, book=book)


class DustPlayed(sc.Event, tag="plankenkoorts.dust_played", frozen=True):
    """A dust card was played for its effect (PK6.1)."""

    seat: sc.Seat
    card: CardId

    def said(self) -> Text:
        """Who played which card."""
        return text("pk-dust-played", seat=self.seat, card=canon().title(self.card))

    def pieces(self) -> tuple[str, ...]:
        """The card in the hand, and the pile."""
        return (hand_piece(self.card), DISCARD_PILE)


class BookTaken(sc.Event, tag="plankenkoorts.book_taken", frozen=True):
    """The last book of a shelf went to another player's shelf (PK6.6)."""

    seat: sc.Seat
    owner: sc.Seat
    shelf: ShelfName
    card: CardId
    book: BookNumber
    place: Place = 0
    source: ShelfName = "OT"
    left: Place = 0

    def pieces(self) -> tuple[str, ...]:
        """The book where it stood last, and where it stands now."""
        return (
            book_piece(self.owner, self.source, self.left),
            book_piece(self.seat, self.shelf, self.place),
        )

    def said(self) -> Text:
        """Who took which book from whom, and where it stands now."""
        details: dict[str, str] = {
            "seat": self.seat,
            "owner": self.owner,
            "book": canon().book(self.book).name,
            "shelf": self.shelf,
        }
        if self.card in canon().by_id:
            return text("pk-book-taken", **details)
        return text("pk-book-taken-as", **details, card=canon().title(self.card))


class CardSwapped(sc.Event, tag="plankenkoorts.card_swapped", frozen=True):
    """In a borrowed book a card went from one hand to another; only those two know it (PK12)."""

    source: sc.Seat
    target: sc.Seat
    blind: bool
    card: CardId

    def seen_by(self, seat: sc.Seat, rules: Ruleset) -> CardSwapped:
        """The face for the two hands it passed between, the back for the rest."""
        if seat in (self.source, self.target):
            return self
        return CardSwapped(self.source, self.target, self.blind, back(rules, self.card))

    def pieces(self) -> tuple[str, ...]:
        """The card in the hand that it left or came to."""
        return (hand_piece(self.card),)

    def said(self) -> Text:
        """Which card went where, as far as it is seen."""
        hidden = sc.is_hidden(self.card)
        details = {"source": self.source, "target": self.target}
        if self.blind and hidden:
            return text("pk-borrowed-hidden", **details)
        if hidden:
            return text("pk-given-hidden", **details)
        card = canon().title(self.card)
        if self.blind:
            return text("pk-borrowed", **details, card=card)
        return text("pk-given", **details, card=card)


class RoundScored(sc.Event, tag="plankenkoorts.round_scored", frozen=True):
    """A round is over: the points of each seat, and who won the stand, if anybody (PK7)."""

    round: int
    points: tuple[tuple[sc.Seat, int], ...]
    winner: Annotated[str, Meta(max_length=64)]

    def said(self) -> Text:
        """The points of the round."""
        points = ", ".join(f"{seat} {count}" for seat, count in self.points)
        if not self.winner:
            return text("pk-round-stalled", round=self.round, points=points)
        return text("pk-round-scored", winner=self.winner, round=self.round, points=points)


ALL = (
    DrawDue,
    Drew,
    Reshuffled,
    Discarded,
    ThrownAway,
    Passed,
    BookLaid,
    DustPlayed,
    BookTaken,
    CardSwapped,
    RoundScored,
)
