"""Settings: each counts at once, also on the table that lies behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scriptorium_stage.colours import NORMAL
from scriptorium_stage.settings import CONFIRM, LARGEST, PALETTES, SMALLEST, SPEEDS, choices
from scriptorium_stage.shapes import Rect
from scriptorium_stage.texts import LANGUAGE_NAMES

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import chooser, slider, switch
from ..screen import Screen
from .common import page

Control = Callable[[Brush, Rect, str, str], None]


class SettingsView(Screen):
    """Language, letters, movement, sound, music, colours, asking before what cannot be undone."""

    def __init__(self, desk: Desk, behind: Screen | None = None) -> None:
        super().__init__(desk)
        self.behind = behind

    def back(self) -> None:
        """To the view one came from."""
        from . import routes

        if self.behind is None:
            routes.title(self.desk)
        else:
            self.desk.show(self.behind)

    def setting_changed(self, name: str) -> None:
        """The view behind hears of it too."""
        super().setting_changed(name)
        if self.behind is not None:
            self.behind.setting_changed(name)

    def change(self, name: str, value: Any) -> None:
        """Set one thing."""
        self.desk.settings.change(name, value)

    def paint(self, brush: Brush) -> None:
        """Two columns of a name and a control each."""
        room = page(brush, self, self.text("desk-settings", "Settings"))
        notes = [self.desk.words.say(note) for note in self.desk.settings.notes]
        if notes:
            told = "\n".join(notes)
            colour = brush.look.palette["error"]
            room = room.below(brush.text(told, room.top(room.h / 4), 15, colour=colour))
        rows = self._rows()
        columns = 2 if brush.look.width > brush.pt(900) else 1
        per = -(-len(rows) // columns)
        gap = brush.px(10)
        each = room.columns(columns, brush.px(36))
        height = min(max(brush.px(60), brush.pt(54)), (room.h + gap) / per - gap)
        for at, (key, label, says, control) in enumerate(rows):
            column = each[at // per]
            box = Rect(column.x, column.y + (at % per) * (height + gap), column.w, height)
            name = box._replace(w=box.w * 0.44)
            brush.text(label, name, 18, face="bold", valign="center")
            side = Rect(name.right + brush.px(10), box.y, box.right - name.right - brush.px(10), 0)
            tall = min(height, max(brush.px(42), brush.pt(38)))
            control(brush, side._replace(y=box.y + (height - tall) / 2, h=tall), key, says)

    def _rows(self) -> list[tuple[str, str, str, Control]]:
        values = self.desk.settings.values
        return [
            (
                "language",
                self.text("desk-language", "Language"),
                self.text("desk-language-says", "The language of all texts; Latin stays Latin"),
                self._choice("language", choices("language"), self._language),
            ),
            (
                "text_size",
                self.text("desk-text-size", "Text size"),
                self.text("desk-text-size-says", "In percent; everything makes room for it"),
                self._slider("text_size", SMALLEST, LARGEST, 10),
            ),
            (
                "animation_speed",
                self.text("desk-speed", "Movement"),
                self.text("desk-speed-says", "How fast bridges, pieces and cards move"),
                self._choice("animation_speed", SPEEDS, self._speed),
            ),
            (
                "reduced_motion",
                self.text("desk-reduced", "Reduced motion"),
                self.text("desk-reduced-says", "Nothing moves; all changes show at once"),
                self._switch("reduced_motion", values.reduced_motion),
            ),
            (
                "sound",
                self.text("desk-sound", "Sound"),
                self.text("desk-sound-says", "How loud effects are"),
                self._slider("sound", 0, 100, 5),
            ),
            (
                "music",
                self.text("desk-music", "Music"),
                self.text("desk-music-says", "How loud the chant in the background is"),
                self._slider("music", 0, 100, 5),
            ),
            (
                "high_contrast",
                self.text("desk-contrast", "High contrast"),
                self.text("desk-contrast-says", "Black on white, and stronger colours"),
                self._switch("high_contrast", values.high_contrast),
            ),
            (
                "palette",
                self.text("desk-palette", "Colours"),
                self.text("desk-palette-says", "Colours that stay apart for colour-blind players"),
                self._choice("palette", PALETTES, self._palette),
            ),
            (
                "confirm",
                self.text("desk-confirm", "Ask before"),
                self.text("desk-confirm-says", "Which actions must be confirmed"),
                self._choice("confirm", CONFIRM, self._confirm),
            ),
            (
                "pass_single",
                self.text("desk-single", "Only one choice"),
                self.text("desk-single-says", "What is no choice can be done by itself"),
                self._switch(
                    "pass_single",
                    values.pass_single,
                    (self.text("desk-wait", "wait"), self.text("desk-go-on", "go on")),
                ),
            ),
        ]

    def _choice(self, name: str, among: Any, said: Callable[[Any], str]) -> Control:
        now = getattr(self.desk.settings.values, name)

        def control(brush: Brush, rect: Rect, key: str, says: str) -> None:
            chooser(
                brush,
                key,
                rect,
                [said(one) for one in among],
                among.index(now),
                lambda at: self.change(name, among[at]),
                says=says,
            )

        return control

    def _slider(self, name: str, low: int, high: int, step: int) -> Control:
        def control(brush: Brush, rect: Rect, key: str, says: str) -> None:
            value = getattr(self.desk.settings.values, name)
            slider(
                brush, key, rect, value, low, high, step, lambda v: self.change(name, v), says=says
            )

        return control

    def _switch(self, name: str, on: bool, words: tuple[str, str] | None = None) -> Control:
        words = words or (self.text("desk-off", "off"), self.text("desk-on", "on"))

        def control(brush: Brush, rect: Rect, key: str, says: str) -> None:
            switch(brush, key, rect, on, lambda v: self.change(name, v), words, says=says)

        return control

    def _language(self, code: str) -> str:
        if code:
            return LANGUAGE_NAMES[code]
        return self.text("desk-system-language", "as the system")

    def _speed(self, speed: float) -> str:
        return {
            0.0: self.text("desk-speed-none", "at once"),
            0.5: self.text("desk-speed-slow", "slow"),
            1.0: self.text("desk-speed-normal", "normal"),
            2.0: self.text("desk-speed-fast", "fast"),
        }[speed]

    def _palette(self, name: str) -> str:
        if name == NORMAL:
            return self.text("desk-palette-standard", "usual")
        return self.text("desk-palette-blind", "colour-blind")

    def _confirm(self, name: str) -> str:
        return {
            "always": self.text("desk-confirm-always", "everything"),
            "irreversible": self.text("desk-confirm-final", "what cannot be undone"),
            "never": self.text("desk-confirm-never", "nothing"),
        }[name]
