"""Matches on a real Dask cluster of two processes, one of which is killed while it plays."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import distributed
import msgspec
import pytest
from hanging_mod import SLEEPER

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.engine import PluginRef
from scriptorium.mods import Sources
from scriptorium_lab import dask_executor as dask_crew
from scriptorium_lab.dask_executor import play_there
from scriptorium_lab.jobs import Job, Plan, Played, Unfit, play_job
from scriptorium_lab.workers import ENCODE

MATCHES = 90  # so many that some are still to be played when a worker is killed
STOPPED = 30  # seconds after which nothing may hang any more


def seen(path: Path) -> list[Played]:
    """The matches that were written down, without a line that is just being written."""
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines[1:]]


def test_a_worker_is_killed_and_no_match_is_lost_or_counted_twice(tmp_path):
    path = tmp_path / "kept.jsonl"
    quiet = {"dashboard_address": None, "silence_logs": 60}
    with distributed.LocalCluster(2, threads_per_worker=1, processes=True, **quiet) as cluster:
        address = cluster.scheduler_address.removeprefix("tcp://")
        words = ["simulate", "plankenkoorts", "--bots", "random", "--matches", str(MATCHES)]
        words += ["--on", f"dask://{address}", "--keep", str(path)]
        running = subprocess.Popen(
            [sys.executable, "-m", "scriptorium", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "SCRIPTORIUM_HOME": str(tmp_path / "home")},
        )
        until = time.monotonic() + 120
        while len(seen(path)) < 3:
            assert time.monotonic() < until
            assert running.poll() is None, running.communicate()
            time.sleep(0.02)
        os.kill(cluster.workers[0].pid, signal.SIGKILL)
        assert len(seen(path)) < MATCHES, "it was killed while matches were played"
        out, err = running.communicate(timeout=90)
        mod_hangs_there(address, tmp_path)
    assert running.returncode == 0, err
    first, *more = err.splitlines()
    assert first == f"scriptorium: {address} has 2 workers"
    assert all(re.fullmatch(r"scriptorium: \d+ of 90 matches, about .* left", one) for one in more)
    assert f"{MATCHES} matches, of which {MATCHES} came to an end" in out
    played = seen(path)
    assert sorted(one.number for one in played) == list(range(MATCHES))
    head = msgspec.json.decode(path.read_bytes().splitlines()[0])
    plan, library = msgspec.convert(head["plan"], Plan), sc.standard_library()
    for one in played:
        if one.number % 22 == 0:
            here, _ = play_job(Job(plan, one.number), library)
            assert isinstance(here, Played)
            assert msgspec.structs.replace(here, seconds=one.seconds) == one


def mod_hangs_there(address, tmp_path):
    """It is named at once, the workers stay, and what it hung in is gone."""
    (mod := tmp_path / "sleeper.py").write_text(SLEEPER)
    words = ["simulate", "plankenkoorts", "--matches", "2", "--mods", "house.sleeper"]
    done = subprocess.run(
        [sys.executable, "-m", "scriptorium", *words, "--with", mod, "--on", f"dask://{address}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "SCRIPTORIUM_HOME": str(tmp_path / "home")},
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "the mod sleeper did not come to an end, and was stopped" in done.stderr
    with distributed.Client(f"tcp://{address}", set_as_default=False) as client:
        until = time.monotonic() + STOPPED  # the other worker's match hangs somewhat longer
        while any((left := client.run(at_work)).values()) and time.monotonic() < until:
            time.sleep(0.1)
    assert left
    assert not any(left.values())


def at_work():
    """Whether a worker still has a process that plays for it."""
    place = dask_crew._place
    return place is not None and place._hand is not None


def test_a_worker_with_other_plugins_says_which():
    library = sc.standard_library()
    setup = library.setup("plankenkoorts", 2)
    other = tuple(
        PluginRef(one.name, "0.0") if one.name == "plankenkoorts.boekenbon" else one
        for one in setup.plugins
    )
    plan = Plan("plankenkoorts", setup.seats, 1, ("random",), most=10, plugins=other[1:])
    sources = ENCODE.encode(Sources(no_mods=True))
    told = msgspec.json.decode(play_there(sources, ENCODE.encode(Job(plan, 0))), type=Unfit)
    assert f"{other[0].name} is on there" in told.why
    assert "plankenkoorts.boekenbon is" in told.why
    assert "there and 0.0 here" in told.why


def test_no_cluster_is_one_sentence(capsys, monkeypatch):
    monkeypatch.setattr(dask_crew, "WAIT", 0.5)
    assert main(["simulate", "plankenkoorts", "--on", "dask://127.0.0.1:1"]) == 1
    err = capsys.readouterr().err
    assert "no cluster answers at 127.0.0.1:1" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "words", "needed"),
    [
        ("distributed", "--on dask://here:1", "more machines need distributed"),
        ("plotly", "--report a.html", "a report with plots needs plotly"),
    ],
)
def test_a_missing_extra_is_said_with_what_mends_it(module, words, needed, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["simulate", "plankenkoorts", *words.split()]) == 1
    err = capsys.readouterr().err
    assert needed in err
    assert "pip install 'scriptorium[lab]'" in err
