"""Programs of ours that are forked from the tests' own: all that they import is there already.

A start costs a hundredth of what a new Python takes. What is tried is the same: another process,
with pipes, a marker and an end of its own.
"""

from __future__ import annotations

import faulthandler
import importlib
import io
import os
import runpy
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, NoReturn
from unittest import mock

from scriptorium import standard_library
from scriptorium.isolation import is_watched, watched_process
from scriptorium.mods.importer import FINDER, PREFIX

REAL = subprocess.Popen
standard_library(third_party=False)  # which imports the games, once for all programs


class Forked:
    """As much of `subprocess.Popen` as a watched process and these tests need."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        stdin: int | None = None,
        stdout: int | None = None,
        stderr: int | None = None,
        env: Mapping[str, str],
        bufsize: int = -1,
        text: bool = False,
    ) -> None:
        self.returncode: int | None = None
        self._polling = threading.Lock()  # the one that reads its pipe and the one that waits
        self.stdin: Any = None
        self.stdout: Any = None
        taken: dict[int, int] = {}
        ours: list[int] = []
        if stdin == subprocess.PIPE:
            taken[0], far = os.pipe()
            self.stdin = _opened(far, "w", bufsize, text)
            ours.append(far)
        if stdout == subprocess.PIPE:
            far, taken[1] = os.pipe()
            self.stdout = _opened(far, "r", bufsize, text)
            ours.append(far)
        if stdin == subprocess.DEVNULL:
            taken[0] = os.open(os.devnull, os.O_RDONLY)
        if stderr == subprocess.STDOUT:
            taken[2] = taken[1]
        self.pid = os.fork()
        if not self.pid:
            _become(command, env, taken, ours)
        for number in set(taken.values()):
            os.close(number)

    def poll(self) -> int | None:
        """How it has ended; None while it runs."""
        with self._polling:
            if self.returncode is None:
                pid, status = os.waitpid(self.pid, os.WNOHANG)
                if pid:
                    self.returncode = os.waitstatus_to_exitcode(status)
            return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """How it ends."""
        until = time.monotonic() + (timeout if timeout is not None else 600)
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("forked", timeout or 0)
            time.sleep(0.005)
        return code

    def communicate(self, timeout: float | None = None) -> tuple[str, None]:
        """All that it tells, once it has ended."""
        assert self.stdout is not None
        told = self.stdout.read()
        self.wait(timeout)
        return told, None

    def kill(self) -> None:
        """End it."""
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)


def _opened(number: int, mode: str, bufsize: int, text: bool) -> Any:
    return os.fdopen(number, mode if text else f"{mode}b", -1 if text else bufsize)


def _become(
    command: Sequence[str], env: Mapping[str, str], taken: Mapping[int, int], ours: Sequence[int]
) -> NoReturn:
    """Be that program; what is after it in the tests is never reached."""
    code = 1
    faulthandler.disable()
    try:
        for number in ours:
            os.close(number)
        for number, far in taken.items():
            os.dup2(far, number)
        os.environ.clear()
        os.environ.update(env)
        sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False))
        sys.stdout = io.TextIOWrapper(io.FileIO(1, "w", closefd=False), line_buffering=True)
        sys.stderr = io.TextIOWrapper(io.FileIO(2, "w", closefd=False), line_buffering=True)
        sys.path[:0] = filter(None, env.get("PYTHONPATH", "").split(os.pathsep))
        importlib.invalidate_caches()
        for name in [one for one in sys.modules if one.startswith(PREFIX)]:
            del sys.modules[name]  # a mod that the tests have imported is imported here for itself
        FINDER.modules.clear()
        with forking():
            code = _ran([one for one in command[1:] if one != "-P"])
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else int(error.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _ran(arguments: list[str]) -> int:
    if arguments[0] != "-m":
        sys.argv = arguments
        runpy.run_path(arguments[0], run_name="__main__")
        return 0
    name = arguments[1]
    sys.argv = [name, *arguments[2:]]
    module = importlib.import_module("scriptorium.cli.program" if name == "scriptorium" else name)
    main: Callable[[], int | None] = module.main
    return main() or 0


@contextmanager
def forking() -> Iterator[None]:
    """Watched processes are forked meanwhile, but for those that a forked one begins."""

    def begin(command: Sequence[str], **how: object) -> object:
        return (REAL if is_watched() else Forked)(command, **how)  # type: ignore[arg-type]

    expired, pipe = subprocess.TimeoutExpired, subprocess.PIPE
    known = SimpleNamespace(Popen=begin, TimeoutExpired=expired, PIPE=pipe)
    with mock.patch.object(watched_process, "subprocess", known):
        yield
