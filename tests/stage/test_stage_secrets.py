"""Twin tables look the same through everything the stage shows, and the detector detects."""

from __future__ import annotations

import pytest
import twin_sights
from stage_games import GAMES, by_actions, library, new_table
from twin_sights import EVERY, differences

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.engine.choices import Choice
from scriptorium.matches import Match, history
from scriptorium.plugins import LANGUAGES
from scriptorium.scene import Piece
from scriptorium.testing.helpers import position
from scriptorium_play.computers.hints import Suggestion, hint
from scriptorium_play.picture.preview import preview
from scriptorium_play.picture.scenes import picture
from scriptorium_play.session.log import LogBook
from scriptorium_play.session.touching import Touching, choices
from scriptorium_play.session.why_not import explain
from scriptorium_play.texts.translator import words_for


@pytest.mark.parametrize("game", GAMES)
def test_twins_look_the_same(game):
    table = new_table(game, 8)
    for at, action in enumerate(by_actions(table, 8, 90)):
        if at % EVERY == 0:
            for seat in table.seats:
                assert differences(table, seat, at) == [], (at, seat)
        table = sc.apply(table, action).table


def test_what_is_lifted_in_secret_is_not_in_the_log():
    """SATOR: which bridge was taken in hand is nobody's business until it lies."""
    table = new_table("sator", 1)
    lifted = next(action for action in sc.legal(table))
    match = Match(table)
    match.play(lifted)
    words = words_for("en", table.rules, library())
    for seat in table.seats:
        (line,) = LogBook().lines(match, seat, words)
        assert (line.notation != "") == (seat == table.chooser)


def leaky(channel):
    """A house rule that tells what it must not, through one channel."""

    class Leak(sc.Action, tag=f"leak.{channel}", frozen=True):
        """Only there to leak."""

    def deck(position):
        return sc.cards_in(position, "deck")[0]

    def rules(book):
        if channel == "paths":
            touched = lambda at: (f"top-{deck(known[at])}",)  # noqa: E731
            book.choice(Choice(Leak, do=lambda now, turn, action: None, beside=touched))
        elif channel == "scene":
            sp.add_scene(book, lambda view: [Piece(f"top-{deck(known[view])}", "x", 0, 0)])

    known = Unhidden()
    return rules


class Unhidden:
    """The table behind a view, as a careless plugin might get at it."""

    tables: list[sc.Table] = []

    def __getitem__(self, position: sc.View) -> sc.Table:
        return self.tables[-1]


@pytest.mark.parametrize("channel", ["paths", "scene"])
def test_the_detector_detects(channel, monkeypatch):
    from wall_house import house

    mod = house(f"leak.{channel}", leaky(channel))
    table = sc.new_table("lantern", 2, 8, [mod], library=library())
    show = twin_sights.shown

    def with_table(one, seat, language="en", seed=0):
        Unhidden.tables.append(one)
        return show(one, seat, language, seed)

    monkeypatch.setattr(twin_sights, "shown", with_table)
    found = [differences(table, table.chooser, seed) for seed in range(8)]
    assert any(channel in channels for channels in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_stops_where_chance_begins(game):
    """What is drawn is never shown beforehand, nor what it costs in the end."""
    table, stopped = new_table(game, 9), 0
    for action in by_actions(table, 9, 80):
        after = sc.apply(table, action)
        seen = preview(table, action)
        assert seen is not None
        assert seen.stops == (table.chooser in after.learned)
        if seen.stops:
            stopped += 1
            assert (seen.price, seen.changes, seen.events) == ((), (), ())
        else:
            assert seen.scene == picture(after.table, table.chooser)
        table = after.table
    assert stopped or game == "noughts"


def test_a_preview_has_its_price():
    table = new_table("lantern", 2)
    while not (found := [a for a in sc.legal(table) if sc.write(table, a) == "play lamp"]):
        table = sc.apply(table, sc.legal(table)[-1]).table
    seen = preview(table, found[0])
    assert seen is not None
    assert seen.price == (("oil", -1),)
    assert preview(table, found[0], other(table)) is None


def other(table):
    return next(seat for seat in table.seats if seat != table.chooser)


@pytest.mark.parametrize("game", GAMES)
def test_why_not_always_answers(game):
    """Each piece that may not be touched has an answer with words, in every language."""
    table = new_table(game, 10)
    for at, action in enumerate(by_actions(table, 10, 40)):
        if at % 10 == 0:
            here = Touching(choices(table))
            words = [words_for(language, table.rules, library()) for language in LANGUAGES]
            for piece in here.choices.scene.pieces:
                answers = [explain(here, piece.id, one) for one in words]
                if reachable(here, piece.id):
                    assert answers == [None] * len(words)
                    continue
                assert all(answer is not None and answer.sentence for answer in answers)
                refused, meant = answers[0].refused, answers[0].action
                assert all((one.refused, one.action) == (refused, meant) for one in answers)
                if meant is not None:
                    assert sc.why_not(table, meant) == refused
                else:
                    assert refused == sp.explained(table, (piece.id,))
        table = sc.apply(table, action).table


def reachable(here, id):
    try:
        here.touch(id)
    except Exception:
        return False
    return True


def test_why_not_names_the_rule_and_what_is_allowed():
    table = sc.apply(new_table("noughts"), sc.legal(new_table("noughts"))[4]).table
    here = Touching(choices(table))
    answer = explain(here, "sign-B2", words_for("en", table.rules, library()))
    assert answer is not None
    assert answer.sentence == "N2 · Choose an empty square of the board."
    assert answer.instead == "You can use: A1; B1; C1; A2; C2; A3; B3; C3."
    assert answer.refused is not None
    assert answer.refused.plugin == "noughts"
    dutch = explain(here, "B2", words_for("nl", table.rules, library()))
    assert dutch is not None
    assert dutch.instead.startswith("Dit kan wel: A1;")


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_steady_and_have_a_reason(game):
    """Or there is none: where nobody knows, nothing is called good."""
    table = new_table(game, 11)
    for action in by_actions(table, 11, 25):
        found = hint(table)
        assert found == hint(table)
        if found is not None:
            assert found.action in sc.legal(table)
            assert found.why
        table = sc.apply(table, action).table


def after(*lines):
    table = new_table("noughts")
    for line in lines:
        table = sc.apply(table, sc.read(table, line)).table
    return table


def test_a_hint_wins_or_keeps_the_other_from_winning_and_says_so():
    keeps = after("mark A1", "mark B2", "mark B1")
    wins = after("mark A1", "mark B2", "mark B1", "mark A3", "mark A2")
    for table, why in ((keeps, "stage-hint-keeps"), (wins, "stage-hint-wins")):
        found = hint(table)
        assert (sc.write(table, found.action), found.why[0].id) == ("mark C1", why)


def test_without_an_idea_there_is_no_hint_unless_somebody_knows():
    table = new_table("noughts")
    assert hint(table) is None

    class Knows:
        def advise(self, seen, actions):
            return Suggestion(actions[4], (sc.text("middle", "The middle is worth most."),))

    class Errs:
        def advise(self, seen, actions):
            return Suggestion(None, ())

    found = hint(table, [Errs(), Knows()])
    assert sc.write(table, found.action) == "mark B2"
    assert str(found.why[0]) == "The middle is worth most."


def test_a_way_to_a_book_is_seen_and_told():
    board = """
     A  B  C
1   .. .. ..
2   aR a. ar
3   .. .. ..
"""
    table = position("sator", board=board, bridges={"a": "I3 wood"}, step="walk", mp=2).table
    found = hint(table)
    assert sc.write(table, found.action).startswith("walk")
    assert [one.id for one in found.why][-1] == "sator-aim"


@pytest.mark.parametrize("game", ["sator", "lantern"])
def test_the_detector_detects_a_log_that_tells_too_much(game, monkeypatch):
    monkeypatch.setattr(history, "is_public", lambda *anything: True)
    table, found = new_table(game, 8, 3), set()
    for at, action in enumerate(by_actions(table, 8, 60)):
        for seat in table.seats if "log of others" not in found else ():
            found.update(differences(table, seat, at))
        table = sc.apply(table, action).table
    assert found == {"log of others"}
