"""With high contrast all that is read or looked for reaches 7:1, measured on pictures."""

from __future__ import annotations

from collections import Counter

import pytest
from desk_games import played, sator_in_play
from PIL import Image
from test_desk_table import first_push

from scriptorium_matches.match import Match
from scriptorium_stage.rectangles import Rect, overlap
from scriptorium_stage.ui import routes
from scriptorium_stage.ui.display import Words

ENOUGH = 7.0


def light(pixel: tuple[int, ...]) -> float:
    """The relative luminance of a pixel, as WCAG 2 defines it."""
    shares = [value / 255 for value in pixel[:3]]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def lights(picture: Image.Image, rect: Rect) -> list[float]:
    box = tuple(round(side) for side in (rect.x, rect.y, rect.right, rect.bottom))
    return [light(pixel) for pixel in picture.crop(box).getdata()]


def of_text(picture: Image.Image, rect: Rect) -> float:
    """The contrast of letters to their ground, the commonest light: that of the farthest one."""
    found = lights(picture, rect)
    ground = Counter(round(one, 2) for one in found).most_common(1)[0][0]
    return max(contrast(ground, min(found)), contrast(ground, max(found)))


@pytest.fixture
def plain(desk):
    desk.settings.change("high_contrast", True)
    return desk


def seen_words(desk):
    """Every text of the page, and where; not what has no light of its own, or tells nothing.

    A nought of old style is thinner than a pixel, and an arrow that leads nowhere is pale.
    """
    for item in desk.glass.window.canvas.items.values():
        told = " ".join(item.lines) if isinstance(item, Words) else ""
        if told not in ("", "0", "\u2039", "\u203a"):
            yield told, item


@pytest.mark.parametrize("name", ["title", "new_match", "settings", "mods", "rules", "lessons"])
def test_all_that_is_written_on_a_page_can_be_read(plain, drive, name):
    getattr(routes, name)(plain)
    drive.frames(3)
    drive.move(2, 2)
    drive.frames(2)
    picture = drive.picture()
    whole = Rect(0, 0, *picture.size)
    faint = {}
    for told, item in seen_words(plain):
        if overlap(item.rect, whole)[2:] == item.rect[2:]:
            found = of_text(picture, item.rect)
            if found < ENOUGH:
                faint[told] = round(found, 1)
    assert faint == {}


def on_pit(screen, id: str) -> Rect:
    spot = screen.controller.spots[id]
    return spot.squares[0] if spot.squares else spot.rect


def empty_squares(screen) -> list[str]:
    """Squares of the pit with nothing on them, away from the signs of the quarters."""
    pieces = screen.controller.shown.group("board")
    taken = [
        square
        for piece in pieces
        if piece.layer > 1
        for square in (screen.controller.spots[piece.id].squares or [on_pit(screen, piece.id)])
    ]
    return [
        piece.id
        for piece in pieces
        if piece.art == "grid-mark"
        and all(min(overlap(on_pit(screen, piece.id), one)[2:]) < 1 for one in taken)
    ]


def test_the_pit_is_black_its_marks_are_light_and_bridges_are_edged(plain, drive, table):
    screen = table(Match(sator_in_play(2)))
    drive.move(2, 2)
    drive.frames(2)
    picture = drive.picture()
    ground, marks = [], []
    for id in empty_squares(screen):
        rect = on_pit(screen, id)
        ground.append(light(picture.getpixel(tuple(round(one) for one in rect.middle))))
        marks.append(max(lights(picture, rect)))
    assert len(ground) > 40
    dark = sorted(ground)[len(ground) // 2]
    assert dark == 0.0
    assert contrast(dark, min(marks)) >= ENOUGH
    for piece in screen.controller.shown.group("board"):
        if piece.shape:
            assert contrast(dark, max(lights(picture, on_pit(screen, piece.id)))) >= ENOUGH


def test_the_words_of_the_table_can_be_read(plain, drive, table):
    table(Match(sator_in_play(2)))
    drive.move(2, 2)
    drive.frames(2)
    picture, faint = drive.picture(), {}
    for told, item in seen_words(plain):
        found = of_text(picture, item.rect)
        if found < ENOUGH:
            faint[told] = round(found, 1)
    assert faint == {}


def test_what_may_be_touched_and_what_would_be_stand_out(plain, drive, table):
    """Gold and ghosts, against the black that they lie on."""
    screen = table(Match(sator_in_play(2)))
    gold = plain.palette["gold"]
    assert contrast(light(gold), 0.0) >= ENOUGH
    plain.settings.change("confirm", "never")
    _, paths = first_push(screen.session.table)
    for id in paths[:2]:
        drive.click(*drive.piece(id))
        drive.frames(2)
    drive.move(*drive.piece(paths[2]))
    drive.frames(10)
    assert screen.controller.ghost.pieces
    picture, items = drive.picture(), plain.glass.window.canvas.items
    lines = [key for key in items if key.startswith("ghost line") and not key.endswith("under")]
    assert lines
    for key in lines:
        assert contrast(0.0, max(lights(picture, items[key].rect.inset(-2)))) >= ENOUGH


def test_another_game_can_be_read_as_well(plain, drive, table):
    table(Match(played("plankenkoorts", 2, 20)))
    drive.move(2, 2)
    drive.frames(2)
    picture = drive.picture()
    faint = {told: of_text(picture, item.rect) for told, item in seen_words(plain)}
    assert {told: found for told, found in faint.items() if found < ENOUGH} == {}
