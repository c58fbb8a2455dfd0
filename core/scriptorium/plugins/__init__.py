"""What plugins are: which there are, whether they go together, their order, the wall round them.

Nothing here knows a rule, a table or a card: the engine stands on this room, and no other stands
under it. What goes wrong in a plugin ends here, with its name on it.
"""

from .about import ANY_GAME as ANY_GAME
from .about import Plugin as Plugin
from .answers import leave_out as leave_out
from .file_names import on_disk as on_disk
from .file_names import shown as shown
from .guard import Fault as Fault
from .guard import asked as asked
from .sanitize import plain as plain
from .sentences import LANGUAGES as LANGUAGES
from .sentences import Detail as Detail
