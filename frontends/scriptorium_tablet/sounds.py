"""Effects, each with a visible twin, and music; without a device everything stays silent."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import scriptorium_art as art
from scriptorium_stage.settings import Settings

log = logging.getLogger("scriptorium.tablet")

NAMES = ("page", "push", "turn", "step", "book", "card", "refuse", "win")


class Sounds:
    """Plays effects by name; nothing that goes wrong with sound ever reaches the player."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._loaded: dict[str, Any] = {}
        self.played: list[str] = []

    def load(self) -> None:
        """Load all effects, before there is a window: some devices are slow to wake up."""
        for name in NAMES:
            self._sound(name)

    def play(self, name: str) -> None:
        """Play an effect as loud as the player likes it."""
        volume = self.settings.values.sound / 100
        if volume <= 0:
            return
        self.played = [*self.played[-19:], name]
        try:
            sound = self._loaded.get(name)
            if sound is not None:
                sound.volume = volume
                sound.stop()
                sound.play()
        except Exception as error:
            log.info("no sound: %s", error)
            self._loaded[name] = None

    def _sound(self, name: str) -> Any:
        if name not in self._loaded:
            try:
                from kivy.core.audio import SoundLoader

                self._loaded[name] = SoundLoader.load(str(Path(str(art.SOUNDS / f"{name}.wav"))))
            except Exception as error:
                log.info("no sound: %s", error)
                self._loaded[name] = None
        return self._loaded[name]


class Repeated:
    """The music's file, as Kivy plays it again and again."""

    def __init__(self) -> None:
        from kivy.core.audio import SoundLoader

        self._sound: Any = SoundLoader.load(str(Path(str(art.MUSIC))))
        self._sound.loop = True

    def play(self, volume: float) -> None:
        """Begin, from the start."""
        self._sound.volume = volume
        self._sound.play()

    def louder(self, volume: float) -> None:
        """Go on, louder or softer."""
        self._sound.volume = volume

    def stop(self) -> None:
        """Be silent."""
        self._sound.stop()
