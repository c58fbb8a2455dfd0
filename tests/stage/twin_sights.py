"""Everything the stage shows to a seat, and how twin tables may be told apart by it."""

from __future__ import annotations

import random
from functools import cache

from stage_games import library

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium.testing.helpers import twin
from scriptorium_play.computers.hints import hint
from scriptorium_play.picture.preview import preview
from scriptorium_play.picture.scenes import picture
from scriptorium_play.session.log import LogBook
from scriptorium_play.session.touching import Touching, choices
from scriptorium_play.session.why_not import explain
from scriptorium_play.texts.translator import words_for

EVERY = 7

PREVIEWS = 6

ASKED = 6


@cache
def words_of(language, rules):
    """The words of a match."""
    return words_for(language, rules, library())


def shown(table, seat, language="en", seed=0):
    """Everything the stage shows to a seat at a table, by channel; some pieces are asked about.

    Which pieces, is drawn by lot from `seed`: to ask why not of all five hundred takes a second.
    """
    words = words_of(language, table.rules)
    scene, luck = picture(table, seat), random.Random(seed)
    asked = luck.sample(scene.pieces, min(ASKED, len(scene.pieces)))
    found = {"scene": scene, "read": [words.piece(piece) for piece in asked]}
    listed = sc.legal(table)
    if table.chooser != seat:
        # What the chooser considers is not even counted for anybody else.
        assert all(preview(table, one, seat) is None for one in listed[:PREVIEWS])
        return found
    here = Touching(choices(table))
    found["paths"] = here.choices.paths
    picked = luck.sample(listed, min(PREVIEWS, len(listed)))
    found["preview"] = [preview(table, action, seat) for action in picked]
    found["why"] = [str(explain(here, piece.id, words)) for piece in asked]
    if here.next:
        there = here.touch(here.next[luck.randrange(len(here.next))])
        found["why then"] = [str(explain(there, piece.id, words)) for piece in asked]
    found["hint"] = hint(table)
    return found


def logged(table, action, seat):
    """The log after an action, or nothing where chance or a secret decided what came of it."""
    match = Match(table)
    (done,) = match.play(action)
    if done.revealed:
        return None
    return LogBook().lines(match, seat, words_of("en", table.rules))


def differences(table, seat, *seeds):
    """The channels through which any of some twins is told from the table itself."""
    found, lines = set(), {}
    told = told_of_others(table, seat)
    one = {}
    for seed in seeds:
        other = twin(table, seat, seed)
        one = one or shown(table, seat, seed=seeds[0])
        two = shown(other, seat, seed=seeds[0])
        found.update(channel for channel in one if one[channel] != two[channel])
        there = told_of_others(other, seat)
        if any(told.get(sight, line) != line for sight, line in there.items()) or None in told:
            found.add("log of others")
        for action in sc.legal(table)[:PREVIEWS]:
            if sc.why_not(other, action) is None:
                if action not in lines:
                    lines[action] = logged(table, action, seat)
                if lines[action] != logged(other, action, seat):
                    found.add("log")
    return sorted(found)


def told_of_others(table, seat):
    """What the log says of what somebody else does, by what this seat sees of it.

    Under None stands that it tells two actions apart which this seat sees as one.
    """
    if table.chooser in (seat, None):
        return {}
    words, lines = words_of("en", table.rules), {}
    for action in sc.legal(table)[:PREVIEWS]:
        match = Match(table)
        (done,) = match.play(action)
        after = sc.After(match.table, done.events)
        sight = (sc.view(match.table, seat), sc.seen_events(after, seat))
        line = LogBook().lines(match, seat, words)
        if lines.setdefault(str(sight), line) != line:
            lines[None] = True
    return lines
