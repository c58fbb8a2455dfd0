"""The pictures that games and mods bring: a folder of files beside each, named by their keys.

PNG is shown as it is; SVG is drawn once in several sizes, so that it is sharp on every screen.

A file is read once, judged, and kept under what it holds, so that what a window decodes is what was
judged. One that cannot be used is told and left out; the picture that stands for it is shown.
"""

from __future__ import annotations

import logging
import struct
import time
import zlib
from pathlib import Path
from typing import Any

from scriptorium import Library
from scriptorium.mods import read_plain
from scriptorium.plugins import shown

from . import atlas
from .folders import ODD_NAME, Unusable, files, folders, is_key, keep, named, read
from .svg_drawing import MOST_BYTES as MOST_SVG
from .svg_drawing import SCALES, can_draw, drawn, drawn_by
from .svg_reading import NotDrawn, read_svg

log = logging.getLogger("scriptorium.ui")

# Bounds: files of a plugin, bytes of a file and of all, pixels of a side, seconds for all of them.
MOST_FILES, MOST_BYTES, MOST_OF_ALL, MOST_SIDE, MOST_SECONDS = 200, 2 << 20, 32 << 20, 1024, 2.0
PIXELS = 40  # of a unit
TILES, SVG = ".tiles", ".svg"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
REFUSED, MOST_REASON = ".refused", 1000
HEAD = 64  # bytes of a PNG that tell its size
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def bring(library: Library, kept: Path) -> list[str]:
    """Let the pictures of all plugins be found beside our own; gives what cannot be used, and why.

    The files are kept in a folder, so that they need not be judged anew at the next start.
    """
    found: dict[str, dict[str, Any]] = {}
    told: list[str] = []
    began, left = time.monotonic(), MOST_OF_ALL
    for name, folder in folders(library):
        for file in files(folder, name, (".png", SVG), MOST_FILES, told):
            try:
                if time.monotonic() - began > MOST_SECONDS:
                    raise Unusable("there was no time left for it")
                key, tiles = _key(file, found)
                content = _read(file, left)
                left -= len(content)
                entry = _drawn if file.suffix.lower() == SVG else _entry
                found[key] = entry(content, kept, tiles)
            except (OSError, Unusable, NotDrawn) as error:
                reason = getattr(error, "strerror", None) or str(error)
                told.append(f"{name}: {shown(file.name)}: {reason}")
    for line in told:
        log.warning("a picture is left out: %s", line)
    atlas.bring(found)
    return told


def _key(file: Path, found: dict[str, Any]) -> tuple[str, bool]:
    """The key of a file, and whether it may be laid side by side."""
    if file.suffix.lower() == SVG and not can_draw():
        raise Unusable("only PNG can be shown here; export it as one")
    key = file.stem.removesuffix(TILES)
    if not is_key(key):
        raise Unusable(ODD_NAME.format(example="moon-card.png"))
    if key in found or atlas.shipped(key):
        raise Unusable(f"there is a picture {key} already")
    return key, file.stem.endswith(TILES)


def _read(file: Path, left: int) -> bytes:
    content = read(file, MOST_BYTES, f"{MOST_BYTES >> 20} MB")
    if len(content) > left:
        raise Unusable(f"all pictures together are larger than {MOST_OF_ALL >> 20} MB")
    return content


def _entry(content: bytes, kept: Path, tiles: bool) -> dict[str, Any]:
    """What the list of pictures says of it; it lies where a window finds it."""
    width, height = size_of(content)
    file = kept / f"{named(content)}.png"
    if not file.is_file() or file.stat().st_size != len(content):
        _keep(file, content)
    place = [str(file.resolve()), 0, 0, width, height]
    entry: dict[str, Any] = {"size": [width / PIXELS, height / PIXELS], "at": {"1": place}}
    return {**entry, "alt": {}, "tiles": tiles}


def _drawn(content: bytes, kept: Path, tiles: bool) -> dict[str, Any]:
    """The same of an SVG, which is drawn when it is first seen, in as many sizes as it may have."""
    if len(content) > MOST_SVG:
        raise Unusable(f"larger than {MOST_SVG >> 10} kB")
    drawing = read_svg(content)
    width, height = drawing.width, drawing.height
    scales = [one for one in SCALES if max(width, height) * one <= MOST_SIDE]
    if not scales:
        raise Unusable(f"it has {width} x {height} pixels, more than {MOST_SIDE} on a side")
    files = [kept / f"{named(content)}-{scale}.png" for scale in scales]
    if not all(file.is_file() for file in files):
        made = _first_drawn(drawing.content, [width * scale for scale in scales], kept)
        for file, png in zip(files, made, strict=True):
            _keep(file, png)
    at = {}
    for scale, file in zip(scales, files, strict=True):
        with file.open("rb") as opened:
            at[str(scale)] = [str(file.resolve()), 0, 0, *size_of(opened.read(HEAD))]
    size = [width / PIXELS, height / PIXELS]
    return {"size": size, "at": at, "alt": {}, "tiles": tiles}


def _first_drawn(content: bytes, widths: list[int], kept: Path) -> list[bytes]:
    """A drawing in some widths. One that failed is remembered: it is not tried at every start."""
    refused, by = kept / f"{named(content)}{REFUSED}", drawn_by()
    try:
        known, _, why = read_plain(refused, MOST_REASON).decode("utf-8", "replace").partition("\n")
    except OSError:
        known, why = "", ""
    if why and known == by:
        raise NotDrawn(why)
    try:
        return drawn(content, widths)
    except NotDrawn as error:
        keep(refused, f"{by}\n{error}".encode())
        raise


def _keep(file: Path, content: bytes) -> None:
    """Lay a picture down that was judged."""
    judge(content)
    keep(file, content)


def size_of(content: bytes) -> tuple[int, int]:
    """The pixels of a PNG across and down, as its head says."""
    if content[:8] != SIGNATURE or content[12:16] != b"IHDR" or len(content) < 33:
        raise Unusable("this is no PNG")
    width, height = struct.unpack(">II", content[16:24])
    if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
        raise Unusable(f"it has {width} x {height} pixels, more than {MOST_SIDE} on a side")
    return width, height


def judge(content: bytes) -> None:
    """Whether a PNG is whole: each chunk with its checksum, and just the pixels it promises."""
    width, height = size_of(content)
    depth, colour, *_, laced = content[24:29]
    if colour not in CHANNELS or depth not in (1, 2, 4, 8) or laced:
        raise Unusable("only PNG of up to 8 bits a channel, not interlaced, can be shown")
    packed, at, kind = [], 8, b""
    while at + 12 <= len(content) and kind != b"IEND":
        (length,) = struct.unpack(">I", content[at : at + 4])
        kind, data = content[at + 4 : at + 8], content[at + 8 : at + 8 + length]
        if content[at + 8 + length : at + 12 + length] != zlib.crc32(kind + data).to_bytes(4):
            raise Unusable("it is damaged")
        if kind == b"IDAT":
            packed.append(data)
        at += 12 + length
    line = 1 + (width * CHANNELS[colour] * depth + 7) // 8
    unpacker = zlib.decompressobj()
    try:
        pixels = unpacker.decompress(b"".join(packed), line * height + 1)
    except zlib.error:
        raise Unusable("it is damaged") from None
    if kind != b"IEND" or len(pixels) != line * height or max(pixels[::line]) > 4:
        raise Unusable("it is damaged")
