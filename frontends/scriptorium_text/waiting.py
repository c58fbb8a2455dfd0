"""What takes long is told with how far it is; Ctrl-C stops it and nothing else."""

from __future__ import annotations

from typing import TypeVar

from scriptorium import Text, text
from scriptorium_play.common.background import LongWork
from scriptorium_play.texts.translator import Translator

from .console import Console

Made = TypeVar("Made")
SILENT, EVERY = 0.5, 2.0  # seconds without a word, and between two


def wait_for(console: Console, words: Translator, told: Text, work: LongWork[Made]) -> bool:
    """Wait for its end; whether it was not stopped."""
    try:
        if work.wait(SILENT):
            return True
        console.say(words.say(told))
        stop = text("text-waiting", "Ctrl-C stops it.")
        console.say(words.say(stop))
        while not work.wait(EVERY):
            part = round(work.part * 100)
            console.say(words.say(text("text-waiting-part", "{n} % is done.", n=part)))
    except KeyboardInterrupt:
        work.stop()
        console.say(words.say(text("text-stopped", "Stopped.")))
        return False
    return True
