"""Hidden information: tables that agree with everything one seat sees and remembers.

A computer player never gets the table. It gets a view and a memory of what its seat has seen, and
`sample` turns both into a table that could be the real one. A game says with `add_pool` which
cards can be where, with `add_filling` how to fill its own parts, with `add_reading` which of its
events move cards, and with `add_lore` what it knows about playing well.
"""

from .heuristics import Lore as Lore
from .heuristics import Measure as Measure
from .heuristics import add_habit as add_habit
from .heuristics import add_measures as add_measures
from .heuristics import add_reasons as add_reasons
from .heuristics import add_spare as add_spare
from .heuristics import add_value as add_value
from .heuristics import leave_aside as leave_aside
from .heuristics import lore_of as lore_of
from .heuristics import weigh_little as weigh_little
from .memory import Memory as Memory
from .memory import no_memory as no_memory
from .pools import ELSEWHERE as ELSEWHERE
from .pools import Gathered as Gathered
from .pools import Moved as Moved
from .pools import add_filling as add_filling
from .pools import add_pool as add_pool
from .pools import add_reading as add_reading
from .sampling import NoWorld as NoWorld
from .sampling import sample as sample
