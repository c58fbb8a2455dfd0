"""Rules of Plankenkoorts that no scenario can show: lots, options, plugins that are off."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import plank
import pytest
from msgspec.structs import replace

import game_tables
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scenarios import lay_out
from scriptorium.scene import meant
from scriptorium_plankenkoorts import STANDARD, Ledger, Shelves, Standing
from scriptorium_plankenkoorts.canon import DATA
from scriptorium_plankenkoorts.dust import Give, GiveBack, LooseScrew, NextPartner
from scriptorium_plankenkoorts.picture import BLOCK, crib_sheet

HANDS = {"P1": [*plank.DUST, "Genesis"], "P2": ["Jona", "Titus"]}


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_crib_sheet_is_in_every_picture(seats):
    """PK1.4, PK2.1: at any time all books can be looked up, in their order, with their shelf."""
    table = sc.new_table(plank.GAME, seats, 5)
    for seat in table.seats:
        pieces = sp.scene(sc.view(table, seat)).pieces
        lines = [piece for piece in pieces if piece.id.startswith("crib-")]
        assert [piece.id for piece in lines] == [f"crib-{book.id}" for book in DATA.book]
        assert [piece.label for piece in lines] == [f"{b.nr}. {b.nl}" for b in DATA.book]
        assert len({(piece.x, piece.y) for piece in lines}) == 66
    service = table.rules.services["plankenkoorts.crib_sheet"]
    assert [dict(line.details)["nr"] for line in service] == list(range(1, 67))


def test_no_two_shelves_lie_on_each_other():
    """PK5.1: the board has room for both shelves of six players, and for the sheet beside them."""
    table = sc.new_table(plank.GAME, 6, 5)
    scene = sp.scene(sc.view(table, "P3"))
    shelves = [piece for piece in scene.pieces if piece.id.startswith("shelf-")]
    assert len(shelves) == 12
    rows = sorted(piece.y for piece in shelves)
    assert all(below - above >= 1 for above, below in pairwise(rows))
    assert all(p.x >= 18 for p in scene.pieces if p.id.startswith("crib-"))
    assert [piece.id for piece in shelves if piece.y == rows[-1]] == ["shelf-P3-NT"]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_columns_of_the_crib_sheet_are_of_one_length(seats):
    """Beside the shelves, and no taller than they are."""
    lines = crib_sheet(seats)
    columns = Counter(piece.x for piece in lines)
    assert max(columns.values()) - min(columns.values()) <= 1
    assert max(piece.y + piece.height for piece in lines) <= seats * BLOCK + 0.01
    assert min(piece.height for piece in lines) >= 0.4


def test_who_begins_is_named_or_drawn_by_lot():
    """PK3.3, R5: a named player begins; else each is drawn now and then, the same by each seed."""
    assert sc.new_table(plank.GAME, 4, 1, first="P3").clock.seat == "P3"
    drawn = Counter(sc.new_table(plank.GAME, 3, seed).clock.seat for seed in range(60))
    assert set(drawn) == {"P1", "P2", "P3"}
    assert min(drawn.values()) > 8
    assert sc.new_table(plank.GAME, 3, 7) == sc.new_table(plank.GAME, 3, 7)


def test_the_first_round_is_dealt_and_runs_clockwise():
    """PK3.2, PK3.3, PK4.1: five cards each, one more for who begins, nothing on the shelves."""
    table = sc.new_table(plank.GAME, 5, 3, first="P2")
    assert game_tables.seen(table, "hand_sizes") == {"P1": 5, "P2": 6, "P3": 5, "P4": 5, "P5": 5}
    assert game_tables.seen(table, "draw_pile_size") == 109 - 26
    assert game_tables.seen(table, "discard_pile") == []
    assert game_tables.seen(table, "direction") == "cw"
    assert game_tables.seen(table, "round") == 1
    assert set(map(str, game_tables.seen(table, "shelves").values())) == {"{'OT': [], 'NT': []}"}


def test_backs_tell_nothing_unless_that_was_agreed():
    """R3: hidden cards look alike; with the option a back tells the group and nothing more."""
    plain = sc.new_table(plank.GAME, 3, 4)
    seen = sc.view(plain, "P1")[sc.Zones].piles
    assert {card for pile in seen for card in pile if sc.is_hidden(card)} == {"?"}
    shown = sc.new_table(plank.GAME, 3, 4, options={"show_card_backs": True})
    view = sc.view(shown, "P1")
    backs = {card for pile in view[sc.Zones].piles for card in pile if sc.is_hidden(card)}
    assert backs == {"?bookend", "?book", "?dust"}
    groups = {"genesis": "?bookend", "exodus": "?book", "stofwolk": "?dust"}
    for card, back in groups.items():
        assert "?" + shown.rules.cards[card].back == back
    arts = {p.art for p in sp.scene(view).pieces if p.id.startswith("back-")}
    assert arts <= {f"plankenkoorts-back-{group}" for group in ("bookend", "book", "dust")}
    assert len(arts) > 1
    plain_arts = {p.art for p in sp.scene(sc.view(plain, "P1")).pieces if p.id[:5] == "back-"}
    assert plain_arts == {"plankenkoorts-back"}


def test_each_card_of_a_hand_is_drawn_equally_often():
    """R21: over many seeds each place of the hand comes up about as often as the others."""
    drawn: Counter[str] = Counter()
    for seed in range(400):
        table = plank.position(
            seed=seed,
            hands={"P1": ["geleend_boek", "Titus"], "P2": ["Genesis", "Jona", "Amos", "Ruth"]},
        )
        drawn[game_tables.do(table, "geleend_boek P2").pending[-1].taken] += 1
    assert set(drawn) == {"genesis", "jona", "amos", "ruth"}
    assert 70 < min(drawn.values()) <= max(drawn.values()) < 130


def test_two_cards_alike_are_drawn_twice_as_often_as_one():
    """R21: each card is equally likely, not each kind of card."""
    drawn: Counter[str] = Counter()
    for seed in range(300):
        table = plank.position(
            seed=seed,
            hands={"P1": ["geleend_boek", "Titus"], "P2": ["Genesis", "Genesis", "Ruth"]},
        )
        drawn[game_tables.do(table, "geleend_boek P2").pending[-1].taken] += 1
    assert 165 < drawn["genesis"] < 235


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"hand": 0}, "from 1 to 54"),
        ({"hand": 55}, "from 1 to 54"),
        ({"hand": "five"}, "hand"),
        ({"standards_to_win": 0}, "from 1 to 99"),
        ({"reverse_each_round": 1}, "reverse_each_round"),
        ({"hands": 5}, "hands"),
    ],
)
def test_options_that_make_no_sense_are_refused_in_words(options, told):
    """PK10: an option has a range, and a mistake says which."""
    with pytest.raises(sc.SetupError, match=told):
        sc.new_table(plank.GAME, 2, 1, options=options)


def test_the_most_cards_that_can_be_dealt_still_leave_one_to_draw():
    """PK10, PK4.2: the largest hands use the deck up, and the match goes on."""
    table = sc.new_table(plank.GAME, 2, 1, options={"hand": 54})
    assert game_tables.seen(table, "draw_pile_size") == 0
    assert sorted(game_tables.seen(table, "hand_sizes").values()) == [54, 55]
    assert sc.legal(game_tables.do(table, game_tables.lines(table)[-1]))


@pytest.mark.parametrize("card", plank.DUST)
def test_a_dust_card_whose_plugin_is_off_can_only_be_discarded(card):
    """PK6.3, PK4.4: its cards stay in the deck, and the other dust cards work as before."""
    off = f"plankenkoorts.{card}"
    setup = {
        "hands": HANDS,
        "shelves": {"P2": {"NT": ["Mattheüs"]}, "P1": {"OT": ["Genesis", "Ruth"]}},
    }
    table = plank.position(without=(off,), **setup)
    usual = plank.position(**setup)
    assert Counter(sc.full_deck(table.rules)) == Counter(sc.full_deck(usual.rules))

    def with_card(position: sc.Table) -> set[str]:
        return {line for line in game_tables.lines(position) if card in line.split()}

    assert with_card(table) == {f"discard {card}"}
    assert len(with_card(usual)) > 1
    assert set(game_tables.lines(usual)) - set(game_tables.lines(table)) == with_card(
        usual
    ) - with_card(table)
    after = game_tables.do(table, f"discard {card}")
    assert game_tables.seen(after, "discard_pile") == [card]


@pytest.mark.parametrize("card", plank.DUST)
def test_matches_end_without_any_one_dust_card(card):
    """PK9.1: a whole match is played with each of the plugins off."""
    start = sc.new_table(plank.GAME, 3, 8, without=(f"plankenkoorts.{card}",))
    last = start
    for table, _, after in game_tables.steps(start, 8, 20_000):
        assert table.rules.problem(table) is None
        last = after.table
    assert last.outcome is not None


def test_a_cloud_needs_its_plugin_to_stand_on_a_shelf():
    """PK6.11: without the rule a dust cloud is no book, and the refusal says so."""
    table = plank.position(without=("plankenkoorts.stofwolk",), hands={"P1": ["stofwolk"]})
    refused = sc.why_not(table, sc.read(table, "begin stofwolk as Genesis"))
    assert refused is not None
    assert refused.id == "not_a_book"


def test_house_rules_can_adjust_the_numbers_of_the_game():
    """PK7.2, PK4.2: cards drawn and points for a stand are numbers that another plugin changes."""
    house = sc.Plugin("house.rules", plank.GAME)
    house.adjust("plankenkoorts.cards_drawn")(lambda count, position, seat: count + 1)
    house.adjust(STANDARD)(lambda points, position, seat: points * 2)
    table = sc.new_table(plank.GAME, 2, 3, [house])
    assert sorted(game_tables.seen(table, "hand_sizes").values()) == [5, 7]
    last = [after.table for _, _, after in game_tables.steps(table, 3, 20_000)][-1]
    assert last.outcome is not None
    scores = dict(last.outcome.scores)
    assert sum(scores.values()) >= 10 * sum(game_tables.seen(last, "standards").values())


def test_a_forbidden_gift_makes_the_loan_impossible():
    """PK6.16, PK6.18: what could be begun but not finished is not offered, whoever forbids it."""
    miser = sc.Plugin("house.miser", plank.GAME)
    never = sc.Reason("never_give", "H1", "Nothing is given away here.")
    miser.rule(Give, sc.Rule(never, predicate=lambda at, action: False))
    table = sc.new_table(plank.GAME, 2, 3, [miser])
    for position, _, _ in game_tables.steps(table, 3, 150):
        assert not [line for line in game_tables.lines(position) if line.startswith("geleend_boek")]


def test_a_book_that_does_not_fit_means_the_one_way_of_laying_it_there():
    """Begin, go on or close: that follows from the book and from what stands on the shelf."""
    table = plank.position(
        hands={"P1": ["Exodus", "Markus", "Openbaring"]}, shelves={"P1": {"OT": ["Genesis", "Job"]}}
    )
    for card, shelf, line in (
        ("exodus", "OT", "place Exodus"),
        ("markus", "NT", "begin Markus"),
        ("openbaring", "NT", "close Openbaring"),
    ):
        (action,) = meant(table, (f"hand-{card}", f"shelf-P1-{shelf}"))
        assert sc.write(table, action) == line


@pytest.mark.parametrize(
    ("touched", "rule"),
    [
        (("hand-exodus", "shelf-P1-OT"), "PK5.4"),
        (("hand-exodus", "book-P1-OT-0"), "PK5.4"),
        (("hand-markus", "shelf-P1-NT"), "PK5.3"),
        (("hand-maleachi", "shelf-P1-OT"), None),
        (("hand-boekenbon", "shelf-P2-OT"), "PK6.7"),
        (("hand-boekenbon", "shelf-P2-NT"), "PK6.6"),
        (("hand-geleend_boek", "seat-P1"), "PK6.15"),
        (("hand-stofwolk", "shelf-P1-OT", "crib-ruth"), "PK6.12"),
        (("draw-pile",), None),
    ],
)
def test_a_touch_that_is_not_allowed_is_explained(touched, rule):
    """PK5.3, PK5.4, PK6.6, PK6.7, PK6.12: pieces that mean nothing allowed still mean something."""
    table = plank.position(
        hands={
            "P1": ["Exodus", "Markus", "Maleachi", "boekenbon", "geleend_boek", "stofwolk"],
            "P2": ["Jona"],
        },
        shelves={"P1": {"OT": ["Genesis", "Job"]}, "P2": {"OT": ["Genesis", "Leviticus"]}},
    )
    rules = [
        refused.rules for action in meant(table, touched) if (refused := sc.why_not(table, action))
    ]
    assert (rule is None and not rules) or any(rule in found for found in rules)


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (Shelves((Standing("exodus", 2),)), "begins with its first book"),
        (Shelves((Standing("genesis", 1),) * 2), "comes later"),
        (Shelves((), (Standing("genesis", 1),)), "other shelf"),
        (Shelves((Standing("stof_eens", 1),)), "isn't a book"),
        (Shelves((Standing("mattheus", 1),)), "real book"),
        (Ledger(0, (0,) * 5001), "the ledger has 5001 rounds"),
    ],
)
def test_a_broken_table_is_named(part, told):
    """PK1.3, PK5.3, PK5.4: what always holds is checked, and each breach has its words."""
    table = plank.position(draw_pile=[])
    at = table.rules.part_index[type(part), "P1"]
    parts = (*table.parts[:at], part, *table.parts[at + 1 :])
    problem = table.rules.problem(replace(table, parts=parts))
    assert problem is not None
    assert told in problem


@pytest.mark.parametrize(
    ("pending", "told"),
    [
        (GiveBack("P1", "geleend_boek", "job", ("nobody",)), "P1 swaps with nobody"),
        (GiveBack("P1", "geleend_boek", "job", ("P1",)), "P1 swaps with P1"),
        (GiveBack("P1", "geleend_boek", "job", ()), "swapped with nobody, or twice"),
        (NextPartner("P1", "geleend_boek", ("P2", "P2")), "swapped with nobody, or twice"),
        (NextPartner("P1", "genesis", ("P2",)), "genesis is being played, and swaps nothing"),
        (NextPartner("P1", "cuckoo", ("P2",)), "cuckoo is being played, and swaps nothing"),
        (GiveBack("P1", "geleend_boek", "amos", ("P2",)), "amos was borrowed, and is not in"),
    ],
)
def test_a_swap_that_cannot_be_is_named(pending, told):
    """PK6.15 to PK6.17: with the name of the dust card's plugin."""
    table = replace(plank.position(hands={"P1": ["Job"]}), pending=(sc.Turn("P1"), pending))
    problem = table.rules.problem(table)
    assert problem is not None
    assert problem.startswith("plankenkoorts.geleend_boek: ")
    assert told in problem


def test_a_screw_that_is_loose_for_nobody_is_named():
    """PK6.19: only a player's turn begins with a new hand."""
    now = sc.Change(plank.position())
    now.put(LooseScrew("P9"))
    table = now.done().table
    assert table.rules.problem(table) == "plankenkoorts.losse_schroef: a screw of P9 is loose"


def test_a_card_too_many_is_named():
    """PK1.3: a ninth Genesis comes from nowhere."""
    table = plank.position()
    now = sc.Change(table)
    sc.lay_out(now, "hand.P1", ["genesis"])
    assert "9 of genesis" in str(table.rules.problem(now.done().table))


MARKET = "house.market"
PACK = """
[[card]]
id = "klopboor"
effect = "next_renews_hand"
copies = 2
params = { cards = 3 }

[[card]]
id = "zandloper"
effect = "skip_next"

[[card]]
id = "mist"
effect = "any_book"

[[card]]
id = "ruilbeurs"
effect = "blind_swap"
params = { max_partners = 1 }

[[card]]
id = "cadeaubon"
effect = "take_last_book"
"""


def market_with(folder: Path, pack: str) -> sc.Plugin:
    """A house rule that brings the cards of a pack."""
    (folder / "pack.toml").write_text(pack, encoding="utf-8")
    market = sc.Plugin(MARKET, plank.GAME)
    market.pack(folder / "pack.toml")
    return market


def test_the_end_tells_all_points_and_what_they_came_from():
    """PK9.2, PK7.2: the points of every round, those of books and those of stands."""
    table = plank.position(
        round=3,
        points={"P1": [11, 2], "P2": [6, 12]},
        standards={"P1": 1, "P2": 1},
        hands={"P1": ["Openbaring"]},
        shelves={
            "P1": {"OT": ["Genesis", "Exodus", "Maleachi"], "NT": ["Mattheüs", "Markus"]},
            "P2": {"OT": ["Genesis", "Job"], "NT": ["Mattheüs", "Lukas", "Titus"]},
        },
    )
    end = sc.apply(table, sc.read(table, "close Openbaring")).table.outcome
    assert (end.winners, end.scores) == (("P1",), (("P1", 24), ("P2", 23)))
    assert {seat: dict(end.parts_of(seat)) for seat in ("P1", "P2")} == {
        "P1": {"books": 14, "stands": 10},
        "P2": {"books": 18, "stands": 5},
    }


@pytest.mark.parametrize(
    ("own", "named", "rules"),
    [
        ({"NT": ["Mattheüs", "Romeinen"]}, "Exodus", ("PK6.9", "PK6.12", "PK5.3", "R7")),
        ({"NT": ["Mattheüs", "Romeinen"]}, "Lukas", ("PK6.9", "PK6.12", "PK5.4")),
        ({"OT": ["Genesis", "Maleachi"]}, "Exodus", ("PK6.9", "PK6.12", "PK5.6")),
    ],
)
def test_a_cloud_that_fits_nowhere_cites_just_the_rules_of_that(own, named, rules):
    """PK6.9, PK6.12, R7: R7 is about first books alone."""
    shelves = {"P1": own, "P2": {"OT": ["Genesis", "stofwolk as Exodus"]}}
    table = plank.position(hands={"P1": ["boekenbon"]}, shelves=shelves)
    taken = sc.read(table, f"boekenbon P2 OT as {named}")
    assert sc.why_not(table, taken).rules == rules
    assert sp.meant(table, ("hand-boekenbon", "shelf-P2-OT", f"crib-{named.lower()}")) == (taken,)


def test_a_card_pack_brings_dust_cards_of_its_own(tmp_path):
    """PK6.4, PK6.6, PK6.11, PK6.15, PK6.19: effects serve cards with other names and numbers."""
    market = market_with(tmp_path, PACK)
    rules = sc.new_table(plank.GAME, 3, 1, [market]).rules
    assert len(sc.full_deck(rules)) == 109 + 6
    hands = {
        "P1": [
            f"{MARKET}:{card}"
            for card in ("klopboor", "zandloper", "mist", "ruilbeurs", "cadeaubon")
        ],
        "P2": ["Ruth"],
        "P3": ["Amos"],
    }
    shelves = {"P2": {"OT": ["Genesis"]}}
    table = lay_out(rules, {"hands": hands, "shelves": shelves, "draw_pile": ["Job"]}, 0)
    assert game_tables.seen(game_tables.do(table, f"{MARKET}:zandloper"), "turn") == "P3"
    fog = game_tables.do(table, f"begin {MARKET}:mist as Mattheüs")
    assert game_tables.seen(fog, "shelves")["P1"]["NT"] == [f"{MARKET}:mist as Mattheüs"]
    assert game_tables.seen(game_tables.do(table, f"{MARKET}:cadeaubon P2 OT"), "shelves")["P1"][
        "OT"
    ] == ["Genesis"]
    borrowed = game_tables.do(table, f"{MARKET}:ruilbeurs P2")  # what was taken is seen first
    assert game_tables.seen(game_tables.do(borrowed, f"give {MARKET}:klopboor"), "turn") == "P2"
    fresh = lay_out(rules, {"hands": hands, "draw_pile": ["Job", "Ezra", "Jona", "Titus"]}, 0)
    renewed = game_tables.do(fresh, f"{MARKET}:klopboor")
    assert game_tables.seen(renewed, "hands")["P2"] == ["Job", "Ezra", "Jona"]
    loaded = sc.load(sc.dump(fog), library=library_with(market))
    assert sc.digest(loaded) == sc.digest(fog)
    for view in (sc.view(fog, seat) for seat in fog.seats):
        assert sp.scene(view).pieces
    start = sc.new_table(plank.GAME, 3, 1, [market])
    for position, _, _ in game_tables.steps(start, 1, 400):
        for action in sc.legal(position):
            assert sc.read(position, sc.write(position, action)) == action


def library_with(plugin: object) -> sc.Library:
    library = sc.standard_library().copy()
    library.add(plugin)
    return library


@pytest.mark.parametrize("params", ["cards = 0", 'cards = "many"', "card = 3"])
def test_numbers_that_an_effect_cannot_use_are_refused_before_play(tmp_path, params):
    """R15: a mistake in a pack is told with the card and the effect, not in mid-match."""
    market = market_with(
        tmp_path,
        f'[[card]]\nid = "klopboor"\neffect = "next_renews_hand"\nparams = {{ {params} }}\n',
    )
    with pytest.raises(sc.PluginError, match=r"house\.market.*klopboor.*next_renews_hand"):
        sc.new_table(plank.GAME, 2, 1, [market])


def test_a_card_that_discards_has_left_the_hand_by_then(tmp_path):
    """PK6.1: alone in the hand it can do nothing, beside another card it can."""
    card = f"{MARKET}:sieve"
    market = market_with(tmp_path, '[[card]]\nid = "sieve"\ndo = [{ discard = 1 }]\n')
    rules = sc.new_table(plank.GAME, 2, 1, [market]).rules
    for others, can in (([], False), (["Ruth"], True)):
        hands = {"P1": [card, *others], "P2": ["Amos"]}
        table = lay_out(rules, {"hands": hands, "draw_pile": ["Job"]}, 0)
        assert (card in game_tables.lines(table)) is can
