"""One window for all tests of the tablet, opened before anything else imports Kivy."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1", KIVY_NO_CONSOLELOG="1")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")

if TYPE_CHECKING:
    from driver import Driver


HINTS = ("coach-gold", "coach-why", "coach-zoom", "coach-undo", "coach-log")


@pytest.fixture(scope="session")
def clock(tmp_path_factory: pytest.TempPathFactory) -> list[float]:
    os.environ.setdefault("KIVY_HOME", str(tmp_path_factory.mktemp("kivy")))
    from scriptorium_tablet.start import quiet_kivy

    quiet_kivy(1280, 800)
    from kivy.config import Config

    Config.set("graphics", "vsync", "0")
    Config.set("graphics", "maxfps", "0")
    from driver import prepare

    return prepare()


@pytest.fixture(scope="session")
def games():
    from scriptorium import standard_library

    return standard_library()


@pytest.fixture
def given_back(clock: list[float], monkeypatch) -> list[None]:
    """How often freed memory would have gone back to the machine, which takes long."""
    calls: list[None] = []
    monkeypatch.setattr("scriptorium_tablet.instructions.give_back", lambda: calls.append(None))
    return calls


@pytest.fixture
def drive(
    clock: list[float], games, tmp_path: Path, monkeypatch, given_back: list[None]
) -> Iterator[Driver]:
    from driver import Driver, begun

    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("LC_ALL", "C")
    driver = Driver(begun(tmp_path, games), clock)
    driver.app.settings.change("language", "en")
    for hint in HINTS:
        driver.app.settings.dismiss(hint)
    driver.resize(1280, 800)
    yield driver
    driver.close()


@pytest.fixture
def unseen(drive: Driver) -> None:
    """Frames pass and pages are painted, but no pixel is drawn: for tests that read none."""
    drive.look(False)


@pytest.fixture
def shown(drive: Driver, tmp_path: Path) -> Callable[[], Image.Image]:
    """A picture of the glass, with everything where it belongs."""
    drive.app.settings.change("reduced_motion", True)

    def look() -> Image.Image:
        drive.settle()
        with Image.open(drive.picture(tmp_path / "shown.png")) as opened:
            return opened.convert("RGB")

    return look
