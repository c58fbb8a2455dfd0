"""SVG pictures that mods bring become PNG, in a process of their own with little time and room.

resvg draws them: it runs no script and fetches nothing. What would bring other files or grow while
it is read is refused before.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from importlib.util import find_spec

SECONDS, ROOM = 3, 512 << 20
SCALES = 1, 2, 3
MOST_BYTES = 256 << 10
# What brings other files, or repeats itself without end.
FORBIDDEN = re.compile(rb"<\s*(?:image|foreignObject|script)\b|<!(?:ENTITY|DOCTYPE)|@import", re.I)
ROOT = re.compile(rb"<svg\b[^>]*>", re.S)
SIDE = rb"""\s%s\s*=\s*["']\s*(\d+(?:\.\d+)?)(?:px)?\s*["']"""
BOX = re.compile(rb"""\sviewBox\s*=\s*["']\s*([-+\d.eE,\s]+)["']""")

PROGRAM = """
import struct, sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, ({room}, {room}))
    resource.setrlimit(resource.RLIMIT_CPU, ({seconds}, {seconds}))
except ImportError:
    pass
import resvg_py
svg = sys.stdin.buffer.read().decode("utf-8")
for side in sys.argv[1:]:
    made = resvg_py.svg_to_bytes(svg_string=svg, width=int(side), skip_system_fonts=True)
    sys.stdout.buffer.write(struct.pack(">I", len(made)) + bytes(made))
"""


class NotDrawn(ValueError):
    """Why an SVG cannot be drawn."""


def can_draw() -> bool:
    """Whether SVG can be drawn here: the library is there, and a process can be started."""
    return find_spec("resvg_py") is not None and not getattr(sys, "frozen", False)


def size_of_svg(content: bytes) -> tuple[int, int]:
    """How many pixels it has across and down by itself: its width and height, or its view box."""
    if found := FORBIDDEN.search(content):
        named = found[0].decode("ascii", "replace").strip("<! \t\r\n")
        raise NotDrawn(f"an SVG may not have {named} in it")
    root = ROOT.search(content)
    if root is None:
        raise NotDrawn("this is no SVG")
    sides = [re.search(SIDE % side, root[0]) for side in (b"width", b"height")]
    given = [float(side[1]) for side in sides if side is not None]
    if len(given) < len(sides):
        box = BOX.search(root[0])
        try:
            _, _, wide, high = map(float, re.split(rb"[\s,]+", box[1].strip() if box else b""))
        except ValueError:
            raise NotDrawn("it does not say how large it is") from None
        given = [wide, high]
    if not all(0 < side < 2**16 for side in given):
        raise NotDrawn("it does not say how large it is")
    return max(1, round(given[0])), max(1, round(given[1]))


def drawn(content: bytes, widths: list[int]) -> list[bytes]:
    """The same as PNG, in each of some widths; raises `NotDrawn`."""
    program = PROGRAM.format(room=ROOM, seconds=SECONDS)
    command = [sys.executable, "-I", "-c", program, *map(str, widths)]
    try:
        done = subprocess.run(
            command, input=content, capture_output=True, timeout=2 * SECONDS, check=False
        )
    except (OSError, subprocess.SubprocessError):
        raise NotDrawn("it takes too long to draw") from None
    found, at = [], 0
    while at + 4 <= len(done.stdout):
        (long,) = struct.unpack(">I", done.stdout[at : at + 4])
        found.append(done.stdout[at + 4 : at + 4 + long])
        at += 4 + long
    if done.returncode or len(found) != len(widths):
        raise NotDrawn("it cannot be drawn")
    return found
