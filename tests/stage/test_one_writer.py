"""One match, two who would write it: nothing that was kept is lost, whoever comes first."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import threading

import killed_player
import lantern
import pytest

import scriptorium as sc
from scriptorium.matches import COPY, TAKE, WATCH, Disk, Match, Saves
from scriptorium.matches.journal import read_journal
from scriptorium.matches.recovery import InUse
from scriptorium.matches.writer import Writer
from scriptorium_play.app.app import App
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.common.save_messages import MOVED_ON

LIBRARY = sc.Library()
LIBRARY.add(lantern)


class NoLocks(Disk):
    """A disk on which nobody can hold a file, as over a synced folder."""

    def lock(self, handle):
        return False


class Turns:
    """Two threads of which one goes a step further at a time, in a given order."""

    def __init__(self, order: list[int]) -> None:
        self.order = list(order)
        self.going = threading.Condition()
        self.running: int | None = None
        self.ended: set[int] = set()
        self.me = threading.local()

    def _next(self, me: int) -> int:
        while self.order and self.order[0] in self.ended:
            self.order.pop(0)
        return self.order[0] if self.order else me

    def taken(self, step):
        """The step, which waits for its turn."""

        def instead(*args):
            me = getattr(self.me, "number", None)
            if me is None:
                return step(*args)
            with self.going:
                self.running = None
                self.going.notify_all()
                there = self.going.wait_for(
                    lambda: self.running is None and self._next(me) == me, timeout=10
                )
                assert there, "a turn never came"
                self.running = me
                if self.order:
                    self.order.pop(0)
            return step(*args)

        return instead

    def both(self, *calls):
        """What the two calls give, once both have ended."""
        results: list = [None, None]

        def run(number: int) -> None:
            self.me.number = number
            try:
                results[number] = calls[number]()
            finally:
                with self.going:
                    self.ended.add(number)
                    self.running = None
                    self.going.notify_all()

        threads = [threading.Thread(target=run, args=(number,)) for number in (0, 1)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        assert None not in results
        return results


def table(seed=1):
    return sc.new_table("lantern", 2, seed, library=LIBRARY, first="anna")


def opened_twice(folder, disk=NoLocks):
    """A match that two programs have open, neither of which sees the other."""
    first = Saves(folder, disk())
    match = Match(table())
    assert first.keep("one", match, ()) == "one"
    second = Saves(folder, disk())
    again, _ = second.go_on("one", LIBRARY)
    return (first, match), (second, again)


def lines_in(folder):
    """The actions of each match in a folder."""
    saves = Saves(folder)
    return sorted(
        tuple(one.text for one in saves.open(kept.name, LIBRARY)[0].done) for kept in saves.listed()
    )


def test_who_comes_second_goes_on_in_a_file_of_its_own(tmp_path):
    (first, mine), (second, yours) = opened_twice(tmp_path)
    mine.play("rest")
    assert first.keep("one", mine, ()) == "one"
    yours.play("wish")
    other = second.keep("one", yours, ())
    assert other != "one"
    mine.play("end")
    assert first.keep("one", mine, ()) == "one"
    yours.play("end")
    assert second.keep(other, yours, ()) == other
    assert lines_in(tmp_path) == [("rest", "end"), ("wish", "end")]


def orders(steps):
    """All orders in which the steps of two can come."""
    places = range(2 * steps)
    return [
        [0 if at in which else 1 for at in places]
        for which in itertools.combinations(places, steps)
    ]


@pytest.mark.parametrize("order", orders(3), ids=lambda order: "".join(map(str, order)))
def test_two_who_write_at_once_lose_nothing(order, tmp_path, monkeypatch):
    """Looking, writing, looking again: in whatever order two do that, both lines are kept."""
    (first, mine), (second, yours) = opened_twice(tmp_path)
    mine.play("rest")
    yours.play("wish")
    turns = Turns(order)
    for step in ("_look", "_is_next"):
        monkeypatch.setattr(Writer, step, turns.taken(getattr(Writer, step)))
    monkeypatch.setattr(Disk, "append", turns.taken(Disk.append))
    names = turns.both(lambda: first.keep("one", mine, ()), lambda: second.keep("one", yours, ()))
    monkeypatch.undo()
    assert set(lines_in(tmp_path)) == {("rest",), ("wish",)}
    for saves, match, name in ((first, mine, names[0]), (second, yours, names[1])):
        match.play("end")
        assert saves.keep(name, match, ()) == name
        assert saves.open(name, LIBRARY)[0].actions == match.actions
    assert set(lines_in(tmp_path)) == {("rest", "end"), ("wish", "end")}


def test_a_file_that_was_replaced_is_not_written_over(tmp_path):
    """A synced folder puts another file in its place: that one stays as it is."""
    saves, match = Saves(tmp_path, NoLocks()), Match(table())
    saves.keep("one", match, ())
    data = saves.path("one").read_bytes()
    fresh = tmp_path / "fresh"
    fresh.write_bytes(data)
    os.replace(fresh, saves.path("one"))
    match.play("rest")
    assert saves.keep("one", match, ()) != "one"
    assert saves.path("one").read_bytes() == data
    saves.path("one").unlink()
    assert lines_in(tmp_path) == [("rest",)]


def test_a_match_in_use_is_told_with_its_ways(tmp_path):
    first, second = Saves(tmp_path), Saves(tmp_path)
    match = Match(table())
    first.keep("one", match, ())
    with pytest.raises(InUse) as told:
        second.go_on("one", LIBRARY)
    assert [kind for _, _, kind in told.value.ways] == [WATCH, COPY, TAKE]
    with pytest.raises(InUse):
        second.rename("one", "Sunday")
    first.close("one")
    second.go_on("one", LIBRARY)


def test_whoever_is_taken_over_from_keeps_what_is_played(tmp_path):
    first, second = Saves(tmp_path), Saves(tmp_path)
    match = Match(table())
    match.play("rest")
    first.keep("one", match, ())
    again, _ = second.go_on("one", LIBRARY, take=True)
    again.play("end")
    assert second.keep("one", again, ()) == "one"
    match.play("wish")
    other = first.keep("one", match, ())
    assert other != "one"
    assert lines_in(tmp_path) == [("rest", "end"), ("rest", "wish")]


def test_a_kill_lets_go_of_the_match(tmp_path):
    """The system releases what a killed program held; the next one is not told of anybody."""
    command, pipe = [sys.executable, killed_player.__file__], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as playing:
        print(tmp_path, 1, sep="\t", file=playing.stdin, flush=True)
        player = int(playing.stdout.readline())
        assert playing.stdout.readline().strip() == killed_player.READY
        playing.stdout.readline()
        os.kill(player, signal.SIGSTOP)
        try:
            with pytest.raises(InUse):
                Saves(tmp_path).go_on(killed_player.name_of(1), LIBRARY)
        finally:
            os.kill(player, signal.SIGKILL)
    saves = Saves(tmp_path)
    match, _ = saves.go_on(killed_player.name_of(1), LIBRARY)
    assert len(match.done) >= 1


# at the desk


def say(playing, line):
    """Say a line, whoever sits at the screen."""
    playing.lift_curtain()
    assert playing.say(line).what == "acted"


class Told(App):
    """A desk that notes what it was to show."""

    def __init__(self, folder):
        super().__init__(UserFolders(folder / "settings.toml", folder / "matches"), LIBRARY)
        self.shown = []

    def trouble(self, error):
        self.shown.append(error)


@pytest.fixture
def two(tmp_path):
    """A match that one desk plays, and another desk beside it."""
    one = Told(tmp_path)
    playing = one.begun(Match(table()), {})
    yield playing, Told(tmp_path)
    playing.close()


def test_the_second_window_is_told_and_may_watch(two):
    playing, other = two
    assert other.opened(playing.name) is None
    (error,) = other.shown
    heading, told, _ = other.trouble_text(error)
    assert heading == "This match is open in another window"
    assert told.startswith("If two windows")
    assert [called for called, _, _ in other.ways(error)] == [
        "Watch",
        "Play a copy",
        "Take it over",
    ]
    watching = other.opened(playing.name, WATCH)
    assert watching.watching
    say(playing, "rest")
    watching.update()
    assert [one.text for one in watching.match.done] == ["rest"]
    playing.undo()
    say(playing, "wish")
    watching.update()
    assert [one.text for one in watching.match.done] == ["wish"]
    watching.close()


def test_the_second_window_may_play_a_copy(two):
    playing, other = two
    say(playing, "rest")
    copy = other.opened(playing.name, COPY)
    assert copy.name != playing.name
    say(copy, "end")
    say(playing, "wish")
    assert playing.notice is None
    assert lines_in(other.saves.folder) == [("rest", "end"), ("rest", "wish")]
    copy.close()


def test_the_first_window_is_told_that_it_was_taken_over(two):
    playing, other = two
    name = playing.name
    taken = other.opened(name, TAKE)
    assert taken.name == name
    say(taken, "rest")
    say(playing, "wish")
    assert playing.notice is MOVED_ON
    assert playing.name != name
    say(playing, "end")
    say(taken, "end")
    assert lines_in(other.saves.folder) == [("rest", "end"), ("wish", "end")]
    taken.close()


# what it costs


def test_keeping_an_action_costs_the_same_however_long_the_match_is(tmp_path):
    """Bytes written for an action, and calls of the disk, do not grow."""
    written: list[int] = []

    class Counting(Disk):
        def append(self, handle, data):
            written.append(len(data))
            super().append(handle, data)

        def sync(self, handle):
            """Nothing here waits for the disk."""

    saves, match = Saves(tmp_path, Counting()), Match(table())
    saves.keep("one", match, ())
    for _ in range(1500):
        match.play("rest" if match.table.outcome is None else "end")
        saves.keep("one", match, ())
        match.play("end")
        saves.keep("one", match, ())
    early, late = sum(written[100:200]), sum(written[-100:])
    print(f"bytes for 100 actions: {early} at the beginning, {late} after {len(written)}")
    assert late <= 1.5 * early


def test_the_journal_is_a_straight_line_after_taking_back(tmp_path):
    saves, match = Saves(tmp_path), Match(table())
    saves.keep("one", match, ())
    for line in ("rest", "wish"):
        match.play(line)
        saves.keep("one", match, ())
    match.go_back_to(1)
    saves.keep("one", match, ())
    match.play("end")
    saves.keep("one", match, ())
    journal = read_journal(saves.path("one").read_bytes())
    assert len(journal.line()) == len(journal.entries)
    assert lines_in(tmp_path) == [("rest", "end")]
