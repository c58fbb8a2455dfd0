"""Collect the files of the tablet program: `python3 packaging/tablet/collect.py [FOLDER]`.

The packages lie side by side in the folder, with the pages of rules and with the metadata of the
distribution: a package on a device is copied and not installed, and without its metadata neither
the games nor the version would be found.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "build" / "tablet"
# What no device needs: the laboratory, research, and the other windows.
LEFT_OUT = {
    "scriptorium_lab",
    "scriptorium_research",
    "scriptorium_desktop",
    "scriptorium_server",
    "scriptorium_tablet",
    "scriptorium_text",
    "scriptorium_web",
}
PACKAGES = tuple(
    path.relative_to(ROOT).as_posix()
    for top in ("core", "plugins", "cards", "frontends")
    for path in sorted((ROOT / top).iterdir())
    if (path / "py.typed").is_file() and path.name not in LEFT_OUT
)
RULES = ("docs/rules", "scriptorium_play/rules")
TABLET = "frontends/scriptorium_tablet"
MAIN = "packaging/tablet/main.py"


def project() -> dict[str, object]:
    """What the project says of itself."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return dict(data["project"])


def collect(target: Path, frontend: str = TABLET) -> Path:
    """Put everything into a folder, which is made anew, with one of the frontends."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.pyc", "py.typed")
    for package in (*PACKAGES, frontend):
        shutil.copytree(ROOT / package, target / Path(package).name, ignore=ignore)
    shutil.copytree(ROOT / RULES[0], target / RULES[1])
    shutil.copy(ROOT / MAIN, target / "main.py")
    write_metadata(target)
    return target


def write_metadata(target: Path) -> Path:
    """The metadata that the games are found by."""
    about = project()
    name, version = str(about["name"]), str(about["version"])
    folder = target / f"{name}-{version}.dist-info"
    folder.mkdir()
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", ""]
    (folder / "METADATA").write_text("\n".join(lines), encoding="utf-8")
    points = about["entry-points"]
    assert isinstance(points, dict)
    written = []
    for group in ("scriptorium", "scriptorium.bots"):
        written.append(f"[{group}]")
        written += [f"{key} = {value}" for key, value in points[group].items()]
    (folder / "entry_points.txt").write_text("\n".join(written) + "\n", encoding="utf-8")
    return folder


if __name__ == "__main__":
    print(collect(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else TARGET))
