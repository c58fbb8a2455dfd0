"""A match as a letter: it survives a mail, and is played again word for word."""

from __future__ import annotations

import random
import re

import lantern
import pytest

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.matches import Match, export_text
from scriptorium.matches.journal import MOST_BYTES
from scriptorium.matches.match import Parted, load_match
from scriptorium.matches.text_export import import_text, is_text_export

LIBRARY = sc.Library()
LIBRARY.add(lantern)


@pytest.fixture(scope="module")
def match():
    played = Match(sc.new_table("lantern", 3, 7, library=LIBRARY))
    choose = random.Random(3).random
    for _ in range(60):
        choices = played.choices()
        played.play(choices[int(choose() * len(choices))])
    return played


def mangled(text):
    """What mail programs do: quoting, indenting, wrapping, other line ends, words around it."""
    lines = ["Hi,", "here is our match.", ""]
    for line in text.splitlines():
        while len(line) > 50 and " " in line[:50]:
            cut = line.rindex(" ", 0, 50)
            lines.append(f"> > {line[:cut]}  ")
            line = line[cut + 1 :]
        lines.append(f"> > {line}")
    return "\r\n".join([*lines, "", "--", "Anna", "1. see you"])


def test_a_letter_is_played_again(match):
    text = export_text(match)
    assert is_text_export(text.encode())
    assert max(map(len, text.splitlines())) <= 72
    assert "1. anna: " in text
    again = import_text(text.encode(), LIBRARY)
    assert again.to_bytes() == match.to_bytes()


def test_a_letter_survives_a_mail(match):
    again = import_text(mangled(export_text(match)).encode(), LIBRARY)
    assert again.to_bytes() == match.to_bytes()


def quoted_by(sign):
    return lambda text: "\n".join(f"{sign}{line}" for line in text.splitlines())


MAILS = {
    "spaces that do not break": lambda text: text.replace(" ", "\u00a0"),
    "a space before each colon": lambda text: text.replace(": ", "\u202f: "),
    "dashes that do not break": lambda text: text.replace("-", "\u2011"),
    "better quotes": lambda text: text.replace("'", "\u2019").replace('"', "\u201c"),
    "words that may be parted": lambda text: text.replace("e", "e\u00ad").replace("/", "/\u200b"),
    "ends of lines twice": lambda text: text.replace("\n", "\r\r\n"),
    "a mark in front": lambda text: f"\ufeff{text}",
    "tabs": lambda text: text.replace("    ", "\t"),
    **{f"quoted by {sign}": quoted_by(sign) for sign in ("# ", ": ", "AB> ", "> | ", "* ")},
}


@pytest.mark.parametrize("kind", MAILS)
def test_a_letter_survives_programs_that_mean_well(match, kind):
    again = import_text(MAILS[kind](export_text(match)).encode(), LIBRARY)
    assert again.to_bytes() == match.to_bytes()


@pytest.mark.parametrize("code", ["cp1252", "utf-16", "utf-8-sig"])
@pytest.mark.parametrize("game", ["plankenkoorts", "sator"])
def test_a_letter_is_kept_in_any_code(game, code):
    """Also where names have letters that one code writes otherwise than another."""
    library = sc.standard_library(third_party=False)
    match = Match(sc.new_table(game, 2, 11, library=library))
    choose = random.Random(5).random
    for _ in range(60):
        choices = match.choices()
        match.play(choices[int(choose() * len(choices))])
    text = export_text(match)
    assert game != "plankenkoorts" or not text.isascii()
    data = text.encode(code)
    assert is_text_export(data)
    again = import_text(data, library)
    assert export_text(again) == text


def test_a_position_that_was_laid_out_goes_with_it(match):
    later = Match(match.done[30].before)
    later.play(match.done[30].action)
    again = import_text(export_text(later).encode(), LIBRARY)
    assert again.table == later.table


def test_what_was_changed_is_found(match):
    """A word changed, left out or put in leads to an error, or to the same match."""
    text = export_text(match)
    lines = text.splitlines()
    rng, refused = random.Random(5), 0
    for _ in range(80):
        hurt = list(lines)
        at = rng.randrange(1, len(hurt))
        if rng.random() < 0.5:
            del hurt[at]
        else:
            hurt[at] = hurt[at][: len(hurt[at]) // 2]
        try:
            again = import_text("\n".join(hurt).encode(), LIBRARY)
        except sc.LoadError:
            refused += 1
        else:
            assert again.to_bytes() == match.to_bytes()
    assert refused > 50


@pytest.mark.parametrize(
    ("pattern", "instead", "told"),
    [
        (r"\n3\. ", "\n4. ", "action 4 follows action 2"),
        (r"\n1\. \w+: [^\n]*", "\n1. anna: sing", "parts from its record at action 1"),
        (r"\n1\. anna:", "\n1. bruno:", "it is anna's choice, not bruno's"),
        (r"The match ends here.*", "", "the end of the letter is missing"),
        (r"ends here: 60 actions, \w", "ends here: 60 actions, x", "another table than it did"),
        (r"seed: 7", "seed: 8", "parts from its record"),
        (r"seed: 7", "seed: x", "cannot be read"),
        (r"seed: 7", "", "does not say its seed"),
        (r"setup: \w", "setup: !", "cannot be read"),
    ],
)
def test_errors_say_what_is_wrong(match, pattern, instead, told):
    text = re.sub(pattern, instead, export_text(match), count=1)
    with pytest.raises(sc.LoadError, match=told):
        import_text(text.encode(), LIBRARY)


def test_whoever_stops_it_is_obeyed(match):
    def progress(at, total):
        assert (at, total) == (20, 60)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_text(export_text(match).encode(), LIBRARY, progress)


def test_the_command_reads_and_writes_letters(tmp_path, capsys):
    file, letter, again = tmp_path / "a.scr", tmp_path / "a.txt", tmp_path / "b.scr"
    simulate = ["simulate", "sator", "--seed", "3", "--until", "40", "--save", str(file)]
    assert main(simulate) == 0
    assert main(["replay", str(file), "--verify", "--save", str(letter)]) == 0
    assert main(["replay", str(letter), "--verify", "--save", str(again)]) == 0
    assert "40 actions, all as recorded" in capsys.readouterr().out
    assert again.read_bytes() == file.read_bytes()
    assert main(["replay", str(letter), "--until", "5", "--json", "--save", str(again)]) == 0
    assert len(load_match(again.read_bytes()[:MOST_BYTES]).done) == 5
    assert '"game": "sator"' in capsys.readouterr().out
    letter.write_text(letter.read_text().replace("\n7. ", "\n8. "))
    assert main(["replay", str(letter), "--verify"]) == 1
    assert "a.txt: action 8 follows action 6" in capsys.readouterr().err


def test_parted_names_the_action(match):
    text = export_text(match).replace("\n20. ", "\n20. nobody: x\n20. ", 1)
    with pytest.raises(sc.LoadError) as told:
        import_text(text.encode(), LIBRARY)
    assert not isinstance(told.value, Parted) or told.value.at == 20
