"""Run third-party code in a process that another process watches, with a mark of whose runs."""

from scriptorium.moved_names import moved_from as _moved_from

from .framing import get as get
from .framing import private_pipes as private_pipes
from .framing import put as put
from .gc_tuning import relax_gc as relax_gc
from .marked_start import MarkedStart as MarkedStart
from .marker import Marker as Marker
from .marker import watched_by as watched_by
from .quiet_log import QuietFile as QuietFile
from .watched_process import FULL as FULL
from .watched_process import HUNG as HUNG
from .watched_process import Lost as Lost
from .watched_process import WatchedProcess as WatchedProcess
from .watched_process import be_watched as be_watched
from .watched_process import has_processes as has_processes
from .watched_process import is_watched as is_watched
from .watched_process import note as note

MOVED = {
    "Heartbeat": "Marker",
    "InProcessWatchdog": "MarkedStart",
    "TAMPERED": "HUNG, FULL or another reason: changed tables are no longer looked for",
}
__getattr__ = _moved_from(__name__, MOVED)
