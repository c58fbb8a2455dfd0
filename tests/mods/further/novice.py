"""Novice: after each mark the other player says how it was; the table tells what is awaited."""

from typing import Annotated, ClassVar

import scriptorium as sc
import scriptorium.house_rules as sh


class Judged(sc.Event, tag="novice.judged", frozen=True):
    """A mark was judged."""

    word: str

    def said(self):
        return sc.text("novice-judged", "It was {word}.", word=self.word)


class Judging(sc.Decision, tag="novice.judging", frozen=True):
    """A mark waits to be judged."""

    asks: ClassVar[sc.Sentence] = sc.Sentence("novice-asks", "Was this mark good or bad?")


class Judge(sc.Action, tag="novice.judge", frozen=True):
    """Say how a mark was."""

    word: Annotated[str, sc.Words("good", "bad", piece="judge-")]


def ask(now, top, action, usual):
    """H1: after a mark the next player is asked."""
    usual(now, top, action)
    if now.outcome is None:
        now.wait_for(Judging(now.clock.seat))


def judge(now, top, action):
    """H2: it is only said."""
    now.tell(Judged(action.word))


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "novice", "noughts", title="Novice", author="a monk", summary="Marks are judged."
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.event(Judged)
    book.choice(sc.Choice(Judge, do=judge, at=Judging))
    sh.change_choice(book, "noughts.mark", do=ask)
