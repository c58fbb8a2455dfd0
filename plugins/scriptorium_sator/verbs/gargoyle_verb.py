"""The verb `place` of card packs: put the own gargoyle on a bridge (S16, S23)."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.doing import Doing, carried_out, words_of

from ..board.board_state import Board, Square, board_masks
from ..board.piece_names import gargoyle_piece
from ..prayers.clara import ABYSS, OCCUPIED, OUTSIDE, SPENT, Clara, GargoylePut
from ..words.square_notation import exactly, read_square, square_name
from ..words.touch_paths import Touching
from .verb_words import PlaceWords

NO_GARGOYLE_AWAITED = sc.Reason(
    "not_now", "", "The card places no gargoyle here.", message="sator-verbs-no-gargoyle-awaited"
)


class Post(sc.Action, tag="sator.post", frozen=True):
    """Put the own gargoyle on a square, as a card of verbs lets it."""

    square: Square


class Posts:
    """Placing a gargoyle, as cards of verbs do it."""

    def __init__(self, clara: Clara) -> None:
        self.clara = clara
        self.geometry = clara.geometry

    def squares(self, position: sc.Position) -> tuple[int, ...]:
        """Every square on which it can be put."""
        if self.clara.why_spent(position) is not None:
            return ()
        room = self.clara.room(board_masks(position[Board], self.geometry))
        return tuple(self.geometry.grid.squares(room))

    def can(self, position: sc.Position, doing: Doing, words: PlaceWords) -> bool:
        """Whether there is a gargoyle and a square for it."""
        return bool(self.squares(position))

    def why(self, position: sc.Position, doing: Doing, words: PlaceWords) -> sc.Refused | None:
        """The gargoyle must be in the supply (S23.1)."""
        return self.clara.why_spent(position)

    def offers(self, table: sc.Table, top: Doing) -> list[Post]:
        """Every covered square on which nothing stands."""
        if words_of(table, top, "place") is None:
            return []
        return [Post(square) for square in self.squares(table)]

    def why_not(self, table: sc.Table, top: Doing, action: Post) -> sc.Refused | None:
        """Where the card places one, from the supply, on a free covered square (S16.2)."""
        if words_of(table, top, "place") is None:
            return NO_GARGOYLE_AWAITED()
        return self.clara.why_spent(table) or self.clara.why_not_there(table, action.square)

    def post(self, now: sc.Change, top: Doing, action: Post) -> None:
        """Put it there, and go on."""
        self.clara.settle(now, top.seat, action.square)
        carried_out(now, top, gargoyle_piece(top.seat))

    def read(self, table: sc.Table, text: str) -> Post:
        """As in `post C2`."""
        (name,) = exactly(text, 1, "post C2")
        return Post(read_square(self.geometry, name))

    def write(self, position: sc.Position, action: Post) -> str:
        """As in `post C2`."""
        return f"post {square_name(self.geometry, action.square)}"


def said_place(words: PlaceWords) -> sc.Text:
    """That a gargoyle is put."""
    return sc.text("sator-verbs-place", "Place a gargoyle.")


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule no card of verbs places a gargoyle."""
    return sc.About("sator.verb_gargoyle", "sator", after=("sator.clara",), before=("sator.done",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The verb, and the square that is chosen for it."""
    posts = Posts(Clara(book.service("sator.board")))
    book.event(GargoylePut)
    book.reason(NO_GARGOYLE_AWAITED, SPENT, OUTSIDE, ABYSS, OCCUPIED)
    book.verb("place", PlaceWords, can=posts.can, why=posts.why, said=said_place)
    book.action(
        Post,
        touches=Touching(posts.geometry).square,
        at=Doing,
        offer=posts.offers,
        check=posts.why_not,
        apply=posts.post,
        exact=True,
        refusal=NO_GARGOYLE_AWAITED,
        read=posts.read,
        write=posts.write,
    )
