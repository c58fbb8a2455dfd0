"""A game's English is said once: in the `en.ftl` beside its code, where translators find it too.

    english = sp.English(Path(__file__).parent / "locale")
    TAKEN = english.reason("taken", "N2", "noughts-taken")

What a sentence says otherwise for some of its details is for translators: here the words that
are marked with a star (`*[other]`) hold for all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from scriptorium.engine.errors import Reason
from scriptorium.engine.table import View
from scriptorium.engine.values import CardId, Sentence, Text, text
from scriptorium.engine.zones import is_hidden

from .pieces import Piece, card_piece
from .things import UNTOUCHED, Thing, things_in

# Pictures say the same of their pieces again and again; typed, as 1 and True are told otherwise.
text_of = lru_cache(8192, typed=True)(text)
FIELDS = frozenset(Piece.__struct_fields__)
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

    def filled(self, sentence: Sentence, **details: str | int) -> Text:
        """One of several sentences, with those of the details that it names."""
        named = {name: one for name, one in details.items() if f"{{{name}}}" in sentence.english}
        return text_of(sentence.id, sentence.english, **named)

    def group(self, name: str, **told: str | int) -> Group:
        """A group of pieces of the picture; `told` are details of all their sentences."""
        return Group(self, name, told)

    def thing(
        self, pieces: str, numbers: str, message: str, *, always: bool = False, budget: str = ""
    ) -> list[Thing]:
        """What pieces of the picture are for; several names with spaces between."""
        reason = self.reason(UNTOUCHED, numbers, message)
        return [Thing(piece, reason, always, budget) for piece in pieces.split(" ")]

    def things(self, path: Path) -> list[Thing]:
        """What a table in a file says of pieces."""
        return things_in(path, lambda numbers, message: self.reason(UNTOUCHED, numbers, message))


class Group(NamedTuple):
    """Makes the pieces of one group, each with its sentence."""

    english: English
    name: str
    told: dict[str, str | int]

    def piece(self, id: str, art: str, x: float, y: float, message: str, **more: Any) -> Piece:
        """A piece; `more` are its other fields, and the details of its sentence.

        What is both, such as a `count`, is shown and told.
        """
        fields, said = self._parted(message, more)
        return Piece(id, art, float(x), float(y), says=said, group=self.name, **fields)

    def card(
        self, view: View, id: str, card: CardId, x: float, y: float, message: str, **more: Any
    ) -> Piece:
        """A card that lies open; its sentence calls it by its title."""
        fields, said = self._parted(message, {"card": view.rules.cards[card].title} | more)
        fields.pop("card", None)
        return card_piece(view, id, card, float(x), float(y), says=said, group=self.name, **fields)

    def alike(
        self, view: View, cards: Iterable[CardId], id: str, message: str, begin: int = 0
    ) -> Iterator[Piece]:
        """Cards side by side, those that are alike together; `id` is before their names.

        Those that one sees from behind are left out: a spectator sees nobody's hand.
        """
        held = [card for card in cards if not is_hidden(card)]
        for at, card in enumerate(dict.fromkeys(held), begin):
            yield self.card(view, id + card, card, at, 0, message, count=held.count(card))

    def buttons(self, offered: Iterable[tuple[str, Text]]) -> Iterator[Piece]:
        """What can be touched although it is no thing, by name."""
        for at, (name, said) in enumerate(offered):
            yield Piece(name, "button", float(at), 0.0, label=name, says=said, group=self.name)

    def _parted(self, message: str, more: dict[str, Any]) -> tuple[dict[str, Any], Text]:
        said = self.english.sentence(message)
        fields = {name: one for name, one in more.items() if name in FIELDS}
        told = {n: v for n, v in more.items() if n not in FIELDS or f"{{{n}}}" in said.english}
        return fields, text_of(said.id, said.english, **(self.told | told))
