"""A setup of a scenario is coherent, and an error that names the fact where it is not."""

from __future__ import annotations

from typing import Any

import pytest

import game_tables
import monasterium
import scriptorium as sc
from scriptorium import FactError

TAKE = {"dice": {"2": "n"}}
WRONG: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dice", {}),
    ("dice", {"dice": {"2": "b"}}),
    ("dice.7", {"dice": {"7": "n"}}),
    ("dice.2", {"dice": {"2": "g"}}),
    ("novices.red", {"novices": {"red": ["MA-b1"]}}),
    ("novices.red", {"vacated": {"red": ["I-A"]}}),
    ("novices.red", {"vacated": {"red": ["I-A"]}, "novices": {"red": ["MA-chapel"]}}),
    ("novices.red", {"vacated": {"red": ["IV-A"]}, "novices": {"red": ["MA-c1"]}}),
    ("novices.red", {"vacated": {"red": ["I-A"]}, "novices": {"red": ["MA-b5"]}}),
    (
        "novices.red",
        {
            "vacated": {"red": ["I-A"], "blue": ["I-A"]},
            "novices": {"red": ["MA-b1"], "blue": ["MA-b1"]},
        },
    ),
    (
        "extras.red.I",
        {
            "vacated": {"red": ["I-A", "I-B", "I-C", "I-D", "I-E"]},
            "novices": {"red": ["MA-b1", "MA-b2", "MA-b3", "MA-b4", "MB-b1"]},
        },
    ),
    ("extras.red.II", {"extras": {"red": {"II": "stays"}}}),
    ("windows.red", {"windows": {"red": ["- MA -", "- - -", "- - -"]}}),
    ("windows.red", {"windows": {"red": ["MA MA -", "- - -", "- - -"]}}),
    ("windows.red", {"windows": {"red": ["MA - -", "MA - -", "- - -"]}}),
    ("windows.red", {"windows": {"red": ["MA - -"]}}),
    ("stock.MA", {"stock": {"MA": 5}}),
    ("stock.MX", {"stock": {"MX": 1}}),
    ("missions", {"missions": ["A9"]}),
    ("missions", {"missions": ["A1", "A2", "A3", "A4", "B1", "B2", "B3"]}),
    ("personal.red", {"personal": {"red": 4}}),
    ("messenger.red", {"messenger": {"red": 13}}),
    ("tokens.red", {"tokens": {"red": "1/2/3"}}),
    ("points.green", {"points": {"green": 1}}),
    ("round", {"round": 7}),
    ("step", {"step": "sleep"}),
    ("left", {"step": "use"}),
    ("left", {"step": "use", "column": "A"}),
    ("step", {"column": "A", "left": 1}),
    ("used", {"step": "use", "column": "A", "left": 1, "used": ["I-A"]}),
    ("rolled", {"step": "choose"}),
    ("rolled", {"step": "choose", "rolled": "b1"}),
    ("rolled", {"rolled": "n1"}),
    ("hands", {"step": "roll", "hands": {"blue": "n"}}),
    ("hands.red", {"step": "roll", "hands": {"red": "n b"}}),
    ("reroll.red", {"reroll": {"red": 1}}),
)


@pytest.mark.parametrize(("path", "setup"), WRONG, ids=[f"{n}-{w[0]}" for n, w in enumerate(WRONG)])
def test_what_does_not_go_together_is_an_error(path: str, setup: dict[str, Any]) -> None:
    given = setup if path.startswith("dice") or "step" in setup else TAKE | setup
    with pytest.raises(FactError) as caught:
        monasterium.position(2, **given)
    assert caught.value.path == path


def test_a_blocked_space_and_a_full_chapel_are_errors_too() -> None:
    """MO4.3, MO12.2: with three players."""
    three = {"dice": {"2": "n"}}
    with pytest.raises(FactError, match="blocked"):
        monasterium.position(3, vacated={"red": ["I-A"]}, novices={"red": ["MA-b4"]}, **three)
    rows = [f"III-{column}" for column in "ABC"]
    with pytest.raises(FactError, match="holds 6"):
        monasterium.position(
            3,
            vacated={"red": rows, "blue": rows, "green": rows[:1]},
            novices={
                "red": ["MA-chapel"] * 3,
                "blue": ["MA-chapel"] * 3,
                "green": ["MA-chapel"],
            },
            **three,
        )


@pytest.mark.parametrize("seed", range(4))
def test_what_is_seen_can_be_set(seed: int) -> None:
    """MO22.8, MO22.9: the facts of a table between decisions make the same table again."""
    names = (
        "round", "first", "turn", "step", "personal", "dice", "hands", "tokens", "points",
        "messenger", "vacated", "novices", "extras", "windows", "stock", "reroll", "missions",
        "done",
    )  # fmt: skip
    tried = 0
    for number, (table, _, _) in enumerate(
        game_tables.steps(sc.new_table(monasterium.GAME, 3, seed), seed, 5000)
    ):
        if table.clock.step not in ("roll", "take") or number % 20:
            continue
        facts = {name: game_tables.seen(table, name) for name in names}
        again = monasterium.position(3, **facts)
        assert {name: game_tables.seen(again, name) for name in names} == facts
        assert game_tables.lines(again) == game_tables.lines(table)
        tried += 1
    assert tried > 3
