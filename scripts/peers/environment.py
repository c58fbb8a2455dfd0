"""Make and keep .venv-peers: Scriptorium and the engines it is measured against, side by side."""

from __future__ import annotations

import time
from pathlib import Path

import _interpreter
import _pip
import _setup

FOLDER = ".venv-peers"
# The versions that the targets were set for.
PEERS = ("catanatron==3.2.1", "chess==1.11.2", "open_spiel==2.0.2")


def ensure(root: Path = _setup.ROOT) -> Path:
    """Bring the environment to a state that holds Scriptorium and its peers."""
    venv = root / FOLDER
    pyproject = (root / "pyproject.toml").read_bytes()
    unfinished = venv / _setup.UNFINISHED
    plan = _setup.decide(
        frozenset(PEERS),
        root,
        pyproject,
        _setup.examine(venv),
        _setup.read_stamp(venv),
        unfinished.exists(),
    )
    started = time.monotonic()
    if plan.make:
        _setup.say(f"Making the environment in {FOLDER}: {plan.why}.")
        _setup.make(venv)
    if plan.install:
        _setup.say(f"Installing Scriptorium and its peers: {', '.join(PEERS)}.")
        _install(venv, root, pyproject)
        _setup.say(f"Ready after {time.monotonic() - started:.1f} s.")
    return venv


def _install(venv: Path, root: Path, pyproject: bytes) -> None:
    unfinished = venv / _setup.UNFINISHED
    unfinished.touch()
    python = str(_setup.tool(venv, "python"))
    command = [python, "-m", "pip", "install", "--editable", str(root), *PEERS]
    if not _pip.run(command, _setup.environment(venv)):
        raise _interpreter.SetUpError("The peers could not be installed; see pip's words above.")
    health = _setup.examine(venv)
    if health is None or not health.has_project:
        raise _interpreter.SetUpError("pip reported success, but the project is not installed.")
    stamp = _setup.Stamp(_setup.fingerprint(pyproject, health.version), str(root), frozenset(PEERS))
    _setup.write_stamp(venv, stamp)
    unfinished.unlink()
