"""A PostgreSQL of the tests' own: made by initdb in a temporary folder, and gone with it."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import stat
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import asyncpg

PLACES = "/usr/lib/postgresql"
OWNER = "postgres"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """The folder of its programs, the newest; None where it is not installed."""
    found = sorted(Path(PLACES).glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _open_to_all(folder: Path) -> Path:
    """The folder itself, or the nearest above it that every user may enter."""
    above = (folder, *folder.parents)
    closed = [at for at, one in enumerate(above) if not one.stat().st_mode & stat.S_IXOTH]
    return above[closed[-1] + 1] if closed else folder


class Cluster:
    """A server of databases, on this machine alone."""

    def __init__(self, programs: Path) -> None:
        self._programs, self._numbers = programs, count(1)
        self._user = OWNER if os.geteuid() == 0 else None
        place = Path(tempfile.gettempdir())
        if self._user is not None:
            place = _open_to_all(place)
        self.folder = Path(tempfile.mkdtemp(prefix="scriptorium-pg-", dir=place))
        if self._user is not None:
            shutil.chown(self.folder, OWNER, OWNER)
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        groups = {} if self._user is None else {"group": pwd.getpwnam(OWNER).pw_gid}
        subprocess.run(
            [str(self._programs / program), *arguments],
            user=self._user,
            cwd=self.folder,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **groups,
        )

    def start(self) -> None:
        settings = " -c max_connections=60 -c recovery_init_sync_method=syncfs"
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder}{settings}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def crash(self) -> None:
        """It ends as if the power of its process were gone, and recovers when it starts."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def new(self) -> str:
        """The address of a new database."""
        name = f"tables{next(self._numbers)}"
        asyncio.run(self._create(name))
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    async def _create(self, name: str) -> None:
        database = await asyncpg.connect(self.address("postgres"))
        try:
            await database.execute(f"CREATE DATABASE {name}")
        finally:
            await database.close()

    def program(self, name: str, *arguments: str) -> bytes:
        """What one of its programs writes, such as pg_dump."""
        done = subprocess.run(
            [str(self._programs / name), *arguments], check=True, capture_output=True
        )
        return done.stdout

    def remove(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)
