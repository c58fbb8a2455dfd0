"""Distributions of strangers, laid out on disk as an installer would leave them."""

from __future__ import annotations

from pathlib import Path

# What a module may do to whoever imports it, and what is told of it.
AT_IMPORT = {
    "counts for ever": ("while True: x = 1", "ran more than 4000000 lines"),
    "sleeps": ("import time\ntime.sleep(1000)", "did not come to an end"),
    "exits": ("import os\nos._exit(9)", "has ended the program"),
    "presses the stop key": ("raise KeyboardInterrupt", "raised KeyboardInterrupt"),
}


def installed(folder: Path, source: str, name: str = "odd", module: str = "odd_module") -> Path:
    """A folder with one installed plugin, to be put on `PYTHONPATH`."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[scriptorium]\n{name} = {module}\n")
    (folder / f"{module}.py").write_text(source + "\n", encoding="utf-8")
    return folder
