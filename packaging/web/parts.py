"""What the page is made of that is not ours: Python for browsers, and the libraries it needs.

Both come from the usual registries, by name and version, and are kept for the next time.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
from base64 import b64encode
from pathlib import Path
from typing import NamedTuple

PYODIDE = "314.0.7"
PYTHON = "3.14.2"
ABI = "2026_0"
PLATFORM = "emscripten_5_0_3"
# What is fetched from npm: to run the page, and to try it. Each with its SHA-512, as npm writes it.
TYPESCRIPT, AXE = "typescript@5.9.3", "axe-core@4.11.0"
PACKAGES = {
    f"pyodide@{PYODIDE}": (
        "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
    ),
    TYPESCRIPT: (
        "jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQDD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw=="
    ),
    AXE: "ilYanEU8vxxBexpJd8cWM4ElSQq4QctCLKih0TSfjIfCQTeyH/6zVrmIJfLPrKTKJRbiG+cfnZbQIjAlJmF1jQ==",
}
WHEELS = (
    "msgspec==0.22.0",
    "pluggy>=1.5,<2",
    "tomlkit>=0.13,<0.16",
    "fluent.runtime>=0.4,<0.5",
    "platformdirs>=4.2,<5",
    "segno>=1.6,<2",
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
    return Parts(package(cache, f"pyodide@{PYODIDE}"), _wheels(cache), node)


def _run(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        told = (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise Missing(f"{what} could not be fetched: {told}")


def package(cache: Path, name: str) -> Path:
    """A package of npm, by its name and version, whose archive is what it was; raises `Missing`."""
    folder = cache / name.replace("@", "-")
    if folder.is_dir():
        return folder
    npm = shutil.which("npm")
    if npm is None:
        raise Missing(f"npm is needed to fetch {name}: install the package npm")
    cache.mkdir(parents=True, exist_ok=True)
    _run([npm, "pack", "--silent", "--pack-destination", str(cache), name], name)
    archive = cache / f"{folder.name}.tgz"
    digest = b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if digest != PACKAGES[name]:
        archive.unlink()
        raise Missing(f"what was fetched as {name} is not what it was when it was chosen")
    fresh = cache / f"{folder.name}.new"
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
