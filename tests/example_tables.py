"""Positions in which the house rules of the guide are played by touch, for every frontend."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import scriptorium as sc
from night import often
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.helpers import Tried, position

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples"
BEGUN = {2: ".. a. a.", 4: ".. bR b. br"}  # all other squares of the grid are abyss
BOARD = "\n".join(
    [
        "   " + "  ".join("ABCDEFGHIJKLMNOP"),
        *(
            f"{row:<3}{BEGUN.get(row, '..')}{' ..' * (16 - len(BEGUN.get(row, '..').split()))}"
            for row in range(1, 17)
        ),
    ]
)


class Played(NamedTuple):
    """Something that a house rule brings or changes: its choices one by one, and what they do."""

    mod: str
    choices: tuple[str, ...]
    sees: dict[str, Any]
    setup: dict[str, Any] = {}

    def begun(self) -> Tried:
        """The position just before it; the player holds the card, where it is one."""
        first = self.choices[0]
        rules = sc.new_table("sator", mods=[self.mod], library=library()).rules
        hand = {"hands": {"red": [first] if first in rules.cards else []}}
        return position(
            "sator",
            mods=[self.mod],
            library=library(),
            board=BOARD,
            bridges={"a": "I2 iron", "b": "I3 stone"},
            im_deck=["moves-wood", "moves-wood"],
            **(hand | self.setup),
        )

    def done(self) -> sc.Table:
        """The table after it, which is as the house rule says."""
        tried = self.begun()
        for choice in self.choices:
            tried.play(choice)
        assert {fact: tried.see(fact) for fact in self.sees} == self.sees
        return tried.table


PLAYED = (
    Played("winter", ("winter:frost", "aim a", "push 1 e"), {"ap": 7}),
    Played("winter", ("winter:about", "aim a", "rotate 1 B2 180"), {"ap": 7}),
    Played("winter", ("clara", "set C2"), {"ap": 7}),
    Played("gusts", ("gusts:venti", "aim a", "far e"), {"ap": 3}),
    Played(
        "gusts",
        ("gusts:aura", "option 1", "aim a", "far e e", "aim a", "far n"),
        {"ap": 4, "hand_sizes": {"red": 1, "blue": 0}},
    ),
    Played("vigil", ("vigil:vigilia",), {"ap": 4}),
    Played("wayfarers", ("wayfarers:ferry", "aim a", "far e", "done"), {"ap": 4}),
    Played(
        "wayfarers",
        ("wayfarers:landslide", "remove a", "set C4"),
        {"ap": 2, "hand_sizes": {"red": 0, "blue": 1}},
    ),
    Played("chapter", ("chapter:pace", "pace C4"), {"ap": 5}),
    Played(
        "chapter",
        ("chapter:alms", "alms wild to blue"),
        {"ap": 6, "hand_sizes": {"red": 2, "blue": 1}},
        {"hands": {"red": ["chapter:alms", "wild"]}},
    ),
    Played("second_free", ("buy", "operate a", "slide e"), {"ap": 4}, {"free": False}),
    Played(
        "abbey",
        ("walk", "go C4 D4"),
        {"books_taken": {"red": 1, "blue": 0}, "hand_sizes": {"red": 1, "blue": 0}},
        {"mp": 3},
    ),
    Played("plain_deck", ("moves-iron", "aim a", "push 1 e"), {"ap": 5}),
)
# Lines of text play them all; by day each of the windows plays every second one.
BY_CLICKS, BY_TAPS = PLAYED[:: often(2, 1)], PLAYED[often(1, 0) :: often(2, 1)]
FORBIDDEN = Played("abbey", ("free",), {})  # the bridge of iron stays where it is


def name_of(played: Played) -> str:
    """What a test with this is called."""
    return f"{played.mod}: {played.choices[0]}"


@cache
def library() -> sc.Library:
    """The games, and all examples of house rules."""
    made = sc.standard_library(third_party=False).copy()
    for path in sorted(EXAMPLES.iterdir()):
        if path.is_dir() and not path.name.startswith((".", "_")):
            add_loose(made, read_loose(path), "example")
    return made


@cache
def lots() -> sc.Library:
    """The game of the guide in which several choose at once."""
    made = sc.standard_library().copy()
    assert not add_loose(made, read_loose(EXAMPLES / "lots"), "example").broken
    return made
