"""Loose mods: plugins that are not installed but lie somewhere as a file or a folder.

What has been agreed to is the content, by its hash. The content is read once; that same content
is hashed and run, so a file exchanged in between or a stale compiled copy has no say.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

from scriptorium.cards.pack_words import title_of, titles_of
from scriptorium.cards.packs import MOST_BYTES as PACK_BYTES
from scriptorium.cards.packs import Pack, PackHeader, add_pack, pack_lines
from scriptorium.engine.errors import PluginError
from scriptorium.engine.library import Library
from scriptorium.engine.rule_book import RuleBook
from scriptorium.isolation.marker import lies_in
from scriptorium.plugins.about import About, PluginEntry
from scriptorium.plugins.compatibility import engine_problem
from scriptorium.plugins.file_names import shown
from scriptorium.plugins.guard import marked
from scriptorium.plugins.hookspecs import hookimpl

from .folder_reading import is_plain, plain_files, read_plain
from .importer import MARK as MARK
from .importer import PREFIX, Tracer, import_files
from .static_metadata import claims

PACK, ART = "pack.toml", "art"
PACKED = (".scrm", ".zip", ".7z", ".rar", ".tar", ".gz", ".tgz", ".bz2", ".xz")
MOST_FILES = 2000
MOST_LOOKED_INTO = 100  # folders inside one that is no mod itself
MOST_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True)
class Loose:
    """A mod: its name, its content, whether it is code; `passed` is what was not read, and why."""

    name: str
    path: Path
    files: dict[str, bytes]
    is_code: bool
    is_folder: bool = False
    passed: tuple[str, ...] = ()

    @property
    def hash(self) -> str:
        """What the content is known by."""
        hasher = blake2b(digest_size=16, person=b"scr-mod")
        for name, content in sorted(self.files.items()):
            for piece in (name.encode(), content):
                hasher.update(len(piece).to_bytes(8, "little"))
                hasher.update(piece)
        return hasher.hexdigest()


def is_mod_folder(path: Path) -> bool:
    """Whether a folder holds what makes it a mod."""
    return any((path / name).is_file() for name in ("__init__.py", PACK))


def holds_mods(path: Path) -> bool:
    """Whether a folder is no mod and has one inside, as some programs unpack things."""
    if path.is_symlink():
        return False  # what it leads to may hold it
    try:
        inside = list(islice(path.iterdir(), MOST_LOOKED_INTO))
    except OSError:
        return False
    return any(is_mod_folder(one) for one in inside if not one.name.startswith((".", "_")))


def read_loose(path: Path) -> Loose:
    """Read a mod without running anything of it."""
    called = shown(path.name)
    try:
        if path.is_dir():
            if is_plain(path / PACK) and not is_plain(path / "__init__.py"):
                pack = _bytes(path / PACK, PACK_BYTES)
                return Loose(called, path, {f"{called}/{PACK}": pack}, is_code=False)
            if not is_plain(path / "__init__.py"):
                told = f"{called}: a folder is a mod when it holds __init__.py or {PACK}"
                one_up = "; a folder inside it does: move that one up"
                raise PluginError(told + (one_up if holds_mods(path) else ""))
            return _read_folder(path)
        path.stat()  # what is not there is told as that
        if path.suffix.lower() in PACKED:
            raise PluginError(
                f"{called}: a packed mod is not read as it is; `scriptorium mods install` takes a "
                ".scrm, and anything else has to be unpacked"
            )
        is_code = path.suffix == ".py"
        if not is_code and path.suffix != ".toml":
            raise PluginError(f"{called}: a mod is a .py file, a .toml pack or a package folder")
        most = MOST_BYTES if is_code else PACK_BYTES
        return Loose(shown(path.stem), path, {called: _bytes(path, most)}, is_code)
    except OSError as error:
        raise PluginError(f"{called} cannot be read: {error.strerror or error}") from None


def _read_folder(folder: Path) -> Loose:
    called, found = shown(folder.name), plain_files(folder, MOST_FILES)
    if found.too_many:
        raise PluginError(f"{called}: a mod has at most {MOST_FILES} files")
    files, left = {}, MOST_BYTES
    for path in found.files:
        content = _bytes(path, left)
        left -= len(content)
        files[shown(path.relative_to(folder).as_posix())] = content
    if "__init__.py" not in files:
        raise PluginError(f"{called}: its __init__.py is a link, which is not followed")
    passed = tuple(found.passed)
    return Loose(called, folder, files, is_code=True, is_folder=True, passed=passed)


def _bytes(path: Path, most: int) -> bytes:
    content = read_plain(path, most)
    if len(content) > most:
        raise PluginError(f"{shown(path.name)}: larger than a mod may be ({most} bytes)")
    return content


def import_loose(mod: Loose, tracer: Tracer | None = None) -> ModuleType:
    """Run a Python mod's code and give its module; a failing one raises what it raises.

    For a tracer it is run once more, whatever has been run before.
    """
    root = f"{PREFIX}_{mod.name.replace('.', '_')}_{mod.hash[:8]}"
    lies_in(str(mod.path), mod.name)
    return import_files(root, mod.path, mod.files, is_folder=mod.is_folder, tracer=tracer)


class PackPlugin:
    """A card pack as a plugin: its cards, numbers, options, and the folder of its pictures."""

    def __init__(self, header: PackHeader, pack: Pack, art: Path | None) -> None:
        self._header = header
        self._pack = pack
        self._art = art

    @hookimpl
    def scriptorium_about(self) -> About:
        """What the header of the pack says."""
        header = self._header
        return About(
            header.name,
            header.game,
            header.version,
            title=title_of(header.title),
            author=header.author,
            summary=title_of(header.summary),
            titles=titles_of(header.title),
            summaries=titles_of(header.summary),
            brings=tuple(self._pack.lines.brings.items()),
            before=header.before,
            after=header.after,
            requires=header.requires,
            supports=header.optional,
            conflicts=header.conflicts,
            without=header.without,
            optional=True,
            options=self._pack.options,
            numbers=self._pack.numbers,
            art=self._art,
            written=self._pack.written,
        )

    @hookimpl
    def scriptorium_rules(self, book: RuleBook) -> None:
        """Add the cards."""
        add_pack(book, self._pack)


def pack_plugin(mod: Loose) -> PackPlugin:
    """A loose card pack as a plugin."""
    ((name, content),) = mod.files.items()
    pack = pack_lines(content, name)
    if pack.lines.pack is None:
        raise PluginError(f'{name}:1: a loose pack begins with [pack], name = "…" and game = "…"')
    art = mod.path / ART
    beside = mod.path.is_dir() and art.is_dir() and not art.is_symlink()
    return PackPlugin(pack.lines.pack, pack, art if beside else None)


def _engine_problem(mod: Loose) -> str:
    """Why a program does not fit this engine, as far as its text says so."""
    requires = claims(mod).get("requires", ())
    try:
        return engine_problem(requires if isinstance(requires, tuple) else ())
    except ValueError:  # running it reports this, with its line
        return ""


def add_loose(
    library: Library, mod: Loose, origin: str, *, tracer: Tracer | None = None
) -> PluginEntry:
    """Add a mod to a library; one that fails is kept there as broken."""
    try:
        if mod.is_code and (problem := _engine_problem(mod)):
            raise PluginError(f"{mod.name}: {problem}")  # before it fails for want of something
        module: Any = (
            marked(mod.name, import_loose, mod, tracer) if mod.is_code else pack_plugin(mod)
        )
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return library.add_broken(mod.name, origin, error)
    return library.add(module, origin=origin, hash=mod.hash, name=mod.name, guest=mod.name)
