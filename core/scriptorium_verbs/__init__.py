"""Cards made of verbs: what a card says, what its verbs do, and how it is carried out.

import scriptorium_verbs as sv

sv.verb(book, "place", PlaceWords, PLACE, said=place_said)
sv.effect(book, "house.vigil", params=VigilNumbers, program=vigil)
"""

from .card_rules import CardRules as CardRules
from .card_rules import card_rules as card_rules
from .card_run import CardRun as CardRun
from .card_run import Carried as Carried
from .card_run import Done as Done
from .carrying_out import able as able
from .carrying_out import begin as begin
from .carrying_out import closing as closing
from .carrying_out import words as words
from .giving_targets import AnyCard as AnyCard
from .giving_targets import Gifts as Gifts
from .giving_targets import Giving as Giving
from .giving_targets import left_of as left_of
from .hand_verbs import HandVerbs as HandVerbs
from .paying import Price as Price
from .paying import pay_verb as pay_verb
from .paying import prices_to_pay as prices_to_pay
from .playing_cards import Playing as Playing
from .price_targets import Prices as Prices
from .registering_verbs import condition as condition
from .registering_verbs import effect as effect
from .registering_verbs import program as program
from .registering_verbs import verb as verb
from .replacing import replace_card as replace_card
from .verb_types import EFFECT as EFFECT
from .verb_types import MOST_TIMES as MOST_TIMES
from .verb_types import ChoiceWords as ChoiceWords
from .verb_types import Times as Times
from .verb_types import VerbWords as VerbWords
from .written_effects import written_effects as written_effects
