"""Traps of declarations, tried from outside: a house rule in a folder, as its author wrote it."""

from __future__ import annotations

from pathlib import Path

import lark_tables
import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import lay_out
from scriptorium.testing.locale_checks import problems

ENGLISH = """\
songs-absent = { $to } does not play.
songs-hush = { $to } holds { $held } larks: too many to listen.
songs-sung = { $seat } sings { $card } to { $to }.
"""
CODE = '''\
"""Songs: a house rule for larks."""

from __future__ import annotations

from typing import Annotated

import larks
import scriptorium as sc

SONGS = sc.Plugin("house.songs", "larks", file=__file__, names=larks.NAMES, needs=("larks",))
say = SONGS.say
LOUD = SONGS.plugin("loud")


class Song(sc.Value, frozen=True):
    """A lark's song for somebody."""

    card: sc.CardId
    to: sc.Seat


class Songs(sc.Fields[Song]):
    """Its hooks fail where a seat does not play."""

    form = "{card} to {to}"
    card = larks.HELD
    to = larks.game.player(outside=say.reason("H1", "songs-absent"))
    tells = ("held",)

    def values_of(self, at, first):
        return [Song(first, seat) for seat in at.seats]

    def wrong(self, at, value):
        assert larks.HAND(at, value.to) is not None

    def said(self, at, value):
        return {"held": len(larks.HAND(at, value.to))}

    def touch(self, at, value):
        return f"hand-{value.card}", f"seat-{at.seats.index(value.to)}"


HUSH = say.rule(
    "H2",
    "songs-hush",
    predicate=lambda at, do: len(larks.HAND(at, do.song.to)) < 3,
)


@LOUD.choice(HUSH, said=say("songs-sung"))
class Sing(sc.Action, tag="house.sing", frozen=True):
    """Sing."""

    song: Annotated[Song, Songs()]
    # more

    def do(self, now: sc.Change) -> None:
        now.end_turn()
'''
MODS = ("house.songs", "house.songs.loud")


@pytest.fixture
def songs(tmp_path: Path) -> Path:
    """The folder of the house rule."""
    folder = tmp_path / "songs"
    (folder / "locale").mkdir(parents=True)
    (folder / "__init__.py").write_text(CODE, encoding="utf-8")
    (folder / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return folder


def changed(songs: Path, was: str, now: str) -> Path:
    """The same with another line in its code."""
    assert was in CODE
    (songs / "__init__.py").write_text(CODE.replace(was, now), encoding="utf-8")
    return songs


def table_with(songs: Path) -> sc.Table:
    """Two play; Ann holds one lark and Bob three."""
    library = lark_tables.library()
    added = add_loose(library, read_loose(songs), "loose")
    assert not added.broken, added.broken
    rules = sc.new_table("larks", 2, 1, MODS, library=library).rules
    hands = {"ann": ["Lark 7"], "bob": ["Lark 1", "Lark 2", "Lark 3"]}
    return lay_out(rules, {"hands": hands}, 0)


def test_two_sources_of_one_detail_are_refused_before_a_match(songs: Path) -> None:
    """A sentence would name the wrong one: what a Struct tells is compared as well."""
    table_with(songs)
    more = "held: Annotated[int, sc.Numbers(1, 3)]"
    with pytest.raises(sc.PluginError) as told:
        table_with(changed(songs, "# more", more))
    assert "its fields song and held both tell 'held'" in str(told.value)
    assert "__init__.py:" in str(told.value)


def test_no_hook_is_asked_about_a_seat_that_does_not_play(songs: Path) -> None:
    """It can be written, read and refused; only hooks that fail there would notice."""
    table = table_with(songs)
    absent = sc.read(table, "sing Lark 7 to Cee")
    refused = sc.why_not(table, absent)
    assert refused is not None
    assert (refused.id, str(refused)) == ("absent", "H1 · cee does not play. (house.songs.loud)")
    assert sc.write(table, absent) == "sing Lark 7 to cee"
    assert sp.touches(table, absent) == ()
    told = str(sc.said_choice(table, absent))
    assert told == "ann sings Lark 7 to cee."
    assert [sc.write(table, one) for one in sc.legal(table) if type(one) is type(absent)] == [
        "sing Lark 7 to ann"
    ]


def test_each_sentence_is_found_by_its_whole_id(songs: Path) -> None:
    """So a search finds what is unused and what is missing, and half an id is a mistake."""
    assert problems(songs, ("en",)) == []
    silent = changed(songs, ', said=say("songs-sung")', "")
    assert problems(silent, ("en",)) == ["songs/locale/en.ftl: songs-sung is unused"]
    broken = read_loose(changed(songs, '"songs-sung"', '"sung"'))
    added = add_loose(lark_tables.library(), broken, "loose")
    assert "locale/en.ftl says nothing of sung" in added.broken


def test_a_reason_is_of_the_plugin_whose_rule_refuses(songs: Path) -> None:
    """Although another one's `say` has made it."""
    table = table_with(songs)
    refused = sc.why_not(table, sc.read(table, "sing Lark 7 to Bob"))
    assert refused is not None
    assert refused.plugin == "house.songs.loud"
    assert str(refused) == ("H2 · bob holds 3 larks: too many to listen. (house.songs.loud)")
