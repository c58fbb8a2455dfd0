"""What the further mods bring, as rows of choices that are played by touch in every window."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.mods.scaffolding import new_mod
from scriptorium.testing.helpers import position

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parent / "docs" / "examples" / "noughts_and_crosses.py"
FURTHER = HERE / "mods" / "further"


class Brought(NamedTuple):
    """A mod, and choices one by one in which what it brings is used."""

    mod: str
    choices: tuple[str, ...]
    setup: dict[str, Any]
    game: str = "noughts"

    def begun(self) -> sc.Table:
        """The position just before the first."""
        mods = [self.mod] if self.mod != self.game else []
        return position(self.game, mods=mods, library=library(), **self.setup).table

    def done(self) -> sc.Table:
        """The table after the last."""
        table = self.begun()
        for choice in self.choices:
            table = sc.apply(table, sc.read(table, choice)).table
        return table


X = {"turn": "x"}
BOARD = """
     A  B  C  D  E
1   .. .. .. .. ..
2   .. a. a. .. ..
3   .. .. a. a. ..
4   .. .. .. .. ..
5   bR b. .. .. ..
"""
SKEW = {
    "board": BOARD,
    "bridges": {"a": "S4 wood", "b": "I2 iron"},
    "hands": {"red": ["skew:rotas-S4", "moves-wood"]},
}
ZEAL = {
    "board": BOARD.replace("a. a. ..", ".. .. ..").replace("a. a. .. ..", ".. .. .. .."),
    "bridges": {"b": "I2 iron"},
    "hands": {"red": ["zeal:psalm"]},
    "im_deck": ["moves-wood", "moves-wood"],
}
ATTIC = {
    "hands": {"P1": ["attic:box", "Titus"], "P2": ["Amos"]},
    "draw_pile": ["Jona", "Job", "Ruth", "Exodus", "Hosea"],
}
BROUGHT = (
    Brought("attic", ("attic:box", "toss Job"), ATTIC, "plankenkoorts"),
    Brought("auction", ("bid 4", "bid 2"), {}, "auction"),
    Brought("chant", ("chant", "mark B2", "chant"), X),
    Brought("echo", ("mark B2", "mark A1"), X),
    Brought("edges", ("mark B1",), X | {"marks": {"o": ["A1"]}}),
    Brought("footprints", ("mark B2",), X),
    Brought("guess", ("guess 6",), X),
    Brought("heap", ("take 3", "take 1"), {}, "heap"),
    Brought("hedges", ("plant 0", "plant 7"), {}, "hedges"),
    Brought("novice", ("mark B2", "judge good"), X),
    Brought("palimpsest", ("mark B2",), X | {"marks": {"o": ["B2"]}}),
    Brought("peeping", ("mark A1", "mark A2", "peep"), X),
    Brought("skew", ("moves-wood", "aim a", "push 1 e"), SKEW, "sator"),
    Brought("zeal", ("zeal:psalm", "option 1"), ZEAL, "sator"),
    Brought("vespers", ("mark A1", "mark A2", "mark B1", "pray"), X),
)
# Those in which most of what a mod may bring is seen.
SHOWN = ("heap", "hedges", "auction")


@cache
def library() -> sc.Library:
    """All games, the example, the mods, and the game that `mods new game` writes."""
    found = sc.standard_library().copy()
    with TemporaryDirectory() as folder:
        new_mod("game", "heap", Path(folder), found)
        add_loose(found, read_loose(Path(folder) / "heap"), "given")
    mods = [one.mod for one in BROUGHT if one.mod != "heap"]
    paths = (FURTHER / f"{mod}{end}" for mod in mods for end in (".py", ".toml"))
    for path in (EXAMPLE, *filter(Path.is_file, paths)):
        add_loose(found, read_loose(path), "given")
    return found


def play_by_touch(screen: Any, brought: Brought, press: Any, touch: Any, wait: Any) -> int:
    """Do each choice as a person does; `press` a button, `touch` a piece; gives the touches."""
    session, count = screen.session, 0
    for choice in brought.choices:
        if session.handover is not None:
            press("lift")
            count += 1
        before = len(session.match.done)
        action = sc.read(session.table, choice)
        row = sp.in_a_row(sp.touches(session.table, action))
        for id in row:
            touch(id)
        if not row:  # nothing in the picture means it: it is chosen among the others
            press("more")
            closing = session.touching.closing
            press(f"choice {closing.index(action)}")
        count += len(row) or 2
        if screen.controller.can_finish():  # it could go on from there
            press("finish")
            count += 1
        if screen.controller.proposal is not None:
            press("yes")
            count += 1
        wait()
        assert [done.text for done in session.match.done][before:] == [choice]
    assert sc.digest(session.table) == sc.digest(brought.done())
    return count
