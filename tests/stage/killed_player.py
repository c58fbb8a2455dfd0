"""A program that plays a match on and tells every action once it is kept; made to be killed.

`python killed_player.py FOLDER NUMBER` goes on with the match of that number where it was left.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "core"))

import lantern

import scriptorium as sc
from scriptorium.matches import Match, Saves
from scriptorium_play.common.settings import Settings
from scriptorium_play.session.session import Session

READY = "ready"


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
    print(READY, flush=True)
    playing = Session(match, library(), seating, settings=wishes, saves=saves, name=name)
    while playing.table.outcome is None:
        playing.lift_curtain()
        playing.choose(chosen(playing.table, len(match.done)))
        print(playing.kept, flush=True)
    playing.close()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
