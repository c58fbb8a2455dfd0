"""A mod in one file, to give to others: a zip with a manifest that names each file and its hash.

A `.scrm` holds `manifest.json`, and the files of the mod below `files/`. It comes from strangers,
so all of it is checked before anything is written: names, kinds, numbers, sizes, hashes.
"""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine.errors import PluginError

from .folder_reading import plain_files, read_plain
from .loose import MOST_BYTES, MOST_FILES, Loose, pack_plugin, read_loose
from .static_metadata import claims

SUFFIX = ".scrm"
MANIFEST, FILES = "manifest.json", "files/"
MOST_MANIFEST = 1024 * 1024
MOST_DEPTH, MOST_NAME = 16, 200
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same mod is the same file, whenever it is packed
PLAIN_FILE = stat.S_IFREG | 0o644
KINDS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 0x1
FORBIDDEN = frozenset('\\:*?"<>|')
DEVICES = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{nr}" for port in ("com", "lpt") for nr in range(10)))
)
Word = Annotated[str, Meta(max_length=300)]


class PackedFile(Struct, frozen=True, forbid_unknown_fields=True):
    """One file of a packed mod."""

    size: Annotated[int, Meta(ge=0, le=MOST_BYTES)]
    sha256: Annotated[str, Meta(min_length=64, max_length=64)]


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a packed mod says of itself, and its files by their names inside it."""

    format: Literal[1]
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    files: Annotated[dict[str, PackedFile], Meta(min_length=1, max_length=MOST_FILES)]
    is_code: bool
    is_folder: bool
    game: Word = ""
    version: Word = ""
    title: Word = ""
    author: Word = ""
    summary: Word = ""
    requires: Annotated[tuple[Word, ...], Meta(max_length=64)] = ()

    @property
    def called(self) -> str:
        """The name of its file or folder in a mods folder."""
        return self.name if self.is_folder else next(iter(self.files))


@dataclass(frozen=True)
class Packed:
    """A mod that is not installed: what it says of itself, and its files."""

    manifest: Manifest
    files: dict[str, bytes]


def gathered(path: Path) -> Packed:
    """The mod in a file or folder, as it can be packed: plain files, none of them hidden."""
    path = path.absolute()
    root = path if path.name not in ("", "..") else path.resolve()
    mod = read_loose(root)
    if not root.is_dir():
        files = {root.name: next(iter(mod.files.values()))}
    else:
        found = plain_files(root, MOST_FILES)
        if found.too_many:
            raise PluginError(f"{path.name}: a mod has at most {MOST_FILES} files")
        files, left = {}, MOST_BYTES
        for file in found.files:
            inside = file.relative_to(root)
            if any(part.startswith(".") for part in inside.parts):
                continue
            content = read_plain(file, left)
            left -= len(content)
            if left < 0:
                raise PluginError(f"{path.name}: larger than a mod may be ({MOST_BYTES} bytes)")
            files[inside.as_posix()] = content
    for name in files:
        _check_name(name)
    made = Packed(_manifest(mod, root, files), files)
    _check_mod(made)
    return made


def _manifest(mod: Loose, root: Path, files: dict[str, bytes]) -> Manifest:
    if mod.is_code:
        said = claims(mod)
    else:
        about = pack_plugin(mod).scriptorium_about()
        said = {name: getattr(about, name) for name in ("game", "version", "title", "author")}
        said |= {"summary": about.summary, "requires": about.requires}
    kept = {name: said[name] for name in Manifest.__struct_fields__ if said.get(name)}
    kept["name"] = root.name if mod.is_folder or root.is_dir() else root.stem
    hashes = {
        name: PackedFile(len(content), sha256(content).hexdigest())
        for name, content in sorted(files.items())
    }
    made = Manifest(format=1, files=hashes, is_code=mod.is_code, is_folder=root.is_dir(), **kept)
    try:
        return msgspec.convert(msgspec.to_builtins(made), Manifest)
    except msgspec.ValidationError as error:
        raise PluginError(f"{root.name} cannot be packed: {error}") from None


def pack(path: Path, folder: Path) -> Path:
    """Pack a mod into `folder`; gives the file that was written, in place of an older one."""
    mod = gathered(path)
    target = folder / f"{mod.manifest.name}{SUFFIX}"
    target.write_bytes(packed_bytes(mod))
    return target


def packed_bytes(mod: Packed) -> bytes:
    """A mod as one file; the same content gives the same bytes."""
    out = io.BytesIO()
    manifest = msgspec.json.format(msgspec.json.encode(mod.manifest), indent=1)
    with zipfile.ZipFile(out, "w") as made:
        for name, content in ((MANIFEST, manifest), *sorted(mod.files.items())):
            info = zipfile.ZipInfo(name if name == MANIFEST else FILES + name, LONG_AGO)
            info.create_system, info.external_attr = 3, PLAIN_FILE << 16
            made.writestr(info, content, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def read_packed(path: Path) -> Packed:
    """A packed mod with all its files, each as its manifest says; nothing is written for that."""
    try:
        data = read_plain(path, MOST_BYTES)
    except OSError as error:
        raise PluginError(f"{path.name} cannot be read: {error.strerror or error}") from None
    if len(data) > MOST_BYTES:
        raise PluginError(f"{path.name}: larger than a mod may be ({MOST_BYTES} bytes)")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as there:
            return _read(there)
    except PluginError as error:
        raise PluginError(f"{path.name}: {error}") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError) as error:
        raise PluginError(f"{path.name} is no packed mod: {error}") from None


def _read(there: zipfile.ZipFile) -> Packed:
    entries = _checked(there.infolist())
    if MANIFEST not in entries:
        raise PluginError(f"it has no {MANIFEST}, so it is no packed mod")
    told = _content(there, entries.pop(MANIFEST), MOST_MANIFEST)
    try:
        manifest = msgspec.json.decode(told, type=Manifest)
    except (msgspec.DecodeError, RecursionError) as error:
        raise PluginError(f"its {MANIFEST} is not understood: {error}") from None
    strange = sorted(manifest.files.keys() ^ {name.removeprefix(FILES) for name in entries})
    if strange:
        raise PluginError(f"its manifest and its files differ: {strange[0]}")
    files, left = {}, MOST_BYTES
    for name, said in manifest.files.items():
        content = _content(there, entries[FILES + name], min(left, said.size))
        left -= len(content)
        if len(content) != said.size or sha256(content).hexdigest() != said.sha256:
            raise PluginError(f"{name} is other than its manifest says")
        files[name] = content
    made = Packed(manifest, files)
    _check_mod(made)
    return made


def _check_mod(mod: Packed) -> None:
    """See that it has a name that a mod can have, and is one file or one folder of that name."""
    name = mod.manifest.name
    _check_name(name)
    if "/" in name or name.startswith("_"):
        raise PluginError(f"no mod may be called {name!r}")
    if not mod.manifest.is_folder and [Path(one).stem for one in mod.files] != [name]:
        raise PluginError(f"it is a mod of one file, and has others than {name}")


def _checked(infos: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    """Its entries by their names: plain files, each once, and not too much of all."""
    if len(infos) > MOST_FILES + 1:
        raise PluginError(f"a mod has at most {MOST_FILES} files")
    if sum(info.file_size for info in infos) > MOST_BYTES + MOST_MANIFEST:
        raise PluginError(f"larger than a mod may be ({MOST_BYTES} bytes)")
    found: dict[str, zipfile.ZipInfo] = {}
    seen: set[str] = set()
    for info in infos:
        name = info.orig_filename
        if name != MANIFEST and not name.startswith(FILES):
            raise PluginError(f"{name!r} lies outside {FILES}")
        _check_name(name)
        if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG) or info.is_dir():
            raise PluginError(f"{name} is no plain file")
        if info.flag_bits & ENCRYPTED or info.compress_type not in KINDS:
            raise PluginError(f"{name} is packed in a way that is not read")
        if name.casefold() in seen:
            raise PluginError(f"{name} is there twice")
        seen.add(name.casefold())
        found[name] = info
    folders = {str(one) for name in seen for one in PurePosixPath(name).parents}
    if both := sorted(folders & seen):
        raise PluginError(f"{both[0]} is a file and a folder")
    return found


def _check_name(name: str) -> None:
    """See that a name leads to a file below its folder, on every system alike."""
    parts = name.split("/")
    good = 0 < len(name) <= MOST_NAME and len(parts) <= MOST_DEPTH and name.isprintable()
    for part in parts:
        good &= bool(part) and part[-1] not in ". " and part[0] not in ". "
        good &= FORBIDDEN.isdisjoint(part) and part.partition(".")[0].casefold() not in DEVICES
    if not good:
        raise PluginError(f"no file of a mod may be called {name!r}")


def _content(there: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    """What an entry holds, never more than so much of it."""
    with there.open(info) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise PluginError(f"{info.orig_filename} is larger than its manifest says")
    return content
