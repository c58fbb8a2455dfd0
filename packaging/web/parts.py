"""What the page is made of that is not ours: Python for browsers, and the libraries it needs.

Both come from the usual registries, by name and version, and are kept for the next time.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

PYODIDE = "314.0.7"
PYTHON = "3.14.2"
ABI = "2026_0"
PLATFORM = "emscripten_5_0_3"
WHEELS = (
    "msgspec==0.22.0",
    "pluggy>=1.5,<2",
    "tomlkit>=0.13,<0.16",
    "fluent.runtime>=0.4,<0.5",
    "platformdirs>=4.2,<5",
)


class Missing(Exception):
    """Something that is needed to build the page is not here."""


class Parts(NamedTuple):
    """Where the parts lie."""

    pyodide: Path
    wheels: tuple[Path, ...]
    node: str


def parts(cache: Path) -> Parts:
    """Fetch what is not there yet; raises `Missing`."""
    cache.mkdir(parents=True, exist_ok=True)
    node = shutil.which("node")
    if node is None:
        raise Missing("Node.js is needed to build the page: install the package nodejs")
    return Parts(_pyodide(cache), _wheels(cache), node)


def _run(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        told = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise Missing(f"{what} could not be fetched: {told}")


def _pyodide(cache: Path) -> Path:
    folder = cache / f"pyodide-{PYODIDE}"
    if folder.is_dir():
        return folder
    npm = shutil.which("npm")
    if npm is None:
        raise Missing("npm is needed to fetch Python for browsers: install the package npm")
    name = f"pyodide@{PYODIDE}"
    _run([npm, "pack", "--silent", "--pack-destination", str(cache), name], name)
    archive = cache / f"pyodide-{PYODIDE}.tgz"
    fresh = cache / "pyodide-unpacking"
    shutil.rmtree(fresh, ignore_errors=True)
    with tarfile.open(archive) as file:
        file.extractall(fresh, filter="data")
    (fresh / "package").rename(folder)
    shutil.rmtree(fresh, ignore_errors=True)
    archive.unlink()
    return folder


def _wheels(cache: Path) -> tuple[Path, ...]:
    folder = cache / "-".join(["wheels", PYODIDE, *(one.split("==")[-1] for one in WHEELS[:1])])
    if not folder.is_dir():
        fresh = cache / "wheels-coming"
        shutil.rmtree(fresh, ignore_errors=True)
        target = ["--platform", f"pyemscripten_{ABI}_wasm32", "--python-version", "314"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary", ":all:"]
        command += [*target, "--implementation", "cp", "--dest", str(fresh), *WHEELS]
        _run(command, "the libraries")
        fresh.rename(folder)
    return tuple(sorted(folder.glob("*.whl")))
