"""Sounds: each a short effect with a visible twin; without a device everything stays silent."""

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
