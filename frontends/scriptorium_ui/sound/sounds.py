"""Effects, each with a visible twin; without a device everything stays silent."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Protocol

import scriptorium_ui.art as art
from scriptorium_play.common.settings import Settings

from .music import MusicPlayer

log = logging.getLogger("scriptorium.ui")

NAMES = ("page", "push", "turn", "step", "book", "card", "refuse", "win")
KEPT = 20


class SoundEffect(Protocol):
    """A sound that a toolkit has loaded."""

    def play(self, volume: float) -> None:
        """Let it be heard, from its start."""


class SoundPlayer(Protocol):
    """What a toolkit makes of files that sound; it may raise where there is no device."""

    def effect(self, path: Path) -> SoundEffect | None:
        """A short sound."""

    def repeated(self) -> MusicPlayer:
        """The music."""


class Sounds:
    """Plays effects by name; nothing that goes wrong with sound ever reaches the player."""

    def __init__(self, settings: Settings, player: SoundPlayer) -> None:
        self.settings = settings
        self.played: list[str] = []
        self._player = player
        self._loaded: dict[str, SoundEffect | None] = {}

    def load(self) -> None:
        """Load all effects, before there is a window: some devices are slow to wake up."""
        for name in NAMES:
            self._sound(name, Path(str(art.SOUNDS / f"{name}.wav")))

    def play(self, name: str) -> None:
        """Play an effect as loud as the player likes it."""
        volume = self.settings.values.sound / 100
        if volume <= 0:
            return
        self.played = [*self.played[1 - KEPT :], name]
        self._play(name, Path(str(art.SOUNDS / f"{name}.wav")), volume)

    def play_brought(self, path: Path) -> None:
        """Play a sound that a game or a mod has brought."""
        volume = self.settings.values.sound / 100
        if volume > 0:
            self.played = [*self.played[1 - KEPT :], path.stem]
            self._play(path.stem, path, volume)

    def _play(self, name: str, path: Path, volume: float) -> None:
        sound = self._sound(name, path)
        if sound is None:
            return
        try:
            sound.play(volume)
        except Exception as error:
            log.info("no sound: %s", error)
            self._loaded[name] = None

    def _sound(self, name: str, path: Path) -> SoundEffect | None:
        if name not in self._loaded:
            try:
                self._loaded[name] = self._player.effect(path) if path.is_file() else None
            except Exception as error:
                log.info("no sound: %s", error)
                self._loaded[name] = None
        return self._loaded[name]
