"""A mod that brings a folder of pictures, and the pictures to put into it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import scriptorium as sc
from scriptorium_ui.art.imported_pictures import SIGNATURE


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + zlib.crc32(kind + data).to_bytes(4)


def png(width: int = 8, height: int = 4, *, lines: int = 0, **odd: int) -> bytes:
    """A red picture; `lines` are those that are really there."""
    kind = odd.get("depth", 8), odd.get("colour", 2), 0, 0, odd.get("laced", 0)
    row = bytes([odd.get("filter", 0)]) + b"\xff\0\0" * width
    head, rows = struct.pack(">IIBBBBB", width, height, *kind), row * (lines or height)
    parts = chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")
    return SIGNATURE + b"".join(parts)


def a_mod(folder: Path, name: str = "moor") -> sc.Plugin:
    """A house rule that brings a folder of pictures."""
    return sc.Plugin(name, "noughts", optional=True, art=folder)
