"""Chant: each turn has a step before its mark, a budget and something that is done once."""

import scriptorium as sc

CHANT = sc.Plugin(
    "chant",
    "noughts",
    title="Chant",
    author="a monk",
    summary="Nobody marks before having chanted.",
)
CHANT.add_step("chant", before="mark")
CHANT.add_budget("zeal", 2)
CHANT.add_once("verse")
CHANT.change("noughts.mark", during=("mark",))


@CHANT.event()
class Chanted(sc.Event, tag="chant.chanted", frozen=True):
    """Somebody has chanted."""

    verses: int

    tells = sc.Sentence("chant-chanted", "Verses chanted: {verses}.")


@CHANT.choice(during=("chant",), enters="mark")
class Chant(sc.Action, tag="chant.chant", frozen=True):
    """Chant a verse."""

    def do(self, now: sc.Change) -> None:
        """H1: once a turn, and it costs zeal."""
        now.use("verse")
        now.spend("zeal", 1)
        now.tell(Chanted(2 - now.left("zeal")))
