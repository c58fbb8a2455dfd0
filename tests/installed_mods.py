"""Distributions of mods, laid out on disk as an installer would leave them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from forked import Forked

# What a module may do to whoever imports it, and what is told of it.
AT_IMPORT = {
    "counts for ever": ("while True: x = 1", "did not come to an end"),
    "sleeps": ("import time\ntime.sleep(1000)", "did not come to an end"),
    "exits": ("import os\nos._exit(9)", "has ended the program"),
    "presses the stop key": ("raise KeyboardInterrupt", "raised KeyboardInterrupt"),
}

PROMISED = 2.0  # seconds until the player reads which mod it was, once the program has begun


def installed(
    folder: Path,
    source: str,
    name: str = "odd",
    module: str = "odd_module",
    *,
    group: str = "scriptorium",
    named: str = "",
) -> Path:
    """A folder with one installed entry point, a plugin as a rule, to be put on `PYTHONPATH`.

    `named` is what it names in its module, if not all of it.
    """
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {module}{named and ':'}{named}\n")
    (folder / f"{module}.py").write_text(source + "\n", encoding="utf-8")
    return folder


def begun(command: str, tmp_path: Path, path: Path, **more: str) -> Forked:
    """Begin a command as its user types it, `{tmp}` standing for a folder of the test's own."""
    return Forked(
        [sys.executable, "-m", "scriptorium", *command.format(tmp=tmp_path).split()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={
            **os.environ,
            "SCRIPTORIUM_HOME": str(tmp_path / "home"),
            "PYTHONPATH": str(path),
            "PYTHONUNBUFFERED": "1",
            "LC_ALL": "C",
            **more,
        },
    )


def read_until(process: Forked, wanted: str) -> tuple[str, float]:
    """All that a command tells, and after how long it told something."""
    assert process.stdout is not None
    start, told, found = time.monotonic(), "", 0.0
    try:
        for line in process.stdout:
            told += line
            if wanted in line and not found:
                found = time.monotonic() - start
        process.wait(timeout=90)
    finally:
        process.kill()
    assert found, told
    return told, found


def is_soon(took: float, command: str, wanted: str, tmp_path: Path, path: Path) -> bool:
    """Whether a mod was named in time; a machine that is slow just now begins without mods too."""
    if took < PROMISED:
        return True
    _, start = read_until(begun(f"{command} --no-mods", tmp_path, path), wanted)
    return took < PROMISED + 2 * start
