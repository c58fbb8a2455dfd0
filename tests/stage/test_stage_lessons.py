"""Lessons on the stage: every one is played through in every language, by what may be touched."""

from __future__ import annotations

import pytest
from lesson_runs import KEYS, LESSONS, NAMED, one_touch, session_of, to_the_end
from stage_games import library

from scriptorium.plugins import LANGUAGES
from scriptorium.scenarios import Lesson
from scriptorium_play.common.remembered import Remembered
from scriptorium_play.common.settings import Settings
from scriptorium_play.lessons.catalogue import lessons, take_up


def test_every_lesson_is_understood_and_both_games_have_one():
    assert [str(one) for one in LESSONS if not isinstance(one, Lesson)] == []
    assert {key.split("/")[0] for key in KEYS} >= {"sator", "plankenkoorts"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_played_through_in_every_language(key, language):
    """By touches alone; every step speaks the language, and says something of its own."""
    session = session_of(key, language)
    said = to_the_end(session)
    steps = NAMED[key].steps
    assert len(said) == len(steps) == len(set(said))
    assert all(language in one.say for one in steps)
    assert language in NAMED[key].title
    session.close()


def test_sators_first_match_has_ten_steps_and_is_won():
    session = session_of("sator/first-match")
    assert len(to_the_end(session)) == 10
    assert session.table.outcome.winners == ("red",)
    verbs = [done.text.split()[0] for done in session.match.done]
    assert {"moves-wood", "rotas-I3", "walk", "omnia", "free", "end"} <= set(verbs)


def test_only_what_is_asked_can_be_done():
    """Another card of the hand is told to wait; written as a line it is not done either."""
    session = session_of("sator/first-match")
    session.read()
    assert session.touching.next == ("hand-moves-wood",)
    answer = session.touch("hand-moves-brick").answer
    assert "do what the lesson asks first" in str(answer)
    assert session.say("moves-brick").what == "refused"
    assert session.match.done == []
    assert session.say("moves-wood 1 b: w").what == "acted"
    assert session.guide.now.at == 2


def test_the_golden_rule_refuses_and_everything_goes_back():
    session = session_of("sator/first-match", at=2)
    session.touch("hand-moves-wood")
    assert session.guide.is_trial
    before = len(session.match.done)
    told = session.touch("bridge-wood-I2")
    assert "S13.2" in told.answer.sentence
    assert before == 1
    assert len(session.match.done) == 0
    assert session.guide.now.at == 3


def test_what_is_taken_back_goes_back_in_the_lesson():
    session = session_of("sator/first-match", at=1)
    session.touch("hand-moves-wood")
    session.touch("bridge-wood-I2")
    session.undo()
    assert session.guide.now.at == 1
    assert session.guide.line.startswith("aim")
    session.touch("bridge-wood-I2")
    while session.guide.now.at == 1:
        one_touch(session)
    session.undo()
    assert session.guide.now.at == 1


@pytest.mark.parametrize("at", range(10))
def test_a_lesson_is_taken_up_at_any_step(at, tmp_path):
    """What was remembered is found by the next program, and leads to the same end."""
    remembered = Remembered(tmp_path)
    (taught,) = lessons(library(), remembered, "sator")
    session = take_up(taught, library(), remembered, Settings())
    while session.guide.now.at < at:
        one_touch(session)
    session.close()
    (again,) = lessons(library(), Remembered(tmp_path), "sator")
    assert (again.at, again.is_begun) == (at, at > 0)
    session = take_up(again, library(), remembered, Settings())
    assert session.guide.now.at == at
    to_the_end(session)
    assert session.table.outcome.winners == ("red",)
    (over,) = lessons(library(), Remembered(tmp_path), "sator")
    assert over.is_over


def test_a_broken_memory_forgets_and_goes_on(tmp_path):
    (tmp_path / "remembered.json").write_text('{"lessons": {"sator/first-match": -3}}')
    remembered = Remembered(tmp_path)
    assert remembered.step_of("sator/first-match") == 0
    remembered.keep_step("sator/first-match", 4)
    assert Remembered(tmp_path).step_of("sator/first-match") == 4


WRONG = {
    "a verb": ('may = "x"', 9, "verb"),
    "a language": ('say = { en = "x", fr = "y" }\ndo = "moves-wood 1 b: w"', 8, "fr"),
    "no English": ('say = { nl = "x" }', 8, "English"),
    "a piece": ('say = "x"\nat = ["bridge-glass-I2"]', 9, "bridge-glass-I2"),
    "what is legal": ('say = "x"\nnot = "end"', 9, "legal"),
    "what is refused": ('say = "x"\ndo = "moves-brick"', 9, "refused"),
}
BEGIN = (
    '[[lesson]]\ngame = "sator"\nname = "wrong"\ntitle = "Wrong"\n\n'
    "[lesson.setup]\n[[lesson.step]]\n"
)


@pytest.mark.parametrize("what", WRONG)
def test_wrong_data_is_told_with_file_and_line(what, tmp_path):
    from scriptorium.scenarios import run_paths

    step, line, word = WRONG[what]
    file = tmp_path / "lesson.toml"
    file.write_text(BEGIN + (step if "say" in step else f'say = "x"\n{step}') + "\n")
    (result,) = run_paths([file], library())
    assert not result.passed
    assert str(result).startswith(f"{file}:{line}:")
    assert word in str(result)
