"""Which source files are ours: those in the folders that our distribution has installed.

A module's name proves nothing, as any module may choose or change it. Its file does: ours lie in
the folders of our packages, which are read from the installed distribution.
"""

from __future__ import annotations

import os
import site
import sysconfig
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

DISTRIBUTION = "scriptorium"
PLUGINS = "scriptorium"  # the group of entry points that plugins have
OWN_PACKAGE = __name__.partition(".")[0]


def is_ours(filename: str) -> bool:
    """Whether a source file is one of ours."""
    return _lies_in(filename, our_folders())


def is_a_games(filename: str) -> bool:
    """Whether a source file belongs to a game that ships with the engine."""
    return _lies_in(filename, _folders_of_games())


def _lies_in(filename: str, folders: tuple[str, ...]) -> bool:
    return os.path.normcase(filename).startswith(folders)


def _root() -> Path:
    """The folder of this module's package, spelt as in the code objects of its functions."""
    return Path(is_ours.__code__.co_filename).parents[__name__.count(".")]


@cache
def our_folders() -> tuple[str, ...]:
    """The folders that hold only our files, each with a separator at its end."""
    found, root = _distribution(), _root()
    packages = _installed_packages(found)
    if OWN_PACKAGE in packages:
        return _as_prefixes(root / package for package in packages)
    roots = {root, *_linked_folders(found)}
    shared = _shared_folders()
    named = {OWN_PACKAGE, *_packages_of_entry_points(found)}
    return _as_prefixes(
        place
        for one in roots
        for place in ([one / name for name in named] if _key(one) in shared else [one])
    )


@cache
def _folders_of_games() -> tuple[str, ...]:
    found = _distribution()
    roots = {_root(), *_linked_folders(found)}
    packages = _packages_of_entry_points(found, PLUGINS)
    return _as_prefixes(root / package for root in roots for package in packages)


def _distribution() -> Distribution | None:
    try:
        return distribution(DISTRIBUTION)
    except PackageNotFoundError:
        return None


def _installed_packages(found: Distribution | None) -> set[str]:
    """The packages that were copied in, by the distribution's list of files."""
    files = (found.files if found is not None else None) or ()
    return {file.parts[0] for file in files if len(file.parts) > 1 and file.suffix == ".py"}


def _linked_folders(found: Distribution | None) -> set[Path]:
    """The folders of an editable installation, which are used where they lie."""
    folders = set()
    for file in (found.files if found is not None else None) or ():
        if file.suffix == ".pth":
            lines = Path(str(file.locate())).read_text(encoding="utf-8").splitlines()
            folders |= {Path(line) for line in lines if Path(line).is_absolute()}
    return folders


def _packages_of_entry_points(found: Distribution | None, group: str = "") -> set[str]:
    points = found.entry_points if found is not None else ()
    return {one.module.partition(".")[0] for one in points if group in ("", one.group)}


def _shared_folders() -> set[str]:
    """The folders that all packages are installed into."""
    paths = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    return {_key(Path(one)) for one in (*paths, *site.getsitepackages()) if one}


def _key(path: Path) -> str:
    return os.path.normcase(path)


def _as_prefixes(folders: Iterable[Path]) -> tuple[str, ...]:
    return tuple(sorted({os.path.join(_key(one), "") for one in folders}))
