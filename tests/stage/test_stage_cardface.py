"""Faces of cards without a window: all on them can be read, and the whole text enlarged."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from stage_games import library, new_table

from scriptorium.scene import HAND, Piece
from scriptorium_play.texts.translator import words_for
from scriptorium_ui.art import atlas
from scriptorium_ui.art.card_face import (
    NO_PICTURE,
    CardText,
    CardWindow,
    Face,
    Sizes,
    beside,
    enlarged,
    face_of,
    parts,
    prices,
)
from scriptorium_ui.toolkit.arrangement import CARD
from scriptorium_ui.toolkit.rect import Rect, overlap
from scriptorium_ui.toolkit.text_fitting import Lettering

LETTERING = Lettering(lambda text, face, size: len(text) * size * 0.5, slack=0.5)
WINDOW = Rect(0, 0, 1280, 800)


def sizes(percent=100):
    text = 12 * percent // 100
    return Sizes(15 * percent // 100, text, 12, text)


def faces(language="en"):
    rules = new_table("sator").rules
    words = words_for(language, rules, library())
    kinds = {card.title: card for card in rules.cards.values()}
    for card in kinds.values():
        piece = Piece(card.id, f"card-{card.id}", 0, 0, group=HAND, card=card.id)
        yield face_of(piece, rules, words, "red")


def written(face, rect, letters, told=True):
    found = parts(face, rect, LETTERING, letters, told=told)
    return {part.name: part.setting for part in found if isinstance(part, CardText)}, found


@pytest.mark.parametrize("language", ["en", "nl", "de", "it"])
@pytest.mark.parametrize("percent", [100, 200])
def test_letters_on_a_card_of_the_hand_can_be_read(language, percent):
    for face in faces(language):
        shown, found = written(face, Rect(0, 0, 137, 196), sizes(percent))
        assert shown["title"].size >= 12
        if "text" in shown:
            assert shown["text"].size == 12 * percent // 100
        else:
            assert any(isinstance(part, CardWindow) for part in found)


def test_a_text_that_is_cut_ends_with_a_word():
    for face in faces("de"):
        shown, _ = written(face, Rect(0, 0, 137, 196), sizes())
        told = " ".join(shown["text"].lines)
        if not shown["text"].whole:
            *before, last = told.removesuffix("\u2026").split(" ")
            assert told.endswith("\u2026")
            assert last in face.text.split(" ")
            assert before == face.text.split(" ")[: len(before)]


@pytest.mark.parametrize("window", [WINDOW, Rect(0, 0, 1024, 640), Rect(0, 0, 800, 1280)])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_enlarged_card_has_the_whole_text(window, percent):
    large = Sizes(18 * percent // 100, 15 * percent // 100, 12, 12)
    anchor = Rect(20, 200, 137, 196)
    for face in faces("de"):
        rect = enlarged(face, anchor, window, LETTERING, large, 230)
        shown, _ = written(face, rect, large)
        assert shown["text"].whole
        assert " ".join(shown["text"].lines) == face.text
        assert tuple(overlap(rect, window)) == pytest.approx(tuple(rect))
        assert rect.w == pytest.approx(rect.h * CARD)


def test_nothing_sticks_out_of_a_card_of_which_the_upper_part_is_seen():
    for face in faces():
        _, found = written(face, Rect(0, 0, 200, 100), sizes())
        assert all(part.rect.bottom <= 101 for part in found)


def test_a_place_beside_covers_nothing_where_there_is_room():
    anchor = Rect(600, 300, 50, 50)
    place = beside([anchor], 200, 200, WINDOW, 10)
    shared = overlap(place, anchor)
    assert shared.w * shared.h == 0
    assert beside([], 200, 200, WINDOW, 10) == WINDOW.centred(200, 200)


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("moves-wood", (1, 2, 3)),
        ("rotas-L5", (2, 4)),
        ("clara", (2,)),
        ("nihil", (1, 2, 3)),
    ],
)
def test_every_price_of_a_card_is_printed_on_it(card, printed):
    """Also where the card is made of verbs: its levels are what its numbers say."""
    rules = new_table("sator").rules
    assert prices(rules.cards[card], rules) == printed


TITLES = {
    "en": ("diving gear", "Supplies"),
    "nl": ("duikersuitrusting", "Ravitaillement"),
    "de": ("Taucherausrüstung", "Nachschub"),
    "it": ("attrezzatura da sub", "Rifornimenti"),
}


@pytest.mark.parametrize("language", TITLES)
def test_a_title_that_is_words_follows_the_language(language):
    """A name, as a ghost has one, is printed as it is in all."""
    rules = new_table("rennes").rules
    words = words_for(language, rules, library())
    printed = {
        id: face_of(Piece(id, "card", 0, 0, card=id), rules, words, "rood").title
        for id in ("blauw-4", "ravitaillement", "sauniere")
    }
    assert tuple(printed.values()) == (*TITLES[language], "Saunière")


def test_words_have_the_room_of_a_picture_that_a_card_has_not():
    """A card of a pack without a picture is no empty sheet with small print at its foot."""
    face = Face("card", "", "Draught", "The next player misses a turn. " * 4, (), "")
    bare, _ = written(face, Rect(0, 0, 137, 196), sizes())
    pictured, _ = written(replace(face, vignette="vignette-wild"), Rect(0, 0, 137, 196), sizes())
    assert bare["text"].whole
    assert not pictured["text"].whole


def test_a_card_that_brings_no_picture_leaves_no_window_empty():
    """An open book lies in it; a front without a window gives its room to the words."""
    rules = new_table("sator").rules
    words = words_for("en", rules, library())
    moves = next(card for card in rules.cards.values() if card.title.startswith("MOVES"))
    piece = Piece(moves.id, "unknown", 0, 0, group=HAND, card=moves.id)
    for back, front, picture in (("im", "card-im", NO_PICTURE), ("unknown", "card", "")):
        bare = replace(moves, art="", back=back)
        changed = SimpleNamespace(cards={bare.id: bare}, schedule=rules.schedule)
        face = face_of(piece, changed, words, "red")
        assert (face.front, face.vignette) == (front, picture)
    assert atlas.shipped(NO_PICTURE)
