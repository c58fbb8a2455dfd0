"""Importing a loose mod from the content that was read and agreed to, and from nowhere else.

Its packages lead to no folder: a module that was not read is not there, whatever lies on the disk.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import InspectLoader, MetaPathFinder, PathEntryFinder
from importlib.readers import FileReader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Protocol

PREFIX = "scriptorium_loose"
MARK = "__came_to__"  # the name by which the functions of a traced mod tell that they run
PLACE = f"<{PREFIX}>"  # so begins what a package of a mod has for a path; no folder is called so


class Tracer(Protocol):
    """Compiles the files of a mod and reports which of their functions run."""

    def compiled(self, source: str, path: Path) -> CodeType:
        """A file as code that tells it."""

    def came_to(self, at: int) -> None:
        """A function runs."""


class _Runner(InspectLoader):
    """Runs one module from the content that was read."""

    def __init__(
        self, source: bytes, path: Path, is_package: bool, tracer: Tracer | None = None
    ) -> None:
        self._source = source
        self.path = str(path)
        self._is_package = is_package
        self._tracer = tracer

    def is_package(self, fullname: str) -> bool:
        return self._is_package

    def get_source(self, fullname: str) -> str:
        return importlib.util.decode_source(self._source)

    def get_code(self, fullname: str) -> CodeType:
        if self._tracer is not None:
            return self._tracer.compiled(self.get_source(fullname), Path(self.path))
        return self.source_to_code(self._source, self.path)

    def exec_module(self, module: ModuleType) -> None:
        if self._tracer is not None:
            setattr(module, MARK, self._tracer.came_to)
        super().exec_module(module)

    def get_resource_reader(self, fullname: str) -> Any:
        """What lies beside it and is no code is read from the disk."""
        loader: Any = self
        return FileReader(loader)


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
            submodule_search_locations=[PLACE + fullname] if is_package else None,
        )


FINDER = _Finder()


class _Place(PathEntryFinder):
    """What a package of a mod has for a folder: it lists what was read, and finds nothing more."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, fullname: str, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """What was read is found already."""
        return None

    def iter_modules(self, prefix: str = "") -> Iterator[tuple[str, bool]]:
        """The modules and packages directly below."""
        for name, (_, _, is_package) in list(FINDER.modules.items()):
            package, _, last = name.rpartition(".")
            if package == self.package:
                yield prefix + last, is_package


def _place(path: str) -> _Place:
    if not path.startswith(PLACE):
        raise ImportError
    return _Place(path.removeprefix(PLACE))


def import_files(
    root: str,
    path: Path,
    files: dict[str, bytes],
    *,
    is_folder: bool,
    tracer: Tracer | None = None,
) -> ModuleType:
    """Run the modules that were read, under a name; a failing one raises what it raises."""
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
    if _place not in sys.path_hooks:
        sys.path_hooks.insert(0, _place)
    if tracer is not None:
        root += f"_traced_{len(FINDER.modules)}"
    for relative, source in files.items():
        if not relative.endswith(".py"):
            continue
        if not is_folder:
            FINDER.modules[root] = _Runner(source, path, False, tracer), path, False
            continue
        parts = relative.removesuffix(".py").split("/")
        is_package = parts[-1] == "__init__"
        inside = parts[:-1] if is_package else parts
        runner, file = _Runner(source, path / relative, is_package, tracer), path / relative
        FINDER.modules[".".join((root, *inside))] = runner, file, is_package
    return importlib.import_module(root)
