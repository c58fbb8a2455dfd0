"""Nothing on the screen in the machine's words: no id of a piece, no line of notation, no tag.

Tips, refusals, what is allowed instead, the bar, the aim, hints, ticks and the log are looked at
now and then over whole matches, in four languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from lesson_runs import KEYS, one_touch, session_of
from no_desk import NoDesk, playing
from stage_games import by_actions, look, new_table
from whole_matches import Agreed, Played, whole_match

import scriptorium as sc
from night import often
from scriptorium.plugins import LANGUAGES
from scriptorium_play.advice.aim import hint_text
from scriptorium_play.picture.reading_order import in_reading_order
from scriptorium_ui.table.controller import TableController

# An id, a tag or a name of code: small letters, then a sign, then more; a place or a die by its
# letters.
RAW = re.compile(
    r"(?<![\w-])[a-z]{2,}[a-z0-9]*(?:_[a-z0-9]+|-[A-Z0-9]\w*|\.[a-z]\w*)+"
    r"|(?<![\w-])(?:[A-Z]{2,}-[a-z]\w*|[a-z]\d+)(?![\w-])"
)
SATOR = (Agreed("sator", 2, 5), Agreed("sator", 3))
MATCHES = (*SATOR[: often(1, 2)], Agreed("plankenkoorts", 2))
LOOKS = often(4, 12)
TOUCHES = often(2, 4)
# Rennes-le-Château has no seeker of its own: this many actions by chance.
ACTIONS = 220


def match_of(agreed: Agreed) -> Played:
    if agreed.game != "rennes":
        return whole_match(agreed)
    start = new_table("rennes", agreed.seed, agreed.seats)
    return Played(start, tuple(by_actions(start, agreed.seed, ACTIONS)), start)


def show_beside(controller: TableController) -> Iterator[str]:
    """All that may be told at one moment."""
    session = controller.session
    controller.shown = controller.scene_now()
    touching = session.touching
    assert touching is not None
    yield from (controller.aim_text(), controller.turn_text(), controller.message(aim=True)[0])
    yield hint_text(session)[0]
    for piece in in_reading_order(controller.shown):  # the rest is scenery, which tells nothing
        yield controller.piece_tip(piece.id)
        answer = session.why_not(piece.id)
        yield str(answer or "")
    for action in sc.legal(session.table)[:LOOKS]:
        yield controller.action_text(action)
    for id in touching.next[:: max(1, len(touching.next) // TOUCHES)]:
        session.touching = touching.touch(id)
        yield controller.message()[0]
        for piece in controller.shown.pieces[::9]:
            yield str(session.why_not(piece.id) or "")
    session.touching = touching


@pytest.mark.parametrize(
    "agreed", [*MATCHES, Agreed("rennes", 2), Agreed("monasterium", 2)], ids=str
)
def test_nothing_is_told_in_the_machines_words(agreed):
    """In any language: a player may change it at every moment, so one match is told in all."""
    played = match_of(agreed)
    controller = playing(played.start, "en")
    seen: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for at, action in enumerate(played.actions):
        look(controller.session)
        if at % (len(played.actions) // LOOKS) == 0:
            table = controller.session.table
            lines = {line for one in sc.legal(table) if " " in (line := sc.write(table, one))}
            for language in LANGUAGES:
                controller.session.settings.change("language", language)
                for told in show_beside(controller):
                    raw = RAW.findall(told)
                    assert not raw, f"{raw} in {told!r}"
                    found = [line for line in lines if f" {line}." in f" {told}."]
                    assert not found, f"{found} in {told!r}"
                    seen[language].add(told)
        controller.session.choose(action)
    look(controller.session)
    for language in LANGUAGES:
        controller.session.settings.change("language", language)
        for line in controller.session.log():
            told = controller.line_text(line)
            assert not line.notation or told.rpartition(": ")[2] != line.notation, told
            assert not RAW.findall(told), told
            assert not RAW.findall(controller.line_says(line)), controller.line_says(line)
    assert all(len(told) > 100 for told in seen.values())
    assert len(set.union(*seen.values())) > 2 * len(seen["en"])


# What a scenario calls a thing: a letter by itself, where a name should stand.
LETTER = re.compile(r"(?<![\w'\u2019.])[bcdf-hj-nq-tv-z](?![\w'\u2019])")


# By day each lesson is told in two languages, the next one in the two others; at each second step
# all of one language is told, and at the steps between all of the other.
LESSONS = [
    (key, language, at // 2)
    for nr, key in enumerate(KEYS)
    for at, language in enumerate(LANGUAGES)
    if often(at % 2 == nr % 2, True)
]


@pytest.mark.parametrize(("key", "language", "begin"), LESSONS)
def test_lessons_tell_nothing_in_the_machines_words(key, language, begin):
    """Their tables are laid out with letters for what lies there; who learns never reads one."""
    session = session_of(key, language)
    controller, seen, step = TableController(NoDesk(), session, NoDesk()), set(), begin
    while not session.guide.finished:
        look(session)
        looks = session.touching is not None and often(step % 2 == 0, True)
        all_told = show_beside(controller) if looks else ()
        step += 1
        for told in (session.guide.says(language), *all_told):
            assert not RAW.findall(told), told
            assert not LETTER.findall(told), told
            seen.add(told)
        one_touch(session)
    for line in session.log():
        told = controller.line_text(line)
        assert not RAW.findall(told), told
        assert not LETTER.findall(told), told
    assert len(seen) > 20


@pytest.mark.parametrize(
    ("language", "way"), [("en", "north"), ("nl", "noorden"), ("de", "Norden"), ("it", "nord")]
)
def test_the_log_says_which_way_a_bridge_went(language, way):
    """In words, in each language, and with a capital where the sentence begins with the bridge."""
    played = whole_match(Agreed("sator", 2, 5))
    controller = playing(played.start, language)
    for action in played.actions[:60]:
        look(controller.session)
        controller.session.choose(action)
    look(controller.session)
    told = [controller.line_text(line) for line in controller.session.log()]
    pushed = [one for one in told if way in one]
    assert pushed
    assert all(one[0].isupper() for one in pushed)


def test_what_a_computers_turn_came_to_is_one_line():
    """Pushes, turns and steps in one line; what it chose and drew on the way is left out."""
    played = whole_match(Agreed("sator", 2, 5))
    controller = playing(played.start, "en")
    for action in played.actions[:110]:
        look(controller.session)
        controller.session.choose(action)
    look(controller.session)
    each = controller.log_lines()
    controller.session.seating["blue"] = "computer"
    lines = controller.log_lines()
    turns = [line.turn for line in lines if line.seat == "blue"]
    assert len(turns) == len(set(turns)) > 1
    assert len([one for one in lines if one.seat == "red"]) == len(
        [one for one in each if one.seat == "red"]
    )
    whole = next(line for line in lines if line.seat == "blue" and len(line.seen) > 2)
    told = controller.line_text(whole)
    assert " moves " in told or "-turn " in told
    assert "chooses" not in told
    assert "starts a turn" not in told
