"""How a match is set up, and what the box holds."""

from __future__ import annotations

import pytest

import game_tables
import monasterium
import scriptorium as sc
from scriptorium_monasterium.data import load


@pytest.mark.parametrize(("seats", "dice", "tiles"), [(2, 5, 4), (3, 3, 6), (4, 2, 8)])
def test_a_match_is_set_up_as_the_rules_say(seats: int, dice: int, tiles: int) -> None:
    """MO4.2, MO4.4, MO4.7, MO6.1, MO22.8, MO22.9: dice, tiles, tokens, everybody alike."""
    table = sc.new_table(monasterium.GAME, seats, seats)
    for seat in table.seats:
        hand = game_tables.seen(table, "hands")[seat].split()
        assert hand == ["n"] * dice + [seat[0]]
        assert game_tables.seen(table, "tokens")[seat] == "2/2/1/0/0"
        assert game_tables.seen(table, "points")[seat] == 0
        assert game_tables.seen(table, "messenger")[seat] == 1
        assert game_tables.seen(table, "vacated")[seat] == []
        assert game_tables.seen(table, "yellow")[seat] == []
        assert game_tables.seen(table, "reroll")[seat] is True
        assert set(game_tables.seen(table, "extras")[seat].values()) == {"waiting"}
        assert game_tables.seen(table, "windows")[seat] == ["- - -"] * 3
    assert set(game_tables.seen(table, "stock").values()) == {tiles}
    assert game_tables.seen(table, "capacity") == tiles
    assert game_tables.seen(table, "step") == "roll"
    assert not any(game_tables.seen(table, "dice").values())


def test_two_missions_of_each_set_are_drawn() -> None:
    """MO4.6, MO22.3: from the seed; others in another match."""
    drawn = set()
    for seed in range(12):
        missions = tuple(game_tables.seen(sc.new_table(monasterium.GAME, 2, seed), "missions"))
        assert [id[0] for id in missions] == ["A", "A", "B", "B", "C", "C"]
        assert len(set(missions)) == 6
        drawn.add(missions)
    assert len(drawn) > 6


def test_who_begins_is_named_or_drawn() -> None:
    """MO4.9, R12, MO22.3: a parameter, else by lot."""
    firsts = {sc.new_table(monasterium.GAME, 3, seed).clock.first for seed in range(20)}
    assert firsts == {"red", "blue", "green"}
    assert sc.new_table(monasterium.GAME, 3, 1, first="green").chooser == "green"


def test_two_to_four_play() -> None:
    """MO1.1, MO4.2: one or five do not."""
    for seats in (1, 5):
        with pytest.raises(sc.SetupError):
            sc.new_table(monasterium.GAME, seats, 1)


def test_the_box_holds_what_the_rules_count() -> None:
    """MO2.1, MO2.2, MO2.4, R2: tiles, dice and novices as listed."""
    box = load()
    common, own = box.board.components["common"], box.board.components["per_player"]
    monasteries = len(box.board.monastery)
    assert common == {
        "board_double_sided": 1,
        "hourglass_marker": 1,
        "chalice_marker": 1,
        "neutral_dice": 10,
        "window_tiles": 40,
        "window_tiles_per_monastery": 40 // monasteries,
        "influence_tiles": 36,
        "soup_tiles": 30,
        "rosary_tiles": 30,
        "tool_tiles": 20,
        "book_tiles": 12,
        "mission_cards": len(box.missions.mission),
        "overview_cards": 4,
    }
    assert len(box.missions.mission) == 15
    assert own["novices"] == 20 + 4
    assert own["discs"] == 1 + 6
    assert (own["action_tiles"], own["personal_dice"], own["messenger"]) == (5, 3, 1)
    for name in "ABC":
        assert sum(one.set == name for one in box.missions.mission) == 5


def test_the_board_is_as_the_rules_page_draws_it() -> None:
    """MO3.2, MO3.3, MO3.4, R5, R6, R8: types in ring order, four road spaces each, the die last."""
    board = load().board
    rings = {
        "MA": ("LWLC", "LWLCWLCL"),
        "MB": ("WLWC", "LCWLCLWC"),
        "MC": ("CLCW", "WLCWLCWC"),
        "MD": ("LCLW", "CLWLCWLW"),
        "ME": ("WCWL", "WCLCWLCW"),
    }
    for monastery in board.monastery:
        for side, wanted in zip(
            (monastery.side_2, monastery.side_34), rings[monastery.id], strict=True
        ):
            assert "".join(one.type[0].upper() for one in side.buildings) == wanted
        beside = [s.index for s in board.road.spaces if monastery.id in s.connects]
        assert len(beside) == 4
    assert [s.index for s in board.road.spaces if s.bonus == "personal_die"] == [12]
    assert board.road.last_space == 12
