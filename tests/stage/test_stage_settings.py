"""Settings, places and texts: kept, forgiving, told at once, in four languages or in English."""

from __future__ import annotations

import sys

import pytest
import tomlkit
from stage_games import library, new_table

import scriptorium as sc
from scriptorium import text
from scriptorium.matches import Disk
from scriptorium_play.app.folders import places
from scriptorium_play.common.settings import (
    CONFIRM,
    NAMES,
    PACES,
    PALETTES,
    SPEEDS,
    Settings,
    Values,
    choices,
    system_language,
)
from scriptorium_play.texts import translator as texts
from scriptorium_play.texts.translator import Translator, words_for

CHANGED = {
    "language": "it",
    "text_size": 200,
    "animation_speed": 0.5,
    "sound": 0,
    "music": 100,
    "reduced_motion": True,
    "high_contrast": True,
    "palette": "colour-blind",
    "confirm": "always",
    "pass_single": False,
    "around_table": True,
    "think_ahead": False,
    "pace": "fast",
    "dismissed": ("first-bridge",),
}


def test_every_setting_is_kept_and_told_at_once(tmp_path):
    path, told = tmp_path / "deep" / "settings.toml", []
    kept = Settings(path)
    stop = kept.watch(lambda name: told.append((name, getattr(kept.values, name))))
    for name, value in CHANGED.items():
        kept.change(name, value)
        assert getattr(Settings(path).values, name) == value
    assert told == list(CHANGED.items())
    assert set(CHANGED) == set(NAMES)
    assert Settings(path).values == kept.values
    kept.change("sound", 0)
    stop()
    stop()
    kept.change("sound", 5)
    assert len(told) == len(CHANGED)
    assert Settings(path).notes == []


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("language", ("en", "nl", "de", "it", "")),
        ("text_size", (80, 200)),
        ("animation_speed", SPEEDS),
        ("palette", PALETTES),
        ("confirm", CONFIRM),
        ("pace", PACES),
    ],
)
def test_all_that_may_be_chosen(name, values):
    kept = Settings()
    for value in values:
        kept.change(name, value)
        assert getattr(kept.values, name) == value


WRONG = {
    "language": ("fr", 1, True),
    "text_size": (79, 201, "100", 100.5, True),
    "animation_speed": (3, 0.75, "1", True, float("nan")),
    "sound": (-1, 101, "loud", False),
    "music": (-1, 101, None),
    "reduced_motion": (1, "yes"),
    "high_contrast": (0, "no"),
    "palette": ("pink", 3),
    "confirm": ("sometimes", True),
    "pass_single": (1,),
    "around_table": ("yes",),
    "think_ahead": (1,),
    "pace": ("hurried", 1),
    "dismissed": ("first", [1], ["x"] * 1001),
}


@pytest.mark.parametrize("name", NAMES)
def test_what_does_not_fit_is_refused_and_read_as_usual(name, tmp_path):
    for value in WRONG[name]:
        kept = Settings()
        with pytest.raises(ValueError, match=name):
            kept.change(name, value)
        assert kept.values == Values()
        if value is None:
            continue
        path = tmp_path / "settings.toml"
        document = tomlkit.document()
        document[name] = value
        document["music" if name != "music" else "sound"] = 7
        path.write_text(tomlkit.dumps(document))
        read = Settings(path)
        assert getattr(read.values, name) == getattr(Values(), name)
        assert 7 in (read.values.music, read.values.sound)
        (note,) = read.notes
        assert name in str(note)


def test_a_name_nobody_knows_is_noted():
    with pytest.raises(ValueError, match="no setting"):
        Settings().change("shoe_size", 43)
    with pytest.raises(ValueError, match="no setting"):
        choices("shoe_size")


@pytest.mark.parametrize(
    "data", [b"text_size = ", b"\xff\xfe", b"[" * 5000, b"x" * 70_000, b"a = 1\na = 2\n"]
)
def test_a_broken_file_is_as_none(data, tmp_path):
    path = tmp_path / "settings.toml"
    path.write_bytes(data)
    read = Settings(path)
    assert read.values == Values()
    assert len(read.notes) == 1
    read.change("sound", 3)
    assert Settings(path).values.sound == 3


def test_a_disk_that_fails_costs_only_the_keeping(tmp_path):
    class Broken(Disk):
        def write(self, path, data):
            raise OSError("full")

        def read(self, path, most):
            raise PermissionError("no")

    told = []
    kept = Settings(tmp_path / "settings.toml", Broken())
    assert len(kept.notes) == 1
    kept.watch(told.append)
    kept.change("sound", 3)
    kept.change("sound", 4)
    assert (kept.values.sound, told) == (4, ["sound", "sound"])
    assert len(kept.notes) == 2


def test_motion_and_language_follow_what_is_set(monkeypatch):
    kept = Settings()
    assert kept.speed == 1.0
    kept.change("reduced_motion", True)
    assert kept.speed == 0.0
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert kept.language == system_language() == "nl"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert kept.language == "en"
    kept.change("language", "de")
    assert kept.language == "de"
    kept.dismiss("walk")
    kept.dismiss("walk")
    assert kept.values.dismissed == ("walk",)


def test_places_follow_the_players_own_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    here = places()
    assert here.settings == tmp_path / "settings.toml"
    assert here.matches == tmp_path / "matches"
    monkeypatch.delenv("SCRIPTORIUM_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if sys.platform.startswith("linux"):
        assert places().settings == tmp_path / "config" / "scriptorium" / "settings.toml"
        assert places().matches == tmp_path / "data" / "scriptorium" / "matches"
        monkeypatch.setitem(sys.modules, "platformdirs", None)
        assert places().settings == tmp_path / "data" / "scriptorium" / "settings.toml"


# texts

TURN = text("turn-began", "{seat} starts a turn.", seat="anna")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna starts a turn."),
        ("nl", "Anna is aan de beurt."),
        ("de", "Anna ist am Zug."),
        ("it", "Tocca a anna."),
    ],
)
def test_sentences_are_said_in_four_languages(language, said):
    assert Translator(language).say(TURN) == said
    assert Translator(language).say(None) == ""
    assert Translator(language).say(text("nobody-knows-this", "As it is.")) == "As it is."


def test_without_fluent_everything_is_said_in_english(monkeypatch):
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    texts.bundle.cache_clear()
    try:
        assert not texts.can_translate()
        assert Translator("nl").say(TURN) == "anna starts a turn."
    finally:
        texts.bundle.cache_clear()


def test_a_broken_translation_falls_back(tmp_path):
    (tmp_path / "nl.ftl").write_text("good = Goed { $x }\nbad = { $missing }\nempty =\n")
    words = Translator("nl", [tmp_path])
    assert words.say(text("good", "Good {x}", x=3)) == "Goed 3"
    assert words.say(text("bad", "Bad {x}", x=3)) == "Bad 3"
    (tmp_path / "de.ftl").write_bytes(b"\xff")
    (tmp_path / "it.ftl").write_bytes(b"good = x\n" * 100_000)
    for language in ("de", "it", "en"):
        assert Translator(language, [tmp_path]).say(text("good", "Good")) == "Good"


def test_refusals_cite_their_rules():
    refused = sc.Reason("not_now", "S1 S2", "You can't do that right now.")()
    assert Translator("nl").refusal(refused) == "S1, S2 · Dat kun je nu niet doen."
    assert Translator("nl").refusal(refused, cite=False) == "Dat kun je nu niet doen."


def test_cards_and_zones_have_names_in_sentences():
    table = new_table("lantern", 1, 2)
    words = words_for("nl", table.rules, library())
    moved = sc.CardsMoved(("?night", "lamp"), "deck", "hand.anna").said()
    assert words.say(moved) == "Lamp en nog 1 dicht, van deck naar hand (anna)."
    unseen = sc.CardsMoved(("?night", "?night"), "deck", "hand.anna").said()
    assert words.say(unseen) == "2 kaarten, van deck naar hand (anna)."
    assert words.card("lamp") == ("lamp", "")
