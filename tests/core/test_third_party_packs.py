"""Card packs of third parties: whatever stands in one is a card or one error with file and line."""

from __future__ import annotations

import time

import pytest

from scriptorium import PluginError
from scriptorium.cards import parse_toml
from scriptorium.cards.packs import MOST_BYTES, pack_lines

CARD = b'[[card]]\nid = "moon"\n'
DOTS = b"a." * 480 + b"a = 1"
ODD = {
    "not a number": (CARD + b"params = { x = nan }", r":3:\d+: params\.x: a number goes from"),
    "no end": (CARD + b"params = { x = -inf }", r":3:\d+: params\.x: a number goes from"),
    "a giant number": (
        CARD + b"params = { x = 0x" + b"f" * 900 + b" }",
        r":3:\d+: params.x: a number",
    ),
    "a number of a thousand digits": (CARD + b"copies = " + b"9" * 980, r":3:\d+: .*copies"),
    "a giant inside": (
        CARD + b"params.y = { x = [1, [2, 1e300]] }",
        r":3:\d+: params\.y: a number",
    ),
    "a day": (CARD + b"params = { x = 1979-05-27 }", r":3:\d+: params\.x: write true, false"),
    "a long text": (
        CARD + b'params.x = """\n' + b"m\n" * 300 + b'"""',
        r":3:\d+: params\.x: a text has at most 400",
    ),
    "an id with a new line": (b'[[card]]\nid = "moon\\n"\n', r":2:\d+: .*id"),
    "an id that climbs": (b'[[card]]\nid = "../moon"\n', r":2:\d+: .*id"),
    "art that climbs": (CARD + b'art = ".."', r":3:\d+: .*art"),
    "art that is a path": (CARD + b'art = "moon/full"', r":3:\d+: .*art"),
    "a language that climbs": (CARD + b'text."../en" = "Moon"', r":3:\d+: .*text"),
    "many copies": (CARD + b"copies = 1000000000", r":3:\d+: .*copies"),
    "a misspelt key": (CARD + b'efect = "house.moon"', r":3:\d+: .*efect"),
    "a deep list": (CARD + b"params = { x = " + b"[" * 400 + b"]" * 400 + b" }", "20 deep"),
    "a bomb of dots": (CARD + DOTS, ":3: a key has at most 32 dotted names"),
    "a bomb in brackets": (CARD + b"params = { " + DOTS + b" }", ":3: a key has at most 32"),
    "a bomb in quotes": (CARD + b'"a".' * 200 + b"b = 1", ":3: a key has at most 32"),
    "half a letter": (b'[[card]]\nid = "\xff"', "utf-8"),
    "too much": (b"#\n" * (MOST_BYTES // 2 + 1), "at most 262144 bytes"),
    "a long line": (b"#" * 1001, ":1: a line has at most 1000"),
}


@pytest.mark.parametrize("kind", ODD)
def test_odd_packs_are_one_error_with_the_line_and_soon(kind):
    data, why = ODD[kind]
    began = time.process_time()
    with pytest.raises(PluginError, match=why) as caught:
        pack_lines(data, "moon.toml")
    assert str(caught.value).startswith("moon.toml")
    assert time.process_time() - began < 1


def test_a_large_file_of_dotted_keys_is_refused_soon():
    """Scenario files may be larger; many long keys would take half a minute to be read."""
    lines = b"\n".join(b"k%d." % number + b"a." * 1980 + b"a = 1" for number in range(500))
    began = time.process_time()
    with pytest.raises(PluginError, match="dotted names"):
        parse_toml(lines, "odd.toml", most_bytes=2**21, most_line=4000)
    assert time.process_time() - began < 1


def test_a_sound_pack_is_taken_as_it_is():
    pack = (
        CARD
        + b"""
effect = "house.moon"
art = "moon-full"
text.en = "The moon. Rises. Sets. Rises."
text.pt-BR = "A lua."
params = { draw = 2, odds = 0.5, names = ["a", "b"], deep = { on = true } }
"""
    )
    (card,) = pack_lines(pack, "moon.toml").cards("house", space="house")
    assert card.params == {"draw": 2, "odds": 0.5, "names": ["a", "b"], "deep": {"on": True}}
    assert card.text("pt-BR") == "A lua."
    assert card.plugin == "house"
    assert card.id == "house:moon"
