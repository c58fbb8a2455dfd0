"""The sounds that games and mods bring: a WAV beside their pictures, named like what it goes with.

`house-bell-rung.wav` is heard when the event `house.bell_rung` is seen, `ford-raft.wav` when the
game tells of the card `ford:raft`; each in matches with the plugin that brings it.

A file is read once, judged and written anew, so that a window decodes nothing but plain samples.
"""

from __future__ import annotations

import io
import logging
import re
import time
import wave
from collections.abc import Iterable, Mapping
from pathlib import Path

from scriptorium import Event, Library
from scriptorium.plugins import shown
from scriptorium.scene import sound_names

from .folders import ODD_NAME, Unusable, files, folders, is_key, keep, named, read

log = logging.getLogger("scriptorium.ui")

WAV = ".wav"
# Bounds: files of a plugin, bytes of a file and of all, seconds of one, seconds for all of them.
MOST_FILES, MOST_BYTES, MOST_OF_ALL, MOST_LENGTH, MOST_SECONDS = 40, 1 << 20, 8 << 20, 5.0, 1.0
RATES, DEPTHS, CHANNELS = range(8_000, 48_001), (1, 2), (1, 2)
KEPT = re.compile(r"[0-9a-f]{32}")
AT_ONCE = 3  # of one action; more would be noise

Brought = Mapping[str, Mapping[str, Path]]  # by plugin, by name


def bring_sounds(library: Library, kept: Path) -> tuple[Brought, list[str]]:
    """The sounds of all plugins, and what cannot be used, and why."""
    found: dict[str, dict[str, Path]] = {}
    told: list[str] = []
    began, left = time.monotonic(), MOST_OF_ALL
    for name, folder in folders(library):
        for file in files(folder, name, (WAV,), MOST_FILES, told):
            try:
                if time.monotonic() - began > MOST_SECONDS:
                    raise Unusable("there was no time left for it")
                if not is_key(file.stem):
                    raise Unusable(ODD_NAME.format(example="ford-raft.wav"))
                content = read(file, MOST_BYTES, f"{MOST_BYTES >> 20} MB")
                left -= len(content)
                if left < 0:
                    raise Unusable(f"all sounds together are larger than {MOST_OF_ALL >> 20} MB")
                found.setdefault(name, {})[file.stem] = _kept(content, kept)
            except (OSError, Unusable) as error:
                reason = getattr(error, "strerror", None) or str(error)
                told.append(f"{name}: {shown(file.name)}: {reason}")
    for line in told:
        log.warning("a sound is left out: %s", line)
    return found, told


def _kept(content: bytes, kept: Path) -> Path:
    file = kept / f"{named(content)}{WAV}"
    if not file.is_file():
        keep(file, plain_samples(content))
    return file


def plain_samples(content: bytes) -> bytes:
    """The same sound with nothing in its file but its samples; raises `Unusable`."""
    try:
        with wave.open(io.BytesIO(content)) as read_from:
            told = read_from.getparams()
            if (
                told.nchannels not in CHANNELS
                or told.sampwidth not in DEPTHS
                or told.framerate not in RATES
            ):
                raise Unusable("only WAV of 8 or 16 bits, mono or stereo, to 48 kHz can be heard")
            if not 0 < told.nframes <= MOST_LENGTH * told.framerate:
                raise Unusable(f"it is silent, or longer than {MOST_LENGTH:.0f} seconds")
            samples = read_from.readframes(told.nframes)
    except (wave.Error, EOFError, ValueError, ArithmeticError) as error:
        if isinstance(error, Unusable):
            raise
        raise Unusable("it is damaged, or no WAV of plain samples") from None
    if len(samples) != told.nframes * told.nchannels * told.sampwidth:
        raise Unusable("it is damaged, or no WAV of plain samples")
    made = io.BytesIO()
    with wave.open(made, "wb") as write_to:
        write_to.setnchannels(told.nchannels)
        write_to.setsampwidth(told.sampwidth)
        write_to.setframerate(told.framerate)
        write_to.writeframes(samples)
    return made.getvalue()


def heard(brought: Brought, plugins: Iterable[str], events: Iterable[Event]) -> list[Path]:
    """What sounds with some events in a match of these plugins; of each sound once."""
    there = [brought[plugin] for plugin in plugins if plugin in brought]
    found: dict[Path, None] = {}
    if there:
        for name in (name for event in events for name in sound_names(event)):
            found |= dict.fromkeys(sounds[name] for sounds in there if name in sounds)
    return list(found)[:AT_ONCE]
