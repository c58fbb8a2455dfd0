"""Settings that matter where everything is told in lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scriptorium import Text, text
from scriptorium_play.common.settings import Settings
from scriptorium_play.texts.translator import LANGUAGE_NAMES, Translator, can_translate

from .choosing import choose
from .console import Console


def preferences(console: Console, settings: Settings, words: Callable[[], Translator]) -> None:
    """Let settings be changed until the player goes back; each counts at once."""
    while True:
        values = settings.values
        yes = text("text-yes", "yes") if values.pass_single else text("text-no", "no")
        language = LANGUAGE_NAMES[settings.language]
        when = words().say(confirm_said(values.confirm))
        lines: tuple[Text, ...] = (
            text("text-set-language", "Language: {now}", now=language),
            text("text-set-confirm", "Ask before an action is done: {now}", now=when),
            text(
                "text-set-pass",
                "Pass by itself what is no choice: {now}",
                now=words().say(yes),
            ),
        )
        question = text("text-settings", "Settings")
        chosen = choose(console, words(), question, [words().say(line) for line in lines])
        if chosen is None:
            return
        if chosen == 0:
            _language(console, settings, words)
        elif chosen == 1:
            wishes = ("always", "irreversible", "never")
            options = [words().say(confirm_said(wish)) for wish in wishes]
            _change(console, settings, words, "confirm", wishes, options)
        else:
            settings.change("pass_single", not values.pass_single)


def confirm_said(wish: str) -> Text:
    """When an action is asked about before it is done."""
    return {
        "always": text("text-always", "always"),
        "irreversible": text("text-irreversible", "only where it cannot be taken back"),
        "never": text("text-never", "never"),
    }[wish]


def _language(console: Console, settings: Settings, words: Callable[[], Translator]) -> None:
    if not can_translate():
        console.say(
            words().say(
                text(
                    "text-only-english",
                    "Other languages need the package fluent.runtime, which is not installed.",
                )
            )
        )
        return
    codes = tuple(LANGUAGE_NAMES)
    _change(console, settings, words, "language", codes, list(LANGUAGE_NAMES.values()))


def _change(
    console: Console,
    settings: Settings,
    words: Callable[[], Translator],
    name: str,
    values: tuple[Any, ...],
    options: list[str],
) -> None:
    chosen = choose(console, words(), text("text-which", "Which?"), options)
    if chosen is not None:
        settings.change(name, values[chosen])
