"""What is shown with a picture: upright signs, light on the ground, glow and fog."""

from __future__ import annotations

import math

import pytest
from no_window import open_window
from stage_games import library, new_table

from scriptorium.matches import Match
from scriptorium_ui.art import atlas
from scriptorium_ui.art.companions import (
    BRIGHTEST,
    DRIFT,
    FAINTEST,
    GLOW,
    REACH,
    UPRIGHT,
    companions,
    in_the_air,
    is_airy,
)
from scriptorium_ui.pages import routes
from scriptorium_ui.table.motion.ambient import STEP
from scriptorium_ui.toolkit.rect import Rect

BRIDGE = Rect(100, 100, 120, 80)  # three squares by two


@pytest.mark.parametrize("angle", [0.0, 90.0, 180.0, 270.0])
def test_the_sign_of_a_bridge_stands_on_the_same_square_however_it_is_turned(angle):
    """Its place goes round with the bridge; its size and the sign itself do not turn."""
    found = atlas.find("bridge-stone-L3")
    side = 40.0
    drawn = Rect(100, 100, found.width * side, found.height * side)
    ((one, rect),) = companions(found, drawn, angle, UPRIGHT)
    assert one.key == "emblem-stone"
    assert rect.w == pytest.approx(rect.h)
    left, top, wide, high = one.area
    away = math.dist((left + wide / 2, top + high / 2), (found.width / 2, found.height / 2))
    assert math.dist(rect.middle, drawn.middle) == pytest.approx(away * side)
    ((_, straight),) = companions(found, drawn, 0.0, UPRIGHT)
    radians = math.radians(angle)
    x, y = straight.middle[0] - drawn.middle[0], straight.middle[1] - drawn.middle[1]
    turned = (
        x * math.cos(radians) - y * math.sin(radians),
        x * math.sin(radians) + y * math.cos(radians),
    )
    assert rect.middle == pytest.approx((drawn.middle[0] + turned[0], drawn.middle[1] + turned[1]))


def test_a_picture_that_goes_alone_has_no_companions():
    assert list(companions(None, BRIDGE, 0.0, UPRIGHT)) == []
    assert list(companions(atlas.find("gargoyle-red"), BRIDGE, 0.0, UPRIGHT)) == []
    assert not is_airy(atlas.find("bridge-stone-L3"))
    assert is_airy(atlas.find("pit"))


def test_glow_and_fog_move_slowly_and_never_far():
    """From one picture to the next nobody sees a jump."""
    glow, fog = (
        next(one for one in atlas.find("pit").along if one.how == how) for how in (GLOW, DRIFT)
    )
    room = Rect(0, 0, 400, 300)
    before = None
    for moment in range(400):
        place, alpha = in_the_air(glow, room, 0, moment * STEP)
        assert place == room
        assert FAINTEST <= alpha <= BRIGHTEST
        drifted, strength = in_the_air(fog, room, 1, moment * STEP)
        assert strength == 255
        assert abs(drifted.x) <= room.w * REACH
        if before is not None:
            assert abs(alpha - before[0]) <= 16
            assert math.dist((drifted.x, drifted.y), before[1]) < 2.0
        before = alpha, (drifted.x, drifted.y)


def sit_down(folder, mouse, **wishes):
    window = open_window(folder, library(), mouse=mouse)
    for name, value in ({"reduced_motion": False} | wishes).items():
        window.app.settings.change(name, value)
    routes.begin(
        window.app, Match(new_table("sator", seats=2)), {"red": "person", "blue": "person"}
    )
    window.frame()
    if window.app.page.session.handover is not None:
        window.app.page.controller.lift()
    for _ in range(4):
        window.frame(1.0)
    return window


def painted(window, seconds):
    before = window.screen.painted
    for _ in range(round(seconds * 20)):
        window.frame(0.05)
    return window.screen.painted - before


def test_the_air_moves_now_and_then_on_a_desk_and_paints_nothing_else(tmp_path):
    window = sit_down(tmp_path, mouse=True)
    first = window.lists[-1]
    assert 6 <= painted(window, 2.0) <= 2.0 / STEP + 1
    parts = {part.name: part for part in first.parts}
    changed = [part.name for part in window.lists[-1].parts if parts[part.name] is not part]
    assert changed == ["air"]


@pytest.mark.parametrize(
    ("mouse", "wishes"), [(False, {}), (True, {"reduced_motion": True})], ids=["tablet", "still"]
)
def test_nothing_is_painted_on_a_tablet_that_idles_or_for_who_wants_no_movement(
    tmp_path, mouse, wishes
):
    window = sit_down(tmp_path, mouse, **wishes)
    assert painted(window, 2.0) == 0
    routes.title(window.app)
    window.frame(1.0)
    assert painted(window, 2.0) == 0
