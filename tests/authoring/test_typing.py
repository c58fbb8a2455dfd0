"""The type checker finds what is written wrongly in a game: a field, a parameter, a part."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).resolve().parents[2]
HEAD = """\
from typing import Annotated
import scriptorium as sc

COURSE = sc.Schedule((sc.Phase("play", ("sing",)),))
game = sc.Game("songs", __file__, schedule=COURSE, seats=("a",))
HAND = game.zone("hand", each=True)
DECK = game.zone("deck", rest=True)
HIGH = game.number("high", 3)


@game.part()
class Flock(sc.SeatPart, tag="songs.flock", frozen=True):
    laid: int = 0


class Owed(sc.Decision, tag="songs.owed", frozen=True):
    card: sc.CardId


class Other(sc.Decision, tag="songs.other", frozen=True):
    pass
"""
RIGHT = """
@game.choice()
class Sing(sc.Action, tag="songs.sing", frozen=True):
    def do(self, now: sc.Change) -> None:
        now[Flock, now.me] = Flock(laid=now[Flock, now.me].laid + HIGH(now))
        sc.move(now, HAND(now), HAND, DECK)


@game.choice(at=Owed, beside=("deck",))
class Give(sc.Action, tag="songs.give", frozen=True):
    def do(self, now: sc.Change, owed: Owed) -> None:
        sc.move(now, (owed.card,), HAND.of(owed.seat), DECK)


@game.choice(at=Owed)
class Keep(sc.Action, tag="songs.keep", frozen=True):
    def do(self, now: sc.Change) -> None:
        now.end_turn()


@game.measures
def measures(seen: sc.View, seat: sc.Seat) -> tuple[()]:
    return () if HAND(seen, seat) or HIGH(seen, seat) or DECK(seen) else ()
"""
WRONG = {
    "a field that is not there": (
        "def read(at: sc.Position) -> int:\n    return at[Flock, 'a'].layed\n",
        '"Flock" has no attribute "layed"',
    ),
    "a field that is given wrongly": (
        "def write(now: sc.Change) -> None:\n    now[Flock, 'a'] = Flock(layed=1)\n",
        'Unexpected keyword argument "layed" for "Flock"',
    ),
    "a value of another type": (
        "def write(now: sc.Change) -> None:\n    now[Flock, 'a'] = Flock('1')\n",
        'has incompatible type "str"; expected "int"',
    ),
    "a parameter of another decision": (
        "@game.choice(at=Other)\n"
        "class Give(sc.Action, tag='songs.give', frozen=True):\n"
        "    def do(self, now: sc.Change, owed: Owed) -> None: ...\n",
        'has incompatible type "type[Give]"',
    ),
    "a decision where none is answered": (
        "@game.choice()\n"
        "class Give(sc.Action, tag='songs.give', frozen=True):\n"
        "    def do(self, now: sc.Change, owed: Owed) -> None: ...\n",
        'cannot be "Give"',
    ),
    "an action that does nothing": (
        "@game.choice()\nclass Idle(sc.Action, tag='songs.idle', frozen=True):\n    pass\n",
        'cannot be "Idle"',
    ),
    "a field of a choice that there is none of": (
        "@game.choice(besides=('deck',))\n"
        "class Sing(sc.Action, tag='songs.sing', frozen=True):\n"
        "    def do(self, now: sc.Change) -> None: ...\n",
        'Unexpected keyword argument "besides"',
    ),
    "a part that is no part": (
        "def read(at: sc.Position) -> object:\n    return at[int]\n",
        'of "Position" cannot be "int"',
    ),
    "a part of another kind": (
        "class Nest(sc.SeatPart, tag='songs.nest', frozen=True):\n    eggs: int = 0\n\n\n"
        "def read(now: sc.Change) -> int:\n    return now[Nest, 'a'].laid\n",
        '"Nest" has no attribute "laid"',
    ),
    "a view that does not know who decides": (
        "def held(view: sc.View) -> object:\n    return HAND(view)\n",
        'No overload variant of "__call__" of "SeatZone" matches argument type "View"',
    ),
    "a number for nobody": (
        "def high(view: sc.View) -> int:\n    return HIGH(view)\n",
        'No overload variant of "__call__" of "Number" matches argument type "View"',
    ),
    "whose turn it is, asked of a view": (
        "def mine(view: sc.View) -> str:\n    return view.me\n",
        '"View" has no attribute "me"',
    ),
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What mypy says of each file, all of them checked at once."""
    folder = tmp_path_factory.mktemp("songs")
    names = {f"wrong_{at}": what for at, what in enumerate(WRONG)} | {"right": "right"}
    for name, what in names.items():
        lines = RIGHT if what == "right" else "\n\n" + WRONG[what][0]
        (folder / f"{name}.py").write_text(HEAD + lines, encoding="utf-8")
    settings = f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={ROOT / '.mypy_cache'}"
    paths = [str(folder / f"{name}.py") for name in names]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)  # the paths of its settings are meant from here
        said, failed, _ = api.run([*settings, "--strict", *paths])
    assert not failed
    told: dict[str, list[str]] = {what: [] for what in names.values()}
    for name, problem in re.findall(r"(\w+)\.py:\d+: error: (.*)", said):
        told[names[name]].append(problem)
    return told


def test_what_is_right_is_right(found: dict[str, list[str]]) -> None:
    """A check that finds something everywhere is no check."""
    assert found["right"] == []


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_found(found: dict[str, list[str]], what: str) -> None:
    assert any(WRONG[what][1] in problem for problem in found[what]), found[what]
