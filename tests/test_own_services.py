"""Our own games lend values too: no function, and nothing that other plugins could fill."""

from __future__ import annotations

import pytest

import scriptorium as sc
from scriptorium_plugins.service_values import no_value

# Registries of cards that are still filled by their plugins, to go with the cards' move to verbs.
FILLED = {
    "sator.cards": "effects",
    "sator.movement": "cards.effects",
}


@pytest.mark.parametrize("game", ["sator", "plankenkoorts", "rennes", "monasterium"])
def test_a_service_of_ours_is_a_value(game: str) -> None:
    services = sc.new_table(game, 2, 1).rules.services
    assert services
    for name, service in services.items():
        problem = no_value(service, ours=True)
        known = FILLED.get(name, "nothing")
        assert not problem or problem.startswith((f".{known}", ".cards.", ".movement_points")), name
