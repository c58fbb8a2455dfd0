"""The shipped data are sound, and each mistake in such files is named with its line (3.2)."""

from __future__ import annotations

import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.grid import Shape
from scriptorium_sator.box.card_data import MovesCard, RotasCard, WildCard
from scriptorium_sator.box.contents import SatorData, load, read

SHIPPED = Path(str(files("scriptorium_cards") / "sator"))
NAMES = ("board.toml", "deck.toml", "prayers.toml", "positions.toml")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in NAMES:
        shutil.copy(SHIPPED / name, tmp_path / name)
    return tmp_path


def edited(folder: Path, name: str, old: str, new: str, count: int = 1) -> SatorData:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1, f"{name} has no {old!r}"
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    return read(folder)


def line_with(name: str, words: str) -> int:
    lines = (SHIPPED / name).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


def test_s1_1_the_box_holds_what_the_rules_say() -> None:
    """S1.1: 24 bridges with 84 squares, 78 cards, 8 prayers, 52 positioning cards."""
    data = load()
    board = data.board
    bridges = len(board.shape) * len(board.material) * board.bridges.copies
    squares = sum(shape.squares for shape in board.shape) * len(board.material)
    assert (bridges, squares) == (24, 84)
    assert sum(card.copies for card in data.deck.incertus_movet.cards) == 78
    assert len(data.prayers.each()) * len(board.colour) == 32
    assert sum(len(deck.cards) for deck in data.positions.decks.values()) == 52
    assert board.pieces.books * len(board.colour) == 16


def test_s1_2_the_shapes_have_their_squares() -> None:
    """S1.2: six outlines with 5, 3, 4, 4, 3 and 2 squares."""
    sizes = {shape.id: shape.squares for shape in load().board.shape}
    assert sizes == {"L5": 5, "L3": 3, "T4": 4, "I4": 4, "I3": 3, "I2": 2}


def test_s1_3_every_shape_is_its_own_mirror_image() -> None:
    """S1.3: no bridge ever needs to be flipped."""
    for lines in load().board.shape:
        mirrored = Shape.from_pattern([row[::-1] for row in lines.pattern])
        assert mirrored.cells in Shape.from_pattern(lines.pattern).orientations


def test_s2_1_four_equal_quadrants_and_an_entry_on_each_side() -> None:
    """S2.1, S2.2, I1, I2: a square grid, each colour beginning at another side."""
    board = load().board
    assert (board.grid.columns, board.grid.rows) == (16, 16)
    assert [(c.side, c.entry) for c in board.colour] == [
        ("north", "H1"),
        ("east", "P8"),
        ("south", "I16"),
        ("west", "A9"),
    ]


def test_i5_and_i6_the_deck_and_the_prices() -> None:
    """I4, I5, I6, R33, R39: cards of each kind, and what they cost."""
    deck, prayers = load().deck, load().prayers
    kinds = {
        kind: [card.copies for card in deck.incertus_movet.cards if type(card) is kind]
        for kind in (MovesCard, RotasCard, WildCard)
    }
    assert kinds == {MovesCard: [9] * 4, RotasCard: [6] * 6, WildCard: [6]}
    assert [(level.ap, level.squares) for level in deck.moves.levels] == [(1, 1), (2, 2), (3, 3)]
    assert [(level.ap, level.rotations) for level in deck.rotas.levels] == [(2, 1), (4, 2)]
    prices = {id: [level.ap for level in prayer.levels] for id, prayer in prayers.each()}
    assert prices == {
        "nihil": [1, 2, 3],
        "clara": [2],
        "mihi": [5],
        "omnia": [3],
        "neque": [1, 2, 3],
        "victoria": [2],
        "animi": [3],
        "quin": [3],
    }


def test_r2_r13_r26_r38_what_a_table_may_decide_otherwise() -> None:
    """The rulings with an option are shipped as the rules page decides them."""
    options = load().deck.options
    assert options.first_bridge_placed_by == "last"
    assert options.golden_rule_scope == "bridge"
    assert options.jump_from_start_square is False
    assert options.liber_fidei_in_first_turn_swaps is False


def test_everything_has_words_in_four_languages() -> None:
    """No text of a card is missing, and none is the English one by accident."""
    data = load()
    cards = [data.deck.moves, data.deck.rotas, data.deck.wild]
    cards += [prayer for _, prayer in data.prayers.each()]
    for card in cards:
        assert len({words for _, words in card.text.languages()}) == 4
    assert all("{material}" in words for _, words in data.deck.moves.text.languages())
    assert all("{shape}" in words for _, words in data.deck.rotas.text.languages())


MISTAKES = [
    ("board.toml", "columns = 16", "columns = 0", "$.grid.columns", "columns = 16"),
    ("board.toml", 'columns = "I-P"', 'columns = "H-P"', "overlaps another", 'id = "NE"'),
    ("board.toml", 'rows = "9-16"', 'rows = "10-16"', "no quadrant holds", "[[quadrant]]"),
    ("board.toml", 'entry = "H1"', 'entry = "H2"', "does not lie on the north", 'entry = "H1"'),
    (
        "board.toml",
        'side = "east"\nentry = "P8"',
        'side = "north"\nentry = "H1"',
        "two colours begin at the same square",
        'entry = "P8"',
    ),
    ("board.toml", 'entry = "H1"', 'entry = "Z1"', "off this grid", 'entry = "H1"'),
    ("board.toml", 'quadrant = "SW"', 'quadrant = "NW"', "there twice", 'id = "yellow"'),
    ("board.toml", 'quadrant = "SW"', 'quadrant = "XX"', "no quadrant 'XX'", 'quadrant = "SW"'),
    ("board.toml", 'id = "iron"', 'id = "wood"', "there twice", 'id = "iron"'),
    ("board.toml", "squares = 5", "squares = 6", "has 5 squares, not 6", "squares = 5"),
    ("board.toml", '["##", "#."]', '["##.", "..#"]', "do not touch", '["##", "#."]'),
    ("board.toml", '["##", "#."]', '["##", "#"]', "is no row", '["##", "#."]'),
    ("board.toml", "[pieces]", "[pieces]\nbridges = 1", "unknown field", "[pieces]"),
    ("deck.toml", "total = 78", "total = 72", "add up to 78", "total = 78"),
    ("deck.toml", 'material = "iron"', 'material = "gold"', "no material 'gold'", "moves-iron"),
    ("deck.toml", 'shape = "T4"', 'shape = "S4"', "no shape 'S4'", "rotas-T4"),
    ("deck.toml", "ap = 3, squares = 3", "ap = 6, squares = 3", "1 to 5", "ap = 3, squares = 3"),
    ("deck.toml", "ap = 3, squares = 3", "ap = 2, squares = 3", "rise", "ap = 3, squares = 3"),
    ("deck.toml", "3 = [4, 5, 6]", "3 = [4, 5]", "3 numbers", "3 = [4, 5, 6]"),
    ("deck.toml", "3 = [4, 5, 6]", "", "2, 3, 4 players", "[deal]"),
    ("deck.toml", "2 = [4, 5]", "2 = [40, 50]", "only 78", "2 = [4, 5]"),
    (
        "prayers.toml",
        "{ ap = 1, opponents",
        "{ ap = 2, opponents",
        "rise",
        "{ ap = 2, opponents",
    ),
    ("prayers.toml", "squares_min = 4", "squares_min = 7", "more than", "squares_min = 4"),
    ("prayers.toml", "operations = 5", "operation = 5", "operation", "operations = 5"),
    ("prayers.toml", 'title = "Quin', 'heading = "Quin', "heading", "[quin]"),
    ("positions.toml", 'red = "D1"', 'red = "I1"', "outside the quadrant", "red-01"),
    ("positions.toml", 'red = "D1"', 'red = "D2"', "on two cards", "red-02"),
    ("positions.toml", 'red = "D1"', 'red = "G1"', "close to an entry", "red-01"),
    ("positions.toml", 'red = "D1"', 'red = "B1"', "close to a corner", "red-01"),
    ("positions.toml", 'red = "D1"', 'red = "F5"', "steps apart", "red-01"),
    ("positions.toml", 'green = "G8"', 'green = "E8"', "span less", "red-01"),
    ("positions.toml", 'red = "D1"', 'purple = "D1"', "no colour 'purple'", "red-01"),
    ("positions.toml", 'red = "D1"', 'red = "E1"', "on two cards", "red-09"),
    ("positions.toml", "cards = 13 ", "cards = 12 ", "12 cards, not 13", "[decks.red]"),
    ("positions.toml", '"red-02"', '"red-01"', "there twice", "red-02"),
    ("positions.toml", "[decks.red]", "[decks.pink]", "no colour 'pink'", "[decks.red]"),
]


@pytest.mark.parametrize(("name", "old", "new", "says", "place"), MISTAKES)
def test_a_mistake_is_named_with_file_and_line(
    folder: Path, name: str, old: str, new: str, says: str, place: str
) -> None:
    """3.2: what belongs together is checked when the files are read."""
    with pytest.raises(sc.PluginError) as caught:
        edited(folder, name, old, new)
    said = str(caught.value)
    assert says in said
    file, line, _ = said.split(":", 2)
    assert file == name
    assert abs(int(line) - line_with(name, place)) <= 2


def test_i7_decks_that_are_no_quarter_turns_of_each_other(folder: Path) -> None:
    """I7: a single square out of line is found, unless the file says that it does not matter."""
    path = folder / "positions.toml"
    one, other = 'red = "D1"', 'red = "D2"'
    first, between, last = re.split(f"{one}|{other}", path.read_text(encoding="utf-8"))
    path.write_text(first + other + between + one + last, encoding="utf-8")
    with pytest.raises(sc.PluginError, match="quarter turn"):
        read(folder)
    data = edited(folder, "positions.toml", "quarter_turns = true", "quarter_turns = false")
    assert not data.positions.constraints.quarter_turns


def test_books_of_one_colour_in_two_decks_keep_apart(folder: Path) -> None:
    """I7: the distance between decks is the one the file asks for."""
    with pytest.raises(sc.PluginError, match="less than 6 steps"):
        edited(folder, "positions.toml", "between_decks = 3", "between_decks = 6")


def test_a_file_that_is_not_there_or_is_no_toml(folder: Path) -> None:
    (folder / "deck.toml").write_text("turn = [", encoding="utf-8")
    with pytest.raises(sc.PluginError, match=r"deck\.toml"):
        read(folder)
    (folder / "board.toml").unlink()
    with pytest.raises(sc.PluginError, match=r"board\.toml: No such file"):
        read(folder)


def test_a_board_of_another_size_is_as_good(folder: Path) -> None:
    """Any legal data set will do: a small board with two colours and little in the box."""
    (folder / "board.toml").write_text(SMALL_BOARD, encoding="utf-8")
    (folder / "positions.toml").write_text(SMALL_POSITIONS, encoding="utf-8")
    deck = (folder / "deck.toml").read_text(encoding="utf-8")
    for line in ("3 = [4, 5, 6]\n", "4 = [4, 5, 5, 6]\n"):
        deck = deck.replace(line, "")
    begin = deck.index("[incertus_movet]")
    (folder / "deck.toml").write_text(deck[:begin] + SMALL_DECK, encoding="utf-8")
    data = read(folder)
    assert (data.board.grid.columns, data.board.grid.rows) == (6, 4)
    assert data.deck.incertus_movet.total == 20


def test_books_do_not_touch_at_their_corners(folder: Path) -> None:
    """However close the file lets them be."""
    (folder / "board.toml").write_text(SMALL_BOARD, encoding="utf-8")
    (folder / "deck.toml").write_text(
        "\n".join(
            line
            for line in (folder / "deck.toml").read_text(encoding="utf-8").splitlines()
            if not line.startswith(("3 = ", "4 = "))
        ).partition("[incertus_movet]")[0]
        + SMALL_DECK,
        encoding="utf-8",
    )
    corner = SMALL_POSITIONS.replace('blue = "B4"', 'blue = "C2"')
    (folder / "positions.toml").write_text(corner, encoding="utf-8")
    with pytest.raises(sc.PluginError, match="two books of red-01 are less than 2 steps apart"):
        read(folder)


SMALL_BOARD = """
grid = { columns = 6, rows = 4 }
bridges = { copies = 3 }
pieces = { acolytes = 1, gargoyles = 1, books = 2 }
quadrant = [
  { id = "W", columns = "A-C", rows = "1-4" },
  { id = "E", columns = "D-F", rows = "1-4" },
]
[[colour]]
id = "red"
quadrant = "W"
side = "west"
entry = "A1"
swatch = "#b3261e"
symbol = "cross"
[[colour]]
id = "blue"
quadrant = "E"
side = "east"
entry = "F4"
swatch = "#1f5fa8"
symbol = "circle"
[[material]]
id = "wood"
swatch = "#8b5a2b"
texture = "planks"
name = { en = "wood", nl = "hout", de = "Holz", it = "legno" }
[[shape]]
id = "I2"
squares = 2
pattern = ["##"]
name = { en = "short", nl = "kort", de = "kurz", it = "corto" }
"""
SMALL_DECK = """
[incertus_movet]
total = 20
cards = [
  { id = "moves-wood", action = "moves", material = "wood", copies = 10 },
  { id = "rotas-I2", action = "rotas", shape = "I2", copies = 10 },
]
"""
SMALL_POSITIONS = """
[constraints]
cards = 1
apart = 2
span = 1
from_entries = 1
from_corners = 1
between_decks = 1
quarter_turns = false
[decks.red]
cards = [{ id = "red-01", squares = { red = "B1", blue = "B4" } }]
[decks.blue]
cards = [{ id = "blue-01", squares = { red = "E1", blue = "E4" } }]
"""
