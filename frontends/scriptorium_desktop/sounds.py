"""Effects, each with a visible twin, and music; without a device everything stays silent."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import arcade

import scriptorium_art as art
from scriptorium_stage.settings import Settings

log = logging.getLogger("scriptorium.desktop")


class Sounds:
    """Plays effects by name; nothing that goes wrong with sound ever reaches the player."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._loaded: dict[str, Any] = {}
        self.played: list[str] = []

    def play(self, name: str) -> None:
        """Play an effect as loud as the player likes it."""
        volume = self.settings.values.sound / 100
        if volume <= 0:
            return
        self.played = [*self.played[-19:], name]
        try:
            sound = self._sound(name)
            if sound is not None:
                sound.play(volume=volume)
        except Exception as error:
            log.info("no sound: %s", error)
            self._loaded[name] = None

    def _sound(self, name: str) -> Any:
        if name not in self._loaded:
            path = Path(str(art.SOUNDS / f"{name}.wav"))
            self._loaded[name] = arcade.load_sound(path) if path.is_file() else None
        return self._loaded[name]


class Repeated:
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
