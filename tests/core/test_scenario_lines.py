"""The line of every key: compared with texts that are put together line by line."""

from __future__ import annotations

import tomllib

from hypothesis import given, settings
from hypothesis import strategies as st

from scriptorium.cards.toml_places import Lines, line_of, line_of_path

KEYS = st.sampled_from(["a", "b-c", "d_1", '"quoted key"', "'e.f'", '"g\\"h"', "7"])
PLAIN = {'"quoted key"': "quoted key", "'e.f'": "e.f", '"g\\"h"': 'g"h'}
VALUES = st.sampled_from(
    [
        "1",
        '"text # no comment"',
        "'[[not.a.header]]'",
        '"""\nseveral\n[x]\nk = 1 \\"""\n"""',
        "'''\none\\\n'''",
        '"""two quotes at the end"""""',
        "[1, 2]",
        "[\n  1, # one\n  [2,\n  3],\n]",
        "1979-05-27T07:32:00Z",
        "{}",
        "-0.5e3",
    ]
)
GAPS = st.sampled_from(["", "\n", "# a comment = 1\n", "\n\n# [x]\n"])


class Written:
    """A text that grows, and the line on which each path was written."""

    def __init__(self) -> None:
        self.text = ""
        self.lines: dict[tuple, int] = {}

    @property
    def line(self) -> int:
        return self.text.count("\n") + 1

    def note(self, *path) -> None:
        for depth in range(1, len(path) + 1):
            self.lines.setdefault(path[:depth], self.line)

    def pairs(self, draw, *path) -> None:
        for key in draw(st.lists(KEYS, max_size=3, unique=True)):
            self.text += draw(GAPS)
            here = (*path, PLAIN.get(key, key))
            if draw(st.booleans()):
                self.note(*here)
                self.text += f"{key} = {draw(VALUES)}"
            elif draw(st.booleans()):
                self.note(*here, "in", "side")
                self.text += f"{key} . in.'side' = {draw(VALUES)}"
            else:
                self.inline(draw, key, here)
            self.text += draw(st.sampled_from(["\n", "  # why\n", " \r\n"]))

    def inline(self, draw, key, here) -> None:
        self.note(*here)
        self.text += f"{key} = {{"
        for at, name in enumerate(("x", "y", "z")[: draw(st.integers(1, 3))]):
            self.text += ", " if at else " "
            self.note(*here, name, "w")
            self.text += f"{name}.w = {draw(VALUES)}"
        self.text += " }"


@st.composite
def documents(draw):
    written = Written()
    written.pairs(draw)
    for at in range(draw(st.integers(0, 3))):
        written.text += draw(GAPS)
        written.note("list", at)
        written.text += "[[list]]\n"
        written.pairs(draw, "list", at)
        if draw(st.booleans()):
            written.note("list", at, "sub")
            written.text += "[list.sub]\n"
            written.pairs(draw, "list", at, "sub")
        for inner in range(draw(st.integers(0, 2))):
            written.note("list", at, "deep", inner)
            written.text += "[[ list . deep ]] # so\n"
            written.pairs(draw, "list", at, "deep", inner)
    return written


def paths_of(value, *path):
    yield path
    inside = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        inside = enumerate(value)
    for key, item in inside:
        yield from paths_of(item, *path, key)


@given(documents())
@settings(max_examples=150)
def test_every_key_is_found_on_its_line(written):
    """Whatever was written, each key's line is the one on which it was written."""
    parsed = tomllib.loads(written.text)
    lines = Lines(written.text)
    assert set(written.lines) <= set(paths_of(parsed))
    assert {path: lines.of(path) for path in written.lines} == written.lines


@given(documents())
@settings(max_examples=100)
def test_no_key_is_lost(written):
    """Every table and key that TOML sees has a line of its own entry, not of something around."""
    found = set(Lines(written.text)._starts)
    assert set(paths_of(tomllib.loads(written.text))) <= found


@given(st.text(alphabet="ab=[]{}\"'#\n., \\1", max_size=60))
@settings(max_examples=300)
def test_anything_at_all_has_a_line(text):
    """A text that is no TOML is no trouble: the nearest line that was found is given."""
    assert 1 <= line_of_path(text, ["a", 0, "b"]) <= text.count("\n") + 1


def test_the_items_of_a_list_have_lines():
    text = 'x = [\n  "a",\n  # b is next\n  "b", ["c"],\n]\n'
    lines = Lines(text)
    assert [lines.of(["x", at]) for at in range(3)] == [2, 4, 4]
    assert lines.of(["x", 7]) == 1


def test_the_path_in_a_complaint_is_found():
    text = '[[card]]\nid = "a"\n\n[[card]]\nid = "b"\ncopies = "two"\n'
    complaint = "Expected `int`, got `str` - at `$.card[1].copies`"
    assert line_of(text, complaint) == 6
    assert line_of(text, "Object missing required field `id` - at `$.card[0]`") == 1
