"""Music begins, rests and follows its setting, and nobody is troubled where there is no device."""

from __future__ import annotations

import pytest

from scriptorium_play.common.settings import Settings
from scriptorium_ui.sound.music import Music


class Gramophone:
    """A player that remembers what it was told, and breaks where it is told to."""

    def __init__(self, broken: str = "") -> None:
        self.told: list[tuple[str, float]] = []
        self.broken = broken

    def _tell(self, deed: str, volume: float = 0.0) -> None:
        self.told.append((deed, volume))
        if deed == self.broken:
            raise OSError("no device")

    def play(self, volume: float) -> None:
        self._tell("play", volume)

    def louder(self, volume: float) -> None:
        self._tell("louder", volume)

    def stop(self) -> None:
        self._tell("stop")


def test_it_sounds_from_the_beginning_to_the_rest_and_again():
    player = Gramophone()
    music = Music(Settings(), lambda: player)
    music.rest()
    assert player.told == []
    music.begin()
    assert music.playing
    music.rest()
    assert not music.playing
    music.begin()
    assert player.told == [("play", 0.5), ("stop", 0.0), ("play", 0.5)]


def test_the_setting_counts_at_once():
    player, settings = Gramophone(), Settings()
    music = Music(settings, lambda: player)
    settings.change("music", 40)
    assert player.told == []
    music.begin()
    settings.change("sound", 10)
    settings.change("music", 70)
    settings.change("music", 0)
    assert not music.playing
    settings.change("music", 20)
    assert player.told == [("play", 0.4), ("louder", 0.7), ("stop", 0.0), ("play", 0.2)]
    assert music.playing


def test_whoever_wants_no_music_does_not_have_it_read():
    settings, loaded = Settings(), []
    settings.change("music", 0)
    music = Music(settings, lambda: loaded.append(1))
    music.load()
    music.begin()
    assert loaded == []
    settings.change("music", 5)
    settings.change("music", 10)
    assert loaded == [1]


@pytest.mark.parametrize("broken", ["play", "louder", "stop"])
def test_a_device_that_fails_is_left_alone(broken):
    player, settings = Gramophone(broken), Settings()
    music = Music(settings, lambda: player)
    music.begin()
    settings.change("music", 10)
    music.rest()
    music.begin()
    assert player.told[-1][0] == broken
    assert not music.playing


def test_no_device_is_harmless():
    def nothing_there():
        raise OSError("no device")

    for load in (lambda: None, nothing_there):
        settings = Settings()
        music = Music(settings, load)
        music.load()
        music.begin()
        settings.change("music", 80)
        music.rest()
        assert not music.playing
