"""A game's English is said once: in the `en.ftl` beside its code, where translators find it too.

    english = sp.English(Path(__file__).parent / "locale")
    TAKEN = english.reason("taken", "N2", "noughts-taken")

What a sentence says otherwise for some of its details is for translators: here the words that
are marked with a star (`*[other]`) hold for all of them.
"""

from __future__ import annotations

import re
from pathlib import Path

from scriptorium import Reason, Sentence, Text
from scriptorium import text as text_of

from .things import Thing

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n .*)*)", re.MULTILINE)
_CASES = re.compile(r"\{ *\$\w+ *->(.*?)\n *\}", re.DOTALL)
_OTHERWISE = re.compile(r"\*\[\w+\] *(.*)")
_DETAIL = re.compile(r"\{ *\$(\w+) *\}")


def _otherwise(cases: re.Match[str]) -> str:
    found = _OTHERWISE.search(cases[1])
    return found[1] if found else ""


def english_in(fluent: str) -> dict[str, str]:
    """The sentences of a Fluent file by their ids, with details in braces."""
    found = {}
    for id, written in _ENTRY.findall(fluent):
        plain = _DETAIL.sub(r"{\1}", _CASES.sub(_otherwise, written))
        found[id] = " ".join(plain.split())
    return found


class English:
    """Makes what a game says, by the ids of its sentences."""

    def __init__(self, folder: Path) -> None:
        self._of = english_in((folder / "en.ftl").read_text(encoding="utf-8"))
        self.reasons: list[Reason] = []  # all that were made, for the game to declare

    def reason(self, id: str, numbers: str, message: str) -> Reason:
        """Why something is refused: with the numbers of the rules."""
        self.reasons.append(Reason(id, numbers, self._of[message], message=message))
        return self.reasons[-1]

    def sentence(self, message: str) -> Sentence:
        """A sentence to be filled in."""
        return Sentence(message, self._of[message])

    def text(self, message: str, **details: str | int) -> Text:
        """A sentence with its details."""
        return text_of(message, self._of[message], **details)

    def thing(
        self, pieces: str, numbers: str, message: str, *, always: bool = False, budget: str = ""
    ) -> list[Thing]:
        """What pieces of the picture are for; several names with spaces between."""
        reason = self.reason("not_touched", numbers, message)
        return [Thing(piece, reason, always, budget) for piece in pieces.split(" ")]
