"""Effects and music are what the code makes, and the music closes upon itself."""

from __future__ import annotations

import io
import itertools
import wave
from array import array
from pathlib import Path

import pytest

import scriptorium_ui.art
from art import music, sounds


def opened(content: bytes) -> tuple[wave._wave_params, array[int]]:
    """What a file says of itself, and its samples."""
    with wave.open(io.BytesIO(content)) as file:
        return file.getparams(), array("h", file.readframes(file.getnframes()))


@pytest.fixture(scope="module")
def made() -> bytes:
    """The music, made anew."""
    return sounds.repeated()


@pytest.fixture(scope="module")
def samples() -> array[int]:
    """The music as it is shipped."""
    return opened(scriptorium_ui.art.MUSIC.read_bytes())[1]


@pytest.mark.parametrize("name", ["card", "step"])
def test_an_effect_is_what_the_code_makes(name: str) -> None:
    """The committed sound is the one that the code makes, give or take the last bit."""
    committed = (scriptorium_ui.art.SOUNDS / f"{name}.wav").read_bytes()
    assert sounds.nearly_same(committed, sounds.effect(name))


def test_sounds_that_differ_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sound that is missing, changed or too many is reported."""
    few = {name: sounds.FILES[name] for name in ("step.wav", "card.wav", "page.wav")}
    monkeypatch.setattr(sounds, "FILES", few)
    sounds.write(tmp_path)
    assert list(sounds.differences(tmp_path)) == []
    changed = bytearray((tmp_path / "step.wav").read_bytes())
    changed[200] ^= 0x40
    (tmp_path / "step.wav").write_bytes(changed)
    (tmp_path / "card.wav").unlink()
    (tmp_path / "extra.wav").write_bytes(b"")
    assert {line.split(":")[0] for line in sounds.differences(tmp_path)} == {
        "step.wav",
        "card.wav",
        "extra.wav",
    }


def test_every_file_that_is_made_is_shipped() -> None:
    """The music is one of them."""
    assert {file.name for file in scriptorium_ui.art.SOUNDS.iterdir()} == set(sounds.FILES)
    assert scriptorium_ui.art.MUSIC.name in sounds.FILES


def test_the_music_is_what_the_code_makes(made: bytes) -> None:
    """Nothing in it depends on chance or on the time."""
    assert sounds.nearly_same(scriptorium_ui.art.MUSIC.read_bytes(), made)


def test_every_toolkit_can_read_the_music(made: bytes) -> None:
    """One channel of sixteen bits without compression, about a minute long."""
    about, _ = opened(made)
    assert (about.nchannels, about.sampwidth, about.comptype) == (1, 2, "NONE")
    assert 40 <= about.nframes / about.framerate <= 60


def test_the_music_closes_upon_itself(samples: array[int]) -> None:
    """The step over the seam is as small as the smallest within, and the seam lies in silence."""
    steps = sorted(abs(b - a) for a, b in itertools.pairwise(samples))
    assert abs(samples[0] - samples[-1]) <= steps[len(steps) // 100]
    tenth = music.RATE // 10
    at_the_seam = max(abs(value) for value in (*samples[-tenth:], *samples[:tenth]))
    assert at_the_seam < max(samples) / 200


def test_the_music_is_quieter_than_the_effects(samples: array[int]) -> None:
    """It stays behind what happens on the table, and is never beyond what a file can hold."""
    _, push = opened((scriptorium_ui.art.SOUNDS / "push.wav").read_bytes())
    assert 0 < max(map(abs, samples)) < 0.7 * max(map(abs, push))


def test_the_music_sounds_throughout(samples: array[int]) -> None:
    """Only round the seam is it nearly silent."""
    second = music.RATE
    loud = [max(samples[at : at + second]) for at in range(0, len(samples), second)]
    heard = [number for number, most in enumerate(loud) if most > max(loud) / 30]
    assert heard == list(range(heard[0], heard[-1] + 1))
    assert len(heard) >= 50


def test_verses_begin_and_end_on_the_circle() -> None:
    """Each verse is over before the next begins, and the last before the pipes are out."""
    ends = [start + sum(lasts for _, lasts in notes) for start, notes in music.VERSES]
    starts = [start for start, _ in music.VERSES][1:]
    assert all(end <= start for end, start in zip(ends, [*starts, music.SECONDS - 5], strict=True))
