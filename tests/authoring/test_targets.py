"""Targets of which reading, writing and touching follow: names, players, cards, Structs."""

from __future__ import annotations

from collections.abc import Iterator

import lark_tables
import larks
import pytest

import scriptorium as sc
from scriptorium import Unreadable

OUTSIDE = sc.Reason("outside", "H1", "{to} does not play.")
YOURSELF = sc.Reason("yourself", "H2", "Somebody else.")
TABLE = lark_tables.table(2)
AT = sc.Moment.of(TABLE)


class Gift(sc.Value, frozen=True):
    """A card for somebody, with a tune."""

    to: sc.Seat
    card: sc.CardId
    tune: str = "lark_1"


class Gifts(sc.Fields[Gift]):
    """Gifts; it notes about which seats its hooks are asked."""

    form = "{card} for {to}[ with {tune}]"
    to = larks.game.player(outside=OUTSIDE, others=True, yourself=YOURSELF)
    card = larks.HELD
    tune = larks.game.named(larks.NAMES)
    tells = ("size",)
    asked: list[sc.Seat] = []

    def values_of(self, at: sc.Moment, first: sc.Seat) -> Iterator[Gift]:
        self.asked.append(first)
        return (Gift(first, card) for card in larks.HAND(at))

    def wrong(self, at: sc.Moment, value: Gift) -> sc.Reason | None:
        self.asked.append(value.to)
        return YOURSELF if value.tune == "lark_20" else None

    def said(self, at: sc.Moment, value: Gift) -> dict[str, str | int]:
        self.asked.append(value.to)
        return {"size": len(larks.HAND(at, value.to))}

    def touch(self, at: sc.Moment, value: Gift) -> tuple[str, ...]:
        self.asked.append(value.to)
        return (f"hand-{value.card}", f"seat-{value.to}")

    def touched(self, at: sc.Moment, pieces: tuple[str, ...]) -> Gift | None:
        found = sc.read_pieces(pieces, r"hand-(.+)", r"seat-(.+)")
        return None if found is None else Gift(found[1] or "", found[0] or "")


GIFTS = Gifts()


def held() -> sc.CardId:
    return larks.HAND(TABLE, "ann")[0]


def test_hooks_are_asked_about_seats_that_play_alone():
    """One that does not play is refused, told and touched without them."""
    GIFTS.asked.clear()
    absent = Gift("cee", held())
    assert GIFTS.missing(AT, absent) is OUTSIDE
    assert GIFTS.details(TABLE, "gift", absent) == {"to": "cee", "card": held()}
    assert GIFTS.pieces(AT, absent) == ()
    assert [*GIFTS.every(AT)] == [Gift("bob", card) for card in larks.HAND(TABLE, "ann")]
    assert GIFTS.asked == ["bob"]
    there = Gift("bob", held())
    assert GIFTS.missing(AT, there) is None
    assert GIFTS.details(TABLE, "gift", there)["size"] == 3
    assert GIFTS.pieces(AT, there) == (f"hand-{held()}", "seat-bob")
    assert set(GIFTS.asked) == {"bob"}


def test_a_struct_is_written_by_its_form_and_read_back():
    """What stands in brackets is left out where it is as usual."""
    for gift, text in (
        (Gift("bob", "lark_7"), "Lark 7 for bob"),
        (Gift("bob", "lark_7", "lark_3"), "Lark 7 for bob with Lark 3"),
    ):
        assert GIFTS.write(TABLE, gift) == text
        assert GIFTS.read(TABLE, text) == gift
        assert GIFTS.read(TABLE, text.upper().replace("FOR", "for").replace("WITH", "with")) == gift
    with pytest.raises(Unreadable, match=r"write \{card\} for \{to\}"):
        GIFTS.read(TABLE, "Lark 7")


def test_what_is_touched_is_what_it_means():
    gift = Gift("bob", held())
    touched = GIFTS.pieces(AT, gift)
    assert GIFTS.meant(AT, touched) == (gift, 2)
    assert GIFTS.meant(AT, ("deck",)) is None
    assert sc.read_pieces(("hand-x",), r"hand-(.+)", r"seat-(.+)?") == ("x", None)


def test_the_first_that_is_missing_says_why():
    assert GIFTS.missing(AT, Gift("ann", held())) is YOURSELF
    assert GIFTS.missing(AT, Gift("bob", "lark_99")) is larks.HELD.outside
    assert GIFTS.missing(AT, Gift("bob", held(), "lark_20")) is YOURSELF


def test_all_seats_of_the_game_are_read():
    """A seat that does not play is refused, never unreadable: scenarios say who is missing."""
    player = larks.game.player(outside=OUTSIDE)
    assert player.read(TABLE, " Cee ") == "cee"
    assert player.missing(AT, "cee") is OUTSIDE
    assert [*player.every(AT)] == ["ann", "bob"]
    assert player.details(TABLE, "to", "bob") == {"to": "bob"}
    with pytest.raises(Unreadable, match="'dan' is no player; write one, as in cee"):
        player.read(TABLE, "dan")


def test_named_things_are_found_by_id_and_by_name():
    birds = sc.Names({"snow_goose": "Snow Goose", "erne": "Érne"}, "bird")
    target = larks.game.named(birds, numbers={"snow_goose": 1, "erne": 2}, piece="bird-{}")
    for text in ("Snow Goose", "snow_goose", "SNOW GOOSE"):
        assert target.read(TABLE, text) == 1
    assert target.read(TABLE, "erne") == 2
    assert (target.write(TABLE, 2), target.pieces(AT, 2)) == ("Érne", ("bird-erne",))
    assert target.meant(AT, ("bird-snow_goose",)) == (1, 1)
    with pytest.raises(Unreadable, match="no bird 'wren'; write one of the 2, as in Snow Goose"):
        target.read(TABLE, "wren")


def test_a_card_of_a_zone_is_one_choice_with_those_that_are_alike():
    assert [*larks.HELD.every(AT)] == [*larks.HAND(TABLE, "ann")]
    assert larks.HELD.missing(AT, "lark_99") is larks.HELD.outside
    assert larks.HELD.read(TABLE, "lark 4") == "lark_4"
    assert larks.HELD.meant(AT, ("hand-lark_4",)) == ("lark_4", 1)
    assert larks.HELD.meant(AT, ("pile",)) is None
    with pytest.raises(Unreadable, match="there is no card 'cuckoo'"):
        larks.HELD.read(TABLE, "cuckoo")
