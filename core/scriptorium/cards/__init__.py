"""Cards made of verbs, and the TOML packs that bring them.

import scriptorium.cards as sv

sv.verb(book, "place", PlaceWords, PLACE, said=place_said)
sv.effect(book, "house.vigil", params=VigilNumbers, program=vigil)
"""

from scriptorium.engine.card_run import CardRun as CardRun
from scriptorium.engine.card_run import Carried as Carried
from scriptorium.engine.card_run import Done as Done
from scriptorium.engine.card_run import GoingOn as GoingOn
from scriptorium.engine.programs import Program as Program
from scriptorium.moved_names import moved_from as _moved_from

from .card_rules import CardRules as CardRules
from .card_rules import card_rules as card_rules
from .closing import closing as closing
from .data_file import DataFile as DataFile
from .data_file import checked as checked
from .data_lines import DataRow as DataRow
from .data_lines import Id as Id
from .data_lines import InWords as InWords
from .data_lines import Key as Key
from .data_lines import Many as Many
from .data_lines import Place as Place
from .data_lines import Some as Some
from .data_lines import Words as Words
from .data_overlays import DataFiles as DataFiles
from .data_overlays import is_brought as is_brought
from .hand_verbs import HandVerbs as HandVerbs
from .interpreter import able as able
from .interpreter import begin as begin
from .interpreter import can_begin as can_begin
from .interpreter import pay_costs as pay_costs
from .interpreter import program_of as program_of
from .interpreter import read_whole as read_whole
from .interpreter import why_costs as why_costs
from .interpreter import why_not_able as why_not_able
from .interpreter import why_not_needed as why_not_needed
from .interpreter import words as words
from .line_reader import chain_reader as chain_reader
from .packs import parse_toml as parse_toml
from .registration import effect as effect
from .registration import program as program
from .registration import verb as verb
from .toml_effects import WrittenEffect as WrittenEffect
from .toml_effects import written_effects as written_effects
from .verb_types import EFFECT as EFFECT
from .verb_types import MOST_TIMES as MOST_TIMES
from .verb_types import ChoiceWords as ChoiceWords
from .verb_types import Ready as Ready
from .verb_types import Times as Times
from .verb_types import VerbWords as VerbWords

MOVED = {
    "add_pack": "plugin.pack(path)",
    "condition": "plugin.condition(name, number)",
    "read_pack": "plugin.pack(path)",
    "replace_card": "plugin.change_card(card, …)",
}
__getattr__ = _moved_from(__name__, MOVED)
