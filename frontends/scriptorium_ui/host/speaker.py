"""What sounds in a window: effects by their names, and the music as loud as pages ask for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import scriptorium_ui.art as art
from scriptorium_ui.art.imported_sounds import KEPT, WAV
from scriptorium_ui.sound.sounds import NAMES, SoundEffect, SoundPlayer

log = logging.getLogger("scriptorium.ui")


class Speaker:
    """Plays what the pages ask for; nothing that goes wrong with sound reaches the player."""

    def __init__(self, player: SoundPlayer, kept: Path | None = None) -> None:
        self._player, self._kept = player, kept
        self._effects: dict[str, SoundEffect | None] = {}
        self._music: Any = None
        self._volume, self._resting = 0.0, False
        self.playing = False

    def effect(self, name: str, volume: float) -> None:
        """A short sound: of those that ship, or of those that were brought and judged."""
        if name in NAMES:
            path = _shipped(name)
            self._safely(lambda: self._play(name, path, volume))
        elif self._kept is not None and KEPT.fullmatch(name):
            path = self._kept / f"{name}{WAV}"
            self._safely(lambda: self._play(name, path, volume))

    def load(self, *, music: bool = False) -> None:
        """Load all effects before there is a window: some devices are slow to wake up."""
        for name in NAMES:
            self._safely(partial(self._effect, name, _shipped(name)))
        if music:
            self._safely(self._load_music)

    def music(self, volume: float) -> None:
        """The music, as loud as that."""
        self._volume = volume
        self._follow()

    def rest(self) -> None:
        """The program is put aside, or ends."""
        self._resting = True
        self._follow()

    def begin(self) -> None:
        """The program is before the player again."""
        self._resting = False
        self._follow()

    def _follow(self) -> None:
        volume = 0.0 if self._resting else self._volume
        self._safely(lambda: self._turn_to(volume))

    def _effect(self, name: str, path: Path) -> SoundEffect | None:
        if name not in self._effects:
            self._effects[name] = None  # one that cannot be loaded is not tried again
            self._effects[name] = self._player.effect(path)
        return self._effects[name]

    def _play(self, name: str, path: Path, volume: float) -> None:
        effect = self._effect(name, path)
        if effect is not None:
            effect.play(volume)

    def _turn_to(self, volume: float) -> None:
        if self._music is None:
            if volume <= 0:
                return
            self._load_music()
        if volume <= 0:
            if self.playing:
                self._music.stop()
        elif self.playing:
            self._music.louder(volume)
        else:
            self._music.play(volume)
        self.playing = volume > 0

    def _load_music(self) -> None:
        if self._music is None:
            self._music = self._player.repeated()

    def _safely(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except Exception as error:
            log.info("no sound: %s", error)


def _shipped(name: str) -> Path:
    return Path(str(art.SOUNDS / f"{name}{WAV}"))
