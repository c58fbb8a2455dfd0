"""What shows the run of a match, as far as the match has to know it."""

from __future__ import annotations

from typing import Protocol

from scriptorium import Action
from scriptorium.scene import Scene

from .layout.piece_bounds import AllBounds
from .motion.motion import Actors, Board


class TableView(Protocol):
    """What shows the run of a match: it paints, and knows where things are."""

    @property
    def actors(self) -> Actors | None:
        """What is on the screen and can be moved."""

    @property
    def board(self) -> Board | None:
        """The size of a square and the place of the first."""

    def places_of(self, scene: Scene) -> AllBounds:
        """Where the pieces of a scene lie."""

    def refresh(self) -> None:
        """Paint anew before the next frame."""

    def paint_now(self) -> None:
        """Paint at once."""

    def outlined(self) -> None:
        """What just happened is outlined from now on; `faded` ends it after a moment."""

    def forgotten(self) -> None:
        """What was told or shown of a possibility counts no more."""

    def asked(self, action: Action, id: str) -> None:
        """An action wants to be confirmed; `id` was touched last."""

    def chosen(self, action: Action) -> bool:
        """Whether one of several that was chosen waits for an answer before it is done."""

    def show_beside(self, told: str, id: str) -> None:
        """Tell something beside a piece, where the bar is not near enough."""

    def reveal(self, id: str) -> None:
        """Bring a piece to sight."""

    def leave_table(self) -> None:
        """To the first screen; the match is kept."""

    def again(self) -> None:
        """The same match from the start, with other luck."""

    def replay(self, at: int = 0, *, plays: bool = False) -> None:
        """All of the match so far, from some moment on; it may play by itself."""

    def real_match(self) -> None:
        """After a lesson: agree on a match of the same game."""
