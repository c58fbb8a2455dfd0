"""What is given away is whole: wheel and sdist are built, installed and played from elsewhere."""

from __future__ import annotations

import email
import hashlib
import os
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# The packages that were installed, and those of others, but never this tree: what ties the tree
# to the environment is a file that only `site` reads, which is left out.
PLAY = """
import sys
sys.path[:0] = [{installed!r}]
sys.path.append({others!r})
import scriptorium, scriptorium_sator, scriptorium_play
from scriptorium.cli.main import main
code = main(["play", "sator", "--ui", "text"])
print([module.__file__ for module in (scriptorium, scriptorium_sator, scriptorium_play)])
sys.exit(code)
"""


def built(folder: Path, source: Path, *targets: str) -> None:
    """Build with what is here: nothing is fetched."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    command += [word for target in targets for word in ("-t", target)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist of the tree."""
    folder = tmp_path_factory.mktemp("packages")
    built(folder, ROOT, "sdist", "wheel")
    return folder


def contents(wheel: Path) -> dict[str, str]:
    """Every file of a wheel, with a hash of what is in it."""
    with zipfile.ZipFile(wheel) as file:
        names = [name for name in file.namelist() if not name.endswith("/RECORD")]
        return {name: hashlib.sha256(file.read(name)).hexdigest() for name in names}


def test_the_sdist_holds_all_that_the_wheel_is_made_of(packages: Path, tmp_path: Path) -> None:
    with tarfile.open(next(packages.glob("*.tar.gz"))) as file:
        file.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    built(tmp_path / "again", source, "wheel")
    (again,) = (tmp_path / "again").glob("*.whl")
    (wheel,) = packages.glob("*.whl")
    assert contents(again) == contents(wheel)


def test_the_metadata_names_the_licences_and_holds_them(packages: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
        (place,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        metadata = email.message_from_bytes(file.read(place))
    assert metadata["License-Expression"] == PYPROJECT["project"]["license"]
    listed = metadata.get_all("License-File") or []
    assert {Path(one).name for one in listed} == {
        "LICENSE",
        "LICENCE-Alegreya.txt",
        "LICENCE-Cinzel.txt",
        "LICENCE-DejaVu.txt",
    }
    folder = place.removesuffix("METADATA")
    assert {f"{folder}licenses/{one}" for one in listed} <= set(names)


def test_what_is_installed_is_played_from_elsewhere(packages: Path, tmp_path: Path) -> None:
    """A match of SATOR is begun in lines of text, with nothing of this tree at hand."""
    (wheel,) = packages.glob("*.whl")
    installed = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--no-compile", "--target", str(installed), str(wheel)]
    subprocess.run(command, check=True, capture_output=True)
    program = PLAY.format(installed=str(installed), others=sysconfig.get_paths()["purelib"])
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program],
        cwd=tmp_path,
        env={**os.environ, "SCRIPTORIUM_HOME": str(tmp_path / "home")},
        input="1\nt\nq\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The match is saved. You can continue it at any time." in done.stdout
    assert len(list((tmp_path / "home").rglob("*.match"))) == 1
    places = done.stdout.splitlines()[-1]
    assert places.count(str(installed)) == 3
    assert str(ROOT) not in places
