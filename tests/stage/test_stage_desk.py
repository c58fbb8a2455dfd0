"""The desk and its pages without a window: a new match, kept matches, settings, rules, mods."""

from __future__ import annotations

import os
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from stage_games import library, new_table

from scriptorium.matches import Match
from scriptorium.mods import Home
from scriptorium.plugins import LANGUAGES
from scriptorium_play.app.app import App
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.app.menu import entries, notes
from scriptorium_play.app.rules_text import blocks, page_of
from scriptorium_play.app.settings_rows import setting_rows
from scriptorium_play.common.forms import Select
from scriptorium_play.common.remembered import Agreed, Sitting
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.matches.new_match import NewMatch
from scriptorium_play.matches.options import fitting_mods
from scriptorium_play.matches.saved_match import KeptMatch
from scriptorium_play.matches.saved_matches import KeptMatches
from scriptorium_play.mods.listing import SIGNS, Mods
from scriptorium_ui.toolkit.rules_reader import Measures, Reader
from scriptorium_ui.toolkit.text_fitting import Lettering

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
QUIET = """import scriptorium as sc

QUIET = sc.Plugin(
    "house.quiet", "sator", version="1.2", title="Quiet please", author="A monk"
)
"""


class Shown(App):
    """A desk that remembers what it had to tell."""

    def trouble(self, error):
        self.told = str(error)


@pytest.fixture
def app(tmp_path):
    places = UserFolders(tmp_path / "settings.toml", tmp_path / "matches")
    made = Shown(places, library(), Home(tmp_path / "home"))
    made.settings.change("language", "en")
    return made


@pytest.fixture
def own(tmp_path):
    """A desk that reads its plugins itself, with mods of every kind in its folder."""
    home = Home(tmp_path / "home")
    home.mods.mkdir(parents=True)
    for name in ("winter", "vigil"):
        shutil.copytree(EXAMPLES / name, home.mods / name)
    (home.mods / "quiet.py").write_text(QUIET, encoding="utf-8")
    (home.mods / "torn.toml").write_text('[pack]\nname = "torn"\ngame = sator\n', encoding="utf-8")
    made = Shown(UserFolders(tmp_path / "settings.toml", tmp_path / "matches"), None, home)
    made.settings.change("language", "en")
    return made


def row(form, key):
    return next(one for one in form.rows() if one.key == key)


# a new match


def form_of(app, game, **more):
    form = NewMatch(app, game, **more)
    assert form.about.name == game
    return form


def test_players_keep_their_seats_apart(app):
    form = form_of(app, "sator")
    assert [(one.seat, one.who) for one in form.players] == [("red", PERSON), ("blue", "brother")]
    row(form, "count").step(1)
    assert [one.seat for one in form.players] == ["red", "blue", "green"]
    row(form, "player0").seats.step(1)
    assert [one.seat for one in form.players] == ["blue", "red", "green"]
    row(form, "first").choose(3)
    assert form.first == "green"
    row(form, "count").step(-1)
    assert form.first == ""
    row(form, "player1").who.step(1)
    assert form.players[1].who == "librarian"
    assert "whole turn" in row(form, "player1").who.says
    row(form, "player1").who.choose(0)
    assert form.players[1].who == PERSON


def test_the_form_is_what_is_played(app):
    form = form_of(app, "plankenkoorts")
    row(form, "first").choose(2)
    form.turn()
    for letter in "4x2":
        row(form, "seed").write(letter)
    row(form, "option reverse_each_round").step(1)
    match, seating = form.begin()
    assert match.start.seed == 42
    assert match.start.clock.seat == "P2"
    assert dict(match.setup.options)["reverse_each_round"] is False
    assert seating == {"P1": PERSON, "P2": "brother"}
    session = app.begun(match, seating)
    assert session.table.seats == ("P1", "P2")
    session.close()


def test_a_game_is_told_in_a_sentence(app):
    """For how many it is and what one does in it, in the language of the player."""
    told = {}
    for language in LANGUAGES:
        app.settings.change("language", language)
        for game in ("sator", "plankenkoorts", "rennes"):
            form = form_of(app, game)
            told[game, language] = form.game_text()
            assert f"{len(form.about.seats)}" in told[game, language]
            assert (form.about.summary in told[game, language]) == (language == "en")
    assert len(set(told.values())) == len(told)
    assert form_of(app, "noughts").game_text().startswith("Per 2 ")


def test_the_form_remembers_what_was_agreed_for_each_game(own):
    own.home.switch("winter", True)
    own.reload()
    form = form_of(own, "sator")
    row(form, "count").step(1)
    row(form, "player0").seats.choose(3)
    row(form, "player1").who.choose(0)
    row(form, "first").choose(2)
    form.turn()
    row(form, "mod winter").step(1)
    row(form, "option jump_from_start_square").choose(0)
    agreed = [(one.seat, one.who) for one in form.players], form.first, form.mods, form.options
    assert form.begin() is not None
    again = Shown(UserFolders(own.settings.path, own.saves.folder), own.read_library, own.home)
    form = form_of(again, "sator")
    now = [(one.seat, one.who) for one in form.players], form.first, form.mods, form.options
    assert now == agreed
    # Another game has not changed, and what is no longer there is let go.
    assert len(form_of(again, "plankenkoorts").players) == 2
    own.home.switch("winter", False)
    again.reload()
    form = form_of(again, "sator")
    assert form.mods == set()
    assert [(one.seat, one.who) for one in form.players] == agreed[0]
    assert form.begin() is not None


@pytest.mark.parametrize(
    "players",
    [(), (Sitting("red", PERSON),), (Sitting("pink", PERSON), Sitting("blue", "a cat"))],
)
def test_what_no_longer_fits_a_game_is_forgotten(app, players):
    app.remembered.keep_agreed("sator", Agreed(players, "pink", {"none": 1}, ("gone",)))
    form = form_of(app, "sator")
    assert [(one.seat, one.who) for one in form.players] == [("red", PERSON), ("blue", "brother")]
    assert (form.first, form.options, form.mods, form.problem) == ("", {}, set(), "")


def test_what_does_not_work_is_told_and_the_form_stays(app):
    form = form_of(app, "sator")
    form.options["columns"] = 3
    assert form.begin() is None
    assert form.problem


def test_another_game_begins_anew(app):
    form = form_of(app, "sator")
    form.first = "blue"
    row(form, "game").step(1)
    assert form.about.name != "sator"
    assert form.first == ""
    assert {one.seat for one in form.players} <= set(form.about.seats)


def test_the_game_played_last_is_offered_first(app):
    assert NewMatch(app).about.name == app.library.games()[-1].name
    app.saves.keep("noughts-kept", Match(new_table("noughts")), (("x", PERSON), ("o", PERSON)))
    assert NewMatch(app).about.name == "noughts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_named_in_the_players_language(app, language):
    """Neither an option nor one of its values is shown as code calls it; values can be told."""
    app.settings.change("language", language)
    for about in app.library.games():
        form = form_of(app, about.name)
        form.turn()
        options = [one for one in form.rows() if one.key.startswith("option ")]
        for one in options:
            name = one.key.removeprefix("option ")
            assert "_" not in one.label
            if about.name in ("sator", "plankenkoorts"):
                assert one.label.casefold() != name.replace("_", " ") or language == "en", name
            if isinstance(one, Select):
                assert len(set(one.words)) == len(one.words)


def test_an_option_that_is_a_number_is_changed_within_its_range(app):
    form = form_of(app, "plankenkoorts")
    form.turn()
    cards = row(form, "option hand")
    assert (cards.label, cards.value, cards.low, cards.says) == (
        "Cards in hand",
        5,
        1,
        f"From 1 to {cards.high}, normally 5",
    )
    cards.step(99)
    assert row(form, "option hand").value == cards.high
    match, _ = form.begin()
    assert dict(match.setup.options)["hand"] == cards.high
    form.turn()
    row(form, "count").step(1)
    form.turn()
    fewer = row(form, "option hand")
    assert fewer.high < cards.high
    assert fewer.value == 5, "what no longer fits is as usual"
    row(form, "option standards_to_win").step(1)
    match, _ = form.begin()
    assert dict(match.setup.options) == {"standards_to_win": 3}


def test_options_for_authors_are_not_offered(app):
    """A board of another size needs squares to start from and cards as well."""
    form = form_of(app, "sator")
    form.turn()
    assert not {"option columns", "option start_red"} & {one.key for one in form.rows()}


def test_mods_bring_their_options_and_take_them_along(own):
    own.home.switch("vigil", True)
    own.reload()
    assert {one.name for one in fitting_mods(own.library, "sator")} == {"vigil", "winter"}
    assert fitting_mods(own.library, "plankenkoorts") == []
    form = form_of(own, "sator")
    form.turn()
    assert row(form, "option jump_from_start_square").shown == "no"
    row(form, "mod winter").step(1)
    assert row(form, "option jump_from_start_square").shown == "yes"
    match, _ = form.begin()
    assert "winter" in [ref.name for ref in match.setup.plugins]
    row(form, "mod winter").step(1)
    assert row(form, "option jump_from_start_square").shown == "no"


# kept matches


def keep(app, name, title="", game="noughts"):
    table = new_table(game)
    seating = tuple(zip(table.seats, (PERSON, COMPUTER), strict=False))
    app.saves.keep(name, Match(table), seating, title)
    app.saves.close(name)


class Ways:
    """Where a kept match leads; its files are written before anything else is done."""

    def __init__(self):
        self.went = []

    def leave(self):
        self.went.append("list")

    def replay(self):
        self.went.append("replay")

    def export(self):
        self.one.written(self.one.write_files())


def one_of(app, name="noughts-kept"):
    ways = Ways()
    ways.one = KeptMatch(app, name, ways)
    return ways.one


def test_a_match_that_is_forgotten_can_be_brought_back(app):
    keep(app, "noughts-kept")
    kept = KeptMatches(app)
    (line,) = kept.lines()
    assert line.title == "Noughts and crosses, turn 1"
    assert line.told.startswith("X, O (computer) · ")
    assert line.opens == "Continue"
    assert kept.bring_back_said() == ""
    one = one_of(app)
    assert [deed.label for deed in one.deeds()] == [
        "Replay",
        "Make a copy",
        "Save as a file",
        "Delete",
    ]
    one.deeds()[0].act()
    one.deeds()[-1].act()
    assert one.ways.went == ["replay", "list"]
    kept = KeptMatches(app)
    assert kept.lines() == []
    assert kept.nothing() == "No saved matches yet."
    assert kept.bring_back_said()
    kept.bring_back()
    assert [line.name for line in kept.lines()] == ["noughts-kept"]


def test_a_match_is_called_what_its_players_like(app):
    keep(app, "noughts-kept")
    one = one_of(app)
    one.row().write("Sundae\by")
    assert one.keep_title()
    (line,) = KeptMatches(app).lines()
    assert line.title == "Sunday"
    assert line.told.startswith("Noughts and crosses, turn 1 · X, O (computer)")
    assert one_of(app).title == "Sunday"


def test_a_match_that_is_played_keeps_its_name(app):
    keep(app, "noughts-kept")
    playing = app.opened("noughts-kept")
    one = one_of(app)
    one.row().write("Sunday")
    assert not one.keep_title()
    assert one.problem == "This match is open in another window"
    playing.close()
    assert one.keep_title()


def test_many_matches_are_looked_through(app):
    for number in range(8):
        keep(app, f"match-{number}", "Evening " + "abcdefgh"[number] * 4)
    kept = KeptMatches(app)
    kept.search().write("evening DDD")
    assert [line.title for line in kept.lines()] == ["Evening dddd"]
    kept.search().write("x")
    assert kept.lines() == []
    assert kept.nothing() == "No match has that name."


def test_a_match_goes_to_others_and_comes_back(app):
    """A file and a letter, each of which is taken in as a match of its own."""
    keep(app, "noughts-kept", "Our / match")
    one = one_of(app)
    one.deeds()[2].act()
    assert one.problem == ""
    assert one.news.endswith("Our-match.scriptorium")
    one.deeds()[2].act()
    assert sorted(path.name for path in app.exchange.iterdir()) == [
        "Our-match-2.scriptorium",
        "Our-match-2.txt",
        "Our-match.scriptorium",
        "Our-match.txt",
    ]
    (app.exchange / "Our-match-2.scriptorium").unlink()
    (app.exchange / "torn.scriptorium").write_bytes(b"torn")
    kept = KeptMatches(app)
    names = [file.name for file in kept.files()]
    assert names == ["Our-match-2.txt", "Our-match.scriptorium", "torn.scriptorium"]
    for file in kept.files():
        kept.took_in(file, kept.take_in(file))
    assert "torn.scriptorium: this is not the file of a match" in kept.problem
    assert len(kept.lines()) == 3


def test_a_clock_that_was_very_wrong_does_no_harm(app):
    keep(app, "noughts-kept")
    os.utime(app.saves.path("noughts-kept"), (2**40, 2**40))
    (line,) = KeptMatches(app).lines()
    assert line.told.startswith("X, O (computer)")


def test_a_damaged_match_has_a_line_and_is_never_opened(app):
    app.saves.folder.mkdir(parents=True)
    app.saves.path("torn").write_bytes(b"torn")
    (line,) = KeptMatches(app).lines()
    assert line.damaged
    assert "does not begin like one" in line.told
    assert app.opened("torn") is None
    assert "does not begin like one" in app.told


# settings, title, rules


def test_every_setting_has_a_row_that_counts_at_once(app):
    for one in setting_rows(app):
        before = getattr(app.settings.values, one.key)
        one.step(1)
        assert getattr(app.settings.values, one.key) != before, one.key


def test_a_wish_that_a_frontend_cannot_grant_shows_as_the_nearest(app):
    app.settings.change("confirm", "never")
    (one,) = [one for one in setting_rows(app, ("irreversible", "always")) if one.key == "confirm"]
    assert isinstance(one, Select)
    assert one.at == 0
    assert len(one.words) == 2


def test_the_title_offers_what_there_is(app):
    went = []

    class Ways:
        def __getattr__(self, name):
            return lambda *args: went.append((name, *args[1:]))

    keys = [one.key for one in entries(app, Ways(), lambda: None)]
    assert keys == ["lessons", "new", "together", "rules", "mods", "settings", "quit"]
    app.saves.keep("noughts-kept", Match(new_table("noughts")), (("x", PERSON), ("o", PERSON)))
    found = entries(app, Ways(), lambda: went.append("left"))
    first = ["continue", "lessons", "new", "together", "matches"]
    assert [one.key for one in found][:5] == first
    for one in found:
        one.act()
    assert went[0] == ("open_match", "noughts-kept")
    assert went[-1] == "left"
    assert notes(app) == ""


def test_pages_of_rules_break_for_any_width(app):
    ruler = Lettering(lambda text, face, size: len(text) * size / 2, slack=0.5)
    reader = Reader(app, "sator")
    for width in (300, 900):
        page = reader.set(Measures(ruler, lambda length: length, lambda size: size), width)
        places = [line.y for line in page.lines]
        assert places == sorted(places)
        assert page.height > places[-1]
        assert [page.chapter_at(page.lines[c.line].y) for c in page.chapters] == list(
            range(len(page.chapters))
        )
        assert page.chapter_at(-1) == -1
    found = page.find(page.lines[40].text)
    assert page.lines[found].text == page.lines[40].text


@pytest.mark.parametrize("language", ["nl", "de", "it"])
@pytest.mark.parametrize("game", ["sator", "plankenkoorts"])
def test_rules_can_be_read_in_every_language(app, game, language):
    """A page says in every language what it says in English: the same rules, points and rows."""
    english, other = page_of(game), page_of(game, language)
    assert other != english
    numbers = re.compile(r"\b(?:S|PK|R)\d+(?:\.\d+)?\b")
    assert set(numbers.findall(other)) == set(numbers.findall(english))
    kinds = [Counter(block.kind for block in blocks(page)) for page in (english, other)]
    for kind in ("h1", "h2", "h3", "li", "row", "code"):
        assert kinds[0][kind] == kinds[1][kind], kind
    app.settings.change("language", language)
    assert other in [text for _, _, text in Reader(app, game).pages]


def test_a_game_without_a_translated_page_is_read_in_english():
    assert page_of("sator", "la") == page_of("sator")


# mods


def choose(mods, key):
    mods.choose(next(nr for nr, one in enumerate(mods.stories) if one.key == key))


def press(mods, key):
    mods.answer(next(one for one in mods.answers() if one.key == key))


def test_mods_are_listed_with_what_is_wrong_first(own):
    lines = Mods(own).lines()
    assert (lines[0].title, lines[0].state, lines[0].alarming) == ("torn", "broken", True)
    assert [one.title for one in lines[1:4]] == [
        "Keeping vigil",
        "Quiet please",
        "Winter in the abbey",
    ]
    assert lines[0].sign not in {one.sign for one in lines[1:]}
    assert set(SIGNS.values()) > {one.sign for one in lines}


def test_a_story_tells_who_made_it_and_what_it_changes(own):
    mods = Mods(own)
    choose(mods, "winter")
    told = "\n".join(block.text for block in mods.blocks())
    assert "winter 1.0 · card pack · for SATOR" in told
    assert "by The Scriptorium founders" in told
    assert "Action points: 8 instead of 6." in told
    choose(mods, "torn.toml")
    told = [block for block in mods.blocks() if block.kind in ("error", "code")]
    assert any(one.text.startswith("torn.toml:3:") for one in told)
    assert told[-1].text == "game = sator"


def test_a_program_is_asked_about_once_for_each_content(own):
    mods = Mods(own)
    choose(mods, "quiet.py")
    press(mods, "switch")
    assert mods.asking
    assert any("Python program" in line for line in mods.question())
    press(mods, "trust no")
    assert "house.quiet" not in own.library.plugins
    press(mods, "switch")
    press(mods, "trust yes")
    assert "house.quiet" in own.library.plugins
    press(mods, "switch")
    assert "house.quiet" not in own.library.plugins
    press(mods, "switch")
    assert not mods.asking, "this content has been agreed to"
    assert "house.quiet" in own.library.plugins
    (own.home.mods / "quiet.py").write_text(QUIET + "# more\n", encoding="utf-8")
    own.reload()
    mods = Mods(own)
    choose(mods, "quiet.py")
    assert "changed" in mods.lines()[mods.chosen].state
    press(mods, "switch")
    assert mods.asking
    assert mods.question()[0] == "Its files have changed since you allowed it."


def test_what_changes_while_one_is_asked_is_not_agreed_to(own):
    mods = Mods(own)
    choose(mods, "quiet.py")
    press(mods, "switch")
    (own.home.mods / "quiet.py").write_text(QUIET + "import os\n", encoding="utf-8")
    press(mods, "trust yes")
    assert "changed" in mods.problem
    assert "house.quiet" not in own.library.plugins


def test_a_mod_is_written_for_others_where_nobody_can_look_into_a_folder(own):
    mods = Mods(own)
    choose(mods, "quiet.py")
    assert [one.key for one in mods.answers()] == ["switch"]
    own.pick = lambda: None
    assert [one.key for one in mods.answers()] == ["export", "switch"]
    press(mods, "export")
    written = own.exchange / "quiet.py"
    assert written.read_bytes() == (own.home.mods / "quiet.py").read_bytes()
    assert not mods.asking
    choose(mods, "winter")  # several files
    assert [one.key for one in mods.answers()] == ["switch"]


def test_a_pack_is_switched_without_a_question(own):
    mods = Mods(own)
    choose(mods, "winter")
    press(mods, "switch")
    assert "winter" not in own.library.plugins
    assert mods.lines()[mods.chosen].state == "off"
    press(mods, "switch")
    assert "winter" in own.library.plugins


def test_a_line_of_a_wide_table_says_what_each_cell_is():
    """Letters of several widths stand in no columns; a picture that is not there says nothing."""
    page = "\n".join(
        (
            "| players | dice | rounds |",
            "|---|---|---|",
            "| 2 | 5 | 4 |",
            "| 3 |  | 3 |",
            "",
            "![A match for four](picture.png)",
            "",
            "| card | price |",
            "|---|---|",
            "| wild | 2 |",
        )
    )
    assert [block.text for block in blocks(page)] == [
        "players: 2  ·  dice: 5  ·  rounds: 4",
        "players: 3  ·  rounds: 3",
        "card  ·  price",
        "wild  ·  2",
    ]
