"""The night can be stopped and gone on with, and tells what was really tried."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import _night
import _setup
from _side_by_side import Result, Step
from night import counted, crossed

ROOT = Path(__file__).resolve().parent.parent
CASES = """
import os
import pathlib
import pytest

@pytest.mark.parametrize("nr", range(3))
def test_good(nr):
    print("good", nr)

def test_odd():
    assert pathlib.Path("mended").exists()

@pytest.mark.skip
def test_skipped():
    pass

@pytest.fixture
def torn():
    yield
    assert pathlib.Path("mended").exists()

def test_torn(torn):
    pass

def test_killed():
    if pathlib.Path("kills").exists():
        os._exit(9)
"""


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("night_test", ROOT / "scripts" / "test.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(tmp_path: Path):
    """A run of a folder with cases of every kind, for a state of the sources."""
    (tmp_path / "test_cases.py").write_text(CASES, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    kept = _night.kept(tmp_path, "tests: cases")

    def once(state: str) -> tuple[_night.Tried, str]:
        plain = Step("tests: cases", [sys.executable, "-m", "pytest", "-p", "night_record", "-v"])
        step = _night.at_night(plain, tmp_path, state)
        path = os.pathsep.join([str(ROOT / "tests"), str(ROOT / "scripts")])
        values = {**os.environ, "PYTHONPATH": path, **step.more}
        command = [*step.command, "test_cases.py"]
        done = subprocess.run(command, cwd=tmp_path, env=values, capture_output=True, text=True)
        return _night.read(kept, state), done.stdout

    return SimpleNamespace(once=once, kept=kept, folder=tmp_path)


def test_a_night_goes_on_with_what_is_missing_and_what_has_failed(run: SimpleNamespace) -> None:
    """What fails on the way out has failed as well; what was skipped is looked at again."""
    tried, _ = run.once("one")
    assert (tried.cases, tried.passed, tried.skipped, tried.missing) == (7, 4, 1, 0)
    assert tried.failed == ("test_cases.py::test_odd", "test_cases.py::test_torn")
    assert not tried.whole
    (run.folder / "mended").touch()
    tried, told = run.once("one")
    assert (tried.cases, tried.passed, tried.failed, tried.skipped) == (7, 6, (), 1)
    assert "4 deselected" in told
    assert tried.whole


def test_a_run_that_was_killed_goes_on_where_it_stopped(run: SimpleNamespace) -> None:
    """What was over is kept, a torn last line is not; what ran is missing until it has run."""
    (run.folder / "mended").touch()
    (run.folder / "kills").touch()
    tried, _ = run.once("one")
    assert (tried.cases, tried.passed, tried.missing) == (7, 5, 1)
    with run.kept.open("a", encoding="utf-8") as file:
        file.write('{"case": "test_cases.py::test_kil')
    (run.folder / "kills").unlink()
    tried, told = run.once("one")
    assert tried.whole
    assert "5 deselected" in told


def test_another_state_of_the_sources_begins_anew(run: SimpleNamespace) -> None:
    (run.folder / "mended").touch()
    run.once("one")
    assert _night.read(run.kept, "two") == _night.Tried(None)
    tried, told = run.once("two")
    assert tried.whole
    assert "deselected" not in told


def test_any_change_of_a_source_is_another_state(tmp_path: Path) -> None:
    """In a copy without git as well; what is built does not count."""
    (tmp_path / "core").mkdir()
    source = tmp_path / "core" / "one.py"
    source.write_text("1", encoding="utf-8")
    first = _night.state(tmp_path)
    (tmp_path / "core" / "__pycache__").mkdir()
    (tmp_path / "core" / "__pycache__" / "one.pyc").write_text("1", encoding="utf-8")
    assert _night.state(tmp_path) == first
    source.write_text("2", encoding="utf-8")
    second = _night.state(tmp_path)
    assert second != first
    source.rename(source.with_name("two.py"))
    assert _night.state(tmp_path) not in (first, second)


def test_the_summary_tells_what_was_tried_and_what_is_missing() -> None:
    whole = _night.Tried(3, 2, (), 1, 1.25)
    lines = _night.summary({"core": whole}).splitlines()
    assert lines[1].split() == ["core", "3", "2", "0", "1", "0", "1.2"]
    assert lines[-1] == "All cases were tried, and all that ran passed."
    failed = _night.Tried(3, 2, ("test_one.py::test_odd",), 0, 1.0)
    told = _night.summary({"core": whole, "sator": failed})
    assert "FAILED  test_one.py::test_odd" in told
    assert "tried" in told.splitlines()[-1]
    left = _night.summary({"core": whole, "web": _night.Tried(None), "text": _night.Tried(5, 1)})
    assert left.splitlines()[-1] == "Still missing: web, text. Start again to go on."


def test_folders_are_named_as_they_are_called(checks: ModuleType) -> None:
    """By their name or their path; the tests that stand by themselves are called top."""
    steps = checks.all_tests(ROOT, "python")
    names = [_night.short(step.name) for step in _night.chosen(steps, [])]
    assert {"web", "desktop", "tablet", "stage", "core", "top"} <= set(names)
    assert len(set(names)) == len(steps)
    some = _night.chosen(steps, ["tests/stage", "web"])
    assert {_night.short(step.name) for step in some} == {"stage", "web"}
    with pytest.raises(_night.UnknownFolderError, match="knows no abbey; there are art,"):
        _night.chosen(steps, ["abbey"])


@pytest.mark.parametrize("stopped", [False, True])
def test_a_night_tells_what_was_tried_even_when_it_is_stopped(
    checks: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    stopped: bool,
) -> None:
    """A folder that is whole is not started again; Ctrl-C still brings the summary."""
    for name in ("core", "sator"):
        (tmp_path / "tests" / name).mkdir(parents=True)
        (tmp_path / "tests" / name / "test_one.py").write_text("#", encoding="utf-8")
    monkeypatch.setattr(_setup, "ROOT", tmp_path)
    monkeypatch.setattr(_setup, "ensure", lambda *_, **__: tmp_path)
    ran: list[list[str]] = []
    now = _night.state(tmp_path)

    def run_all(steps: list[Step], *_: object) -> list[Result]:
        ran.append([step.name for step in steps])
        for step in steps:
            assert step.more == {"SCRIPTORIUM_NIGHT": "1"}
            path = _night.kept(tmp_path, step.name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f'{{"state": "{now}"}}\n{{"cases": 1}}\n', encoding="utf-8")
            if stopped:
                raise KeyboardInterrupt
            with path.open("a", encoding="utf-8") as file:
                file.write('{"case": "one", "ended": "passed", "seconds": 2}\n')
        return []

    monkeypatch.setattr(checks, "run_all", run_all)
    assert checks.main(["--night"]) == (130 if stopped else 0)
    assert len(ran[0]) == 2
    told = capsys.readouterr().out
    assert ("Still missing: " in told) is stopped
    if not stopped:
        assert checks.main(["--night"]) == 0
        assert ran[1] == []
    assert checks.main(["--night", "abbey"]) == 1


def test_what_took_longest_starts_first(checks: ModuleType, tmp_path: Path) -> None:
    """Before it what has never passed here; what failed keeps the time it took when it passed."""
    assert checks.last_seconds(tmp_path) == {}
    checks.keep_seconds(tmp_path, [Result("one", True, 3.0), Result("two", True, 9.0)])
    checks.keep_seconds(tmp_path, [Result("one", True, 4.0), Result("two", False, 0.1)])
    seconds = checks.last_seconds(tmp_path)
    assert seconds == {"one": 4.0, "two": 9.0}
    steps = [Step(name, []) for name in ("one", "new", "two", "newer")]
    assert [step.name for step in checks.longest_first(steps, seconds)] == [
        *("new", "newer", "two", "one")
    ]
    (tmp_path / checks.SECONDS).write_text("[1]", encoding="utf-8")
    assert checks.last_seconds(tmp_path) == {}


@pytest.mark.parametrize(("rows", "columns"), [("abcd", "wxyz"), ("ab", "vwxyz"), ("abcde", "xy")])
def test_what_is_crossed_leaves_out_nobody_by_day(
    monkeypatch: pytest.MonkeyPatch, rows: str, columns: str
) -> None:
    """Each row and each column at least once for each turn; at night each with each."""
    monkeypatch.delenv(_night.NIGHT, raising=False)
    for turns in ((), (1,), (0, 1)):
        some = crossed(rows, columns, *turns)
        assert {row for row, _ in some} == set(rows)
        assert {column for _, column in some} == set(columns)
        assert len(some) <= max(len(rows), len(columns)) * max(1, len(turns))
    monkeypatch.setenv(_night.NIGHT, "1")
    assert sorted(crossed(rows, columns)) == [(row, one) for row in rows for one in columns]


def test_a_count_can_be_tried_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never less than by day."""
    for share, found in (("", 20), ("0.001", 20), ("0.5", 500), ("1", 1000)):
        monkeypatch.setenv(_night.NIGHT, share)
        assert counted(20, 1000) == found
