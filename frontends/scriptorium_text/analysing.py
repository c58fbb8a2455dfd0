"""What cost most in a match that is over, line by line; each better turn can be looked at."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium import text
from scriptorium_play.advice.analysis import GOING, NONE, Analysis, instead_of, told
from scriptorium_play.replay.session import ReplaySession
from scriptorium_play.session.session import Session

from .choosing import choose
from .console import Console
from .waiting import wait_for


def tell_analysis(
    console: Console, session: Session, look: Callable[[ReplaySession], object]
) -> None:
    """Tell it, and show what one wants to see; Ctrl-C stops the search."""
    words, analysis = session.words, Analysis(session)
    if not wait_for(console, words, GOING, analysis.work):
        analysis.stop()
        return
    found = analysis.work.result()
    if not found:
        console.say(words.say(NONE))
        return
    all_told = [told(session, one) for one in found]
    for one in all_told:
        for line in (one.title, one.done, one.better, one.why):
            if line:
                console.say(line)
    question = text("text-analysis-which", "Which better turn do you want to see?")
    chosen = choose(console, words, question, [one.title for one in all_told])
    if chosen is not None:
        look(instead_of(session, found[chosen]))
