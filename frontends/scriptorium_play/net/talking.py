"""What players at a table over a net tell and ask each other, in sentences and as deeds."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium import Seat, Text, text
from scriptorium.net import (
    BACK,
    END,
    HAND_OVER,
    PAUSE,
    PHRASES,
    SIT_IN,
    Answered,
    Lent,
    Paused,
    Proposed,
    Resumed,
    Said,
    Sat,
    SatIn,
    Talk,
)

HERE = {
    "here": text("stage-net-is-here", "is here"),
    "away": text("stage-net-is-away", "looking elsewhere"),
    "gone": text("stage-net-is-gone", "not connected"),
}
OTHER = text("stage-net-other", "something")
PROPOSALS = {
    BACK: text("stage-net-take-back", "to take the last choice back"),
    PAUSE: text("stage-net-pause", "to pause the match"),
    END: text("stage-net-end", "to end the match unfinished"),
    SIT_IN: text("stage-net-sit-in", "that a computer plays for who is away"),
    HAND_OVER: text("stage-net-hand-over", "to give a seat to somebody else"),
}
STOPPED = text("stage-net-stopped", "The match ends unfinished.")
PAUSED = text("stage-net-paused", "The match is paused.")
AWAITED = text("stage-net-awaited", "Waiting for the others to answer.")


def told_of(talk: Talk, say: Callable[[Text], str], name: Callable[[Seat], str]) -> Text | None:
    """What happened at the table besides the match, as a sentence; None where that is silent."""
    entry = talk.entry
    if isinstance(entry, Said):
        said = say(PHRASES[entry.phrase]) if entry.phrase else entry.words
        return text("stage-net-said", "{who}: {said}", who=name(entry.by), said=said)
    if isinstance(entry, Sat):
        return text("stage-net-sat", "{who} sits down.", who=entry.name or name(entry.seat))
    if isinstance(entry, SatIn):
        if not entry.level:
            return text("stage-net-back", "{who} is back.", who=name(entry.seat))
        return text("stage-net-sits-in", "A computer plays for {who}.", who=name(entry.seat))
    if isinstance(entry, Answered) and not entry.yes:
        return text("stage-net-refused", "{who} doesn't agree.", who=name(entry.by))
    if isinstance(entry, Paused):
        return PAUSED
    if isinstance(entry, Resumed):
        return text("stage-net-resumed", "The match goes on.")
    if isinstance(entry, Lent) and entry.how != "no":
        return text("stage-net-lent", "{who} lets others watch.", who=name(entry.seat))
    return None


def asked(proposal: Proposed, say: Callable[[Text], str], name: Callable[[Seat], str]) -> Text:
    """What is proposed, as a question to those who have a say."""
    what = say(PROPOSALS.get(proposal.what, OTHER))
    if proposal.about:
        what = f"{what} ({name(proposal.about)})"
    return text(
        "stage-net-proposed",
        "{who} asks: {what}. Do you agree?",
        who=name(proposal.by),
        what=what,
    )


def clock_text(left: int) -> str:
    """What a clock shows, in days, hours and minutes, or minutes and seconds."""
    seconds = max(0, left) // 1000
    if seconds >= 24 * 3600:
        return f"{seconds // 86400}d {seconds % 86400 // 3600}h"
    if seconds >= 3600:
        return f"{seconds // 3600}h {seconds % 3600 // 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
