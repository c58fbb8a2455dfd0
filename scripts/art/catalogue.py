"""Every picture there is."""

from __future__ import annotations

from art import (
    books,
    bridges,
    cards,
    generic,
    grounds,
    icons,
    marks,
    monasterium,
    parchment,
    people,
    plank,
    rennes_cards,
    rennes_map,
    rennes_tokens,
    signs,
    study,
    title,
    vignettes,
)
from art.picture import Picture

MODULES = (
    bridges,
    people,
    books,
    signs,
    grounds,
    cards,
    vignettes,
    plank,
    rennes_cards,
    rennes_map,
    rennes_tokens,
    monasterium,
    generic,
    parchment,
    marks,
    icons,
    study,
    title,
)


def pictures() -> list[Picture]:
    """All pictures; two with the same key are a mistake."""
    found = [picture for module in MODULES for picture in module.pictures()]
    keys = [picture.key for picture in found]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    if twice:
        raise ValueError(f"two pictures have the same key: {', '.join(twice)}")
    return found
