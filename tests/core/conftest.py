"""What the tests of the core share: the toy games, as plugins of mods."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import lantern
import pytest
from planted_faults import told

import scriptorium as sc

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.fixture(scope="session")
def noughts() -> ModuleType:
    """Noughts and crosses, from the examples of the modding guide."""
    path = EXAMPLES / "noughts_and_crosses.py"
    spec = importlib.util.spec_from_file_location("noughts_and_crosses", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def trusting() -> sc.Library:
    """Lantern as one of our own games, so that only the house rule is a mod."""
    library = sc.Library()
    library.add(lantern, third_party=False)
    return library


@pytest.fixture
def marks() -> Iterator[None]:
    """Whose code runs is told, as it is in a process that is watched."""
    with told():
        yield
