"""What is remembered between matches, in a small file: lessons, what was agreed last, a name.

A file that cannot be read or written costs nobody anything but the remembering.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine import Setting
from scriptorium.matches import Disk

log = logging.getLogger("scriptorium.play")

FILE = "remembered.json"
MOST_BYTES = 256 * 1024

Short = Annotated[str, Meta(max_length=64)]


class Sitting(Struct, frozen=True):
    """Who sat in a seat: a person or a computer, and under which name."""

    seat: Short
    who: Short
    name: Short = ""


class Agreed(Struct, frozen=True):
    """What was agreed for the last match of a game."""

    players: Annotated[tuple[Sitting, ...], Meta(max_length=16)] = ()
    first: Short = ""
    options: Annotated[dict[Short, Setting], Meta(max_length=256)] = {}
    mods: Annotated[tuple[Short, ...], Meta(max_length=256)] = ()


class RememberedData(Struct, frozen=True):
    """Everything: for each lesson the step it has come to, for each game what was agreed.

    `name` is what the player was called last at a table over a net.
    """

    lessons: Annotated[dict[Short, Annotated[int, Meta(ge=0)]], Meta(max_length=1000)] = {}
    agreed: Annotated[dict[Short, Agreed], Meta(max_length=1000)] = {}
    name: Short = ""


class Remembered:
    """The file, read when it is first asked for."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.path = folder / FILE
        self.disk = disk if disk is not None else Disk()
        self._memory: RememberedData | None = None

    @property
    def memory(self) -> RememberedData:
        """What is remembered."""
        if self._memory is None:
            self._memory = self._read()
        return self._memory

    def step_of(self, lesson: str) -> int:
        """The step that a lesson has come to; 0 where it was not begun."""
        return self.memory.lessons.get(lesson, 0)

    def keep_step(self, lesson: str, at: int) -> None:
        """Remember how far a lesson has come."""
        if self.step_of(lesson) != at:
            self._keep(
                msgspec.structs.replace(self.memory, lessons={**self.memory.lessons, lesson: at})
            )

    @property
    def name(self) -> str:
        """What the player was called last at a table over a net."""
        return self.memory.name

    def keep_name(self, name: str) -> None:
        """Remember what the player is called."""
        if self.name != name:
            self._keep(msgspec.structs.replace(self.memory, name=name))

    def agreed(self, game: str) -> Agreed | None:
        """What was agreed for the last match of a game, if there was one."""
        return self.memory.agreed.get(game)

    def keep_agreed(self, game: str, agreed: Agreed) -> None:
        """Remember what was agreed."""
        if self.agreed(game) != agreed:
            self._keep(
                msgspec.structs.replace(self.memory, agreed={**self.memory.agreed, game: agreed})
            )

    def _read(self) -> RememberedData:
        try:
            data = self.disk.read(self.path, MOST_BYTES + 1)
            return msgspec.json.decode(data, type=RememberedData)
        except FileNotFoundError:
            return RememberedData()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            log.warning("what was remembered cannot be used", exc_info=error)
            return RememberedData()

    def _keep(self, memory: RememberedData) -> None:
        self._memory = memory
        try:
            self.disk.keep(self.path, msgspec.json.encode(memory))
        except OSError as error:
            log.warning("what is to be remembered cannot be kept", exc_info=error)
