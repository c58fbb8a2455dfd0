"""The words of Plankenkoorts: notation, scenario vocabulary, and sentences in four languages."""

from __future__ import annotations

import tomllib
from pathlib import Path

import plank
import pytest
from fluent.runtime import FluentBundle, FluentResource

import game_tables
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text, standard_library
from scriptorium.scenarios import lay_out, printout
from scriptorium_plankenkoorts import BookLaid, say
from scriptorium_plankenkoorts.canon import DATA, FOLDER, CardData
from scriptorium_play.texts.translator import words_for

LANGUAGES = ("en", "nl", "de", "it")
CASES = ("deed", "end", "kind", "seen", "state", "way")  # by which a sentence says something else


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    written = (say.folder / f"{language}.ftl").read_text(encoding="utf-8")
    made.add_resource(FluentResource(written))
    return made


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def spoken(language: str, id: str, details: tuple[tuple[str, str | int], ...]) -> str:
    made = BUNDLES[language]
    words, errors = made.format_pattern(made.get_message(id).value, dict(details))
    assert errors == []
    return str(words)


def check(told: Text) -> None:
    """The English file says what the code says; the other languages say it without a gap."""
    assert spoken("en", told.id, told.details) == told.english
    for language in LANGUAGES[1:]:
        assert "{" not in spoken(language, told.id, told.details)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_what_happens_is_told_alike_in_every_language(seats, seed):
    """Every event and every piece of random matches has its sentence in all four languages."""
    told: set[tuple[str | int, ...]] = set()
    for table, _, after in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 250):
        seat = table.seats[0]
        sentences = [sc.said(table.rules, event) for event in sc.seen_events(after, seat)]
        sentences += [piece.says for piece in sp.scene(sc.view(table, seat)).pieces]
        for sentence in sentences:
            if sentence is not None and sentence.id.startswith("pk-"):
                check(sentence)
                cases = (value for name, value in sentence.details if name in CASES)
                told.add((sentence.id, *cases))
    assert len(told) > 30


def test_every_reason_is_told_in_every_language():
    """Each refusal's English file equals its code, whatever its details are."""
    rules = sc.new_table(plank.GAME, 2, 1).rules
    own = [reason for reason in rules.reasons if reason.message.startswith("pk-")]
    assert len(own) > 25
    for reason in own:
        names = ("card", "shelf", "first", "book", "last", "before", "seat", "owner", "partner")
        names += ("taken",)
        details = {name: "OT" if name == "shelf" else name for name in names}
        refused = reason(**details)
        check(Text(reason.message, refused.reason, refused.details))


def test_books_are_called_by_the_customary_names_of_each_language():
    """PK2.1: the crib sheet names each book in the language of the reader."""
    line = plank.position().rules.services["plankenkoorts.crib_sheet"][1]
    said = {language: in_words(language, line) for language in LANGUAGES}
    assert said == {
        "en": "2. Exodus, OT",
        "nl": "2. Exodus, OT",
        "de": "2. 2. Mose, AT",
        "it": "2. Esodo, AT",
    }


def test_every_card_says_what_it_is_in_every_language():
    """PK6.1: name and effect of each card can be shown in all four languages."""
    cards = plank.position().rules.cards
    assert len(cards) == 71
    for card in cards.values():
        assert card.title
        assert card.art.startswith("plankenkoorts-")
        assert all(card.text(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("begin genesis", "begin Genesis"),
        ("place 1_samuel", "place 1 Samuel"),
        ("place Ezechiel", "place Ezechiël"),
        ("place stofwolk as 2_koningen", "place stofwolk as 2 Koningen"),
        ("place Exodus as Ruth", "place Exodus as Ruth"),
        ("place stofwolk", "place stofwolk"),
        ("boekenbon p2 ot", "boekenbon P2 OT"),
        ("boekenbon P6 NT as Openbaring", "boekenbon P6 NT as Openbaring"),
        ("geleend_boek P2", "geleend_boek P2"),
        ("discard losse_schroef", "discard losse_schroef"),
        ("next round; pass", "pass"),
    ],
)
def test_texts_of_the_right_form_are_read_even_where_they_are_refused(text, again):
    """PK2.1: ids and printed names are read, and the printed Dutch name is written."""
    table = plank.position(hands={"P1": ["Genesis"]})
    action = sc.read(table, text)
    assert sc.write(table, action) == again
    assert sc.read(table, again) == action


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("place Henoch", "there is no card 'Henoch'"),
        ("place stofwolk as Henoch", "there is no book 'Henoch'"),
        ("boekenbon P2", "boekenbon P2 OT"),
        ("boekenbon P9 OT", "no player"),
        ("boekenbon P2 XT", "no shelf"),
        ("geleend_boek", r"write geleend_boek \(partner\)"),
        ("stof_eens P2", "stands alone"),
        ("pass on", "stands alone"),
        ("stop it", "stands alone"),
        ("dance", "begins no action"),
    ],
)
def test_other_texts_are_unreadable_and_say_what_was_expected(text, told):
    table = plank.position()
    with pytest.raises(sc.Unreadable, match=told):
        sc.read(table, text)


@pytest.mark.parametrize(
    ("setup", "path"),
    [
        ({"hands": {"P1": ["Henoch"]}}, "hands.P1"),
        ({"hands": {"P3": ["Ruth"]}}, "hands.P3"),
        ({"hands": {"P1": ["Ruth", "Ruth"]}}, "hands.P1"),
        ({"hands": {"P1": ["Ruth"], "P2": ["Ruth"]}}, "hands.P2"),
        ({"hands": ["Ruth"]}, "hands"),
        ({"shelves": {"P1": {"OT": ["Exodus"]}}}, "shelves.P1.OT"),
        ({"shelves": {"P1": {"OT": ["Genesis", "Ruth", "Job", "Ezra"]}}}, "shelves.P1.OT"),
        ({"shelves": {"P1": {"NT": ["Genesis"]}}}, "shelves.P1.NT"),
        ({"shelves": {"P1": {"XT": []}}}, "shelves.P1.XT"),
        ({"shelves": {"P1": {"OT": ["stofwolk"]}}}, "shelves.P1.OT"),
        ({"shelves": {"P1": {"OT": ["stof_eens as Genesis"]}}}, "shelves.P1.OT"),
        ({"draw_pile": ["stofwolk"] * 4}, "draw_pile"),
        ({"discard_pile": "Ruth"}, "discard_pile"),
        ({"direction": "left"}, "direction"),
        ({"turn": "P5"}, "turn"),
        ({"round": 0}, "round"),
        ({"phase": "lie"}, "phase"),
        ({"skip": "P6"}, "skip"),
        ({"renew": "nobody"}, "renew"),
        ({"chance": ["Henoch"]}, "chance"),
        ({"standards": {"P1": -1}}, "standards.P1"),
        ({"points": {"P1": 3}}, "points.P1"),
    ],
)
def test_facts_that_cannot_be_are_named_by_their_path(setup, path):
    """PK1.3, PK5.3, PK5.4: a scenario that no match could reach is a mistake, and says where."""
    with pytest.raises(sc.FactError) as caught:
        plank.position(**setup)
    assert caught.value.path == path


@pytest.mark.parametrize(("seats", "seed"), [(2, 41), (4, 42), (6, 43)])
def test_a_printed_position_can_be_pasted_as_a_setup(seats, seed):
    """One vocabulary serves both: what is printed sets the same position up again."""
    for table, _, _ in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 120):
        if type(table.pending[-1]) is not sc.Turn:
            continue
        setup = tomllib.loads(printout(table))["scenario"]["setup"]
        again = lay_out(table.rules, setup, setup["seed"])
        for zone in ("draw_pile", "discard_pile", *(f"hand.{seat}" for seat in table.seats)):
            assert sc.cards_in(again, zone) == sc.cards_in(table, zone)
        for fact in ("shelves", "turn", "round", "direction", "points", "standards", "scores"):
            assert game_tables.seen(again, fact) == game_tables.seen(table, fact)
        assert sc.legal(again) == sc.legal(table)


def test_a_turn_that_is_to_be_missed_and_has_not_begun_passes():
    """PK6.4: the one whose turn would begin misses it, and the next one draws."""
    table = plank.position(3, phase="draw", skip="P1", hands={"P2": ["Ruth"]}, draw_pile=["Job"])
    assert game_tables.seen(table, "turn") == "P2"
    assert game_tables.seen(table, "hands")["P2"] == ["Ruth", "Job"]
    assert game_tables.seen(table, "skip") is None


def test_a_turn_that_begins_under_a_loose_screw_draws_a_new_hand():
    """PK6.19: set before the draw, the screw works at once."""
    table = plank.position(
        phase="draw",
        renew="P1",
        hands={"P1": ["Ruth"]},
        draw_pile=["Job", "Amos", "Ezra", "Jona", "Micha", "Judas", "Titus"],
    )
    assert game_tables.seen(table, "hand_sizes")["P1"] == 6
    assert game_tables.seen(table, "discard_pile") == ["Ruth"]
    assert game_tables.seen(table, "renew") is None


WRONG = (
    ("format = 1", 'format = 1\ncolour = "red"', "colour"),
    ('id = "exodus"', 'id = "genesis"', "genesis is there twice"),
    ("nr =  2", "nr =  1", "1 is there twice"),
    ('first = "genesis"', 'first = "genesys"', "no book 'genesys'; did you mean 'genesis'"),
)


def test_a_card_file_with_a_strange_key_is_not_read(tmp_path: Path):
    """The data is strict: what it is, and what refers to what; errors name the line."""
    assert DATA.format == 1
    written = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    for was, now, told in WRONG:
        assert was in written
        (tmp_path / "cards.toml").write_text(written.replace(was, now, 1), encoding="utf-8")
        with pytest.raises(sc.PluginError, match=rf"cards\.toml:\d+: .*{told}"):
            sc.load_data(tmp_path, "cards.toml", CardData)


def in_words(language: str, sentence: Text) -> str:
    """A sentence as every frontend says it."""
    library = standard_library()
    rules = sc.new_table(plank.GAME, 2, 1, library=library).rules
    return words_for(language, rules, library).say(sentence)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 1 puts Judges on the OT shelf."),
        ("nl", "Speler 1 zet Richteren op de plank OT."),
        ("de", "Spieler 1 stellt Richter auf das Brett AT."),
        ("it", "Giocatore 1 mette Giudici sulla mensola AT."),
    ],
)
def test_books_are_called_as_the_language_calls_them(language, said):
    """A book on a shelf has its name in the language of the reader, and so has the shelf."""
    rules = sc.new_table(plank.GAME, 2, 1).rules
    laid = BookLaid("P1", "OT", "richteren", "richteren", 0, "place")
    assert in_words(language, sc.said(rules, laid)) == said


def drew(*cards: str) -> Text | None:
    rules = sc.new_table(plank.GAME, 2, 1).rules
    return sc.said(rules, sc.CardsMoved(cards, "draw_pile", "hand.P2"))


def test_lists_of_cards_and_dust_cards_are_translated_too():
    """Names that are alike are said once; the dots at the end of a dust card's title are not."""
    told = in_words("de", drew("ruth", "2_koningen", "stofwolk"))
    assert told == "Spieler 2 zieht Rut, 2. Könige, Staubwolke."
    assert in_words("en", drew("genesis", "joel")) == "Player 2 draws Genesis, Joel."


def test_every_book_shows_its_number():
    """What the pictures of books have a round place for."""
    cards = sc.new_table(plank.GAME, 2, 1).rules.cards
    for book in DATA.book:
        assert cards[book.id].params.nr == book.nr
