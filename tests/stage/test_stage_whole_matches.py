"""Whole matches of every game by touches, by keys, by words and in notation end as by actions."""

from __future__ import annotations

import pytest
from stage_games import key_out, look, session, touch_out, word_out_as
from whole_matches import MATCHES, Agreed, drive, whole_match

import scriptorium as sc
from scriptorium_stage import Session


def say_out(playing: Session, action: sc.Action) -> None:
    """Do an action by writing it."""
    look(playing)
    assert playing.say(sc.write(playing.table, action)).what == "acted"


WAYS = {"touches": touch_out, "keys": key_out, "words": word_out_as, "notation": say_out}


@pytest.mark.parametrize("agreed", MATCHES, ids=str)
def test_a_match_comes_to_a_real_end(agreed: Agreed):
    """Somebody wins, all seats have played, and all agreed variants are on."""
    played = whole_match(agreed)
    assert played.end.outcome is not None
    assert agreed.game in ("noughts", "lantern") or played.end.outcome.winners
    assert len(played.start.seats) == agreed.seats
    options = dict(played.start.rules.setup.options)
    assert {name: options[name] for name, _ in agreed.options} == dict(agreed.options)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("agreed", MATCHES, ids=str)
def test_a_whole_match_ends_as_by_actions(agreed: Agreed, way: str):
    played = whole_match(agreed)
    playing = session(played.start)
    drive(played, playing, WAYS[way])
    playing.close()
