"""Files that a player brings where the program has no folder to look in: matches, packs, mods."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium import SetupError
from scriptorium.matches import Disk
from scriptorium.mods import is_plain, read_plain

from .saved_matches import FILE, LETTER

if TYPE_CHECKING:
    from scriptorium_play.app.app import App

MODS = (".toml", ".py")
MOST_NAME = 100


def plain_name(name: str) -> str:
    """What a file is called, without the folders it came from.

    A mod that was passed on as a text, as some programs pass on nothing else, is a mod again.
    """
    plain = Path(name.replace("\\", "/")).name[-MOST_NAME:]
    inner = Path(plain.removesuffix(LETTER))
    return inner.name if inner.suffix.lower() in MODS else plain


def other_there(app: App, name: str, data: bytes) -> str:
    """The name of a mod whose place another file would take; empty where there is none."""
    plain = plain_name(name)
    there = app.home.mods / plain
    if Path(plain).suffix.lower() not in MODS or not there.is_file():
        return ""
    return plain if there.read_bytes() != data else ""


def bring(app: App, disk: Disk | None, name: str, data: bytes) -> bool:
    """Put a file where it belongs: whether it is a match; raises `SetupError` for anything else."""
    plain = plain_name(name)
    suffix = Path(plain).suffix.lower()
    if suffix in (FILE, LETTER):
        app.exchange.mkdir(parents=True, exist_ok=True)
        free_place(app.exchange, plain, data).write_bytes(data)
        return True
    if suffix not in MODS:
        known = ", ".join((FILE, LETTER, *MODS))
        raise SetupError(f"{plain} is no match and no mod: those end in {known}")
    (disk or Disk()).keep(free_place(app.home.mods, plain, data), data)
    return False


def free_place(folder: Path, name: str, data: bytes) -> Path:
    """Where a file of that name is put: beside another of its name, which stays as it is."""
    path = folder / name
    for number in count(2):
        if not path.exists() or _holds(path, data):
            break
        path = folder / f"{Path(name).stem}-{number}{Path(name).suffix}"
    return path


def _holds(path: Path, data: bytes) -> bool:
    try:
        return is_plain(path) and read_plain(path, len(data)) == data
    except OSError:
        return False
