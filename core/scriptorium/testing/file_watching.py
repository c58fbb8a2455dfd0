"""Noticing that files have changed, by looking again and again: nothing else works everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

from scriptorium.mods.folder_reading import is_plain, plain_files

Stamp = tuple[int, int]
MOST_FILES = 5000
BESIDE = (".toml", ".scenarios.toml")  # where the scenarios of a mod of one file may lie


def files_of(path: Path) -> Iterator[Path]:
    """The files that make up a mod, with its scenarios and translations."""
    if not path.is_dir():
        yield path
        yield from (path.with_suffix(suffix) for suffix in BESIDE)
        return
    found = 0
    for file in plain_files(path).files:
        inside = file.relative_to(path).parts
        if any(part.startswith(".") for part in inside):
            continue
        if found < MOST_FILES and not file.name.endswith(("~", ".swp")):
            found += 1
            yield file


class FileWatch:
    """Some files as they were when they were last looked at."""

    def __init__(self) -> None:
        self._stamps: dict[Path, Stamp] = {}
        self._hashes: dict[Path, str] = {}

    def changed(self, paths: Iterable[Path]) -> list[Path]:
        """The files whose content is another than the last time, those that have gone included.

        Only a file with another date or size is read again.
        """
        stamps = {path: stamp for path in paths if (stamp := _stamp(path)) is not None}
        hashes = dict(self._hashes)
        for path, stamp in stamps.items():
            if stamp != self._stamps.get(path):
                hashes[path] = _hash(path)
        for path in self._stamps.keys() - stamps.keys():
            del hashes[path]
        there = hashes.keys() | self._hashes.keys()
        found = [path for path in there if hashes.get(path) != self._hashes.get(path)]
        self._stamps, self._hashes = stamps, hashes
        return sorted(found)


def _stamp(path: Path) -> Stamp | None:
    try:
        there = path.stat()
    except OSError:
        return None
    if not is_plain(path):
        return None
    return there.st_mtime_ns, there.st_size


def _hash(path: Path) -> str:
    try:
        with path.open("rb") as file:
            hasher = blake2b(digest_size=16)
            while piece := file.read(1 << 20):
                hasher.update(piece)
    except OSError:
        return ""
    return hasher.hexdigest()
