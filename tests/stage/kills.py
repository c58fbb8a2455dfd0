"""A player in a process of its own that is killed while it saves."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import killed_player

PROGRAM = Path(killed_player.__file__)


def killed(folder: Path, number: int, actions: int, wait: float) -> int:
    """Let it play some actions and kill it; the number of the last one it acknowledged."""
    command = [sys.executable, str(PROGRAM), str(folder), str(number)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        assert playing.stdout.readline().strip() == killed_player.READY, playing.stderr.read()
        told = "".join(playing.stdout.readline() for _ in range(actions))
        time.sleep(wait)
        playing.kill()
        told += playing.stdout.read()
        assert playing.stderr.read() == ""
    # A line that the kill cut off was not told.
    whole = [line for line in told.splitlines(keepends=True) if line.endswith("\n")]
    return int(whole[-1]) if whole else 0
