"""What cost most in a match that is over, line by line; each better turn can be looked at."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium.structs import text
from scriptorium_stage import Session
from scriptorium_stage.analysis import Analysis, instead_of, told
from scriptorium_stage.replaying import ReplaySession

from .choosing import choose
from .console import Console
from .waiting import wait_for

GOING = text("stage-analysing", "I am going through the match, turn by turn")


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
        console.say(words.say(text("stage-analysis-none", "I would have played just so.")))
        return
    titles = []
    nothing = words.say(text("stage-analysis-nothing", "Nothing."))
    for one in found:
        done, better, why = told(session, one)
        title = text(
            "stage-analysis-turn",
            "Turn {turn}, {seat}",
            turn=one.turn,
            seat=words.called(one.seat),
        )
        titles.append(words.say(title))
        console.say(titles[-1])
        console.say(words.say(text("stage-analysis-done", "Done: {deed}", deed=done or nothing)))
        instead = text("stage-analysis-better", "Better: {deed}", deed=better or nothing)
        console.say(words.say(instead))
        if why:
            console.say(why)
    question = text("text-analysis-which", "Which better turn do you want to see?")
    chosen = choose(console, words, question, titles)
    if chosen is not None:
        look(instead_of(session, found[chosen]))
