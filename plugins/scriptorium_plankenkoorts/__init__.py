"""Plankenkoorts: fill two shelves with the books of the Bible, in their order.

The root plugin: deck, shelves, turns and rounds (PK3 to PK5, PK7 to PK9). Each dust card is a
plugin of its own in `dust`. `docs/rules/plankenkoorts.md` has the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta

import scriptorium as sc
from scriptorium.cards import card_rules

from .canon import (
    DATA,
    FIRST,
    FIRSTS,
    LAST,
    LASTS,
    NAMES,
    NO_BOOK,
    NR,
    OF_SHELF,
    SHELVES,
    TITLES,
    Nr,
    ShelfName,
    book_of,
)

SEATS = tuple(f"P{nr}" for nr in range(1, DATA.game.players_max + 1))
ART = "plankenkoorts-"

game = sc.Game(
    "plankenkoorts",
    __file__,
    names=NAMES,
    titles=TITLES,
    schedule=sc.Schedule((sc.Phase("round", ("lay",), laps=False),)),
    title=DATA.title,
    summary="Fill two shelves with the books of the Bible, in the right order.",
    seats=SEATS,
    fewest=DATA.game.players_min,
    minutes=(20, 45),
    templates=Path(__file__).parent / "templates",
    version="2.0",  # from here on, what lies on the table belongs to seats
)
say = game.say
game.phrase("next round")  # the next round is dealt as soon as one is scored (PK8.1)

DECK = sum(book.copies for book in DATA.book) + sum(dust.copies for dust in DATA.dust)
HAND_SIZE = game.number_option(
    "hand", DATA.options.hand, among=lambda book: range(1, DECK // len(book.seats) + 1)
)
TO_WIN = game.number_option("standards_to_win", DATA.options.standards_to_win, among=range(1, 100))
REVERSE = game.option("reverse_each_round", DATA.options.reverse_each_round)
BACKS = game.option("show_card_backs", DATA.options.show_card_backs)
DRAWN = game.number("cards_drawn", 1)
STANDARD = game.number("standard_points", DATA.game.points_standard)

BACK, EMPTY = ART + "back", ART + "empty-pile"
DRAW = game.zone(
    "draw_pile", faces="none", rest=True, shown=sc.AsPile(0, EMPTY, "pk-draw-pile", BACK)
)
DISCARD = game.zone("discard_pile", faces="top", shown=sc.AsPile(1, EMPTY, "pk-discard-pile"))
HAND = game.zone(
    "hand", faces="owner", each=True, fact="hands", shown=sc.AsHand(BACK, "pk-hand", "pk-hand-back")
)
game.told(DRAW, HAND, "pk-drew")
game.told(HAND, DISCARD, "pk-discarded")
game.told(DISCARD, DRAW, "pk-reshuffled")


class OnCover(sc.Params, frozen=True):
    """What stands on the cover of a book besides its name: its place in the order (PK2.1)."""

    nr: Nr


@game.cards
def cards(book: sc.RuleBook) -> Iterator[sc.Card]:
    """Every kind of card; its back tells its group only where that was agreed (PK1.3, R3)."""
    shown = bool(BACKS(book))
    for one in DATA.book:
        group = "bookend" if (FIRSTS | LASTS) >> one.nr & 1 else "book"
        yield sc.Card(
            one.id,
            copies=one.copies,
            back=group if shown else "",
            title=one.nl,
            titles=one.languages(),
            texts=one.languages(),
            params=OnCover(one.nr),
            art=f"{ART}{group}-{one.shelf.lower()}",
        )
    for dust in DATA.dust:
        yield sc.Card(
            dust.id,
            effect=dust.effect,
            copies=dust.copies,
            back="dust" if shown else "",
            title=dust.name.nl,
            titles=dust.name.languages(),
            texts=dust.text.languages(),
            params=dust.numbers,
            art=ART + dust.id,
            names=tuple((lang, name.rstrip(".")) for lang, name in dust.name.languages()),
        )


# What lies on the table besides cards in zones.


class Standing(sc.Value, frozen=True):
    """A card on a shelf and the book it is there: a real book itself, a dust cloud as declared."""

    card: sc.CardId
    book: Nr


Row = Annotated[tuple[Standing, ...], Meta(max_length=66)]
Points = Annotated[int, Meta(ge=0, le=999_999)]
MOST_ROUNDS = 10_000


@game.part()
class Shelves(sc.SeatPart, tag="plankenkoorts.shelves", frozen=True):
    """Both shelves of a seat; open to all (PK5.1, PK12)."""

    OT: Row = ()
    NT: Row = ()


@game.part()
class Ledger(sc.SeatPart, tag="plankenkoorts.ledger", frozen=True):
    """The golden book stands of a seat and its points, round by round (PK7)."""

    standards: Annotated[int, Meta(ge=0, le=9_999), sc.Fact()] = 0
    points: Annotated[tuple[Points, ...], Meta(max_length=MOST_ROUNDS), sc.Fact()] = ()


def row(at: sc.Position, seat: sc.Seat, shelf: ShelfName) -> Row:
    """What stands on one shelf of a seat, from the first book to the last."""
    has = at[Shelves, seat]
    return has.OT if shelf == "OT" else has.NT


def stand(now: sc.Change, seat: sc.Seat, shelf: ShelfName, books: Row) -> None:
    """Let just these books stand on one shelf of a seat."""
    has = now[Shelves, seat]
    now[Shelves, seat] = Shelves(books, has.NT) if shelf == "OT" else Shelves(has.OT, books)


def is_closed(books: Row) -> bool:
    """Whether the last card there is a last book, real or a dust cloud (PK5.2)."""
    return bool(books) and bool(LASTS >> books[-1].book & 1)


def books(at: sc.Position, seat: sc.Seat) -> int:
    """How many books stand on the shelves of a seat."""
    return sum(len(row(at, seat, shelf)) for shelf in SHELVES)


@game.elsewhere
def on_the_shelves(at: sc.Position) -> Iterator[sc.CardId]:
    """The cards that lie in no zone: they stand on shelves."""
    return (one.card for seat in at.seats for shelf in SHELVES for one in row(at, seat, shelf))


# What can be chosen.

NOT_HELD = say.reason("PK4.4", "pk-not-held")
NOT_A_BOOK = say.reason("PK5.1 PK6.1", "pk-not-a-book")
NAME_A_BOOK = say.reason("PK6.11 R12", "pk-name-a-book")
ONLY_ITSELF = say.reason("PK6.11 PK13", "pk-only-itself")
ONE_CARD = say.reason("PK4.1 PK6.15", "pk-one-card")  # while a borrowed book is being settled
NO_SUCH_PLAYER = say.reason("PK3.1", "pk-no-such-player")
HELD = HAND.card(names=NAMES, outside=NOT_HELD)
CRIB = game.named(NAMES, numbers=NR, piece="crib-{}")
A_SHELF = r"(?:shelf|book)-(\w+)-(\w+)"
WILD = "any_book"
Deed = Literal["begin", "place", "close"]


def readings(at: sc.Position, card: sc.CardId) -> Iterable[Standing]:
    """A card as each book that it can stand for: a real book only as itself (PK6.11, PK6.12)."""
    if card in NR:
        return (Standing(card, NR[card]),)
    kind = at.rules.cards.get(card)
    wild = kind is not None and kind.effect == WILD and WILD in card_rules(at.rules).effects
    return (Standing(card, book.nr) for book in DATA.book if wild)


class Laid(sc.Fields[Standing]):
    """A card of the own hand and the book that it is laid as, in one of three ways."""

    noun = "a card of your hand and your shelf"
    form = "{card}[ as {book}]"
    card, book = HELD, CRIB
    stable = True
    tells = ("card", "first", "last", "book", "shelf", "before")

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def values_of(self, at: sc.Moment, first: sc.CardId) -> Iterable[Standing]:
        return readings(at, first)

    def place(self, at: sc.Moment, value: Standing) -> int:
        return value.book

    def usual(self, at: sc.Position, known: dict[str, Any]) -> dict[str, Any]:
        return {"book": NR.get(known["card"], NO_BOOK)}

    def wrong(self, at: sc.Moment, value: Standing) -> sc.Reason | None:
        known = tuple(readings(at, value.card))
        if value in known:
            return None
        return ONLY_ITSELF if value.card in NR else NAME_A_BOOK if known else NOT_A_BOOK

    def said(self, at: sc.Moment, value: Standing) -> dict[str, str | int]:
        return {"card": value.card} | (about(at, value.book) if value.book else {})

    def touch(self, at: sc.Moment, value: Standing) -> tuple[str, ...]:
        book = book_of(value.book)
        path = (HAND.piece_of(value.card), f"shelf-{at.me}-{book.shelf}")
        return path if value.card in NR else (*path, f"crib-{book.id}")

    def touched(self, at: sc.Moment, pieces: tuple[str, ...]) -> Standing | None:
        """A card on one of the own shelves; a cloud not named is its last book: that fits most."""
        found = sc.read_pieces(pieces, r"hand-(.+)", A_SHELF, r"crib-(.+)?")
        if found is None or found[1] != at.me:
            return None
        card, _, name, line = found
        shelf: ShelfName = "OT" if name == "OT" else "NT"
        book = NR.get(card or "") or NR.get(line or "") or LAST[shelf]
        laid = "place" if row(at, at.me, shelf) else "begin"
        deed = "close" if LASTS >> book & 1 else laid
        fits = OF_SHELF[shelf] >> book & 1 and self.deed == deed
        return Standing(card or "", book) if fits else None


def about(at: sc.Moment, nr: Nr) -> dict[str, str | int]:
    """What a refusal says of a book and of its shelf."""
    book = book_of(nr)
    there, first, last = row(at, at.me, book.shelf), FIRST[book.shelf], LAST[book.shelf]
    before = book_of(there[-1].book).id if there else ""
    ends = {"first": book_of(first).id, "last": book_of(last).id}
    return {**ends, "book": book.id, "shelf": book.shelf, "before": before}


# The rules of a shelf as sets of books, in the order in which they refuse (PK5).


def last_books(at: sc.Moment) -> tuple[Nr, Nr]:
    """The last book on each of the own shelves; none of an empty one."""
    has = at[Shelves, at.me]
    return has.OT[-1].book if has.OT else NO_BOOK, has.NT[-1].book if has.NT else NO_BOOK


def of_own(books: Callable[[int, Nr], int]) -> Callable[[sc.Moment], int]:
    """The books that both own shelves let through, each by its last book."""

    @lru_cache(4096)
    def of_both(old: Nr, new: Nr) -> int:
        return books(OF_SHELF["OT"], old) | books(OF_SHELF["NT"], new)

    return lambda at: of_both(*last_books(at))


def later(books: int, last: Nr) -> int:
    """The books that come after the last one on their own shelf."""
    return books >> last + 1 << last + 1


def shelf_rule(
    numbers: str, message: str, books: Callable[[sc.Moment], int], *cloud: str
) -> sc.Rule:
    """A rule of the shelf; refusing a dust cloud, it rests on further numbers (R7)."""
    also = ("PK6.12", *cloud)
    return say.rule(
        numbers, message, mask=books, also=lambda at, do: () if do.book.card in NR else also
    )


def open_ones(books: int, last: Nr) -> int:
    """The books of a shelf that is not closed (PK5.2)."""
    return 0 if LASTS >> last & 1 else books


def begun_ones(books: int, last: Nr) -> int:
    """The books of a shelf on which some stand."""
    return books if last else 0


def empty_ones(books: int, last: Nr) -> int:
    """The books of a shelf on which none stands."""
    return 0 if last else books


OPEN = shelf_rule("PK5.6", "pk-shelf-closed", of_own(open_ones))
BEGIN = (
    OPEN,
    shelf_rule("PK5.3", "pk-not-a-first-book", lambda at: FIRSTS, "R7"),
    shelf_rule("PK5.3", "pk-begun-already", of_own(empty_ones)),
)
PLACE = (
    OPEN,
    shelf_rule("PK5.4 PK5.3", "pk-not-begun", of_own(begun_ones)),
    shelf_rule("PK5.5 PK5.4", "pk-last-book-closes", lambda at: ~LASTS),
    shelf_rule("PK5.4", "pk-not-later", of_own(later)),
)
CLOSE = (
    OPEN,
    shelf_rule("PK5.5", "pk-not-a-last-book", lambda at: LASTS),
    shelf_rule("PK5.5 PK5.3", "pk-nothing-to-close", of_own(begun_ones)),
)


def at_end(at: sc.Moment) -> int:
    """The books that fit at the end of either own shelf, in whichever way (PK6.9)."""
    return sc.let_through(BEGIN, at) | sc.let_through(PLACE, at) | sc.let_through(CLOSE, at)


# Laying, discarding, passing (PK4.4, PK4.5).


def fitting(rules: tuple[sc.Rule, ...], made: Callable[[Standing], Any]) -> sc.Quick:
    """The cards of the hand with the books that they can be laid as, by the rules of a shelf."""
    known: dict[tuple[int, int], int] = {}
    laid = lru_cache(4096)(lambda card, nr: made(Standing(card, nr)))

    def lists(at: sc.Moment) -> list[Any]:
        ends = last_books(at)
        books = known.get(ends)
        if books is None:
            books = known[ends] = sc.let_through(rules, at)
        found: list[Any] = []
        for card in dict.fromkeys(HAND(at)) if books else ():
            nr = NR.get(card)
            if nr is None:
                found += [
                    laid(card, one.book) for one in readings(at, card) if books >> one.book & 1
                ]
            elif books >> nr & 1:
                found.append(laid(card, nr))
        return found

    return sc.Quick(lists)


class OfABook(sc.Event, frozen=True):
    """Something that happens to a card as a book."""

    seat: sc.Seat
    shelf: ShelfName
    card: sc.CardId
    book: sc.CardId
    place: sc.Count

    @property
    def kind(self) -> str:
        """Whether the card is that book, or a dust cloud in its place."""
        return "book" if self.card in NR else "cloud"


@game.event(say("pk-laid"), shows=("hand-{card}", "book-{seat}-{shelf}-{place}"))
class BookLaid(OfABook, tag="plankenkoorts.book_laid", frozen=True):
    """A book was laid on a shelf out of the hand (PK5)."""

    deed: Deed


def lay(now: sc.Change, laid: Standing, deed: Deed) -> None:
    """The card goes from the hand to the end of the shelf, and the turn is over."""
    book = book_of(laid.book)
    there = row(now, now.me, book.shelf)
    sc.leave(now, (laid.card,), HAND)
    stand(now, now.me, book.shelf, (*there, laid))
    now.tell(BookLaid(now.me, book.shelf, laid.card, book.id, len(there), deed))
    finish_turn(now)


@game.choice(*BEGIN, refusal=ONE_CARD, quick=fitting(BEGIN, lambda book: Begin(book)))
class Begin(sc.Action, tag="plankenkoorts.begin", frozen=True):
    """Begin an empty shelf with its first book (PK5.3)."""

    book: Annotated[Standing, Laid("begin")]

    def do(self, now: sc.Change) -> None:
        lay(now, self.book, "begin")


@game.choice(*PLACE, refusal=ONE_CARD, quick=fitting(PLACE, lambda book: Place(book)))
class Place(sc.Action, tag="plankenkoorts.place", frozen=True):
    """Place a later book at the end of an open shelf (PK5.4)."""

    book: Annotated[Standing, Laid("place")]

    def do(self, now: sc.Change) -> None:
        lay(now, self.book, "place")


@game.choice(*CLOSE, refusal=ONE_CARD, quick=fitting(CLOSE, lambda book: Close(book)))
class Close(sc.Action, tag="plankenkoorts.close", frozen=True):
    """Close an open shelf with its last book (PK5.5)."""

    book: Annotated[Standing, Laid("close")]

    def do(self, now: sc.Change) -> None:
        lay(now, self.book, "close")


@game.choice(refusal=ONE_CARD, beside=(DISCARD.piece,))
class Discard(sc.Action, tag="plankenkoorts.discard", frozen=True):
    """Put a card of your hand on the discard pile; nothing else happens (PK4.4)."""

    card: Annotated[sc.CardId, HELD]

    def do(self, now: sc.Change) -> None:
        sc.move(now, (self.card,), HAND, DISCARD)
        finish_turn(now)


MUST_LAY = say.rule("PK4.5", "pk-must-lay", predicate=lambda at: not HAND(at))


@game.choice(MUST_LAY, refusal=ONE_CARD, button=say("pk-pass"), said=say("pk-passed"))
class Pass(sc.Action, tag="plankenkoorts.pass", frozen=True):
    """Lay nothing, because you hold nothing (PK4.5)."""

    def do(self, now: sc.Change) -> None:
        finish_turn(now)


# Rounds (PK3, PK7 to PK9).


def direction_of(at: sc.Position, round: int) -> int:
    """Odd rounds run clockwise, even ones counter-clockwise, unless agreed otherwise (PK8.3)."""
    return sc.COUNTER_CLOCKWISE if REVERSE(at) and round % 2 == 0 else sc.CLOCKWISE


def deal(now: sc.Change) -> None:
    """Shuffle all cards, deal a hand to everybody, clear the shelves (PK3.2, PK8.1)."""
    Shelves.reset(now)
    game.gather(now, DRAW)
    for seat in now.seats:
        sc.deal(now, DRAW, HAND.of(seat), HAND_SIZE(now, seat))


@game.set_up
def set_up(now: sc.Change) -> None:
    """The first round: who was named begins, or the lot decides (PK3.3, R5)."""
    first = now.rules.setup.first or now.pick("first_player", now.seats)
    deal(now)
    now.begin_round(first, direction_of(now, 1))


@game.react(sc.TurnBegan, late=True)
def draw(now: sc.Change, begun: sc.TurnBegan) -> None:
    """Draw one card, or what other rules make of it (PK4.1 to PK4.3)."""
    sc.draw(now, DRAW, HAND.of(begun.seat), DRAWN(now, begun.seat), refill=DISCARD, told_once=True)


def finish_turn(now: sc.Change) -> None:
    """A card has been laid: the round is over, stalled, or goes on (PK4.6, PK7.1, PK7.4)."""
    seat = now.clock.seat
    if all(is_closed(row(now, seat, shelf)) for shelf in SHELVES):
        end_round(now, seat)
    elif not (DRAW(now) or DISCARD(now) or any(HAND(now, one) for one in now.seats)):
        end_round(now, "")
    else:
        now.end_turn()


@game.event(say("pk-round-scored"))
class RoundScored(sc.Event, tag="plankenkoorts.round_scored", frozen=True):
    """A round is over: the points of each seat, and who won the stand, if anybody (PK7)."""

    round: int
    scored: tuple[tuple[sc.Seat, int], ...]
    winner: str

    @property
    def end(self) -> str:
        """Whether somebody has won the stand."""
        return "won" if self.winner else "stalled"

    @property
    def points(self) -> str:
        """The points of all seats."""
        return ", ".join(f"{seat} {count}" for seat, count in self.scored)


def end_round(now: sc.Change, winner: sc.Seat | str) -> None:
    """Hand out the stand, score, then end the game or deal the next round (PK7, PK8, PK9)."""
    last = now.clock.seat
    for seat in now.seats:
        has, stand = now[Ledger, seat], STANDARD(now, seat) if seat == winner else 0
        points = max(0, books(now, seat) * DATA.game.points_book + stand)
        won = has.standards + (seat == winner)
        now[Ledger, seat] = Ledger(won, (*has.points, points))
    scored = tuple((seat, points[-1]) for seat, points in Ledger.all(now, "points").items())
    now.tell(sc.TurnEnded(last))
    now.tell(RoundScored(now.clock.round, scored, winner))
    if winner and now[Ledger, winner].standards >= TO_WIN(now, last):
        finish(now)
        return
    deal(now)
    # The seat that had the last turn begins, also after a stalled round (PK8.2, R6, R17).
    now.begin_round(last, direction_of(now, now.clock.round + 1))


def finish(now: sc.Change) -> None:
    """Most points; then more stands, then the better last round, else together (PK9.2, PK9.3)."""
    has = {seat: now[Ledger, seat] for seat in now.seats}
    ranks = {seat: (sum(one.points), one.standards, one.points[-1]) for seat, one in has.items()}
    totals = {seat: rank[0] for seat, rank in ranks.items()}
    stands = {seat: one.standards * STANDARD(now, seat) for seat, one in has.items()}
    parts = {"books": {seat: totals[seat] - stands[seat] for seat in has}, "stands": stands}
    winners = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
    now.end(winners, totals.items(), parts=parts)
