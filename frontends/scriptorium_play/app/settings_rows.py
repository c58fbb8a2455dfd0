"""The settings as rows of a form, with each value in the player's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from scriptorium_play.common.colours import NORMAL
from scriptorium_play.common.forms import Amount, Row, Select, switch
from scriptorium_play.common.settings import CONFIRM, FAST, Settings, bounds, choices
from scriptorium_play.texts.translator import LANGUAGE_NAMES

TEXT_STEP, SOUND_STEP = 10, 5


class Speaker(Protocol):
    """Who has settings and says sentences in the player's language: the app, or a match."""

    settings: Settings

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence."""


def settings_heading(app: Speaker) -> str:
    """What stands above them."""
    return app.text("stage-settings", "Settings")


def setting_rows(app: Speaker, confirm: Sequence[str] = CONFIRM) -> list[Row]:
    """A row for each setting. `confirm` are the wishes for asking that this frontend can grant."""
    text, values = app.text, app.settings.values
    off_on = (text("stage-off", "off"), text("stage-on", "on"))

    def turn(name: str) -> Callable[[bool], None]:
        return lambda on: app.settings.change(name, on)

    return [
        _choice(
            app,
            "language",
            text("stage-language", "Language"),
            lambda code: _language(app, code),
            text("stage-language-says", "The language of all texts; Latin stays Latin"),
        ),
        _amount(
            app,
            "text_size",
            text("stage-text-size", "Text size"),
            TEXT_STEP,
            text("stage-text-size-says", "In percent; the pages make room for it"),
        ),
        _choice(
            app,
            "animation_speed",
            text("stage-speed", "Animation speed"),
            lambda speed: _speed(app, speed),
            text("stage-speed-says", "How fast pieces and cards move"),
        ),
        switch(
            "reduced_motion",
            text("stage-reduced", "Reduced motion"),
            values.reduced_motion,
            turn("reduced_motion"),
            off_on,
            text("stage-reduced-says", "No animation: changes show at once"),
        ),
        _amount(
            app,
            "sound",
            text("stage-sound", "Sound"),
            SOUND_STEP,
            text("stage-sound-says", "How loud the sound effects are"),
        ),
        _amount(
            app,
            "music",
            text("stage-music", "Music"),
            SOUND_STEP,
            text("stage-music-says", "How loud the music is; 0 turns it off"),
        ),
        switch(
            "high_contrast",
            text("stage-contrast", "High contrast"),
            values.high_contrast,
            turn("high_contrast"),
            off_on,
            text("stage-contrast-says", "Black on white, and stronger colours"),
        ),
        _choice(
            app,
            "palette",
            text("stage-palette", "Colours"),
            lambda name: _palette(app, name),
            text("stage-palette-says", "Colours that colour-blind players can tell apart"),
        ),
        _choice(
            app,
            "confirm",
            text("stage-confirm", "Ask me first"),
            lambda wish: _confirm(app, wish),
            text("stage-confirm-says", "Which moves ask you to confirm"),
            confirm,
        ),
        _choice(
            app,
            "pace",
            text("stage-pace", "Computer speed"),
            lambda pace: _pace(app, pace),
            text("stage-pace-says", "How fast computers play: slow enough to follow, or at once"),
        ),
        switch(
            "pass_single",
            text("stage-single", "Forced moves"),
            values.pass_single,
            turn("pass_single"),
            (text("stage-wait", "ask me"), text("stage-go-on", "automatic")),
            text("stage-single-says", "A move you have no choice about can be made for you"),
        ),
        switch(
            "around_table",
            text("stage-around", "Around the table"),
            values.around_table,
            turn("around_table"),
            off_on,
            text("stage-around-says", "Turns the table towards the player whose turn it is"),
        ),
        switch(
            "think_ahead",
            text("stage-ahead", "Train computers while I think"),
            values.think_ahead,
            turn("think_ahead"),
            (text("stage-ahead-rest", "off"), text("stage-ahead-use", "on")),
            text(
                "stage-ahead-says", "Computers practise a game that is new to them while you choose"
            ),
        ),
    ]


def _pace(app: Speaker, pace: str) -> str:
    if pace == FAST:
        return app.text("stage-pace-fast", "fast")
    return app.text("stage-pace-follow", "normal")


def _choice(
    app: Speaker,
    name: str,
    label: str,
    said: Callable[[Any], str],
    says: str,
    among: Sequence[Any] = (),
) -> Select:
    now, among = getattr(app.settings.values, name), among or choices(name)
    at = among.index(now) if now in among else 0
    words = [said(one) for one in among]
    choose = lambda to: app.settings.change(name, among[to])  # noqa: E731
    return Select(name, label, words, at, choose, says)


def _amount(app: Speaker, name: str, label: str, by: int, says: str) -> Amount:
    value: int = getattr(app.settings.values, name)
    low, high = bounds(name)
    return Amount(name, label, value, low, high, by, lambda to: app.settings.change(name, to), says)


def _language(app: Speaker, code: str) -> str:
    return LANGUAGE_NAMES[code] if code else app.text("stage-system", "same as this device")


def _speed(app: Speaker, speed: float) -> str:
    return {
        0.0: app.text("stage-speed-none", "off"),
        0.5: app.text("stage-speed-slow", "slow"),
        1.0: app.text("stage-speed-normal", "normal"),
        2.0: app.text("stage-speed-fast", "fast"),
    }[speed]


def _palette(app: Speaker, name: str) -> str:
    if name == NORMAL:
        return app.text("stage-palette-standard", "standard")
    return app.text("stage-palette-blind", "colour-blind")


def _confirm(app: Speaker, wish: str) -> str:
    return {
        "always": app.text("stage-confirm-always", "every move"),
        "irreversible": app.text("stage-confirm-final", "moves you can't undo"),
        "never": app.text("stage-confirm-never", "never"),
    }[wish]
