"""Rule scenarios: a position, some actions, and what must be true, written as TOML.

    from scriptorium.scenarios import run_paths

    for result in run_paths([Path("tests/scenarios")], library):
        print(result)

A game says with `fact` what a scenario may write about it.
"""

from .facts import HIDDEN as HIDDEN
from .facts import Agreement as Agreement
from .facts import fact as fact
from .facts import scenario_start as scenario_start
from .facts import scripted as scripted
from .format import Scenario as Scenario
from .format import Step as Step
from .format import read_source as read_source
from .position import lay_out as lay_out
from .position import table_of as table_of
from .printout import printout as printout
from .results import Problem as Problem
from .results import Result as Result
from .runner import run as run
from .runner import run_paths as run_paths
from .runner import run_source as run_source
from .runner import scenario_files as scenario_files
from .source import Source as Source
from .vocabulary import facts_of as facts_of
