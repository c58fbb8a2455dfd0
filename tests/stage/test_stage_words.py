"""No notation on the screen: what is asked, ticked and logged is said in words, in any language."""

from __future__ import annotations

from collections import Counter

import pytest
from no_desk import playing
from stage_games import look, new_table
from whole_matches import MATCHES, whole_match

import scriptorium as sc
from night import crossed
from scriptorium_ui.table.dialogs import question

LANGUAGES = ("en", "nl", "de", "it")
# Games that are made to be played; the others are examples of code, with few words or none.
WORDY = tuple(one for one in MATCHES if one.game == "plankenkoorts" or str(one) == "sator-2")
FIRST = tuple(one for one in WORDY if one.seats == 2)


@pytest.mark.parametrize(("agreed", "language"), crossed(WORDY, LANGUAGES), ids=str)
def test_what_is_done_is_told_in_words(agreed, language):
    """Every action of a whole match before it is done, and its line of the log."""
    played = whole_match(agreed)
    controller, written = playing(played.start, language), []
    for action in played.actions:
        look(controller.session)
        line = sc.write(controller.session.table, action)
        assert controller.action_text(action) != line
        assert " " not in line or line not in controller.action_text(action)
        written.append(line)
        controller.session.choose(action)
    for line, found in zip(written, controller.session.log(), strict=True):
        told = controller.line_text(found)
        assert told != line
        assert f" {line}. " not in controller.line_says(found)


@pytest.mark.parametrize("agreed", FIRST, ids=str)
def test_what_the_same_touches_mean_is_told_apart_in_words(agreed):
    """The sheet that asks which one: no two answers alike, in any language."""
    played = whole_match(agreed)
    controller = playing(played.start, LANGUAGES[0])
    for action in played.actions:
        look(controller.session)
        here = controller.session.touching
        assert here is not None
        paths = Counter(path for path, _ in here.choices.paths)
        for path in (one for one, count in paths.items() if count > 1):
            for id in path:
                here = here.touch(id)
            lines = [
                sc.write(controller.session.table, one)
                for p, one in here.choices.paths
                if p == path
            ]
            for language in LANGUAGES:
                controller.session.settings.change("language", language)
                controller.session.touching = here
                controller.more()
                asked = question(controller, ())
                controller.close_dialog()
                assert asked is not None
                answers = [one.label for one in asked.entries[:-1]]
                assert len(set(answers)) == len(answers) == len(lines)
                assert not {*answers} & {*lines}
            here = here.clear()
            controller.session.touching = here
        controller.session.choose(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_twice_reads_words(language):
    """Really? with what would be done, and one full stop or colon behind it."""
    controller = playing(new_table("sator", 5), language, confirm="always")
    action = sc.legal(controller.session.table)[0]
    look(controller.session)
    assert controller.session.choose(action).what == "confirm"
    asked = question(controller, ())
    assert asked is not None
    assert sc.write(controller.session.table, action) not in asked.told
    assert ".:" not in asked.told
    assert ".." not in asked.told


def test_what_words_do_not_tell_apart_is_told_by_what_is_chosen(monkeypatch):
    """Two that sound the same would be a riddle; nobody reads notation for it."""
    controller = playing(new_table("sator", 5), "en")
    look(controller.session)
    one, other, *_ = sc.legal(controller.session.table)
    monkeypatch.setattr(controller, "action_text", lambda action: "Take one.")
    first, second = controller.option_texts((one, other))
    assert first != second
    assert (first, second) == tuple(
        sc.write(controller.session.table, each).removeprefix("place ") for each in (one, other)
    )
    told = iter(("Take one.", "Take one.", "Take another."))
    monkeypatch.setattr(controller, "action_text", lambda action: next(told))
    third = sc.legal(controller.session.table)[2]
    assert controller.option_texts((one, other, third)) == (
        f"Take one. ({first})",
        f"Take one. ({second})",
        "Take another.",
    )
