"""What must fit together in the data files, beyond what each line says by itself.

The checks hold for boards, decks and card sets of any size; those of the positioning cards take
their distances from the file itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise, product

from scriptorium.cards import DataFile
from scriptorium.grid import Grid, Mask, Shape, Square, SquareError, grid

from ..bridges.board_geometry import SIDES
from .board_data import BoardData, Constraints, PositionData, Quadrant
from .card_data import DeckData, Level, PrayerData

CHEAPEST, DEAREST = 1, 5


def check_board(file: DataFile, board: BoardData) -> None:
    """The quadrants tile the grid, the entries lie on its rim, the shapes hang together."""
    pit = grid(board.grid.columns, board.grid.rows)
    for name in ("quadrant", "colour", "material", "shape"):
        file.no_id_twice(f"$.{name}", [line.id for line in getattr(board, name)])
    _check_quadrants(file, board, pit)
    quadrants, starts = {quadrant.id for quadrant in board.quadrant}, set()
    for at, colour in enumerate(board.colour):
        path, side = f"$.colour[{at}].entry", colour.side
        unknown = f"there is no quadrant {colour.quadrant}"
        file.check(colour.quadrant in quadrants, f"$.colour[{at}].quadrant", unknown)
        entry = _square(file, path, pit, colour.entry)
        told = f"{colour.entry} does not lie on the {side} rim of the grid"
        file.check(pit.rim(SIDES.index(side)) >> entry & 1, path, told)
        file.check((side, entry) not in starts, path, "two colours begin at the same square")
        starts.add((side, entry))
    file.no_id_twice("$.colour", [colour.quadrant for colour in board.colour])
    for at, shape in enumerate(board.shape):
        path = f"$.shape[{at}]"
        try:
            drawn = Shape.from_pattern(shape.pattern)
        except ValueError as error:
            raise file.complain(f"{path}.pattern", str(error)) from None
        told = f"the pattern of {shape.id} has {drawn.size} squares, not {shape.squares}"
        file.check(drawn.size == shape.squares, f"{path}.squares", told)
        told = f"the squares of {shape.id} do not touch"
        file.check(drawn.hangs_together, f"{path}.pattern", told)


def _check_quadrants(file: DataFile, board: BoardData, pit: Grid) -> None:
    seen = 0
    for at, quadrant in enumerate(board.quadrant):
        path = f"$.quadrant[{at}]"
        try:
            area = quadrant_squares(pit, quadrant)
        except SquareError as error:
            raise file.complain(path, str(error)) from None
        file.check(not area & seen, path, f"{quadrant.id} overlaps another quadrant")
        seen |= area
    missing = " ".join(pit.names(pit.all & ~seen)[:8])
    told = f"no quadrant holds {missing}; they cover the whole grid"
    file.check(not missing, "$.quadrant", told)


def quadrant_squares(pit: Grid, quadrant: Quadrant) -> Mask:
    """The squares of a quadrant."""
    west, _, east = quadrant.columns.partition("-")
    north, _, south = quadrant.rows.partition("-")
    return pit.rectangle(pit.read(west + north), pit.read(east + south))


def check_deck(file: DataFile, deck: DeckData, board: BoardData) -> None:
    """The copies add up, the cards name what exists, every number of players has its deal."""
    cards = deck.incertus_movet.cards
    path = "$.incertus_movet.cards"
    file.no_id_twice(path, [card.id for card in cards])
    for at, card in enumerate(cards):
        for what in ("material", "shape"):
            name = getattr(card, what, None)
            known = name is None or name in {line.id for line in getattr(board, what)}
            file.check(known, f"{path}[{at}]", f"there is no {what} {name}")
    copies, total = sum(card.copies for card in cards), deck.incertus_movet.total
    told = f"the copies add up to {copies}, not to {total}"
    file.check(copies == total, "$.incertus_movet.total", told)
    _check_levels(file, "$.moves.levels", deck.moves.levels)
    _check_levels(file, "$.rotas.levels", deck.rotas.levels)
    wanted = [str(players) for players in range(2, len(board.colour) + 1)]
    told = f"name a deal for {', '.join(wanted)} players each"
    file.check(sorted(deck.deal) == sorted(wanted), "$.deal", told)
    for players, deal in deck.deal.items():
        path = f"$.deal.{players}"
        file.check(len(deal) == int(players), path, f"write {players} numbers, one for each")
        file.check(sum(deal) <= copies, path, f"there are only {copies} cards to deal")


def check_prayers(file: DataFile, prayers: PrayerData) -> None:
    """The prices of every prayer ascend."""
    for id, prayer in prayers.each():
        _check_levels(file, f"$.{id}.levels", prayer.levels)
    for at, level in enumerate(prayers.omnia.levels):
        told = "squares_min is more than squares_max"
        file.check(level.squares_min <= level.squares_max, f"$.omnia.levels[{at}]", told)


def _check_levels(file: DataFile, path: str, levels: Iterable[Level]) -> None:
    prices = [level.ap for level in levels]
    told = f"a level costs {CHEAPEST} to {DEAREST} action points"
    file.check(all(CHEAPEST <= price <= DEAREST for price in prices), path, told)
    told = "write the levels in ascending order of price, each price once"
    file.check(all(low < high for low, high in pairwise(prices)), path, told)


def check_positions(file: DataFile, positions: PositionData, board: BoardData) -> None:
    """Every card keeps to the constraints at the head of the file."""
    colours = [colour.id for colour in board.colour]
    told = f"write one deck for each of {', '.join(colours)}"
    file.check(sorted(positions.decks) == sorted(colours), "$.decks", told)
    ids = [card.id for deck in positions.decks.values() for card in deck.cards]
    file.no_id_twice("$.decks", ids)
    pit = grid(board.grid.columns, board.grid.rows)
    quadrants = {one.id: quadrant_squares(pit, one) for one in board.quadrant}
    cards: dict[str, list[dict[str, Square]]] = {}
    for colour in board.colour:
        deck, path = positions.decks[colour.id].cards, f"$.decks.{colour.id}.cards"
        most, used = positions.constraints.cards, set[Square]()
        file.check(len(deck) == most, path, f"a deck has {most} cards, not {len(deck)}")
        cards[colour.id] = []
        for at, card in enumerate(deck):
            place, every = f"{path}[{at}]", sorted(card.squares) == sorted(colours)
            file.check(every, place, f"name a square for {', '.join(colours)} each")
            squares = {seat: _square(file, place, pit, name) for seat, name in card.squares.items()}
            for square in squares.values():
                told = f"{pit.name(square)} lies outside the quadrant of its deck"
                file.check(quadrants[colour.quadrant] >> square & 1, place, told)
            _check_card(file, place, positions.constraints, board, card.id, list(squares.values()))
            again = " ".join(map(pit.name, sorted(used.intersection(squares.values()))))
            file.check(not again, place, f"{again} is on two cards of a deck")
            used.update(squares.values())
            cards[colour.id].append(squares)
    _check_decks_apart(file, positions.constraints.between_decks, pit, cards)
    if positions.constraints.quarter_turns:
        _check_quarter_turns(file, pit, cards)


def _check_card(
    file: DataFile, path: str, rules: Constraints, board: BoardData, id: str, squares: list[Square]
) -> None:
    pit = grid(board.grid.columns, board.grid.rows)
    entries = [pit.xy(pit.read(colour.entry)) for colour in board.colour]
    corners = list(product((0, pit.columns - 1), (0, pit.rows - 1)))
    near = (
        (entries, rules.from_entries, "an entry"),
        (corners, rules.from_corners, "a corner of the grid"),
    )
    for square in squares:
        here, name = pit.xy(square), pit.name(square)
        for spots, least, what in near:
            apart = min(_steps(here, spot) for spot in spots)
            file.check(apart >= least, path, f"{name} is too close to {what}")
    places = [pit.xy(square) for square in squares]
    told = f"two books of {id} are less than {rules.apart} steps apart"
    for one, other in combinations(places, 2):
        diagonal = abs(one[0] - other[0]) == 1 == abs(one[1] - other[1])
        file.check(not diagonal and _steps(one, other) >= rules.apart, path, told)
    told = f"the books of {id} span less than {rules.span} columns or rows"
    for line in zip(*places, strict=True):
        file.check(max(line) - min(line) + 1 >= rules.span, path, told)


def _check_decks_apart(
    file: DataFile, least: int, pit: Grid, decks: dict[str, list[dict[str, Square]]]
) -> None:
    for (one, cards), (other, others) in combinations(decks.items(), 2):
        for (at, card), far in product(enumerate(others), cards):
            for seat, square in card.items():
                told = f"the {seat} book is less than {least} steps from one of the {one} deck"
                apart = _steps(pit.xy(square), pit.xy(far[seat]))
                file.check(apart >= least, f"$.decks.{other}.cards[{at}]", told)


def _check_quarter_turns(
    file: DataFile, pit: Grid, decks: dict[str, list[dict[str, Square]]]
) -> None:
    told = "only a square grid can be turned"
    file.check(pit.columns == pit.rows, "$.constraints.quarter_turns", told)
    following = dict(zip(decks, [*decks][1:] + [*decks][:1], strict=True))
    for colour, after in following.items():
        turned = []
        for card in decks[colour]:
            places = {following[seat]: pit.xy(square) for seat, square in card.items()}
            turned.append(
                {seat: pit.square(pit.columns - 1 - y, x) for seat, (x, y) in places.items()}
            )
        told = f"this is no card of the {colour} deck after a quarter turn"
        for at, card in enumerate(decks[after]):
            file.check(card in turned, f"$.decks.{after}.cards[{at}]", told)


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _square(file: DataFile, path: str, pit: Grid, name: str) -> Square:
    try:
        return pit.read(name)
    except SquareError as error:
        raise file.complain(path, str(error)) from None
