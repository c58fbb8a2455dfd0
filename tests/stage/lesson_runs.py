"""Lessons that are gone through by what may be touched."""

from __future__ import annotations

from stage_games import library

from scriptorium.scenarios import Lesson, lessons_in
from scriptorium_play.common.settings import Settings
from scriptorium_play.lessons.progress import Guide
from scriptorium_play.lessons.session import GuidedSession

LESSONS = list(lessons_in(plugin.about.lessons for plugin in library().plugins.values()))

KEYS = [one.key for one in LESSONS if isinstance(one, Lesson)]

NAMED = {one.key: one for one in LESSONS if isinstance(one, Lesson)}


def session_of(key, language="en", at=0, keep=None):
    settings = Settings()
    settings.change("language", language)
    return GuidedSession(Guide(NAMED[key], library(), at, keep), library(), settings)


def refused_touch(session):
    """A piece whose touch is refused for the reason that the step is about."""
    why = session.guide.step.step.why
    for piece in session.scene().pieces:
        answer = session.why_not(piece.id)
        if answer is not None and answer.refused is not None and answer.refused.carries(why):
            return piece.id
    return None


def one_touch(session):
    """Touch the next thing that the lesson leads to."""
    guide = session.guide
    if guide.is_read:
        session.read()
        return
    if session.awaits_computer:
        assert session.update(5)
        return
    if guide.is_trial:
        id = refused_touch(session)
        if id is None:  # first what it is about, then where it is refused
            assert session.touch(guide.step.at[0]).what == "narrowed"
            id = refused_touch(session)
        assert id is not None
        assert session.touch(id).what == "refused"
        return
    touching = session.touching
    if not touching.next:
        session.choose(touching.closing[0])
        return
    session.touch(touching.next[0])


def to_the_end(session, most=200):
    """Go through a lesson; what is said on the way."""
    said = []
    while not session.guide.finished:
        told = session.guide.says(session.settings.language)
        if said[-1:] != [told]:
            said.append(told)
        one_touch(session)
        most -= 1
        assert most
    return said
