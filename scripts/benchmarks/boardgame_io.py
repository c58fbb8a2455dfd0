"""What boardgame.io's server takes for a move of tic-tac-toe, beside our server in the same run.

npm installs it into the environment of the benchmarks. Its matches are in memory, ours on disk.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .suites import Row, guarded, spent_by

PACKAGE = "boardgame.io@0.50.2"
PROGRAMS = Path(__file__).resolve().parent.parent / "peers" / "boardgame_io"
SETTLING = 5.0


def rows(tables: int, thinking: float, seconds: float, per_table: float) -> Iterator[Row]:
    """The same tables, players and seconds as ours had."""
    yield from guarded("net", "boardgame.io", _rows(tables, thinking, seconds, per_table))


def _rows(tables: int, thinking: float, seconds: float, per_table: float) -> Iterator[Row]:
    if shutil.which("npm") is None:
        raise RuntimeError("npm installs it, and is not here")
    folder = _installed(Path(sys.prefix) / "boardgame-io")
    with _program(folder, "server.cjs") as server:
        port = _line(server, "port ").split()[1]
        with _program(folder, "clients.cjs", port, str(tables), str(thinking)) as clients:
            _line(clients, "seated")
            time.sleep(SETTLING)
            moves, cpu = _moves(clients), spent_by(server.pid)
            time.sleep(seconds)
            moves, cpu = _moves(clients) - moves, spent_by(server.pid) - cpu
    each = cpu / moves
    note = f"{each * 1e6:.0f} µs a move of tic-tac-toe, {moves} at {tables} tables, in memory"
    yield Row("net", "boardgame.io: tables a core", per_table / each, "tables", note)


def _installed(folder: Path) -> Path:
    """Where its packages and our programs for it are."""
    folder.mkdir(exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", PACKAGE]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
    for program in PROGRAMS.glob("*.cjs"):
        shutil.copy(program, folder)
    return folder


@contextmanager
def _program(folder: Path, *command: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        ["node", *command], cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def _line(process: subprocess.Popen[str], start: str) -> str:
    """The next line that begins so."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(start):
            return line
    raise RuntimeError(f"{process.args} ended with {process.wait()}")


def _moves(clients: subprocess.Popen[str]) -> int:
    """How many moves the server has confirmed."""
    assert clients.stdin is not None
    clients.stdin.write("\n")
    clients.stdin.flush()
    return int(_line(clients, ""))
