"""Hints say what counts in a game and how it changes: in every game, in four languages."""

from __future__ import annotations

from functools import cache

import pytest

import scriptorium as sc
from scriptorium.ai import what_changed
from scriptorium.hidden import heuristics_of
from scriptorium.matches import Match
from scriptorium.testing import choices_by, play_out
from scriptorium.testing.helpers import twin
from scriptorium_play.advice.aim import hint_words
from scriptorium_play.advice.analysis import own_turns
from scriptorium_play.common.seats import PERSON
from scriptorium_play.common.settings import Settings
from scriptorium_play.session.session import Session

GAMES = ("monasterium", "plankenkoorts", "rennes")
INSTEAD = {"en": "instead of", "nl": "in plaats van", "de": "statt", "it": "invece di"}


@cache
def played(game):
    start = sc.new_table(game, 3, 5)
    match = Match(start)
    for action in play_out(
        start, choices_by(("brother",), start.seats, 5), 5, checks=False
    ).actions:
        match.play(action)
    return match


def turns_of(match):
    """What each turn began with and came to, as its seat sees it, and as another does."""
    for at, end, seat in own_turns(match):
        before = match.done[at].before
        after = match.done[end].before if end < len(match.done) else match.table
        other = next(one for one in match.table.seats if one != seat)
        yield seat, other, before, after


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_what_has_become_better_of_what_counts(game):
    match, told = played(game), set()
    measures = heuristics_of(match.table.rules).measures
    for seat, other, before, after in turns_of(match):
        was, now = sc.view(before, seat), sc.view(after, seat)
        values = [{one.told.id: one for one in measures(seen, seat)} for seen in (was, now)]
        for why in what_changed(was, now, seat):
            if why.id not in values[0]:
                continue
            told.add(why.id)
            first, last = (row[why.id] for row in values)
            assert dict(why.details) == {"was": first.value, "now": last.value}
            assert (last.value - first.value) * last.weight > 0
        seen = what_changed(sc.view(before, other), sc.view(after, other), seat)
        assert not any("your" in one.english.casefold() for one in seen)
        if any(one.id in values[0] for one in seen):
            assert (seen[0].id, dict(seen[0].details)) == ("mind-did-for", {"seat": seat})
    assert len(told) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_another_one_is_told_nothing_of_a_hand_that_it_does_not_see(game):
    """Worlds that a seat cannot tell apart measure alike to it."""
    match = played(game)
    measures = heuristics_of(match.table.rules).measures
    for nr, (_, other, before, _) in enumerate(turns_of(match)):
        views = [sc.view(one, other) for one in (before, twin(before, other, nr))]
        for seat in match.table.seats:
            assert measures(views[0], seat) == measures(views[1], seat)


@pytest.mark.parametrize("language", INSTEAD)
def test_a_hint_tells_them_in_each_language(language):
    """And what it proposes in words of the game: a book is laid, not only touched."""
    settings, match = Settings(), played("plankenkoorts")
    settings.change("language", language)
    at = next(
        at
        for at, done in enumerate(match.done)
        if type(done.action).__name__ == "Place" and done.moment.begins_turn
    )
    everybody = dict.fromkeys(match.table.seats, PERSON)
    session = Session(
        match.branched(at), sc.standard_library(), everybody, settings=settings, seed=3
    )
    session.lift_curtain()
    found = session.hint()
    told, _ = hint_words(session, found)
    session.close()
    assert INSTEAD[language] in told
    assert type(found.action).__name__ in ("Place", "Discard")
    assert "{" not in told
