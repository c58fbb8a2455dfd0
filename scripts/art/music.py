"""The music: a chant of our own over a drone of pipes in a large room, made to be repeated.

Everything is laid round a circle: what rings on at the end rings into the beginning. The place
where it closes lies between two verses, where hardly anything sounds, so that a player who needs
a moment to begin again is not heard to do so either.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

RATE = 11025
SECONDS = 56.0
COUNT = round(RATE * SECONDS)

Samples = list[float]
Note = tuple[str, float]
Course = Callable[[float], float]

# The scale of D without signs, as semitones above its first note.
STEPS = {"c": -2, "d": 0, "e": 2, "f": 3, "g": 5, "a": 7, "b": 9, "C": 10, "D": 12}
D = 146.83
SILENCE = "-"


def verse(notes: str, *lasting: float) -> tuple[Note, ...]:
    """Notes of the scale, each with the seconds that it lasts; a line is a moment of silence."""
    return tuple(zip(notes.split(), lasting, strict=True))


# When each verse begins, and how it goes: one asks, all rise, and all come to rest.
SHORT = 0.7
ASKING = verse("d e g f g a - a C b a g a", 1.5, *[SHORT] * 4, 2.1, 0.6, *[SHORT] * 5, 2.4)
RISING = verse(
    "a g a C D C a b g - f g a g e f g",
    *(*[SHORT] * 4, 1.5, *[SHORT] * 3, 1.8, 0.5, *[SHORT] * 6, 2.1),
)
RESTING = verse("g a g f e f d - c e f e d", *[0.8] * 6, 1.7, 0.6, *[0.8] * 4, 3.6)
VERSES = ((3.0, ASKING), (19.5, RISING), (36.5, RESTING))

# Where a throat that sings "oh" is loud: at which pitch, how far round it, how much.
VOWEL = ((430.0, 130.0, 1.0), (820.0, 160.0, 0.5), (2500.0, 350.0, 0.06))
PIPE = (1.0, 0.34, 0.16, 0.1, 0.03, 0.03)
# Echoes in thousandths of a second, none a multiple of another, and how long the room rings.
ECHOES = (50.1, 56.3, 61.7, 68.9, 73.3, 79.9)
SCATTER = (12.7, 5.3)
RINGING = 4.2
TABLE = 2048


def wave_of(strengths: tuple[float, ...]) -> Samples:
    """One turn of a tone with these partials, and its first place once more at the end."""
    turn = [
        sum(s * math.sin(math.tau * (n + 1) * at / TABLE) for n, s in enumerate(strengths))
        for at in range(TABLE)
    ]
    return [*turn, turn[0]]


def sung(pitch: float) -> tuple[float, ...]:
    """The partials of a voice on a pitch, up to where the recording ends."""
    count = int(RATE * 0.45 / pitch)
    return tuple(
        (0.06 + sum(loud * math.exp(-(((n * pitch - at) / wide) ** 2)) for at, wide, loud in VOWEL))
        / n**0.6
        for n in range(1, count + 1)
    )


def lay(
    into: Samples, start: float, seconds: float, wave: Samples, pitch: Course, loud: Course
) -> None:
    """A tone on the circle: its wave, with its pitch and its strength at each moment."""
    first, place = round(start * RATE), 0.0
    turned = TABLE / RATE
    for step in range(round(seconds * RATE)):
        now = step / RATE
        place = (place + pitch(now) * turned) % TABLE
        low = int(place)
        value = wave[low] + (wave[low + 1] - wave[low]) * (place - low)
        into[(first + step) % COUNT] += loud(now) * value


def ease(share: float) -> float:
    """From 0 to 1 without a corner."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def steady(pitch: float) -> Course:
    """Always the same pitch."""
    return lambda _: pitch


def trembling(pitch: float, speed: float) -> Course:
    """A pitch as a voice holds it: still at first, then to and fro so often in a second."""
    return lambda now: pitch * (1 + 0.004 * ease(now - 0.3) * math.sin(math.tau * speed * now))


def breath(loud: float, seconds: float, rise: float, fall: float) -> Course:
    """Softly on, softly off."""
    return lambda now: loud * ease(now / rise) * ease((seconds - now) / fall)


def bellows(loud: float, seconds: float) -> Course:
    """As breath, and never quite even."""
    swell = breath(loud, seconds, 5.0, 7.0)
    return lambda now: swell(now) * (1 + 0.2 * math.sin(math.tau * now / 9.3))


def struck(loud: float, fall: float) -> Course:
    """Loud at once, then less and less."""
    return lambda now: loud * min(1.0, now / 0.01) * math.exp(-fall * now)


class Singer:
    """Somebody who sings: never quite on the pitch nor on the moment of the others."""

    def __init__(self, name: str, higher: int, loud: float) -> None:
        self.chance = random.Random(name)
        self.base = D * 2 ** (higher / 12) * (1 + self.chance.uniform(-0.003, 0.003))
        self.loud = loud

    def sing(self, into: Samples, start: float, notes: tuple[Note, ...]) -> None:
        """One verse; each note is held a little into the next."""
        for name, lasts in notes:
            if name != SILENCE:
                pitch = self.base * 2 ** (STEPS[name] / 12)
                speed, late = self.chance.uniform(4.4, 5.2), self.chance.uniform(0.0, 0.04)
                long = lasts + 0.22
                swell = breath(self.loud, long, 0.16, 0.34)
                lay(into, start + late, long, wave_of(sung(pitch)), trembling(pitch, speed), swell)
            start += lasts


def drone(into: Samples) -> None:
    """Pipes on the first note and its fifth, each twice and a hair apart."""
    wave, seconds = wave_of(PIPE), SECONDS - 1.0
    for pitch, loud in ((D / 2, 0.30), (D * 3 / 4, 0.16), (D, 0.12)):
        for away in (0.9988, 1.0011):
            lay(into, 0.5, seconds, wave, steady(pitch * away), bellows(loud, seconds))


def bell(into: Samples, start: float, loud: float) -> None:
    """A bell far away."""
    for ratio, share, fall in (
        (1.0, 1.0, 0.9),
        (2.01, 0.5, 1.4),
        (2.41, 0.35, 2.0),
        (3.98, 0.2, 3.0),
    ):
        lay(into, start, 5.0, wave_of((1.0,)), steady(2 * D * ratio), struck(loud * share, fall))


def echo(dry: Samples, seconds: float) -> Samples:
    """What comes back from a wall again and again, a little duller each time; on a circle."""
    length = round(seconds * RATE)
    kept = 10 ** (-3 * seconds / RINGING)
    line, dull, place = [0.0] * length, 0.0, 0
    wet = [0.0] * len(dry)
    for _ in range(2):  # the second time round, the end of the first is in the room
        for step, value in enumerate(dry):
            back = line[place]
            wet[step] = back
            dull += (back - dull) * 0.62
            line[place] = value + kept * dull
            place = place + 1 if place + 1 < length else 0
    return wet


def scattered(samples: Samples, seconds: float) -> Samples:
    """The same, blurred, so that no single echo is heard; on a circle."""
    length = round(seconds * RATE)
    line, place = [0.0] * length, 0
    found = [0.0] * len(samples)
    for _ in range(2):
        for step, value in enumerate(samples):
            back = line[place]
            found[step] = back - 0.6 * value
            line[place] = value + 0.6 * found[step]
            place = place + 1 if place + 1 < length else 0
    return found


def music() -> Samples:
    """The whole circle."""
    voices, near = [0.0] * COUNT, [0.0] * COUNT
    choir = [Singer(name, 0, 0.36) for name in ("Anselmus", "Beda", "Columba")]
    boys = [Singer(name, 12, 0.1) for name in ("Dunstan", "Edmund")]
    fifth = Singer("Fulco", 7, 0.14)
    for (start, notes), singers in zip(
        VERSES, (choir[:1], [*choir, *boys], [*choir, fifth]), strict=True
    ):
        for one in singers:
            one.sing(voices, start, notes)
    bell(voices, 1.0, 0.12)
    bell(voices, 34.6, 0.08)
    drone(near)
    room = [0.0] * COUNT
    dry = [0.7 * voice + 0.3 * pipes for voice, pipes in zip(voices, near, strict=True)]
    for seconds in ECHOES:
        for step, value in enumerate(echo(dry, seconds / 1000)):
            room[step] += value / len(ECHOES)
    for seconds in SCATTER:
        room = scattered(room, seconds / 1000)
    return [
        0.35 * voice + 0.6 * pipes + 0.75 * wet
        for voice, pipes, wet in zip(voices, near, room, strict=True)
    ]
