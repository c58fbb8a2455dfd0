"""Why something is not allowed, each reason with the rules and rulings that it rests on."""

from __future__ import annotations

import scriptorium as sc

WRONG_STEP = sc.Reason(
    "wrong_step",
    "RN4.3 RN16",
    "That belongs to another step of the turn.",
    message="rn-wrong-step",
)
LOCATION_TAKEN = sc.Reason(
    "location_taken", "RN3.8", "Somebody stands at {location} already.", message="rn-location-taken"
)
PASSING = sc.Reason(
    "passing",
    "RN5.13",
    "You stand on an occupied space: move on to a free one first.",
    message="rn-passing",
)
FINISH_FIRST = sc.Reason(
    "finish_first", "RN5.4 RN7.1", "First finish what you have begun.", message="rn-finish-first"
)
NOT_BEGUN = sc.Reason(
    "not_begun",
    "RN5.4 RN7.1",
    "Nothing has been begun that this belongs to.",
    message="rn-not-begun",
)
NOT_HELD = sc.Reason(
    "not_held", "RN5.2 RN5.4 RN6.6", "You do not hold {card}.", message="rn-not-held"
)
NOT_WANTED = sc.Reason(
    "not_wanted", "RN5.3 R9", "No way on from here has that colour.", message="rn-not-wanted"
)
SAME_COLOUR = sc.Reason(
    "same_colour",
    "RN5.4 R13 R42",
    "That would give points of the colour that the cards have: play them as they are.",
    message="rn-same-colour",
)
NO_CARD_PLAYED = sc.Reason(
    "no_card_played",
    "R16 R43",
    "There is no pool to add a point to: play a card first.",
    message="rn-no-card-played",
)
NO_SUCH_STEP = sc.Reason(
    "no_such_step",
    "RN5.8 R4 R7",
    "Nobody steps from quarter to quarter of a portal, or into a location.",
    message="rn-no-such-step",
)
NO_NEIGHBOUR = sc.Reason(
    "no_neighbour", "RN5.5 RN5.7", "{space} is not next to your space.", message="rn-no-neighbour"
)
NOT_ON_PORTAL = sc.Reason(
    "not_on_portal",
    "RN5.6",
    "Only who stands on a quarter of a portal turns it.",
    message="rn-not-on-portal",
)
CLOCKWISE_ONLY = sc.Reason(
    "clockwise_only",
    "RN5.6 RN9.5",
    "You turn a portal clockwise; the other way needs Trencavel.",
    message="rn-clockwise-only",
)
WRONG_COLOUR = sc.Reason(
    "wrong_colour",
    "RN5.5 RN5.6 RN5.7",
    "Your pool is empty or has another colour.",
    message="rn-wrong-colour",
)
TOO_FEW_POINTS = sc.Reason(
    "too_few_points",
    "RN5.5 RN5.10",
    "Your pool has the colour, but not the points.",
    message="rn-too-few-points",
)
NO_ROOM_BEYOND = sc.Reason(
    "no_room_beyond",
    "RN5.12 RN5.13 R10",
    "From there you could reach no free space.",
    message="rn-no-room-beyond",
)
NO_FREE_SLOT = sc.Reason(
    "no_free_slot",
    "RN6.7 R20",
    "That code has no free slot of that colour.",
    message="rn-no-free-slot",
)
EVENT_ALREADY = sc.Reason(
    "event_already",
    "RN8.1",
    "You have played an event card in this turn.",
    message="rn-event-already",
)
EVENT_USED = sc.Reason(
    "event_used", "RN8.2", "That card lies on your discard space.", message="rn-event-used"
)
CLAIMED_ALREADY = sc.Reason(
    "claimed_already", "RN9.3", "You have cracked this code before.", message="rn-claimed-already"
)
NOT_COMPLETE = sc.Reason(
    "not_complete", "RN9.1 RN9.2", "Slots of this code are still free.", message="rn-not-complete"
)
NOT_OPEN = sc.Reason(
    "not_open", "RN10.1", "{card} is not among the open cards.", message="rn-not-open"
)
NOTHING_TO_DRAW = sc.Reason(
    "nothing_to_draw",
    "RN10.4 R31",
    "Draw pile and discard pile are empty.",
    message="rn-nothing-to-draw",
)
