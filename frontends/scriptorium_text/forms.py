"""Forms in lines: each row with its number and what it says now, until the player goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scriptorium import Text, text
from scriptorium_play.common.forms import Amount, Row, Select
from scriptorium_play.texts.translator import Translator

from .choosing import choose
from .console import Console

Words = Callable[[], Translator]  # they change with the language


def fill_in(
    console: Console, words: Words, heading: Text, rows: Callable[[], Sequence[Row]]
) -> None:
    """Let rows be changed until the player goes back; each counts at once."""
    while True:
        there = [row for row in rows() if isinstance(row, Select | Amount)]
        lines = [f"{row.label}: {_shown(row)}" for row in there]
        chosen = choose(console, words(), heading, lines)
        if chosen is None:
            return
        row = there[chosen]
        console.say(row.says)
        if isinstance(row, Amount):
            _set(console, words(), row)
        else:
            _choose(console, words(), row)


def _shown(row: Select | Amount) -> str:
    return row.shown if isinstance(row, Select) else str(row.value)


def _choose(console: Console, words: Translator, row: Select) -> None:
    """One of several; of two the other one."""
    if len(row.words) == 2:
        row.step(1)
        return
    chosen = choose(console, words, text("text-which", "Which?"), row.words)
    if chosen is not None:
        row.choose(chosen)


def _set(console: Console, words: Translator, row: Amount) -> None:
    """A number within its bounds; asked for again until it is one."""
    prompt = text(
        "text-amount",
        "A number from {low} to {high} (Enter keeps the current one):",
        low=row.low,
        high=row.high,
    )
    while answer := console.ask(words.say(prompt)):
        if answer.isascii() and answer.isdigit() and row.low <= int(answer[:9]) <= row.high:
            row.change(int(answer[:9]))
            return
