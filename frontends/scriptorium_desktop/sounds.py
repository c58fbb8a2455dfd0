"""Effects and music, as Arcade plays them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import arcade

import scriptorium_ui.art as art


class ArcadeSound:
    """A short sound."""

    def __init__(self, path: Path) -> None:
        self._sound: Any = arcade.load_sound(path)

    def play(self, volume: float) -> None:
        """Let it be heard."""
        self._sound.play(volume=volume)


class RepeatedMusic:
    """The music's file, as Arcade plays it again and again."""

    def __init__(self) -> None:
        self._sound: Any = arcade.load_sound(Path(str(art.MUSIC)))
        self._player: Any = None

    def play(self, volume: float) -> None:
        """Begin, from the start."""
        self._player = self._sound.play(volume=volume, loop=True)

    def louder(self, volume: float) -> None:
        """Go on, louder or softer."""
        if self._player is not None:
            self._player.volume = volume

    def stop(self) -> None:
        """Be silent."""
        if self._player is not None:
            self._sound.stop(self._player)
            self._player = None


class ArcadeAudio:
    """What Arcade makes of files that sound."""

    def effect(self, path: Path) -> ArcadeSound:
        """A short sound."""
        return ArcadeSound(path)

    def repeated(self) -> RepeatedMusic:
        """The music."""
        return RepeatedMusic()
