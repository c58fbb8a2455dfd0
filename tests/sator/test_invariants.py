"""What always holds on a board of SATOR is asked of every loaded table, and says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import scriptorium as sc
from benchmarks.sator.first_tables import geometry_of, placed
from scriptorium_sator.board.board_state import Board, Letters, TurnBoard, board_masks
from scriptorium_sator.setup.unplaced_bridges import Unplaced

TABLE = placed(sc.standard_library(), 1)
BOARD, GEOMETRY = TABLE[Board], geometry_of(TABLE)
MASKS = board_masks(BOARD, GEOMETRY)
FIRST, SECOND = (min(squares) for squares in BOARD.books[:2])
UNDER = MASKS.bridge_at(FIRST)
BESIDE = next(
    square
    for square in GEOMETRY.grid.squares(MASKS.of_bridge[UNDER or 0])
    if square not in BOARD.books[0]
)
ABYSS = min(GEOMETRY.grid.squares(GEOMETRY.all & ~MASKS.covered))


def problem(**changed: Any) -> str:
    """What is said of the first board of a match with something else on it."""
    at = TABLE.rules.part_index[Board]
    board = replace(BOARD, **changed)
    return str(TABLE.rules.problem(replace(TABLE, parts=parts_with(at, board))))


def parts_with(at: int, board: Board) -> tuple[Any, ...]:
    return (*TABLE.parts[:at], board, *TABLE.parts[at + 1 :])


def lying(bridge: int, place: int) -> tuple[int, ...]:
    return (*BOARD.places[:bridge], place, *BOARD.places[bridge + 1 :])


def books(seat: int, *squares: int) -> tuple[tuple[int, ...], ...]:
    found = list(BOARD.books)
    found[seat] = tuple(sorted(squares))
    return tuple(found)


def test_the_first_board_of_a_match_is_sound() -> None:
    assert problem() == "None"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"places": lying(0, GEOMETRY.stride - 2)}, "is not inside the grid"),
        ({"places": lying(6, BOARD.places[0])}, "covers a square that is covered already"),
        ({"acolytes": (ABYSS, -1, -1, -1)}, "something stands over the abyss on"),
        ({"books": books(0, ABYSS)}, "something stands over the abyss on"),
        ({"gargoyles": (FIRST, -1, -1, -1)}, "two pieces stand on"),
        ({"books": books(1, FIRST)}, "two pieces stand on"),
        ({"acolytes": (SECOND, SECOND, -1, -1)}, "two pieces stand on"),
        ({"books": books(0, FIRST, BESIDE)}, "carries two books of one colour"),
        ({"out": (3,)}, "is in two places"),
    ],
)
def test_what_can_never_be_is_said(changed: dict[str, Any], told: str) -> None:
    assert told in problem(**changed)


def test_a_bridge_is_out_of_the_game_once() -> None:
    empty = next(n for n in range(24) if not MASKS.with_rider >> n & 1)
    assert problem(places=lying(empty, -1), out=(empty,)) == "None"
    assert "is in two places" in problem(places=lying(empty, -1), out=(empty, empty))


def test_what_is_kept_beside_a_board_is_compared_with_it() -> None:
    board = replace(BOARD)
    board.known["masks"] = MASKS.moved(0, BOARD.places, MASKS.of_bridge[1])
    table = replace(TABLE, parts=parts_with(TABLE.rules.part_index[Board], board))
    assert "kept beside the board are not those of the board" in str(table.rules.problem(table))


def test_the_board_of_the_turns_beginning_is_looked_at_as_well() -> None:
    """It is kept for the rule that nothing moves back."""
    at = TABLE.rules.part_index[TurnBoard]
    astray = TurnBoard(replace(BOARD, acolytes=(-5, -1, -1, -1)))
    parts = (*TABLE.parts[:at], astray, *TABLE.parts[at + 1 :])
    assert TABLE.rules.problem(replace(TABLE, parts=parts)) == (
        "sator.board: somebody stands on square -5"
    )


def test_a_picture_names_all_bridges_or_none() -> None:
    at = TABLE.rules.part_index[Letters]
    parts = (*TABLE.parts[:at], Letters(("a", "b", "c")), *TABLE.parts[at + 1 :])
    assert TABLE.rules.problem(replace(TABLE, parts=parts)) == (
        "sator.board: the bridges have other letters"
    )


@pytest.mark.parametrize("field", ["first", "lifter"])
def test_bridges_lie_before_those_who_play(field: str) -> None:
    at = TABLE.rules.part_index[Unplaced]
    astray = replace(TABLE[Unplaced], **{field: len(TABLE.seats)})
    parts = (*TABLE.parts[:at], astray, *TABLE.parts[at + 1 :])
    assert TABLE.rules.problem(replace(TABLE, parts=parts)) == (
        "sator.unplaced: bridges lie before players who do not play"
    )
