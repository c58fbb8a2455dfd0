"""Whole matches of every game by touches, by keys, by words and in notation end as by actions."""

from __future__ import annotations

import pytest
from stage_games import key_out, look, session, touch_out, word_out_as
from stage_games import settings as wishes
from whole_matches import MATCHES, Agreed, drive, whole_match

import scriptorium as sc
from night import often
from scriptorium_play.picture.tried import can_be_taken_back
from scriptorium_play.session.session import Session


def say_out(playing: Session, action: sc.Action) -> None:
    """Do an action by writing it."""
    look(playing)
    assert playing.say(sc.write(playing.table, action)).what == "acted"


WAYS = {"touches": touch_out, "keys": key_out, "words": word_out_as, "notation": say_out}
# By day all matches by touches; one of each game by keys, in words and in notation as well.
FEWEST = tuple({one.game: one for one in reversed(MATCHES)}.values())
ONE_EACH = often(("keys", "words", "notation"), ())
DRIVEN = [(one, way) for one in MATCHES for way in WAYS if way not in ONE_EACH or one in FEWEST]


@pytest.mark.parametrize("agreed", MATCHES, ids=str)
def test_a_match_comes_to_a_real_end(agreed: Agreed):
    """Somebody wins, all seats have played, and all agreed variants are on."""
    played = whole_match(agreed)
    assert played.end.outcome is not None
    assert agreed.game in ("noughts", "lantern") or played.end.outcome.winners
    assert len(played.start.seats) == agreed.seats
    options = dict(played.start.rules.setup.options)
    assert {name: options[name] for name, _ in agreed.options} == dict(agreed.options)


@pytest.mark.parametrize(("agreed", "way"), DRIVEN, ids=str)
def test_a_whole_match_ends_as_by_actions(agreed: Agreed, way: str):
    played = whole_match(agreed)
    playing = session(played.start)
    drive(played, playing, WAYS[way])
    playing.close()


@pytest.mark.parametrize("wish", ["never", "irreversible", "always"])
@pytest.mark.parametrize("agreed", [MATCHES[0], MATCHES[4]], ids=str)
def test_one_is_asked_before_what_is_wished(agreed: Agreed, wish: str):
    """In a whole match: nothing, all, or just what could not be taken back afterwards."""
    played = whole_match(agreed)
    playing = session(played.start, settings=wishes(confirm=wish))
    asked = set()

    def choose(playing: Session, action: sc.Action) -> None:
        look(playing)
        final = not can_be_taken_back(playing.table, sc.apply(playing.table, action))
        what = playing.choose(action).what
        assert (what == "confirm") == (wish == "always" or (wish == "irreversible" and final))
        asked.add((what, final))
        if what == "confirm":
            assert playing.confirm().what == "acted"

    drive(played, playing, choose)
    assert {final for _, final in asked} >= {True}
    playing.close()
