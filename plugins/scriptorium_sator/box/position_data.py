"""The file positions.toml: the positioning cards, and what they keep to (S3.5, I7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Annotated

import scriptorium as sc
from scriptorium.cards import DataRow, Key, Many, Some
from scriptorium.grid import Grid, Square, SquareError

from .board_data import BoardData, pit_of, quadrant_squares

Colour = Annotated[str, sc.Ref("board.colour")]
Decks = dict[str, list[dict[str, Square]]]  # by colour, the square of each colour's book
Problems = Iterator[tuple[str, str]]


class Constraints(DataRow, frozen=True):
    """What the positioning cards keep to, in steps along columns and rows."""

    cards: Some
    apart: Many
    span: Many
    from_entries: Many
    from_corners: Many
    between_decks: Many
    quarter_turns: bool


class PositionCard(DataRow, frozen=True):
    """A positioning card: a square for a book of every colour (S3.5)."""

    id: Annotated[Key, sc.Unique()]
    squares: Annotated[dict[Colour, Key], sc.Whole()]


class PositionDeck(DataRow, frozen=True):
    """The positioning cards of one colour."""

    cards: tuple[PositionCard, ...]


class PositionData(DataRow, frozen=True):
    """The file positions.toml."""

    constraints: Constraints
    decks: Annotated[dict[Colour, PositionDeck], sc.Whole()]

    def card(self, id: str) -> PositionCard | None:
        """The card of that id, or None."""
        cards = (card for deck in self.decks.values() for card in deck.cards)
        return next((card for card in cards if card.id == id), None)


# Every card keeps to the constraints at the head of the file.


def keeps_apart(positions: PositionData, board: BoardData) -> Problems:
    """Each card by itself, then beside the others of its deck, then the decks."""
    pit, rules = pit_of(board), positions.constraints
    quadrants = {one.id: quadrant_squares(pit, one) for one in board.quadrant}
    decks: Decks = {}
    for colour in board.colour:
        deck, path = positions.decks[colour.id].cards, f"$.decks.{colour.id}.cards"
        decks[colour.id], used = [], set[Square]()
        if len(deck) != rules.cards:
            yield path, f"a deck has {rules.cards} cards, not {len(deck)}"
        for at, card in enumerate(deck):
            place = f"{path}[{at}]"
            try:
                squares = {seat: pit.read(name) for seat, name in card.squares.items()}
            except SquareError as error:
                yield place, str(error)
                return
            for square in squares.values():
                if not quadrants[colour.quadrant] >> square & 1:
                    yield place, f"{pit.name(square)} lies outside the quadrant of its deck"
            for told in _wrong_on_card(rules, board, card.id, [*squares.values()]):
                yield place, told
            again = " ".join(map(pit.name, sorted(used.intersection(squares.values()))))
            if again:
                yield place, f"{again} is on two cards of a deck"
            used.update(squares.values())
            decks[colour.id].append(squares)
    yield from _too_close(rules.between_decks, pit, decks)
    if rules.quarter_turns:
        yield from _not_turned(pit, decks)


def _wrong_on_card(
    rules: Constraints, board: BoardData, id: str, squares: list[Square]
) -> Iterator[str]:
    pit = pit_of(board)
    entries = [pit.xy(pit.read(colour.entry)) for colour in board.colour]
    corners = list(product((0, pit.columns - 1), (0, pit.rows - 1)))
    near = (
        (entries, rules.from_entries, "an entry"),
        (corners, rules.from_corners, "a corner of the grid"),
    )
    for square in squares:
        for spots, least, what in near:
            if min(_steps(pit.xy(square), spot) for spot in spots) < least:
                yield f"{pit.name(square)} is too close to {what}"
    places = [pit.xy(square) for square in squares]
    for one, other in combinations(places, 2):
        diagonal = abs(one[0] - other[0]) == 1 == abs(one[1] - other[1])
        if diagonal or _steps(one, other) < rules.apart:
            yield f"two books of {id} are less than {rules.apart} steps apart"
    for line in zip(*places, strict=True):
        if max(line) - min(line) + 1 < rules.span:
            yield f"the books of {id} span less than {rules.span} columns or rows"


def _too_close(least: int, pit: Grid, decks: Decks) -> Problems:
    for (one, cards), (other, others) in combinations(decks.items(), 2):
        for (at, card), far in product(enumerate(others), cards):
            for seat, square in card.items():
                if _steps(pit.xy(square), pit.xy(far[seat])) < least:
                    told = f"the {seat} book is less than {least} steps from one of the {one} deck"
                    yield f"$.decks.{other}.cards[{at}]", told


def _not_turned(pit: Grid, decks: Decks) -> Problems:
    if pit.columns != pit.rows:
        yield "$.constraints.quarter_turns", "only a square grid can be turned"
    following = dict(zip(decks, [*decks][1:] + [*decks][:1], strict=True))
    for colour, after in following.items():
        turned = []
        for card in decks[colour]:
            places = {following[seat]: pit.xy(square) for seat, square in card.items()}
            turned.append(
                {seat: pit.square(pit.columns - 1 - y, x) for seat, (x, y) in places.items()}
            )
        for at, card in enumerate(decks[after]):
            if card not in turned:
                told = f"this is no card of the {colour} deck after a quarter turn"
                yield f"$.decks.{after}.cards[{at}]", told


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
