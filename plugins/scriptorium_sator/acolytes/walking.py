"""Acolytes on their feet: where they may step, pass and rest, and the books they collect (S24).

Whoever lets an acolyte walk or jump asks here. What forbids all walking (a padlock) answers the
question `StaysPut`; the rule of the books (S25) switches collecting on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.scenarios as check
import scriptorium.scene as sp
from scriptorium.grid import Grid, Mask, Square

from .. import game, say
from ..board.board_state import Board, board_masks, figures_board, put_board
from ..board.targets import SquareRow, geometry, masks, seat_of
from ..box.contents import load
from ..bridges.board_geometry import Geometry
from ..bridges.board_masks import BoardMasks, mask_of
from ..movement.walks import Walk, shortest, walks

# Acolytes belong to every match of SATOR.
ACOLYTES = game.plugin("acolytes", after=("sator.board",))
# Without this rule nobody takes a book, and nobody wins: as many win as each colour has (S1.5).
BOOKS = game.plugin("books", needs=("sator.acolytes",))
WINNING = ACOLYTES.where(lambda book: BOOKS.name in book.plugins).number(
    "sator.books_to_win", load().board.pieces.books, least=1
)

NOT_ADJACENT = say.reason("S24.1", "sator-not-adjacent")
OUTSIDE = say.reason("S24.1", "sator-acolytes-outside", id="outside")
ABYSS = say.reason("S24.1", "sator-abyss")
ACOLYTE_IN_WAY = say.reason("S24.3", "sator-acolyte-in-way")
GARGOYLE_IN_WAY = say.reason("S24.3 S23.4", "sator-gargoyle-in-way")
ENDS_ON_BOOK = say.reason("S24.4 S25.3 R34", "sator-ends-on-book")
NOT_A_STEP = say.reason("S24.1", "sator-not-a-step", id="not_adjacent")

# Why a square cannot be walked over, or rested on.
STEPPING_REASONS = ("not_adjacent", "abyss", "acolyte_in_way", "gargoyle_in_way", "outside")
WALKING_REASONS = (*STEPPING_REASONS, "ends_on_book")


@ACOLYTES.part(reset="turn")
class Walked(sc.Part, tag="sator.walked", frozen=True):
    """Whether the acolyte on turn has walked or jumped in this turn (S17.4)."""

    walked: Annotated[bool, sc.Fact()] = False


@ACOLYTES.event(say("sator-acolyte-moved"), shows=("acolyte-{seat}",))
class AcolyteMoved(sc.Event, tag="sator.acolyte_moved", frozen=True):
    """An acolyte came to another square on its feet."""

    seat: sc.Seat
    square: str
    path: tuple[str, ...] = ()

    def way(self) -> tuple[sp.Onto, ...]:
        """From square to square."""
        return tuple(map(sp.Onto, self.path))


@ACOLYTES.event(say("sator-book-taken"), shows=("book-{seat}-{square}",))
class BookTaken(sc.Event, tag="sator.book_taken", frozen=True):
    """An acolyte took a book of its own colour."""

    seat: sc.Seat
    square: str


NOT_WALKED = sc.Rule(
    say.reason("S17.4 R41", "sator-already-walked"),
    gate=lambda at: not at[Walked].walked,
)


def cites_of_way(numbers: Mapping[str, str]) -> Callable[..., tuple[str, ...]]:
    """Further rules by the id of a refusal, and those of the first step from a start square."""

    def cites(at: sc.Moment, action: Any, refused: sc.Refused) -> tuple[str, ...]:
        rules, why = acolytes_of(at), refused.id
        seat = rules.geometry.seat_number.get(getattr(action, "seat", at.me))
        further = tuple(numbers.get(why, "").split())
        board = board_masks(at[Board], rules.geometry)
        if seat is None or board.at[seat] >= 0 or why not in STEPPING_REASONS:
            return further
        # From a start square the first step leads to the entry (S24.6).
        entered = rules.first_steps(board, seat) & board.covered & mask_of(action.path[:1])
        return further if entered and why != ACOLYTE_IN_WAY.id else (*further, "S24.6", "R7")

    return cites


@ACOLYTES.question("bits")
class StaysPut(sc.Question, frozen=True):
    """Whose acolytes may neither walk nor jump? Bit by bit, by the number of the seat."""


STAYS_PUT = StaysPut()


# The padlock: the acolyte whose turn it is stays where it stands until the turn ends (S17.3).

PADLOCK = say.reason("S17.3 R41", "sator-padlock")


class Padlock(sc.Part, tag="sator.padlock", frozen=True):
    """Whether the acolyte on turn must stay where it is."""

    locked: bool = False


def locked(position: sc.Position, asked: StaysPut) -> int:
    """The acolyte of whoever has the turn, once it is locked."""
    stays, seats = position[Padlock].locked, position.rules.setup.seats
    return 1 << seats.index(position.clock.seat) if stays else 0


def lock(now: sc.Change, card: sc.Card) -> None:
    """Lock the own acolyte."""
    now.put(Padlock(True))


def bring_padlock(book: sc.RuleBook) -> None:
    """For a card that locks: the state, what it forbids, and its word of scenarios."""
    book.part(Padlock(), reset="turn")
    book.answer(StaysPut, locked, reason=PADLOCK)
    check.fact(
        book,
        "padlock",
        see=lambda at: at[Padlock].locked,
        put=lambda now, wanted: now.put(Padlock(check.yes_or_no("padlock", wanted))),
    )


class Acolytes:
    """What walking needs; lent as `sator.acolytes`."""

    def __init__(self, geometry: Geometry, wins_at: int) -> None:
        self.geometry = geometry
        self.wins_at = wins_at  # nothing is collected where this is 0

    # Asking.

    def barred(self, position: sc.Position) -> bool:
        """Whether something keeps the own acolyte where it is."""
        stay: int = position.rules.questions[StaysPut].ask(position, STAYS_PUT)
        return bool(stay and stay >> self.geometry.seat_number[position.clock.seat] & 1)

    def why_barred(self, position: sc.Position) -> sc.Refused | None:
        """What keeps the own acolyte where it is."""
        if not self.barred(position):
            return None
        seat = self.geometry.seat_number[position.clock.seat]
        return position.rules.questions[StaysPut].why(position, STAYS_PUT, seat)

    def open_for(self, masks: BoardMasks, seat: int) -> Mask:
        """The squares that an acolyte can enter and pass (S24.1, S24.3)."""
        others = masks.acolytes
        if masks.at[seat] >= 0:
            others ^= 1 << masks.at[seat]
        return masks.covered & ~others & ~masks.gargoyles

    def first_steps(self, masks: BoardMasks, seat: int) -> Mask:
        """The squares beside an acolyte; from a start square that is its entry (S24.6)."""
        square = masks.at[seat]
        if square >= 0:
            return self.geometry.grid.neighbours(square)
        return self.geometry.beginnings[seat]

    def no_rest(self, masks: BoardMasks, seat: int, *, own: bool) -> Mask:
        """Squares with books on which an acolyte may not stop (S24.4, S15.4)."""
        if own and self.wins_at:
            return masks.books & ~masks.mine[seat]
        return masks.books

    def can_walk(
        self, masks: BoardMasks, seat: int, most: int, *, own: bool = True, away: bool = False
    ) -> bool:
        """Whether a walk of at most so many squares can end somewhere, or `away` from here."""
        here, stride = masks.at[seat], self.geometry.stride
        others, edge = masks.acolytes, self.geometry.beginnings[seat]
        rest = ~(masks.books & ~masks.mine[seat] if own and self.wins_at else masks.books)
        if here >= 0:
            others ^= 1 << here
            edge = 1 << here
            edge = edge << 1 | edge >> 1 | edge << stride | edge >> stride
            if away:
                rest &= ~(1 << here)
        open_ = masks.covered & ~others & ~masks.gargoyles
        edge &= open_
        while edge and most > 0:
            if edge & rest:
                return True
            most -= 1
            edge = (edge | edge << 1 | edge >> 1 | edge << stride | edge >> stride) & open_
        return False

    def walks(self, masks: BoardMasks, seat: int, most: int, *, each_length: bool) -> list[Walk]:
        """One way to each outcome of the owner's own walk of at most so many squares.

        With `each_length`, ways of different lengths to the same end are different outcomes.
        """
        first, open_ = self.first_steps(masks, seat), self.open_for(masks, seat)
        rest, mine = ~self.no_rest(masks, seat, own=True), masks.mine[seat] if self.wins_at else 0
        enough, here = self.wins_at - masks.taken[seat], None if each_length else masks.at[seat]
        return walks(self.geometry.grid, first, open_, rest, most, mine, enough, here)

    def shortest(self, masks: BoardMasks, seat: int, most: int) -> list[tuple[Square, ...]]:
        """A shortest way to every other square that a moved acolyte may stop on (S15.3)."""
        others, rest = self.open_for(masks, seat), ~self.no_rest(masks, seat, own=False)
        if masks.at[seat] >= 0:
            others &= ~(1 << masks.at[seat])
        return shortest(self.geometry.grid, self.first_steps(masks, seat), others, rest, most)

    # Judging.

    def why_not(
        self,
        masks: BoardMasks,
        seat: int,
        path: tuple[Square, ...],
        most: int,
        too_far: Callable[[], sc.Refused],
        *,
        own: bool,
        also: tuple[str, ...] = (),
    ) -> sc.Refused | None:
        """Why a path cannot be walked; what follows a winning step is not read."""
        if not path:
            return NOT_A_STEP()
        beside = self.first_steps(masks, seat)
        mine = masks.mine[seat] if own and self.wins_at else 0
        taken = masks.taken[seat]
        for steps, square in enumerate(path):
            if steps == most:
                return too_far()
            if square < 0:
                return OUTSIDE()
            if not beside >> square & 1:
                return NOT_ADJACENT()
            refused = self.why_not_enter(masks, seat, square)
            if refused is not None:
                return refused
            if mine >> square & 1:
                mine ^= 1 << square
                taken += 1
                if taken >= self.wins_at:
                    return None
            beside = self.geometry.grid.neighbours(square)
        if self.no_rest(masks, seat, own=own) >> path[-1] & 1:
            return ENDS_ON_BOOK(also=also, square=self.geometry.square_names[path[-1]])
        return None

    def why_not_enter(
        self, masks: BoardMasks, seat: int, square: Square, *also: str
    ) -> sc.Refused | None:
        """Why a square can be neither entered nor passed."""
        name = self.geometry.square_names[square]
        if not masks.covered >> square & 1:
            return ABYSS(also=also, square=name)
        if any(at == square for other, at in enumerate(masks.at) if other != seat):
            return ACOLYTE_IN_WAY(also=also, square=name)
        if masks.gargoyles >> square & 1:
            return GARGOYLE_IN_WAY(also=also, square=name)
        return None

    # Doing.

    def went(
        self, masks: BoardMasks, seat: int, path: tuple[Square, ...], *, own: bool
    ) -> tuple[int, list[Square]]:
        """How far a legal path is walked, up to a winning step, and where own books are met."""
        mine = masks.mine[seat] if own and self.wins_at else 0
        met: list[Square] = []
        for steps, square in enumerate(path, 1):
            if mine >> square & 1:
                mine ^= 1 << square
                met.append(square)
                if masks.taken[seat] + len(met) >= self.wins_at:
                    return steps, met
        return len(path), met

    def go(self, now: sc.Change, seat: int, path: tuple[Square, ...], *, own: bool) -> int:
        """Let an acolyte walk a legal path; how many squares it went."""
        geometry = self.geometry
        board = now[Board]
        books, taken = board.books, board.taken
        name = geometry.seats[seat]
        steps, met = self.went(board_masks(board, geometry), seat, path, own=own)
        end = path[steps - 1]
        acolytes = (*board.acolytes[:seat], end, *board.acolytes[seat + 1 :])
        if met:
            left = tuple([square for square in books[seat] if square not in met])
            books = (*books[:seat], left, *books[seat + 1 :])
            taken = (*taken[:seat], taken[seat] + len(met), *taken[seat + 1 :])
            after = figures_board(geometry, board, acolytes=acolytes, books=books, taken=taken)
        else:
            after = figures_board(geometry, board, acolytes=acolytes)
        put_board(now, after)
        way = tuple([geometry.square_names[square] for square in path[:steps]])
        now.tell(AcolyteMoved(name, way[-1], way))
        for square in met:
            now.tell(BookTaken(name, geometry.square_names[square]))
        if own and not now[Walked].walked:
            now.put(Walked(True))
        if met and taken[seat] >= self.wins_at:
            now.end([name])
        return steps


@ACOLYTES.service("sator.acolytes")
def acolytes_of(book: sc.RuleBook) -> Acolytes:
    """The rules of walking of a match."""
    return Acolytes(geometry(book), book.numbers.get(WINNING.name, 0))


NO_ACOLYTE = say.reason("S15.1", "sator-no-acolyte", id="own_acolyte")

Path = tuple[int, ...]
Most = Callable[[sc.Moment], int]
Squares = Annotated[Path, Meta(max_length=64)]


# Nobody walks under a padlock (S17.3).
BARRED = sc.Rule(explain=lambda at, action: acolytes_of(at).why_barred(at))


def on_foot(most: Most, too_far: sc.Reason) -> sc.Rule:
    """The rule of an own walk over so many squares at most, judged step by step (S24)."""

    def why(at: sc.Moment, action: Any) -> sc.Refused | None:
        points = most(at)
        told: dict[str, Any] = {"most": points, "left": points}
        far = {name: number for name, number in told.items() if f"{{{name}}}" in too_far.text}
        return acolytes_of(at).why_not(
            masks(at), seat_of(at), action.path, points, lambda: too_far(**far), own=True
        )

    return sc.Rule(explain=why)


def own_walks(
    at: sc.Moment, kind: type[Any], points: int, *, each_length: bool = False
) -> list[Any]:
    """One own walk of at most so many squares to each outcome."""
    walking = acolytes_of(at)
    if points <= 0 or walking.barred(at):
        return []
    found = walking.walks(masks(at), seat_of(at), points, each_length=each_length)
    return [kind(path) for path, _ in found]


def go(now: sc.Change, path: Path) -> int:
    """Walk it, collecting own books; how many squares it was."""
    return acolytes_of(now).go(now, seat_of(now), path, own=True)


def ways_over(grid: Grid, ground: int, begins: int, most: int) -> Iterator[Path]:
    """Every way of at most so many squares over some ground, shortest first."""
    layer: list[Path] = [(square,) for square in grid.squares(begins & ground)] if most > 0 else []
    for _ in range(most):
        yield from layer
        layer = [
            (*path, square)
            for path in layer
            for square in grid.squares(grid.neighbours(path[-1]) & ground)
        ]


class Ways(SquareRow):
    """The squares that the own acolyte walks over; `most` says how many there may be.

    Two ways come to the same that end alike with the same books; with `each_length` only where
    they are of one length.
    """

    noun = "the squares of the way"

    def __init__(self, most: Most, *, each_length: bool = False) -> None:
        self.most, self.each_length = most, each_length

    def every(self, at: sc.Moment) -> Iterator[Path]:
        """Over bridges, one beside the other."""
        known, board = geometry(at), masks(at)
        ground = board.covered & ~board.gargoyles
        begins = self.begins(at)
        return ways_over(known.grid, ground, begins, self.most(at))

    def begins(self, at: sc.Moment) -> int:
        """The squares that are entered first."""
        seat = seat_of(at)
        return acolytes_of(at).first_steps(masks(at), seat)

    def outcome(self, at: sc.Moment, value: Path) -> Hashable:
        """Where it ends, and the books on the way."""
        seat = seat_of(at)
        steps, met = acolytes_of(at).went(masks(at), seat, value, own=True)
        return value[steps - 1], tuple(sorted(met)), steps if self.each_length else 0


class LedWays(Ways):
    """The squares that another's acolyte is led over; two that end alike come to the same."""

    def every(self, at: sc.Moment) -> Iterator[Path]:
        """Not back to where one began."""
        stand = masks(at).acolytes
        yield from (path for path in super().every(at) if not stand >> path[-1] & 1)

    def begins(self, at: sc.Moment) -> int:
        """Beside any of the others."""
        found, rules = 0, acolytes_of(at)
        for seat, name in enumerate(geometry(at).seats):
            if name != at.me:
                found |= rules.first_steps(masks(at), seat)
        return found

    def outcome(self, at: sc.Moment, value: Path) -> Hashable:
        return value[-1]


class Acolyte(sc.Seats):
    """Acolytes, by their colours."""

    noun = "an acolyte"

    def __init__(self) -> None:
        super().__init__(piece="acolyte-", outside=NO_ACOLYTE)

    def read(self, position: Any, text: str) -> sc.Seat:
        """Any colour of the box."""
        if text not in {colour.id for colour in load().board.colour}:
            raise sc.Unreadable(f"{text!r} is no colour")
        return text
