"""Effects and music, as Kivy plays them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import scriptorium_ui.art as art


class KivySound:
    """A file that Kivy has loaded."""

    def __init__(self, path: Path, *, again: bool = False) -> None:
        from kivy.core.audio import SoundLoader

        self._sound: Any = SoundLoader.load(str(path))
        if again:
            self._sound.loop = True

    def play(self, volume: float) -> None:
        """From its start."""
        self._sound.volume = volume
        self._sound.stop()
        self._sound.play()

    def louder(self, volume: float) -> None:
        """Go on, louder or softer."""
        self._sound.volume = volume

    def stop(self) -> None:
        """Be silent."""
        self._sound.stop()


class KivyAudio:
    """What Kivy makes of files that sound."""

    def effect(self, path: Path) -> KivySound:
        """A short sound."""
        return KivySound(path)

    def repeated(self) -> KivySound:
        """The music, again and again."""
        return KivySound(Path(str(art.MUSIC)), again=True)
