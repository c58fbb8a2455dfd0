"""The numbers of the box that a house may set, by name, and what each slot and bonus calls."""

from __future__ import annotations

from ..actions.deeds import Call
from ..board.valley import COLUMNS, ROWS, SLOTS, STANDARD, Valley
from ..box.action_data import Words
from ..box.board_data import BoardData

PREFIX = "monasterium."
AT_LEAST_ONE = {"years", "dice_a_turn", "tokens_a_point"}


def numbers(there: Valley) -> dict[str, int]:
    """All of them, as the data has them."""
    board, found = there.board, dict[str, int]()
    every = board.setup.every_player
    found |= {f"{name}_at_start": getattr(every, name) for name in TOKEN_NAMES}
    found |= {
        "points_at_start": every.points,
        "personal_dice": every.personal_dice,
        "personal_dice_most": every.personal_dice_max,
        "neutral_dice": there.given.neutral_dice_each,
        "window_tiles": there.given.window_tiles_per_monastery,
        "chapel_capacity": there.given.chapel_capacity,
        "years": board.years.count,
        "dice_a_turn": board.action_area.max_dice_per_turn,
        "building_influence": board.costs.building.influence,
        "donation_row_I": board.costs.building.donation_row_I,
        "donation_row_II": board.costs.building.donation_row_II,
        "points_per_die": board.action_area.row_IV.all.points_per_die,
        "die_points": board.road.personal_die_points_instead,
    }
    for at, cost in enumerate(board.costs.chapel.influence, 1):
        found[f"chapel_cost_{at}"] = cost
    for at, cost in enumerate(board.costs.cloister.rosary, 1):
        found[f"cloister_cost_{at}"] = cost
    for type in ("lay", "workshop", "common"):
        kind = getattr(board.building_types, type)
        found[f"{type}_points"] = kind.points
        if kind.gain.token is not None:
            found[f"{type}_gain"] = kind.gain.amount
    return found | _window(board) | _final(board) | _slots(board)


TOKEN_NAMES = ("influence", "soup", "rosary", "tool", "book")


def _window(board: BoardData) -> dict[str, int]:
    window, found = board.window, dict[str, int]()
    for at in range(3):
        found[f"row_points_{at + 1}"] = window.row_complete_points[at]
        found[f"column_points_{at + 1}"] = window.column_complete_points[at]
        found[f"row_bonus_{at + 1}"] = window.row_bonus[at].count
        found[f"column_bonus_{at + 1}"] = window.column_bonus[at].count
    return found


def _final(board: BoardData) -> dict[str, int]:
    final = board.final_scoring
    found = {
        "majority": final.monastery_majority,
        "cloister_factor": final.cloister_factor,
        "tool_points": final.tool,
        "book_points": final.book,
        "tokens_a_point": final.small_tokens_per_point,
    }
    return found | {f"chapels_{at}": points for at, points in enumerate(final.chapels)}


def _slots(board: BoardData) -> dict[str, int]:
    return {_named(slot): words.count for slot, words in slot_words(board).items()}


def _named(slot: int) -> str:
    return f"slot_{SLOTS[slot].replace('-', '_')}"


def slot_words(board: BoardData) -> dict[int, Words]:
    """What stands on each slot; row IV has no actions (MO14.2)."""
    area, found = board.action_area, dict[int, Words]()
    rows = {STANDARD: area.standard, ROWS[0]: area.row_I, ROWS[1]: area.row_II}
    for row, words in rows.items():
        for column in COLUMNS:
            found[SLOTS.index(f"{row}-{column}")] = getattr(words, column)
    for column in COLUMNS:
        found[SLOTS.index(f"{ROWS[2]}-{column}")] = area.row_III.all
    return found


def call(words: Words, number: str) -> Call:
    """A call of the deed that the data names."""
    return Call(str(words.__struct_config__.tag), words, number)


def slot_calls(board: BoardData) -> dict[int, Call]:
    """What each slot calls."""
    return {slot: call(words, _named(slot)) for slot, words in slot_words(board).items()}


def road_calls(board: BoardData) -> dict[int, Call]:
    """The bonus of each road space."""
    return {one.index: Call(one.bonus) for one in board.road.spaces}


def once_a_turn(board: BoardData) -> int:
    """The slots that are used once a turn, bit by bit without the standard ones (MO8.4)."""
    rows = (ROWS.index(row) for row in board.action_area.limits.once_per_turn_rows)
    return sum(((1 << len(COLUMNS)) - 1) << row * len(COLUMNS) for row in rows)
