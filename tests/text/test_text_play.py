"""The text frontend, driven by scripted lines: whole matches, commands, pipes, endings."""

from __future__ import annotations

import contextlib
import io
import random
import sys
from pathlib import Path

import pytest

import scriptorium as sc
from night import often
from scriptorium.matches import Match, Saves
from scriptorium.mods import player_library
from scriptorium_play.app.settings_rows import setting_rows
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.common.settings import NAMES
from scriptorium_play.session.session import Session
from scriptorium_text.choosing import number_in
from scriptorium_text.console import CLEAR, Console, ConsoleClosed
from scriptorium_text.matches import Title
from scriptorium_text.playing import ConsoleMatch
from scriptorium_text.preferences import Preferences

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))
from stage_games import GAMES, library, new_table
from stage_games import settings as wishes
from text_script import Script, desk_in
from wall_house import house

MOST_ANSWERS = 250


def by_numbers(seed, most=MOST_ANSWERS):
    """Answers any number of the list that was told last; gives up after so many answers."""
    rng, count = random.Random(seed), [0]

    def answer(console):
        count[0] += 1
        if count[0] > most:
            raise ConsoleClosed
        numbers = []
        for line in reversed(console.said):
            head = line.partition(".")[0]
            if not head.isdigit():
                break
            numbers.append(head)
        return rng.choice(numbers) if numbers else ""

    return answer


def playing(console, game="noughts", seating=None, *, saves=None, **more):
    table = new_table(game, more.pop("seed", 1))
    session = Session(
        Match(table), library(), seating, settings=wishes(**more), saves=saves, seed=1
    )
    return ConsoleMatch(console, session)


@pytest.mark.parametrize("seed", often((1,), (1, 2)))
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_numbers_alone(game, seed, tmp_path):
    """Whoever can only hear the list and say a number gets through the match."""
    console = Script(by_numbers(seed))
    play = playing(console, game, saves=Saves(tmp_path), seed=seed)
    try:
        play.run()
    except ConsoleClosed:
        assert play.session.table.outcome is None
    done = play.session.match
    assert done.table.outcome is not None or len(done.done) > MOST_ANSWERS // 10
    table = done.start
    for action in done.actions:
        table = sc.apply(table, action).table
    assert sc.digest(table) == sc.digest(play.session.table)
    match, _ = Saves(tmp_path).open(play.session.name, library())
    assert match.actions == done.actions
    play.session.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_computers(game):
    table = new_table(game, 5)
    seating = dict.fromkeys(table.seats[1:], COMPUTER)
    console = Script(by_numbers(5, 60))
    play = playing(console, game, seating, seed=5)
    with contextlib.suppress(ConsoleClosed):
        play.run()
    assert {done.seat for done in play.session.match.done} == set(table.seats)
    assert not any("look away" in line for line in console.said)
    play.session.close()


def test_a_whole_match_as_a_player_hears_it():
    """Squares by their names, a forbidden one with its rule, notation, and the end."""
    console = Script(["B2", "b2", "w B2", "mark A1", "B1", "C1", "B3", "l", "t", "?", ""])
    play = playing(console)
    play.run()
    assert play.session.table.outcome is not None
    assert play.session.table.outcome.winners == ("x",)
    refused = "N2 · Choose an empty square of the board. You can use: A1; B1;"
    assert sum(line.startswith(refused) for line in console.said) == 2
    assert console.said.count("x: mark B2") == 1
    assert "The match is over. x won." in console.text
    assert "1. x: mark B2 O starts a turn." in console.said
    assert any("B2: x" in line for line in console.said)


def test_every_command_answers():
    script = ["?", "t", "w", "w nothing", "w A1", "b", "u", "r", "l", "l 0", "l 99", "l x", "h"]
    script += ["c", "c nothing", "gibberish", "mark Z9", "", "q"]
    console = Script(script)
    playing(console).run()
    for expected in (
        "t: say what is where; t * names each piece",
        "You can use everything here.",
        "There is no piece called nothing.",
        "You can use that.",
        "You haven't chosen anything.",
        "There's nothing to undo.",
        "Nothing was taken back.",
        "Nothing has happened yet.",
        "So it was after line 0:",
        "The log has the lines 0 to 0.",
        "This game has no cards.",
        "I don't understand that. Type ? for help.",
    ):
        assert expected in console.said, expected
    assert "I can't tell what's best right now. You decide." in console.said
    lists = [line for line in console.said if line == "x, choose:"]
    assert len(lists) == 2  # at the beginning, and when Enter asked for it


def test_many_pieces_of_one_kind_are_told_as_one_unless_each_is_asked_for():
    """Sixty-six lines of a crib sheet are one line, and all of them where wished."""
    console = Script(["", "t *", "q"])
    playing(console, "plankenkoorts").run()
    at = next(i for i, line in enumerate(console.said) if "1. Genesis" in line)
    assert console.said[at].startswith("  39 like this:")
    assert "; 2. Exodus, OT; " in console.said[at]  # unlike things are named apart
    assert "; 39. Malachi, OT; " in console.said[at]
    books = [line for line in console.said if line.strip()[:1].isdigit() and ", OT" in line]
    assert len([line for line in books if "like this" not in line]) == 39


def test_why_not_from_the_list():
    console = Script(["B2", "w", "2", "q"])
    playing(console).run()
    at = console.said.index("Which one do you want to ask about?")
    assert console.said[at + 1 : at + 3] == ["1. B2", "2. x"]
    assert any(line.startswith("N2 · ") for line in console.said[at:])


def test_taking_back_and_doing_again():
    console = Script(["", "rest", "u", "r", "u", "l", "q"])
    play = playing(console, "lantern")
    play.run()
    assert console.said.count("Taken back.") == 2
    assert play.session.match.actions == ()


def test_help_on_cards():
    console = Script(["", "c lamp", "c", "1", "c g", "q"])
    playing(console, "lantern").run()
    assert "lamp: nothing is written on it." in console.said
    assert "Which card?" in console.said
    assert "gift: nothing is written on it." in console.said


@pytest.mark.parametrize("game", [name for name in GAMES if name not in ("noughts", "lantern")])
def test_every_card_of_our_games_says_something(game):
    table = new_table(game)
    play = playing(console := Script([]), game)
    for card in table.rules.cards:
        console.said.clear()
        play.console = console
        play._card(card)
        assert len(console.said) == 1
        assert console.said[0].partition(": ")[2]
    play.session.close()


# the curtain


@pytest.mark.parametrize("terminal", [True, False])
def test_the_screen_is_cleared_before_the_next_player_looks(terminal):
    """Between two players nothing of the first one's hand stays on the screen."""
    console = Script(["", "rest", "end", "", "", "q"], terminal=terminal)
    play = playing(console, "lantern")
    first = play.session.handover
    play.run()
    output = console.target.getvalue()
    wall = CLEAR if terminal else "-" * 60
    pages = output.split(wall)
    asked = [page for page in pages if "please look away" in page]
    assert len(asked) == 2
    assert f"{first.capitalize()} plays now." in asked[0]
    for page in asked:
        assert "choose:" not in page
        assert "In your hand" not in page
    assert (CLEAR in output) == terminal


def test_the_table_is_told_once_when_a_match_is_opened():
    """Also where the first player has to be alone with the screen before anything is told."""
    for game, seating in (("noughts", None), ("plankenkoorts", None)):
        console = Script(["", "q"] if game == "plankenkoorts" else ["q"])
        playing(console, game, seating).run()
        assert console.said.count("On the board:") == 1, game


def test_whoever_played_hears_what_was_drawn_before_the_screen_is_cleared():
    """A draw that ends a turn is told to the one who drew, and to nobody else."""
    console = Script(["", "wish", "rest", "end", "", "", "q"])
    play = playing(console, "lantern")
    play.run()
    drawn = play.session.match.done[0].events[0].cards[0]
    at = next(i for i, line in enumerate(console.said) if "from deck to hand" in line)
    assert drawn in console.said[at].casefold()
    later = [line for line in console.said[at + 1 :] if "from deck to hand" in line]
    assert later == [line for line in later if drawn not in line.casefold()]


def test_confirming_what_cannot_be_taken_back():
    console = Script(["B2", "2", "B2", "1", "q"])
    play = playing(console, confirm="irreversible")
    play.run()
    assert console.said.count("You can't undo this. Do it?") == 2
    assert len(play.session.match.done) == 1
    console = Script(["B2", "", "q"])
    play = playing(console, confirm="always")
    play.run()
    assert "Do it?" in console.said
    assert play.session.match.done == []


# the title


def title(answers, folder, **wish):
    console = Script(answers)
    return console, Title(console, desk_in(folder, console, library(), **wish))


def number(name):
    return str([about.name for about in library().games()].index(name) + 1)


def row(label):
    """The number of the line of a form, or of one of its buttons, that was told last."""

    def answer(console):
        ends = console.said[::-1].index("New match")
        told = console.said[-ends:]
        return next(line.partition(".")[0] for line in told if line.partition(". ")[2] == label)

    return answer


def test_from_the_title_into_a_match_and_back_and_on(tmp_path):
    game = row("Game: SATOR AREPO TENET OPERA ROTAS")
    agree = ["1", game, number("noughts"), row("Player 2: brother"), "1", "2", "3", "7", "1"]
    start = [*agree, "B2", "q"]
    console, first = title([*start, "8"], tmp_path)
    first.run(None)
    assert "The match is saved. You can continue it at any time." in console.said
    assert "1. Go on: Noughts and crosses, x, o, turn 2" in console.said
    console, second = title(["1", "A1", "q", "8"], tmp_path)
    second.run(None)
    (saved,) = Saves(tmp_path).listed()
    match, seating = Saves(tmp_path).open(saved.name, library())
    assert [done.text for done in match.done] == ["mark B2", "mark A1"]
    assert match.start.seed == 7
    assert seating == {"x": PERSON, "o": PERSON}


def test_a_new_match_is_agreed_on_by_the_form_of_all_windows(tmp_path):
    """Everything has a sensible value; what is no number of the list is asked for again."""
    answers = ["99", "4", "2", "1", "q", "8"]
    console, here = title(answers, tmp_path)
    here.run("lantern")
    assert "Please answer with a number from 1 to 11." in console.said
    assert "4. Players: 2" in console.said
    assert "4. Players: 3" in console.said
    (saved,) = Saves(tmp_path).listed()
    assert saved.header is not None
    assert dict(saved.header.seating) == {"anna": PERSON, "bruno": "brother", "cara": "brother"}


def test_who_begins_and_house_rules_are_rows_of_the_form(tmp_path):
    """What is written is taken as far as it can be; going back from there comes to the players."""
    filled = library().copy()
    filled.add(house("house.rich", lambda book: book.adjust("lantern.oil", lambda *_: 9)))
    finer = ["2", "3", "soon", "3", "1", row("house.rich: off"), ""]
    console = Script([*finer, row("First player: random"), "3", "1", "q", "8"])
    Title(console, desk_in(tmp_path, console, filled)).run("lantern")
    assert "3. Seed: random" in console.said
    assert "3. Seed: 1" in console.said
    (saved,) = Saves(tmp_path).listed()
    match, _ = Saves(tmp_path).open(saved.name, filled)
    assert match.start.seed == 1
    assert match.start.clock.seat == "bruno"
    assert match.start.clock.left == (9,)
    assert "house.rich" in [ref.name for ref in match.setup.plugins]


def test_what_a_kind_of_player_does_is_told_when_it_is_chosen(tmp_path):
    console, here = title([row("Player 2: brother"), "2", "", "6"], tmp_path)
    here.run("lantern")
    kinds = console.said.index("5. keeper")
    assert console.said[kinds + 1] == "An easy computer player, good to start with"


def test_a_new_match_is_left_without_one(tmp_path):
    console, here = title(["1", "", "6"], tmp_path)
    here.run(None)
    assert console.said[-6:] == console.said[:7][-6:]
    assert not Saves(tmp_path).listed()


def test_players_have_names_in_lines_too(tmp_path):
    """Who is called twice the same is told; the names are said, kept and listed."""
    names = ["7", "Eva", "10", "eva", "1", "10", "Ben\x1b", "7", "", "1"]
    console = Script([*names, "q", "8"])
    Title(console, desk_in(tmp_path, console, library())).run("lantern")
    assert "Two players have the name Eva." in console.said
    (saved,) = Saves(tmp_path).listed()
    assert dict(saved.header.names) == {"anna": "Eva", "bruno": "Ben"}
    assert any("Eva" in line for line in console.said)
    assert any("Eva, Ben (brother)" in line for line in console.said)


def test_a_name_can_be_taken_back(tmp_path):
    console, here = title(["7", "Eva", "7", "-", "1", "q", "8"], tmp_path)
    here.run("lantern")
    assert "7. Player 1: Eva" in console.said
    (saved,) = Saves(tmp_path).listed()
    assert dict(saved.header.names) == {}


def test_the_options_of_a_game_are_rows_with_their_values(tmp_path):
    """A number is asked for again until it is one that may be."""
    players = [row("Player 2: brother"), "2", row("First player: random"), "3", "2"]
    finer = [row("Cards in hand: 5"), "0", "6", row("Change direction each round: yes"), "1"]
    console, here = title([*players, *finer, "q", "8"], tmp_path)
    here.run("plankenkoorts")
    assert any("From 1 to" in line and "normally 5" in line for line in console.said)
    assert sum("A number from 1 to" in asked for asked in console.asked) == 2
    going_on = "1. Go on: Shelf Fever, Player 1, Player 2 (novice), turn "
    assert any(line.startswith(going_on) for line in console.said)
    (saved,) = Saves(tmp_path).listed()
    match, _ = Saves(tmp_path).open(saved.name, library())
    assert dict(match.setup.options) == {"hand": 6, "reverse_each_round": False}
    assert match.start.clock.seat == "P2"


def test_everything_can_be_laid_at_once_where_a_game_lays_something_first(tmp_path):
    _, here = title([row("Begin at once"), "q", "8"], tmp_path)
    here.run("sator")
    (saved,) = Saves(tmp_path).listed()
    match, _ = Saves(tmp_path).open(saved.name, library())
    assert match.done
    assert match.table.clock.turn > 0


def test_the_language_can_be_changed_at_any_time(tmp_path):
    console, here = title(["2", "1", "3", "", ""], tmp_path)
    here.run(None)
    assert "Instellingen" in console.said
    assert console.said.count("Scriptorium. Wat wil je doen?") == 1
    console = Script(["s", "1", "4", "", "B2", "B2", "q"])
    playing(console).run()
    assert "x, choose:" in console.said
    assert "o, wähle:" in console.said
    assert any("Das geht: A1" in line for line in console.said)


def test_other_preferences_take_effect_at_once():
    console = Script(["s", "9", "1", "11", "", "B2", "1", "q"])
    play = playing(console, confirm="never")
    play.run()
    assert "Ask me first: never" in console.text
    assert "Ask me first: every move" in console.text
    assert "Forced moves: automatic" in console.text
    assert len(play.session.match.done) == 1


def test_every_setting_can_be_changed_in_lines():
    """The same rows as in a window; a number is asked for until it is one."""
    console = Script(["s", "2", "250", "many", "120", "5", "", ""])
    play = playing(console)
    rows = setting_rows(Preferences(play.session.settings, lambda: play.session.words))
    with pytest.raises(ConsoleClosed):
        play.run()
    assert {row.key for row in rows} == set(NAMES) - {"dismissed"}
    for row in rows:
        assert any(f". {row.label}: " in line for line in console.said), row.key
    assert play.session.settings.values.text_size == 120
    assert play.session.settings.values.sound == 80
    assert console.asked.count("A number from 80 to 200 (Enter keeps the current one):") == 3


def test_a_damaged_match_is_told_at_the_title(tmp_path):
    (tmp_path / "old.match").write_bytes(b"nonsense")
    console, here = title(["7"], tmp_path)
    here.run(None)
    assert any(line.startswith("A saved match can't be used: old: ") for line in console.said)


def test_a_full_disk_is_told_and_play_goes_on(tmp_path):
    from scriptorium.matches import Disk

    class Full(Disk):
        def write(self, path, data):
            raise OSError(28, "No space left on device")

    console = Script(["B2", "A1", "q"])
    play = playing(console, saves=Saves(tmp_path, Full()))
    play.run()
    assert len(play.session.match.done) == 2
    told = [line for line in console.said if "No space left on device" in line]
    assert len(told) == 1


# the library and replays


def kept(folder, *names, lines=("mark B2", "mark A1", "mark C3")):
    saves = Saves(folder)
    for name in names:
        match = Match(new_table("noughts"))
        for line in lines:
            match.play(line)
        saves.keep(name, match, (("x", PERSON), ("o", PERSON)))
        saves.close(name)


def by_words(*wanted):
    """Answers with the number of the line that begins so; what begins with `=` is typed."""
    left = list(wanted)

    def answer(console):
        if not left:
            raise ConsoleClosed
        word = left.pop(0)
        if word.startswith("="):
            return word[1:]
        for line in reversed(console.said):
            number, _, told = line.partition(". ")
            if number.isdigit() and told.startswith(word):
                return number
        raise AssertionError(f"{word} is nowhere in\n{console.text}")

    return answer


def test_a_match_is_named_copied_found_given_away_and_brought_back(tmp_path):
    """Everything a library can do, by numbers and letters."""
    kept(tmp_path, "one")
    steps = ["All matches", "Noughts", "Call it", "=Sunday", "Make a copy"]
    steps += ["=sund", "Sunday", "Save as a file", "="]  # two are found, one of which is written
    steps += ["=", "Sunday", "Delete", "Restore", "Open Sunday.scriptorium", "=", "Leave"]
    console, here = title(by_words(*steps), tmp_path)
    here.run(None)
    listed = Saves(tmp_path).listed()
    assert [saved.header.title for saved in listed] == ["Sunday"] * 3
    assert any(line.startswith("Saved: ") for line in console.said), console.text
    assert "It is among your matches now." in console.said


def test_a_match_is_looked_at_again_in_lines(tmp_path):
    """Any action, turn by turn, by itself, and played on from there."""
    kept(tmp_path, "one")
    typed = [
        "",
        "",
        "b",
        "3",
        "+",
        "-",
        "r 2",
        "r",
        "t",
        "l",
        "e",
        "0",
        "a",
        "?",
        "1",
        "p",
        "A3",
        "q",
    ]
    steps = ["All matches", "Noughts", "Replay", *(f"={one}" for one in typed), "=", "Leave"]
    console, here = title(by_words(*steps), tmp_path, confirm="never")
    here.run(None)
    assert any(line.startswith("Action 1 of 3, turn 2 of 4.") for line in console.said), (
        console.text
    )
    assert any(line.startswith("Action 3 of 3") for line in console.said)
    saves = Saves(tmp_path)
    texts = sorted(
        tuple(done.text for done in saves.open(saved.name, library())[0].done)
        for saved in saves.listed()
    )
    assert texts == [("mark B2", "mark A1", "mark C3"), ("mark B2", "mark A3")]


def test_a_match_that_is_played_is_looked_at_again(tmp_path):
    console = Script(["B2", "A1", "v", "", "q", "C3", "q"])
    play = playing(console)
    seen = []
    play._look = lambda session: seen.append((session.last, session.observer))
    play.run()
    assert seen == [(2, play.session.observer)]


# the console


def test_lines_hold_nothing_that_steers_a_terminal():
    console = Console(io.StringIO(), io.StringIO())
    console.say("\x1b[2Jred\x07 \tblue\r\n")
    assert console.target.getvalue() == " [2Jred   blue\n"


@pytest.mark.parametrize(
    ("answer", "place"),
    [("1", 0), ("3", 2), ("4", None), ("0", None), ("-1", None), ("1 ", None), ("²", None)],
)
def test_numbers(answer, place):
    assert number_in(answer, 3) == place


def test_the_end_of_input_closes():
    console = Console(io.StringIO("one\n"), io.StringIO())
    assert console.ask(">") == "one"
    with pytest.raises(ConsoleClosed):
        console.ask(">")


def test_mods_are_told_and_switched_in_lines(tmp_path):
    """A program waits for the answer to the question of trust, a broken pack tells its mistake."""
    console = Script(["3", "2", "1", "1", "1", "2", "", "1", "", "", "6"])
    app = desk_in(tmp_path, console, None)
    app.home.mods.mkdir(parents=True)
    (app.home.mods / "quiet.py").write_text(
        "import scriptorium as sc\n\n"
        'QUIET = sc.Plugin("house.quiet", "sator", title="Quiet please")\n',
        encoding="utf-8",
    )
    (app.home.mods / "torn.toml").write_text("[pack\n", encoding="utf-8")
    app.reload()
    Title(console, app).run(None)
    assert "1. torn: broken" in console.said
    assert "2. Quiet please: off until you allow it" in console.said
    assert "Do you trust the person who made it?" in console.said
    assert "1. No, leave it off" in console.said
    assert "2. Quiet please: on" in console.said
    assert any(line.startswith("torn.toml:1:6:") for line in console.said)
    assert [one.state for one in app.home.listed()] == ["on", "on"]
    assert "house.quiet" in player_library(app.home).plugins
