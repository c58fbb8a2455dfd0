"""A match from outside is played again while it is read, within bounds, and can be stopped."""

from __future__ import annotations

import io
import tracemalloc

import lantern
import pytest

import scriptorium as sc
from scriptorium.matches import Match, Saves, incoming, journal
from scriptorium.matches.incoming import taken_in
from scriptorium.matches.journal import FIRST, MARK, written
from scriptorium.matches.records import (
    MOST_ACTIONS,
    ActionRecord,
    SnapshotRecord,
    WentBack,
    closed,
    decode,
    encode,
    file_of,
)

LIBRARY = sc.Library()
LIBRARY.add(lantern)


def played(count: int) -> Match:
    """A match of so many actions."""
    match = Match(sc.new_table("lantern", 2, 1, library=LIBRARY, first="anna"))
    while len(match.done) < count:
        match.play("rest" if len(match.done) % 2 == 0 else "end")
    return match


class Halting(io.BytesIO):
    """A file of which no more than a part is ever read."""

    most = 0

    def read(self, size=-1):
        assert self.tell() + max(0, size) <= self.most, "it was read on"
        return super().read(size)


def test_it_is_played_before_it_is_read_to_its_end(monkeypatch):
    """Whoever stops it has read no further than it was played."""
    data = played(400).to_bytes()
    file = Halting(data)
    file.most = len(data) * 3 // 4
    monkeypatch.setattr(incoming, "_opened", lambda given: file)
    told = []

    def stop(at, of):
        told.append((at, of))
        if at > of / 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        taken_in(data, LIBRARY, stop)
    assert len(told) > 2
    assert {of for _, of in told} == {len(data)}


@pytest.mark.parametrize("behind", [3, 90])
def test_what_goes_back_is_followed(behind):
    """Near by from the tables that are at hand, further back by doing the actions again."""
    match = played(120)
    sayings = [match.began(), *map(match.did, range(1, 121))]
    at = 120 - behind
    table = match.done[at].before
    sayings.append(WentBack(at, table.clock.turn, False))
    match.go_back_to(at)
    match.play(match.choices()[0])
    sayings += [match.did(at + 1), match.stands()]
    lines = taken_in(file_of(closed(sayings)), LIBRARY)
    assert len(lines.actions) == at + 1
    assert lines.snapshots == ()
    wrong = [*sayings[:-1], SnapshotRecord(at + 1, *lines.stands[at + 1], "0" * 32, b"")]
    follower = incoming.Follower(LIBRARY)
    for saying in wrong:
        follower.take(decode(encode(saying)))
    assert follower.problem == "it leads to another table than it did"


def hostile(actions: int) -> bytes:
    """A file of so many actions that nobody can do, and of no end."""
    match = played(1)
    first, did = match.began(), match.did(1)
    head, last = written(FIRST, [encode(first)])
    bodies = (encode(ActionRecord(at, 1, False, did.action)) for at in range(1, actions + 1))
    return MARK + head + written(last, bodies)[0]


def test_what_is_held_of_a_file_is_bounded(tmp_path):
    """By what an action takes, and by how many a match may have."""
    path, actions = tmp_path / "long.scriptorium", 15_000
    path.write_bytes(hostile(actions))
    tracemalloc.start()
    with pytest.raises(sc.LoadError, match="the end of the file is missing"):
        Saves(tmp_path).bring(path, LIBRARY)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    print(f"{path.stat().st_size} bytes, at most {most} held")
    assert most / actions * MOST_ACTIONS < 100_000_000
    assert Saves(tmp_path).listed() == []


def test_a_match_has_only_so_many_actions(monkeypatch):
    monkeypatch.setattr(journal, "MOST_ENTRIES", 50)
    with pytest.raises(sc.LoadError, match="at most 50 entries"):
        taken_in(hostile(60), LIBRARY)
    did = played(1).did(1)
    with pytest.raises(sc.LoadError, match="Expected `int` <= 200000"):
        decode(encode(ActionRecord(MOST_ACTIONS + 1, 1, False, did.action)))
