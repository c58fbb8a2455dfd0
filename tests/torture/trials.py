"""What Scriptorium is tortured with: trials of numbered cases, each the same whenever it is tried.

The tests try a few cases of each, `scripts/torture.py` as many as one has time for.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import beside
import damage
import killed_player
from far_window import survives
from kills import killed
from twin_sights import differences

import mod_faults
import scriptorium as sc
from scriptorium import why_not
from scriptorium.matches import Match, Saves
from scriptorium.testing.helpers import disagreements
from scriptorium_play.app.freed_memory import give_back
from scriptorium_play.common.seats import COMPUTER
from scriptorium_play.session.session import Session

MOST = 300  # decisions of a match
TWINS, TWIN_EVERY, TWIN_TABLES = 3, 10, 12  # of one table; after how many actions; of a match
CHECKED = 25  # every so often all choices are tried, not only the one that is taken
# Reading a damaged file may take a second, or so many times as long as the whole one takes now.
SLOW, MOST_TIMES = 1.0, 50
HOUR = 3600  # actions of a match in which one is done each second


class Broken(Exception):
    """A case went wrong: what, and how it is tried again."""


@dataclass(frozen=True)
class Trial:
    """One kind of torture: how many units it is to reach, here and in the tests.

    `case` tries one case by its number and says how many units it was.
    """

    name: str
    units: str
    goal: int
    push: int
    case: Callable[[int], int]
    most_cases: int | None = None  # where there are so many and no more
    resumes: bool = True  # whether a later process may go on where one was stopped


@cache
def games() -> tuple[tuple[str, int], ...]:
    """Every game, with every number of seats."""
    library = damage.library()
    return tuple(
        (about.name, seats)
        for about in library.games()
        for seats in range(about.fewest, len(about.seats) + 1)
    )


def walk(number: int, most: int = MOST) -> Iterator[tuple[sc.Table, sc.Action]]:
    """A match at random, by its number."""
    luck = Random(number)
    game, seats = games()[number % len(games())]
    table = sc.new_table(game, seats, number, library=damage.library())
    for _ in range(most):
        if table.chooser is None:
            return
        action = luck.choice(sc.legal(table))
        yield table, action
        table = sc.apply(table, action).table


def decisions(number: int) -> int:
    """A random match: what always holds holds, and the laws of the engine are kept."""
    count, luck = 0, Random(number)
    for table, action in walk(number):
        before = sc.dump(table)
        choices = sc.legal(table)
        _hold(len(set(choices)) == len(choices), number, "a choice is listed twice")
        problem = table.rules.problem(table)
        _hold(problem is None, number, f"{problem}")
        _hold(sc.read(table, sc.write(table, action)) == action, number, "notation")
        _hold(why_not(table, action) is None, number, "offered and refused")
        after = sc.apply(table, action).table
        _hold(sc.dump(table) == before, number, "the table before was changed")
        if after.chooser is None:
            _hold(after.outcome is not None, number, "nobody can choose")
        else:
            strange = luck.choice(sc.legal(after))
            refused = why_not(table, strange)
            _hold(refused is None or strange not in choices, number, f"refused: {strange!r}")
            if refused is None:  # listed, or another order of what is listed: it can be done
                there = sc.apply(table, strange).table
                _hold(there.rules.problem(there) is None, number, f"{strange!r}")
        if count % CHECKED == 0:
            again = sc.load(before, library=damage.library())
            _hold(sc.digest(again) == sc.digest(table), number, "it is loaded as another")
            _hold(disagreements(table) == [], number, f"{disagreements(table)}")
        count += 1
    return count


def _hold(true: bool, number: int, why: str) -> None:
    if not true:
        raise Broken(f"match {number}, {games()[number % len(games())]}: {why}")


def kills(number: int) -> int:
    """A program that plays is killed: what it acknowledged is there."""
    luck = Random(number)
    with tempfile.TemporaryDirectory() as folder:
        place, name = Path(folder), killed_player.name_of(number)
        told = 0
        for _ in range(2):  # what was killed once goes on, and is killed again
            told = max(told, killed(place, number, luck.randrange(9), luck.uniform(0, 0.01)))
            if not Saves(place).path(name).exists():
                _hold(told == 0, number, "the match is gone")
                continue
            match, _ = Saves(place).open(name, killed_player.library())
            _hold(len(match.done) >= told, number, f"{len(match.done)} of {told} are left")
            expected = killed_player.begun(number)
            while len(expected.done) < len(match.done):
                expected.play(killed_player.chosen(expected.table, len(expected.done)))
            _hold(match.actions == expected.actions, number, "other actions")
    return 2


def files(number: int) -> int:
    """A damaged file, or one that was forged with right checksums, is not what it is not."""
    luck = Random(number)
    kind, data = damage.whole()[number % len(damage.whole())]
    change = damage.forged if luck.random() < 0.5 and kind in (".J1", ".T1") else None
    data = change(kind, data, luck) if change is not None else damage.damaged(data, luck)
    held, started = _held(), time.thread_time()
    wrong = damage.opened(kind, data)
    took = time.thread_time() - started
    is_slow = took > SLOW and took > MOST_TIMES * _reading(kind, number)
    if wrong or is_slow or _held() - held > 100_000:
        raise Broken(f"file {number}, {kind}: {wrong or f'it took {took:.1f} s'}")
    return 1


def _reading(kind: str, number: int) -> float:
    """How long it takes just now to read the file that was damaged, as it was."""
    _, data = damage.whole()[number % len(damage.whole())]
    started = time.thread_time()
    damage.opened(kind, data)
    return time.thread_time() - started


def _held() -> int:
    """How many KB this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def twins(number: int) -> int:
    """What a seat may not know changes nothing that it is shown, through any channel."""
    pairs, most = 0, TWIN_EVERY * TWIN_TABLES
    for at, (table, _) in enumerate(walk(number, most)):
        if at % TWIN_EVERY == number % TWIN_EVERY:
            for seat in table.seats:
                seeds = [number * 131 + at + 7919 * one for one in range(TWINS)]
                found = differences(table, seat, *seeds)
                if found:
                    game = games()[number % len(games())]
                    raise Broken(f"match {number}, {game}, action {at}, {seat}: {found}")
                pairs += TWINS
    return pairs


FAULTS = [(fault, hook) for fault in mod_faults.FAULTS for hook in mod_faults.HOOKS]


def strangers(number: int) -> int:
    """A mod does what nobody should, at one of its hooks: the program lives and says which it was.

    What can be looked up afterwards is how long the player waited; here nobody is asked to hurry.
    """
    fault, hook = FAULTS[number]
    with tempfile.TemporaryDirectory() as folder:
        found = survives(Path(folder), mod_faults.FAULTS[fault], hook)
    if found.problem:
        raise Broken(f"{fault} at {hook}: {found.problem}")
    print(f"    {fault} at {hook}: read after {found.read_after:.1f} s", flush=True)
    return 1


def suite(*paths: str) -> Callable[[int], int]:
    """Tests that try all there is; at night, each in all its cases."""

    def run(number: int) -> int:
        command = [sys.executable, "-m", "pytest", "-q", "-x", *paths]
        done = subprocess.run(
            command, cwd=beside.TESTS.parent, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Broken(done.stdout[-2000:])
        words = done.stdout.rsplit(" passed", 1)[0].split()
        return int(words[-1]) if words and words[-1].isdigit() else done.stdout.count(".")

    return run


class Soak:
    """Computers play one match after another in one process: memory does not grow.

    Each hour plays every game with every number of seats, so that hours can be compared; what was
    freed goes back to the machine, as windows see to it whenever a page has changed.
    """

    def __init__(self, hour: int = HOUR) -> None:
        self.hour, self.first = hour, 0.0
        self._number = 0

    def case(self, number: int) -> int:
        """An hour; after the first one memory stays within a tenth of what it was then."""
        done = 0
        with tempfile.TemporaryDirectory() as folder:
            while done < self.hour:
                most = max(1, self.hour // len(games()))
                done += self._match(Path(folder), min(most, self.hour - done))
                with suppress(OSError):
                    for path in Path(folder).glob("*.match"):
                        path.unlink()
        give_back()
        held = _now()
        self.first = self.first or held
        print(f"    hour {number + 1}: {held / 1e6:.0f} MB")
        _hold(held <= self.first * 1.1, number, f"{held / self.first:.2f} of the first hour's")
        return 1

    def _match(self, folder: Path, most: int) -> int:
        self._number += 1
        game, seats = games()[self._number % len(games())]
        table = sc.new_table(game, seats, self._number, library=damage.library())
        seating = dict.fromkeys(table.seats, COMPUTER)
        saves = Saves(folder)
        playing = Session(Match(table), damage.library(), seating, saves=saves, seed=self._number)
        try:
            while playing.table.outcome is None and len(playing.match.done) < most:
                playing.update(1.0)
                playing.steps()
            return max(1, len(playing.match.done))
        finally:
            playing.close()


def _now() -> float:
    """How many bytes this process holds now."""
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * resource.getpagesize()


def trials() -> tuple[Trial, ...]:
    """All of them."""
    return (
        Trial("decisions", "random decisions", 1_000_000, 10_000, decisions),
        Trial("files", "damaged and forged files", 1_000_000, 10_000, files),
        Trial("twins", "pairs of twin tables", 100_000, 1_000, twins),
        Trial("kills", "kills", 1_000, 2, kills),
        Trial("writers", "orders of two writers", 20, 0, suite("tests/stage/test_one_writer.py")),
        Trial("disks", "disks that fail", 15, 0, suite("tests/stage/test_stage_power.py")),
        Trial("strangers", "faults of strangers", len(FAULTS), 0, strangers, len(FAULTS)),
        Trial(
            "walls",
            "tests of what plugins do",
            100,
            0,
            suite(
                "tests/core/test_faults_at_every_call.py",
                "tests/core/test_wall_everywhere.py",
                "tests/core/test_nothing_unguarded.py",
                "tests/sator/test_mods_fail.py",
            ),
        ),
        Trial("leaks", "planted leaks", 20, 0, suite("tests/torture/test_planted_leaks.py")),
        Trial("soak", "hours", 8, 0, Soak().case, resumes=False),
    )
