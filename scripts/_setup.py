"""Make and keep the virtual environment in .venv that every script here works in.

A stamp in the environment tells what it was made from. While the stamp fits, starting a script
costs two short checks; when pyproject.toml or the Python changes, the project is installed again;
an environment that is broken, half made or moved is thrown away and made afresh.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import _interpreter
import _pip

ROOT = Path(__file__).resolve().parent.parent
STAMP = "scriptorium-stamp.json"
# There from the first byte of an installation until its end: a run that was cut short leaves it.
UNFINISHED = "scriptorium-unfinished"
# Asks that only those packages be installed whose hashes stand in a file (scripts/hashes.py).
HASHES = "--require-hashes"
MOST_HELP = 20.0  # seconds that a program may take to tell its arguments
# Which extra of pyproject.toml a frontend needs, once its folder is in the tree.
FRONTENDS = {
    "desktop": "scriptorium_desktop",
    "server": "scriptorium_server",
    "tablet": "scriptorium_tablet",
    "text": "scriptorium_text",
    "web": "scriptorium_web",
}

# pip must be there to install with, and the project must be known to it.
_HEALTH = (
    "import sys, pip, importlib.metadata as m; "
    "print('%d.%d.%d' % sys.version_info[:3]); "
    "print(*[d.version for d in m.distributions(name='scriptorium')][:1])"
)


class Stamp(NamedTuple):
    """What an environment was made from: hash, place and extras."""

    fingerprint: str
    root: str
    extras: frozenset[str]


class Health(NamedTuple):
    """What an environment's Python answers: its version, and whether the project is installed."""

    version: str
    has_project: bool


class Plan(NamedTuple):
    """What has to be done before a script can start: make, install, or nothing."""

    make: bool
    install: bool
    extras: frozenset[str]
    why: str


def say(text: str) -> None:
    """Tell what is going on, on standard error: standard output belongs to the program run."""
    print(text, file=sys.stderr, flush=True)


def tool(venv: Path, name: str, windows: bool = os.name == "nt") -> Path:
    """Where a program of the environment lives on this system."""
    return venv / "Scripts" / f"{name}.exe" if windows else venv / "bin" / name


def fingerprint(pyproject: bytes, version: str) -> str:
    """A hash that changes with pyproject.toml and with the interpreter's version."""
    return hashlib.sha256(version.encode() + b"\0" + pyproject).hexdigest()


def present_frontends(root: Path) -> frozenset[str]:
    """The extras of the frontends whose folders are in the tree."""
    return frozenset(
        extra for extra, folder in FRONTENDS.items() if (root / "frontends" / folder).is_dir()
    )


def read_stamp(venv: Path) -> Stamp | None:
    """The environment's stamp, or None when it has none that can be read."""
    try:
        found = json.loads((venv / STAMP).read_text(encoding="utf-8"))
        return Stamp(found["fingerprint"], found["root"], frozenset(found["extras"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(venv: Path, stamp: Stamp) -> None:
    """Record what the environment was made from, in one step, so that it is never half a stamp."""
    fresh = venv / (STAMP + ".new")
    text = json.dumps({**stamp._asdict(), "extras": sorted(stamp.extras)}, indent=1)
    fresh.write_text(text + "\n", encoding="utf-8")
    os.replace(fresh, venv / STAMP)


def examine(venv: Path) -> Health | None:
    """Ask the environment's own Python how it is; None when it cannot answer."""
    try:
        done = subprocess.run(
            [str(tool(venv, "python")), "-c", _HEALTH],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(venv),
            cwd=str(venv),
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    lines = done.stdout.splitlines()
    if done.returncode != 0 or not lines:
        return None
    return Health(lines[0], has_project=len(lines) > 1 and bool(lines[1].strip()))


def decide(
    wanted: frozenset[str],
    root: Path,
    pyproject: bytes,
    health: Health | None,
    stamp: Stamp | None,
    unfinished: bool,
) -> Plan:
    """What an environment in this state needs before it holds the wanted extras."""
    known = stamp.extras if stamp else frozenset()
    extras = wanted | known
    if health is None:
        return Plan(True, True, extras, "there is none that works")
    if unfinished:
        return Plan(True, True, extras, "the last installation was cut short")
    if not _interpreter.is_supported(int(part) for part in health.version.split(".")):
        return Plan(True, True, extras, f"the old one has Python {health.version}")
    if stamp and stamp.root != str(root):
        return Plan(True, True, extras, "the folder was moved or copied")
    if not stamp or not health.has_project:
        return Plan(False, True, extras, "the project is not installed yet")
    if stamp.fingerprint != fingerprint(pyproject, health.version):
        return Plan(False, True, extras, "pyproject.toml or Python has changed")
    if not wanted <= known:
        return Plan(False, True, extras, f"{', '.join(sorted(wanted - known))} is new")
    return Plan(False, False, extras, "")


def environment(venv: Path) -> dict[str, str]:
    """The process environment in which the virtual environment's programs come first."""
    values = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    values["VIRTUAL_ENV"] = str(venv)
    values["PATH"] = str(tool(venv, "python").parent) + os.pathsep + values.get("PATH", os.defpath)
    return values


def remove(venv: Path) -> None:
    """Take an environment away; of a link only the link, never what it points to."""
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(str(venv))


def make(venv: Path) -> None:
    """Make an empty environment with the best interpreter there is."""
    running = _interpreter.running_interpreter()
    command = _interpreter.choose(_interpreter.candidates(running))
    if command != (running,):
        say(f"  using {' '.join(command)}")
    remove(venv)
    done = subprocess.run(
        [*command, "-m", "venv", str(venv)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise _interpreter.SetUpError(f"{done.stdout}\nThe environment could not be made.")


def install(venv: Path, root: Path, extras: frozenset[str], hashes: Path | None = None) -> None:
    """Install the project editable with its extras, and stamp the environment.

    Where the hashes of all packages are given, nothing else is installed than what they fit.
    """
    (venv / UNFINISHED).touch()
    target = str(root) + (f"[{','.join(sorted(extras))}]" if extras else "")
    content = (root / "pyproject.toml").read_bytes() + given(hashes)
    # Python compiles what it imports by itself, which is a small part of what is installed.
    command = [str(tool(venv, "python")), "-m", "pip", "install", "--no-compile"]
    rest = ["--editable", target]
    if hashes is not None:
        checked = [*command, "--require-hashes", "--requirement", str(hashes)]
        if not _pip.run(checked, environment(venv)):
            raise _interpreter.SetUpError("A package is not the one that the hashes speak of.")
        rest = ["--no-deps", "--no-index", "--no-build-isolation", "--editable", str(root)]
    if not _pip.run([*command, *rest], environment(venv)):
        raise _interpreter.SetUpError("The project could not be installed; see pip's words above.")
    health = examine(venv)
    if health is None or not health.has_project:
        raise _interpreter.SetUpError("pip reported success, but the project is not installed.")
    write_stamp(venv, Stamp(fingerprint(content, health.version), str(root), extras))
    (venv / UNFINISHED).unlink()


def given(hashes: Path | None) -> bytes:
    """What stands in the file of hashes that was asked for."""
    try:
        return hashes.read_bytes() if hashes is not None else b""
    except OSError as error:
        raise _interpreter.SetUpError(f"{hashes} cannot be read: {error.strerror}") from None


def hashes_in(arguments: list[str]) -> tuple[Path | None, list[str]]:
    """The file of hashes that is asked for in front of other arguments, and these."""
    if arguments[:1] != [HASHES]:
        return None, arguments
    if len(arguments) < 2:
        raise _interpreter.SetUpError(f"{HASHES} needs a file, which scripts/hashes.py makes.")
    return Path(arguments[1]).resolve(), arguments[2:]


def ensure(wanted: Iterable[str], root: Path = ROOT, hashes: Path | None = None) -> Path:
    """Bring .venv to a state that holds the wanted extras, and say where it is.

    One whose packages were not checked by these hashes is made afresh.
    """
    venv = root / ".venv"
    plan = decide(
        frozenset(wanted),
        root,
        (root / "pyproject.toml").read_bytes() + given(hashes),
        examine(venv),
        read_stamp(venv),
        (venv / UNFINISHED).exists(),
    )
    if hashes is not None and plan.install and not plan.make:
        plan = plan._replace(make=True, why="its packages are to be checked by their hashes")
    started = time.monotonic()
    if plan.make:
        say(f"Making the environment in .venv: {plan.why}.")
        make(venv)
    if plan.install:
        named = ", ".join(sorted(plan.extras)) or "none"
        say(f"Installing Scriptorium (extras: {named})" + ("." if plan.make else f": {plan.why}."))
        install(venv, root, plan.extras, hashes)
        say(f"Ready after {time.monotonic() - started:.1f} s.")
    return venv


def hand_over(venv: Path, name: str, arguments: list[str]) -> int:
    """Become a program of the environment, so that it has the terminal and the signals to itself.

    Windows cannot replace a running process without losing the console; there we wait for it.
    """
    command = [str(tool(venv, name)), *arguments]
    try:
        if os.name == "nt":
            return subprocess.call(command, env=environment(venv))
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command[0], command, environment(venv))
    except OSError as error:
        raise _interpreter.SetUpError(f"{command[0]} does not start: {error}") from error


def told(act: Callable[[], int]) -> int:
    """What an act comes to; a set-up that fails, or was stopped, is told in a sentence."""
    try:
        return act()
    except _interpreter.SetUpError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def helps(arguments: list[str], says: str | None, *program: str) -> bool:
    """Whether help was asked for, which is told at once: nothing is installed for it.

    What the program says that would be handed over to follows, where it is there already.
    """
    if not {"-h", "--help"} & set(arguments):
        return False
    print((says or "").strip(), flush=True)
    if not program:
        return True
    venv, (name, *given) = ROOT / ".venv", program
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        found = subprocess.run(
            [str(tool(venv, name)), *given, "--help"],
            capture_output=True,
            text=True,
            env=environment(venv),
            timeout=MOST_HELP,
            check=False,
        )
        if found.returncode == 0:
            print(f"\n{found.stdout.strip()}", flush=True)
            return True
    print("\nOnce it is set up, this tells all further arguments as well.", flush=True)
    return True


def run_scriptorium(subcommand: str, arguments: list[str], extras: Iterable[str]) -> int:
    """Set up, then run `scriptorium SUBCOMMAND ARGUMENTS` from the environment."""
    return _run("scriptorium", [subcommand], arguments, extras)


def run_python(before: list[str], arguments: list[str], extras: Iterable[str]) -> int:
    """Set up, then run the environment's Python with `before` in front of the arguments."""
    return _run("python", before, arguments, extras)


def _run(program: str, before: list[str], arguments: list[str], extras: Iterable[str]) -> int:
    def run() -> int:
        hashes, rest = hashes_in(arguments)
        return hand_over(ensure(extras, hashes=hashes), program, [*before, *rest])

    return told(run)
