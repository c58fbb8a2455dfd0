"""What the tests of the stage share."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sweep_glasses import opened_in
from sweeping import Screen

from no_servers import no_server_begins as no_server_begins


@pytest.fixture
def screen(tmp_path: Path) -> Callable[[str], Screen]:
    """Opens one of the glasses that pages are swept on, by its name."""
    return partial(opened_in, tmp_path)
