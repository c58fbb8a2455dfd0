"""What must fit together in a board file."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium.cards import DataFile

from .board_data import BoardData, ForPlayers, Monastery, Side

Check = Callable[[object, str, str], None]


def check_board(file: DataFile, board: BoardData) -> None:
    """Players, dice, columns, road, monasteries and what they bring go together."""
    check = file.check
    players, area = board.players, board.action_area
    check(
        2 <= players.min <= players.max <= len(players.colours),
        "$.players.max",
        "two to four play, each with a colour",
    )
    check(
        len(set(players.colours)) == len(players.colours),
        "$.players.colours",
        "a colour stands there twice",
    )
    check(
        area.column_of_die == {str(at): name for at, name in enumerate(area.columns, 1)},
        "$.action_area.column_of_die",
        "dice 1 to 5 belong to columns A to E",
    )
    every = board.setup.every_player
    check(
        every.personal_dice <= every.personal_dice_max,
        "$.setup.every_player.personal_dice",
        "more personal dice than a player may own",
    )
    check(
        every.messenger_space <= board.road.last_space,
        "$.setup.every_player.messenger_space",
        "there is no such road space",
    )
    for kind in ("lay", "workshop", "common"):
        gain = getattr(board.building_types, kind).gain
        check(
            (gain.token is None) != (gain.window_tile is None),
            f"$.building_types.{kind}.gain",
            "a building brings either a token or a window tile",
        )
    _check_set_ups(check, board)
    _check_monasteries(check, board)
    _check_road(check, board)


def _check_set_ups(check: Check, board: BoardData) -> None:
    dice, tiles = board.components.common.neutral_dice, board.components.common
    for count in range(2, 5):
        given: ForPlayers = getattr(board.setup, f"players_{count}")
        path = f"$.setup.players_{count}"
        check(
            given.neutral_dice_each * count <= dice,
            f"{path}.neutral_dice_each",
            f"there are {dice} neutral dice",
        )
        check(
            given.window_tiles_per_monastery <= tiles.window_tiles_per_monastery,
            f"{path}.window_tiles_per_monastery",
            f"each monastery has {tiles.window_tiles_per_monastery} tiles",
        )
        for at, monastery in enumerate(board.monastery):
            side: Side = getattr(monastery, given.board_side)
            blocked = side.chapel_spaces_blocked_at_3 if given.use_blocked_at_3 else 0
            check(
                given.chapel_capacity == side.chapel_spaces - blocked,
                f"$.monastery[{at}].{given.board_side}.chapel_spaces",
                f"with {count} players a chapel holds {given.chapel_capacity}",
            )


def _check_monasteries(check: Check, board: BoardData) -> None:
    seen: set[str] = set()
    for at, monastery in enumerate(board.monastery):
        path = f"$.monastery[{at}]"
        check(
            monastery.id not in seen, f"{path}.id", f"there is a monastery {monastery.id} already"
        )
        seen.add(monastery.id)
        for name in ("side_2", "side_34"):
            _check_side(check, monastery, getattr(monastery, name), f"{path}.{name}")


def _check_side(check: Check, monastery: Monastery, side: Side, path: str) -> None:
    for letter, spaces, name in (
        ("b", [one.id for one in side.buildings], "buildings"),
        ("c", [one.id for one in side.cloister], "cloister"),
    ):
        for at, id in enumerate(spaces):
            wanted = f"{monastery.id}-{letter}{at + 1}"
            check(id == wanted, f"{path}.{name}[{at}].id", f"{wanted} is next, not {id}")
    buildings = {one.id for one in side.buildings}
    for at, cloister in enumerate(side.cloister):
        check(
            len(set(cloister.adjacent)) == len(cloister.adjacent) >= 1
            and buildings >= set(cloister.adjacent),
            f"{path}.cloister[{at}].adjacent",
            "a cloister space touches buildings of its monastery, each once",
        )
    for at, building in enumerate(side.buildings):
        touching = sum(building.id in one.adjacent for one in side.cloister)
        check(
            touching == 2,
            f"{path}.buildings[{at}].id",
            f"a building touches two cloister spaces, not {touching}",
        )


def _check_road(check: Check, board: BoardData) -> None:
    known = {one.id for one in board.monastery}
    spaces = board.road.spaces
    check(
        [one.index for one in spaces] == list(range(1, board.road.last_space + 1)),
        "$.road.last_space",
        "the spaces of the road are numbered from 1 to the last",
    )
    for at, space in enumerate(spaces):
        for id in space.connects:
            check(id in known, f"$.road.spaces[{at}].connects", f"there is no monastery {id}")
    for at, monastery in enumerate(board.monastery):
        reached = any(monastery.id in space.connects for space in spaces)
        check(reached, f"$.monastery[{at}].id", f"no road space leads to {monastery.id}")
