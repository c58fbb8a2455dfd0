"""The games the stage is tested with, and how a whole match is driven through it."""

from __future__ import annotations

import importlib.util
import random
from functools import cache
from pathlib import Path
from types import ModuleType

import lantern

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium_play.common.settings import Settings
from scriptorium_play.session.session import Session
from scriptorium_play.session.touching import Cursor

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
# Matches of the long games are followed for so many actions; the short ones to their end.
MOST_ACTIONS = 120
TOYS = ("noughts", "lantern")


@cache
def noughts() -> ModuleType:
    """Noughts and crosses, from the examples of the modding guide."""
    spec = importlib.util.spec_from_file_location("noughts", EXAMPLES / "noughts_and_crosses.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def library() -> sc.Library:
    """The games that are installed, and two toys."""
    filled = sc.standard_library(third_party=False).copy()
    filled.add(noughts())
    filled.add(lantern)
    return filled


GAMES = tuple(about.name for about in library().games())


def new_table(game: str, seed: int = 1, seats: int | None = None) -> sc.Table:
    return sc.new_table(game, seats, seed, library=library())


def settings(**wishes: object) -> Settings:
    """Settings that leave every action to the player, unless wished otherwise."""
    made = Settings()
    for name, value in {"confirm": "never", "pass_single": False, **wishes}.items():
        made.change(name, value)
    return made


def session(table: sc.Table, seating: dict[str, str] | None = None, **more: object) -> Session:
    more.setdefault("settings", settings())
    return Session(Match(table), library(), seating, **more)  # type: ignore[arg-type]


def by_actions(table: sc.Table, seed: int, most: int = MOST_ACTIONS) -> list[sc.Action]:
    """A match at random: what was done."""
    choose, done = random.Random(seed), []
    while table.outcome is None and len(done) < most:
        done.append(choose.choice(sc.legal(table)))
        table = sc.apply(table, done[-1]).table
    return done


def look(playing: Session) -> None:
    """Lift the curtain where it is down."""
    if playing.handover is not None:
        playing.lift_curtain()
    assert playing.handover is None


def touch_out(playing: Session, action: sc.Action) -> None:
    """Do an action by touching its pieces, and by the closing list where they do not suffice."""
    look(playing)
    assert playing.touching is not None
    path = next(path for path, one in playing.touching.choices.paths if one == action)
    what = "list"
    for id in path:
        what = playing.touch(id).what
    if what != "acted":
        assert what == "list"
        assert action in playing.touching.closing
        assert playing.choose(action).what == "acted"


def key_out(playing: Session, action: sc.Action) -> None:
    """Do an action with the keyboard alone: by digits, Tab and Shift-Tab, then Enter."""
    look(playing)
    assert playing.touching is not None
    path = next(path for path, one in playing.touching.choices.paths if one == action)
    what = "list"
    for id in path:
        cursor = Cursor(playing.touching)
        ids = playing.touching.next
        at = ids.index(id)
        if at < 9:
            cursor.digit(at + 1)
        else:
            by = 1 if at <= len(ids) // 2 else -1
            while cursor.here != id:
                cursor.move(by)
        assert cursor.here == id
        what = playing.touch(cursor.here).what
    if what != "acted":
        assert playing.choose(playing.touching.closing[playing.touching.closing.index(action)])


def told(playing: Session) -> list[str]:
    """The list in words, as it is read out."""
    assert playing.touching is not None
    return [
        playing.words.piece(line.piece) if line.piece is not None else line.notation(playing.table)
        for line in playing.touching.words()
    ]


def word_out_as(playing: Session, action: sc.Action) -> None:
    """Do an action by picking lines of the list by their words, of which no two are alike."""
    look(playing)
    before, step = len(playing.match.done), 0
    assert playing.touching is not None
    path = next(path for path, one in playing.touching.choices.paths if one == action)
    while len(playing.match.done) == before:
        lines, options = told(playing), playing.touching.words()
        assert len(set(lines)) == len(lines), "two lines that nobody can tell apart"
        piece = playing.touching.choices.pieces[path[step]] if step < len(path) else None
        wanted = playing.words.piece(piece) if piece else sc.write(playing.table, action)
        option = options[lines.index(wanted)]
        came = playing.touch(option.id) if option.action is None else playing.choose(option.action)
        assert came.what in ("acted", "narrowed", "list")
        step += 1


def word_out(playing: Session, rng: random.Random) -> None:
    """Do any action by picking lines of the list in words until something is done."""
    look(playing)
    before = len(playing.match.done)
    while len(playing.match.done) == before:
        assert playing.touching is not None
        lines = playing.touching.words()
        assert lines
        for line in lines:
            assert line.id or line.notation(playing.table)
        picked = rng.choice(lines)
        if picked.action is not None:
            playing.choose(picked.action)
        else:
            playing.touch(picked.id)
