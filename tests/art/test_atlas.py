"""The atlas holds every picture that the games need, and is what the code draws."""

import json
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import scriptorium_ui.art
from art import atlas, catalogue, colours
from art.__main__ import manifest_text, same_pixels
from art.alt import LANGUAGES, alt_texts

ROOT = Path(__file__).resolve().parent.parent.parent
CARDS = ROOT / "cards" / "scriptorium_cards"
MANIFEST: dict[str, Any] = json.loads(scriptorium_ui.art.MANIFEST.read_text(encoding="utf-8"))
PICTURES: dict[str, Any] = MANIFEST["pictures"]
PAGES = atlas.pack(catalogue.pictures())
BUDGET = 16_000_000


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((CARDS / name).read_text(encoding="utf-8"))


def needed() -> set[str]:
    """Every key that follows from the games' data, from palette, shapes and cards."""
    board, deck = data("sator/board.toml"), data("sator/deck.toml")
    seats = [colour["id"] for colour in board["colour"]]
    keys = {
        f"{thing}-{seat}"
        for seat in seats
        for thing in (
            "acolyte",
            "book",
            "gargoyle",
            "start",
            "quadrant",
            "emblem",
            "card-lf",
            "card-back-lf",
        )
    }
    for material in board["material"]:
        keys |= {f"tile-{material['id']}", f"emblem-{material['id']}"}
        keys |= {f"bridge-{material['id']}-{shape['id']}" for shape in board["shape"]}
    keys |= {f"bridge-shadow-{shape['id']}" for shape in board["shape"]}
    keys |= {f"vignette-{card['id']}" for card in deck["incertus_movet"]["cards"]}
    keys |= {f"vignette-{name}" for name in data("sator/prayers.toml")}
    plank = data("plankenkoorts/cards.toml")
    keys |= {f"plankenkoorts-{dust['id']}" for dust in plank["dust"]}
    for shelf in plank["shelf"]:
        for thing in ("book", "bookend", "shelf", "spine", "crib"):
            keys.add(f"plankenkoorts-{thing}-{shelf['id'].lower()}")
    return keys


GENERAL = [
    "pit",
    "pit-glow",
    "abyss",
    "floor",
    "curtain",
    "grid-mark",
    "title",
    "card-im",
    "card-lf",
    "card-back-im",
    "card-back-lf",
    "plankenkoorts-back",
    "plankenkoorts-back-book",
    "plankenkoorts-back-bookend",
    "plankenkoorts-back-dust",
    "plankenkoorts-empty-pile",
    "plankenkoorts-standard",
    "plankenkoorts-clockwise",
    "plankenkoorts-counter-clockwise",
    "panel",
    "panel-dark",
    "button",
    "button-hover",
    "button-pressed",
    "button-disabled",
    "highlight-square",
    "highlight-ring",
    "highlight-frame",
    "focus-frame",
    "last-frame",
    "ghost-ok",
    "ghost-no",
    "pivot",
    "wheel-full",
    "wheel-empty",
    "step-full",
    "step-empty",
    "free-action",
    "free-action-used",
    "padlock",
    "padlock-open",
    "arrow-n",
    "arrow-e",
    "arrow-s",
    "arrow-w",
    "turn-cw",
    "turn-ccw",
    "turn-180",
    "icon-undo",
    "icon-redo",
    "icon-hint",
    "icon-end-turn",
    "icon-settings",
    "icon-log",
    "icon-rules",
    "icon-menu",
    "icon-close",
    "icon-fullscreen",
    "icon-sound",
    "icon-sound-off",
    "square",
    "sign-x",
    "sign-o",
    "card",
    "card-back",
    "token",
    "counter",
    "pile",
    "pile-full",
]


@pytest.mark.parametrize("key", sorted(needed()) + GENERAL)
def test_a_picture_is_there(key: str) -> None:
    """Whatever the data of a game names has a picture."""
    assert key in PICTURES


def test_the_manifest_is_what_the_code_says() -> None:
    """Keys, rectangles and words that are committed follow from the catalogue."""
    assert scriptorium_ui.art.MANIFEST.read_text(encoding="utf-8") == manifest_text(PAGES)


def test_every_picture_says_what_it_shows_in_four_languages() -> None:
    """An alt text in each language, with nothing left to fill in."""
    for key, entry in PICTURES.items():
        assert set(entry["alt"]) == set(LANGUAGES), key
        assert all(text.strip() and "{" not in text for text in entry["alt"].values()), key


def test_an_unknown_alt_text_is_a_mistake() -> None:
    """A picture without words, or with unknown ones, is not drawn at all."""
    with pytest.raises(KeyError):
        alt_texts("unheard-of", {})
    with pytest.raises(KeyError):
        alt_texts("bridge", {"material": "gingerbread", "shape": "L5"})


def test_coloured_pictures_have_emblems() -> None:
    """Nothing that tells players or materials apart does so by colour alone."""
    names = {*colours.players(), *colours.materials()}
    for key, entry in PICTURES.items():
        if names & set(key.split("@")[0].split("-")) and not key.startswith("vignette"):
            assert entry.get("emblem"), key


def test_rectangles_lie_inside_their_pages_and_apart() -> None:
    """At every scale a picture has its own place on a page that exists."""
    for scale in map(str, MANIFEST["scales"]):
        on_page: dict[str, list[tuple[str, list[int]]]] = {}
        for key, entry in PICTURES.items():
            page, *rectangle = entry["at"][scale]
            on_page.setdefault(page, []).append((key, rectangle))
        for page, rectangles in on_page.items():
            with Image.open(str(scriptorium_ui.art.ATLAS / page)) as image:
                width, height = image.size
            assert max(width, height) <= 2048, page
            for key, (x, y, w, h) in rectangles:
                assert x >= 0 <= y, key
                assert x + w <= width, key
                assert y + h <= height, key
            for (one, a), (other, b) in combinations(rectangles, 2):
                beside = a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0]
                assert beside or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1], (one, other)


def test_sizes_grow_with_the_scale() -> None:
    """Three times the scale is three times the pixels, for all that is drawn at three scales."""
    for page in PAGES:
        for picture, _ in page.places:
            at = PICTURES[picture.key]["at"]
            for scale in picture.scales:
                assert at[str(scale)][3] == scale * at["1"][3] if 1 in picture.scales else True
                side = round((picture.width + 2 * picture.outset) * MANIFEST["unit"] * scale)
                assert at[str(scale)][3] == side


def test_no_page_is_missing_or_left_over() -> None:
    """The folder holds exactly the pages that the manifest names."""
    named = {at[0] for entry in PICTURES.values() for at in entry["at"].values()}
    there = {file.name for file in scriptorium_ui.art.ATLAS.iterdir()}
    assert there == named | {"manifest.json"}


def test_everything_shipped_is_lean() -> None:
    """Pictures, fonts and sounds together stay below sixteen megabytes."""
    folder = ROOT / "frontends" / "scriptorium_ui" / "art"
    shipped = [file for file in folder.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in shipped) < BUDGET
    sizes = {file.name: file.stat().st_size for file in shipped if file.suffix == ".wav"}
    assert 0 < sizes.pop("music.wav") < 1_500_000
    assert 0 < sum(sizes.values()) < 500_000


SAMPLE = (
    "tile-wood",
    "tile-iron",
    "acolyte-red",
    "gargoyle-green@colour-blind",
    "book-blue",
    "start-yellow",
    "wheel-full",
    "icon-undo",
    "ghost-no",
    "sign-x",
    "highlight-square",
    "panel",
    "bridge-shadow-L5",
)


@pytest.mark.parametrize("key", SAMPLE)
def test_what_is_committed_is_what_the_code_draws(key: str) -> None:
    """A sample of `scripts/art.py --check`: drawn again, the pixels are those on the page."""
    picture = next(picture for picture in catalogue.pictures() if picture.key == key)
    for scale, shown in picture.shown().items():
        page, x, y, w, h = PICTURES[key]["at"][str(scale)]
        with Image.open(str(scriptorium_ui.art.ATLAS / page)) as image:
            committed = image.convert("RGBA").crop((x, y, x + w, y + h))
        kept = atlas.hidden(atlas.kept(picture, shown))
        assert same_pixels(kept, atlas.hidden(committed)), scale


def test_drawing_twice_gives_the_same_bytes() -> None:
    """Nothing in a picture depends on chance or on the time."""
    picture = next(picture for picture in catalogue.pictures() if picture.key == "tile-stone")
    first, second = (atlas.png(picture.shown()[1]) for _ in range(2))
    assert first == second


def test_one_other_pixel_is_noticed() -> None:
    """The comparison is exact: colour, transparency and size."""
    image = Image.new("RGBA", (4, 4), (10, 20, 30, 255))
    for place, pixel in (((1, 2), (10, 20, 31, 255)), ((0, 0), (10, 20, 30, 254))):
        other = image.copy()
        other.putpixel(place, pixel)
        assert not same_pixels(image, other)
    assert not same_pixels(image, image.resize((4, 5)))
    assert same_pixels(image, image.copy())


def test_tiles_fit_one_another() -> None:
    """Pictures to be repeated show no more of a step at their edge than within."""
    for key in ("floor", "abyss", "curtain"):
        page, *_ = PICTURES[key]["at"]["2"]
        with Image.open(str(scriptorium_ui.art.ATLAS / page)) as image:
            grey = image.convert("L")
        width, height = grey.size
        steps = [column_step(grey, x, (x + 1) % width) for x in range(width)]
        assert steps[-1] <= max(steps[:-1]), key
        turned = grey.transpose(Image.Transpose.ROTATE_90)
        steps = [column_step(turned, y, (y + 1) % height) for y in range(height)]
        assert steps[-1] <= max(steps[:-1]), key


def column_step(image: Image.Image, one: int, other: int) -> float:
    """How different two columns are on the whole."""
    columns = (list(image.crop((x, 0, x + 1, image.height)).getdata()) for x in (one, other))
    return sum(abs(a - b) for a, b in zip(*columns, strict=True))
