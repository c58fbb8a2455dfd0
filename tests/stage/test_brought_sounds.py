"""Sounds that mods bring: found by what they go with, judged, bounded, told where unusable."""

from __future__ import annotations

import io
import os
import wave

import pytest
from no_window import open_window, sit_down
from stage_games import library

import scriptorium as sc
import scriptorium.scene as sp
from picture_mods import a_mod
from scriptorium.matches import Match
from scriptorium_ui.art import imported_sounds as brought_sounds
from scriptorium_ui.art.imported_sounds import bring_sounds, plain_samples
from scriptorium_ui.host.speaker import Speaker


def wav(seconds: float = 0.1, rate: int = 8000, channels: int = 1, depth: int = 2) -> bytes:
    """A low hum."""
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(depth)
        file.setframerate(rate)
        file.writeframes(bytes(range(64)) * (int(seconds * rate) * channels * depth // 64))
    return made.getvalue()


@pytest.fixture
def moor(tmp_path):
    """A mod's folder, a library with the mod, and what is told when its sounds are brought."""
    folder, kept = tmp_path / "mod", tmp_path / "kept"
    folder.mkdir()
    filled = library().copy()
    filled.add(a_mod(folder))
    return folder, kept, filled


BAD = {
    "empty": (b"", "damaged"),
    "torn": (wav()[:-20], "damaged"),
    "no-wav": (b"OggS" + bytes(400), "damaged"),
    "long": (wav(6.0), "longer than 5"),
    "deep": (wav(depth=4), "16 bits"),
    "many": (wav(channels=6), "stereo"),
    "fast": (wav(rate=96000), "48 kHz"),
    "large": (wav() + bytes(1 << 20), "larger than 1 MB"),
    "Bad_name": (wav(), "its name"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_and_left_out(moor, name):
    folder, kept, filled = moor
    content, reason = BAD[name]
    (folder / f"{name}.wav").write_bytes(content)
    (folder / "good.wav").write_bytes(wav())
    found, (told,) = bring_sounds(filled, kept)
    assert told.startswith(f"moor: {name}.wav: ")
    assert reason in told
    assert [*found["moor"]] == ["good"]
    assert len([*kept.iterdir()]) == 1


def test_pipes_links_and_too_many_are_told_and_nobody_waits(moor, monkeypatch):
    folder, kept, filled = moor
    os.mkfifo(folder / "waits.wav")
    (folder / "away.wav").symlink_to("/etc/passwd")
    monkeypatch.setattr(brought_sounds, "MOST_FILES", 1)
    for name in ("one", "two"):
        (folder / f"{name}.wav").write_bytes(wav())
    found, told = bring_sounds(filled, kept)
    assert [*found["moor"]] == ["one"]
    assert told == [
        "moor: away.wav: a link",
        "moor: waits.wav: a pipe",
        "moor: mod: more than 1 files",
    ]


def test_what_is_kept_holds_samples_alone(moor):
    content = wav()
    odd = content[:36] + b"LIST" + (4).to_bytes(4, "little") + b"evil" + content[36:]
    odd = odd[:4] + (len(odd) - 8).to_bytes(4, "little") + odd[8:]
    assert b"evil" not in plain_samples(odd)
    assert plain_samples(odd) == plain_samples(content)


def test_it_sounds_with_its_event_where_the_mod_is_on(moor, tmp_path):
    folder, _, filled = moor
    (folder / "core-turn-ended.wav").write_bytes(wav())
    window = open_window(tmp_path, filled)
    heard = {}
    for mods in ([], ["moor"]):
        match = Match(sc.new_table("noughts", seed=1, library=filled, mods=mods))
        session = sit_down(window, match)
        window.app.sounds.played.clear()
        window.app.page.controller.came_of(session.choose(sc.legal(session.table)[0]))
        window.frame(1.0)
        heard[bool(mods)] = [*window.app.sounds.played]
        session.close()
    assert window.app.unusable == []
    kept = window.app.brought_sounds["moor"]["core-turn-ended"].stem
    assert kept not in heard[False]
    assert heard[True].count(kept) == 1


def test_an_event_sounds_by_its_tag_and_by_the_card_it_tells_of():
    class Rung(sc.Event, tag="moor.bell_rung", frozen=True):
        card: str = "ford:raft"

    assert sp.sound_names(Rung()) == ("moor-bell-rung", "ford-raft")
    assert sp.sound_names(sc.TurnEnded("red")) == ("core-turn-ended",)


def test_a_room_elsewhere_names_what_was_kept_and_nothing_else(tmp_path):
    asked = []

    class Player:
        def effect(self, path):
            asked.append(path)

    (tmp_path / "away.wav").write_bytes(wav())
    sounds = Speaker(Player(), tmp_path)
    for name in ("page", "0" * 32, "away", "../away", "/etc/passwd"):
        sounds.effect(name, 1.0)
    assert [path.stem for path in asked] == ["page", "0" * 32]
