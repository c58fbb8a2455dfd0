"""What plugins draw, and what they say about pieces and aims."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from scriptorium.engine.registered import Registered, RulesExtension
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.values import Action

from .things import Thing


class Pictures(RulesExtension):
    """What draws a view, what its pieces are for, what tells an aim, and what hands do at once."""

    def __init__(self) -> None:
        self.scenes: list[Registered] = []
        self.things: dict[str, Thing] = {}  # by the names of pieces
        self.aims: list[Registered] = []
        self.strides: dict[type[Action], str] = {}  # with the piece that tells what is left
        self.cautions: dict[type[Action], Registered] = {}

    def written(self) -> Iterable[tuple[str, str]]:
        """Whose pictures there are."""
        return (("pictures", one.plugin) for one in self.scenes)


def pictures(rules: Ruleset) -> Pictures:
    """What a match knows of pictures; nothing where no plugin draws any."""
    return cast("Pictures", rules.extensions.get(Pictures) or Pictures())
