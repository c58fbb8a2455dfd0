"""The guide names what there is: every key of a pack, effect, number, option, example and tool."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from guide_game import FILES, STEPS, typed, write_game

import scriptorium as sc
from scriptorium.cards import MOST_TIMES, Program, card_rules
from scriptorium.cards.packs import MOST_CARDS, MOST_DEPTH, CardLines, PackHeader, PackLines
from scriptorium.cards.programs import CONTROL, MOST_PARTS, MOST_WITHIN, OptionWords, Range
from scriptorium.cli.main import main
from scriptorium.engine.programs import MOST_STEPS
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import run_paths
from scriptorium.scene import scene
from scriptorium.testing.fuzzing import try_out
from scriptorium.testing.helpers import position
from scriptorium.testing.mod_check import check_mod

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "modding.md").read_text(encoding="utf-8")
CARDS = (ROOT / "docs" / "card-packs.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "modding-reference.md").read_text(encoding="utf-8")
MOST_LINES = 280  # of the guide's prose; what is looked up stands in the reference
PACKS = [t for t in re.findall(r"```toml\n(.*?)```", CARDS, re.S) if "[pack]" in t]
HOUSE, PACK = PACKS
FENCE = re.compile(r"^```.*?^```\n", re.M | re.S)
RULES = sc.new_table("sator").rules


def test_the_pack_of_the_guide_shows_every_key_and_plays(tmp_path):
    parsed = tomllib.loads(PACK)
    assert set(parsed) == set(PackLines.__struct_fields__)
    assert set(parsed["pack"]) == set(PackHeader.__struct_fields__)
    assert {key for card in parsed["card"] for key in card} == set(CardLines.__struct_fields__)
    path = tmp_path / "ford.toml"
    path.write_text(PACK, encoding="utf-8")
    library = sc.standard_library().copy()
    add_loose(library, read_loose(path), "test")
    rules = sc.new_table("sator", mods=["ford"], library=library).rules
    assert rules.cards["ford:raft"].copies == 4
    assert rules.cards["wild"].copies == 0
    assert rules.fixed_number("sator.action_points") == 8


def test_the_first_pack_of_the_guide_is_whole(tmp_path):
    """A gargoyle for three points, without anything else."""
    path = tmp_path / "our_house.toml"
    path.write_text(HOUSE, encoding="utf-8")
    setup = {"board": "   A B\n1 .. a.\n2 .. a.", "bridges": {"a": "I2 wood"}}
    at = position("sator", given=[path], hands={"red": ["clara"]}, **setup)
    assert at.play("clara B1").see("ap") == 3
    assert check_mod(path, sc.standard_library(), matches=0).sound


PLUGINS = re.findall(r"```python\n(.*?)```", GUIDE, re.S)
FIRST_SCREEN = 60  # lines


def given(tmp_path, code, name):
    path = tmp_path / name
    path.write_text(code, encoding="utf-8")
    assert check_mod(path, sc.standard_library(), matches=2, most=60).sound
    return [path]


def test_the_first_prayer_and_the_first_house_rule_of_the_guide_are_whole(tmp_path):
    """Both are on the first screen, and work as they stand there."""
    prayer, rule = PLUGINS[:2]
    assert GUIDE.index(rule) + len(rule) < len("\n".join(GUIDE.splitlines()[:FIRST_SCREEN]))
    setup = {"board": "   A B\n1 .. a.\n2 .. aR", "bridges": {"a": "I2 wood"}}
    at = position(
        "sator",
        given=given(tmp_path, prayer, "bread.py"),
        hands={"red": ["bread:panis"]},
        im_deck=["wild", "moves-wood"],
        **setup,
    )
    at.play("bread:panis")
    assert (at.see("ap"), at.see("im_deck_size")) == (5, 0)
    rules = given(tmp_path, rule, "patience.py")
    at = position(
        "sator",
        given=rules,
        hands={"red": ["wild", "moves-wood", "moves-stone"]},
        step="swap",
        im_deck=["moves-iron"],
        **setup,
    )
    assert at.table.clock.round <= 3
    assert at.refused("search").id == "later"


@pytest.mark.parametrize("steps", range(1, len(STEPS) + 1))
def test_each_step_of_the_first_game_works(steps, tmp_path):
    """What its reader has typed so far begins a match; from the third step on it is sound."""
    write_game(tmp_path, steps)
    library = sc.standard_library().copy()
    assert not add_loose(library, read_loose(tmp_path / "orchard"), "given").broken
    table = sc.new_table("orchard", 2, 1, library=library)
    assert [len(sc.cards_in(table, sc.key("hand", seat))) for seat in table.seats] == [3, 3]
    assert len([one for one in scene(sc.view(table, "ann")).pieces if one.group == "hand"]) > 0
    if steps < 3:
        return
    report = check_mod(tmp_path / "orchard", library=sc.standard_library(), matches=2)
    missing = [f"orchard/locale/{language}.ftl is missing" for language in ("nl", "de", "it")]
    unproven = ["no scenario lies with it: nothing shows what it is meant to do"]
    assert [one.text for one in report.findings] == missing + (unproven if steps < 5 else [])
    assert report.scenarios == (steps > 4) + (steps > 5)
    assert report.trial.actions == 2 * 16


def test_the_first_game_is_as_long_as_it_looks():
    """Seven steps, three files; what is typed anew is little."""
    assert len(STEPS) == 7
    lines = {
        kind: sum(b.text.count("\n") for step in STEPS for b in typed(step) if b.kind == kind)
        for kind in FILES
    }
    assert lines["python"] < 200
    assert lines["fluent"] + lines["toml"] < 50


def test_the_last_step_lists_what_was_declared(tmp_path, capsys):
    write_game(tmp_path, 7)
    assert main(["mods", "list", "orchard", "--with", str(tmp_path / "orchard")]) == 0
    told = capsys.readouterr().out
    (line,) = [one for one in told.splitlines() if "choice orchard.plant" in one]
    code = (tmp_path / "orchard" / "__init__.py").read_text("utf-8").splitlines()
    where = int(re.search(r"__init__\.py:(\d+)", line)[1])
    assert code[where - 1] == "@game.choice(FREE, BESIDE)"
    assert "rules O3 taken, O4 apart" in line
    assert "declared on orchard.bees:" in told


MODS = {code.partition("\n")[0].strip('"'): code for code in PLUGINS[2:] if "sc.Plugin(" in code}
FOR_ORCHARD = [title for title, code in MODS.items() if "from orchard" in code]


@pytest.fixture
def beside(tmp_path, monkeypatch):
    """A folder in which the examples and Orchard lie, for mods that import them."""
    write_game(tmp_path, 7)
    for folder in (ROOT / "docs" / "examples", tmp_path):
        monkeypatch.syspath_prepend(str(folder))
    yield tmp_path
    for name in ("orchard", "noughts_and_crosses", *(f"mod_{nr}" for nr in range(len(MODS)))):
        sys.modules.pop(name, None)


def loaded(beside, title):
    """A library with a mod of the guide, and the name of its game."""
    called = f"mod_{[*MODS].index(title)}"
    (beside / f"{called}.py").write_text(MODS[title], encoding="utf-8")
    module = import_module(called)
    library = sc.standard_library().copy()
    name = {"orchard": "orchard", "noughts": "noughts_and_crosses"}
    (mod,) = (one for one in vars(module).values() if getattr(one, "made_in", "") == called)
    if mod.about.game in name:
        library.add(import_module(name[mod.about.game]).game)
    library.add(mod)
    return library, mod


@pytest.mark.parametrize("title", MODS)
def test_each_mod_of_the_guide_can_be_played(title, beside):
    """As it stands there: it starts, and random matches go to their end or a long way."""
    library, mod = loaded(beside, title)
    trial = try_out(library, mod.about.game, [mod.name], matches=1, most=60)
    assert trial.wrong == []
    assert trial.actions > 4
    assert all(one.where.startswith("mod_") for one in mod.declarations)


def test_there_is_a_mod_for_cards_rules_and_events():
    assert len(MODS) == 7
    assert [title.partition(":")[0] for title in FOR_ORCHARD] == ["Rain", "Frost", "Harvest"]


def test_the_mods_for_orchard_do_what_they_say(beside):
    library, rain = loaded(beside, FOR_ORCHARD[0])
    given = position("orchard", mods=[rain.name], library=library, hands={"ann": ["rain:shower"]})
    assert given.play("water rain:shower").see("hand_sizes")["ann"] == 2
    library, frost = loaded(beside, FOR_ORCHARD[1])
    given = position("orchard", mods=[frost.name], library=library, hands={"ann": ["Plum"]})
    assert str(given.refused("plant Plum A1")).startswith("H2 · No plum is planted")
    assert sum(given.table.rules.number("orchard.hand", given.table, s) for s in ("ann",)) == 4
    library, harvest = loaded(beside, FOR_ORCHARD[2])
    trees = {"A1": "Plum", "B2": "Plum"}
    setup = {"trees": trees, "hands": {"ann": ["Plum"]}}
    given = position("orchard", mods=[harvest.name], library=library, **setup)
    assert given.play("plant Plum A2").see("turn") == "ann"


def test_the_house_rule_of_the_guide_works_as_written(beside):
    (title,) = [one for one in MODS if "In our house nobody marks" in one]
    library, mod = loaded(beside, title)
    table = sc.new_table("noughts", seed=1, mods=[mod.name], library=library)
    refused = sc.why_not(table, sc.read(table, "mark B2"))
    assert (refused.rule, refused.plugin) == ("H1", "house.centre")
    table = sc.apply(table, sc.read(table, "mark A1")).table
    assert sc.why_not(table, sc.read(table, "mark B2")) is None


def test_the_guide_plays_noughts_as_it_says(beside, capsys):
    (code,) = [one for one in PLUGINS if "print(" in one]
    exec(compile(code, "guide", "exec"), {})
    assert capsys.readouterr().out == f"{code.rpartition('# ')[2]}"


def test_the_test_of_the_guide_passes():
    """The one for authors, which needs the folder of the examples."""
    (code,) = [one for one in PLUGINS if "def test_" in one]
    space = {}
    exec(compile(code.replace('Path("docs/', f'Path("{ROOT}/docs/'), "guide", "exec"), space)
    space["test_who_keeps_vigil_pays_two_points"]()


@pytest.mark.parametrize("card", sorted(RULES.cards))
def test_every_card_is_in_the_reference(card):
    """With the levels that it has in the box, where these are written there."""
    (row,) = [
        line for line in REFERENCE.splitlines() if line.startswith("| `") and f"`{card}`" in line
    ]
    written = re.search(r"`\[(\{.*?\})", row)
    if written is not None:
        level = tomllib.loads(f"level = {written.group(1)}")["level"]
        params = RULES.cards[card].params
        numbers = params.numbers if isinstance(params, Program) else params
        assert level == {key: getattr(numbers.levels[0], key) for key in level}


@pytest.mark.parametrize("effect", sorted(card_rules(RULES).effects))
def test_every_effect_is_in_the_reference(effect):
    assert f"`{effect}`" in REFERENCE


@pytest.mark.parametrize("option", sorted(RULES.options))
def test_every_option_is_in_the_reference(option):
    assert f"`{option}`" in REFERENCE


def test_every_number_is_in_the_reference():
    library = sc.standard_library()
    book = library.book(library.setup("sator"))
    assert len(book.numbers) > 5
    assert [name for name in book.numbers if f"`{name}`" not in REFERENCE] == []


def test_the_numbers_of_the_box_in_the_reference_are_those_of_the_game():
    """Row by row: as many numbers as names stand before them, in their order."""
    rows = re.findall(r"^\| (`sator\.[^|]*) \| ([^|]*) \|$", REFERENCE, re.M)
    told = {}
    for names, values in rows:
        if "levels" not in values and "material" not in values and "for its own card" not in values:
            named = re.findall(r"`(sator\.\w+)`", names)
            told.update(zip(named, map(int, re.findall(r"\d+", values)), strict=False))
    library = sc.standard_library()
    numbers = library.book(library.setup("sator")).numbers
    assert told == {name: RULES.number(name, sc.new_table("sator"), "red") for name in numbers}


def stem(number):
    """One of a row, as `code_points_2` or `slot_II_C`, stands for all of it."""
    return re.sub(r"(_(std|I+))?_(\d+|[A-E])$", "", number)


@pytest.mark.parametrize("game", ["rennes", "monasterium", "plankenkoorts"])
def test_every_number_of_the_other_games_is_in_the_reference(game):
    library = sc.standard_library()
    numbers = {name.partition(".")[2] for name in library.book(library.setup(game)).numbers}
    said = set(re.findall(rf"`(?:{game}\.)?(\w+)`", REFERENCE))
    assert {stem(one) for one in numbers} <= {stem(one) for one in said}


def test_the_guide_stays_short_enough_to_be_read():
    assert len(FENCE.sub("", GUIDE).splitlines()) <= MOST_LINES


@pytest.mark.parametrize("page", ["modding.md", "modding-reference.md", "card-packs.md"])
def test_every_place_that_is_linked_to_is_there(page):
    """Links within the pages, and from one to the other."""
    pages = {"modding.md": GUIDE, "modding-reference.md": REFERENCE, "card-packs.md": CARDS}
    links = re.findall(r"\]\(([\w.-]*\.md)?(#[\w-]+)?\)", pages[page])
    assert links
    for name, anchor in links:
        text = pages.get(name or page)
        if text is None:
            assert (ROOT / "docs" / name).is_file(), name
        elif anchor:
            titles = re.findall(r"^#+ (.*)$", text, re.M)
            assert anchor[1:] in {
                re.sub(r"[^\w -]", "", t).lower().replace(" ", "-") for t in titles
            }


def test_every_example_is_in_the_guide():
    folders = [path for path in (ROOT / "docs" / "examples").iterdir() if path.is_dir()]
    names = sorted(path.name for path in folders if not path.name.startswith((".", "_")))
    assert len(names) == 11
    for name in names:
        assert f"[`{name}`](examples/{name}/" in GUIDE
    for target in re.findall(r"\]\((examples/[^)]+)\)", GUIDE):
        assert (ROOT / "docs" / target).is_file()


CHAPTER = "\n".join(
    (
        CARDS.split("## Cards composed of verbs")[1],
        REFERENCE.split("## The verbs of cards")[1].split("\n## ")[0],
    )
)
PARTS = [
    block for block in re.findall(r"```toml\n(.*?)```", CHAPTER, re.S) if "[[card.do]]" in block
]


def parts_in(value) -> list[dict]:
    """All parts of cards that stand in some parsed TOML, those within others too."""
    if isinstance(value, list):
        return [part for one in value for part in parts_in(one)]
    if isinstance(value, dict):
        return [value, *(part for one in value.values() for part in parts_in(one))]
    return []


def test_the_verbs_of_the_guide_are_all_there_are_and_can_be_played(tmp_path):
    """Each verb, each word beside one and each condition is shown in a card that compiles."""
    blocks = []
    for at, block in enumerate(PARTS):
        head = "" if "[[card]]" in block else f'[[card]]\nid = "card{at}"\nback = "im"\n'
        blocks.append(head + block)
    path = tmp_path / "shown.toml"
    text = '[pack]\nname = "shown"\ngame = "sator"\n' + "\n".join(blocks)
    path.write_text(text, encoding="utf-8")
    library = sc.standard_library().copy()
    add_loose(library, read_loose(path), "test")
    rules = sc.new_table("sator", mods=["shown"], library=library).rules
    shown = {key for part in parts_in(tomllib.loads(text)["card"]) for key in part}
    kinds = {name: verb.words for name, verb in card_rules(rules).verbs.items()} | CONTROL
    for name, kind in kinds.items():
        assert {name, *kind.__struct_encode_fields__} <= shown, name
    programs = [card.params for card in rules.cards.values() if card.plugin == "shown"]
    assert len(programs) == len(PARTS) > 8
    for name in card_rules(rules).conditions:
        assert f"| `{name}` |" in CHAPTER


@pytest.mark.parametrize("kind", [Range, OptionWords])
def test_every_word_within_a_part_is_in_the_guide(kind):
    for name in kind.__struct_encode_fields__:
        assert f"`{name}`" in CHAPTER


def test_the_bounds_of_the_guide_are_those_that_hold():
    bounds = f"{MOST_PARTS} parts a card, {MOST_WITHIN} deep within others, {MOST_TIMES} times each"
    assert f"{bounds}, {MOST_STEPS} steps with all repetitions." in CHAPTER
    assert f", {MOST_DEPTH} tables deep, {MOST_CARDS} cards," in CARDS


def test_the_verb_of_your_own_works_as_written(tmp_path):
    """The plugin of the guide, and a pack whose card uses its verb and its condition."""
    (code,) = re.findall(r"```python\n(.*?)```", CHAPTER, re.S)
    (tmp_path / "rest.py").write_text(code, encoding="utf-8")
    (tmp_path / "nap.toml").write_text(
        '[pack]\nname = "nap"\ngame = "sator"\nrequires = ["house.rest"]\n'
        '[[card]]\nid = "siesta"\nback = "im"\ncost = 1\n'
        "do = [{ if = { round = { at_least = 1 } }, do = [{ rest = 3 }] }]\n",
        encoding="utf-8",
    )
    given = [tmp_path / "rest.py", tmp_path / "nap.toml"]
    at = position("sator", given=given, hands={"red": ["nap:siesta"]})
    assert at.play("nap:siesta").see("ap") == 8
    assert at.leftover == ()


def test_the_lesson_of_the_guide_can_be_played_through(tmp_path):
    (lesson,) = (t for t in re.findall(r"```toml\n(.*?)```", GUIDE, re.S) if "[[lesson]]" in t)
    path = tmp_path / "lessons.toml"
    path.write_text(lesson, encoding="utf-8")
    (result,) = run_paths([path], sc.standard_library())
    assert result.passed, str(result)
