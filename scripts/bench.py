"""Measure: `python3 scripts/bench.py [arguments]` sets up and runs the benchmarks.

  --peers    (first) measure against other engines, in an environment of its own (.venv-peers);
             with --json for other programs

All other arguments go to the benchmarks: `--only sator,play`, `--json`.
"""

from __future__ import annotations

import importlib
import os
import sys

import _interpreter
import _setup

PEERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers")


def measure_peers(arguments: list[str]) -> int:
    """Set up the environment with the peers, then measure all sides in it."""
    sys.path.append(PEERS)
    environment = importlib.import_module("environment")
    try:
        venv = environment.ensure()
        return _setup.hand_over(venv, "python", [os.path.join(PEERS, "run.py"), *arguments])
    except _interpreter.SetUpError as error:
        _setup.say(str(error))
        return 1
    except KeyboardInterrupt:
        _setup.say("Stopped.")
        return 130


def measure_ours(arguments: list[str]) -> int:
    """Set up, then run the benchmarks, a package beside this script."""
    paths = [os.path.dirname(os.path.abspath(__file__)), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    serves = any("net" in one.removeprefix("--only=").split(",") for one in arguments)
    return _setup.run_python(["-m", "benchmarks"], arguments, ("server",) if serves else ())


def main(arguments: list[str]) -> int:
    """Measure ours alone, or beside others."""
    if _setup.helps(arguments, __doc__, "scriptorium", "bench"):
        return 0
    if arguments[:1] == ["--peers"]:
        return measure_peers(arguments[1:])
    return measure_ours(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
