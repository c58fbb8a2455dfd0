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
    while units < often(trial.push, 20 * trial.push):
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
    state = tmp_path / "toy.json"
    assert run.main(["--state", str(tmp_path), "--part", "0.5"]) == 0
    assert json.loads(state.read_text())["units"] == 6
    assert run.main(["--state", str(tmp_path)]) == 1
    kept = json.loads(state.read_text())
    assert (kept["units"], kept["cases"]) == (12, 5)
    assert [one["units"] for one in kept["runs"]] == [6, 6]
    assert kept["found"] == {"2": "Broken: case two"}
    told = capsys.readouterr().out
    assert "FOUND  toy" in told
    assert "12 of        12 things" in told
    assert "in 2 runs: 6 on " in told
    assert run.main(["--state", str(tmp_path), "--again", "--part", "0.1"]) == 0


def test_what_was_found_is_tried_again_and_counts_as_mended(tmp_path, monkeypatch):
    for case, code in ((broken, 1), (lambda number: 3, 0)):
        trial = trials.Trial("toy", "things", 12, 1, case)
        monkeypatch.setattr(trials, "trials", lambda one=trial: (one,))
        assert run.main(["--state", str(tmp_path)]) == code
    kept = json.loads((tmp_path / "toy.json").read_text())
    assert (kept["found"], kept["mended"]) == ({}, {"2": "Broken: case two"})


def test_a_run_of_one_process_begins_anew(tmp_path, monkeypatch):
    trial = trials.Trial("toy", "hours", 4, 0, lambda number: 1, resumes=False)
    monkeypatch.setattr(trials, "trials", lambda: (trial,))
    for part in ("0.5", "1"):
        assert run.main(["--state", str(tmp_path), "--part", part]) == 0
    kept = json.loads((tmp_path / "toy.json").read_text())
    assert [one["units"] for one in kept["runs"]] == [2, 4]


def test_two_runs_of_one_trial_do_not_mix(tmp_path, monkeypatch, capsys):
    trial = trials.Trial("toy", "things", 12, 1, lambda number: 3)
    monkeypatch.setattr(trials, "trials", lambda: (trial,))
    held = run.State(tmp_path, "toy", fresh=True)
    assert run.main(["--state", str(tmp_path)]) == 0
    assert "another run is at it" in capsys.readouterr().out
    held.close()


def test_a_run_that_is_interrupted_keeps_what_it_did(tmp_path, monkeypatch):
    def interrupted(number):
        if number == 1:
            raise KeyboardInterrupt
        return 1

    trial = trials.Trial("toy", "things", 12, 1, interrupted)
    monkeypatch.setattr(trials, "trials", lambda: (trial,))
    assert run.main(["--state", str(tmp_path)]) == 130
    assert json.loads((tmp_path / "toy.json").read_text())["units"] == 1


def test_a_trial_that_is_none_is_told(capsys):
    with pytest.raises(SystemExit):
        run.main(["chairs"])
    assert "there is no trial chairs" in capsys.readouterr().err
