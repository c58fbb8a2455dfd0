"""What the game says, by the ids of its sentences: their English stands in `locale/en.ftl`."""

from __future__ import annotations

from pathlib import Path

import scriptorium.scene as sp

english = sp.English(Path(__file__).parent / "locale")
reason, sentence, text = english.reason, english.sentence, english.text
filled, group, thing = english.filled, english.group, english.thing
