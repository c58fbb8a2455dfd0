"""What a browser keeps: records in two places, torn at any byte; and files handed out."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.matches import Match, Saves
from scriptorium_web.storage import (
    APPEND,
    CUT,
    FULL,
    MOVE,
    PUT,
    REMOVE,
    FileChange,
    FileStore,
    RowStore,
    do,
)
from scriptorium_web.stored_disk import StoredDisk

DEEDS = (
    FileChange(PUT, "/player/a", b"one"),
    FileChange(APPEND, "/player/a", b" and two"),
    FileChange(PUT, "/player/b", b"three"),
    FileChange(CUT, "/player/a", size=3),
    FileChange(MOVE, "/player/b", to="/player/c"),
    FileChange(REMOVE, "/player/a"),
    FileChange(PUT, "/player/a", b"four"),
)


class Place:
    """A file of a browser's; it may be full, or hold no more than so many bytes."""

    def __init__(self, data: bytes = b"", most: int | None = None) -> None:
        self.data, self.most = bytearray(data), most

    def read(self) -> bytes:
        return bytes(self.data)

    def write(self, data: bytes, at: int) -> str:
        self.data[at : at + len(data)] = data
        if self.most is not None and len(self.data) > self.most:
            del self.data[self.most :]
            return FULL
        return ""

    def cut(self, size: int) -> None:
        del self.data[size:]


def after(deeds: tuple[FileChange, ...]) -> dict[str, bytes]:
    """The files that these deeds leave."""
    files: dict[str, bytes] = {}
    for deed in deeds:
        do(files, deed)
    return files


def test_what_was_kept_is_there_again() -> None:
    places = Place(), Place()
    store = RowStore(places)
    for deed in DEEDS:
        store.keep(deed)
    assert RowStore(places).files == after(DEEDS) == {"/player/a": b"four", "/player/c": b"three"}


def test_a_row_torn_at_any_byte_loses_only_what_was_not_acknowledged() -> None:
    """Cut anywhere, whole records before the cut count, and what is kept next follows them."""
    place = Place()
    store, ends = RowStore((place, Place())), [0]
    for deed in DEEDS:
        store.keep(deed)
        ends.append(len(place.data))
    for size in range(len(place.data) + 1):
        torn = Place(bytes(place.data[:size]))
        whole = sum(end <= size for end in ends) - 1
        again = RowStore((torn, Place()))
        assert again.files == after(DEEDS[:whole]), size
        again.keep(FileChange(PUT, "/player/d", b"next"))
        assert RowStore((torn, Place())).files == {**after(DEEDS[:whole]), "/player/d": b"next"}


def test_a_damaged_record_ends_the_row() -> None:
    place = Place()
    store = RowStore((place, Place()))
    for deed in DEEDS:
        store.keep(deed)
    for at in range(len(place.data)):
        damaged = bytearray(place.data)
        damaged[at] ^= 1
        found = RowStore((Place(bytes(damaged)), Place())).files
        assert any(found == after(DEEDS[:nr]) for nr in range(len(DEEDS))), at


def test_a_row_that_is_mostly_out_of_date_is_written_anew() -> None:
    """Torn while it is renewed, the old one counts; afterwards the new one does, and takes more."""
    one, two = Place(), Place()
    store = RowStore((one, two))
    for nr in range(50):
        store.keep(FileChange(PUT, "/player/a", bytes([nr]) * 100))
    fresh = RowStore((one, two), spare=1000)
    assert fresh.files == {"/player/a": bytes([49]) * 100}
    assert 0 < len(two.data) < len(one.data) / 10
    for size in range(len(two.data)):
        assert RowStore((one, Place(bytes(two.data[:size])))).files == fresh.files
    fresh.keep(FileChange(PUT, "/player/b", b"more"))
    assert RowStore((one, two)).files == {**fresh.files, "/player/b": b"more"}


def test_a_place_that_is_full_refuses_and_goes_on(tmp_path: Path) -> None:
    """Told as a full disk is; what was there before is still there."""
    most = 2 * len(str(tmp_path)) + 100  # two small files with their names
    place = Place(most=most)
    store = RowStore((place, Place()))
    disk = StoredDisk(store, tmp_path / "exchange", lambda name, data: None)
    disk.keep(tmp_path / "small", b"small")
    with pytest.raises(OSError, match="space") as refused:
        disk.keep(tmp_path / "large", b"-" * most)
    assert refused.value.errno == errno.ENOSPC
    assert not (tmp_path / "large").exists()
    disk.keep(tmp_path / "small", b"other")
    assert RowStore((place, Place())).files == {str(tmp_path / "small"): b"other"}


def test_matches_live_in_a_stored_disk(tmp_path: Path) -> None:
    """Whatever the library of matches does to its files, the store has the same afterwards."""
    place = Place()
    store = RowStore((place, Place()))
    saves = Saves(tmp_path / "matches", StoredDisk(store, tmp_path / "out", lambda *given: None))
    match = Match(sc.new_table("plankenkoorts", 2, 3))
    name = saves.new_name("plankenkoorts")
    for _ in range(12):
        saves.keep(name, match, {})
        match.play(sc.legal(match.table)[0])
    saves.keep(name, match, {})
    saves.close(name)
    saves.copy(name)
    saves.remove(name)
    there = {str(path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert RowStore((place, Place())).files == there


def test_whole_files_where_there_is_nothing_better() -> None:
    kept: dict[str, bytes] = {}

    class Drawer:
        def put(self, path: str, data: bytes) -> None:
            kept[path] = data

        def drop(self, path: str) -> None:
            kept.pop(path, None)

    store = FileStore(Drawer(), {})
    for deed in DEEDS:
        store.keep(deed)
    assert kept == after(DEEDS)


def test_files_for_others_are_handed_out(tmp_path: Path) -> None:
    """They go to the player, and take no room in the storage."""
    handed: list[tuple[str, bytes]] = []
    place = Place()
    disk = StoredDisk(
        RowStore((place, Place())), tmp_path / "out", lambda name, data: handed.append((name, data))
    )
    disk.keep(tmp_path / "out" / "match.scriptorium", b"match")
    assert handed == [("match.scriptorium", b"match")]
    assert not place.data
