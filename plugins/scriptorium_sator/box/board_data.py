"""The lines of the files board.toml and positions.toml, as typed values."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from scriptorium.cards import DataRow, InWords, Key, Many, Some

Side = Literal["north", "east", "south", "west"]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
Range = Annotated[str, Meta(pattern=r"^[A-Z0-9]{1,2}-[A-Z0-9]{1,2}$")]

LARGEST = 32


# The board.


class GridSize(DataRow, frozen=True):
    """How large the pit is (S2.1)."""

    columns: Annotated[int, Meta(ge=1, le=LARGEST)]
    rows: Annotated[int, Meta(ge=1, le=LARGEST)]


class Quadrant(DataRow, frozen=True):
    """A rectangle of the grid, to which one colour's positioning cards belong (S2.1, R9)."""

    id: Key
    columns: Range
    rows: Range


class PlayerColour(DataRow, frozen=True):
    """A colour that can be played: its quadrant and where its acolyte begins (S2.2)."""

    id: Key
    quadrant: Key
    side: Side
    entry: Key
    swatch: Colour
    symbol: Key


class Material(DataRow, frozen=True):
    """What bridges can be made of (S1.1)."""

    id: Key
    swatch: Colour
    texture: Key
    name: InWords


class ShapeLines(DataRow, frozen=True):
    """An outline that bridges can have (S1.2)."""

    id: Key
    squares: Some
    pattern: Annotated[tuple[Annotated[str, Meta(pattern="^[#.]+$")], ...], Meta(min_length=1)]
    name: InWords


class BridgeCopies(DataRow, frozen=True):
    """How many bridges there are of each shape in each material (S1.3)."""

    copies: Some


class Pieces(DataRow, frozen=True):
    """How many figures each colour has (S1.1)."""

    acolytes: Literal[1]
    gargoyles: Literal[1]
    books: Some


class BoardData(DataRow, frozen=True):
    """The file board.toml."""

    grid: GridSize
    quadrant: tuple[Quadrant, ...]
    colour: Annotated[tuple[PlayerColour, ...], Meta(min_length=2, max_length=16)]
    material: Annotated[tuple[Material, ...], Meta(min_length=1)]
    shape: Annotated[tuple[ShapeLines, ...], Meta(min_length=1)]
    bridges: BridgeCopies
    pieces: Pieces

    def called(self, id: str) -> InWords:
        """What a material or a shape is called."""
        lines: tuple[Material | ShapeLines, ...] = (*self.material, *self.shape)
        return next(line.name for line in lines if line.id == id)


# The positioning cards.


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

    id: Key
    squares: dict[str, Key]


class PositionDeck(DataRow, frozen=True):
    """The positioning cards of one colour."""

    cards: tuple[PositionCard, ...]


class PositionData(DataRow, frozen=True):
    """The file positions.toml."""

    constraints: Constraints
    decks: dict[str, PositionDeck]

    def card(self, id: str) -> PositionCard | None:
        """The card of that id, or None."""
        cards = (card for deck in self.decks.values() for card in deck.cards)
        return next((card for card in cards if card.id == id), None)
