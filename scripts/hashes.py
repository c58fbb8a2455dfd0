"""Write down what is installed here, each package with its version and the hash of its file.

`python3 scripts/hashes.py > hashes.txt` asks pip what `scripts/play.py` and `scripts/test.py` would
install with this Python on this machine, and keeps names, versions and hashes, but not where they
came from. `scripts/play.py --require-hashes hashes.txt` and `scripts/test.py --require-hashes
hashes.txt` then install these very files and nothing else.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

import _interpreter
import _setup

EDITABLE = "editables~=0.3"  # what the build asks for besides, where the tree itself is installed


def wanted(root: Path) -> list[str]:
    """Everything that may be installed: what is built with, needed, and asked for by an extra."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found = [*project["build-system"]["requires"], EDITABLE, *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        found += extra
    return sorted(set(found))


def line_of(item: dict[str, Any]) -> str:
    """One package of pip's report as a line of a file of requirements."""
    about, info = item["metadata"], item["download_info"]
    known = info.get("archive_info", {}).get("hashes", {}).get("sha256")
    if known is None:
        known = hash_of(info["url"])
    return f"{about['name']}=={about['version']} --hash=sha256:{known}"


def hash_of(url: str) -> str:
    """The hash of a file on this machine; of another the index has told it."""
    place = urlsplit(url)
    if place.scheme != "file":
        raise _interpreter.SetUpError(f"pip was told no hash of {Path(place.path).name}")
    return hashlib.sha256(Path(url2pathname(unquote(place.path))).read_bytes()).hexdigest()


def lines(report: dict[str, Any]) -> list[str]:
    """All packages of a report, by name."""
    return sorted(map(line_of, report["install"]), key=str.casefold)


def main() -> int:
    if _setup.helps(sys.argv[1:], __doc__):
        return 0
    try:
        venv = _setup.ensure(())
        python = str(_setup.tool(venv, "python"))
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder, "report.json")
            command = [python, "-m", "pip", "install", "--dry-run", "--ignore-installed"]
            command += ["-qq", "--report", str(place), *wanted(_setup.ROOT)]
            if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
                raise _interpreter.SetUpError("pip could not say what it would install.")
            report = json.loads(place.read_text(encoding="utf-8"))
        print(f"# For Python {sys.version_info[0]}.{sys.version_info[1]} on {sys.platform}.")
        print("\n".join(lines(report)))
    except _interpreter.SetUpError as error:
        _setup.say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
