"""Forms in lines: each row with its number and what it says now, until the player goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scriptorium import Text, text
from scriptorium_play.common.forms import Amount, Field, Row, SeatRow, Select
from scriptorium_play.texts.translator import Translator

from .choosing import choose
from .console import Console

Words = Callable[[], Translator]  # they change with the language
Line = Select | Amount | Field
EMPTY = "-"


def fill_in(
    console: Console,
    words: Words,
    heading: Text,
    rows: Callable[[], Sequence[Row]],
    deeds: Callable[[], Sequence[str]] = tuple,
    told: Callable[[], str] = str,
) -> int | None:
    """Let rows be changed, each of which counts at once, until the player goes back.

    What is `told` stands above the list, and what may be done with the form above its rows. Gives
    which of the deeds was chosen, or None.
    """
    while True:
        if above := told():
            console.say(above)
        ways, there = list(deeds()), _lines(rows())
        chosen = choose(console, words(), heading, [*ways, *map(_said, there)])
        if chosen is None or chosen < len(ways):
            return chosen
        row = there[chosen - len(ways)]
        if row.says:
            console.say(row.says)
        match row:
            case Select():
                _choose(console, words(), row)
            case Amount():
                _set(console, words(), row)
            case Field():
                _write(console, words(), row)
        for one in _lines(rows()):
            if one.key == row.key and one.says != row.says:
                console.say(one.says)  # what was chosen now means something else


def _lines(rows: Sequence[Row]) -> list[Line]:
    lines: list[Line] = []
    for row in rows:
        lines += (row.seats, row.who, row.name) if isinstance(row, SeatRow) else (row,)
    return lines


def _said(row: Line) -> str:
    match row:
        case Select():
            return f"{row.label}: {row.shown}"
        case Amount():
            return f"{row.label}: {row.value}"
        case Field():
            return f"{row.label}: {row.content or row.empty}"


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


def _write(console: Console, words: Translator, row: Field) -> None:
    """A line instead of the one that is there."""
    prompt = text(
        "text-field", "Write it (Enter leaves it as it is, {empty} empties it):", empty=EMPTY
    )
    if answer := console.ask(words.say(prompt)):
        row.write("\b" * len(row.content) + ("" if answer == EMPTY else answer))
