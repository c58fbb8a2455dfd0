"""Which pictures and sounds of a library can be used: for those who try mods out."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from scriptorium import Library

from .imported_pictures import bring
from .imported_sounds import bring_sounds


def judge(library: Library) -> list[str]:
    """What would be left out, and why; the pictures that can be used are known from then on."""
    with TemporaryDirectory() as folder:
        return [*bring(library, Path(folder)), *bring_sounds(library, Path(folder))[1]]
