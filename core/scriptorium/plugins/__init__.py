"""Find plugins, check that they are compatible, order them, and guard against their errors.

Nothing here knows a rule, a table or a card. The engine builds on this package. An error in a
plugin ends here, with the plugin's name.
"""

from .about import ANY_GAME as ANY_GAME
from .about import PluginEntry as PluginEntry
from .file_names import on_disk as on_disk
from .file_names import shown as shown
from .guard import Fault as Fault
from .sanitize import plain as plain
from .sentences import LANGUAGES as LANGUAGES
from .sentences import Detail as Detail
