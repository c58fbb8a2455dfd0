"""The cards of the box: what is printed on each, and the numbers that card effects take.

What a file may say is told here, so that a pack which asks for too much is refused while it is
read and never in the middle of a match.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Any, Generic

from msgspec import Meta, Struct, field

import scriptorium as sc
from scriptorium.cards import DataRow, InWords, Key, is_brought

from ..bridges.board_geometry import ANY as ANY
from .card_data import (
    MOST_SQUARES,
    BridgesLevel,
    L,
    Level,
    MihiLevel,
    MovesCard,
    MovesLevel,
    NequeLevel,
    NihilLevel,
    OmniaLevel,
    RotasCard,
    RotasLevel,
    check_levels,
)
from .contents import load

Distance = Annotated[int, Meta(ge=1, le=MOST_SQUARES)]
# No pattern for one name: msgspec 0.22 frees a union of a pattern and a list twice at the end.
Kind = Annotated[str, Meta(max_length=32)]
Kinds = Annotated[tuple[Key, ...], Meta(min_length=1, max_length=9)]


def check_kinds(given: str | tuple[str, ...], what: str) -> None:
    """See that a material or shape is one of the box."""
    known = [line.id for line in getattr(load().board, what)]
    for at, name in enumerate(names_of(given)):
        if name not in known and given != ANY and not is_brought(name):
            near = get_close_matches(name, known, n=1)
            told = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
            steps = (what,) if isinstance(given, str) else (what, at)
            raise sc.ParamsError(f"there is no {what} {name!r}; {told}", *steps)


def check_numbers(given: Struct) -> None:
    """See that the levels of a card or of a part rise, and that its bridges are in the box."""
    for name in given.__struct_fields__:
        if name in ("material", "shape"):
            check_kinds(getattr(given, name), name)
        elif name in ("levels", "moves", "rotas"):
            check_levels(getattr(given, name), name)


def names_of(given: str | tuple[str, ...]) -> tuple[str, ...]:
    """One name or several, as a tuple."""
    return (given,) if isinstance(given, str) else given


class Numbers(DataRow, frozen=True):
    """The numbers of an effect."""

    def __post_init__(self) -> None:
        check_numbers(self)


class Levels(Numbers, Generic[L], frozen=True):
    """The numbers of an effect that has nothing but levels."""

    levels: Annotated[tuple[L, ...], Meta(min_length=1, max_length=9)]

    @property
    def prices(self) -> tuple[int, ...]:
        """Those of the levels."""
        return tuple(level.ap for level in self.levels)


class OneLevel(Numbers, Generic[L], frozen=True):
    """The numbers of an effect that is played in one way only."""

    levels: Annotated[tuple[L, ...], Meta(min_length=1, max_length=1)]


Pushing = Annotated[tuple[MovesLevel, ...], Meta(min_length=1, max_length=9)]
Turning = Annotated[tuple[RotasLevel, ...], Meta(min_length=1, max_length=9)]


class MovesNumbers(Numbers, frozen=True):
    """The numbers of a card that pushes: a material, several or any, and its levels."""

    levels: Pushing = field(default_factory=lambda: load().deck.moves.levels)
    material: Kind | Kinds = ANY


class RotasNumbers(Numbers, frozen=True):
    """The numbers of a card that turns: a shape, several or any, and its levels."""

    levels: Turning = field(default_factory=lambda: load().deck.rotas.levels)
    shape: Kind | Kinds = ANY


class WildNumbers(Numbers, frozen=True):
    """The numbers of a card that does either."""

    moves: Pushing = field(default_factory=lambda: load().deck.moves.levels)
    rotas: Turning = field(default_factory=lambda: load().deck.rotas.levels)


# What the effects that are written as tables read from their cards.
NUMBERS_OF: dict[str, type[Numbers]] = {
    "sator.animi": OneLevel[MovesLevel],
    "sator.clara": OneLevel[Level],
    "sator.mihi": OneLevel[MihiLevel],
    "sator.moves": MovesNumbers,
    "sator.nihil": Levels[NihilLevel],
    "sator.neque": Levels[NequeLevel],
    "sator.omnia": OneLevel[OmniaLevel],
    "sator.quin": OneLevel[BridgesLevel],
    "sator.rotas": RotasNumbers,
    "sator.victoria": OneLevel[BridgesLevel],
}


IM = "im"
LF = "lf"


def cards_of_the_box() -> list[sc.Card]:
    """All kinds of cards: Incertus Movet first, then the prayers."""
    data = load()
    deck, board = data.deck, data.board
    found = []
    for line in deck.incertus_movet.cards:
        params: Any = WildNumbers(deck.moves.levels, deck.rotas.levels)
        kind, texts, of = deck.wild, deck.wild.text.languages(), ""
        titles: tuple[tuple[str, str], ...] = ()
        if isinstance(line, MovesCard):
            kind, of, params = (
                deck.moves,
                line.material,
                MovesNumbers(deck.moves.levels, line.material),
            )
            texts = _filled(kind.text, "material", board.called(of))
            called = board.called(of).languages()
            titles = tuple((lang, f"{kind.title} {word}") for lang, word in called)
        elif isinstance(line, RotasCard):
            kind, of = deck.rotas, line.shape
            params = RotasNumbers(kind.levels, of)
            texts = _filled(kind.text, "shape", board.called(of))
        title, effect = f"{kind.title} {of}".rstrip(), f"sator.{line.__struct_config__.tag}"
        art, copies = f"card-{line.id}", line.copies
        card = sc.Card(line.id, effect, copies, IM, title, texts, params, art, titles=titles)
        found.append(card)
    for id, prayer in data.prayers.each():
        texts = prayer.text.languages()
        numbers: Any = Levels(prayer.levels)
        found.append(sc.Card(id, f"sator.{id}", 1, LF, prayer.title, texts, numbers, f"card-{id}"))
    return found


def _filled(text: InWords, name: str, words: InWords) -> tuple[tuple[str, str], ...]:
    called = dict(words.languages())
    return tuple(
        (lang, line.replace(f"{{{name}}}", called[lang])) for lang, line in text.languages()
    )
