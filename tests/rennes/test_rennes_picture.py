"""The picture of Rennes-le-Château: all of it drawn, told apart without colour, and up to date."""

from __future__ import annotations

import pytest

import game_tables
import rennes
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.matches import Match
from scriptorium_play.picture.scenes import ChangeKind, difference, picture
from scriptorium_play.session.session import Session
from scriptorium_ui.art import atlas

HAZARDS = ("rood", "blauw", "groen", "geel", "paars")
PALETTES = ("normal", "high-contrast", "colour-blind")


def scene(table, seat=None):
    return sp.scene(sc.view(table, seat or table.chooser or table.seats[0]))


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_has_a_picture_of_its_own(seats):
    """Through a whole match: no thing of the game is shown by what stands for others."""
    table, arts = sc.new_table(rennes.GAME, seats, 3), set()
    for _, _, after in game_tables.steps(table, 3, 250):
        arts |= {piece.art for piece in scene(after.table).pieces}
    known = {art for art in arts if atlas.knows(art)}
    assert {art for art in arts - known if not art.startswith("emblem-")} <= {"panel", "button"}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("kind", ["field", "quarter", "vortex", "clue", "wanted", "pool"])
def test_hazards_differ_by_pattern_and_sign(kind, palette):
    """RN1.5: in every palette, so that nobody needs to tell the colours apart."""
    pictures = atlas.manifest()["pictures"]
    found = [pictures[atlas.find(f"rennes-{kind}-{one}", palette).key] for one in HAZARDS]
    assert len({one["pattern"] for one in found}) == len({one["emblem"] for one in found}) == 5


def test_a_field_shows_the_colour_that_it_has_now():
    """RN2.4, R5: it changes with its portal."""
    table = rennes.position(figures={"rood": "A.N"}, pool="geel 1")
    assert scene(table).piece("kA1").art == "rennes-field-geel"
    after = game_tables.do(table, "rotate")
    assert scene(after).piece("kA1").art == "rennes-field-groen"


def test_who_stands_on_a_portal_rides_along_and_five_portals_turn_together():
    """RN2.3, R38, RN8.3: by one event, at one moment, each about its own middle."""
    table = rennes.position(figures={"rood": "A.N", "blauw": "C.W"})
    done = sc.apply(table, sc.read(table, "event odd_cw"))
    told = sp.movements(table.rules, sc.seen_events(done, "rood"))
    changes = difference(picture(table, "rood"), picture(done.table, "rood"), told)
    turned = {one.id: one for one in changes if one.kind is ChangeKind.TURNED}
    assert {f"portal-{one}" for one in "ACGED"} <= turned.keys()
    riders = {one.id: one for one in changes if one.id in ("figure-rood", "figure-blauw")}
    assert riders["figure-rood"].legs == turned["portal-A"].legs
    assert riders["figure-blauw"].legs == turned["portal-C"].legs
    together = (*riders.values(), *(turned[f"portal-{one}"] for one in "ACGED"))
    assert len({one.moment for one in together}) == 1


def test_what_a_person_must_see_is_always_there():
    """Pool, wanted colours, codes, areas, ghosts, events, markers, points, piles, last round."""
    table = rennes.position(
        figures={"rood": "A.N"}, pool="geel 2", markers={"blauw": ["1 CF"]}, last_round=True,
        claims={"villa": ["blauw"]}, areas={"rood": ["A"]}, events={"rood": ["odd_cw"]},
    )  # fmt: skip
    shown = {piece.id: piece for piece in scene(table).pieces}
    assert shown["pool"].count == 2
    assert shown["colour-geel"].art == "rennes-wanted-geel"
    assert shown["colour-rood"].art == "rennes-unwanted-rood"
    assert shown["slot-blauw-villa-paars"].art == "rennes-slots-paars-2-2"
    assert shown["slot-rood-villa-paars"].art == "rennes-slots-paars-2-0"
    assert shown["area-rood-A"].art == "rennes-area-seen"
    assert shown["area-rood-B"].art == "rennes-area-new"
    assert shown["ghost-blauw-denarnaud"].art == "rennes-ghost-here"
    assert shown["used-rood-odd_cw"].art == "rennes-scroll-used"
    assert shown["marker-blauw-1"].label == "1"
    assert shown["claim-villa-1"].art == "emblem-blauw"
    assert {"deck", "discard", "bag", "last-round", "torch-rood", "points-rood"} <= shown.keys()


def test_scenery_is_neither_told_nor_touched():
    """Rock, corridors and discs are painted below layer 0; every space lies above."""
    table = rennes.position(figures={"rood": "A.N"})
    for piece in scene(table).pieces:
        scenery = (
            piece.id.startswith(("way-", "doorway-", "portal-", "quarter-")) or piece.id == "rock"
        )
        assert (piece.layer < 0) == scenery, piece.id


def test_of_open_cards_that_are_alike_any_may_be_touched():
    """RN10.1: each lies for itself on the map; what is touched is a card of that kind."""
    table = rennes.position(step="refill", open=["geel-1", "rood-2", "geel-1"])
    names = ("open-geel-1", "open-geel-1-again-2")
    assert {piece.id for piece in scene(table).pieces if "geel-1" in piece.id} == set(names)
    take = sc.read(table, "take geel-1")
    assert sp.touches(sc.view(table, "rood"), take) == (sc.one_of(*names),)
    for name in names:
        session = Session(Match(table), sc.standard_library())
        if session.handover is not None:
            session.lift_curtain()
        assert session.touch(name).what == "acted"
        assert session.match.actions == (take,)
        session.close()
