"""What the levels are called, and a sentence on each: their English stands in `locale/en.ftl`."""

from __future__ import annotations

from pathlib import Path

import scriptorium.scene as sp

TEXTS = Path(__file__).parent / "locale"
text = sp.English(TEXTS).text
