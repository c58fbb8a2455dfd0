"""Cards made of verbs: what a card says, what its verbs do, and how it is carried out.

import scriptorium.cards as sv

sv.verb(book, "place", PlaceWords, PLACE, said=place_said)
sv.effect(book, "house.vigil", params=VigilNumbers, program=vigil)
"""

from scriptorium_sator.hand.card_play import Playing as Playing
from scriptorium_sator.hand.paying import Price as Price
from scriptorium_sator.hand.paying import pay_verb as pay_verb
from scriptorium_sator.hand.paying import prices_to_pay as prices_to_pay
from scriptorium_sator.targets.giving_targets import AnyCard as AnyCard
from scriptorium_sator.targets.giving_targets import Gifts as Gifts
from scriptorium_sator.targets.giving_targets import Giving as Giving
from scriptorium_sator.targets.giving_targets import left_of as left_of
from scriptorium_sator.targets.price_targets import Prices as Prices

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
