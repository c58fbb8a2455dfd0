"""The stage: what every frontend shares, from touching pieces to sessions. It has no toolkit.

session = Session(Match(table), library, {"red": PERSON, "blue": COMPUTER})
session.scene()                    # what to draw
session.touching.next              # the pieces that may be touched now
session.touch("wood-I3")           # narrow down, act, or be told why not
session.update()                   # let computers play
for step in session.steps(): ...   # what moved, in order

A name is brought in when it is first asked for: the first page of a window waits for no session.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scriptorium_matches.computers import Computer as Computer
    from scriptorium_matches.computers import RandomComputer as RandomComputer
    from scriptorium_matches.disk import Disk as Disk
    from scriptorium_matches.match_folder import Saved as Saved
    from scriptorium_matches.match_folder import Saves as Saves

    from .folders import Places as Places
    from .folders import places as places
    from .hints import hint as hint
    from .log import Line as Line
    from .log import LogBook as LogBook
    from .log import moment as moment
    from .log import sentences as sentences
    from .players import COMPUTER as COMPUTER
    from .players import PERSON as PERSON
    from .preview import Preview as Preview
    from .preview import price_of as price_of
    from .preview import price_said as price_said
    from .reading_order import beneath as beneath
    from .reading_order import in_reading_order as in_reading_order
    from .reading_order import pieces_at as pieces_at
    from .scenes import Change as Change
    from .scenes import Kind as Kind
    from .scenes import applied as applied
    from .scenes import difference as difference
    from .scenes import picture as picture
    from .session import Session as Session
    from .settings import Settings as Settings
    from .settings import Values as Values
    from .texts import LANGUAGE_NAMES as LANGUAGE_NAMES
    from .texts import Words as Words
    from .texts import add_texts as add_texts
    from .texts import can_translate as can_translate
    from .texts import games_words as games_words
    from .texts import words_for as words_for
    from .touch_results import Step as Step
    from .touch_results import Touched as Touched
    from .touch_results import can_be_taken_back as can_be_taken_back
    from .touching import Choices as Choices
    from .touching import Cursor as Cursor
    from .touching import NotTouchable as NotTouchable
    from .touching import Option as Option
    from .touching import Touching as Touching
    from .touching import choices as choices
    from .whynot import Answer as Answer
    from .whynot import explain as explain

_NAMES = {
    "scriptorium_matches.computers": ("Computer", "RandomComputer"),
    "scriptorium_matches.disk": ("Disk",),
    "scriptorium_matches.match_folder": ("Saved", "Saves"),
    ".folders": ("Places", "places"),
    ".hints": ("hint",),
    ".log": ("Line", "LogBook", "moment", "sentences"),
    ".players": ("COMPUTER", "PERSON"),
    ".preview": ("Preview", "price_of", "price_said"),
    ".reading_order": ("beneath", "in_reading_order", "pieces_at"),
    ".scenes": ("Change", "Kind", "applied", "difference", "picture"),
    ".session": ("Session",),
    ".settings": ("Settings", "Values"),
    ".texts": ("LANGUAGE_NAMES", "Words", "add_texts", "can_translate", "games_words", "words_for"),
    ".touch_results": ("Step", "Touched", "can_be_taken_back"),
    ".touching": ("Choices", "Cursor", "NotTouchable", "Option", "Touching", "choices"),
    ".whynot": ("Answer", "explain"),
}
_HOME = {name: module for module, names in _NAMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(_HOME[name], __name__), name)
