"""Getting past others, house rules in its way, boards of one's own, files with mistakes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import game_tables
import rennes
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.engine.play import carry_out
from scriptorium_rennes import with_box
from scriptorium_rennes.board import Figure, on_another, pay
from scriptorium_rennes.box import read
from scriptorium_rennes.cards import HELD
from scriptorium_rennes.ghosts import PointAdded
from scriptorium_rennes.moving import Passing, StepTo
from scriptorium_rennes.village import village

FILES = Path(__file__).resolve().parents[2] / "cards" / "scriptorium_cards" / "rennes"


def house(forbidden: str) -> sc.Plugin:
    """A house rule: nobody steps on one space."""
    made = sc.Plugin("house.wall", "rennes")
    at_the_wall = lambda at, do: do.space != village(at).number[forbidden]  # noqa: E731
    made.forbid(StepTo, "wall", "H1", "A wall.", unless=at_the_wall)
    return made


def test_a_house_rule_strands_nobody():
    """RN5.13: where a house rule forbids the only step on, the step before it is refused too."""
    setup = {
        "figures": {"rood": "AB1", "blauw": "A.E"},
        "turn": "blauw",
        "hands": {"blauw": ["blauw-1"]},
        "pool": "paars 1",
    }
    assert "step AB1" in game_tables.lines(rennes.position(**setup))
    walled = rennes.position(mods=(house("AB2"),), **setup)
    assert "step AB1" not in game_tables.lines(walled)
    refused = sc.why_not(walled, sc.read(walled, "step AB1"))
    assert refused is not None
    assert refused.id == "no_room_beyond"


@pytest.mark.parametrize("seed", range(3))
def test_with_a_wall_random_play_always_has_a_choice(seed):
    """R10: also with several figures about and a space that is forbidden."""
    figures = {"rood": "BG1", "blauw": "BG2", "groen": "G.N", "geel": "B.S", "paars": "B.E"}
    hands = {seat: ["groen-2", "paars-2", "rood-3", "blauw-2"] for seat in figures}
    table = rennes.position(
        5, seed=seed, mods=(house("kG1"),), figures=figures, hands=hands, turn="geel"
    )
    for _, _, after in game_tables.steps(table, seed, 300):
        assert sc.legal(after.table), after.table


@pytest.mark.parametrize("code", ["", "cimetiere", "villa"])
def test_passing_is_exact_against_really_trying(code):
    """RN5.13, R44: the search says what trying each action in turn finds out, ghosts included."""
    chooser = random.Random(4)
    colours = ("rood", "blauw", "groen", "geel", "paars")
    tried = 0
    for seed in range(60):
        hand = [
            f"{chooser.choice(colours)}-{chooser.randint(1, 3)}"
            for _ in range(chooser.randint(0, 3))
        ]
        figures = {
            "rood": "BG1",
            "blauw": "BG2",
            "groen": chooser.choice(["G.N", "V1"]),
            "geel": "B.S",
        }
        table = rennes.position(
            4,
            seed=seed,
            figures=figures,
            portals={"B": "rood blauw groen paars"},
            turn="geel",
            hands={"geel": hand},
            pool=f"groen {chooser.randint(1, 4)}",
            claims={code: ["geel"]} if code else {},
        )
        listed = {line for line in game_tables.lines(table) if line.startswith("step")}
        for name in ("BG1",):
            expected = tries(table, name)
            assert (f"step {name}" in listed) is expected, (seed, hand)
            tried += 1
    assert tried == 60


def tries(table: sc.Table, name: str) -> bool:
    """Whether a step and then anything at all leads to a space of one's own, tried one by one."""
    now = sc.Change(table)
    pay(now, 1)
    now[Figure, "geel"] = Figure(village(table).number[name])
    now.wait_for(Passing("geel"))
    start, seen = now.done().table, set()
    waiting = [start]
    while waiting:
        here = waiting.pop()
        if not on_another(here, "geel") and type(here.pending[-1]) is sc.Turn:
            return True
        for rule in here.rules.sources[here.rules.key_of(sc.Moment.of(here))]:
            for action in rule.every(sc.Moment.of(here)):
                if rule.refusal_of(sc.Moment.of(here), action) is not None:
                    continue
                ends = rule.why_not_completed(sc.Moment.of(here), action)
                if ends is not None and ends.id != "no_room_beyond":
                    continue
                after = carry_out(rule, here, action).table
                key = sc.digest(after)
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
    return False


TOKENS = "rood  = {0}\nblauw = {0}\ngroen = {0}\ngeel  = {0}\npaars = {0}\n"


def test_the_shipped_box_is_sound():
    """RN14: links on both ends, areas, discs and counts are checked when it is read."""
    box = read(FILES)
    assert len(box.board.portal) == 9
    assert sum(map(len, (box.board.field, box.board.vortex, box.board.cavern))) == 36 + 4 + 7


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("board.toml", 'next = ["A.E", "AB2"]', 'next = ["A.E", "BC1"]', "board.toml:"),
        ("board.toml", 'owner = "A.E"', 'owner = "A.X"', "is no side of a portal"),
        ("board.toml", 'symbol = "eglise"', 'symbol = "kerk"', "there is no location kerk"),
        (
            "board.toml",
            'colours = ["blauw", "groen", "geel", "paars"]',
            'colours = ["blauw", "blauw", "geel", "paars"]',
            "blauw is there twice",
        ),
        ("board.toml", "number = 2\n", "number = 1\n", "1 is there twice"),
        (
            "cards.toml",
            "la_tour   = { blauw = 3, groen = 2 }",
            "la_tour   = { wit = 3 }",
            "no colour 'wit'",
        ),
        ("cards.toml", 'location = "villa"', 'location = "eglise"', "eglise is there twice"),
        ("cards.toml", "players_max       = 5", "players_max       = 6", "a colour of its own"),
        ("cards.toml", "codes_to_crack    = 3", "codes_to_crack    = 6", "not so many codes"),
        ("cards.toml", TOKENS.format(25), TOKENS.format(1), "circles want as many tokens"),
        ("cards.toml", "start             = 7", "start             = 20", "105 cards are dealt"),
        ("cards.toml", '"H", "I"]', '"H"]', "a token for each area"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_line(tmp_path, file, old, new, told):
    """RN14: file, line and what was expected."""
    for name in ("board.toml", "cards.toml"):
        text = (FILES / name).read_text(encoding="utf-8")
        assert name != file or old in text
        (tmp_path / name).write_text(text.replace(old, new, 1) if name == file else text)
    with pytest.raises(sc.PluginError) as error:
        read(tmp_path)
    assert told in str(error.value)
    assert str(error.value).startswith(f"{file}:")


def test_a_disc_shows_colours_of_the_cards(tmp_path):
    """RN14: a board may bring others, which then need cards."""
    board = (FILES / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(board.replace('"geel", "paars"]', '"geel", "wit"]', 1))
    (tmp_path / "cards.toml").write_text((FILES / "cards.toml").read_text(encoding="utf-8"))
    with pytest.raises(sc.PluginError, match="the disc d1 shows wit, which is not here"):
        read(tmp_path)


def test_another_board_is_another_file(tmp_path):
    """R1: four portals, two vortices, one location more than needed; nothing else is changed."""
    cards = (FILES / "cards.toml").read_text(encoding="utf-8")
    head, rest = cards.split("[codes]", 1)
    cards = (
        head
        + "[codes]\nla_tour = { blauw = 1 }\nvilla = { rood = 1, geel = 1 }\n[scoring]"
        + rest.split("[scoring]", 1)[1]
    )
    before, ghosts = cards.split("[[ghost]]", 1)
    kept = [one for one in ghosts.split("[[ghost]]") if '"la_tour"' in one or '"villa"' in one]
    events = ghosts[ghosts.index("[[event]]") :]
    kept = [one.split("# ---")[0] for one in kept]
    cards = before + "".join(f"[[ghost]]{one}" for one in kept) + events
    cards = cards.replace("codes_to_crack    = 3", "codes_to_crack    = 1")
    cards = cards.replace(
        'area_tokens      = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]',
        'area_tokens = ["A", "B"]',
    )
    is_playable(tmp_path, SMALL, cards)


def test_a_board_with_more_vortices_is_another_file(tmp_path):
    """RN2.7, RN5.9: a fifth vortex beside a corridor is linked with all others, and is drawn."""
    board = (FILES / "board.toml").read_text(encoding="utf-8")
    board = board.replace('next = ["A.S", "AF2"]', 'next = ["A.S", "AF2", "V5"]', 1)
    board += "\n" + linked("vortex", "V5", "A.S", ["AF1"], "A").replace("[0, 0]", "[330, 590]")
    cards = (FILES / "cards.toml").read_text(encoding="utf-8")
    table = is_playable(tmp_path, board, cards)
    there = village(table)
    steps = {there.names[step.to] for step in there.steps[there.number["V5"]]}
    assert steps == {"AF1", "V1", "V2", "V3", "V4", "SANC"}
    shown = sp.scene(sc.view(table, table.seats[0]))
    assert shown.piece("V5").art.startswith("rennes-vortex-")


def is_playable(tmp_path, board, cards):
    """A box of these files: chance plays it soundly, all of it is drawn; gives the beginning."""
    (tmp_path / "board.toml").write_text(board)
    (tmp_path / "cards.toml").write_text(cards)
    library = sc.Library()
    library.add(with_box(read(tmp_path)), third_party=False)
    assert len(library.plugins) > 10
    table = sc.new_table("rennes", 2, 3, library=library)
    last = table
    for _, _, after in game_tables.steps(table, 3, 600):
        assert after.table.rules.problem(after.table) is None
        last = after.table
    assert last.outcome is not None or last.clock.round > 3
    drawn = {piece.id for piece in sp.scene(sc.view(last, last.seats[0])).pieces}
    assert {*village(last).names, "deck", "bag", "rock"} <= drawn
    return table


def portal(name: str, number: int, area: str, sides: dict[str, str]) -> str:
    lines = "".join(f'{side} = "{there}"\n' for side, there in sides.items())
    return f'[[portal]]\nid = "{name}"\nnumber = {number}\narea = "{area}"\npos = [0, 0]\n{lines}'


def linked(kind: str, name: str, owner: str, next_to: list[str], area: str = "A") -> str:
    return (
        f'[[{kind}]]\nid = "{name}"\narea = "{area}"\nowner = "{owner}"\n'
        f"next = {next_to}\npos = [0, 0]\n".replace("'", '"')
    )


NAMES = ("P", "Q", "R", "S")
SMALL = (
    'format = 1\ntitle = "Four"\nsize = [10, 10]\n'
    'sides = ["N", "E", "S", "W"]\nareas = ["A", "B"]\n'
    + portal("P", 1, "A", {"N": "la_tour", "E": "PQ", "S": "SP", "W": "V1"})
    + portal("Q", 2, "A", {"N": "villa", "E": "V2", "S": "QR", "W": "PQ2"})
    + portal("R", 3, "B", {"N": "QR2", "E": "r1", "S": "r2", "W": "RS"})
    + portal("S", 4, "B", {"N": "SP2", "E": "RS2", "S": "s1", "W": "s2"})
    + linked("field", "PQ", "P.E", ["P.E", "PQ2"])
    + linked("field", "PQ2", "Q.W", ["PQ", "Q.W"])
    + linked("field", "QR", "Q.S", ["Q.S", "QR2"])
    + linked("field", "QR2", "R.N", ["QR", "R.N"], "B")
    + linked("field", "RS", "R.W", ["R.W", "RS2"], "B")
    + linked("field", "RS2", "S.E", ["RS", "S.E"], "B")
    + linked("field", "SP2", "S.N", ["S.N", "SP"], "B")
    + linked("field", "SP", "P.S", ["SP2", "P.S"])
    + linked("field", "r1", "R.E", ["R.E", "CR"], "B")
    + linked("field", "r2", "R.S", ["R.S", "CR"], "B")
    + linked("field", "s1", "S.S", ["S.S", "CS"], "B")
    + linked("field", "s2", "S.W", ["S.W", "CS"], "B")
    + linked("vortex", "V1", "P.W", ["P.W"])
    + linked("vortex", "V2", "Q.E", ["Q.E"])
    + "".join(
        f'[[cavern]]\nid = "{name}"\narea = "B"\nsymbol = ""\ncircles = 3\n'
        f'next = ["{near[0]}", "{near[1]}"]\npos = [0, 0]\n'
        for name, near in (("CR", ["r1", "r2"]), ("CS", ["s1", "s2"]))
    )
    + "".join(
        f'[[location]]\nid = "{name}"\nname = "{name}"\nportal_side = "{side}"\n'
        'symbol_name = "x"\nextra_cards = 1\npos = [0, 0]\n'
        for name, side in (("la_tour", "P.N"), ("villa", "Q.N"))
    )
    + '[sanctuaire]\nid = "SANC"\nname = "Sanctuaire"\npos = [0, 0]\n'
    + "".join(
        f'[[disc]]\nid = "d{at}"\ncolours = {list(colours)}\n'.replace("'", '"')
        for at, colours in enumerate(
            (
                ("rood", "blauw", "groen", "geel"),
                ("rood", "groen", "blauw", "paars"),
                ("geel", "paars", "rood", "blauw"),
                ("groen", "geel", "paars", "rood"),
            )
        )
    )
    + "[reference_setup]\n"
    + "".join(f'{name} = {{ disc = "d{at}", turn = 0 }}\n' for at, name in enumerate(NAMES))
)


def test_a_touched_card_of_the_hand_is_that_card():
    """RN5.2: what is touched behind it may be a space; an open card is none of the hand."""
    at = sc.Moment.of(rennes.position())
    assert HELD.meant(at, ("card-geel-4",)) == ("geel-4", 1)
    assert HELD.meant(at, ("card-geel-4", "field-AB1")) == ("geel-4", 1)
    for other in ((), ("open-geel-4",), ("card-event",), ("field-AB1", "card-geel-4")):
        assert HELD.meant(at, other) is None


def test_a_card_is_read_by_its_colour_and_dots():
    """RN5.2: one that nobody holds is refused, one of no colour of the game cannot be written."""
    table = rennes.position()
    assert HELD.read(table, "geel-4") == "geel-4"
    assert HELD.read(table, "geel-9") == "geel-9"
    assert sc.why_not(table, sc.read(table, "play geel-9")).id == "not_held"
    for odd in ("wit-4", "geel-0", "wit"):
        with pytest.raises(sc.Unreadable, match="write a colour and dots, as in geel-4"):
            HELD.read(table, odd)


def test_what_a_ghost_adds_is_told():
    """R16, R43: all hear of the point."""
    setup = {"turn": "geel", "hands": {"geel": ["geel-2"]}, "claims": {"cimetiere": ["geel"]}}
    table = game_tables.do(rennes.position(4, **setup), "play geel-2")
    after = sc.apply(table, sc.read(table, "dagobert"))
    assert PointAdded("geel") in after.events
    for seat in table.seats:
        assert PointAdded("geel") in sc.seen_events(after, seat)
