"""The picture of a match shows what a seat may see, each thing once and in its place."""

from __future__ import annotations

import random

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import BUTTONS, HAND, PILES, PLAYER, TURN, touches
from scriptorium.testing.helpers import twin
from scriptorium_sator.board.board_state import Board, board_masks
from scriptorium_sator.board.targets import geometry
from scriptorium_sator.setup.unplaced_bridges import Unplaced, known_of

SEATS = (2, 3, 4)
GROUPS = {"board", HAND, TURN, PILES, BUTTONS}


def some_tables(seats: int) -> list[sc.Table]:
    """Tables from the whole of a set-up and the first turns after it."""
    table, rng = sc.new_table("sator", seats=seats, seed=seats), random.Random(seats)
    found, turns = [table], 0
    while turns < 60 and table.chooser is not None:
        table = sc.apply(table, rng.choice(sc.legal(table))).table
        turns += table.clock.phase == "play"
        if rng.random() < 0.4:
            found.append(table)
    return found


@pytest.fixture(scope="module", params=SEATS)
def tables(request: pytest.FixtureRequest) -> list[sc.Table]:
    return some_tables(request.param)


def test_every_piece_has_a_group_a_place_and_words(tables: list[sc.Table]) -> None:
    """Nothing is told by colour and place alone; groups are those that frontends know."""
    for table in tables:
        for seat in table.seats:
            scene = sp.scene(sc.view(table, seat))
            for piece in scene.pieces:
                assert piece.group in GROUPS or piece.group == PLAYER + piece.group[len(PLAYER) :]
                assert piece.says is not None
                assert piece.x >= 0
                assert piece.y >= 0


def test_bridges_lie_where_the_board_has_them(tables: list[sc.Table]) -> None:
    """The squares of each bridge's piece are the squares it covers."""
    for table in tables:
        known, grid = known_of(table), geometry(table).grid
        masks = board_masks(table[Board], known.geometry)
        scene = sp.scene(sc.view(table, table.seats[0]))
        for bridge, name in enumerate(known.geometry.names):
            piece = scene.piece(f"bridge-{name}")
            if not masks.of_bridge[bridge]:
                assert piece is None
                continue
            assert piece is not None
            cells = {(piece.x + dx, piece.y + dy) for dx, dy in piece.shape}
            wanted = {
                tuple(c + 1 for c in grid.xy(s)) for s in grid.squares(masks.of_bridge[bridge])
            }
            assert cells == wanted
            assert piece.width == max(dx for dx, _ in piece.shape) + 1
            assert piece.height == max(dy for _, dy in piece.shape) + 1


def test_books_acolytes_and_squares_are_all_there(tables: list[sc.Table]) -> None:
    for table in tables:
        scene = sp.scene(sc.view(table, table.seats[-1]))
        ids = [piece.id for piece in scene.pieces]
        grid, board = geometry(table).grid, table[Board]
        assert set(grid.names(grid.all)) <= set(ids)
        for number, seat in enumerate(table.seats):
            books = [piece for piece in ids if piece.startswith(f"book-{seat}-")]
            assert len(books) == len(board.books[number])
            assert f"acolyte-{seat}" in ids
            assert f"start-{seat}" in ids
            taken = [piece for piece in ids if piece.startswith(f"taken-{seat}-")]
            assert len(taken) == board.taken[number]


def test_s30_hidden_cards_and_bridges_are_backs_and_outlines(tables: list[sc.Table]) -> None:
    """S30.1-S30.4: what others hold is there as backs, as many as they hold, and no more."""
    for table in tables:
        rng = random.Random(1)
        for seat in table.seats:
            scene = sp.scene(sc.view(table, seat))
            assert scene == sp.scene(sc.view(twin(table, seat, rng.randrange(99)), seat))
            for number, other in enumerate(table.seats):
                group = [piece.id for piece in scene.group(PLAYER + other)]
                backs = sum(id.startswith("back-") for id in group)
                outlines = sum(id.startswith("outline-") for id in group)
                held = len(sc.cards_in(table, sc.key("hand", other)))
                unplaced = len(table[Unplaced].before(number))
                assert (backs, outlines) == ((0, 0) if other == seat else (held, unplaced))


def test_what_is_touched_to_place_a_bridge_is_in_the_picture() -> None:
    """Bridge first, then squares: every piece that a choice of the set-up names can be touched."""
    for seats in SEATS:
        table, rng = sc.new_table("sator", seats=seats, seed=4), random.Random(4)
        while table.clock.phase != "play":
            view = sc.view(table, table.chooser or "")
            ids = {piece.id for piece in sp.scene(view).pieces}
            meant = [touches(view, action) for action in sc.legal(table)]
            assert len(set(meant)) == len(meant)
            for pieces in meant:
                assert pieces
                assert set(sp.in_a_row(pieces)) <= ids
            table = sc.apply(table, rng.choice(sc.legal(table))).table


def test_a_small_board_is_drawn_without_quadrants() -> None:
    """The quadrants belong to the shipped board; squares and panels are always there."""
    table = sc.new_table(
        "sator",
        without=["sator.positions", "sator.draft"],
        options={"columns": 4, "rows": 3, "start_red": "north B1"},
        first="red",
    )
    scene = sp.scene(sc.view(table, "red"))
    assert not [piece for piece in scene.pieces if piece.id.startswith("quadrant")]
    start, square = scene.piece("start-red"), scene.piece("B1")
    assert start is not None
    assert square is not None
    assert (start.x, start.y) == (square.x, square.y - 1)
    assert scene.piece("start-blue") is None
