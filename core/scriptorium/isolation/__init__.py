"""Watch third-party code: count its steps, and notice when it makes no progress."""

from .framing import get as get
from .framing import private_pipes as private_pipes
from .framing import put as put
from .gc_tuning import relax_gc as relax_gc
from .heartbeat import Heartbeat as Heartbeat
from .in_process_watchdog import InProcessWatchdog as InProcessWatchdog
from .line_counter import watched_by as watched_by
from .quiet_log import QuietFile as QuietFile
from .watched_process import FULL as FULL
from .watched_process import HUNG as HUNG
from .watched_process import TAMPERED as TAMPERED
from .watched_process import Lost as Lost
from .watched_process import WatchedProcess as WatchedProcess
from .watched_process import be_watched as be_watched
from .watched_process import has_processes as has_processes
from .watched_process import is_watched as is_watched
from .watched_process import note as note
