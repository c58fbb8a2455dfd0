"""Chant: each turn has a step before its mark, a budget and something that is done once."""

import scriptorium as sc
import scriptorium.house_rules as sh


class Chanted(sc.Event, tag="chant.chanted", frozen=True):
    """Somebody has chanted."""

    verses: int

    def said(self):
        return sc.text("chant-chanted", "Verses chanted: {verses}.", verses=self.verses)


class Chant(sc.Action, tag="chant.chant", frozen=True):
    """Chant a verse."""


def chant(now, top, action):
    """H1: once a turn, and it costs zeal."""
    now.use("verse")
    now.spend("zeal", 1)
    now.tell(Chanted(2 - now.left("zeal")))


CHANT = sc.Choice(Chant, do=chant, during=("chant",), enters="mark")


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "chant",
        "noughts",
        title="Chant",
        author="a monk",
        summary="Nobody marks before having chanted.",
    )


@sc.hookimpl
def scriptorium_rules(book):
    sh.add_step(book, "chant", before="mark")
    sh.add_budget(book, "zeal", 2)
    sh.add_once(book, "verse")
    sh.change_choice(book, "noughts.mark", during=("mark",))
    book.event(Chanted)
    book.choice(CHANT)
