"""The scripts a person runs: which Python they choose, when they install, what they report."""

import ast
import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "scripts"
OURS = sorted(SCRIPTS.glob("*.py"))

# At the end of the path: scripts/test.py must not stand in for Python's own package `test`.
sys.path.append(str(SCRIPTS))
interpreter = importlib.import_module("_interpreter")
pip = importlib.import_module("_pip")
screen = importlib.import_module("_screen")
setup = importlib.import_module("_setup")
beside = importlib.import_module("_side_by_side")


def script(name: str) -> ModuleType:
    """A script as a module, under a name that is nobody else's."""
    spec = importlib.util.spec_from_file_location(f"scripts_{name}", SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


checks = script("test")
play = script("play")
serve = script("serve")
art = script("art")
hashes = script("hashes")


def ended(code: int, stdout: str = "", stderr: str = "") -> Callable[..., Any]:
    """A stand-in for subprocess.run: the command ended like this."""
    return lambda *args, **more: subprocess.CompletedProcess(args, code, stdout, stderr)


def raises(error: BaseException) -> Callable[..., Any]:
    """A stand-in that fails."""

    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


# Which Python


def test_the_range_of_pythons_is_the_one_in_pyproject() -> None:
    """The scripts look for exactly the Pythons the project says it supports."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    low, high = re.findall(r"3\.(\d+)", declared["requires-python"])
    assert (3, int(low)) == interpreter.OLDEST
    assert (3, int(high) - 1) == interpreter.NEWEST


@pytest.mark.parametrize(
    ("version", "expected"),
    [((3, 10, 13), False), ((3, 11, 0), True), ((3, 14, 9), True), ((3, 15, 0), False)],
)
def test_supported_versions(version: tuple[int, ...], expected: bool) -> None:
    """Both ends of the range belong to it, whatever the last number is."""
    assert interpreter.is_supported(version) is expected


def test_the_running_python_comes_first_and_what_is_not_there_is_not_tried() -> None:
    """Of the Pythons on PATH the newest is tried first, after the one that runs the script."""
    paths = {"python3.11": "/p/python3.11", "python3.13": "/p/python3.13", "py": "/p/py"}
    assert interpreter.candidates("/p/running", paths.get, windows=False) == [
        ("/p/running",),
        ("/p/python3.13",),
        ("/p/python3.11",),
    ]


def test_windows_asks_its_launcher_last() -> None:
    """The Windows launcher is given the version as an argument."""
    found = interpreter.candidates("python.exe", {"py": "py.exe"}.get, windows=True)
    assert found == [
        ("python.exe",),
        ("py.exe", "-3.13"),
        ("py.exe", "-3.12"),
        ("py.exe", "-3.11"),
        ("py.exe", "-3.14"),
    ]


def test_the_running_python_answers_for_itself() -> None:
    """The Python these tests run on is a real example of one that will do."""
    answer = interpreter.ask((interpreter.running_interpreter(),))
    assert answer == interpreter.Answer(tuple(sys.version_info[:3]))


@pytest.mark.parametrize(
    ("run", "problem"),
    [
        (ended(0, "3.10.13\n"), "is Python 3.10.13, too old"),
        (ended(0, "3.15.0\n"), "is Python 3.15.0, too new"),
        (ended(127, "", "pyenv: python3.12: command not found\n"), "does not work (pyenv: python"),
        (ended(1), "does not work (no message)"),
        (ended(1, "", "ModuleNotFoundError: No module named 'ensurepip'"), "python3-venv"),
        (raises(FileNotFoundError("gone")), "does not start (gone)"),
        (raises(subprocess.TimeoutExpired("python", 60)), "does not start"),
    ],
)
def test_why_an_interpreter_will_not_do(
    monkeypatch: pytest.MonkeyPatch, run: Callable[..., Any], problem: str
) -> None:
    """Too old, too new, a name without a program behind it, or unable to make environments."""
    monkeypatch.setattr(subprocess, "run", run)
    assert problem in interpreter.ask(("python",)).problem


def test_the_first_python_that_will_do_is_chosen() -> None:
    """One that does not work is passed over; those after the chosen one are not even asked."""
    answers = {"a": interpreter.Answer((), "is broken"), "b": interpreter.Answer((3, 12, 1))}
    assert interpreter.choose([("a",), ("b",), ("c",)], lambda c: answers[c[0]]) == ("b",)


def test_a_python_without_windows_is_taken_where_there_is_no_other() -> None:
    """Neither Arcade nor Kivy can be had for 3.14, so an older one is better, even found later."""
    answers = {
        "a": interpreter.Answer((3, 14, 2)),
        "b": interpreter.Answer((), "is broken"),
        "c": interpreter.Answer((3, 13, 1)),
    }
    assert interpreter.choose([("a",), ("b",), ("c",)], lambda c: answers[c[0]]) == ("c",)
    assert interpreter.choose([("b",), ("a",)], lambda c: answers[c[0]]) == ("a",)


def test_what_is_there_for_no_newer_python_is_not_asked_for_there() -> None:
    """The extras with windows leave out their toolkit just where the scripts expect none."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    for extra, toolkit in (("desktop", "arcade"), ("tablet", "kivy")):
        named = next(one for one in map(Requirement, extras[extra]) if one.name == toolkit)
        assert named.marker is not None
        there = [
            minor
            for minor in range(interpreter.OLDEST[1], interpreter.NEWEST[1] + 1)
            if named.marker.evaluate({"python_version": f"3.{minor}"})
        ]
        assert there == list(range(interpreter.OLDEST[1], interpreter.WINDOWS[1] + 1))


def test_without_any_python_it_says_what_is_needed_and_what_was_tried() -> None:
    """The message names the range, each candidate and what was wrong with it."""
    with pytest.raises(interpreter.SetUpError) as caught:
        interpreter.choose([("a",), ("py", "-3.12")], lambda _: interpreter.Answer((), "is broken"))
    words = str(caught.value)
    assert "Python 3.11 to 3.14" in words
    assert "a is broken" in words
    assert "py -3.12 is broken" in words


def test_inside_an_environment_the_python_it_was_made_from_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An environment about to be thrown away cannot be the one that makes the next."""
    monkeypatch.setattr(sys, "executable", "/repo/.venv/bin/python")
    monkeypatch.setattr(sys, "_base_executable", "/usr/bin/python3", raising=False)
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    monkeypatch.setattr(sys, "prefix", "/repo/.venv")
    assert interpreter.running_interpreter() == "/usr/bin/python3"
    monkeypatch.setattr(sys, "prefix", "/usr")
    assert interpreter.running_interpreter() == "/repo/.venv/bin/python"


# When to install


def test_the_fingerprint_follows_pyproject_and_python() -> None:
    """A changed pyproject.toml or another Python asks for a new installation; nothing else."""
    base = setup.fingerprint(b"[project]", "3.11.7")
    assert base == setup.fingerprint(b"[project]", "3.11.7")
    assert base != setup.fingerprint(b"[project] ", "3.11.7")
    assert base != setup.fingerprint(b"[project]", "3.11.8")


def test_a_stamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Writing and reading a stamp is lossless and leaves no second file."""
    stamp = setup.Stamp("abc", "somewhere", frozenset({"dev", "desktop"}))
    setup.write_stamp(tmp_path, stamp)
    assert setup.read_stamp(tmp_path) == stamp
    assert [path.name for path in tmp_path.iterdir()] == [setup.STAMP]


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"fingerprint": 1}', "null"])
def test_a_stamp_that_cannot_be_read_is_no_stamp(tmp_path: Path, content: str) -> None:
    """A damaged stamp leads to an installation, not to an error."""
    assert setup.read_stamp(tmp_path) is None
    (tmp_path / setup.STAMP).write_text(content, encoding="utf-8")
    assert setup.read_stamp(tmp_path) is None


HERE = Path("here")
GOOD = setup.Health("3.11.7", has_project=True)
TOML = b"[project]"


def stamped(
    *extras: str, version: str = "3.11.7", toml: bytes = TOML, root: Path = HERE
) -> setup.Stamp:
    """A stamp as a finished installation would have left it."""
    return setup.Stamp(setup.fingerprint(toml, version), str(root), frozenset(extras))


@pytest.mark.parametrize(
    ("health", "stamp", "unfinished", "make", "install"),
    [
        pytest.param(GOOD, stamped("dev"), False, False, False, id="fits"),
        pytest.param(GOOD, stamped("dev", "tablet"), False, False, False, id="holds more"),
        pytest.param(GOOD, stamped(), False, False, True, id="extra is new"),
        pytest.param(GOOD, None, False, False, True, id="no stamp"),
        pytest.param(GOOD, stamped("dev", toml=b"old"), False, False, True, id="pyproject changed"),
        pytest.param(
            GOOD, stamped("dev", version="3.11.6"), False, False, True, id="python changed"
        ),
        pytest.param(
            setup.Health("3.11.7", has_project=False),
            stamped("dev"),
            False,
            False,
            True,
            id="project gone",
        ),
        pytest.param(GOOD, stamped("dev", root=Path("there")), False, True, True, id="moved"),
        pytest.param(GOOD, stamped("dev"), True, True, True, id="cut short"),
        pytest.param(None, stamped("dev"), False, True, True, id="broken"),
        pytest.param(None, None, False, True, True, id="nothing there"),
        pytest.param(
            setup.Health("3.10.1", has_project=True), None, False, True, True, id="old python"
        ),
    ],
)
def test_what_an_environment_needs(
    health: Any, stamp: Any, unfinished: bool, make: bool, install: bool
) -> None:
    """Only what is broken is made again, and only what has changed is installed again."""
    plan = setup.decide(frozenset({"dev"}), HERE, TOML, health, stamp, unfinished)
    assert (plan.make, plan.install) == (make, install)
    assert bool(plan.why) == plan.install


def test_an_installation_keeps_the_extras_that_were_there() -> None:
    """Playing after testing does not take the test tools away."""
    plan = setup.decide(frozenset({"desktop"}), HERE, TOML, GOOD, stamped("dev"), False)
    assert plan.extras == {"desktop", "dev"}


@pytest.mark.parametrize(
    ("name", "windows", "expected"),
    [
        ("python", False, "e/bin/python"),
        ("scriptorium", False, "e/bin/scriptorium"),
        ("python", True, "e/Scripts/python.exe"),
        ("scriptorium", True, "e/Scripts/scriptorium.exe"),
    ],
)
def test_where_programs_live(name: str, windows: bool, expected: str) -> None:
    """Environments are laid out differently on Windows."""
    assert setup.tool(Path("e"), name, windows) == Path(expected)


def test_the_environment_puts_its_own_programs_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is run finds the environment's programs, and no other Python's library."""
    monkeypatch.setenv("PATH", "elsewhere")
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    values = setup.environment(Path("e"))
    assert values["PATH"].split(os.pathsep) == [str(setup.tool(Path("e"), "x").parent), "elsewhere"]
    assert values["VIRTUAL_ENV"] == "e"
    assert "PYTHONHOME" not in values


def test_an_environment_that_is_not_one_does_not_answer(tmp_path: Path) -> None:
    """A folder without a Python in it counts as broken."""
    assert setup.examine(tmp_path / "nowhere") is None
    assert setup.examine(tmp_path) is None


def test_these_tests_run_in_an_environment_that_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question put to an environment is understood by a real Python with the project in it."""
    monkeypatch.setattr(setup, "tool", lambda venv, name: Path(sys.executable))
    health = setup.examine(ROOT)
    assert health == setup.Health(".".join(map(str, sys.version_info[:3])), has_project=True)


def test_of_a_linked_environment_only_the_link_is_removed(tmp_path: Path) -> None:
    """Whoever keeps environments elsewhere does not lose one."""
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "file").touch()
    link = tmp_path / "link"
    link.symlink_to(kept, target_is_directory=True)
    setup.remove(link)
    assert not link.is_symlink()
    assert (kept / "file").exists()
    setup.remove(kept)
    assert not kept.exists()
    setup.remove(kept)  # nothing there is nothing to do


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A folder with a pyproject.toml, where making and installing only take notes."""
    (tmp_path / "pyproject.toml").write_bytes(TOML)
    state = SimpleNamespace(root=tmp_path, log=[], works=True, pip_succeeds=True)

    def make(venv: Path) -> None:
        state.log.append("make")
        setup.remove(venv)
        venv.mkdir()

    def run_pip(command: list[str], environment: dict[str, str]) -> bool:
        state.log.append(command[-1].replace(str(tmp_path), "."))
        assert (tmp_path / ".venv" / setup.UNFINISHED).exists()  # should the power fail now
        return bool(state.pip_succeeds)

    def examine(venv: Path) -> Any:
        return GOOD if state.works and venv.exists() else None

    monkeypatch.setattr(setup, "make", make)
    monkeypatch.setattr(setup, "examine", examine)
    monkeypatch.setattr(pip, "run", run_pip)
    return state


def test_the_second_start_does_nothing(project: SimpleNamespace) -> None:
    """The first start makes and installs; the next finds all in order."""
    venv = setup.ensure({"dev"}, project.root)
    assert venv == project.root / ".venv"
    assert project.log == ["make", ".[dev]"]
    setup.ensure({"dev"}, project.root)
    setup.ensure((), project.root)
    assert project.log == ["make", ".[dev]"]


def test_playing_first_and_testing_later_installs_only_what_is_added(
    project: SimpleNamespace,
) -> None:
    """Without extras the bare project is installed; extras come on top in the same place."""
    setup.ensure((), project.root)
    setup.ensure({"dev"}, project.root)
    (project.root / "pyproject.toml").write_bytes(b"changed")
    setup.ensure((), project.root)
    assert project.log == ["make", ".", ".[dev]", ".[dev]"]


def test_only_what_fits_its_hash_is_installed(project: SimpleNamespace) -> None:
    """An environment that was not checked so is made afresh; one that was is left alone."""
    file = project.root / "hashes.txt"
    file.write_text("pluggy==1.6.0 --hash=sha256:00\n", encoding="utf-8")
    setup.ensure({"dev"}, project.root)
    for _ in range(2):
        setup.ensure({"dev"}, project.root, file)
    assert project.log == ["make", ".[dev]", "make", "./hashes.txt", "."]
    file.write_text("pluggy==1.6.0 --hash=sha256:11\n", encoding="utf-8")
    project.pip_succeeds = False
    with pytest.raises(interpreter.SetUpError, match="the hashes speak of"):
        setup.ensure({"dev"}, project.root, file)


def test_the_hashes_are_asked_for_in_front(tmp_path: Path) -> None:
    name, file = setup.HASHES, tmp_path / "hashes.txt"
    assert setup.hashes_in(["--ui", "text"]) == (None, ["--ui", "text"])
    assert setup.hashes_in([name, str(file), "-x"]) == (file.resolve(), ["-x"])
    with pytest.raises(interpreter.SetUpError, match="needs a file"):
        setup.hashes_in([name])
    with pytest.raises(interpreter.SetUpError, match="cannot be read"):
        setup.given(file)


def test_a_line_of_hashes_says_nothing_of_where_a_package_is(tmp_path: Path) -> None:
    """The hash that pip was told, or that of the file, where it lies on this machine."""
    wheel = tmp_path / "one two.whl"
    wheel.write_bytes(b"wheel")
    about = {"name": "pluggy", "version": "1.6.0"}
    told = {"url": "https://example.org/x", "archive_info": {"hashes": {"sha256": "ab"}}}
    line = hashes.line_of({"metadata": about, "download_info": told})
    assert line == "pluggy==1.6.0 --hash=sha256:ab"
    local = {"url": wheel.as_uri(), "archive_info": {}}
    line = hashes.line_of({"metadata": about, "download_info": local})
    assert line.endswith(hashlib.sha256(b"wheel").hexdigest())
    with pytest.raises(interpreter.SetUpError, match="no hash"):
        hashes.line_of({"metadata": about, "download_info": {"url": "https://example.org/x"}})
    assert "msgspec>=0.19,<0.23" in hashes.wanted(ROOT)


def test_a_failed_installation_is_made_afresh_next_time(project: SimpleNamespace) -> None:
    """What pip left half done is not trusted, and the failure is not passed over."""
    project.pip_succeeds = False
    with pytest.raises(interpreter.SetUpError):
        setup.ensure({"dev"}, project.root)
    project.pip_succeeds = True
    setup.ensure({"dev"}, project.root)
    assert project.log == ["make", ".[dev]", "make", ".[dev]"]
    assert not (project.root / ".venv" / setup.UNFINISHED).exists()


def test_a_broken_environment_is_made_afresh(project: SimpleNamespace) -> None:
    """An environment whose Python no longer answers is replaced."""
    setup.ensure((), project.root)
    project.works = False
    with pytest.raises(interpreter.SetUpError):  # the new one does not answer either
        setup.ensure((), project.root)
    project.works = True
    setup.ensure((), project.root)
    assert project.log == ["make", ".", "make", ".", "make", "."]


# What is shown of pip


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Collecting pytest<10,>=8.3 (from scriptorium==0.1.0)", "fetching pytest"),
        ("Collecting fluent.runtime", "fetching fluent.runtime"),
        ("Processing ./wheels/pytest_xdist-3.8.0-py3-none-any.whl", "fetching pytest_xdist"),
        (r"Processing c:\wheels\attrs-26.1.0-py3-none-any.whl", "fetching attrs"),
        ("  Installing build dependencies: started", "fetching the build tools"),
        ("  Installing build dependencies: finished with status 'done'", None),
        ("Installing collected packages: pytz, tomlkit", "installing what was fetched"),
        ("  Downloading ruff-0.17.5.whl (10.6 MB)", None),
        ("WARNING: Location 'file:///somewhere/msgspec/' is ignored: it is neither", None),
        ("WARNING: Retrying after connection broken", "WARNING: Retrying after connection broken"),
        ("ERROR: No matching distribution", "ERROR: No matching distribution"),
        ("", None),
    ],
)
def test_what_is_shown_of_a_line(line: str, shown: str | None) -> None:
    """Packages, steps and real warnings are shown; the rest is not."""
    assert pip.digest_line(line) == shown


NOISE = "WARNING: Location 'file:///x' is ignored"


def test_a_quiet_success(capsys: pytest.CaptureFixture[str]) -> None:
    """When all goes well, pip's noise stays away and standard output stays clean."""
    command = [sys.executable, "-c", f'print("Collecting attrs"); print("""{NOISE}""")']
    assert pip.run(command, dict(os.environ)) is True
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "  fetching attrs\n"


def test_a_loud_failure(capsys: pytest.CaptureFixture[str]) -> None:
    """When it fails, everything pip said is printed, standard error included."""
    code = f'import sys; print("""{NOISE}"""); print("the reason", file=sys.stderr); sys.exit(3)'
    assert pip.run([sys.executable, "-c", code], dict(os.environ)) is False
    shown = capsys.readouterr().err
    assert NOISE in shown
    assert "the reason" in shown
    assert "code 3" in shown


# Windows without a screen


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A Debian machine that has Mesa, is used by root, and takes notes of installations."""
    machine = SimpleNamespace(installed={"libgl1", "libegl1"}, asked=[], user=0, succeeds=True)

    def install(packages: list[str]) -> bool:
        machine.asked.append(packages)
        return bool(machine.succeeds)

    monkeypatch.setattr(screen, "is_debian", lambda: True)
    monkeypatch.setattr(
        screen,
        "missing",
        lambda packages: [p for p in screen.PACKAGES if p not in machine.installed],
    )
    monkeypatch.setattr(screen, "install", install)
    monkeypatch.setattr(os, "geteuid", lambda: machine.user, raising=False)
    return machine


def test_the_packages_cover_both_toolkits() -> None:
    """An X server, OpenGL with and without it, fonts: and nothing twice."""
    assert {"xvfb", "xauth", "libgl1", "libgl1-mesa-dri", "libegl1", "libfontconfig1"} <= set(
        screen.PACKAGES
    )
    assert len(set(screen.PACKAGES)) == len(screen.PACKAGES)


def test_only_what_is_missing_is_listed() -> None:
    """Packages that are there are left alone, the others keep their order."""
    assert screen.missing(["a", "b", "c"], {"b"}.__contains__) == ["a", "c"]


@pytest.mark.parametrize(
    ("code", "answer", "expected"),
    [
        (0, "installed", True),
        (0, "installedinstalled", True),
        (0, "config-files", False),
        (0, "not-installed", False),
        (1, "", False),
    ],
)
def test_what_dpkg_calls_installed(
    monkeypatch: pytest.MonkeyPatch, code: int, answer: str, expected: bool
) -> None:
    """A package that was removed but left its settings is not installed."""
    monkeypatch.setattr(subprocess, "run", ended(code, answer))
    assert screen.is_installed("xvfb") is expected


def test_root_gets_what_is_missing(debian: SimpleNamespace) -> None:
    """As root the missing packages are installed, and only those."""
    assert screen.prepare() is True
    (asked,) = debian.asked
    assert asked == [p for p in screen.PACKAGES if p not in debian.installed]


def test_a_failed_installation_is_a_failed_check(debian: SimpleNamespace) -> None:
    """If the packages do not come, the summary will say so."""
    debian.succeeds = False
    assert screen.prepare() is False


def test_nothing_is_installed_where_nothing_is_missing(debian: SimpleNamespace) -> None:
    """A machine that has everything is not touched."""
    debian.installed = set(screen.PACKAGES)
    assert screen.prepare() is True
    assert debian.asked == []


def test_an_ordinary_user_is_told(
    debian: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the right to install there is only advice."""
    debian.user = 1000
    assert screen.prepare() is True
    assert debian.asked == []
    assert "apt-get install xvfb" in capsys.readouterr().out


def test_other_systems_are_left_alone(
    debian: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not Debian: nothing is asked and nothing is installed."""
    monkeypatch.setattr(screen, "is_debian", lambda: False)
    assert screen.prepare() is True
    assert debian.asked == []


def test_apt_asks_no_questions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """apt-get is run without dialogues and stops, with its words shown, at the first failure."""
    calls: list[tuple[list[str], str]] = []

    def run(command: list[str], **more: Any) -> Any:
        calls.append((command, more["env"]["DEBIAN_FRONTEND"]))
        return SimpleNamespace(returncode=len(calls) - 1, stdout="no such package")

    monkeypatch.setattr(subprocess, "run", run)
    assert screen.install(["xvfb"]) is False
    assert [command[:2] for command, _ in calls] == [["apt-get", "update"], ["apt-get", "install"]]
    assert calls[1][0][-1] == "xvfb"
    assert "--no-install-recommends" in calls[1][0]
    assert {how for _, how in calls} == {"noninteractive"}
    assert "no such package" in capsys.readouterr().out


# test.py


def test_only_tests_counts_as_the_first_word_only() -> None:
    """Everything that is not ours is pytest's."""
    assert checks.split_arguments(["--only-tests", "-x"]) == (True, ["-x"])
    assert checks.split_arguments(["-x", "--only-tests"]) == (False, ["-x", "--only-tests"])
    assert checks.split_arguments([]) == (False, [])


def test_named_tests_come_after_the_checks(no_setup: SimpleNamespace) -> None:
    """Format, lint, types, imports, tests in this order; with --only-tests the last alone."""
    assert checks.main(["-x"]) == 0
    assert no_setup.ran == ["format", "lint", "types", "imports", "tests"]
    no_setup.ran.clear()
    assert checks.main(["--only-tests", "-x"]) == 0
    assert no_setup.ran == ["tests"]


def test_every_test_of_the_tree_is_in_a_full_run() -> None:
    """Each file that pytest would collect lies in a folder or list of one run, and of one only."""
    root = Path(__file__).resolve().parent.parent
    named = [
        one
        for step in checks.all_tests(root, "python")
        for one in step.command[step.command.index("pytest") + 1 :]
    ]
    files = [one.relative_to(root).as_posix() for one in checks.test_files(root / "tests")]
    assert files
    for file in files:
        assert sum(file == one or file.startswith(one + "/") for one in named) == 1, file


def test_windows_are_tested_in_processes_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full run has one run for each toolkit and each folder; named tests stay one run."""
    monkeypatch.setenv("DISPLAY", ":0")
    for folder, size in (("desktop", 10), ("tablet", 10), ("core", 5), ("sator", 7)):
        (tmp_path / "tests" / folder).mkdir(parents=True)
        (tmp_path / "tests" / folder / "test_one.py").write_text("#" * size, encoding="utf-8")
    (tmp_path / "tests" / "saves").mkdir()
    (tmp_path / "tests" / "web").mkdir()
    (tmp_path / "tests" / "test_beside.py").write_text("#", encoding="utf-8")
    full = checks.all_tests(tmp_path, "python")
    names = [
        "windows: tablet",
        "windows: desktop",
        "browser",
        "tests: sator",
        "tests: core",
        "tests",
    ]
    assert [step.name for step in full] == names
    assert [step.command[-1] for step in full[2::3]] == ["tests/web", "tests/test_beside.py"]
    assert checks.chosen_tests("python", ["tests/desktop"]).command[-1] == "tests/desktop"


def test_windows_get_a_screen_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a display the command stays as it is; without one an unseen screen is put around it."""
    command = ["python", "-m", "pytest", "tests/desktop"]
    monkeypatch.setattr(screen.sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    assert screen.on_a_screen(command) == command
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setattr(screen.shutil, "which", lambda name: f"/usr/bin/{name}")
    assert screen.on_a_screen(command)[0] == "/usr/bin/xvfb-run"
    assert screen.on_a_screen(command)[-4:] == command
    assert screen.on_a_screen(command, 1) != screen.on_a_screen(command, 2)
    monkeypatch.setattr(screen.shutil, "which", lambda name: None)
    assert screen.on_a_screen(command) == command


def test_what_is_typed_strictly(tmp_path: Path) -> None:
    """Core, plugins, play and pages from the day they exist; not the windows."""
    for folder in ("core", "plugins", "frontends/scriptorium_desktop"):
        (tmp_path / folder).mkdir(parents=True)
    assert checks.typed_folders(tmp_path) == ["core", "plugins"]
    (tmp_path / "frontends" / "scriptorium_play").mkdir()
    assert checks.typed_folders(tmp_path) == ["core", "plugins", "frontends/scriptorium_play"]


def ends(code: int, words: str = "") -> list[str]:
    """A command that says something and ends with this code."""
    return [sys.executable, "-c", f"print({words!r}); raise SystemExit({code})"]


@pytest.mark.parametrize(("code", "passed"), [(0, True), (1, False), (5, False)])
def test_the_exit_code_decides(tmp_path: Path, code: int, passed: bool) -> None:
    """Also finding no tests at all (5) is a failure."""
    step = beside.Step("one", ends(code))
    assert checks.run_step(step, tmp_path, dict(os.environ)).passed is passed
    assert [one.passed for one in beside.run_all([step], 1, tmp_path, os.environ)] == [passed]


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="this system does not tell")
def test_the_cpu_of_a_check_is_that_of_all_its_processes(tmp_path: Path) -> None:
    """What sleeps uses none; what a check has begun and waited for counts as its own."""
    work = "import time\nwhile time.process_time() < 0.3: pass"
    begins = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {work!r}])"
    steps = [
        beside.Step("sleeps", [sys.executable, "-c", "import time; time.sleep(0.5)"]),
        beside.Step("works", [sys.executable, "-c", begins]),
    ]
    for results in (
        beside.run_all(steps, 1, tmp_path, os.environ),
        [checks.run_step(step, tmp_path, dict(os.environ)) for step in steps],
    ):
        sleeps, works = (one.cpu for one in results)
        assert sleeps < 0.3 <= works


def test_a_tool_that_does_not_start_is_a_failure(tmp_path: Path) -> None:
    """A missing tool does not pass, and does not end the run."""
    step = beside.Step("one", [str(tmp_path / "missing")])
    assert checks.run_step(step, tmp_path, dict(os.environ)).passed is False
    both = beside.run_all([step, beside.Step("two", ends(0))], 2, tmp_path, os.environ)
    assert [one.passed for one in both] == [False, True]


def test_tests_write_in_memory_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing stays there; too little room, or a place that somebody has chosen, leave it be."""
    monkeypatch.delenv("TMPDIR", raising=False)
    monkeypatch.setattr(checks, "MEMORY", tmp_path)
    monkeypatch.setattr(checks, "ROOM", 0)
    with checks.folder_for_files() as files:
        assert Path(files).parent == tmp_path
        assert checks.environment(tmp_path, files)["TMPDIR"] == files
    assert not list(tmp_path.iterdir())
    monkeypatch.setenv("TMPDIR", "elsewhere")
    with checks.folder_for_files() as files:
        assert files is None
        assert checks.environment(tmp_path, files)["TMPDIR"] == "elsewhere"
    monkeypatch.delenv("TMPDIR")
    monkeypatch.setattr(checks, "ROOM", 1 << 60)
    with checks.folder_for_files() as files:
        assert files is None
    monkeypatch.setattr(checks, "MEMORY", tmp_path / "missing")
    with checks.folder_for_files() as files:
        assert files is None


def test_checks_side_by_side_speak_one_after_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two run at the same time, each waiting for the other; what each said is shown whole."""
    wait = (
        "import pathlib, sys, time; pathlib.Path(sys.argv[1]).touch()\n"
        "print('first', sys.argv[1])\n"
        "while not pathlib.Path(sys.argv[2]).exists(): time.sleep(0.01)\n"
        "print('last', sys.argv[1])"
    )
    steps = [
        beside.Step("one", [sys.executable, "-c", wait, "a", "b"]),
        beside.Step("two", [sys.executable, "-c", wait, "b", "a"]),
        beside.Step("three", ends(3, "no luck")),
    ]
    results = beside.run_all(steps, 2, tmp_path, os.environ)
    assert [(one.name, one.passed) for one in results] == [
        ("one", True),
        ("two", True),
        ("three", False),
    ]
    said = capsys.readouterr().out
    assert "first a\nlast a\n-- one: passed" in said
    assert "first b\nlast b\n-- two: passed" in said
    assert "no luck\n-- three: FAILED" in said


def test_the_summary_names_what_failed() -> None:
    """Each check has its line, and the last line is the verdict."""
    good, bad = beside.Result("lint", True, 1.25), beside.Result("types", False, 10)
    assert checks.summary([good]).splitlines()[-1] == "All checks passed."
    lines = checks.summary([good, bad]).splitlines()
    assert lines[0].split() == ["passed", "lint", "1.2", "s"]
    assert lines[1].split() == ["FAILED", "types", "10.0", "s"]
    told = checks.summary([good._replace(cpu=0.75)]).splitlines()[0]
    assert told.split() == ["passed", "lint", "1.2", "s", "0.8", "s", "of", "CPU"]
    assert lines[-1] == "Failed: types."


@pytest.fixture
def no_setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """test.py with the set-up and the checks replaced by notes."""
    notes = SimpleNamespace(root=tmp_path, extras=None, ran=[], failing=set())

    def ensure(extras: set[str], **more: object) -> Path:
        notes.extras = extras
        return tmp_path

    def run_step(step: Any, root: Path, values: Any) -> Any:
        notes.ran.append(step.name)
        return beside.Result(step.name, step.name not in notes.failing, 0.0)

    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "ensure", ensure)
    monkeypatch.setattr(checks, "run_step", run_step)
    monkeypatch.setattr(
        checks,
        "run_all",
        lambda steps, places, root, environment: [run_step(one, root, tmp_path) for one in steps],
    )
    monkeypatch.setattr(screen, "prepare", lambda: bool(notes.ran.append("screen")) or True)
    return notes


def test_an_early_failure_stops_nothing_and_is_not_forgotten(no_setup: SimpleNamespace) -> None:
    """All checks run, and the exit code tells that one of them failed."""
    (no_setup.root / "tests" / "core").mkdir(parents=True)
    (no_setup.root / "tests" / "core" / "test_one.py").write_text("#", encoding="utf-8")
    assert checks.main([]) == 0
    no_setup.ran.clear()
    no_setup.failing = {"format"}
    assert checks.main([]) == 1
    assert no_setup.ran == ["format", "lint", "types", "imports", "tests: core"]
    assert no_setup.extras == {"dev", "lab", "net", "notify", "postgres", "research"}


def test_system_packages_are_for_trees_with_windows(no_setup: SimpleNamespace) -> None:
    """The first frontend that opens windows brings its extra and the system packages."""
    (no_setup.root / "frontends" / "scriptorium_tablet").mkdir(parents=True)
    assert checks.main(["--only-tests", "-x"]) == 0
    assert no_setup.ran == ["screen", "tests"]
    assert no_setup.extras == {"dev", "lab", "net", "notify", "postgres", "research", "tablet"}


def test_postgresql_is_installed_where_it_may_be_and_said_to_be_missing_where_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(screen, "DATABASE_PLACE", tmp_path)
    monkeypatch.setattr(screen.shutil, "which", lambda name: None)
    monkeypatch.setattr(screen, "prepare", lambda packages: asked.append(packages) or True)
    monkeypatch.setattr(screen, "is_debian", lambda: True)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert screen.prepare_database()
    assert asked == [screen.DATABASE]
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert screen.prepare_database()
    assert "PostgreSQL are left out" in capsys.readouterr().out
    (tmp_path / "15" / "bin").mkdir(parents=True)
    (tmp_path / "15" / "bin" / "initdb").touch()
    assert screen.prepare_database()
    assert capsys.readouterr().out == ""
    assert asked == [screen.DATABASE]


@pytest.mark.parametrize("failing", ["", "tests/desktop"])
def test_golden_pictures_are_kept_for_each_frontend(
    no_setup: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """Each in a run of its own; that one fails stops no other, and is told."""
    for name in ("desktop", "tablet"):
        (no_setup.root / "frontends" / f"scriptorium_{name}").mkdir(parents=True)
        (no_setup.root / "tests" / name).mkdir(parents=True)
    runs: list[list[str]] = []

    def run(command: list[str], **_: object) -> int:
        runs.append(command[command.index("pytest") :])
        return int(failing in command)

    monkeypatch.setattr(art.subprocess, "call", run)
    assert art.main(["--goldens"]) == bool(failing)
    assert runs == [
        ["pytest", folder, "-k", "golden", "--new-goldens"] for folder in screen.WINDOW_TESTS
    ]
    assert no_setup.extras == {"dev", "desktop", "tablet"}


def test_a_failed_set_up_is_told_without_a_traceback(
    no_setup: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Who has no fitting Python reads what is needed, and nothing runs."""
    monkeypatch.setattr(setup, "ensure", raises(interpreter.SetUpError("You need Python.")))
    assert checks.main([]) == 1
    assert capsys.readouterr().err == "You need Python.\n"
    assert no_setup.ran == []


# play.py and bench.py


@pytest.mark.parametrize(
    ("arguments", "present", "extras"),
    [
        ([], {"desktop", "tablet"}, {"desktop"}),
        ([], set(), set()),
        (["--ui", "tablet"], {"desktop", "tablet"}, {"tablet"}),
        (["--ui=tablet"], {"desktop"}, set()),
        ([], {"desktop", "server", "web"}, {"desktop", "server", "web"}),
        (["--ui", "text"], {"desktop", "server", "text", "web"}, {"text"}),
        (["--ui", "text"], {"desktop", "tablet"}, set()),
        (["--ui", "text"], {"desktop", "text"}, {"text"}),
        (["--ui", "tablet"], {"desktop", "tablet", "text"}, {"tablet", "text"}),
        (["sator", "--ui"], {"desktop"}, {"desktop"}),
    ],
)
def test_what_playing_needs(arguments: list[str], present: set[str], extras: set[str]) -> None:
    """A match brings the extra of its frontend, if the tree has that one, and the languages."""
    assert play.extras_for(arguments, frozenset(present)) == extras


@pytest.mark.parametrize(
    ("arguments", "more"),
    [
        (["--lan"], set()),
        (["--store", "postgresql://here/tables"], {"postgres"}),
        (["--store=postgres://here/tables", "--public", "https://here"], {"postgres", "notify"}),
        (["--mail=mailtos://here"], {"notify"}),
    ],
)
def test_a_server_is_set_up_with_what_its_arguments_need(arguments, more, monkeypatch):
    monkeypatch.delenv("SCRIPTORIUM_MAIL", raising=False)
    assert serve.extras_for(arguments) == {"server", "text", "web"} | more
    monkeypatch.setenv("SCRIPTORIUM_MAIL", "mailtos://here")
    assert "notify" in serve.extras_for(arguments)


@pytest.mark.parametrize(
    ("screen", "here", "builds"), [(":1", True, True), (":1", False, False), ("", True, False)]
)
def test_the_page_for_phones_is_built_while_a_window_opens(monkeypatch, screen, here, builds):
    """At once and beside it; not where nothing opens, or where what builds it is not installed."""
    begun: list[list[str]] = []
    monkeypatch.setattr(play.sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(play.shutil, "which", lambda name: name if here else None)
    monkeypatch.setattr(play._setup, "ensure", lambda extras, **more: Path("there"))
    monkeypatch.setattr(play.subprocess, "Popen", lambda command, **more: begun.append(command))
    assert play.build_page_meanwhile([], frozenset({"desktop", "server", "web"})) == 0
    assert [command[-1] for command in begun] == ["--changed"] * builds


def test_arguments_are_handed_on_untouched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a person writes after the script's name reaches the program as it is."""
    seen: list[object] = []
    monkeypatch.setattr(setup, "ensure", lambda extras, **more: tmp_path)
    monkeypatch.setattr(setup, "hand_over", lambda *given: seen.append(given) or 7)
    assert setup.run_scriptorium("play", ["--ui", "a b"], ()) == 7
    assert setup.run_python(["-m", "benchmarks"], ["--json"], ()) == 7
    assert seen == [
        (tmp_path, "scriptorium", ["play", "--ui", "a b"]),
        (tmp_path, "python", ["-m", "benchmarks", "--json"]),
    ]


def test_a_program_that_is_not_there_is_told_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing program is named, and the script fails."""
    monkeypatch.setattr(setup, "ensure", lambda extras, **more: tmp_path)
    assert setup.run_scriptorium("play", [], ()) == 1
    assert "scriptorium does not start" in capsys.readouterr().err.replace(".exe", "")


# All scripts


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_scripts_start_on_a_bare_machine(path: Path) -> None:
    """Standard library only, in syntax an older Python can read far enough to look for a newer."""
    tree = ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 7))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported
    assert imported <= sys.stdlib_module_names | {other.stem for other in OURS}


@pytest.mark.parametrize("name", sorted(one.stem for one in OURS if one.stem[0] != "_"))
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_needs_no_set_up(tmp_path: Path, name: str, flag: str) -> None:
    """In a tree that was just fetched: nothing is made and nothing installed."""
    shutil.copytree(SCRIPTS, tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "scripts" / f"{name}.py"), flag],
        capture_output=True,
        text=True,
        timeout=20,
    )
    assert done.returncode == 0, done.stderr
    assert f"scripts/{name}.py" in done.stdout + done.stderr
    assert not (tmp_path / ".venv").exists()
