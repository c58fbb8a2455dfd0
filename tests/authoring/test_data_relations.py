"""Data files are checked by their types, and every complaint names the file and the line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import pytest

import scriptorium as sc
from scriptorium.cards import DataRow


class Space(DataRow, frozen=True):
    id: Annotated[str, sc.Unique("thing")]
    next: Annotated[tuple[Annotated[str, sc.Ref("space")], ...], sc.Distinct(), sc.Back("next")]
    area: Annotated[str, sc.Ref("places.area")] | None = None


class Ghost(DataRow, frozen=True):
    id: Annotated[str, sc.Unique("thing")]
    haunts: Annotated[str, sc.Ref("space")]


class Board(DataRow, frozen=True):
    space: tuple[Space, ...]
    toll: Annotated[dict[Annotated[str, sc.Ref("space")], int], sc.Whole()]
    ghost: tuple[Ghost, ...] = ()


class Places(DataRow, frozen=True):
    area: tuple[str, ...]


PLACES = Places(("crypt", "nave"))
SECOND = 'id = "aisle"\nnext = ["door"]'
GOOD = """\
[[space]]
id = "door"
next = ["aisle"]
area = "nave"

[[space]]
id = "aisle"
next = ["door"]

[toll]
door = 1
aisle = 2

[[ghost]]
id = "monk"
haunts = "aisle"
"""


def load(tmp_path, text: str) -> Board:
    (tmp_path / "board.toml").write_text(text, encoding="utf-8")
    return sc.load_data(tmp_path, "board.toml", Board, others={"places": PLACES})


def test_a_file_that_fits_together_is_read(tmp_path):
    board = load(tmp_path, GOOD)
    assert [one.id for one in board.space] == ["door", "aisle"]
    assert board.toll == {"door": 1, "aisle": 2}


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (
            'haunts = "aisle"',
            'haunts = "asle"',
            "16: there is no space 'asle'; did you mean 'aisle'?",
        ),
        ('haunts = "aisle"', 'haunts = "roof"', "16: there is no space 'roof'"),
        ('area = "nave"', 'area = "tower"', "4: there is no area 'tower'"),
        ('id = "monk"', 'id = "door"', "15: door is there twice"),
        (SECOND, f"{SECOND}\n\n[[space]]\n{SECOND}", "11: aisle is there twice"),
        ('next = ["aisle"]', 'next = ["aisle", "aisle"]', "3: aisle is there twice"),
        ('next = ["door"]', "next = []", "3: aisle does not name door in its next"),
        ("aisle = 2\n", "", "10: aisle is missing here"),
        ("aisle = 2", "aisle = 2\nroof = 3", "13: there is no space 'roof'"),
        ('next = ["door"]', 'next = "door"', "8: Expected `array`"),
        ('id = "monk"', 'id = "monk"\nname = "Ann"', "16: Object contains unknown field `name`"),
        ('id = "monk"', 'id = "monk', "15"),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(tmp_path, was, now, told):
    assert was in GOOD
    with pytest.raises(sc.PluginError) as error:
        load(tmp_path, GOOD.replace(was, now, 1))
    assert str(error.value).startswith(f"board.toml:{told}")


class Lost(DataRow, frozen=True):
    space: Annotated[str, sc.Ref("spaces")]


class Loose(DataRow, frozen=True):
    toll: Annotated[dict[str, int], sc.Whole()]


class Nameless(DataRow, frozen=True):
    next: Annotated[tuple[str, ...], sc.Back("next")]


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        (Lost, 'space = "door"', 'Ref("spaces"): there is no table spaces'),
        (Loose, "[toll]\ndoor = 1", "its keys refer to nothing; give a Ref"),
        (Nameless, 'next = ["door"]', "give a Ref, and rows an id"),
    ],
)
def test_a_relation_that_says_nothing_is_a_mistake(tmp_path, kind, text, told):
    (tmp_path / "odd.toml").write_text(text, encoding="utf-8")
    with pytest.raises(sc.PluginError) as error:
        sc.load_data(tmp_path, "odd.toml", kind)
    assert told in str(error.value)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(sc.PluginError, match=r"board\.toml: No such file"):
        sc.load_data(tmp_path, "board.toml", Board)


def test_a_game_looks_for_further_problems_and_they_are_told_alike(tmp_path: Path) -> None:
    """They come after the relations, so that they find what these promise."""
    (tmp_path / "board.toml").write_text(GOOD, encoding="utf-8")

    def cheap(board: Board) -> Iterator[tuple[str, str]]:
        for id, toll in board.toll.items():
            if toll > 1:
                yield f"$.toll.{id}", f"{id} is dear"

    line = GOOD[: GOOD.index("aisle = 2")].count("\n") + 1
    with pytest.raises(sc.PluginError, match=rf"board\.toml:{line}: aisle is dear"):
        sc.load_data(tmp_path, "board.toml", Board, others={"places": PLACES}, check=cheap)
    found = sc.load_data(
        tmp_path, "board.toml", Board, others={"places": PLACES}, check=lambda board: ()
    )
    assert found.toll == {"door": 1, "aisle": 2}
