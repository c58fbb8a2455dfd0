"""A little of each trial; `scripts/torture.py` tries as many as one has time for."""

from __future__ import annotations

import json

import beside  # noqa: F401  (the folders of the other tests)
import pytest
import run
import trials

from night import often

SMALL = [trial for trial in trials.trials() if trial.push]


@pytest.mark.parametrize("trial", SMALL, ids=lambda trial: trial.name)
def test_a_little_of_it(trial):
    units = case = 0
    while units < often(trial.push, 10 * trial.push):
        units += trial.case(case)
        case += 1


def test_memory_stays_where_it_was():
    """Three short hours; at night they are as long as eight of real matches."""
    soak = trials.Soak(often(150, trials.HOUR))
    for hour in range(often(2, 8)):
        soak.case(hour)


def broken(number):
    if number == 2:
        raise trials.Broken("case two")
    return 3


def test_a_run_is_stopped_and_gone_on_with(tmp_path, monkeypatch, capsys):
    """What was done is kept; a case that fails is told with its number and fails the run."""
    trial = trials.Trial("toy", "things", 12, 1, broken)
    monkeypatch.setattr(trials, "trials", lambda: (trial,))
    state = tmp_path / "state.json"
    assert run.main(["--state", str(state), "--part", "0.5"]) == 0
    assert json.loads(state.read_text())["toy"]["units"] == 6
    assert run.main(["--state", str(state)]) == 1
    kept = json.loads(state.read_text())["toy"]
    assert (kept["units"], kept["cases"]) == (12, 5)
    assert kept["found"] == ["case 2: Broken: case two"]
    told = capsys.readouterr().out
    assert "FOUND  toy" in told
    assert "12 of        12 things" in told
    assert run.main(["--state", str(state), "--again", "--part", "0.1"]) == 0


def test_a_run_that_is_interrupted_keeps_what_it_did(tmp_path, monkeypatch):
    def interrupted(number):
        if number == 1:
            raise KeyboardInterrupt
        return 1

    trial = trials.Trial("toy", "things", 12, 1, interrupted)
    monkeypatch.setattr(trials, "trials", lambda: (trial,))
    state = tmp_path / "state.json"
    assert run.main(["--state", str(state)]) == 130
    assert json.loads(state.read_text())["toy"]["units"] == 1


def test_a_trial_that_is_none_is_told(capsys):
    with pytest.raises(SystemExit):
        run.main(["chairs"])
    assert "there is no trial chairs" in capsys.readouterr().err
