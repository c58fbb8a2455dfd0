"""Why something is not allowed, each reason with the rules and rulings that it rests on."""

from __future__ import annotations

import scriptorium as sc

# Cards in hand
NOT_HELD = sc.Reason("not_held", "PK4.4", "You do not hold {card}.", message="pk-not-held")
NOT_A_BOOK = sc.Reason(
    "not_a_book",
    "PK5.1 PK6.1",
    "{card} is no book, so it goes on no shelf.",
    message="pk-not-a-book",
)
ONLY_ITSELF = sc.Reason(
    "only_itself",
    "PK6.11 PK13",
    "{card} is a real book and stands for itself alone.",
    message="pk-only-itself",
)
NAME_A_BOOK = sc.Reason(
    "name_a_book",
    "PK6.11 R12",
    "Say which book {card} stands for when you lay it.",
    message="pk-name-a-book",
)
MUST_LAY = sc.Reason(
    "must_lay",
    "PK4.5",
    "You hold a card, so you must lay one; you can discard any.",
    message="pk-must-lay",
)

# Shelves
CLOSED = sc.Reason(
    "shelf_closed",
    "PK5.6",
    "Your {shelf} shelf is closed and stays as it is this round.",
    message="pk-shelf-closed",
)
BEGUN_ALREADY = sc.Reason(
    "begun_already",
    "PK5.3",
    "Your {shelf} shelf has been begun; only an empty shelf is begun.",
    message="pk-begun-already",
)
NOT_FIRST = sc.Reason(
    "not_a_first_book",
    "PK5.3",
    "This shelf is begun with {first}; {book} does not begin it.",
    message="pk-not-a-first-book",
)
NOT_BEGUN = sc.Reason(
    "not_begun",
    "PK5.4 PK5.3",
    "Your {shelf} shelf is empty; begin it with {first} first.",
    message="pk-not-begun",
)
NOT_LATER = sc.Reason(
    "not_later",
    "PK5.4",
    "{book} does not come after {before}, the last book on that shelf.",
    message="pk-not-later",
)
LAST_BOOK_CLOSES = sc.Reason(
    "last_book_closes",
    "PK5.5 PK5.4",
    "{book} is a last book: it closes the shelf, so close the shelf with it.",
    message="pk-last-book-closes",
)
NOTHING_TO_CLOSE = sc.Reason(
    "nothing_to_close",
    "PK5.5 PK5.3",
    "Your {shelf} shelf is empty; begin it before you close it.",
    message="pk-nothing-to-close",
)
NOT_LAST = sc.Reason(
    "not_a_last_book",
    "PK5.5",
    "The {shelf} shelf is closed with {last}; {book} does not close it.",
    message="pk-not-a-last-book",
)

# Dust cards
OTHER_EFFECT = sc.Reason(
    "other_effect", "PK6.1", "{card} does not have that effect.", message="pk-other-effect"
)
NO_SUCH_PLAYER = sc.Reason(
    "no_such_player", "PK3.1", "{seat} does not play in this match.", message="pk-no-such-player"
)

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
ONE_CARD = sc.Reason(
    "one_card",
    "PK4.1 PK6.15",
    "One card is laid in a turn; finish the one being played first.",
    message="pk-one-card",
)
EVERYTHING = (*ALL, ONE_CARD)
