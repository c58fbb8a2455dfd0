"""The player's own folder: loose mods, and which of them may run.

Python mods are code and run only once they have been agreed to, for just the content they had
then. Card packs hold no code and are on unless they are switched off.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Annotated

import msgspec
import tomlkit
from msgspec import Meta, Struct

from scriptorium.cards.packs import parse_toml
from scriptorium.cards.toml_reader import MOST_BYTES
from scriptorium.engine.errors import PluginError, SetupError
from scriptorium.engine.library import Library
from scriptorium.matches.disk import Disk
from scriptorium.plugins.file_names import shown
from scriptorium.plugins.installed import LEFT_OUT, leave_out
from scriptorium.plugins.registry import from_entry_points

from .failure_counts import MOST_FAILURES, watch
from .folder_reading import MOST_SEEN, read_plain
from .loose import PACKED, Loose, add_loose, holds_mods, is_mod_folder, read_loose

log = logging.getLogger("scriptorium.mods")

VARIABLE = "SCRIPTORIUM_HOME"
MODS = "mods"
CHOICES = "mods.toml"
MOST_MODS = 500
MOST_NAME = 2048  # signs; a name of 255 bytes may be shown with six signs for each
SWITCHED, FAILED, UNASKED, CHANGED = "switched", "failed", "unasked", "changed"
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


def home_folder() -> Path:
    """The folder for a player's own things, in the place this platform has for them."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    if os.name == "nt":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "Scriptorium"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Scriptorium"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "scriptorium"


class ModChoices(Struct, frozen=True, forbid_unknown_fields=True):
    """What the player has decided: the code that may run, by content, and what is off."""

    code: Annotated[dict[Name, Annotated[str, Meta(max_length=64)]], Meta(max_length=1000)] = {}
    off: Annotated[tuple[Name, ...], Meta(max_length=1000)] = ()
    failures: Annotated[
        dict[Name, Annotated[int, Meta(ge=0, le=MOST_FAILURES)]], Meta(max_length=1000)
    ] = {}

    @property
    def all_off(self) -> tuple[str, ...]:
        """What is not started: what was switched off, and what failed in too many sessions."""
        failed = (name for name, count in self.failures.items() if count >= MOST_FAILURES)
        return tuple(sorted({*self.off, *failed}))


@dataclass(frozen=True)
class Listed:
    """A mod that lies in the folder: on, off or broken, and why.

    `cause` tells the reasons for being off apart: switched off, failed too often, never agreed to,
    changed since it was agreed to.
    """

    name: str
    path: Path
    state: str
    why: str = ""
    mod: Loose | None = None
    cause: str = ""


class Home:
    """A player's folder; `mods` may be another folder than the usual one.

    What is `left_out` is not started this time, whatever the player has decided.
    """

    def __init__(
        self,
        folder: Path | None = None,
        mods: Path | None = None,
        left_out: Collection[str] = (),
        disk: Disk | None = None,
    ) -> None:
        self.disk = disk if disk is not None else Disk()
        self.left_out = tuple(left_out)
        self.folder = folder if folder is not None else home_folder()
        self.mods = mods if mods is not None else self.folder / MODS

    @property
    def choices_file(self) -> Path:
        """Where it is kept which mods are on."""
        return self.folder / CHOICES

    def choices(self) -> ModChoices:
        """What has been decided; a file that is not understood counts as nothing decided."""
        try:
            data = read_plain(self.choices_file, MOST_BYTES)
        except FileNotFoundError:
            return ModChoices()
        except OSError as error:
            log.error("%s cannot be read, so no Python mod is on: %s", CHOICES, error)
            return ModChoices()
        try:
            return msgspec.convert(parse_toml(data, CHOICES), ModChoices)
        except (PluginError, msgspec.ValidationError) as error:
            log.error("%s is not understood, so no Python mod is on: %s", CHOICES, error)
            return ModChoices()

    def listed(self) -> list[Listed]:
        """Every mod in the folder, by name, without running any."""
        choices = self.choices()
        try:
            there = list(islice(self.mods.iterdir(), MOST_SEEN + 1))
        except OSError:
            return []
        paths = sorted(path for path in there if _may_be_a_mod(path))
        if len(there) > MOST_SEEN or len(paths) > MOST_MODS:
            why = f"it holds more than {MOST_MODS} mods or {MOST_SEEN} files, so none is read"
            return [Listed(self.mods.name, self.mods, "broken", why)]
        names: dict[str, Path] = {}
        found = []
        for path in paths:
            name = shown(path.name if path.is_dir() else path.stem)
            if name in names:
                why = f"{shown(names[name].name)} has the same name"
                found.append(Listed(shown(path.name), path, "broken", why))
                continue
            names[name] = path
            found.append(_state(path, choices))
        return found

    def add_mods(
        self, library: Library, *, programs: bool = True, installed: Mapping[str, str] = {}
    ) -> None:
        """Add the mods that are on to a library; without `programs` only card packs.

        `installed` are the third-party plugins that are there already, by what switches them off.
        """
        for listed in self.listed():
            if listed.state == "broken":
                library.add_broken(listed.name, origin(listed.path), PluginError(listed.why))
            elif listed.name in self.left_out:
                library.add_broken(listed.name, origin(listed.path), PluginError(LEFT_OUT))
            elif listed.mod is not None and listed.state == "on":
                if listed.mod.is_code and not programs:
                    continue
                add_loose(library, listed.mod, origin(listed.path))
        mods = {origin(listed.path): listed.name for listed in self.listed() if listed.mod}
        found = {p.name: mods[p.origin] for p in library.plugins.values() if p.origin in mods}
        watch(self, {**installed, **found})

    def switch(self, name: str, on: bool, *, seen: str = "") -> Listed:
        """Switch a mod on or off; Python code is agreed to as it is now. Gives what is so then.

        `seen` is the hash of what was asked about: other content is not agreed to.
        """
        path = self._path_of(name)
        mod = read_loose(path)
        if on and seen and mod.hash != seen:
            raise SetupError(f"{mod.name} has changed since it was asked about; look at it again")
        choices = self.choices()
        code = dict(choices.code)  # what has been agreed to is not asked about again
        off = [key for key in choices.off if key != mod.name]
        failures = {key: count for key, count in choices.failures.items() if key != mod.name}
        if on and mod.is_code:
            code[mod.name] = mod.hash
        if not on:
            off.append(mod.name)
        self.keep(ModChoices(code, tuple(sorted(off)), failures))
        return Listed(mod.name, path, "on" if on else "off", "", mod)

    def switch_installed(self, name: str, on: bool) -> None:
        """Switch an installed plugin on or off by the name of its entry point."""
        choices = self.choices()
        off = {key for key in choices.off if key != name} | (set() if on else {name})
        failures = {key: count for key, count in choices.failures.items() if key != name}
        self.keep(ModChoices(choices.code, tuple(sorted(off)), failures))

    def count_failure(self, name: str) -> None:
        """Note that a mod has failed in this session; after some such sessions it is off."""
        choices = self.choices()
        count = min(MOST_FAILURES, choices.failures.get(name, 0) + 1)
        self.keep(ModChoices(choices.code, choices.off, choices.failures | {name: count}))

    def leave_off(self, name: str) -> None:
        """Switch a mod off that may not even be readable, by the name it is switched by."""
        choices = self.choices()
        off = tuple(sorted({*choices.off, name}))
        self.keep(ModChoices(choices.code, off, choices.failures))

    def failed_hard(self, name: str, before: Mapping[str, int] | None = None) -> None:
        """Note that a mod hung or ended the program; what cannot be noted is in nobody's way.

        `before` is how often each mod had failed when this session began: it counts once.
        """
        counted = self.choices().failures.get(name, 0)
        if before is not None and counted > before.get(name, 0):
            return
        try:
            self.count_failure(name)
        except OSError as error:
            log.error("that %s failed could not be written down: %s", name, error)

    def keep(self, choices: ModChoices) -> None:
        """Write down what has been decided, all of it or nothing."""
        document = tomlkit.document()
        document.add(tomlkit.comment("Which mods are on; `scriptorium mods` writes this file."))
        off = tomlkit.array()
        off.extend(choices.off)
        document["off"] = off.multiline(True)  # on one line it could become too long to be read
        document["code"] = dict(sorted(choices.code.items()))
        document["failures"] = dict(sorted(choices.failures.items()))
        self.disk.keep(self.choices_file, tomlkit.dumps(document).encode())

    def _path_of(self, name: str) -> Path:
        paths = {listed.name: listed.path for listed in self.listed()}
        for path in list(paths.values()):
            paths.setdefault(shown(path.name), path)
            paths.setdefault(path.name, path)
        if name not in paths:
            known = ", ".join(sorted(listed.name for listed in self.listed())) or "none"
            raise SetupError(f"there is no mod {name!r} in {self.mods}; there are: {known}")
        return paths[name]


def failed_often(name: str) -> str:
    """Why a mod is off that nobody has switched off."""
    return f"failed in {MOST_FAILURES} sessions; `scriptorium mods enable {name}` tries again"


def origin(path: Path) -> str:
    """How a loose mod is said to have come."""
    return f"mods folder, {shown(path.name)}"


def _may_be_a_mod(path: Path) -> bool:
    if path.name.startswith((".", "_")):
        return False
    if path.suffix in (".py", ".toml") or path.suffix.lower() in PACKED:
        return True
    return is_mod_folder(path) or holds_mods(path)


def _state(path: Path, choices: ModChoices) -> Listed:
    try:
        mod = read_loose(path)
    except PluginError as error:
        name = shown(path.name if path.is_dir() else path.stem)
        return Listed(name, path, "broken", str(error))
    if mod.name in choices.off:
        return Listed(mod.name, path, "off", "switched off", mod, SWITCHED)
    if choices.failures.get(mod.name, 0) >= MOST_FAILURES:
        return Listed(mod.name, path, "off", failed_often(mod.name), mod, FAILED)
    if not mod.is_code:
        return Listed(mod.name, path, "on", "", mod)
    agreed = choices.code.get(mod.name)
    if agreed is None:
        why = "Python code that nobody has agreed to yet"
        return Listed(mod.name, path, "off", why, mod, UNASKED)
    if agreed != mod.hash:
        return Listed(mod.name, path, "off", "changed since it was agreed to", mod, CHANGED)
    return Listed(mod.name, path, "on", "", mod)


def player_library(
    home: Home | None = None, *, third_party: bool = True, programs: bool = True
) -> Library:
    """All plugins for this player: shipped, installed, and the loose ones that are on.

    Without `programs` there is no third-party code among them, but their card packs are.
    """
    library = Library()
    if not third_party:
        leave_out((), everything=True)
        from_entry_points(library, third_party=False)
        return library
    home = home if home is not None else Home()
    off, left_out = home.choices().all_off, home.left_out
    leave_out((*off, *left_out), everything=not programs)
    installed = from_entry_points(library, third_party=programs, off=off, left_out=left_out)
    home.add_mods(library, programs=programs, installed=installed)
    return library
