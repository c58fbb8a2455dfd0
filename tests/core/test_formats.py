"""Files of every format, kept for ever: they open as they were, or say why not.

For each game there is a table (T1), a match (J1) and a match in words (txt), made when the format
was settled. A later format gets files beside them.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium import LoadError
from scriptorium.matches import LOOK, Saves
from scriptorium.matches.migration import Opening, open_match
from scriptorium.matches.records import table_digest
from scriptorium.matches.text_export import import_text

FOLDER = Path(__file__).resolve().parents[1] / "saves"
GAMES = tuple(sorted(path.stem for path in FOLDER.glob("*.J1")))
LIBRARY = sc.standard_library(third_party=False)


def says_why(opening: Opening) -> bool:
    """Whether it is named what is other, and the log can at least be looked at."""
    named = opening.differences or "action" in opening.problem
    return bool(named) and opening.way(LOOK) is not None and len(opening.log()) > 0


def opened(game: str) -> Opening:
    return open_match((FOLDER / f"{game}.J1").read_bytes(), library=LIBRARY)


def test_there_are_files_of_every_game():
    assert {about.name for about in LIBRARY.games()} == set(GAMES)
    formats = {path.suffix for path in FOLDER.iterdir()}
    assert formats == {".T1", ".J1", ".txt"}
    assert len(list(FOLDER.iterdir())) == len(GAMES) * len(formats)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_again_or_says_what_is_other(game):
    opening = opened(game)
    assert opening.exact is not None or says_why(opening), opening.problem
    assert len(opening.log()) > 30
    if opening.exact is not None:
        assert len(opening.exact.done) == len(opening.log())
        assert opening.exact.note == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_one_at_the_end_of_the_match(game):
    data = (FOLDER / f"{game}.T1").read_bytes()
    opening = opened(game)
    if opening.differences:
        with pytest.raises(LoadError, match=opening.differences[0].name):
            sc.load(data, library=LIBRARY)
        return
    table = sc.load(data, library=LIBRARY)
    assert sc.dump(table) == data
    if opening.exact is not None:
        assert sc.digest(table) == sc.digest(opening.exact.table)


@pytest.mark.parametrize("game", GAMES)
def test_a_letter_tells_the_same_match(game):
    opening = opened(game)
    letter = (FOLDER / f"{game}.txt").read_bytes()
    if opening.exact is None:
        with pytest.raises(LoadError):
            import_text(letter, LIBRARY)
        return
    assert table_digest(import_text(letter, LIBRARY).table) == table_digest(opening.exact.table)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_taken_into_the_library_and_goes_on(game, tmp_path):
    saves = Saves(tmp_path)
    name = saves.bring((FOLDER / f"{game}.J1").read_bytes(), LIBRARY)
    (saved,) = saves.listed()
    assert (saved.name, saved.problem) == (name, "")
    assert saved.header is not None
    assert (saved.header.game, saved.header.actions) == (game, len(opened(game).log()))


@pytest.mark.parametrize("game", GAMES)
def test_other_rules_are_named(game):
    """The files notice: a plugin of another version is told by its name."""
    other = LIBRARY.copy()
    plugin = other.plugins[game]
    about = replace(plugin.about, version="99.1")
    other.plugins[game] = replace(plugin, about=about)
    opening = open_match((FOLDER / f"{game}.J1").read_bytes(), library=other)
    assert opening.exact is None
    assert says_why(opening)
    assert "99.1" in opening.problem
    assert game in opening.problem
