"""The built page in a real browser, driven by taps and keys as a hand would make them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from web_hands import Chromium

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "packaging" / "web" / "build.py"


@pytest.fixture(scope="session")
def site() -> Path:
    """The page as it is offered, built from this tree."""
    done = subprocess.run(
        [sys.executable, str(BUILD), "--quick", "--changed"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "build" / "web"


@pytest.fixture(scope="session")
def chromium(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    """A browser without a screen, and a server that offers the page."""
    browser = Chromium(site, tmp_path_factory)
    yield browser
    browser.close()
