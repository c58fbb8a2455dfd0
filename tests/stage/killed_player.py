"""A program that plays matches on and tells every action once it is kept; made to be killed.

For each line that it reads, a folder and a number, a copy of it goes on with the match of that
number where it was left. It tells the copy's process first, and at last that the copy has ended.
"""

from __future__ import annotations

import os
import sys
import traceback
from hashlib import blake2b
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "core"))

import lantern

import scriptorium as sc
from scriptorium.matches import Match, Saves
from scriptorium_play.common.settings import Settings
from scriptorium_play.session.session import Session

READY, ENDED = "ready", "ended"


def say(told: object) -> None:
    """Write a line in one piece: a kill comes before it or after it."""
    os.write(sys.stdout.fileno(), f"{told}\n".encode())


def library() -> sc.Library:
    """Lantern alone, so that nothing else takes time."""
    filled = sc.Library()
    filled.add(lantern)
    return filled


def begun(number: int) -> Match:
    """The match of that number as it begins."""
    return Match(sc.new_table("lantern", 2 + number % 3, number, library=library()))


def chosen(table: sc.Table, at: int) -> sc.Action:
    """What is done as the action of that number, the same in every process."""
    choices = sc.legal(table)
    luck = blake2b(f"{table.rules.setup.seats}{at}".encode(), digest_size=4).digest()
    return choices[int.from_bytes(luck, "big") % len(choices)]


def name_of(number: int) -> str:
    """What the match of that number is called on the disk."""
    return f"match-{number}"


def play(folder: Path, number: int) -> None:
    """Go on with a match, or begin it; each action is told when it is kept and not before."""
    saves, name = Saves(folder), name_of(number)
    if saves.path(name).exists():
        match, seating = saves.open(name, library())
    else:
        match, seating = begun(number), {}
    wishes = Settings()
    wishes.change("pass_single", False)
    say(READY)
    playing = Session(match, library(), seating, settings=wishes, saves=saves, name=name)
    while playing.table.outcome is None:
        playing.lift_curtain()
        playing.choose(chosen(playing.table, len(match.done)))
        say(playing.kept)
    playing.close()


def copies() -> None:
    """Play each match that is asked for in a copy of this process."""
    for line in sys.stdin:
        folder, number = line.strip().split("\t")
        copy = os.fork()
        if copy:
            os.waitpid(copy, 0)
            say(ENDED)
            continue
        try:
            say(os.getpid())
            play(Path(folder), int(number))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(0)


if __name__ == "__main__":
    copies()
