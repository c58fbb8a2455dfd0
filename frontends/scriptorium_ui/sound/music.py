"""Music: it sounds while the program is before the player, as loud as the player likes it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from scriptorium_play.common.settings import Settings

log = logging.getLogger("scriptorium.ui")


class MusicPlayer(Protocol):
    """What a toolkit has for a file that is repeated until it is stopped."""

    def play(self, volume: float) -> None:
        """Begin, from the start."""

    def louder(self, volume: float) -> None:
        """Go on, louder or softer."""

    def stop(self) -> None:
        """Be silent."""


class Music:
    """Begins, rests and follows the setting; nothing that goes wrong reaches the player."""

    def __init__(self, settings: Settings, load: Callable[[], MusicPlayer | None]) -> None:
        self.settings = settings
        self.playing = False
        self._load = load
        self._player: MusicPlayer | None = None
        self._loaded = False
        self._wanted = False
        settings.watch(self._changed)

    def load(self) -> None:
        """Read the file now if it is wanted: some toolkits like to before there is a window."""
        if not self._loaded and self.settings.values.music > 0:
            self._loaded = True
            self._safely(self._open)

    def begin(self) -> None:
        """The program is before the player."""
        self._wanted = True
        self._follow()

    def rest(self) -> None:
        """The program is put aside, or ends."""
        self._wanted = False
        self._follow()

    def _changed(self, name: str) -> None:
        if name == "music":
            self._follow()

    def _follow(self) -> None:
        volume = self.settings.values.music / 100 if self._wanted else 0.0
        if volume > 0:
            self.load()
        if self._player is not None:
            self._safely(lambda: self._turn_to(volume))

    def _turn_to(self, volume: float) -> None:
        assert self._player is not None
        if volume <= 0:
            if self.playing:
                self._player.stop()
        elif self.playing:
            self._player.louder(volume)
        else:
            self._player.play(volume)
        self.playing = volume > 0

    def _open(self) -> None:
        self._player = self._load()

    def _safely(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except Exception as error:
            log.info("no music: %s", error)
            self._player, self.playing = None, False
