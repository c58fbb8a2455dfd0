"""What a player brings under a name that is taken is kept beside what is there."""

from __future__ import annotations

import os

import pytest

from scriptorium_play.matches.imports import free_place, plain_name


def test_nothing_is_written_over(tmp_path):
    """The same once more is the same file; another stands beside it, and so on."""
    assert free_place(tmp_path, "odd.toml", b"one").name == "odd.toml"
    for data, name in ((b"one", "odd.toml"), (b"two", "odd-2.toml"), (b"three", "odd-3.toml")):
        path = free_place(tmp_path, "odd.toml", data)
        assert path.name == name
        path.write_bytes(data)
    assert free_place(tmp_path, "odd.toml", b"two").name == "odd-2.toml"
    os.mkfifo(tmp_path / "pipe.toml")
    assert free_place(tmp_path, "pipe.toml", b"").name == "pipe-2.toml"


@pytest.mark.parametrize(
    ("given", "plain"),
    [
        ("pack.toml", "pack.toml"),
        ("pack.toml.txt", "pack.toml"),
        ("..\\odd.py.txt", "odd.py"),
        ("C:/letters/match.txt", "match.txt"),
        ("match.scriptorium.txt", "match.scriptorium.txt"),
    ],
)
def test_a_mod_that_came_as_a_text_is_a_mod_again(given, plain):
    assert plain_name(given) == plain
