"""Our own games lend values too: no function, and nothing that other plugins could fill."""

from __future__ import annotations

from typing import Any

import pytest

import scriptorium as sc
from scriptorium import PluginError
from scriptorium.plugins.service_values import no_value


@pytest.mark.parametrize("game", [about.name for about in sc.standard_library().games()])
def test_a_service_of_ours_is_a_value(game: str) -> None:
    for name, service in sc.new_table(game).rules.services.items():
        assert no_value(service, ours=True) == "", name


class Shelf:
    """An object of our own, whose books others could exchange."""

    def __init__(self) -> None:
        self.books = [1, 2]


@pytest.mark.parametrize(
    "lent", [{"a": 1}, (1, [2]), len, Shelf()], ids=["dict", "list", "call", "object"]
)
def test_what_others_could_fill_or_call_is_refused_of_ours_as_well(lent: Any) -> None:
    """It ends the set-up, with the names of plugin and service."""
    schedule = sc.Schedule((sc.Phase("play", ("mark",)),))
    game = sc.Game("noughts", "", schedule=schedule, seats=("x", "o"), fewest=2)
    game.lend("lent", lent)
    library = sc.Library()
    library.add(game, third_party=False)
    with pytest.raises(PluginError, match=r"noughts: the service noughts\.lent lends"):
        sc.new_table("noughts", library=library)
