"""Putting mods into the player's folder and taking them out again; nothing of them is run.

What was installed is written down: where it came from, and the hashes of its files. Only that is
replaced or removed, and what the player has changed in it since is not lost unasked.
"""

from __future__ import annotations

import shutil
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine.errors import PluginError, SetupError

from .folder_reading import is_plain, plain_files, read_plain
from .home import Home, ModChoices
from .loose import MOST_BYTES, MOST_FILES, PACKED, read_loose
from .packed import SUFFIX, Manifest, Packed, gathered, read_packed

INSTALLED = "installed.json"
HALF_DONE = ".installing-"  # what begins so in the mods folder is no mod


class Installed(Struct, frozen=True, forbid_unknown_fields=True):
    """A mod that was installed: from where, and what it was then."""

    source: Annotated[str, Meta(max_length=4096)]
    manifest: Manifest


def opened(path: Path) -> Packed:
    """The mod that a packed file, a plain file or a folder is."""
    if not path.exists():
        raise SetupError(f"there is no {path}")
    return read_packed(path) if path.suffix.lower() == SUFFIX else gathered(path)


def installed(home: Home) -> dict[str, Installed]:
    """What has been installed in a player's folder, by name."""
    try:
        data = read_plain(home.folder / INSTALLED, MOST_BYTES)
    except FileNotFoundError:
        return {}
    try:
        return msgspec.json.decode(data, type=dict[str, Installed])
    except msgspec.DecodeError as error:
        raise SetupError(f"{home.folder / INSTALLED} is not understood: {error}") from None


def install(home: Home, path: Path) -> Installed:
    """Put a mod into the mods folder; one that is there is not replaced."""
    mod = opened(path)
    name = mod.manifest.name
    if name in installed(home):
        raise SetupError(f"{name} is installed; `scriptorium mods update {name}` replaces it")
    listed = (one for one in home.listed() if one.path.suffix.lower() not in PACKED)
    there = next((one for one in listed if one.name == name), None)
    if there is not None or (home.mods / mod.manifest.called).exists():
        told = there.path if there is not None else home.mods / mod.manifest.called
        raise SetupError(f"there is a mod {name!r} already: {told}")
    return _put(home, mod, path)


def update(
    home: Home, name: str, path: Path | None = None, *, overwrite: bool = False
) -> Installed:
    """Replace an installed mod: by what lies at `path`, else where it came from."""
    before = _installed(home, name)
    source = Path(before.source) if path is None else path
    mod = opened(source)
    if mod.manifest.name != name:
        raise SetupError(f"{source} is the mod {mod.manifest.name!r}, not {name!r}")
    _keep_changes(home, before, overwrite)
    done = _put(home, mod, source)
    if done.manifest.called != before.manifest.called:
        _take_away(home.mods / before.manifest.called)
    return done


def remove(home: Home, name: str, *, overwrite: bool = False) -> Installed:
    """Take an installed mod out of the mods folder, and forget what was agreed to."""
    before = _installed(home, name)
    _keep_changes(home, before, overwrite)
    _take_away(home.mods / before.manifest.called)
    _write(home, {key: one for key, one in installed(home).items() if key != name})
    choices = home.choices()
    code = {key: hash for key, hash in choices.code.items() if key != name}
    failures = {key: count for key, count in choices.failures.items() if key != name}
    off = tuple(key for key in choices.off if key != name)
    home.keep(ModChoices(code, off, failures))
    return before


def changed_files(home: Home, one: Installed) -> list[str]:
    """The files of an installed mod that are other than they were, gone or new."""
    path, said = home.mods / one.manifest.called, one.manifest.files
    now = {
        name: sha256(content).hexdigest()
        for name, content in _there(path, one.manifest.is_folder).items()
    }
    then = {name: file.sha256 for name, file in said.items()}
    return sorted(name for name in now.keys() | then.keys() if now.get(name) != then.get(name))


def _there(path: Path, is_folder: bool) -> dict[str, bytes]:
    if not is_folder:
        return {path.name: read_plain(path, MOST_BYTES)} if is_plain(path) else {}
    if not path.is_dir() or path.is_symlink():
        return {}
    found = plain_files(path, MOST_FILES).files
    return {one.relative_to(path).as_posix(): read_plain(one, MOST_BYTES) for one in found}


def _installed(home: Home, name: str) -> Installed:
    found = installed(home)
    if name not in found:
        known = ", ".join(sorted(found)) or "none"
        raise SetupError(f"no mod {name!r} was installed by `mods install`; there are: {known}")
    return found[name]


def _keep_changes(home: Home, one: Installed, overwrite: bool) -> None:
    """Refuse to lose what the player has changed; a mod that is gone altogether is no loss."""
    if overwrite or not (home.mods / one.manifest.called).exists():
        return
    if changed := changed_files(home, one):
        name = one.manifest.name
        told = f"{name} was changed here since it was installed: {', '.join(changed[:5])}"
        raise SetupError(f"{told}; --overwrite loses that")


def _put(home: Home, mod: Packed, source: Path) -> Installed:
    """Write the files beside the others, see that they are a mod, and move them into place."""
    home.mods.mkdir(parents=True, exist_ok=True)
    beside = Path(mkdtemp(prefix=HALF_DONE, dir=home.mods))
    try:
        made = beside / mod.manifest.called
        for name, content in mod.files.items():
            file = made / name if mod.manifest.is_folder else made
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        if read_loose(made).is_code != mod.manifest.is_code:
            raise PluginError(f"{mod.manifest.name}: its manifest is wrong about what it is")
        target, old = home.mods / mod.manifest.called, beside / ".old"
        if target.exists():
            target.rename(old)
        try:
            made.rename(target)
        except OSError:
            if old.exists():
                old.rename(target)
            raise
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    done = Installed(str(source.resolve()), mod.manifest)
    _write(home, installed(home) | {mod.manifest.name: done})
    return done


def _take_away(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _write(home: Home, found: dict[str, Installed]) -> None:
    data = msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=1)
    home.disk.keep(home.folder / INSTALLED, data)
