"""Why something is not allowed, each reason with the rules and rulings that it rests on."""

from __future__ import annotations

from .wording import reason

# Cards in hand
NOT_HELD = reason("not_held", "PK4.4", "pk-not-held")
NOT_A_BOOK = reason("not_a_book", "PK5.1 PK6.1", "pk-not-a-book")
ONLY_ITSELF = reason("only_itself", "PK6.11 PK13", "pk-only-itself")
NAME_A_BOOK = reason("name_a_book", "PK6.11 R12", "pk-name-a-book")
MUST_LAY = reason("must_lay", "PK4.5", "pk-must-lay")

# Shelves
CLOSED = reason("shelf_closed", "PK5.6", "pk-shelf-closed")
BEGUN_ALREADY = reason("begun_already", "PK5.3", "pk-begun-already")
NOT_FIRST = reason("not_a_first_book", "PK5.3", "pk-not-a-first-book")
NOT_BEGUN = reason("not_begun", "PK5.4 PK5.3", "pk-not-begun")
NOT_LATER = reason("not_later", "PK5.4", "pk-not-later")
LAST_BOOK_CLOSES = reason("last_book_closes", "PK5.5 PK5.4", "pk-last-book-closes")
NOTHING_TO_CLOSE = reason("nothing_to_close", "PK5.5 PK5.3", "pk-nothing-to-close")
NOT_LAST = reason("not_a_last_book", "PK5.5", "pk-not-a-last-book")

# Dust cards
OTHER_EFFECT = reason("other_effect", "PK6.1", "pk-other-effect")
NO_SUCH_PLAYER = reason("no_such_player", "PK3.1", "pk-no-such-player")

ALL = (
    NOT_HELD,
    NOT_A_BOOK,
    ONLY_ITSELF,
    NAME_A_BOOK,
    MUST_LAY,
    CLOSED,
    BEGUN_ALREADY,
    NOT_FIRST,
    NOT_BEGUN,
    NOT_LATER,
    LAST_BOOK_CLOSES,
    NOTHING_TO_CLOSE,
    NOT_LAST,
    OTHER_EFFECT,
    NO_SUCH_PLAYER,
)

# Given at a moment when a turn's card cannot be laid: a borrowed book is being settled.
ONE_CARD = reason("one_card", "PK4.1 PK6.15", "pk-one-card")
EVERYTHING = (*ALL, ONE_CARD)
