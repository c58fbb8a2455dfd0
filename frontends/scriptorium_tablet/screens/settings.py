"""Settings: each counts at once, also on the table that lies behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scriptorium_stage.colours import NORMAL
from scriptorium_stage.settings import LARGEST, PALETTES, SMALLEST, SPEEDS, choices
from scriptorium_stage.shapes import Rect
from scriptorium_stage.texts import LANGUAGE_NAMES

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import chooser, slider, switch
from . import routes
from .common import Control, Row, page, paint_rows
from .screen import Screen

# A finger strays more easily than a mouse: what is final always waits for a tick here.
ASKED = ("irreversible", "always")


class SettingsScreen(Screen):
    """Language, letters, movement, sound, music, colours, asking before what cannot be undone."""

    def __init__(self, desk: Desk, behind: Screen | None = None) -> None:
        super().__init__(desk)
        self.behind = behind

    def back(self) -> bool:
        """To the screen one came from."""
        if self.behind is None:
            routes.title(self.desk)
        else:
            self.desk.show(self.behind)
        return True

    def setting_changed(self, name: str) -> None:
        """The screen behind hears of it too."""
        super().setting_changed(name)
        if self.behind is not None:
            self.behind.setting_changed(name)

    def has_secrets(self) -> bool:
        """The table behind is not to be seen here."""
        return False

    def change(self, name: str, value: Any) -> None:
        """Set one thing."""
        self.desk.settings.change(name, value)

    def paint(self, brush: Brush) -> None:
        """A name and a control for each setting."""
        room = page(brush, self, self.text("tab-settings", "Settings"))
        notes = "\n".join(self.desk.words.say(note) for note in self.desk.settings.notes)
        if notes:
            tall = min(brush.measure(notes, 15, room.w), room.h / 3)
            brush.text(notes, room.top(tall), 15, colour=brush.look.palette["error"])
            room = room.below(tall + brush.dp(8))
        paint_rows(brush, self, room, self._rows(), "settings")

    def _rows(self) -> list[Row]:
        text, values = self.text, self.desk.settings.values
        off_on = (text("tab-off", "off"), text("tab-on", "on"))
        wait_on = (text("tab-wait", "wait"), text("tab-go-on", "go on"))
        return [
            Row(
                text("tab-language", "Language"),
                self._choice(
                    "language",
                    choices("language"),
                    self._language,
                    text("tab-language-says", "The language of all texts; Latin stays Latin"),
                ),
            ),
            Row(
                text("tab-text-size", "Text size"),
                self._slider(
                    "text_size",
                    (SMALLEST, LARGEST, 10),
                    text("tab-text-size-says", "In percent; everything makes room for it"),
                ),
            ),
            Row(
                text("tab-speed", "Movement"),
                self._choice(
                    "animation_speed",
                    SPEEDS,
                    self._speed,
                    text("tab-speed-says", "How fast bridges, pieces and cards move"),
                ),
            ),
            Row(
                text("tab-reduced", "Reduced motion"),
                self._switch(
                    "reduced_motion",
                    values.reduced_motion,
                    off_on,
                    text("tab-reduced-says", "Nothing moves; all changes show at once"),
                ),
            ),
            Row(
                text("tab-sound", "Sound"),
                self._slider("sound", (0, 100, 5), text("tab-sound-says", "How loud effects are")),
            ),
            Row(
                text("tab-music", "Music"),
                self._slider(
                    "music",
                    (0, 100, 5),
                    text("tab-music-says", "How loud the chant in the background is"),
                ),
            ),
            Row(
                text("tab-contrast", "High contrast"),
                self._switch(
                    "high_contrast",
                    values.high_contrast,
                    off_on,
                    text("tab-contrast-says", "Black on white, and stronger colours"),
                ),
            ),
            Row(
                text("tab-palette", "Colours"),
                self._choice(
                    "palette",
                    PALETTES,
                    self._palette,
                    text("tab-palette-says", "Colours that stay apart for colour-blind players"),
                ),
            ),
            Row(
                text("tab-confirm", "Ask before"),
                self._choice(
                    "confirm",
                    ASKED,
                    self._confirm,
                    text("tab-confirm-says", "Which actions wait for a tick"),
                ),
            ),
            Row(
                text("tab-single", "Only one choice"),
                self._switch(
                    "pass_single",
                    values.pass_single,
                    wait_on,
                    text("tab-single-says", "What is no choice can be done by itself"),
                ),
            ),
        ]

    def _choice(self, name: str, among: Any, said: Callable[[Any], str], says: str) -> Control:
        now = getattr(self.desk.settings.values, name)
        now = now if now in among else among[0]

        def control(brush: Brush, rect: Rect) -> None:
            words = [said(one) for one in among]
            choose = lambda at: self.change(name, among[at])  # noqa: E731
            chooser(brush, name, rect, words, among.index(now), choose, says=says)

        return control

    def _slider(self, name: str, bounds: tuple[int, int, int], says: str) -> Control:
        def control(brush: Brush, rect: Rect) -> None:
            value = getattr(self.desk.settings.values, name)
            change = lambda to: self.change(name, to)  # noqa: E731
            slider(brush, name, rect, value, *bounds, change, says=says)

        return control

    def _switch(self, name: str, on: bool, words: tuple[str, str], says: str) -> Control:
        def control(brush: Brush, rect: Rect) -> None:
            switch(brush, name, rect, on, lambda to: self.change(name, to), words, says=says)

        return control

    def _language(self, code: str) -> str:
        return LANGUAGE_NAMES[code] if code else self.text("tab-system", "as the device")

    def _speed(self, speed: float) -> str:
        return {
            0.0: self.text("tab-speed-none", "at once"),
            0.5: self.text("tab-speed-slow", "slow"),
            1.0: self.text("tab-speed-normal", "normal"),
            2.0: self.text("tab-speed-fast", "fast"),
        }[speed]

    def _palette(self, name: str) -> str:
        if name == NORMAL:
            return self.text("tab-palette-standard", "usual")
        return self.text("tab-palette-blind", "colour-blind")

    def _confirm(self, name: str) -> str:
        return {
            "always": self.text("tab-confirm-always", "everything"),
            "irreversible": self.text("tab-confirm-final", "what is final"),
        }[name]
