"""SVG pictures that mods bring become PNG, in a process of their own with little time and room.

resvg draws what `svg_reading` made anew of a third-party file: it holds nothing that is not on a
list. What still takes too much time or room is ended.
"""

from __future__ import annotations

import struct
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

from .svg_reading import NotDrawn

SECONDS, ROOM = 3, 512 << 20
SCALES = 1, 2, 3
MOST_BYTES = 256 << 10
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


def can_draw() -> bool:
    """Whether SVG can be drawn here: the library is there, and a process can be started."""
    return find_spec("resvg_py") is not None and not getattr(sys, "frozen", False)


def drawn_by() -> str:
    """What draws here, and with how much time: what one of them refused another may draw."""
    try:
        return f"resvg_py {version('resvg_py')}, {SECONDS} s, {ROOM >> 20} MB"
    except PackageNotFoundError:
        return ""


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
