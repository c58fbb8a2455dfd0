"""A player in a process of its own that is killed while it saves."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from itertools import islice, takewhile
from pathlib import Path

import killed_player

PROGRAM = Path(killed_player.__file__)
KILL = 9


@cache
def _players() -> subprocess.Popen[str]:
    """A process that has all a player needs, and makes a copy of itself for each."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    command = [sys.executable, str(PROGRAM)]
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=both, text=True)
    atexit.register(process.communicate)
    return process


def killed(folder: Path, number: int, actions: int, wait: float) -> int:
    """Let it play some actions and kill it; the number of the last one it acknowledged."""
    players = _players()
    assert players.stdin is not None
    assert players.stdout is not None
    print(folder, number, sep="\t", file=players.stdin, flush=True)
    lines = (line.strip() for line in players.stdout)
    player = int(next(lines))
    assert (said := next(lines)) == killed_player.READY, said
    told = list(islice(takewhile(killed_player.ENDED.__ne__, lines), actions))
    if len(told) == actions:  # else the match was over before
        time.sleep(wait)
        with suppress(ProcessLookupError):
            os.kill(player, KILL)
        told += takewhile(killed_player.ENDED.__ne__, lines)
    return int(told[-1]) if told else 0
