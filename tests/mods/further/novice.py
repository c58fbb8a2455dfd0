"""Novice: after each mark the other player says how it was; the table tells what is awaited."""

from typing import Annotated, ClassVar

import scriptorium as sc

NOVICE = sc.Plugin(
    "novice", "noughts", title="Novice", author="a monk", summary="Marks are judged."
)


@NOVICE.event()
class Judged(sc.Event, tag="novice.judged", frozen=True):
    """A mark was judged."""

    word: str

    tells = sc.Sentence("novice-judged", "It was {word}.")


class Judging(sc.Decision, tag="novice.judging", frozen=True):
    """A mark waits to be judged."""

    asks: ClassVar[sc.Sentence] = sc.Sentence("novice-asks", "Was this mark good or bad?")


@NOVICE.choice(at=Judging)
class Judge(sc.Action, tag="novice.judge", frozen=True):
    """Say how a mark was."""

    word: Annotated[str, sc.Words("good", "bad", piece="judge-")]

    def do(self, now: sc.Change, judging: Judging) -> None:
        """H2: it is only said."""
        now.tell(Judged(self.word))


def ask(now, mark, usual):
    """H1: after a mark the next player is asked."""
    usual(now, mark)
    if now.outcome is None:
        now.wait_for(Judging(now.clock.seat))


NOVICE.change("noughts.mark", do=ask)
