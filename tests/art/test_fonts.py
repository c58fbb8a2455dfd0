"""The fonts that are shipped open, hold what four languages need, and come with their licences."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import ImageFont

import scriptorium_ui.art
from art.letters import coverage_text
from scriptorium_ui.toolkit.glyphs import COVERAGE, FACES, letters_of

LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÄÖÜäöüß"
    "ËÏÉÈÓÖÜëïéèóöüĳĲ"
    "ÀÈÉÌÒÙàèéìòóù"
)
# Dashes, quotation marks and the multiplication sign by their numbers: they look like others.
SIGNS = ".,:;!?'\"()[]/-…“”„«»·+=%&°" + "".join(map(chr, (0x2013, 0x2014, 0x2018, 0x2019, 0xD7)))
SYMBOLS = "←↑→↓↻↺⟲⟳✓✗✕●○■□▲△✚★☆♟♙⚙⏎⋯▮▯▶◀☰♪✎⚑"
ROOT = Path(__file__).resolve().parent.parent.parent
FONTS = {
    "Cinzel-Regular": ("Cinzel", "Regular"),
    "Cinzel-Bold": ("Cinzel", "Bold"),
    "Alegreya-Regular": ("Alegreya", "Regular"),
    "Alegreya-Italic": ("Alegreya", "Italic"),
    "Alegreya-Bold": ("Alegreya", "Bold"),
    "Alegreya-BoldItalic": ("Alegreya", "Bold Italic"),
    "DejaVuSans": ("DejaVu Sans", "Book"),
}
UNASSIGNED = "\U000effff"


def opened(name: str) -> ImageFont.FreeTypeFont:
    content = (scriptorium_ui.art.FONTS / f"{name}.ttf").read_bytes()
    return ImageFont.truetype(BytesIO(content), 40)


def missing(font: ImageFont.FreeTypeFont, wanted: str) -> str:
    """The characters that are drawn as a font draws what it does not have."""

    def drawn(letter: str) -> tuple[tuple[int, int], bytes]:
        mask = font.getmask(letter)
        return mask.size, bytes(mask)

    unknown = drawn(UNASSIGNED)
    return "".join(letter for letter in wanted if drawn(letter) == unknown)


@pytest.mark.parametrize("name", FONTS)
def test_a_font_has_its_name_and_all_letters(name: str) -> None:
    """Family and style are what frontends ask for; every letter and sign is there."""
    font = opened(name)
    assert font.getname() == FONTS[name]
    assert missing(font, LETTERS + SIGNS) == ""


def test_what_a_font_can_draw_is_written_beside_it() -> None:
    """Also what it lacks: of that the text face asks the symbols."""
    fonts = Path(str(scriptorium_ui.art.FONTS))
    assert (fonts / COVERAGE).read_text(encoding="utf-8") == coverage_text(fonts)
    for face in FACES:
        assert missing(opened(FACES[face].removesuffix(".ttf")), LETTERS + SIGNS) == ""
        assert letters_of(face) >= {ord(letter) for letter in LETTERS + SIGNS}
    assert not letters_of("text") & {ord("✗"), ord(UNASSIGNED)}


def test_symbols_are_in_dejavu() -> None:
    """What the text face lacks is in DejaVu Sans."""
    assert missing(opened("DejaVuSans"), SYMBOLS) == ""


def test_every_sign_that_is_written_can_be_drawn() -> None:
    """Whatever stands in a text, a card or a frontend is in the text face or in DejaVu Sans."""
    files = [
        file
        for folder in ("core", "plugins", "cards", "frontends")
        for ending in ("*.ftl", "*.toml", "*.py")
        for file in (ROOT / folder).rglob(ending)
    ]
    written = {sign for file in files for sign in file.read_text(encoding="utf-8") if sign > "~"}
    assert {"ë", "ß"} <= written
    lacking = missing(opened("Alegreya-Regular"), "".join(sorted(written)))
    assert missing(opened("DejaVuSans"), lacking) == ""


def test_the_search_for_missing_letters_finds_them() -> None:
    """Cinzel has no chess pieces: the measure says so."""
    assert missing(opened("Cinzel-Regular"), "A♟") == "♟"


def test_no_font_is_unknown_and_all_have_licences() -> None:
    """Each family comes with its licence, and all together stay below three megabytes."""
    files = {file.name: len(file.read_bytes()) for file in scriptorium_ui.art.FONTS.iterdir()}
    fonts = {name for name in files if name.endswith(".ttf")}
    assert fonts == {f"{name}.ttf" for name in FONTS}
    assert sum(files[name] for name in fonts) < 3_000_000
    for family in ("Cinzel", "Alegreya"):
        licence = (scriptorium_ui.art.FONTS / f"LICENCE-{family}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert f"{family} Project Authors" in licence
    vera = (scriptorium_ui.art.FONTS / "LICENCE-DejaVu.txt").read_text(encoding="utf-8")
    assert "Bitstream" in vera
    assert "DejaVu changes are in public domain" in vera
