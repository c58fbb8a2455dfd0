"""The keys of all pictures that ship, as a part of the reference: what `art` of a piece can be."""

from __future__ import annotations

from . import atlas, plain_shapes


def picture_keys() -> tuple[str, ...]:
    """Drawn ones, then plain shapes."""
    return (*_drawn(), *_plain())


def _drawn() -> list[str]:
    # Another look of one that stands here anyway has an @ in its key.
    return sorted(key for key in atlas.manifest()["pictures"] if "@" not in key)


def _plain() -> list[str]:
    """One of each form, and one of each colour."""
    forms = [f"shape:{form}:teal" for form in plain_shapes.FORMS]
    return [*forms, *(f"shape:tile:{colour}" for colour in plain_shapes.colours())]


def pictures() -> tuple[str, tuple[tuple[str, str], ...]]:
    """The title of the section, and each key with the proportions of its picture."""
    found = ((key, atlas.exact(key)) for key in _drawn())
    rows = [(key, f"{one.width:g} by {one.height:g}") for key, one in found if one is not None]
    return "Pictures", (*rows, *((key, "any size") for key in _plain()))
