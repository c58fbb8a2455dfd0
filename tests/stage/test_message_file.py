"""The messages of a file are told as Fluent tells them, though each is parsed alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import scriptorium_play
from scriptorium_play.texts.message_file import MessageFile

ODD = """\
# A remark: with = a sign
plain = As it stands.   \n\
braced = { "{" } is a brace
brand = { -name } and { plain }
-name = Scriptorium
two = One line
    and another
many = { $count ->
    [one] a thing
   *[other] { $count } things
}
plain = The second does not count
empty =
not a message = at all
lost = { nobody }
bracket = [is] *text .here
last = the end"""


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_odd_messages_are_told_as_fluent_tells_them(newline):
    source = ODD.replace("\n", newline)
    compare(source, "en", {"count": 1})
    compare(source, "en", {"count": 3})


@pytest.mark.parametrize("language", ["en", "it"])
def test_our_own_messages_are_told_as_fluent_tells_them(language):
    folder = Path(scriptorium_play.__file__).parent / "locale"
    compare((folder / f"{language}.ftl").read_text("utf-8"), language, {})


def compare(source, language, details):
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource(source))
    ours = MessageFile(source, language)
    assert len(whole._messages) > 5
    for id in whole._messages:
        told, errors = whole.format_pattern(whole.get_message(id).value, details)
        assert ours.format(id, details) == (None if errors else str(told)), id
    assert ours.format("empty", {}) is ours.format("nobody", {}) is None


def test_a_file_is_not_parsed_before_it_must(monkeypatch):
    """The first page of a window needs no more than what is written."""
    monkeypatch.setitem(__import__("sys").modules, "fluent.runtime", None)
    ours = MessageFile(ODD, "en")
    assert ours.format("plain", {}) == "As it stands."
    with pytest.raises(ImportError):
        ours.format("brand", {})
