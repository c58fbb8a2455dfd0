"""Sixty whole matches lead to what they led to: notation, choices, boards, refusals, outcomes.

`record.py` says what is recorded; a difference is a rule that has changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from match_records import Different, Record, Replay, from_text, load, names, new_table, to_text

SHORTEST = {"sator": "sator-2-seeking-20", "plankenkoorts": "plankenkoorts-3-kinds-401-reversed"}

Change = Callable[[Record], tuple[int, str]]


def test_each_game_and_each_number_of_seats_is_recorded():
    """Sixty matches: each number of seats of both games, most of them several times."""
    begins = [load(name)[0] for name in names()]
    played = Counter((begin["game"], begin["seats"]) for begin in begins)
    assert sum(played.values()) == 60
    assert set(played) == {
        *(("sator", seats) for seats in (2, 3, 4)),
        *(("plankenkoorts", seats) for seats in (2, 3, 4, 5, 6)),
    }


@pytest.mark.parametrize("name", names())
def test_a_recorded_match_goes_as_it_went(name):
    Replay(name, load(name)).play()


@cache
def text_of(name: str) -> str:
    return to_text(load(name))


def decision_of(record: Record, at: int) -> int:
    """How many decisions have been taken before a step of a record."""
    return sum("do" in step for step in record[:at])


def last(record: Record, kind: str, fits: Callable[[Any], bool] = bool) -> int:
    """The last step of a kind that fits: what comes before must be played first."""
    return next(
        at for at in range(len(record) - 1, 0, -1) if kind in record[at] and fits(record[at][kind])
    )


def wrong_line(record: Record, kind: str, fits: Callable[[Any], bool] = bool) -> tuple[int, Any]:
    """The last probe with a wrong line that is answered in a way, and that line."""
    at = last(record, "wrong", lambda lines: any(kind in x and fits(x[kind]) for x in lines))
    lines = record[at]["wrong"]
    return at, next(line for line in lines if kind in line and fits(line[kind]))


def another_seed(record: Record) -> tuple[int, str]:
    record[0]["seed"] += 1
    return 0, ""


def another_beginning(record: Record) -> tuple[int, str]:
    record[0]["begins"]["chooser"] = "nobody"
    return 0, '"nobody"'


def another_decision(record: Record) -> tuple[int, str]:
    """A decision that is allowed too, or not: what follows is another match."""
    at = last(record, "do")
    record[at]["do"] = "end now"
    return decision_of(record, at), "'end now'"


def another_choice(record: Record) -> tuple[int, str]:
    """The other choice that was listed leads to another table."""
    at = next(
        at
        for at in range(1, len(record))
        if "listed" in record[at] and len(record[at]["listed"]) > 1 and at > 40
    )
    lines = record[at]["listed"]
    decision = next(at for at in range(at, len(record)) if "do" in record[at])
    chosen = record[decision]["do"]
    record[decision]["do"] = next(line for line in lines if line != chosen)
    return -1, ""


def decision_written_otherwise(record: Record) -> tuple[int, str]:
    """It is read, but not written so."""
    at = last(record, "do")
    record[at]["do"] = record[at]["do"].replace(" ", "  ") + " "
    return decision_of(record, at), "notation"


def whole_line_left_out(record: Record) -> tuple[int, str]:
    """A whole line stands for one decision less than it does."""
    at = last(record, "whole")
    record[at]["decisions"] -= 1
    return decision_of(record, at) + record[at]["decisions"], "whole line"


def whole_line_written_otherwise(record: Record) -> tuple[int, str]:
    at = last(record, "whole")
    record[at]["written"] += "; end"
    return decision_of(record, at), "; end"


def listed_less(record: Record) -> tuple[int, str]:
    at = last(record, "listed")
    return decision_of(record, at), record[at]["listed"].pop()


def listed_more(record: Record) -> tuple[int, str]:
    at = last(record, "listed")
    record[at]["listed"].append("xyzzy")
    return decision_of(record, at), "xyzzy"


def listed_twice(record: Record) -> tuple[int, str]:
    at = last(record, "listed")
    record[at]["listed"].append(record[at]["listed"][-1])
    return decision_of(record, at), record[at]["listed"][-1]


def listed_in_another_order(record: Record) -> tuple[int, str]:
    at = last(record, "listed", lambda lines: len(set(lines)) > 1)
    record[at]["listed"].reverse()
    return decision_of(record, at), "order of choices"


def refused_otherwise(record: Record) -> tuple[int, str]:
    at, line = wrong_line(record, "refused")
    line["refused"] = "bad_luck"
    return decision_of(record, at), "bad_luck"


def rules_in_another_order(record: Record) -> tuple[int, str]:
    at, line = wrong_line(record, "rules", lambda rules: len(rules) > 1)
    line["rules"].reverse()
    return decision_of(record, at), line["rules"][0]


def a_rule_less(record: Record) -> tuple[int, str]:
    at, line = wrong_line(record, "rules")
    line["rules"].pop()
    return decision_of(record, at), line["line"]


def another_sentence(record: Record) -> tuple[int, str]:
    at, line = wrong_line(record, "reason")
    line["reason"] += "!"
    return decision_of(record, at), "!"


def readable_after_all(record: Record) -> tuple[int, str]:
    at, line = wrong_line(record, "unreadable")
    del line["unreadable"]
    line["allowed"] = True
    return decision_of(record, at), '"unreadable"'


def allowed_after_all(record: Record) -> tuple[int, str]:
    at, line = wrong_line(record, "refused")
    for key in ("refused", "rules", "reason"):
        del line[key]
    line["allowed"] = True
    return decision_of(record, at), '"allowed"'


def another_fact(record: Record) -> tuple[int, str]:
    at = last(record, "turn")
    record[at]["turn"]["turn"] = "nobody"
    return decision_of(record, at), '"nobody"'


def a_fact_that_went_unseen(record: Record) -> tuple[int, str]:
    """A fact that changed in that turn, as if it had not."""
    at = last(record, "turn", lambda facts: "chooser" in facts)
    del record[at]["turn"]["chooser"]
    return decision_of(record, at), '"chooser"'


def another_winner(record: Record) -> tuple[int, str]:
    record[-1]["end"]["winners"].append("nobody")
    return decision_of(record, len(record)), '"nobody"'


def no_end(record: Record) -> tuple[int, str]:
    record[-1]["end"] = None
    return decision_of(record, len(record)), "null"


def cut_off(record: Record) -> tuple[int, str]:
    record.pop()
    return decision_of(record, len(record)), "an end"


PLANTED = (
    another_seed,
    another_beginning,
    another_decision,
    another_choice,
    decision_written_otherwise,
    whole_line_left_out,
    whole_line_written_otherwise,
    listed_less,
    listed_more,
    listed_twice,
    listed_in_another_order,
    refused_otherwise,
    rules_in_another_order,
    a_rule_less,
    another_sentence,
    readable_after_all,
    allowed_after_all,
    another_fact,
    a_fact_that_went_unseen,
    another_winner,
    no_end,
    cut_off,
)


@pytest.mark.parametrize("game", sorted(SHORTEST))
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_one_planted_change_is_caught(plant: Change, game: str):
    """A record in which one thing is not as it is: the difference says where, and what."""
    name = SHORTEST[game]
    record = from_text(text_of(name))
    decision, told = plant(record)
    with pytest.raises(Different) as caught:
        Replay(name, record).play()
    said = str(caught.value)
    assert said.startswith(f"record {name}, decision ")
    assert told in said
    if decision >= 0:
        assert said.startswith(f"record {name}, decision {decision}, ")


def test_every_difference_is_counted():
    """A difference does not hide the others: they are counted by what they are of."""
    name = SHORTEST["sator"]
    record = from_text(text_of(name))
    for plant in (listed_less, another_sentence, readable_after_all, another_fact):
        plant(record)
    with pytest.raises(Different) as caught:
        Replay(name, record).play()
    (note,) = caught.value.__notes__
    assert "1 of choices, " in note
    assert "1 of answer, " in note


def test_a_record_is_a_text_and_back():
    record = load(SHORTEST["sator"])
    assert from_text(to_text(record)) == record
    assert new_table(record[0]).seats == ("red", "blue")
