"""The folders of pictures and sounds that games and mods bring: plain files, so many and so large.

Nothing behind a link is read, no pipe is waited for. What was judged is kept under what it holds,
so that what a window decodes is what was judged.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from scriptorium import Library
from scriptorium.mods import plain_files, read_plain

ODD_NAME = "its name is not a key of small letters, digits and hyphens, as in `{example}`"
MOST_LETTERS = 64


class Unusable(ValueError):
    """Why a file cannot be used."""


def folders(library: Library) -> Iterator[tuple[str, Path]]:
    """The folders, those of our own plugins first: no mod takes a place of theirs."""
    plugins = library.plugins.items()
    for name, plugin in sorted(plugins, key=lambda one: (one[1].third_party, one[0])):
        if plugin.about.art is not None and not plugin.broken:
            yield name, plugin.about.art


def files(
    folder: Path, name: str, endings: tuple[str, ...], most: int, told: list[str]
) -> list[Path]:
    """The files of some kinds in a folder, no more than so many; tells what is passed over."""
    try:
        found = plain_files(folder)
    except OSError as error:
        told.append(f"{name}: {folder.name}: {error.strerror or error}")
        return []
    passed = (line for line in found.passed if line.partition(": ")[0].lower().endswith(endings))
    told += [f"{name}: {line}" for line in passed]
    there = [one for one in found.files if one.suffix.lower() in endings and one.parent == folder]
    if len(there) > most:
        told.append(f"{name}: {folder.name}: more than {most} files")
    return there[:most]


def is_key(key: str) -> bool:
    """Whether a name is made of small letters, digits and hyphens."""
    letters = key.replace("-", "")
    plain = letters.isascii() and letters.isalnum() and key == key.lower()
    return plain and len(key) <= MOST_LETTERS


def read(file: Path, most: int, told: str) -> bytes:
    """The content of a file, no more than so much of it."""
    content = read_plain(file, most)
    if len(content) > most:
        raise Unusable(f"larger than {told}")
    return content


def named(content: bytes) -> str:
    """What content is known by."""
    return blake2b(content, digest_size=16).hexdigest()


def keep(file: Path, content: bytes) -> None:
    """Lay down what was judged, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(content)
    new.replace(file)
