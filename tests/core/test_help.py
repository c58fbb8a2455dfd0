"""`help()` of everything that is lent to plugins."""

from __future__ import annotations

import pydoc

import pytest

import scriptorium as sc
import scriptorium_picture as sp


@pytest.mark.parametrize("room", [sc, sp], ids=lambda room: room.__name__)
def test_help_tells_of_everything(room):
    told = {name: pydoc.render_doc(getattr(room, name)) for name in dir(room) if name[0] != "_"}
    assert all(told.values())
    assert "seat" in pydoc.render_doc(sc.View)
