"""A match pins its mods: what is other is said exactly, and each way that is open leads on."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.matches import LOOK, Match
from scriptorium.matches.match_file import open_lines
from scriptorium.matches.migration import LOG, PART, SNAPSHOT, open_match
from scriptorium.matches.records import Seal
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.played_matches import random_choice

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"

SEAL = Seal(b"this machine")


def library_with(*paths):
    library = sc.standard_library().copy()
    for path in paths:
        plugin = add_loose(library, read_loose(path), "test")
        assert not plugin.broken, plugin.broken
    return library


def played(name, count=90, library=None, seed=3):
    """A match with one of the examples on, after so many actions."""
    library = library or library_with(EXAMPLES / name)
    match = Match(sc.new_table("sator", mods=[name], seed=seed, library=library))
    choose = random_choice(seed)
    for _ in range(count):
        match.play(choose(match.table, match.choices()))
    return match


@pytest.fixture
def changed(tmp_path):
    """An example with something in its files replaced."""

    def change(name, old, new):
        folder = tmp_path / name
        shutil.copytree(EXAMPLES / name, folder, ignore=shutil.ignore_patterns("__pycache__"))
        file = folder / ("pack.toml" if (folder / "pack.toml").is_file() else "__init__.py")
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
        return folder

    return change


def test_a_match_keeps_names_versions_contents_and_settings():
    library = library_with(EXAMPLES / "winter")
    match = played("winter", 3, library)
    setup = open_lines(match.to_bytes()).setup
    (ref,) = [ref for ref in setup.plugins if ref.name == "winter"]
    assert (ref.version, ref.hash) == ("1.0", read_loose(EXAMPLES / "winter").hash)
    assert dict(setup.options) == {"jump_from_start_square": True}
    opening = open_match(match.to_bytes(SEAL), library=library, seal=SEAL)
    assert opening.exact.table == match.table
    assert (opening.differences, opening.problem, opening.ways) == ((), "", ())


def test_without_a_mod_that_only_forbids_the_log_is_played_again():
    match = played("abbey")
    opening = open_match(match.to_bytes(SEAL), library=library_with(), seal=SEAL)
    assert opening.exact is None
    assert opening.problem == "abbey 1.0 is not installed, or not switched on"
    assert [way.kind for way in opening.ways] == [LOG, SNAPSHOT, LOOK]
    again = opening.way(LOG).match
    assert [one.text for one in again.done] == [one.text for one in match.done]
    assert "abbey" not in {ref.name for ref in again.setup.plugins}
    assert opening.gone_on(LOG) is again
    again.play(again.choices()[0])


@pytest.mark.parametrize("name", ["gusts", "plain_deck", "second_free", "vigil", "winter"])
def test_without_a_mod_whose_cards_lie_there_it_goes_on_from_the_kept_table(name):
    match = played(name)
    opening = open_match(match.to_bytes(SEAL), library=library_with(), seal=SEAL)
    assert [way.kind for way in opening.ways] == [SNAPSHOT, PART, LOOK]
    on = opening.gone_on(SNAPSHOT)
    assert on.table.rules.problem(on.table) is None
    assert (on.table.clock.turn, on.table.chooser) == (match.table.clock.turn, match.table.chooser)
    assert on.note.startswith(f"{name} 1.0 is not installed, or not switched on. It goes on from")
    zones = [zone.key for zone in on.table.rules.zones]
    surplus = Counter({"moves-stone": 3, "rotas-I2": 3} if name == "plain_deck" else {})
    for key in zones:
        kept = [card for card in sc.cards_in(match.table, key) if card in on.table.rules.cards]
        left_out = Counter(kept) - Counter(sc.cards_in(on.table, key))
        assert not left_out or key == "im_deck", "players keep what they hold"
        assert left_out == (surplus if key == "im_deck" else {})
        assert [card for card in kept if card not in left_out] == [
            card for card in sc.cards_in(on.table, key) if card not in left_out
        ]
    choose = random_choice(1)
    for _ in range(20):
        on.play(choose(on.table, on.choices()))
    again = open_match(on.to_bytes(), library=library_with())
    assert sc.digest(again.exact.table) == sc.digest(on.table)


def test_the_log_can_be_looked_at_in_any_case():
    match = played("vigil")
    look = open_match(match.to_bytes(SEAL), library=library_with(), seal=SEAL)
    shown = look.way(LOOK).match
    assert 0 < len(shown.done) < len(match.done)
    assert look.way(LOOK).lost == len(match.done) - len(shown.done)
    told = look.log()
    assert len(told) == len(match.done)
    fits = len(shown.done)
    assert list(told[:fits]) == [f"{one.seat}: {one.text}" for one in match.done[:fits]]
    assert told[fits].split()[0] == type(match.actions[fits]).__struct_config__.tag


def test_another_version_or_content_is_told_apart(changed):
    match = played("abbey")
    newer = changed("abbey", 'version="1.0"', 'version="1.1"')
    opening = open_match(match.to_bytes(SEAL), library=library_with(newer), seal=SEAL)
    assert opening.problem == "abbey 1.0 is here as 1.1"
    assert opening.gone_on(LOG).actions == match.actions
    shutil.rmtree(newer)
    other = changed("abbey", "Iron stays", "Iron remains")
    opening = open_match(match.to_bytes(SEAL), library=library_with(other), seal=SEAL)
    assert opening.problem == "abbey 1.0 is here with other content"
    assert [way.kind for way in opening.ways] == [LOG, SNAPSHOT, LOOK]


def test_a_changed_number_that_spoils_the_log_is_found_at_its_action(changed):
    match = played("winter", 200)
    poorer = changed("winter", '"sator.action_points" = 8', '"sator.action_points" = 1')
    opening = open_match(match.to_bytes(SEAL), library=library_with(poorer), seal=SEAL)
    assert opening.problem == "winter 1.0 is here with other content"
    assert [way.kind for way in opening.ways] == [SNAPSHOT, PART, LOOK]
    on = opening.gone_on(SNAPSHOT)
    assert on.table.rules.fixed_number("sator.action_points") == 1
    assert on.table.rules.options["jump_from_start_square"] is True


def test_a_broken_mod_and_a_mod_that_needed_it_are_both_left_out(tmp_path):
    needy = tmp_path / "needy.toml"
    needy.write_text('[pack]\nname = "needy"\ngame = "sator"\nrequires = ["abbey"]\n', "utf-8")
    library = library_with(EXAMPLES / "abbey", needy)
    match = Match(sc.new_table("sator", mods=["abbey", "needy"], seed=1, library=library))
    match.play(match.choices()[0])
    here = library_with(needy)
    here.add_broken("abbey", "test", ValueError("out of candles"))
    opening = open_match(match.to_bytes(SEAL), library=here, seal=SEAL)
    assert opening.problem == "abbey 1.0 is broken here (ValueError: out of candles)"
    on = opening.gone_on(opening.ways[0].kind)
    assert not {ref.name for ref in on.setup.plugins} & {"abbey", "needy"}


def test_without_its_game_a_match_has_no_way_but_its_log_can_be_read():
    match = played("abbey", 5)
    opening = open_match(match.to_bytes(SEAL), library=sc.Library(), seal=SEAL)
    assert opening.ways == ()
    assert "sator 1.0 is not installed" in opening.problem
    assert "sator cannot be played without" in opening.problem
    assert len(opening.log()) == 5
    assert all(opening.gone_on(kind) is None for kind in (LOG, SNAPSHOT, LOOK))


def test_the_command_says_what_is_other_and_goes_each_way(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    path, kept = tmp_path / "vigil.scr", tmp_path / "kept.scr"
    path.write_bytes(played("vigil").to_bytes())
    assert main(["replay", str(path), "--quiet", "--with", str(EXAMPLES / "vigil")]) == 0
    assert "90 actions, all as recorded." in capsys.readouterr().out
    assert main(["replay", str(path)]) == 1
    told = capsys.readouterr().err
    assert "vigil.scr: vigil 1.0 is not installed, or not switched on." in told
    assert "What is possible: --way part: The first " in told
    assert "--way look: " in told
    assert main(["replay", str(path), "--way", "log"]) == 1
    assert "What is possible" in capsys.readouterr().err
    assert main(["replay", str(path), "--way", "look"]) == 0
    assert "\n90. " in capsys.readouterr().out
    assert main(["replay", str(path), "--way", "snapshot"]) == 1  # a mod's table proves nothing
    assert "What is possible" in capsys.readouterr().err
    assert main(["replay", str(path), "--way", "part", "--save", str(kept)]) == 0
    assert " actions, by the rules here. It is " in capsys.readouterr().out
    assert main(["replay", str(kept)]) == 0
    capsys.readouterr()
    path.write_bytes(b"nonsense")
    assert main(["replay", str(path)]) == 1
    assert "vigil.scr: this is not the file of a match" in capsys.readouterr().err
