"""Hidden information: tables that agree with everything one seat sees and remembers.

A computer player never gets the table. It gets a view and a memory of what its seat has seen, and
`sample` turns both into a table that could be the real one. A game says with `add_pool` which
cards can be where, with `add_filling` how to fill its own parts, with `add_reading` which of its
events move cards, and with `add_lore` what it knows about playing well.
"""

from scriptorium.moved_names import moved_from as _moved_from

from .heuristics import Heuristics as Heuristics
from .heuristics import Measure as Measure
from .heuristics import Products as Products
from .heuristics import Value as Value
from .heuristics import add_leftover_policy as add_leftover_policy
from .heuristics import add_numbers as add_numbers
from .heuristics import add_reasons as add_reasons
from .heuristics import add_reflex as add_reflex
from .heuristics import add_value as add_value
from .heuristics import add_weights as add_weights
from .heuristics import heuristics_of as heuristics_of
from .heuristics import prune_actions as prune_actions
from .heuristics import skip_search_in as skip_search_in
from .memory import Memory as Memory
from .memory import no_memory as no_memory
from .pools import ELSEWHERE as ELSEWHERE
from .pools import Gathered as Gathered
from .pools import Moved as Moved
from .pools import add_filling as add_filling
from .pools import add_pool as add_pool
from .pools import add_reading as add_reading
from .sampling import NoConsistentState as NoConsistentState
from .sampling import sample as sample

MOVED = {"add_measures": "@plugin.measures"}
__getattr__ = _moved_from(__name__, MOVED)
