"""The cards of the box: what is printed on each, made from the data files."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

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
        params: Any
        if isinstance(line, MovesCard):
            effect, kind = "sator.moves", deck.moves
            params = MovesNumbers(deck.moves.levels, line.material)
            words = dict(board.material_of(line.material).name.languages())
            title, texts = f"{kind.title} {line.material}", _filled(kind.text, "material", words)
        elif isinstance(line, RotasCard):
            effect, turning = "sator.rotas", deck.rotas
            params = RotasNumbers(deck.rotas.levels, line.shape)
            words = dict(board.shape_of(line.shape).name.languages())
            title, texts = f"{turning.title} {line.shape}", _filled(turning.text, "shape", words)
        else:
            effect, params = "sator.wild", WildNumbers(deck.moves.levels, deck.rotas.levels)
            title, texts = deck.wild.title, deck.wild.text.languages()
        found.append(
            sc.Card(line.id, effect, line.copies, IM, title, texts, params, f"card-{line.id}")
        )
    for id, prayer in data.prayers.each():
        texts = prayer.text.languages()
        numbers: Any = Levels(prayer.levels)
        found.append(sc.Card(id, f"sator.{id}", 1, LF, prayer.title, texts, numbers, f"card-{id}"))
    return found


def _filled(text: Any, name: str, words: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(
        (language, line.replace("{" + name + "}", words[language]))
        for language, line in text.languages()
    )
