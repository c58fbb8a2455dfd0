"""The run against other engines: how it counts and compares; the peers themselves are not here."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

for folder in (ROOT / "scripts", ROOT / "scripts" / "peers"):
    sys.path.append(str(folder))
environment = importlib.import_module("environment")
harness = importlib.import_module("harness")
ratios = importlib.import_module("ratios")

SATOR = {
    "decisions": 80_000,
    "cards": 10_000,
    "kernel plays": 100_000,
    "steps": 100_000,
    "round trips": 50_000,
    "bytes": 3000,
    "yardstick before": 100,
    "yardstick after": 104,
}
MONASTERIUM = {"decisions": 30_000, "yardstick before": 100, "yardstick after": 101}
RENNES = {"decisions": 6_000, "yardstick before": 100, "yardstick after": 102}
PLANKENKOORTS = {"decisions": 32_000, "yardstick before": 100, "yardstick after": 102}
CATANATRON = {
    "decisions": 40_000,
    "steps": 20_000,
    "round trips": 1000,
    "bytes": 20_000,
    "yardstick before": 102,
    "yardstick after": 110,
}
SEARCH = {"simulations": 3200, "deep": 7.9, "yardstick before": 100, "yardstick after": 100}
OPENSPIEL = {
    "simulations": 800,
    "simulations in C++": 1600,
    "deep": 60.4,
    "yardstick before": 100,
    "yardstick after": 100,
}
CHESS = {"decisions": 50_000, "yardstick before": 101, "yardstick after": 100}


SIDES = (SATOR, MONASTERIUM, RENNES, PLANKENKOORTS, SEARCH, CATANATRON, CHESS, OPENSPIEL)


def test_ratios_and_what_they_reach():
    rows = {row.name: row for row in ratios.rows(*SIDES)}
    found = [
        (round(row.value, 3), row.target.verdict(row.value) if row.target else "")
        for row in rows.values()
    ]
    assert found == [
        (2.0, "must"),
        (0.1, "missed"),
        (5.0, "missed"),
        (50.0, "goal"),
        (0.15, "must"),
        (1.6, ""),
        (0.75, "must"),
        (0.15, "missed"),
        (0.8, "must"),
        (4.0, "must"),
        (2.0, ""),
    ]
    (search,) = [row for name, row in rows.items() if "ISMCTSBot's" in name]
    assert search.note == "3,200 to 800; 8 and 60 decisions deep"


def test_a_busy_machine_shows():
    assert ratios.disturbance({"one": SATOR, "two": CATANATRON}) == pytest.approx(0.1)


def test_the_median_repeat_counts(monkeypatch):
    times = iter([0.0, 1.0, 0.0, 1.0, 0.0, 2.0, 0.0, 4.0])
    monkeypatch.setattr(harness, "process_time", lambda: next(times))
    rates = harness.pace(lambda: {"plays": 8, "choices": 24}, seconds=1, repeats=3, warm_up=1)
    assert rates == {"plays": 4.0, "choices": 12.0}


def test_work_goes_on_until_the_time_is_over(monkeypatch):
    times = iter([0.0, 1.0, 0.0, 0.4, 0.8, 1.2])
    monkeypatch.setattr(harness, "process_time", lambda: next(times))
    rates = harness.pace(lambda: {"plays": 2}, seconds=1, repeats=1, warm_up=1)
    assert rates == {"plays": pytest.approx(6 / 1.2)}


def test_a_side_reports_itself_as_json():
    program = (
        "import harness; harness.SECONDS = 0.01; "
        "harness.pace.__kwdefaults__.update(seconds=0.01, warm_up=0.0); "
        "harness.report(lambda: {'decisions': 3.0})"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT / "scripts" / "peers",
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["decisions"] == 3.0
    assert found["yardstick before"] > 0
    assert found["yardstick after"] > 0


def test_the_peers_have_an_environment_of_their_own(tmp_path, monkeypatch):
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    setup = environment._setup
    ran = []

    def make(venv):
        venv.mkdir()

    def install(command, values):
        ran.append(command)
        return True

    healthy = setup.Health("3.12.1", has_project=True)
    monkeypatch.setattr(setup, "make", make)
    monkeypatch.setattr(environment._pip, "run", install)
    monkeypatch.setattr(setup, "examine", lambda venv: healthy if venv.exists() else None)
    venv = environment.ensure(tmp_path)
    assert venv == tmp_path / ".venv-peers"
    assert set(environment.PEERS) < set(ran[0])
    environment.ensure(tmp_path)
    assert len(ran) == 1, "what is there is not installed again"
    monkeypatch.setattr(environment, "PEERS", (*environment.PEERS, "another==1"))
    environment.ensure(tmp_path)
    assert len(ran) == 2, "a new peer is"


def test_a_failed_installation_is_told(tmp_path, monkeypatch):
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(environment._setup, "make", lambda venv: venv.mkdir())
    monkeypatch.setattr(environment._pip, "run", lambda command, values: False)
    with pytest.raises(environment._interpreter.SetUpError, match="could not be installed"):
        environment.ensure(tmp_path)
    assert (tmp_path / ".venv-peers" / environment._setup.UNFINISHED).exists()


def test_bench_measures_peers_when_asked(monkeypatch):
    bench = importlib.import_module("bench")
    started = []
    monkeypatch.setattr(bench._setup, "hand_over", lambda *given: started.append(given) or 0)
    monkeypatch.setattr(environment, "ensure", lambda: Path("there"))
    monkeypatch.setattr(bench._setup, "run_python", lambda *given: started.append(given) or 0)
    assert bench.main(["--peers", "--json"]) == 0
    assert bench.main(["--only", "sator"]) == 0
    (venv, name, (program, *arguments)), own = started
    assert (venv, name, arguments) == (Path("there"), "python", ["--json"])
    assert Path(program) == ROOT / "scripts" / "peers" / "run.py"
    assert Path(program).is_file()
    assert own == (["-m", "benchmarks"], ["--only", "sator"], ())


def test_a_search_goes_as_deep_as_its_row_says(monkeypatch):
    """With one simulation from each position; the others' side is measured only beside them."""
    search = importlib.import_module("side_search")
    monkeypatch.setattr(search, "POSITIONS", 3)
    monkeypatch.setattr(harness, "pace", lambda work: work())
    assert search.measure() == {"simulations": 1, "deep": search.DECISIONS}
