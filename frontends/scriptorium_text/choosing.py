"""Numbered choices, and how they are asked for."""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium import Text, text
from scriptorium_play.texts.translator import Translator

from .console import Console


def number_in(answer: str, count: int) -> int | None:
    """The place in a list that a number names, or None where it names none."""
    if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= count:
        return int(answer[:9]) - 1
    return None


def choose(
    console: Console,
    words: Translator,
    question: Text,
    options: Sequence[str],
    *,
    usual: int | None = None,
) -> int | None:
    """Let one of the options be chosen by its number; Enter takes the usual one, or none."""
    console.say(words.say(question))
    for number, option in enumerate(options, 1):
        console.say(f"{number}. {option}")
    while True:
        answer = console.ask(_prompt(words, usual))
        if not answer:
            return usual
        chosen = number_in(answer, len(options))
        if chosen is not None:
            return chosen
        console.say(
            words.say(
                text(
                    "text-not-a-number",
                    "Please answer with a number from 1 to {most}.",
                    most=len(options),
                )
            )
        )


def _prompt(words: Translator, usual: int | None) -> str:
    if usual is None:
        return words.say(text("text-number", "Number (Enter goes back):"))
    return words.say(text("text-number-usual", "Number (Enter: {usual}):", usual=usual + 1))


def agree(console: Console, words: Translator, question: Text) -> bool:
    """Ask a question that is answered with yes or no; Enter means no."""
    options = (words.say(text("text-yes", "yes")), words.say(text("text-no", "no")))
    return choose(console, words, question, options, usual=1) == 0
