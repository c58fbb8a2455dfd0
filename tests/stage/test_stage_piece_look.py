"""How pieces are to be shown, whatever draws them."""

from __future__ import annotations

import pytest
from stage_games import library, new_table

import scriptorium.scene as sp
from scriptorium.scene import BOARD, HAND, PILES, Piece
from scriptorium_play.texts.translator import words_for
from scriptorium_ui.art import atlas
from scriptorium_ui.table.layout.piece_bounds import PieceBounds
from scriptorium_ui.table.layout.piece_look import (
    BORDER,
    FRAME,
    OUTLINE,
    RING,
    SQUARE,
    PieceLook,
    count_on,
    in_proportion,
    mark_of,
    room_for_label,
    shadows_of,
    stands_for,
    waits_for_words,
    wants_label,
)
from scriptorium_ui.toolkit.rect import Rect

RECT = Rect(10, 20, 60, 40)
FLAT = PieceBounds(RECT)
LAID = PieceBounds(RECT, squares=(Rect(10, 20, 20, 20), Rect(30, 20, 20, 20)))


@pytest.fixture(scope="module")
def facing():
    table = new_table("plankenkoorts", 5)
    return PieceLook(table.rules, words_for("en", table.rules, library()))


def test_a_card_on_the_board_with_a_picture_of_its_own_is_no_face(facing):
    card = next(iter(facing.rules.cards.values()))
    lying = Piece("one", card.art, 0, 0, card=card.id)
    assert facing.is_card(lying)
    assert facing.lies_as_card(lying)
    back = sp.Piece("one", "plankenkoorts-spine-ot", 0, 0, card=card.id)
    assert not facing.lies_as_card(back)
    assert facing.lies_as_card(sp.Piece("one", "other", 0, 0, card=card.id, group=HAND))
    assert not facing.lies_as_card(sp.Piece("one", "other", 0, 0, card="unheard-of"))


@pytest.mark.parametrize(
    ("group", "count", "shown"),
    [(PILES, 0, "0"), (PILES, 7, "7"), (HAND, 1, ""), (HAND, 2, "2\u00d7"), (BOARD, 3, "")],
)
def test_piles_and_like_cards_bear_their_number(group, count, shown):
    assert count_on(Piece("one", "card", 0, 0, group=group, count=count)) == shown


def test_only_what_covers_squares_has_shadows():
    """Its side shows just below it; what it darkens lies farther away, the farther the higher."""
    bridge = Piece("one", "bridge-stone-L3", 0, 0, shape=((0, 0), (1, 0)))
    far, side = shadows_of(bridge, LAID)
    assert (far.art, side.art) == ("bridge-cast-L3", "bridge-shadow-L3")
    assert side.rect == RECT._replace(y=22)
    assert far.rect.y > side.rect.y
    assert shadows_of(bridge, LAID, lift=2.0)[0].rect.y > far.rect.y
    assert shadows_of(bridge, LAID, lift=2.0)[1] == side
    assert shadows_of(bridge, FLAT) == []
    assert shadows_of(Piece("one", "bridge-shadow-L3", 0, 0), LAID) == []
    assert shadows_of(Piece("one", "unheard-of-L3", 0, 0), LAID) == []


def test_words_stand_where_a_picture_leaves_room_or_says_too_little():
    known, strange = Piece("one", "gargoyle-red", 0, 0, layer=2), Piece("one", "fog", 0, 0, layer=2)
    assert not waits_for_words(known, atlas.find(known.art))
    assert waits_for_words(strange, atlas.find(strange.art))
    assert waits_for_words(strange, None)
    assert [stands_for(strange), stands_for(Piece("one", "fog", 0, 0))] == ["token", "square"]
    labelled = Piece("one", "fog", 0, 0, label="F", group=HAND)
    assert wants_label(labelled, atlas.find("fog"))
    assert not wants_label(Piece("one", "fog", 0, 0, group=HAND), atlas.find("fog"))
    assert not wants_label(Piece("one", "wheel-full", 0, 0, label="6"), atlas.find("wheel-full"))


def test_a_label_stays_on_its_piece():
    for art in ("plankenkoorts-spine-ot", "plankenkoorts-crib-ot", "token"):
        found = atlas.find(art)
        box, share = room_for_label(RECT, found)
        assert box.x >= RECT.x
        assert box.y >= RECT.y
        assert box.right <= RECT.right
        assert box.bottom <= RECT.bottom
        assert 0 < share < 1


def test_pictures_keep_their_proportions_unless_they_stretch():
    found = atlas.find("gargoyle-red")
    assert found is not None
    room = in_proportion(RECT, found)
    assert room.w / room.h == pytest.approx(found.width / found.height)
    assert room.w <= RECT.w
    assert room.h <= RECT.h
    assert in_proportion(RECT, None) == RECT


@pytest.mark.parametrize(
    ("spot", "many", "given", "mark"),
    [
        (LAID, False, {}, OUTLINE),
        (FLAT, False, {"group": HAND}, FRAME),
        (FLAT, True, {"width": 3.0}, BORDER),
        (FLAT, True, {}, RING),
        (FLAT, False, {}, SQUARE),
    ],
)
def test_what_may_be_touched_is_marked_by_what_it_is(spot, many, given, mark):
    assert mark_of(Piece("one", "token", 0, 0, **given), spot, many, 70) == mark


def test_large_squares_are_framed():
    assert mark_of(Piece("one", "token", 0, 0), FLAT, False, 50) == FRAME
