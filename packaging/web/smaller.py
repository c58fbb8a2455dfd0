"""Makes pictures, music and letters of the program small enough to be fetched.

What takes long to make is kept in a folder, by what it was made of.
"""

from __future__ import annotations

import hashlib
import shutil
import wave
from collections.abc import Callable
from functools import partial
from pathlib import Path

# How good pictures are kept, by their scale: of finer ones each point matters less.
# Looked at beside the drawn ones.
QUALITIES, USUAL = {"2x": 82, "3x": 80}, 86
# How long WebP tries, from 0 to 6: a quick one takes a quarter of the time for a tenth more bytes.
LONG, QUICK = 6, 2
COLOURS = 256
MUSIC, KILOBITS, LEAD = "music", 24, 0.5
SYMBOLS = "symbols"
# Where signs are that the other faces may lack. Whole scripts are left to the browser's own fonts.
SIGNS = (range(0x20, 0x530), range(0x1E00, 0x1F00), range(0x2000, 0x2C00))


def named(path: Path) -> str:
    """A short name for what a file holds."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def hashed(path: Path) -> Path:
    """Give a file a name that tells what it holds."""
    return path.rename(path.with_name(f"{path.stem}-{named(path)}{path.suffix}"))


def _kept(made: Path, make: Callable[[Path], None]) -> Path:
    """A file as it was made before, or made now."""
    if not made.exists():
        made.parent.mkdir(parents=True, exist_ok=True)
        fresh = made.with_suffix(".new")
        make(fresh)
        fresh.replace(made)
    return made


def pictures(art: Path, site: Path, cache: Path, *, quick: bool = False) -> dict[str, str]:
    """The pages of the atlas, small and named by what they hold; taken out of the program."""
    target, found, method = site / "atlas", {}, QUICK if quick else LONG
    target.mkdir()
    for path in sorted((art / "atlas").glob("*.png")):
        quality = QUALITIES.get(path.stem.rpartition("-")[2], USUAL)
        made = cache / f"pictures-{quality}-{method}" / f"{path.stem}-{named(path)}.webp"
        how = {"quality": quality, "method": method}
        _kept(made, lambda fresh, path=path, how=how: _picture(path, fresh, **how))
        shutil.copy(made, target / made.name)
        found[path.name] = made.name
        path.unlink()
    return found


def _picture(path: Path, fresh: Path, quality: int, method: int) -> None:
    from PIL import Image

    with Image.open(path) as picture:
        picture.save(fresh, "WEBP", quality=quality, alpha_quality=92, method=method)


def game_pictures(app: Path, cache: Path) -> None:
    """The pictures of games on the form for a new match, in as many colours as are told apart."""
    for path in app.glob("*/pictures/*.png"):
        made = _kept(cache / "games" / f"{path.stem}-{named(path)}.png", partial(_fewer, path))
        shutil.copy(made, path)


def _fewer(path: Path, fresh: Path) -> None:
    from PIL import Image

    with Image.open(path) as picture:
        picture.convert("RGB").quantize(COLOURS).save(fresh, "PNG", optimize=True)


def sounds(art: Path, site: Path, cache: Path) -> tuple[dict[str, str], list[float]]:
    """The sounds beside the page, and from where to where the music is repeated.

    In the program only their names remain.
    """
    (site / "sounds").mkdir()
    found, repeated = {}, [0.0, 0.0]
    for path in sorted((art / "sounds").glob("*.wav")):
        made = path
        if path.stem == MUSIC:
            repeated = [LEAD, LEAD + _seconds(path)]
            made = _kept(
                cache / "music" / f"{MUSIC}-{KILOBITS}-{named(path)}.mp3",
                lambda fresh, path=path: _music(path, fresh),
            )
        copy = Path(shutil.copy(made, site / "sounds" / (path.stem + made.suffix)))
        found[path.stem] = hashed(copy).name
        path.write_bytes(b"")
    return found, repeated


def _seconds(path: Path) -> float:
    with wave.open(str(path)) as file:
        return file.getnframes() / file.getframerate()


def _music(path: Path, fresh: Path) -> None:
    """Music as MP3, with its end before it and its beginning behind it.

    Programs that play MP3 put a little silence in front, each another amount: whatever it is, the
    same is heard one round later.
    """
    import lameenc

    with wave.open(str(path)) as file:
        rate, wide = file.getframerate(), file.getsampwidth()
        music = file.readframes(file.getnframes())
        assert (file.getnchannels(), wide) == (1, 2)
    lead = round(LEAD * rate) * wide
    encoder = lameenc.Encoder()
    encoder.silence()
    encoder.set_channels(1)
    encoder.set_in_sample_rate(rate)
    encoder.set_bit_rate(KILOBITS)
    encoder.set_quality(2)
    fresh.write_bytes(encoder.encode(music[-lead:] + music + music[:lead]) + encoder.flush())


def letters(art: Path, faces: dict[str, str], cache: Path) -> None:
    """The faces that are drawn with; of that of signs only those that no other face has."""
    folder = art / "fonts"
    for path in folder.glob("*.ttf"):
        if path.name not in faces.values():
            path.unlink()
    signs, others = folder / faces[SYMBOLS], sorted({*faces.values()} - {faces[SYMBOLS]})
    whole = "-".join(named(folder / name) for name in (signs.name, *others))
    name = hashlib.sha256(whole.encode()).hexdigest()[:12]
    made = _kept(
        cache / "letters" / f"{signs.stem}-{name}.ttf",
        lambda fresh: _signs(signs, [folder / one for one in others], fresh),
    )
    shutil.copy(made, signs)


def _signs(signs: Path, others: list[Path], fresh: Path) -> None:
    from fontTools import subset
    from fontTools.ttLib import TTFont

    known = set[int].intersection(*(set(TTFont(path).getBestCmap()) for path in others))
    options = subset.Options(hinting=False, layout_features=[], drop_tables=["FFTM"])
    font = subset.load_font(str(signs), options)
    wanted = {one for some in SIGNS for one in some} - known
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    font.save(str(fresh))


def name(face: Path, fresh: Path) -> None:
    """The letters of the program's name, for the first picture."""
    from fontTools import subset

    options = subset.Options(flavor="woff2", layout_features=["kern"])
    font = subset.load_font(str(face), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text="SCRIPTORIUM")
    cutter.subset(font)
    subset.save_font(font, str(fresh), options)
