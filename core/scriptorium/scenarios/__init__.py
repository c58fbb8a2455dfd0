"""Rule scenarios: a position, some actions, and what must be true, written as TOML.

    from scriptorium.scenarios import run_paths

    for result in run_paths([Path("tests/scenarios")], library):
        print(result)

A game says with `fact` what a scenario may write about it.
"""

from .fact_readers import by_seat as by_seat
from .fact_readers import for_seats as for_seats
from .fact_readers import number as number
from .fact_readers import one_of as one_of
from .fact_readers import one_seat as one_seat
from .fact_readers import table_of as table_of
from .fact_readers import texts_in as texts_in
from .fact_readers import yes_or_no as yes_or_no
from .facts import HIDDEN as HIDDEN
from .facts import Agreement as Agreement
from .facts import fact as fact
from .facts import scenario_start as scenario_start
from .facts import scripted as scripted
from .format import Scenario as Scenario
from .format import ScenarioStep as ScenarioStep
from .format import read_source as read_source
from .lessons import READ as READ
from .lessons import Lesson as Lesson
from .lessons import LessonStep as LessonStep
from .lessons import learner_of as learner_of
from .lessons import lessons_in as lessons_in
from .lessons import said as said
from .position import lay_out as lay_out
from .position import table_for as table_for
from .positions import begun_at as begun_at
from .printout import printout as printout
from .results import Problem as Problem
from .results import Result as Result
from .runner import run as run
from .runner import run_paths as run_paths
from .runner import run_source as run_source
from .runner import scenario_files as scenario_files
from .source import Different as Different
from .source import Source as Source
from .verbs import carry_out as carry_out
from .vocabulary import facts_of as facts_of
