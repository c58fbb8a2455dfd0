"""What a line of `scriptorium simulate` asks for, and the line that asks for the same again."""

from __future__ import annotations

import argparse

from msgspec.structs import replace

from scriptorium import Library, SetupError
from scriptorium.cli import counted, settings
from scriptorium.testing import MOST_ACTIONS, OWN
from scriptorium_lab.experiments import WentWrong

from ..jobs import Plan


def plan_of(options: argparse.Namespace, library: Library) -> Plan:
    """The plan that the command line asks for; what cannot be played is said now."""
    seats = options.colours or options.seats
    if options.colours and options.seats not in (None, len(options.colours)):
        raise SetupError("--colours names the seats: --seats is not needed beside it")
    setup = library.setup(
        options.game,
        seats,
        options=settings(options.options),
        mods=options.mods,
        without=options.without,
    )
    library.rules(setup)
    if not options.bots:
        raise SetupError("--bots names at least one player")
    if len(options.bots) > len(setup.seats):
        bots, there = counted(len(options.bots), "player"), counted(len(setup.seats), "seat")
        raise SetupError(f"--bots names {bots}, and there are {there}; --seats changes that")
    return Plan(
        game=options.game,
        seats=setup.seats,
        seed=options.seed,
        bots=options.bots,
        mods=options.mods,
        without=options.without,
        options=tuple(sorted(settings(options.options).items())),
        most=options.max_actions,
        checks=not options.no_checks,
        rotates=options.rotate,
        mixes=options.mix_colours,
        counts_cards=bool(options.report) or options.keep is not None,
        plugins=setup.plugins,
    )


def bare_plan(options: argparse.Namespace, plan: Plan, library: Library) -> Plan:
    """The same by the usual rules: nothing on besides, nothing off, and no options of mods."""
    usual = library.setup(plan.game, plan.seats)
    known = set(library.options_of(usual))
    asked = {name: value for name, value in plan.options if name in known}
    setup = library.setup(plan.game, plan.seats, options=asked)
    bare = replace(plan, mods=(), without=(), options=tuple(asked.items()), plugins=setup.plugins)
    if bare == plan:
        raise SetupError("--compare needs a rule to compare: name it by --mods or --without")
    return bare


def line_of(options: argparse.Namespace) -> str:
    """The line that does the same again."""
    words = _line_begun(options, options.seed, options.matches)
    flags = (("rotate", "--rotate"), ("mix_colours", "--mix-colours"), ("compare", "--compare"))
    words += [flag for name, flag in flags if getattr(options, name)]
    if options.no_checks:
        words.append("--no-checks")
    return " ".join(words)


def _line_begun(options: argparse.Namespace, seed: int, matches: int) -> list[str]:
    words = ["scriptorium simulate", options.game]
    if options.seats is not None:
        words.append(f"--seats {options.seats}")
    if options.colours:
        words.append(f"--colours {','.join(options.colours)}")
    words.append(f"--seed {seed}")
    if matches != 1:
        words.append(f"--matches {matches}")
    if options.bots != (OWN,):
        words.append(f"--bots {','.join(options.bots)}")
    words += [
        f"--{name} {','.join(value)}"
        for name, value in (("mods", options.mods), ("without", options.without))
        if value
    ]
    words += [f"--options {pair}" for pair in options.options]
    if options.max_actions != MOST_ACTIONS:
        words.append(f"--max-actions {options.max_actions}")
    words += [f"--with {path}" for path in options.with_files or ()]
    if options.mods_dir is not None:
        words.append(f"--mods-dir {options.mods_dir}")
    if options.no_mods:
        words.append("--no-mods")
    return words


def repeating(options: argparse.Namespace, wrong: WentWrong) -> str:
    """The line that plays a match again up to where it went wrong."""
    plan, failed = wrong.plan, wrong.failed
    same = argparse.Namespace(**vars(options))
    same.bots = plan.bots_of(failed.number) if plan.rotates else options.bots
    same.mods, same.without = plan.mods, plan.without
    same.options = [f"{name}={_written(value)}" for name, value in plan.options]
    if plan.mixes:
        same.seats, same.colours = None, failed.seats
    return " ".join([*_line_begun(same, failed.seed, 1), f"--until {failed.actions}"])


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
