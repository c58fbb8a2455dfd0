"""What a player reads when a mod's program hangs or crashes, in a window or in lines."""

from __future__ import annotations

from collections.abc import Collection

from scriptorium import text
from scriptorium.isolation import FULL, HUNG
from scriptorium_play.texts.translator import Translator


def lost_message(words: Translator, mods: Collection[str], why: str) -> str:
    """Which mod it was and what it did, in a sentence."""
    mod = ", ".join(mods) or "?"
    if len(mods) > 1:
        told = text("stage-lost-one-of", "One of the mods {mod} has stopped the game.", mod=mod)
        return words.say(told)
    if why == HUNG:
        told = text("stage-lost-hung", "The mod {mod} did not come to an end.", mod=mod)
    elif why == FULL:
        told = text("stage-lost-full", "The mod {mod} used up the memory.", mod=mod)
    else:
        told = text("stage-lost-ended", "The mod {mod} has stopped the game.", mod=mod)
    return words.say(told)


def ways_on(words: Translator, mods: Collection[str]) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two ways on, each as what it is called and what it means."""
    off_says = text(
        "stage-lost-off-says",
        "{mod} is switched off. You can switch it on again under Mods.",
        mod=", ".join(mods) or "?",
    )
    off = text("stage-lost-off", "Go on without it")
    again = text("stage-lost-again", "Try again with it")
    again_says = text("stage-lost-again-says", "It may have been a one-off.")
    return (words.say(off), words.say(off_says)), (words.say(again), words.say(again_says))
