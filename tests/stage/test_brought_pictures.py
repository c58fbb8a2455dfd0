"""Pictures that games and mods bring: found by their keys, judged, bounded, told where unusable."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from PIL import Image
from stage_games import library

import scriptorium as sc
from night import often
from picture_mods import a_mod, png
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scene import Piece
from scriptorium_play.texts.translator import words_for
from scriptorium_ui.art import atlas, svg_drawing
from scriptorium_ui.art import imported_pictures as brought_pictures
from scriptorium_ui.art.card_face import CardPicture, Sizes, face_of, parts
from scriptorium_ui.art.imported_pictures import MOST_BYTES, MOST_SIDE, bring
from scriptorium_ui.art.svg_reading import EFFECTS, SHAPES, NotDrawn, read_svg
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.text_fitting import Lettering


@pytest.fixture
def pictures(tmp_path):
    """A library with a mod, its folder, and what is told when they are brought."""
    folder, kept = tmp_path / "mod", tmp_path / "kept"
    folder.mkdir()
    filled = library().copy()
    filled.add(a_mod(folder))

    def brought():
        return [line for line in bring(filled, kept) if line.startswith("moor")]

    yield folder, kept, brought
    atlas.bring({})


def test_a_picture_is_found_by_its_name_and_keeps_its_proportions(pictures):
    folder, kept, brought = pictures
    (folder / "heath-pony.png").write_bytes(png(80, 40))
    (folder / "heath.tiles.png").write_bytes(png(40, 40))
    assert brought() == []
    pony = atlas.exact("heath-pony")
    assert (pony.width, pony.height, pony.tiles) == (2.0, 1.0, False)
    assert atlas.exact("heath").tiles
    file = Path(pony.cut(10, 10)[0])
    assert file.parent == kept.resolve()
    assert file.read_bytes() == (folder / "heath-pony.png").read_bytes()
    shutil.rmtree(folder)
    folder.mkdir()
    assert brought() == []
    assert atlas.exact("heath-pony") is None, "a mod that is gone leaves no picture behind"


def test_what_was_judged_once_is_not_judged_again(pictures, monkeypatch):
    folder, _, brought = pictures
    (folder / "heath.png").write_bytes(png())
    assert brought() == []
    monkeypatch.setattr(brought_pictures, "judge", lambda content: pytest.fail("judged again"))
    assert brought() == []
    assert atlas.exact("heath") is not None


BAD = {
    "no-png": (b"GIF89a" + bytes(60), "this is no PNG"),
    "empty": (b"", "this is no PNG"),
    "torn": (png()[:-20], "it is damaged"),
    "flipped": (png()[:50] + bytes([png()[50] ^ 1]) + png()[51:], "it is damaged"),
    "short-of-lines": (png(lines=2), "it is damaged"),
    "bomb": (png(4, 4, lines=4000), "it is damaged"),
    "odd-filter": (png(filter=9), "it is damaged"),
    "wide": (png(MOST_SIDE + 1, 1), "pixels"),
    "laced": (png(laced=1), "interlaced"),
    "deep": (png(depth=16), "8 bits"),
    "large": (png() + bytes(MOST_BYTES), "larger than 2 MB"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_and_left_out(pictures, name):
    folder, kept, brought = pictures
    content, reason = BAD[name]
    (folder / f"{name}.png").write_bytes(content)
    (folder / "good.png").write_bytes(png())
    (told,) = brought()
    assert told.startswith(f"moor: {name}.png: ")
    assert reason in told
    assert atlas.exact(name) is None
    assert atlas.exact("good") is not None
    assert len(list(kept.iterdir())) == len(list(library_pictures())) + 1


def library_pictures():
    """The files that the games that ship bring."""
    for plugin in library().plugins.values():
        if plugin.about.art is not None:
            yield from plugin.about.art.glob("*.png")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Bridge.png", "its name"),
        ("../away.png", "its name"),
        ("bridge.svg", "no SVG"),
        ("icon-close.png", "already"),
    ],
)
def test_a_name_that_is_no_key_or_is_taken_is_told(pictures, name, reason):
    """Nothing that ships is replaced by what somebody brings."""
    folder, _, brought = pictures
    before = atlas.exact("icon-close")
    (folder / name.replace("../", ".. ")).write_bytes(png())
    (told,) = brought()
    assert reason in told
    assert atlas.exact("icon-close") == before


def test_too_many_files_and_too_little_time_are_told(pictures, monkeypatch):
    folder, _, brought = pictures
    monkeypatch.setattr(brought_pictures, "MOST_FILES", 2)
    for nr in range(4):
        (folder / f"heath-{nr}.png").write_bytes(png())
    assert brought() == ["moor: mod: more than 2 files"]
    assert atlas.exact("heath-3") is None
    monkeypatch.setattr(brought_pictures, "MOST_SECONDS", -1.0)
    assert any("no time left" in line for line in brought())


def test_a_folder_that_is_not_there_is_told(pictures):
    folder, _, brought = pictures
    folder.rmdir()
    (told,) = brought()
    assert told.startswith("moor: mod: ")


# SVG

MOON = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60">
<rect width="40" height="60" fill="#204060"/><circle cx="20" cy="20" r="12" fill="gold"/></svg>"""


def svg(body: bytes = b"", size: bytes = b'width="40" height="40"') -> bytes:
    return b'<svg xmlns="http://www.w3.org/2000/svg" ' + size + b">" + body + b"</svg>"


def test_an_svg_is_drawn_once_in_three_sizes(pictures, monkeypatch):
    """Sharp on every glass, as large as its view box says; the next start draws nothing."""
    folder, _, brought = pictures
    (folder / "moon-card.svg").write_bytes(MOON)
    assert brought() == []
    moon = atlas.exact("moon-card")
    assert (moon.width, moon.height) == (1.0, 1.5)
    for pixels, scale in ((40, 1), (80, 2), (120, 3)):
        file, x, y, w, h = moon.cut(pixels, pixels)
        assert (x, y, w, h) == (0, 0, 40 * scale, 60 * scale)
        shown = Image.open(file).convert("RGBA")
        assert shown.getpixel((20 * scale, 20 * scale)) == (255, 215, 0, 255)
        assert shown.getpixel((2, 50 * scale)) == (32, 64, 96, 255)
    monkeypatch.setattr(brought_pictures, "drawn", lambda *_: pytest.fail("drawn again"))
    assert brought() == []
    assert atlas.exact("moon-card") == moon


BAD_SVG = {
    "image": (svg(b'<image href="/etc/passwd" width="9" height="9"/>'), "image"),
    "entity": (b'<!DOCTYPE svg [<!ENTITY a "b">]>' + svg(), "DOCTYPE"),
    "script": (svg(b"<script>while(true){}</script>"), "script"),
    "broken": (svg(b"<rect width="), "damaged"),
    "huge": (svg(size=b'width="60000" height="60000"'), "more than 1024"),
    "endless": (svg(size=b'width="9e99"'), "how large"),
    "sizeless": (svg(size=b""), "how large"),
    "fat": (svg(b"<!--" + b"x" * 300_000 + b"-->"), "256 kB"),
}


OUT = b'href="/other.png"'
LINKS = b' xmlns:x="http://www.w3.org/1999/xlink" xmlns:s="http://www.w3.org/2000/svg"'
NESTED = b"".join(b'<g id="a%d">%s</g>' % (n + 1, b'<use href="#a%d"/>' % n * 10) for n in range(6))
BLUR = b'<filter id="f"><feGaussianBlur stdDeviation="%s"/></filter>'
BAD_SVG |= {
    "picture-of-a-filter": (svg(b'<filter id="f"><feImage ' + OUT + b"/></filter>"), "feImage"),
    "prefixed": (svg(b"<s:image " + OUT + LINKS + b"/>"), "image"),
    "prefixed-filter": (svg(b"<s:filter" + LINKS + b"><s:feImage/></s:filter>"), "feImage"),
    "linked-use": (svg(b'<use x:href="other.svg#a"' + LINKS + b"/>"), "elsewhere"),
    "data-use": (svg(b'<use href="data:image/svg+xml,a"/>'), "elsewhere"),
    "style-address": (svg(b'<rect style="fill: URL( /other.svg#a )"/>'), "elsewhere"),
    "fill-address": (svg(b'<rect fill="url(other.svg#a)"/>'), "elsewhere"),
    "escaped-address": (svg(b'<rect style="fill:u\\72l(/a)"/>'), "such a style"),
    "numbered-address": (svg(b'<rect fill="u&#114;l(/a.svg#b)"/>'), "elsewhere"),
    "sheet-import": (svg(b"<style>@import url(/a.css);</style>"), "such a style"),
    "sheet-address": (svg(b"<style>rect{fill:url(/a.svg#b)}</style>"), "elsewhere"),
    "sheet-called": (svg(b'<?xml-stylesheet href="/a.css"?>'), "\u2026"),
    "event": (svg(b'<rect onload="alert(1)"/>'), "onload"),
    "foreign": (svg(b"<foreignObject/>"), "foreignObject"),
    "moving": (svg(b"<animate/>"), "animate"),
    "no-names": (b'<svg width="9" height="9"/>', "no SVG"),
    "sixteen-bits": (svg(b"<image/>").decode().encode("utf-16"), "image"),
    "blur-bomb": (svg(BLUR % b"5000" + b'<rect filter="url(#f)"/>'), "at most 100"),
    "blurs": (svg(BLUR % b"9" + b'<rect filter="url(#f)"/>' * 101), "more than 100 effects"),
    "styled-blur": (svg(BLUR % b"9" + b"<style>*{filter:url(#f)}</style>"), "by a sheet"),
    "called-blur": (svg(b'<rect style="filter:blur(9px)"/>'), "call"),
    "laughs": (svg(b'<rect id="a0"/>' + NESTED), "used again"),
    "circle": (svg(b'<g id="a"><use href="#a"/></g>'), "back to itself"),
    "deep": (svg(b"<g>" * 200 + b"</g>" * 200), "deep"),
}


@pytest.mark.parametrize("name", BAD_SVG)
def test_an_svg_that_wants_too_much_is_told_and_left_out(pictures, name):
    folder, kept, brought = pictures
    content, reason = BAD_SVG[name]
    (folder / f"{name}.svg").write_bytes(content)
    (told,) = brought()
    assert told.startswith(f"moor: {name}.svg: ")
    assert reason in told
    assert atlas.exact(name) is None
    assert not list(kept.glob("*.new"))


def test_an_svg_that_takes_too_long_is_stopped(pictures, monkeypatch):
    folder, _, brought = pictures
    monkeypatch.setattr(svg_drawing, "SECONDS", 0.3)
    monkeypatch.setattr(svg_drawing, "PROGRAM", "import time; time.sleep(30)")
    (folder / "slow.svg").write_bytes(MOON)
    (told,) = brought()
    assert "too long" in told


STRIPES = b"".join(
    b'<rect width="300" height="300" fill="url(#a)" opacity=".9%d"/>' % n for n in range(900)
)
SLOW = svg(
    b'<pattern id="a" width="1" height="1" patternUnits="userSpaceOnUse">'
    b'<rect width="1" height="1"/></pattern>' + STRIPES,
    b'width="300" height="300"',
)


def test_a_drawing_that_took_too_long_is_not_tried_again(tmp_path):
    """By the program, twice: the second time it is told at once, in the same words."""
    (tmp_path / "ford" / "art").mkdir(parents=True)
    (tmp_path / "ford" / "art" / "slow.svg").write_bytes(SLOW)
    pack = '[pack]\nname = "ford"\ngame = "sator"\n'
    (tmp_path / "ford" / "pack.toml").write_text(pack, "utf-8")
    script = (
        "import sys, time; from pathlib import Path\n"
        "from scriptorium import Library\n"
        "from scriptorium.mods.loose import add_loose, read_loose\n"
        "from scriptorium_ui.art.imported_pictures import bring\n"
        "home, library = Path(sys.argv[1]), Library()\n"
        "add_loose(library, read_loose(home / 'ford'), 'given')\n"
        "began = time.monotonic(); print(*bring(library, home / 'kept'))\n"
        "print(time.monotonic() - began)"
    )
    told = []
    for _ in range(2):
        command = [sys.executable, "-c", script, str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        told.append(done.stdout.splitlines())
    (first, took), (second, again) = told
    assert first == second
    assert "slow.svg: it " in first
    assert float(took) > 1
    assert float(again) < float(took) / 3


ORDINARY = svg(
    b"<title>t</title><metadata><x xmlns='urn:x'/></metadata><defs><style>.a,b{fill:gold;"
    b"-x-y:1}</style><linearGradient id='g'><stop offset='0' stop-color='red'/></linearGradient>"
    b"<clipPath id='c'><circle r='9'/></clipPath><mask id='m'/>"
    + BLUR
    % b"2 3"
    + b"</defs><g class='a' transform='rotate(9)' style='fill:url(#g); stroke:#fff'>"
    b"<path d='M0 0L9 9z' filter='url(#f)' mask='url(#m)' clip-path='url(\"#c\")'/></g>"
    b"<use x:href='#g' xmlns:x='http://www.w3.org/1999/xlink' data-name='x'/><text>a</text>"
)
WHOLE = ORDINARY + b"".join(one for one, _ in BAD_SVG.values())
SIGNS = b"<", b">", b"&", b"'", b'"', b"\0", b"\xff", b"url(", b"#", b"<![CDATA[", b"]]>", b" "
PIECES = [*re.findall(rb"<[^>]+>|[\w-]+=|[\w#:()-]+", WHOLE), *SIGNS]


def test_whatever_comes_is_read_to_what_is_listed_or_to_its_one_error():
    """Damaged, mixed and repeated; what is read can be read again, and stays as it is."""
    assert read_svg(read_svg(ORDINARY).content) == read_svg(ORDINARY)
    luck, sound = random.Random(7), 0
    files = [*[ORDINARY, MOON] * 30, *(one for one, _ in BAD_SVG.values() if len(one) < 5000)]
    for _ in range(often(2_000, 100_000)):
        data = bytearray(luck.choice(files))
        for _ in range(luck.randrange(1, 3)):
            at, to = sorted(luck.choices(range(len(data) + 1), k=2))
            kind = luck.randrange(4)
            if kind == 0 and data:
                data[at % len(data)] = luck.randrange(256)
            elif kind == 1:
                del data[at : min(to, at + 20)]
            else:
                data[at:at] = luck.choice(PIECES) if kind == 2 else data[at : min(to, at + 60)]
        try:
            drawing = read_svg(bytes(data))
        except NotDrawn:
            continue
        sound += 1
        assert read_svg(drawing.content) == drawing
        for one in ElementTree.fromstring(drawing.content).iter():
            assert one.tag.partition("}")[2] in SHAPES | EFFECTS
            for name, value in one.attrib.items():
                assert name != "href" or value.startswith("#")
                values = [] if name in ("id", "class") else [value]
                values += [one.text or ""] if one.tag.endswith("}style") else []
                for led in re.findall(r"url\(\s*['\"]?(.?)", " ".join(values), re.I):
                    assert led == "#"
    assert sound > 20


def test_without_what_draws_svg_it_is_told(pictures, monkeypatch):
    folder, _, brought = pictures
    monkeypatch.setattr(brought_pictures, "can_draw", lambda: False)
    (folder / "moon-card.svg").write_bytes(MOON)
    (told,) = brought()
    assert "export" in told


def test_a_folder_beside_a_pack_is_found_and_a_link_is_not(tmp_path):
    """A card pack has no code: what lies in its folder `art` is brought by itself."""
    kept, pack = tmp_path / "kept", tmp_path / "ford"
    (pack / "art").mkdir(parents=True)
    (pack / "art" / "heath-raft.png").write_bytes(png())
    (pack / "pack.toml").write_text('[pack]\nname = "ford"\ngame = "sator"\n', "utf-8")
    filled = library().copy()
    add_loose(filled, read_loose(pack), "given")
    assert [line for line in bring(filled, kept) if line.startswith("ford")] == []
    assert atlas.exact("heath-raft") is not None
    (pack / "art").rename(tmp_path / "art")
    (pack / "art").symlink_to(tmp_path / "art")
    filled = library().copy()
    add_loose(filled, read_loose(pack), "given")
    bring(filled, kept)
    assert atlas.exact("heath-raft") is None
    atlas.bring({})


def test_a_card_shows_its_own_picture(pictures):
    """One of a card's proportions is all of it, another one lies in the window of its front."""
    folder, _, brought = pictures
    (folder / "heath-wide.png").write_bytes(png(80, 40))
    (folder / "heath-card.png").write_bytes(png(70, 100))
    assert brought() == []
    rules = sc.new_table("sator", seed=1, library=library()).rules
    words, lettering = words_for("en", rules), Lettering(lambda *told: 1.0, slack=0.5)

    def face(art):
        card = replace(rules.cards["wild"], art=art)
        there = SimpleNamespace(cards={"wild": card}, schedule=rules.schedule)
        return face_of(Piece("one", art, 0, 0, card="wild"), there, words, "")

    assert face("heath-card").front == "heath-card"
    wide = face("heath-wide")
    assert (wide.front.split("-")[0], wide.vignette) == ("card", "heath-wide")
    made = parts(wide, Rect(0, 0, 140, 200), lettering, Sizes(9, 9, 6, 6), told=False)
    (drawn,) = (one for one in made if isinstance(one, CardPicture) and one.name == "vignette")
    assert round(drawn.rect.w / drawn.rect.h, 3) == 2.0
