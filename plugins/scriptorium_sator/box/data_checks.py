"""What must fit together in the data files, beyond what each line says by itself.

The checks hold for boards, decks and card sets of any size; those of the positioning cards take
their distances from the file itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise

from scriptorium_grid import Grid, Mask, Shape, Square, SquareError, grid

from .board_data import BoardData, PositionCard, PositionData, Quadrant
from .card_data import DeckData, Level, MovesCard, PrayerData, RotasCard
from .data_file import DataFile

CHEAPEST, DEAREST = 1, 5


def check_board(file: DataFile, board: BoardData) -> None:
    """The quadrants tile the grid, the entries lie on its rim, the shapes hang together."""
    pit = grid(board.grid.columns, board.grid.rows)
    for name in ("quadrant", "colour", "material", "shape"):
        _no_id_twice(file, f"$.{name}", [line.id for line in getattr(board, name)])
    quadrants = _check_quadrants(file, board, pit)
    starts = set()
    for at, colour in enumerate(board.colour):
        path = f"$.colour[{at}]"
        if colour.quadrant not in quadrants:
            raise file.complain(f"{path}.quadrant", f"there is no quadrant {colour.quadrant}")
        entry = _square(file, f"{path}.entry", pit, colour.entry)
        if not rim(pit, colour.side) >> entry & 1:
            raise file.complain(
                f"{path}.entry", f"{colour.entry} does not lie on the {colour.side} rim of the grid"
            )
        if (colour.side, entry) in starts:
            raise file.complain(f"{path}.entry", "two colours begin at the same square")
        starts.add((colour.side, entry))
    _no_id_twice(file, "$.colour", [colour.quadrant for colour in board.colour])
    for at, shape in enumerate(board.shape):
        path = f"$.shape[{at}]"
        try:
            cells = Shape.from_pattern(shape.pattern).cells
        except ValueError as error:
            raise file.complain(f"{path}.pattern", str(error)) from None
        if len(cells) != shape.squares:
            raise file.complain(
                f"{path}.squares",
                f"the pattern of {shape.id} has {len(cells)} squares, not {shape.squares}",
            )
        if not _hangs_together(cells):
            raise file.complain(f"{path}.pattern", f"the squares of {shape.id} do not touch")


def _check_quadrants(file: DataFile, board: BoardData, pit: Grid) -> dict[str, Mask]:
    found: dict[str, Mask] = {}
    seen = 0
    for at, quadrant in enumerate(board.quadrant):
        try:
            area = quadrant_squares(pit, quadrant)
        except SquareError as error:
            raise file.complain(f"$.quadrant[{at}]", str(error)) from None
        if area & seen:
            raise file.complain(f"$.quadrant[{at}]", f"{quadrant.id} overlaps another quadrant")
        seen |= area
        found[quadrant.id] = area
    if seen != pit.all:
        missing = " ".join(pit.names(pit.all & ~seen)[:8])
        raise file.complain("$.quadrant", f"no quadrant holds {missing}; they cover the whole grid")
    return found


def quadrant_squares(pit: Grid, quadrant: Quadrant) -> Mask:
    """The squares of a quadrant."""
    west, _, east = quadrant.columns.partition("-")
    north, _, south = quadrant.rows.partition("-")
    return pit.rectangle(pit.read(west + north), pit.read(east + south))


def rim(pit: Grid, side: str) -> Mask:
    """The squares along one side of the grid."""
    lines = {
        "north": pit.row(0),
        "south": pit.row(pit.rows - 1),
        "west": pit.column(0),
        "east": pit.column(pit.columns - 1),
    }
    return lines[side]


def _hangs_together(cells: Sequence[tuple[int, int]]) -> bool:
    left = set(cells)
    edge = [left.pop()]
    while edge:
        x, y = edge.pop()
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside in left:
                left.remove(beside)
                edge.append(beside)
    return not left


def check_deck(file: DataFile, deck: DeckData, board: BoardData) -> None:
    """The copies add up, the cards name what exists, every number of players has its deal."""
    cards = deck.incertus_movet.cards
    path = "$.incertus_movet.cards"
    _no_id_twice(file, path, [card.id for card in cards])
    for at, card in enumerate(cards):
        if isinstance(card, MovesCard) and card.material not in {m.id for m in board.material}:
            raise file.complain(f"{path}[{at}]", f"there is no material {card.material}")
        if isinstance(card, RotasCard) and card.shape not in {s.id for s in board.shape}:
            raise file.complain(f"{path}[{at}]", f"there is no shape {card.shape}")
    copies = sum(card.copies for card in cards)
    if copies != deck.incertus_movet.total:
        raise file.complain(
            "$.incertus_movet.total",
            f"the copies add up to {copies}, not to {deck.incertus_movet.total}",
        )
    _check_levels(file, "$.moves.levels", deck.moves.levels)
    _check_levels(file, "$.rotas.levels", deck.rotas.levels)
    wanted = [str(players) for players in range(2, len(board.colour) + 1)]
    if sorted(deck.deal) != sorted(wanted):
        raise file.complain("$.deal", f"name a deal for {', '.join(wanted)} players each")
    for players, deal in deck.deal.items():
        if len(deal) != int(players):
            raise file.complain(f"$.deal.{players}", f"write {players} numbers, one for each")
        if sum(deal) > copies:
            raise file.complain(f"$.deal.{players}", f"there are only {copies} cards to deal")


def check_prayers(file: DataFile, prayers: PrayerData) -> None:
    """The prices of every prayer ascend."""
    for id, prayer in prayers.each():
        _check_levels(file, f"$.{id}.levels", getattr(prayer, "levels", ()))
    for at, level in enumerate(prayers.omnia.levels):
        if level.squares_min > level.squares_max:
            raise file.complain(f"$.omnia.levels[{at}]", "squares_min is more than squares_max")


def _check_levels(file: DataFile, path: str, levels: Iterable[Level]) -> None:
    prices = [level.ap for level in levels]
    if not all(CHEAPEST <= price <= DEAREST for price in prices):
        raise file.complain(path, f"a level costs {CHEAPEST} to {DEAREST} action points")
    if not all(low < high for low, high in pairwise(prices)):
        raise file.complain(path, "write the levels in ascending order of price, each price once")


def check_positions(file: DataFile, positions: PositionData, board: BoardData) -> None:
    """Every card keeps to the constraints at the head of the file."""
    colours = [colour.id for colour in board.colour]
    if sorted(positions.decks) != sorted(colours):
        raise file.complain("$.decks", f"write one deck for each of {', '.join(colours)}")
    checker = _PositionChecker(file, positions, board)
    _no_id_twice(
        file, "$.decks", [card.id for deck in positions.decks.values() for card in deck.cards]
    )
    for colour in colours:
        checker.deck(colour)
    checker.between_decks(colours)
    if positions.constraints.quarter_turns:
        checker.quarter_turns(colours)


class _PositionChecker:
    """The positioning cards beside the board that they are for."""

    def __init__(self, file: DataFile, positions: PositionData, board: BoardData) -> None:
        self.file = file
        self.positions = positions
        self.rules = positions.constraints
        self.colours = [colour.id for colour in board.colour]
        self.pit = pit = grid(board.grid.columns, board.grid.rows)
        areas = {one.id: quadrant_squares(pit, one) for one in board.quadrant}
        self.area = {colour.id: areas[colour.quadrant] for colour in board.colour}
        self.entries = [pit.xy(pit.read(colour.entry)) for colour in board.colour]
        east, south = pit.columns - 1, pit.rows - 1
        self.corners = [(0, 0), (east, 0), (0, south), (east, south)]
        self.squares: dict[str, list[dict[str, Square]]] = {}

    def deck(self, colour: str) -> None:
        cards = self.positions.decks[colour].cards
        path = f"$.decks.{colour}.cards"
        if len(cards) != self.rules.cards:
            raise self.file.complain(path, f"a deck has {self.rules.cards} cards, not {len(cards)}")
        used: set[Square] = set()
        self.squares[colour] = []
        for at, card in enumerate(cards):
            squares = self._card(f"{path}[{at}]", card, self.area[colour])
            again = used.intersection(squares.values())
            if again:
                name = self.pit.name(min(again))
                raise self.file.complain(f"{path}[{at}]", f"{name} is on two cards of a deck")
            used.update(squares.values())
            self.squares[colour].append(squares)

    def _card(self, path: str, card: PositionCard, area: Mask) -> dict[str, Square]:
        if sorted(card.squares) != sorted(self.colours):
            raise self.file.complain(path, f"name a square for {', '.join(self.colours)} each")
        squares = {}
        for colour, name in card.squares.items():
            square = _square(self.file, path, self.pit, name)
            if not area >> square & 1:
                raise self.file.complain(path, f"{name} lies outside the quadrant of its deck")
            here = self.pit.xy(square)
            if any(_steps(here, entry) < self.rules.from_entries for entry in self.entries):
                raise self.file.complain(path, f"{name} is too close to an entry")
            if any(_steps(here, corner) < self.rules.from_corners for corner in self.corners):
                raise self.file.complain(path, f"{name} is too close to a corner of the grid")
            squares[colour] = square
        places = [self.pit.xy(square) for square in squares.values()]
        for one, other in combinations(places, 2):
            diagonal = abs(one[0] - other[0]) == 1 == abs(one[1] - other[1])
            if diagonal or _steps(one, other) < self.rules.apart:
                raise self.file.complain(
                    path, f"two books of {card.id} are less than {self.rules.apart} steps apart"
                )
        for line in zip(*places, strict=True):
            if max(line) - min(line) + 1 < self.rules.span:
                raise self.file.complain(
                    path, f"the books of {card.id} span less than {self.rules.span} columns or rows"
                )
        return squares

    def between_decks(self, colours: Sequence[str]) -> None:
        for one, other in combinations(colours, 2):
            for at, card in enumerate(self.squares[other]):
                for colour, square in card.items():
                    here = self.pit.xy(square)
                    for far in self.squares[one]:
                        if _steps(here, self.pit.xy(far[colour])) < self.rules.between_decks:
                            raise self.file.complain(
                                f"$.decks.{other}.cards[{at}]",
                                f"the {colour} book is less than {self.rules.between_decks} steps"
                                f" from one of the {one} deck",
                            )

    def quarter_turns(self, colours: Sequence[str]) -> None:
        pit = self.pit
        if pit.columns != pit.rows:
            raise self.file.complain(
                "$.constraints.quarter_turns", "only a square grid can be turned"
            )
        following = dict(zip(colours, (*colours[1:], colours[0]), strict=True))
        for colour, after in following.items():
            turned = [
                {following[one]: self._turned(square) for one, square in card.items()}
                for card in self.squares[colour]
            ]
            for at, card in enumerate(self.squares[after]):
                if card not in turned:
                    raise self.file.complain(
                        f"$.decks.{after}.cards[{at}]",
                        f"this is no card of the {colour} deck after a quarter turn",
                    )

    def _turned(self, square: Square) -> Square:
        x, y = self.pit.xy(square)
        return self.pit.square(self.pit.columns - 1 - y, x)


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _square(file: DataFile, path: str, pit: Grid, name: str) -> Square:
    try:
        return pit.read(name)
    except SquareError as error:
        raise file.complain(path, str(error)) from None


def _no_id_twice(file: DataFile, path: str, ids: Sequence[str]) -> None:
    for at, id in enumerate(ids):
        if id in ids[:at]:
            raise file.complain(f"{path}[{at}]", f"{id} is there twice")
