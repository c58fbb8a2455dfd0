"""All that sounds, synthesised: effects have a visible twin, and nothing is needed to play."""

from __future__ import annotations

import io
import math
import random
import wave
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from . import music

RATE = 22050
PEAK = 0.7
MUSIC_PEAK = 0.4

Samples = list[float]


def _count(seconds: float) -> int:
    return round(seconds * RATE)


def tone(seconds: float, pitch: float, partials: tuple[float, ...], fall: float) -> Samples:
    """A struck tone: its partials' strengths, and how quickly it dies away."""
    return [
        math.exp(-fall * t / RATE)
        * sum(
            strength
            * math.exp(-fall * 0.6 * n * t / RATE)
            * math.sin(math.tau * pitch * (n + 1) * t / RATE)
            for n, strength in enumerate(partials)
        )
        for t in range(_count(seconds))
    ]


def rustle(seconds: float, seed: str, dark: float, shape: Callable[[float], float]) -> Samples:
    """Noise, duller the nearer `dark` is to 1, as loud as the shape says from 0 to 1."""
    chance = random.Random(seed)
    count, level, found = _count(seconds), 0.0, []
    for step in range(count):
        level = dark * level + (1 - dark) * chance.uniform(-1, 1)
        found.append(level * shape(step / count))
    return found


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts laid over one another: when each begins, how loud it is, and the part."""
    length = max(_count(start) + len(samples) for start, _, samples in parts)
    mixed = [0.0] * length
    for start, loud, samples in parts:
        first = _count(start)
        for step, value in enumerate(samples):
            mixed[first + step] += loud * value
    return mixed


def bell(pitch: float, seconds: float) -> Samples:
    """A small bell."""
    return tone(seconds, pitch, (1.0, 0.5, 0.3, 0.12, 0.2), 3.2)


def swell(share: float) -> float:
    """Louder, then softer again."""
    return math.pow(max(0.0, math.sin(math.pi * share)), 1.5)


def knock(share: float) -> float:
    """Loud at once, then quickly gone."""
    return math.exp(-9 * share)


EFFECTS: dict[str, Callable[[], Samples]] = {
    "push": lambda: together(
        (0.0, 5.0, rustle(0.3, "push", 0.94, swell)), (0.24, 0.9, tone(0.2, 74, (1.0, 0.4), 22))
    ),
    "turn": lambda: together(
        (0.0, 4.0, rustle(0.4, "turn", 0.9, lambda s: swell(s) * (0.5 + 0.5 * math.cos(40 * s)))),
        (0.34, 0.9, tone(0.2, 92, (1.0, 0.5), 20)),
    ),
    "step": lambda: together(
        (0.0, 2.5, rustle(0.09, "step", 0.8, knock)), (0.0, 0.8, tone(0.1, 130, (1.0, 0.3), 40))
    ),
    "book": lambda: together(
        (0.0, 2.5, rustle(0.12, "book", 0.85, knock)),
        (0.02, 0.8, tone(0.15, 105, (1.0, 0.4), 30)),
        (0.08, 0.4, bell(659.3, 0.7)),
        (0.18, 0.4, bell(987.8, 0.7)),
    ),
    "card": lambda: rustle(0.13, "card", 0.35, lambda s: swell(s) ** 2),
    "page": lambda: together(
        (0.0, 0.7, rustle(0.28, "page", 0.5, swell)),
        (0.2, 1.0, rustle(0.09, "page end", 0.4, knock)),
    ),
    "refuse": lambda: together(
        (0.0, 0.8, tone(0.16, 155.6, (1.0, 0.5, 0.2), 16)),
        (0.13, 0.8, tone(0.22, 138.6, (1.0, 0.5, 0.2), 14)),
    ),
    "win": lambda: together(
        *(
            (0.16 * number, 0.6, bell(pitch, 1.5))
            for number, pitch in enumerate((392.0, 493.9, 587.3, 784.0))
        )
    ),
}


def levelled(samples: Samples, peak: float) -> Samples:
    """The same, its loudest place as loud as that."""
    loudest = max(abs(value) for value in samples)
    return [peak * value / loudest for value in samples]


def edged(samples: Samples) -> Samples:
    """The same, from silence into silence."""
    fade = _count(0.01)
    return [
        value * min(1.0, step / 40, (len(samples) - step) / fade)
        for step, value in enumerate(samples)
    ]


def wav(samples: Samples, rate: int = RATE) -> bytes:
    """The samples as a file: one channel, sixteen bits."""
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(
            b"".join(round(32767 * value).to_bytes(2, "little", signed=True) for value in samples)
        )
    return content.getvalue()


def effect(name: str) -> bytes:
    """The file of one effect."""
    return wav(edged(levelled(EFFECTS[name](), PEAK)))


def repeated() -> bytes:
    """The file of the music: it closes upon itself, and stays behind the effects."""
    return wav(levelled(music.music(), MUSIC_PEAK), music.RATE)


FILES: dict[str, Callable[[], bytes]] = {
    **{f"{name}.wav": partial(effect, name) for name in EFFECTS},
    "music.wav": repeated,
}


def write(folder: Path) -> None:
    """Write every sound."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in FILES.items():
        (folder / name).write_bytes(make())


def differences(folder: Path) -> Iterator[str]:
    """Sounds that are missing, too many, or not what the code makes."""
    there = {file.name for file in folder.glob("*")}
    yield from (f"{name}: is not made any more" for name in sorted(there - set(FILES)))
    for name, make in FILES.items():
        file = folder / name
        if not file.is_file():
            yield f"{name}: is missing"
        elif not nearly_same(file.read_bytes(), make()):
            yield f"{name}: differs"


def nearly_same(one: bytes, other: bytes) -> bool:
    """Whether two files hold the same sound; sines may differ in the last bit between systems."""
    if len(one) != len(other) or one[:44] != other[:44]:
        return False
    return all(
        abs(
            int.from_bytes(one[at : at + 2], "little", signed=True)
            - int.from_bytes(other[at : at + 2], "little", signed=True)
        )
        <= 1
        for at in range(44, len(one), 2)
    )
