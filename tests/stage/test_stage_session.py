"""Sessions: curtain, taking back, confirming, computers, drags, log."""

from __future__ import annotations

import random
import time

import lantern
import pytest
from msgspec.structs import replace
from stage_games import GAMES, by_actions, library, look, new_table, session, word_out
from stage_games import settings as wishes
from wall_house import house

import scriptorium as sc
from night import often
from scriptorium.engine.choices import Choice, rule
from scriptorium.testing.helpers import twin
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.picture.scenes import picture
from scriptorium_play.session.log import LogBook
from scriptorium_play.session.session import Session


def play_on(playing, rng, most=60):
    """Play people's turns by words and computers' as they come."""
    while playing.table.outcome is None and len(playing.match.done) < most:
        if playing.awaits_computer:
            playing.update(5)
        else:
            word_out(playing, rng)


# the curtain


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_falls_exactly_when_the_next_eyes_see_otherwise(game):
    playing, rng = session(new_table(game, 1)), random.Random(1)
    seen_by = None
    while playing.table.outcome is None and len(playing.match.done) < 60:
        table, chooser = playing.table, playing.chooser
        others = [seen_by] if seen_by else [s for s in table.seats if s != chooser]
        secret = any(knows(table, chooser) != knows(table, other) for other in others)
        if chooser != seen_by and secret:
            assert playing.handover == chooser
            assert playing.scene() is None
            assert playing.log() == ()
            assert playing.look_back(0) is None
            assert playing.touching is None
            assert playing.hint() is None
            assert playing.touch("anything").what == "refused"
            playing.lift_curtain()
        assert playing.handover is None
        assert playing.observer == chooser
        assert playing.scene() == picture(table, chooser)
        seen_by = chooser
        word_out(playing, rng)
    playing.close()


def knows(table, seat):
    seen = sc.view(table, seat)
    return seen.parts, seen.pending


def test_no_curtain_where_nothing_is_hidden_or_one_person_plays():
    open_game = session(new_table("noughts"))
    play_on(open_game, random.Random(2))
    assert open_game.table.outcome is not None
    alone = session(new_table("lantern", 1, 2), {"anna": PERSON, "bruno": COMPUTER}, seed=3)
    rng = random.Random(3)
    while alone.table.outcome is None and len(alone.match.done) < 60:
        assert alone.handover is None
        assert alone.observer == "anna"
        play_on(alone, rng, len(alone.match.done) + 1)
    alone.close()


def test_no_curtain_before_a_match_that_is_over_when_it_is_opened():
    """Nobody has to look away any more, and the first at the screen sees how it ended."""
    table = new_table("lantern", 1)
    secret = session(table)
    assert secret.handover is not None
    over = replace(table, outcome=sc.Outcome(("anna",)))
    opened = session(over)
    assert opened.handover is None
    assert opened.observer == over.seats[0]


# taking back

# Games in which a turn is one action, or shows the others a card: nothing is ever taken back.
OF_ONE_ACTION = ("noughts", "plankenkoorts")


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_never_crosses_what_came_to_light(game):
    """Undo: one's own action, of this turn, after which nothing one had not known came out."""
    playing, rng, undone = session(new_table(game, 4)), random.Random(4), 0
    for _ in range(50):
        if playing.table.outcome is not None:
            break
        word_out(playing, rng)
        last = playing.match.done[-1]
        refused = playing.why_not_undo()
        if refused is not None:
            with pytest.raises(sc.Refused):
                playing.undo()
            continue
        assert last.seat not in last.news
        assert last.before.clock.turn == playing.table.clock.turn
        assert last.seat == playing.observer
        for seat in playing.table.seats:
            other = twin(last.before, seat, 5)
            if seat not in last.learned and sc.why_not(other, last.action) is None:
                after = sc.apply(other, last.action).table
                assert sc.view(after, seat) == sc.view(playing.table, seat)
        before, after = last.before, playing.table
        playing.undo()
        undone += 1
        assert playing.table == before
        assert playing.can_redo
        playing.redo()
        assert sc.digest(playing.table) == sc.digest(after)
        assert not playing.can_redo
    assert undone or game in OF_ONE_ACTION
    playing.close()


class Asked(sc.Decision, tag="house.asked", frozen=True):
    """Somebody was asked something that has one answer."""


class Ask(sc.Action, tag="house.ask", frozen=True):
    """Ask oneself whether one is still there."""


class Nod(sc.Action, tag="house.nod", frozen=True):
    """One is."""


def asking():
    def rules(book):
        ask = lambda now, turn, action: now.wait_for(Asked(turn.seat))  # noqa: E731
        book.choice(Choice(Ask, do=ask, opens=Asked))
        book.choice(Choice(Nod, do=lambda now, asked, action: None, at=Asked))

    return house("house.asking", rules)


def broken_rule(fails_from):
    """A house rule about wishes that fails from a turn on."""

    def fails(at, action):
        if at.clock.turn >= fails_from:
            raise ValueError("a mistake in the house rule")
        return True

    def rules(book):
        book.rule(lantern.Wish, rule("never", "H1", "Nobody wishes.", predicate=fails))

    return house("house.wishes", rules, title="Wishes")


@pytest.mark.parametrize("fails_from", [1, 2])
def test_players_are_told_once_which_rule_is_out(fails_from):
    """The choice stays, the bar says it until the next action, the log keeps it."""
    table = sc.new_table("lantern", 2, 1, [broken_rule(fails_from)], library=library())
    playing = session(table)
    told = "A rule of house.wishes failed. The match goes on without it."
    look(playing)
    if fails_from == 2:
        assert playing.notice is None
        playing.say("end")
        look(playing)
    assert str(playing.notice) == told
    assert lantern.Wish() in sc.legal(playing.table)
    for _ in range(3):
        playing.say("end")
        look(playing)
        assert playing.notice is None
    kept = [line for line in playing.log() if told in line.sentences]
    assert len(kept) == fails_from - 1
    playing.close()


@pytest.mark.parametrize("by_itself", [True, False])
def test_taking_back_goes_behind_what_was_passed_by_itself(by_itself):
    """An action without choice that followed by itself is taken back with its cause."""
    table = sc.new_table("lantern", 2, 1, [asking()], library=library())
    playing = session(table, settings=wishes(pass_single=by_itself))
    look(playing)
    playing.say("ask")
    if by_itself:
        assert playing.match.actions == (Ask(), Nod())
    else:
        assert playing.match.actions == (Ask(),)
        playing.say("nod")
    playing.undo()
    assert playing.match.actions == (() if by_itself else (Ask(),))
    playing.redo()
    assert playing.match.actions == ((Ask(),) if by_itself else (Ask(), Nod()))
    if by_itself:
        playing.redo()
        assert playing.match.actions == (Ask(), Nod())


def test_what_was_passed_and_taken_back_is_forgotten():
    """What is done by hand later, at the same place of the match, is taken back by itself."""
    table = sc.new_table("lantern", 2, 1, [asking()], library=library())
    playing = session(table, settings=wishes(pass_single=True))
    look(playing)
    playing.say("ask")
    assert playing.match.actions == (Ask(), Nod())
    playing.undo()
    playing.settings.change("pass_single", False)
    playing.say("ask")
    playing.say("nod")
    playing.undo()
    assert playing.match.actions == (Ask(),)
    playing.close()


def test_a_session_that_is_closed_hears_no_more_of_its_settings(monkeypatch):
    heard, settings = [], wishes()
    monkeypatch.setattr(Session, "setting_changed", lambda self, name: heard.append(name))
    playing = session(new_table("noughts"), settings=settings)
    settings.change("language", "de")
    assert heard
    playing.close()
    heard.clear()
    settings.change("language", "it")
    assert heard == []


# confirming


@pytest.mark.parametrize(("wish", "asked"), [("always", 3), ("irreversible", 2), ("never", 0)])
def test_what_is_confirmed_is_a_preference(wish, asked):
    """Of wishing (a draw), resting (can be taken back) and ending the turn."""
    playing = session(new_table("lantern", 1), settings=wishes(confirm=wish))
    look(playing)
    count = 0
    for line in ("wish", "rest", "end"):
        at = len(playing.match.done)
        if playing.say(line).what == "confirm":
            count += 1
            assert len(playing.match.done) == at
            assert playing.back()
            assert playing.waiting is None
            assert playing.confirm().what == "refused"
            assert playing.say(line).what == "confirm"
            assert playing.confirm().what == "acted"
        assert len(playing.match.done) == at + 1
    assert count == asked


# computers


@pytest.mark.parametrize("game", GAMES)
def test_computers_play_off_the_drawing_thread_from_their_view(game):
    table = new_table(game, 6)
    playing = session(table, dict.fromkeys(table.seats, COMPUTER), seed=1)
    begun, idle = time.monotonic(), 0
    while playing.table.outcome is None and len(playing.match.done) < 40:
        idle += not playing.update(1)
        assert time.monotonic() - begun < 60
    assert playing.match.done
    assert playing.steps()
    playing.close()
    again = session(table, dict.fromkeys(table.seats, COMPUTER), seed=1)
    while len(again.match.done) < len(playing.match.done):
        again.update(1)
    assert again.match.actions == playing.match.actions
    again.close()


class Nosy:
    """A computer that writes down what it is given, and then breaks its promise."""

    def __init__(self):
        self.given = []

    def choose(self, seen, actions):
        self.given.append(seen)
        if len(self.given) % 2:
            raise ZeroDivisionError
        return "nothing of the kind"


def test_a_computer_gets_its_view_alone_and_may_fail():
    nosy = Nosy()
    playing = session(
        new_table("lantern", 1, 2), {"bruno": COMPUTER}, computers={"bruno": nosy}, seed=1
    )
    rng = random.Random(1)
    play_on(playing, rng, 30)
    assert len(nosy.given) > 2
    assert all(isinstance(seen, sc.View) and seen.seat == "bruno" for seen in nosy.given)
    playing.close()


def test_a_thought_about_another_table_is_forgotten():
    """What a computer thought before something was taken back does not count."""

    class Slow:
        def choose(self, seen, actions):
            time.sleep(0.2)
            return actions[0]

    table = new_table("noughts")
    playing = session(table, {"x": COMPUTER, "o": PERSON}, computers={"x": Slow()})
    assert playing.update() is False
    playing._ticket += 1  # as if the table had changed meanwhile
    time.sleep(0.4)
    assert playing.update() is False
    assert playing.match.done == []
    assert playing.update(5) is True
    playing.close()


# drags, log, looking back


class Poke(sc.Action, tag="house.poke", frozen=True):
    """Poke the deck; one is asked whether to poke it again."""


class Again(sc.Action, tag="house.again", frozen=True):
    """Poke it again."""


def poking():
    """A house rule in which the same piece means something twice, one decision after the other."""

    def rules(book):
        def beside(at):
            return ("deck",)

        def ask(now, turn, action):
            now.wait_for(Asked(turn.seat))

        book.choice(Choice(Poke, do=ask, opens=Asked, beside=beside))
        book.choice(Choice(Again, do=lambda now, asked, action: None, at=Asked, beside=beside))

    return house("house.poking", rules)


@pytest.mark.parametrize(("way", "done"), [(("deck", "deck"), 1), (("deck", "seat", "deck"), 2)])
def test_a_drag_that_rests_on_a_piece_touches_it_once(way, done):
    """Each move over the same piece is no touch of its own; coming back to it is."""
    table = sc.new_table("lantern", 2, 1, [poking()], library=library())
    playing = session(table)
    look(playing)
    assert playing.drag(way).what == "acted"
    assert playing.match.actions == (Poke(), Again())[:done]
    playing.close()


def test_a_drag_passes_over_what_means_nothing():
    playing = session(new_table("noughts"))
    assert playing.drag(["nowhere", "B2", "B2", "C2"]).what == "acted"
    assert [done.text for done in playing.match.done] == ["mark B2"]
    assert playing.touch("sign-B2").what == "refused"
    assert playing.drag(["nowhere"]).what == "narrowed"


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_everything_and_any_moment_can_be_seen(game):
    table = new_table(game, 7)
    playing, tables = session(table), [table]
    for action in by_actions(table, 7, 30):
        look(playing)
        playing.say(sc.write(playing.table, action))
        tables.append(playing.table)
    look(playing) if playing.handover else None
    seat = playing.observer
    log = playing.log()
    assert [line.at for line in log] == list(range(1, len(tables)))
    assert all(line.notation for line in log if line.seat == seat)
    assert log == LogBook().lines(playing.match, seat, playing.words)
    for at, then in enumerate(tables):
        assert playing.look_back(at) == picture(then, seat)
    playing.close()


def test_the_log_keeps_the_names_of_cards_nobody_saw():
    """Who gives a card to the neighbour tells the others neither in words nor in notation."""
    told = 0
    for seed in range(often(10, 30)):
        table = new_table("lantern", seed, 3)
        playing = session(table)
        for action in by_actions(table, seed, 60):
            look(playing)
            giver, given = playing.chooser, action
            playing.say(sc.write(playing.table, action))
            if type(given).__name__ != "Give":
                continue
            seats = table.seats
            taker = seats[(seats.index(giver) + 1) % 3]
            third = next(seat for seat in seats if seat not in (giver, taker))
            hidden = given.card not in sc.cards_in(sc.view(playing.table, third), f"hand.{third}")
            line = LogBook().lines(playing.match, third, playing.words)[-1]
            if hidden and given.card not in sc.cards_in(playing.table, "discard"):
                assert given.card not in str(line)
                assert line.notation == ""
                told += 1
            assert given.card in LogBook().lines(playing.match, giver, playing.words)[-1].notation
            assert given.card in LogBook().lines(playing.match, taker, playing.words)[-1].notation
        playing.close()
    assert told > 3


def test_the_session_speaks_the_language_that_is_set():
    playing = session(new_table("lantern", 1), settings=wishes(language="en"))
    look(playing)
    playing.say("end")
    look(playing)
    assert "starts a turn" in str(playing.log()[-1])
    playing.settings.change("language", "de")
    assert "ist am Zug" in str(playing.log()[-1])
    playing.close()


def test_library_is_the_one_given():
    assert session(new_table("noughts")).library is library()
