"""The games as tiles: what one wants to know of a game before choosing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from scriptorium import About
from scriptorium_play.app.app import App
from scriptorium_play.matches.new_match import NewMatch
from scriptorium_play.texts.translator import game_title, games_words


@dataclass(frozen=True)
class GameTile:
    """A game to be chosen: its picture, title, for whom and how long, and what one does in it."""

    key: str
    art: str
    title: str
    told: str
    summary: str
    chosen: bool
    choose: Callable[[], None]


def game_tiles(form: NewMatch) -> list[GameTile]:
    """A tile for each game of a form, in the order of the form."""
    words = games_words(form.app.settings.language, form.app.library)
    tiles = []
    for at, about in enumerate(form.games):
        named = f"{about.name}.summary"
        what = words.name(named)
        tiles.append(
            GameTile(
                f"game {about.name}",
                f"game-{about.name}",
                game_title(about, words),
                _told(form.app, about),
                about.summary if what == named else what,
                at == form.at,
                partial(form.change_game, at),
            )
        )
    return tiles


def _told(app: App, about: About) -> str:
    """For how many a game is, and how long it takes where that is known."""
    text, most, (low, high) = app.text, len(about.seats), about.minutes
    if about.fewest < most:
        told = text(
            "stage-tile-players", "{fewest} to {most} players", fewest=about.fewest, most=most
        )
    else:
        told = text("stage-tile-players-just", "{most} players", most=most)
    if not high:
        return told
    long = text("stage-tile-minutes", "{least} to {most} minutes", least=low, most=high)
    return f"{told} · {long}"
