"""`help()` of everything that is lent to plugins."""

from __future__ import annotations

import pydoc

import pytest

import scriptorium as sc
import scriptorium.scene as sp


@pytest.mark.parametrize("room", [sc, sp], ids=lambda room: room.__name__)
def test_help_tells_of_everything(room):
    lent = {name: getattr(room, name) for name in dir(room) if name[0] != "_"}
    told = {name: pydoc.render_doc(one) for name, one in lent.items() if not isinstance(one, str)}
    assert all(told.values())
    assert all(name.isupper() for name in lent.keys() - told.keys())  # a text, such as BOARD
    assert "seat" in pydoc.render_doc(sc.View)
