"""Cards made of verbs, and the TOML packs that bring them.

import scriptorium.cards as sv

sv.verb(book, "place", PlaceWords, PLACE, said=place_said)
sv.effect(book, "house.vigil", params=VigilNumbers, program=vigil)
"""

from .card_rules import CardRules as CardRules
from .card_rules import card_rules as card_rules
from .card_run import CardRun as CardRun
from .card_run import Carried as Carried
from .card_run import Done as Done
from .hand_verbs import HandVerbs as HandVerbs
from .interpreter import able as able
from .interpreter import begin as begin
from .interpreter import closing as closing
from .interpreter import words as words
from .packs import add_pack as add_pack
from .packs import read_pack as read_pack
from .registration import condition as condition
from .registration import effect as effect
from .registration import program as program
from .registration import verb as verb
from .replacement import replace_card as replace_card
from .toml_effects import written_effects as written_effects
from .verb_types import EFFECT as EFFECT
from .verb_types import MOST_TIMES as MOST_TIMES
from .verb_types import ChoiceWords as ChoiceWords
from .verb_types import Times as Times
from .verb_types import VerbWords as VerbWords
