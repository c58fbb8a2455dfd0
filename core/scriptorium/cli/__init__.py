"""The command line `scriptorium`."""

from .commands.common import Commands as Commands
from .commands.common import add_json as add_json
from .commands.common import add_with as add_with
from .commands.common import as_lines as as_lines
from .commands.common import checked_library as checked_library
from .commands.common import counted as counted
from .commands.common import names as names
from .commands.common import print_json as print_json
from .commands.common import say as say
from .commands.common import settings as settings
from .commands.progress_line import ProgressLine as ProgressLine
from .supervised import ended_by_itself as ended_by_itself
from .supervised import run_watched as run_watched
