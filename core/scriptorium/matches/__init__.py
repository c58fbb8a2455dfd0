"""Matches on disk: the log, its file, and migration when plugins have changed."""

from scriptorium.moved_names import moved_from as _moved_from

from .computers import Computer as Computer
from .computers import RandomComputer as RandomComputer
from .computers import computer_of as computer_of
from .computers import levels as levels
from .computers import levels_told_apart as levels_told_apart
from .computers import makers as makers
from .computers import own_computer as own_computer
from .computers import stars_of as stars_of
from .current_state import last_table as last_table
from .disk import Busy as Busy
from .disk import Disk as Disk
from .folder_index import Header as Header
from .history import Moment as Moment
from .history import moment_of as moment_of
from .match import NOTHING_DONE as NOTHING_DONE
from .match import HistoryEntry as HistoryEntry
from .match import Match as Match
from .match import Progress as Progress
from .match_folder import SUFFIX as SUFFIX
from .match_folder import Saved as Saved
from .match_folder import Saves as Saves
from .migration import LOOK as LOOK
from .publicity import is_deed as is_deed
from .publicity import is_public as is_public
from .recovery import COPY as COPY
from .recovery import TAKE as TAKE
from .recovery import WATCH as WATCH
from .recovery import IncompatibleMatch as IncompatibleMatch
from .recovery import NeedsWay as NeedsWay
from .text_export import export_text as export_text
from .undo_policy import why_not_back as why_not_back

MOVED = {"add_computer": "plugin.computer(Player)"}
__getattr__ = _moved_from(__name__, MOVED)
