"""What follows by itself in packs, numbers that last, costs beside points, titles by language."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import scriptorium as sc
from example_tables import BOARD as BOARD_OF_ALL
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.positions import position
from scriptorium_play.texts.translator import words_for

ZEAL = Path(__file__).resolve().parent / "further" / "zeal.toml"
BOARD = """
     A  B  C  D
1   .. .. .. ..
2   .. aR a. ..
3   .. b. b. ..
"""


def at(**setup):
    usual = {"board": BOARD, "bridges": {"a": "I2 wood", "b": "I2 iron"}}
    return position("sator", given=[ZEAL], **(usual | {"im_deck": ["moves-wood"] * 9} | setup))


def test_a_card_starts_what_lasts_and_costs_the_free_action():
    given = at(hands={"red": ["zeal:psalm"]})
    given.play("zeal:psalm")
    assert (given.see("ap"), given.see("free")) == (5, False)
    assert given.legal == {"option 1", "option 2"}
    given.play("option 1")
    assert given.see("hand_sizes")["red"] == 1
    rules, seats = given.table.rules, given.table.seats
    points = lambda: [rules.number("sator.action_points", given.table, s) for s in seats]  # noqa: E731
    assert points() == [8, 6]


def test_what_lasts_ends_with_the_turn_that_it_was_for():
    given = at(hands={"red": ["zeal:psalm"]}).play("zeal:psalm").play("option 1")
    found = []
    for _ in range(4):
        turn = given.table.clock.turn
        while given.table.clock.turn == turn:
            given.play("end" if "end" in given.legal else min(given.legal))
        found.append((given.table.clock.seat, given.see("ap")))
    assert found == [("blue", 6), ("red", 8), ("blue", 6), ("red", 6)]


def test_what_costs_more_than_there_is_cannot_be_played():
    given = at(hands={"red": ["zeal:psalm"]}, free=False)
    refused = given.refused("zeal:psalm")
    assert (refused.id, refused.reason) == ("costs", "This costs 1 free and you have 0 left.")


def test_a_card_that_costs_two_uses_takes_both(tmp_path):
    """Of something that may be done a few times a turn: one use is not enough, and none is left."""
    dear = ZEAL.read_text(encoding="utf-8").replace("costs = { free = 1 }", "costs = { free = 2 }")
    pack = tmp_path / "zeal.toml"
    pack.write_text(dear, encoding="utf-8")
    given = position(
        "sator", given=[pack], board=BOARD, bridges={"a": "I2 wood", "b": "I2 iron"},
        hands={"red": ["zeal:psalm"]},
    )  # fmt: skip
    assert given.refused("zeal:psalm").reason == "This costs 2 free and you have 1 left."
    now = sc.Change(given.table)
    now.clock = replace(now.clock, uses=(2, *now.clock.uses[1:]))
    table = now.done().table
    after = sc.apply(table, sc.read(table, "zeal:psalm")).table
    assert after.clock.uses[0] == 0


def test_a_book_that_is_taken_brings_a_card_and_a_larger_desk():
    board = BOARD_OF_ALL
    given = at(board=board, bridges={"a": "I2 iron", "b": "I3 stone"}, mp=4)
    assert given.table.rules.number("sator.hand_size", given.table, "red") == 6
    given.play("walk").play("go C4 D4")
    assert given.see("books_taken")["red"] == 1
    assert given.see("hand_sizes") == {"red": 1, "blue": 0}
    assert given.table.rules.number("sator.hand_size", given.table, "red") == 8
    assert given.table.rules.number("sator.hand_size", given.table, "blue") == 6


def test_a_turned_bridge_brings_a_card_while_the_hand_is_small():
    full = ["wild", "wild", "moves-brick"]
    for hand, left in ((["rotas-I2"], 1), (["rotas-I2", *full, "moves-iron"], 4)):
        given = at(hands={"red": hand})
        given.play("rotas-I2 2 b: B3 180")
        assert given.see("hand_sizes")["red"] == left


def test_titles_are_told_in_the_language_of_the_player():
    found = sc.standard_library().copy()
    plugin = add_loose(found, read_loose(ZEAL), "given")
    assert (plugin.about.titled("de"), plugin.about.titled("fr")) == ("Eifer", "Zeal")
    assert plugin.about.summed_up("nl").startswith("Wie een boek leest")
    rules = sc.new_table("sator", mods=["zeal"], seed=1, library=found).rules
    german, italian = (words_for(one, rules, found) for one in ("de", "it"))
    assert german.name("zeal:fervour") == "Inbrunst"
    assert german.name("zeal:on-1") == "Ein Buch ist gelesen"
    assert (italian.name("Walk"), italian.card("zeal:psalm")[0]) == ("Cammina", "SALMO")


WRONG = {
    "event": ('when = "book_tken"\ndo = [{ draw = 1 }]', "there is no event 'book_tken'; did you"),
    "several": (
        'when = "bridge_taken"\nwhere = { bidge = 1 }\ndo = [{ draw = 1 }]',
        "has no 'bidge'",
    ),
    "phase": (
        'when = "turn_began"\nduring = ["paly"]\ndo = [{ draw = 1 }]',
        "there is no phase 'pa",
    ),
    "choice": ('when = "turn_began"\ndo = [{ walk = "acolyte" }]', "and walk asks for one"),
    "verb": ('when = "turn_began"\ndo = [{ drw = 1 }]', "there is no verb 'drw'; did you mean 'dr"),
}
LASTS = {
    "number": ('number = "sator.points"\nid = "a"\nby = 1', "there is no number 'sator.points'"),
    "both": ('number = "sator.hand_size"\nid = "a"\nby = 1\nto = 3', "say by = … (so many more or"),
    "neither": ('number = "sator.hand_size"\nby = 1', "say while = { … }, or give it an id"),
    "condition": (
        'number = "sator.hand_size"\nby = 1\nwhile = { boks = { at_least = 1 } }',
        "there is no condition 'boks'; did you mean 'books'?",
    ),
}
CARDS = {
    "cost": (
        "costs = { fre = 1 }\ndo = [{ draw = 1 }]",
        "have no 'fre' to be paid with; did you mea",
    ),
    "start": ('do = [{ start = "zel" }]', "there is no verb 'start'"),
}


@pytest.mark.parametrize(
    ("table", "lines", "told"),
    [
        *(("on", *one) for one in WRONG.values()),
        *(("lasting", *one) for one in LASTS.values()),
        *(("card", 'id = "odd"\nback = "im"\n' + one[0], one[1]) for one in CARDS.values()),
    ],
)
def test_a_mistake_is_told_with_its_line(table, lines, told, tmp_path):
    path = tmp_path / "odd.toml"
    path.write_text(f'[pack]\nname = "odd"\ngame = "sator"\n\n[[{table}]]\n{lines}\n', "utf-8")
    library = sc.standard_library().copy()
    add_loose(library, read_loose(path), "given")
    with pytest.raises(sc.ScriptoriumError) as wrong:
        sc.new_table("sator", mods=["odd"], library=library)
    assert told in str(wrong.value)
    assert str(wrong.value).startswith("odd.toml:")
