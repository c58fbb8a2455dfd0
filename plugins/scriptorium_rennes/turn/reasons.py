"""Why something is not allowed, each reason with the rules and rulings that it rests on."""

from __future__ import annotations

from ..wording import reason

WRONG_STEP = reason("wrong_step", "RN4.3 RN16", "rn-wrong-step")
LOCATION_TAKEN = reason("location_taken", "RN3.8", "rn-location-taken")
PASSING = reason("passing", "RN5.13", "rn-passing")
FINISH_FIRST = reason("finish_first", "RN5.4 RN7.1", "rn-finish-first")
NOT_BEGUN = reason("not_begun", "RN5.4 RN7.1", "rn-not-begun")
NOT_HELD = reason("not_held", "RN5.2 RN5.4 RN6.6", "rn-not-held")
NOT_WANTED = reason("not_wanted", "RN5.3 R9", "rn-not-wanted")
SAME_COLOUR = reason("same_colour", "RN5.4 R13 R42", "rn-same-colour")
NO_CARD_PLAYED = reason("no_card_played", "R16 R43", "rn-no-card-played")
NO_SUCH_STEP = reason("no_such_step", "RN5.8 R4 R7", "rn-no-such-step")
NO_NEIGHBOUR = reason("no_neighbour", "RN5.5 RN5.7", "rn-no-neighbour")
NOT_ON_PORTAL = reason("not_on_portal", "RN5.6", "rn-not-on-portal")
CLOCKWISE_ONLY = reason("clockwise_only", "RN5.6 RN9.5", "rn-clockwise-only")
WRONG_COLOUR = reason("wrong_colour", "RN5.5 RN5.6 RN5.7", "rn-wrong-colour")
TOO_FEW_POINTS = reason("too_few_points", "RN5.5 RN5.10", "rn-too-few-points")
NO_ROOM_BEYOND = reason("no_room_beyond", "RN5.12 RN5.13 R10", "rn-no-room-beyond")
NO_FREE_SLOT = reason("no_free_slot", "RN6.7 R20", "rn-no-free-slot")
EVENT_ALREADY = reason("event_already", "RN8.1", "rn-event-already")
EVENT_USED = reason("event_used", "RN8.2", "rn-event-used")
CLAIMED_ALREADY = reason("claimed_already", "RN9.3", "rn-claimed-already")
NOT_COMPLETE = reason("not_complete", "RN9.1 RN9.2", "rn-not-complete")
NOT_OPEN = reason("not_open", "RN10.1", "rn-not-open")
NOTHING_TO_DRAW = reason("nothing_to_draw", "RN10.4 R31", "rn-nothing-to-draw")
