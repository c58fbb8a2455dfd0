"""The course of the set-up: books, sharing out bridges, the deal, what comes next (S3, S4, S6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.grid import SquareError, way_costs

from .. import BooksAway, game, say
from ..board.board_state import Board, board_masks
from ..board.targets import geometry, masks
from ..box.contents import data_of, load
from ..box.position_data import PositionCard
from ..hand.playing import HAND, IM_DECK, LF_DECK
from ..movement.completion import solve
from .unplaced_bridges import (
    FaceDown,
    Known,
    Shape,
    Unplaced,
    in_turn_order,
    known_of,
    pass_to,
    problem,
)

# Without this rule no books hover over the pit.
POSITIONS = game.plugin("positions", after=("sator.board", "sator.unplaced"))


def hang_books(now: sc.Change, cards: Iterable[PositionCard]) -> None:
    """Let a book hover on every square of the cards whose colour is in play (S3.5)."""
    grid = geometry(now).grid
    books: list[list[int]] = [list(squares) for squares in now[Board].books]
    for card in cards:
        for seat, squares in zip(now.rules.setup.seats, books, strict=True):
            try:
                squares.append(grid.read(card.squares[seat]))
            except SquareError as error:
                raise sc.SetupError(f"the positioning card {card.id}: {error}") from None
    now.put(replace(now[Board], books=tuple(tuple(sorted(squares)) for squares in books)))


@POSITIONS.set_up
def draw_positions(now: sc.Change, book: sc.RuleBook) -> None:
    """Draw one card from the deck of every colour, in play or not, before all else (S3.3, S3.4)."""
    decks = data_of(book).positions.decks.items()
    hang_books(now, [now.pick(f"positions.{colour}", deck.cards) for colour, deck in decks])


def put_positions(now: sc.Change, wanted: Any) -> None:
    """Let the books of these positioning cards hover, as in `["red-04", "blue-07"]`."""
    positions = load().positions
    if not isinstance(wanted, list):
        raise sc.FactError("positions", "write a list of positioning cards, as in red-04")
    cards = []
    for name in wanted:
        card = positions.card(name) if isinstance(name, str) else None
        if card is None:
            decks = ", ".join(f"{colour}-01" for colour in positions.decks)
            raise sc.FactError("positions", f"there is no card {name!r}; they are called {decks} …")
        cards.append(card)
    try:
        hang_books(now, cards)
    except sc.SetupError as error:
        raise sc.FactError("positions", str(error)) from None


# Without this nobody knows how fair a set-up is.
FAIRNESS = game.plugin("fairness", after=("sator.board", "sator.unplaced"))
# A square of the abyss is as far as so many covered ones: a bridge has to come there first.
ABYSS = 4


FAIRNESS.question("sum")(BooksAway)


@FAIRNESS.answer(BooksAway)
def books_away(position: sc.Position, asked: BooksAway) -> int:
    """The way to each book over the bridges as they lie, the abyss counting more."""
    known, board = geometry(position), masks(position)
    number = known.seat_number[asked.seat]
    entry, covered = 1 << known.entries[number], board.covered
    grounds = (1, covered), (ABYSS, known.all & ~covered)
    return way_costs(board.mine[number], entry, grounds, known.stride)


# Without this rule there are no cards, and nobody but the free action moves anything.
DEALING = game.plugin("deal", after=("sator.board", "sator.cards", "sator.unplaced"))


@DEALING.set_up
def open_the_box(now: sc.Change) -> None:
    """All cards lie face down in their decks; nobody deals before the bridges are placed."""
    for deck, cards in game.full_rests(now):
        sc.lay_out(now, deck, sorted(cards))


def deal(now: sc.Change) -> None:
    """Shuffle every deck; deal Incertus Movet cards in turn order, no prayers (S6.1-S6.3)."""
    seats = now.rules.setup.seats
    sc.shuffle(now, IM_DECK.name)
    for seat in seats:
        sc.shuffle(now, LF_DECK.of(seat))
    hands = load().deck.deal[str(len(seats))]
    for number, cards in zip(in_turn_order(now), hands, strict=True):
        sc.draw(now, IM_DECK, HAND.of(seats[number]), cards)


# The last of the plugins that set a match up: it begins the match.
SET_UP = game.plugin(
    "set_up", after=("sator.draft", "sator.placement", "sator.deal", "sator.positions")
)
PLACEMENT = "sator.placement"  # which comes before it


def order_of_taking(position: sc.Position) -> tuple[int, ...]:
    """The seats in the order in which they take: first to last, last to first, and again (S4.3)."""
    seats = in_turn_order(position)
    there_and_back = seats + seats[::-1]
    left_over = sum(count % len(seats) for count in known_of(position).counts)
    return tuple(there_and_back[at % len(there_and_back)] for at in range(left_over))


def first_to_place(position: sc.Position) -> int:
    """The last player places first, or the first where that is agreed (S5.1, R2)."""
    order = in_turn_order(position)
    last = position.rules.options["first_bridge_placed_by"] == "last"
    rows = position[Unplaced].rows
    return next(seat for seat in (order[::-1] if last else (order[0], *order[:0:-1])) if rows[seat])


def go_on(now: sc.Change) -> None:
    """Begin what comes next: the draft, the placement, or the deal and the first turn (S3.3)."""
    unplaced, seats = now[Unplaced], now.rules.setup.seats
    if unplaced.draft and DRAFT.is_on(now):
        now.enter_phase("draft", seats[order_of_taking(now)[-len(unplaced.draft)]])
    elif any(unplaced.rows) and PLACEMENT in now.rules.plugin_names:
        now.enter_phase("place", seats[first_to_place(now)])
    else:
        if DEALING.is_on(now):
            deal(now)
        now.enter_phase("play", seats[unplaced.first])


@SET_UP.set_up
def begin(now: sc.Change) -> None:
    """Begin the match, if its books can all be reached."""
    unplaced, known = now[Unplaced], known_of(now)
    books = (known.geometry.grid.mask(books) for books in now[Board].books)
    pit = problem(known, unplaced, known.geometry.all, books)
    if unplaced.everything() and solve(pit) is None:
        raise sc.SetupError("these positioning cards leave books that no bridges can carry (S5.8)")
    go_on(now)


@SET_UP.invariant
def books_can_be_carried(position: sc.Position) -> str | None:
    """Before the first turn the bridges that are left can carry all books that hover (S5.8)."""
    unplaced = position[Unplaced]
    if position.clock.phase == "play" or not unplaced.everything():
        return None
    known = known_of(position)
    masks = board_masks(position[Board], known.geometry)
    free, hovering = ~masks.covered, (mine & ~masks.covered for mine in masks.mine)
    pit = problem(known, unplaced, known.geometry.all & free, hovering)
    return "there are books that no bridges can carry" if solve(pit) is None else None


# Without this rule nobody owns a bridge, and the match begins with an empty pit.
DRAFT = game.plugin("draft", after=("sator.board", "sator.unplaced"))


@DRAFT.event(say("sator-bridge-taken"))
class BridgeTaken(sc.Event, tag="sator.bridge_taken", frozen=True):
    """A player took a bridge face down."""

    seat: sc.Seat
    shape: Annotated[str, Meta(max_length=32)]
    bridge: FaceDown

    def seen_by(self, seat: sc.Seat, rules: sc.Ruleset) -> BridgeTaken:
        """Others see its outline alone (S4.1)."""
        if seat == self.seat:
            return self
        known: Known = rules.services["sator.unplaced"]
        return BridgeTaken(self.seat, self.shape, known.back(self.bridge))


@DRAFT.set_up
def share_out(now: sc.Change) -> None:
    """Deal the bridges of every shape evenly; what is left over lies there to be taken (S4.2)."""
    known, seats = known_of(now), len(now.rules.setup.seats)
    rows: list[list[int]] = [[] for _ in range(seats)]
    left: list[int] = []
    for number, shape in enumerate(known.shapes):
        alike = [b for b in range(len(known.geometry.bridges)) if known.shape(b) == number]
        dealt = now.shuffled(f"bridges.{shape}", alike)
        each = len(dealt) // seats
        for seat, row in enumerate(rows):
            row += dealt[seat * each : (seat + 1) * each]
        left += dealt[seats * each :]
    dealt_rows = tuple(known.sorted(row) for row in rows)
    now.put(replace(now[Unplaced], rows=dealt_rows, draft=tuple(left)))


@DRAFT.choice(during=("draft",), asks=say.awaits("S4.3", "sator-touch-draft"))
class Take(sc.Action, tag="sator.take", frozen=True):
    """Take a bridge of this shape from those left over; with three players one by one."""

    shape: Shape

    def do(self, now: sc.Change) -> None:
        """The bridge goes to its new owner, who may look at it (S4.3, S4.4)."""
        known, unplaced = known_of(now), now[Unplaced]
        seat = now.seats.index(now.me)
        bridge = next(b for b in unplaced.draft if known.shape(b) == self.shape)
        rows, draft = list(unplaced.rows), list(unplaced.draft)
        rows[seat] = known.sorted((*rows[seat], bridge))
        draft.remove(bridge)
        now.put(replace(unplaced, rows=tuple(rows), draft=tuple(draft)))
        now.tell(BridgeTaken(now.me, known.shapes[self.shape], bridge))
        now.revealed = True
        if not draft:
            go_on(now)
            return
        order = order_of_taking(now)
        pass_to(now, order[-len(draft)] if len(draft) <= len(order) else in_turn_order(now)[0])
