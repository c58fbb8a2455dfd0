"""A house rule in a loose file: the plugin objects in it are found, trusted no more than others."""

from __future__ import annotations

from pathlib import Path

import lark_tables
import larks
import pytest

import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import lay_out

RULE = '''\
"""Songs: a house rule for larks."""

import scriptorium as sc
import larks

SONGS = sc.Plugin("house.songs", "larks", needs=("larks",))
HUSH = SONGS.plugin("hush")
LOUD = sc.Plugin("house.loud", "larks", needs=("larks",))


@SONGS.react(larks.Laid)
def fall_silent(now, laid):
    """Nobody sings after number three."""
    assert larks.NR[laid.card] != 3, "no song"


HUSH.forbid(larks.Rest, "hush", "H1", "Hush.")
LOUD.adjust(larks.TO_WIN)(lambda usual, at, seat: usual + 1)
'''


def with_songs(tmp_path: Path) -> sc.Library:
    (tmp_path / "songs.py").write_text(RULE, encoding="utf-8")
    library = lark_tables.library()
    added = add_loose(library, read_loose(tmp_path / "songs.py"), "loose")
    assert (added.name, added.broken, added.third_party) == ("house.songs", "", True)
    return library


def test_all_plugin_objects_of_a_file_are_found(tmp_path: Path) -> None:
    """Those that others were made of come with these; each has the file's hash."""
    library = with_songs(tmp_path)
    found = {name: one for name, one in library.plugins.items() if one.origin == "loose"}
    assert [*found] == ["house.songs", "house.songs.hush", "house.loud"]
    assert len({one.hash for one in found.values()}) == 1
    assert all(one.hash and one.third_party for one in found.values())


def test_each_is_on_by_its_own_name(tmp_path: Path) -> None:
    library = with_songs(tmp_path)
    table = sc.new_table("larks", 2, 1, ["house.songs"], library=library)
    assert sc.why_not(table, larks.Rest()) is None
    assert larks.TO_WIN(table, "ann") == 4
    table = sc.new_table("larks", 2, 1, ["house.songs.hush", "house.loud"], library=library)
    assert str(sc.why_not(table, larks.Rest())) == "H1 · Hush. (house.songs.hush)"
    assert larks.TO_WIN(table, "ann") == 5


def test_one_that_fails_is_blamed_and_nothing_is_done(tmp_path: Path) -> None:
    """Its functions stand behind the guard, as those of any plugin do."""
    library = with_songs(tmp_path)
    rules = sc.new_table("larks", 2, 1, ["house.songs"], library=library).rules
    table = lay_out(rules, {"hands": {"ann": ["Lark 3", "Lark 4"]}}, 0)
    with pytest.raises(sc.Refused) as refused:
        sc.apply(table, larks.Lay("lark_3"))
    assert (refused.value.id, refused.value.plugin) == ("plugin_fault", "house.songs")
    assert sc.apply(table, larks.Lay("lark_4")).table.chooser == "bob"
