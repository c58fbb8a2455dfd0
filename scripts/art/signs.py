"""The emblems of the players by themselves, on a disc of their colour."""

from __future__ import annotations

from art.canvas import Canvas
from art.colours import colour, darker, lighter, player, players
from art.emblems import player_sign
from art.picture import Picture
from art.variants import key_of, variants


def shield(sheet: Canvas, name: str, palette: str) -> None:
    """A player's emblem on a disc of the player's colour."""
    look = player(name, palette)
    sheet.disc(0.5, 0.5, 0.48, colour("outline"))
    sheet.disc(0.5, 0.5, 0.455, colour("rim"))
    disc = sheet.ellipse_mask((0.075, 0.075, 0.925, 0.925))
    sheet.gradient(disc, lighter(look.swatch, 0.12), darker(look.swatch, 0.15))
    player_sign(sheet, look.emblem, 0.5, 0.49, 0.25, look.mark)


def pictures() -> list[Picture]:
    """One for each player, for every palette that changes it."""
    return [
        Picture(
            key_of(f"emblem-{name}", palette),
            1,
            1,
            lambda sheet, n=name, p=palette: shield(sheet, n, p),
            "emblem",
            {"colour": name, "emblem": player(name, palette).emblem},
            emblem=player(name, palette).emblem,
        )
        for name in players()
        for palette in variants(name)
    ]
