"""The comparison of pictures notices what people notice, and nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

from golden import Gallery, distances, is_like, side_by_side, thumbnail

TESTS = Path(__file__).resolve().parent
GOLDENS = sorted(TESTS.glob("*/golden/*.png"))
STONE = (44, 38, 34)


def kept(path: Path) -> Image.Image:
    """A golden picture, as large as a screen again."""
    with Image.open(path) as opened:
        return opened.convert("RGB").resize((opened.width * 4, opened.height * 4))


def drawn(letters: int = 0) -> Image.Image:
    """A table of sorts: stone, a pit, parchment with lines of writing, and pieces."""
    picture = Image.new("RGB", (1280, 800), STONE)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((340, 130, 940, 730), fill=(12, 12, 20))
    for top in (10, 86, 162, 238):
        pen.rectangle((990, top, 1270, top + 64), fill=(238, 222, 190))
        for line in range(4):
            at = 1000 + line * 60 + letters
            pen.line((at, top + 20, at + 40, top + 20), fill=(40, 28, 20), width=3)
    for at in range(5):
        pen.rectangle(
            (400 + 90 * at, 200 + 80 * at, 470 + 90 * at, 234 + 80 * at), fill=(170, 90, 70)
        )
    return picture


def noisy(picture: Image.Image) -> Image.Image:
    """Every pixel a little otherwise, as another driver rounds."""
    chance = random.Random(1)
    noise = Image.frombytes(
        "RGB", (64, 64), bytes(chance.randrange(12) for _ in range(64 * 64 * 3))
    )
    wide = Image.new("RGB", picture.size)
    for x in range(0, picture.width, 64):
        for y in range(0, picture.height, 64):
            wide.paste(noise, (x, y))
    return ImageChops.add(picture, wide)


@pytest.mark.parametrize(
    "other",
    [
        noisy,
        lambda picture: ImageChops.offset(picture, 1, 1),
        lambda picture: picture.filter(ImageFilter.GaussianBlur(0.8)),
        lambda picture: ImageEnhance.Brightness(picture).enhance(1.02),
        lambda _: drawn(letters=2),
    ],
    ids=["noise", "a pixel aside", "softer edges", "another gamma", "other letters"],
)
def test_another_renderer_is_no_difference(other):
    assert is_like(thumbnail(drawn()), thumbnail(other(drawn())))


def painted_over(box: tuple[int, int, int, int], colour: tuple[int, int, int]) -> Image.Image:
    picture = drawn()
    ImageDraw.Draw(picture).rectangle(box, fill=colour)
    return picture


@pytest.mark.parametrize(
    "other",
    [
        painted_over((990, 86, 1270, 150), STONE),
        painted_over((400, 200, 470, 234), (12, 12, 20)),
        painted_over((990, 10, 1270, 74), (255, 255, 255)),
        ImageChops.offset(drawn(), 24, 0),
    ],
    ids=["a missing panel", "a missing piece", "another colour", "all moved"],
)
def test_what_people_see_is_a_difference(other):
    assert not is_like(thumbnail(drawn()), thumbnail(other))


def test_another_shape_is_a_difference():
    tall = drawn().transpose(Image.Transpose.ROTATE_90)
    assert thumbnail(tall).size == (200, 320)
    assert not is_like(thumbnail(drawn()), thumbnail(tall))
    assert side_by_side(thumbnail(drawn()), thumbnail(tall)).size == (960, 320)


def test_the_difference_is_kept_until_there_is_none(tmp_path):
    gallery = Gallery(tmp_path / "golden", tmp_path / "kept")
    with pytest.raises(AssertionError, match="new-goldens"):
        gallery.compare("table", drawn())
    Gallery(gallery.folder, gallery.kept, anew=True).compare("table", drawn())
    gallery.compare("table", noisy(drawn()))
    with pytest.raises(AssertionError, match=r"kept.table\.png shows"):
        gallery.compare("table", painted_over((990, 86, 1270, 150), STONE))
    with Image.open(gallery.kept / "table.png") as told:
        assert told.size == (960, 200)
    gallery.compare("table", drawn())
    assert not (gallery.kept / "table.png").exists()


def test_golden_pictures_are_small_and_none_is_like_another():
    """They can be kept with the code, and each says something of its own."""
    assert {path.parent.parent.name for path in GOLDENS} == {"desktop", "tablet"}
    for path in GOLDENS:
        assert path.stat().st_size < 120_000, path
        with Image.open(path) as opened:
            assert max(opened.size) == 320, path
    names = {path.stem for path in GOLDENS}
    for folder in ("desktop", "tablet"):
        shown = [kept(path) for path in GOLDENS if path.parent.parent.name == folder]
        for at, one in enumerate(shown):
            assert not any(is_like(thumbnail(one), thumbnail(two)) for two in shown[at + 1 :])
    assert len(names) >= 3


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_a_grey_screen_is_like_no_golden_picture(path):
    golden = thumbnail(kept(path))
    empty = Image.new("RGB", golden.size, STONE)
    assert not is_like(golden, empty)
    assert max(distances(golden, golden)) == 0
