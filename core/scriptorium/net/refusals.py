"""Why a table does not do what a device wishes, beside what the rules of the game refuse."""

from __future__ import annotations

from scriptorium.engine.errors import Reason

STALE = Reason("stale", "", "The table has moved on in the meantime.", message="net-stale")
NOT_YOUR_TURN = Reason(
    "not_your_turn", "", "It's someone else's turn to choose.", message="net-not-your-turn"
)
NOT_BEGUN = Reason(
    "not_begun", "", "The match has not begun: a seat is still free.", message="net-not-begun"
)
OVER = Reason("over", "", "The match is over.", message="net-over")
PAUSED = Reason("paused", "", "The match is paused.", message="net-paused")
NOT_PAUSED = Reason("not_paused", "", "The match is not paused.", message="net-not-paused")
ONLY_LOOKS = Reason(
    "only_looks", "", "You are watching, so you cannot do that.", message="net-only-looks"
)
ONLY_HOST = Reason(
    "only_host", "", "Only the host of this table can do that.", message="net-only-host"
)
NO_SUCH_SEAT = Reason(
    "no_such_seat", "", "This table has no such seat.", message="net-no-such-seat"
)
TAKEN = Reason("taken", "", "Someone already sits there.", message="net-taken")
NO_FREE_SEAT = Reason("no_free_seat", "", "There is no free seat left.", message="net-no-free-seat")
USED_UP = Reason(
    "used_up", "", "This invitation has been used or withdrawn.", message="net-used-up"
)
NOT_AGREED = Reason(
    "not_agreed", "", "The rules of this table don't allow that.", message="net-not-agreed"
)
ONE_AT_A_TIME = Reason(
    "one_at_a_time", "", "There is another request to answer first.", message="net-one-at-a-time"
)
ASKED_TWICE = Reason(
    "asked_twice", "", "You can ask for that twice in a turn, no more.", message="net-asked-twice"
)
NOT_ASKED = Reason(
    "not_asked", "", "There is no request for you to answer.", message="net-not-asked"
)
NOT_AWAY = Reason(
    "not_away", "", "This player is here, or has not been away long enough.", message="net-not-away"
)
ENOUGH_SAID = Reason(
    "enough_said", "", "You have said a lot; wait until somebody plays.", message="net-enough-said"
)
NO_PHRASE = Reason("no_phrase", "", "There is no such phrase.", message="net-no-phrase")
NO_LEVEL = Reason("no_level", "", "No computer plays at that level here.", message="net-no-level")
NOT_KEPT = Reason(
    "not_kept",
    "",
    "This cannot be saved at the moment, so it was not done.",
    message="net-not-kept",
)
NOT_OTHERS = Reason(
    "not_others", "", "Only they can change what they have chosen.", message="net-not-others"
)
CLOSED = Reason("closed", "", "This link is no longer valid.", message="net-closed")
CROWDED = Reason(
    "crowded", "", "This table is open in too many windows at once.", message="net-crowded"
)
TOO_SLOW = Reason(
    "too_slow", "", "This connection is too slow. Connect again.", message="net-too-slow"
)
UNREADABLE = Reason(
    "unreadable", "", "The server doesn't understand this message.", message="net-unreadable"
)
