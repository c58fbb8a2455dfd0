"""The cards of the box: what is printed on each, made from the data files."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
from scriptorium.cards import InWords

from .card_data import MovesCard, RotasCard
from .card_numbers import Levels, MovesNumbers, RotasNumbers, WildNumbers
from .contents import load

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
