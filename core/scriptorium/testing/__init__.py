"""Test rules and mods: random play, leak checks, `mods check`, and a pytest plugin."""

from .dev_session import DevSession as DevSession
from .dev_session import game_named_by as game_named_by
from .dev_session import newest_match as newest_match
from .played_matches import MOST_ACTIONS as MOST_ACTIONS
from .played_matches import OWN as OWN
from .played_matches import InvariantError as InvariantError
from .played_matches import PlayedMatch as PlayedMatch
from .played_matches import choices_by as choices_by
from .played_matches import play_out as play_out
