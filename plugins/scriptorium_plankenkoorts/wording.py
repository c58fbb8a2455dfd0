"""What the game says, by the ids of its sentences: their English stands in `locale/en.ftl`."""

from __future__ import annotations

from pathlib import Path

import scriptorium_picture as sp

LOCALE = Path(__file__).parent / "locale"
_english = sp.English(LOCALE)
reason, sentence, text, thing = (
    _english.reason,
    _english.sentence,
    _english.text,
    _english.thing,
)
