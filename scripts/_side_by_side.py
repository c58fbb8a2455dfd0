"""Several checks at once: each in a process of its own, its words shown whole when it ends.

Checks wait in one line, and whoever is free takes the next, so that no core stands idle while
another has work left. Two that speak at once could not be read; what is still running is told
now and then instead.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, NamedTuple

TOLD_EVERY = 60.0


class Step(NamedTuple):
    """One check: its heading and the command that makes it."""

    name: str
    command: list[str]
    more: Mapping[str, str] = {}  # what its environment has beside that of all


class Result(NamedTuple):
    """How a check ended and how long it took."""

    name: str
    passed: bool
    seconds: float
    cpu: float | None = None  # seconds of all its processes, where the system tells


def heading(name: str) -> None:
    print(f"\n== {name} " + "=" * (70 - len(name)), flush=True)


def closing(name: str, passed: bool, started: float, cpu: float | None = None) -> Result:
    result = Result(name, passed, time.monotonic() - started, cpu)
    print(f"-- {name}: {'passed' if passed else 'FAILED'}, {result.seconds:.1f} s", flush=True)
    return result


def wait_for(process: subprocess.Popen[bytes]) -> tuple[bool, float | None]:
    """Whether a program ended well, and the CPU seconds of it and of all that it waited for."""
    if not hasattr(os, "wait4"):
        return process.wait() == 0, None
    try:
        _, status, used = os.wait4(process.pid, 0)
    except ChildProcessError:  # `stop` has met its end first
        return process.wait() == 0, None
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode == 0, used.ru_utime + used.ru_stime


class Line:
    """The checks that wait, those that run, and how the others ended."""

    def __init__(self, steps: Sequence[Step], root: Path, environment: Mapping[str, str]) -> None:
        self.steps = list(steps)
        self.waiting = list(steps)
        self.root = root
        self.environment = dict(environment)
        self.running: dict[str, tuple[subprocess.Popen[bytes], float]] = {}
        self.ended: dict[str, Result] = {}
        self.one_at_a_time = threading.Lock()
        self.stopped = False

    def work(self) -> None:
        """Take one check after the other until none waits."""
        for step in iter(self.next, None):
            with tempfile.TemporaryFile() as words:
                started = time.monotonic()
                passed, cpu = self.run(step, words, started)
                with self.one_at_a_time:
                    self.running.pop(step.name, None)
                    if self.stopped:
                        return
                    heading(step.name)
                    words.seek(0)
                    print(words.read().decode(errors="replace"), end="", flush=True)
                    self.ended[step.name] = closing(step.name, passed, started, cpu)

    def next(self) -> Step | None:
        """The check whose turn it is; none after the last, or once somebody stopped the run."""
        with self.one_at_a_time:
            return self.waiting.pop(0) if self.waiting and not self.stopped else None

    def run(self, step: Step, words: IO[bytes], started: float) -> tuple[bool, float | None]:
        """How the command ended and its CPU; one that does not start says so and has failed."""
        try:
            with self.one_at_a_time:
                process = subprocess.Popen(
                    step.command,
                    cwd=str(self.root),
                    env={**self.environment, **step.more},
                    stdin=subprocess.DEVNULL,
                    stdout=words,
                    stderr=subprocess.STDOUT,
                )
                self.running[step.name] = (process, started)
        except OSError as error:
            print(f"{step.command[0]} does not start: {error}", flush=True)
            return False, None
        return wait_for(process)

    def tell(self) -> None:
        """Say what is running, and how many wait."""
        with self.one_at_a_time:
            now = time.monotonic()
            running = [f"{name} {now - since:.0f} s" for name, (_, since) in self.running.items()]
            print(f"... {', '.join(running)}; {len(self.waiting)} to come", flush=True)

    def stop(self) -> None:
        """End what runs, and begin nothing more."""
        with self.one_at_a_time:
            self.stopped = True
            for process, _ in self.running.values():
                process.terminate()


def run_all(
    steps: Sequence[Step], places: int, root: Path, environment: Mapping[str, str]
) -> list[Result]:
    """Run all checks, so many at once; their results in the order in which they were given."""
    line = Line(steps, root, environment)
    workers = [threading.Thread(target=line.work) for _ in range(places)]
    for worker in workers:
        worker.start()
    try:
        told = time.monotonic()
        while any(worker.is_alive() for worker in workers):
            time.sleep(0.1)
            if time.monotonic() - told > TOLD_EVERY:
                told = time.monotonic()
                line.tell()
    except KeyboardInterrupt:
        line.stop()
        raise
    finally:
        for worker in workers:
            worker.join()
    return [line.ended[step.name] for step in steps]
