"""The laboratory: which matches are played by whom, that each is there once, what is counted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

import msgspec
import pytest
from hanging_mod import SLEEPER

import scriptorium as sc
from scriptorium import SetupError
from scriptorium.cli.main import main
from scriptorium.mods import Sources
from scriptorium.testing import MOST_ACTIONS, choices_by, play_out
from scriptorium_lab.card_uses import CardRow, CardUses
from scriptorium_lab.executors import Alone, Growing
from scriptorium_lab.experiments import Experiment, Series, WentWrong
from scriptorium_lab.jobs import Failed, Job, Plan, Played, play_job
from scriptorium_lab.kept_results import KeptResults
from scriptorium_lab.match_figures import compared, figures_of
from scriptorium_lab.statistics import interval

GAME = "plankenkoorts"
SEATS = ("P1", "P2", "P3")
BY_CHANCE = Sources(no_mods=True)


def plan(**more):
    wanted = {"game": GAME, "seats": SEATS, "seed": 5, "bots": ("random",), "most": MOST_ACTIONS}
    return Plan(**{**wanted, "checks": False, **more})


def results(crew, wanted):
    with closing(crew):
        found = [result for _, result in crew.play(wanted)]
    numbers = [one.number for one in found]
    assert len(numbers) == len(set(numbers)), "one was counted twice"
    return {one.number: msgspec.structs.replace(one, seconds=0.0) for one in found}


def test_seats_rotate_and_colours_are_mixed():
    rotated = plan(bots=("a", "b"), rotates=True)
    assert [rotated.bots_of(number) for number in range(4)] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("a", "b", "b"),
    ]
    assert [rotated.seed_of(number) for number in range(4)] == [5, 5, 5, 6]
    mixed = plan(bots=("a", "b"), mixes=True)
    assert [mixed.seats_of(number)[0] for number in range(4)] == ["P1", "P2", "P3", "P1"]
    assert mixed.bots_of(1) == ("a", "b", "a")
    both = plan(bots=("a", "b"), rotates=True, mixes=True)
    assert [both.seats_of(number)[0] for number in (0, 2, 3)] == ["P1", "P1", "P2"]


def test_bounds_are_wilsons():
    low, high = interval(48 / 52, 52)
    assert (round(low, 2), round(high, 2)) == (0.82, 0.97)


def test_processes_play_what_one_would_play_alone():
    """One of them is killed on the way: no match is lost, none is there twice."""
    jobs = [Job(plan(mixes=True), number) for number in range(12)]
    alone = results(Alone(sc.standard_library()), jobs)
    crew = Growing(sc.standard_library(), 2, BY_CHANCE, alone=0.001)
    killed = []

    def handed():
        for job in jobs:
            if job.number == 4:
                killed.append(crew._more._hands[0])
                killed[0].process.process.kill()
            yield job

    assert results(crew, handed()) == alone
    assert killed[0] not in crew._more._hands


def test_what_was_kept_is_not_played_again(tmp_path):
    path, library = tmp_path / "kept.jsonl", sc.standard_library()

    def carried_out(matches):
        with KeptResults(path, plan()) as kept:
            there = len(kept.found)
            experiment = Experiment([Series(plan(), kept)], matches)
            experiment.carry_out(Alone(library))
            return there, experiment.series[0].first(matches)

    assert carried_out(2)[0] == 0
    two = path.read_bytes()
    path.write_bytes(two[:-20])  # as if the machine had lost its power
    there, three = carried_out(3)
    assert there == 1
    assert path.read_bytes().splitlines()[:2] == two.splitlines()[:2]
    assert [one.number for one in three] == [0, 1, 2]
    with pytest.raises(SetupError, match="holds other matches: seed 5, not 6"):
        KeptResults(path, plan(seed=6)).__enter__()
    with KeptResults(path, plan()), pytest.raises(SetupError, match="by another program"):
        KeptResults(path, plan()).__enter__()
    path.write_bytes(path.read_bytes().replace(b'"number":1', b'"nr":1'))
    with pytest.raises(SetupError, match="cannot be read at line 3"):
        KeptResults(path, plan()).__enter__()
    path.write_text("a letter\n")
    with pytest.raises(SetupError, match="no matches of the laboratory"):
        KeptResults(path, plan()).__enter__()


class FullDisk:
    """A file for which there is no room any more."""

    def __init__(self, file):
        self.file = file

    def write(self, _):
        raise OSError(ENOSPC, "No space left on device")

    def close(self):
        self.file.close()
        self.write(None)


def test_a_full_disk_ends_what_was_to_be_kept_and_nothing_else(tmp_path):
    """Who asked for a file is told how much is in it; else the matches are played without."""
    path, told, library = tmp_path / "kept.jsonl", [], sc.standard_library()

    def fill_up_after_two(done, of):
        if done == 2:
            kept._file = FullDisk(kept._file)

    with KeptResults(path, plan()) as kept, pytest.raises(SetupError) as full:
        Experiment([Series(plan(), kept)], 4).carry_out(Alone(library), fill_up_after_two)
    said = f"{path} cannot be written any more: No space left on device"
    assert str(full.value) == f"{said}; 2 matches are in it"
    with KeptResults(path, plan(), told.append) as kept:
        assert sorted(kept.found) == [0, 1]
        kept._file = FullDisk(kept._file)
        experiment = Experiment([Series(plan(), kept)], 4)
        experiment.carry_out(Alone(library))
    assert experiment.done == 4
    assert told == [f"{said}; the matches are played without"]


class Odd:
    """A crew in which everything after the second match goes wrong, the later the sooner."""

    def play(self, jobs):
        some = [job for job, _ in zip(jobs, range(4), strict=False)]
        for job in reversed(some):
            yield (
                job,
                Failed(number=job.number, seed=0, seats=SEATS, actions=job.number, what="no")
                if job.number >= 2
                else play_job(job, sc.standard_library())[0],
            )

    def close(self):
        pass


def test_the_first_match_that_goes_wrong_is_told_whoever_comes_back_first():
    experiment = Experiment([Series(plan())], 9)
    with pytest.raises(WentWrong) as wrong:
        experiment.carry_out(Odd())
    assert wrong.value.failed.number == 2
    assert experiment.done == 2


def test_what_cards_do_is_counted():
    """Drawn, held and used, beside a count that is made in another way."""
    start = sc.new_table(GAME, SEATS, 3)
    uses, done, came = CardUses(start), Counter(), Counter()

    def hands(table):
        return Counter(
            (seat, card) for seat in SEATS for card in sc.cards_in(table, f"hand.{seat}")
        )

    came.update(hands(start))
    last = [hands(start)]

    def watch(before, choices, action, after):
        uses.saw(before, choices, action, after)
        gone = hands(before) - hands(after.table)
        if after.table.outcome is not None or isinstance(after.table.pending[-1], sc.Turn):
            came.update(hands(after.table) - last.pop())
            last.append(hands(after.table))
        word = before.rules.actions[type(action)].word
        for seat, card in gone:
            if seat == before.chooser and card in repr(action):
                done[seat, card, word] += 1

    play_out(start, choices_by(("random",), SEATS, 3), 3, checks=False, watch=watch)
    rows = {(seat, card): row for card, row in uses.rows().items() for seat, row in row.items()}
    assert {key: row.drawn for key, row in rows.items()} == dict(came)
    used = {
        (*key, word): times
        for key, row in rows.items()
        for word, (_, times) in row.uses.items()
        if times
    }
    assert used == dict(done)
    assert len({word for *_, word in used}) >= 4
    for row in rows.values():
        assert all(
            times <= row.turns and offered <= row.turns for offered, times in row.uses.values()
        )


def played(number, winner, turns, **cards):
    return Played(
        number=number,
        seed=number,
        seats=("A", "B"),
        bots=("x", "y"),
        winners=() if winner is None else (winner,),
        ended=winner is not None,
        decisions=10 * turns,
        choices=30 * turns,
        turns=turns,
        idle=1,
        all_turns=2 * turns,
        seconds=1.0,
        cards=cards,
    )


def test_figures_of_matches_that_can_be_counted_by_hand():
    row = msgspec.convert([2, 4, {"play": [3, 1]}], type=CardRow)
    lost = msgspec.convert([1, 2, {"play": [1, 1], "toss": [1, 0]}], type=CardRow)
    matches = [played(0, 0, 4, ox={"A": row, "B": lost}), played(1, 1, 6), played(2, None, 20)]
    found = figures_of(matches, {"ox": "The ox"})
    assert (found.places["1"].part, found.places["1"].of, found.places["1"].fair) == (1, 3, 0.5)
    assert found.colours["B"].share == found.bots["y"].share == pytest.approx(1 / 3)
    assert (found.turns.mean, found.turns.least, found.turns.most) == (10, 4, 20)
    assert found.stalls.unfinished == (2,)
    assert (found.stalls.idle.part, found.stalls.idle.of) == (3, 60)
    (ox,) = found.cards
    assert (ox.title, ox.drawn, ox.a_match) == ("The ox", 3, 1.0)
    play, toss = ox.uses
    assert (play.offered.part, play.offered.of, play.done) == (4, 6, 2)
    assert (play.won.part, play.won.of) == (1, 2)
    assert (toss.offered.part, toss.done, toss.won.of) == (1, 0, 0)
    other = compared(matches, [played(0, 1, 5), played(1, 1, 6), played(2, 0, 20)])
    assert (other.places["1"].mean, other.places["1"].count) == (0.5, 2)
    assert other.turns.mean == pytest.approx(-1 / 3)
    assert (other.same_winner.part, other.same_winner.of) == (1, 2)
    assert other.cards["ox"].mean == pytest.approx(2 / 3)


# From outside


@pytest.fixture
def environment(tmp_path):
    clean = {k: v for k, v in os.environ.items() if not k.startswith("SCRIPTORIUM")}
    return {**clean, "SCRIPTORIUM_HOME": str(tmp_path / "home"), "PYTHONIOENCODING": "utf-8"}


def hear_ctrl_c():
    """What is begun in the background does not hear it, and neither would what it begins."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def simulate(environment, *words, **more):
    return subprocess.Popen(
        [sys.executable, "-m", "scriptorium", "simulate", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,
        **more,
    )


def test_what_is_stopped_says_how_to_go_on_and_does(environment):
    """Ctrl-C goes to all processes of a terminal; what was played is there the next time."""
    words = (GAME, "--bots", "random", "--matches", "120", "--no-checks", "--jobs")
    running = simulate(environment, *words, "2", start_new_session=True)
    folder = Path(environment["SCRIPTORIUM_HOME"]) / "laboratory"
    until = time.monotonic() + 120
    while not any(path.read_bytes().count(b"\n") > 3 for path in folder.glob("*")):
        assert time.monotonic() < until
        time.sleep(0.005)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=90)
    assert (running.returncode, out) == (130, "")
    (path,) = folder.glob("*")
    lines = path.read_bytes().splitlines()
    there = len(lines) - 1
    assert err == (
        f"scriptorium: stopped: {there} of 120 matches are there and kept in {path}; "
        "the same line goes on from there\n"
    )
    out, err = simulate(environment, *words, "1").communicate(timeout=120)
    assert err == f"scriptorium: {there} matches are there already\n"
    assert "plankenkoorts: 120 matches" in out
    assert not list(folder.glob("*")), "nobody asked to keep it"


def test_a_mod_that_fails_in_a_process_is_told_in_two_lines(environment, tmp_path):
    """What went wrong, and the line that shows it; a trace is for who plays that line."""
    mod = tmp_path / "sleeper.py"
    mod.write_text(SLEEPER.replace("sum(range(10**12)) and None", "1 // 0"))
    words = (GAME, "--matches", "2", "--jobs", "2", "--mods", "house.sleeper", "--with", str(mod))
    out, err = (running := simulate(environment, *words)).communicate(timeout=120)
    assert (running.returncode, err) == (1, "")
    what, again = out.splitlines()
    assert what.endswith("house.sleeper: ZeroDivisionError: integer division or modulo by zero")
    assert again.endswith(f"--mods house.sleeper --with {mod} --until 0")


def test_a_mod_that_hangs_in_a_process_is_named(environment, tmp_path):
    mod = tmp_path / "sleeper.py"
    mod.write_text(SLEEPER)
    words = (GAME, "--matches", "2", "--jobs", "2", "--mods", "house.sleeper", "--with", str(mod))
    out, err = (running := simulate(environment, *words)).communicate(timeout=120)
    assert (running.returncode, out) == (1, "")
    assert "the mod sleeper did not come to an end, and was stopped" in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--jobs 0", "--jobs counts processes on this machine from 1"),
        ("--on cluster", "--on takes dask://HOST:PORT, not 'cluster'"),
        ("--report a.pdf", "a.pdf: a report is a file ending in .html, .txt, .json"),
        ("--report no/a.txt", "there is no folder no"),
        ("--compare", "--compare needs a rule to compare"),
        ("--bots ,", "--bots names at least one player"),
        ("--bots own,own,own", "--bots names 3 players, and there are 2 seats"),
        ("--colours P1,P2 --seats 3", "--seats is not needed beside it"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(words, told, capsys):
    assert main(["simulate", GAME, *words.split()]) == 1
    err = capsys.readouterr().err
    assert told in err
    assert err.count("\n") == 1
