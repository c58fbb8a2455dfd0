"""What the game says, by the ids of its sentences: their English stands in `locale/en.ftl`."""

from __future__ import annotations

from pathlib import Path

import scriptorium_picture as sp

LOCALE = Path(__file__).parent / "locale"
english = sp.English(LOCALE)
reason, sentence, text, thing = (
    english.reason,
    english.sentence,
    english.text,
    english.thing,
)
