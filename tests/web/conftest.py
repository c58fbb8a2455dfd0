"""The built page in a real browser, driven by taps and keys as a hand would make them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from web_hands import Chromium, WebHand

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


@pytest.fixture(scope="session")
def hand(chromium: Chromium) -> Iterator[WebHand]:
    """One page for all tests that need no fresh player; they begin and end at its title.

    Nothing moves on its way, so that they take less time.
    """
    with chromium.page(1024, 600) as hand:
        hand.press("settings")
        while not hand.screen.app.settings.values.reduced_motion:
            hand.press("reduced_motion")
        hand.press("back")
        yield hand
