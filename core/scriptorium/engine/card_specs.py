"""Cards as data: what each costs, shows and does, read from TOML."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from scriptorium.plugins.source_location import SourceLocation
from scriptorium.plugins.telling import shown

from .values import CardId, Seat

FACES = ("all", "owner", "top", "none")


@dataclass(frozen=True)
class Card:
    """One kind of card. `effect` names what it does, `params` are that effect's own numbers.

    `title` is printed on the card, in whatever language, unless `titles` has it in the language of
    who looks: a title that is words and no name. `names` are what sentences call the card.
    """

    id: CardId
    effect: str = ""
    copies: int = 1
    back: str = ""
    title: str = ""
    texts: tuple[tuple[str, str], ...] = ()
    params: Any = None
    art: str = ""
    plugin: str = ""
    data: tuple[tuple[str, Any], ...] = field(default=(), compare=False)
    names: tuple[tuple[str, str], ...] = ()
    titles: tuple[tuple[str, str], ...] = ()
    written: SourceLocation | None = field(default=None, compare=False, repr=False)
    made_at: str = field(default="", compare=False, repr=False)

    def problem(self) -> str:
        """Which field holds a value of another type than it says, or nothing."""
        for name in ("id", "effect", "back", "title", "art"):
            if type(getattr(self, name)) is not str:
                return f"{name} is a text, not {shown(getattr(self, name))}"
        if type(self.copies) is not int or self.copies < 0:
            return f"copies is a whole number from 0, not {shown(self.copies)}"
        for name in ("texts", "names", "titles"):
            pairs = getattr(self, name)
            if not isinstance(pairs, tuple) or not all(map(_are_texts, pairs)):
                return f'{name} is a tuple of pairs, as in (("en", "…"),), not {shown(pairs)}'
        return ""

    def text(self, language: str = "en") -> str:
        """What the card says, in a language; English where that is missing."""
        texts = dict(self.texts)
        return texts.get(language, texts.get("en", ""))

    def titled(self, language: str) -> str:
        """What is printed on the card for who looks at it in a language."""
        return dict(self.titles).get(language, self.title)

    def called(self, language: str) -> str:
        """What sentences in a language call the card: its printed title where nothing else is."""
        return dict(self.names).get(language) or self.titled(language)


def _are_texts(pair: object) -> bool:
    return isinstance(pair, tuple) and [*map(type, pair)] == [str, str]


@dataclass(frozen=True)
class ZoneSpec:
    """A place for cards: who owns it and who sees the faces of what lies there.

    `faces` is "all", "owner", "none", or "top": all see the last card, nobody those beneath it.
    """

    name: str
    faces: str = "all"
    seat: Seat | None = None

    @property
    def key(self) -> str:
        """The zone's name, with its owner's where it has one: `hand.red`."""
        return f"{self.name}.{self.seat}" if self.seat is not None else self.name

    def shows_faces_to(self, seat: Seat) -> bool:
        """Whether that seat sees the faces here."""
        return self.faces == "all" or (self.faces == "owner" and self.seat == seat)

    def covered(self, seat: Seat, pile: tuple[CardId, ...]) -> int:
        """How many of the cards lying here, from the first, that seat cannot see."""
        if self.shows_faces_to(seat):
            return 0
        return len(pile) - 1 if self.faces == "top" and pile else len(pile)
