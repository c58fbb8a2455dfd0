"""Loose mods: plugins that are not installed but lie somewhere as a file or a folder.

What has been agreed to is the content, by its hash. The content is read once; that same content
is hashed and run, so a file exchanged in between or a stale compiled copy has no say.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.abc import InspectLoader, MetaPathFinder
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Protocol

from scriptorium.errors import PluginError
from scriptorium.library import Library
from scriptorium.rulebook import RuleBook
from scriptorium_packs.packs import MOST_BYTES as PACK_BYTES
from scriptorium_packs.packs import Pack, PackHeader, add_pack, pack_lines
from scriptorium_plugins.about import About, Plugin
from scriptorium_plugins.hookspecs import hookimpl

PREFIX = "scriptorium_loose"
PACK = "pack.toml"
MARK = "__came_to__"  # the name by which the functions of a traced mod tell that they run
MOST_FILES = 2000
MOST_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True)
class Loose:
    """A mod in a folder: its name there, its content, and whether it is code."""

    name: str
    path: Path
    files: dict[str, bytes]
    is_code: bool

    @property
    def hash(self) -> str:
        """What the content is known by."""
        hasher = blake2b(digest_size=16, person=b"scr-mod")
        for name, content in sorted(self.files.items()):
            for piece in (name.encode(), content):
                hasher.update(len(piece).to_bytes(8, "little"))
                hasher.update(piece)
        return hasher.hexdigest()


def read_loose(path: Path) -> Loose:
    """Read a mod without running anything of it."""
    try:
        if path.is_dir():
            if (path / PACK).is_file() and not (path / "__init__.py").exists():
                pack = _bytes(path / PACK, PACK_BYTES)
                return Loose(path.name, path, {f"{path.name}/{PACK}": pack}, is_code=False)
            if not (path / "__init__.py").is_file():
                raise PluginError(
                    f"{path.name}: a folder is a mod when it holds __init__.py or {PACK}"
                )
            return Loose(path.name, path, dict(_content(path)), is_code=True)
        path.stat()  # what is not there is told as that
        is_code = path.suffix == ".py"
        if not is_code and path.suffix != ".toml":
            raise PluginError(f"{path.name}: a mod is a .py file, a .toml pack or a package folder")
        most = MOST_BYTES if is_code else PACK_BYTES
        return Loose(path.stem, path, {path.name: _bytes(path, most)}, is_code)
    except OSError as error:
        raise PluginError(f"{path.name} cannot be read: {error.strerror or error}") from None


def _content(folder: Path) -> Iterator[tuple[str, bytes]]:
    files = [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]
    if len(files) > MOST_FILES:
        raise PluginError(f"{folder.name}: a mod has at most {MOST_FILES} files")
    left = MOST_BYTES
    for path in files:
        content = _bytes(path, left)
        left -= len(content)
        yield path.relative_to(folder).as_posix(), content


def _bytes(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise PluginError(f"{path.name}: larger than a mod may be ({most} bytes)")
    return content


class Tracer(Protocol):
    """Who compiles the files of a mod so that it is told which of their functions run."""

    def compiled(self, source: str, path: Path) -> CodeType:
        """A file as code that tells it."""

    def came_to(self, at: int) -> None:
        """A function runs."""


class _Runner(InspectLoader):
    """Runs one module from the content that was read."""

    def __init__(self, source: bytes, path: Path, is_package: bool, tracer: Tracer | None) -> None:
        self._source = source
        self._path = path
        self._is_package = is_package
        self._tracer = tracer

    def is_package(self, fullname: str) -> bool:
        return self._is_package

    def get_source(self, fullname: str) -> str:
        return importlib.util.decode_source(self._source)

    def get_code(self, fullname: str) -> CodeType:
        if self._tracer is not None:
            return self._tracer.compiled(self.get_source(fullname), self._path)
        return self.source_to_code(self._source, str(self._path))

    def exec_module(self, module: ModuleType) -> None:
        if self._tracer is not None:
            setattr(module, MARK, self._tracer.came_to)
        super().exec_module(module)


class _Finder(MetaPathFinder):
    """Finds the modules of loose mods, and nothing else."""

    def __init__(self) -> None:
        self.modules: dict[str, tuple[_Runner, Path, bool]] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The spec of a module of a loose mod that has been read."""
        found = self.modules.get(fullname)
        if found is None:
            return None
        runner, file, is_package = found
        return importlib.util.spec_from_file_location(
            fullname,
            file,
            loader=runner,
            submodule_search_locations=[str(file.parent)] if is_package else None,
        )


_FINDER = _Finder()


def import_loose(mod: Loose, tracer: Tracer | None = None) -> ModuleType:
    """Run a Python mod's code and give its module; a failing one raises what it raises.

    For a tracer it is run once more, whatever has been run before.
    """
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(0, _FINDER)
    root = f"{PREFIX}_{mod.name.replace('.', '_')}_{mod.hash[:8]}"
    if tracer is not None:
        root += f"_traced_{len(_FINDER.modules)}"
    for relative, source in mod.files.items():
        if not relative.endswith(".py"):
            continue
        if not mod.path.is_dir():
            runner = _Runner(source, mod.path, False, tracer)
            _FINDER.modules[root] = runner, mod.path, False
            continue
        parts = relative.removesuffix(".py").split("/")
        is_package = parts[-1] == "__init__"
        inside = parts[:-1] if is_package else parts
        name = ".".join((root, *inside))
        runner = _Runner(source, mod.path / relative, is_package, tracer)
        _FINDER.modules[name] = runner, mod.path / relative, is_package
    return importlib.import_module(root)


class PackPlugin:
    """A card pack as a plugin: its cards, its numbers and its options, and nothing else."""

    def __init__(self, header: PackHeader, pack: Pack) -> None:
        self._header = header
        self._pack = pack

    @hookimpl
    def scriptorium_about(self) -> About:
        """What the header of the pack says."""
        header = self._header
        return About(
            header.name,
            header.game,
            header.version,
            title=header.title,
            author=header.author,
            summary=header.summary,
            before=header.before,
            after=header.after,
            requires=header.requires,
            supports=header.optional,
            conflicts=header.conflicts,
            without=header.without,
            optional=True,
            options=self._pack.options,
            numbers=self._pack.numbers,
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
    return PackPlugin(pack.lines.pack, pack)


def add_loose(library: Library, mod: Loose, origin: str, *, tracer: Tracer | None = None) -> Plugin:
    """Add a mod to a library; one that fails is kept there as broken."""
    try:
        module: Any = import_loose(mod, tracer) if mod.is_code else pack_plugin(mod)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return library.add_broken(mod.name, origin, error)
    return library.add(module, origin=origin, hash=mod.hash, name=mod.name)
