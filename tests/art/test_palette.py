"""The colours can be read, and players and materials told apart, by everyone."""

from itertools import combinations

import pytest
from eyes import DEFICIENCIES, contrast, distance, linear, luminance, seen
from PIL import Image, ImageStat

from art import bridges, colours, grounds, people
from art.canvas import Canvas

TEXT, SHAPE = 4.5, 3.0
# Two colours this far apart (CIE76) are told apart at a glance, side by side or not.
APART = 20.0
PALETTES = colours.palettes()
NORMAL = colours.data()[colours.NORMAL]


def light(name: str, palette: str) -> tuple[float, float, float]:
    return linear(colours.colour(name, palette))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("written", "ground"), NORMAL["text"])
def test_text_can_be_read(written: str, ground: str, palette: str) -> None:
    """Every colour that text is written in has a contrast of 4.5:1 to its ground."""
    assert contrast(light(written, palette), light(ground, palette)) >= TEXT


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("shape", "ground"), NORMAL["shapes"])
def test_shapes_can_be_seen(shape: str, ground: str, palette: str) -> None:
    """Frames and marks have a contrast of 3:1 to their ground."""
    assert contrast(light(shape, palette), light(ground, palette)) >= SHAPE


def test_the_measures_are_right() -> None:
    """Black on white is 21:1, grey 767676 is the darkest that fails 4.5:1 by a hair or passes."""
    white = linear((255, 255, 255))
    assert contrast(white, linear((0, 0, 0))) == pytest.approx(21)
    assert (
        contrast(white, linear((0x76, 0x76, 0x76)))
        >= TEXT
        > contrast(white, linear((0x77, 0x77, 0x77)))
    )
    red, green = linear((200, 60, 0)), linear((120, 110, 0))
    assert distance(red, green) > 2 * distance(seen(red, "protanopia"), seen(green, "protanopia"))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
def test_players_are_told_apart_by_their_emblems(palette: str, deficiency: str | None) -> None:
    """Different emblems, each to be seen on its colour, whatever the eyes."""
    looks = [colours.player(name, palette) for name in colours.players()]
    assert len({look.emblem for look in looks}) == len(looks) == 6
    for look in looks:
        mark, swatch = linear(look.mark), linear(look.swatch)
        if deficiency:
            mark, swatch = seen(mark, deficiency), seen(swatch, deficiency)
        assert contrast(mark, swatch) >= SHAPE


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize(("one", "other"), list(combinations(colours.players(), 2)))
def test_players_are_told_apart_by_colour_in_their_palette(
    one: str, other: str, deficiency: str
) -> None:
    """In the palette for colour-blind players the colours alone tell the players apart."""
    lights = (linear(colours.player(name, "colour-blind").swatch) for name in (one, other))
    assert distance(*(seen(each, deficiency) for each in lights)) >= APART


def average(image: Image.Image) -> tuple[float, ...]:
    """The mean colour of everything solid in a picture."""
    solid = image.getchannel("A").point([0] * 200 + [255] * 56)
    return tuple(ImageStat.Stat(image.convert("RGB"), solid).mean)


def tile(material: str) -> Image.Image:
    sheet = Canvas(2, 1, 96)
    bridges.draw_bridge(sheet, material, frozenset({(0, 0), (1, 0)}))
    return sheet.image


def the_pit() -> Image.Image:
    """The part of the pit inside its walls, small, with its glow at its brightest and its fog."""
    sheet = Canvas(16, 16, 24)
    grounds.pit(sheet)
    sheet.layer(grounds.pit_glow)
    bank = Canvas(10, 6, 24)
    grounds.fog(bank)
    for x, y in ((1, 1.5), (5, 8.5)):
        sheet.image.alpha_composite(bank.image, (round(x * 24), round(y * 24)))
    return sheet.image.convert("RGB").crop((48, 48, 336, 336)).reduce(8)


def test_bridges_stand_out_from_the_abyss() -> None:
    """Every material has a contrast of 3:1 to the brightest place of the pit, as drawn."""
    brightest = max((linear(pixel) for pixel in the_pit().getdata()), key=luminance)
    for material in colours.materials():
        assert contrast(linear(average(tile(material))), brightest) >= SHAPE, material


@pytest.mark.parametrize("material", [*colours.materials(), "abyss", "floor"])
@pytest.mark.parametrize("palette", PALETTES)
def test_figures_stand_out_from_what_they_stand_on(material: str, palette: str) -> None:
    """One of the two lines round a figure has a contrast of 3:1 to any ground."""
    grounds_here = (
        linear(average(tile(material)))
        if material in colours.materials()
        else light(material, palette)
    )
    lines = (light("outline", colours.NORMAL), light("rim", colours.NORMAL))
    assert max(contrast(line, grounds_here) for line in lines) >= SHAPE


def test_figures_have_both_lines() -> None:
    """The dark line and the light one are really drawn round an acolyte."""
    sheet = Canvas(1, 1, 240)
    people.acolyte(sheet, colours.player("red"))
    row = [sheet.image.getpixel((x, 200)) for x in range(240)]
    solid = [pixel for pixel in row if isinstance(pixel, tuple) and pixel[3] > 250]
    edge = solid[:14]
    assert min(luminance(linear(pixel)) for pixel in edge) < 0.02
    assert max(luminance(linear(pixel)) for pixel in edge) > 0.7


def test_materials_are_told_apart_by_texture_and_emblem() -> None:
    """No two materials share a texture or an emblem."""
    looks = [colours.material(name) for name in colours.materials()]
    assert len({look.texture for look in looks}) == len({look.emblem for look in looks}) == 4


def test_gold_is_nobodys_colour() -> None:
    """What may be touched is framed in a gold unlike the yellow player's colour."""
    for palette in PALETTES:
        gold = linear(colours.colour("gold", palette))
        assert distance(gold, linear(colours.player("yellow", palette).swatch)) >= 10
