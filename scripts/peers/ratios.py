"""Ratios between the sides of one run, each with what it must reach and should reach."""

from __future__ import annotations

from benchmarks.suites import Row, Target

SUITE = "peers"
Rates = dict[str, float]


def rows(
    sator: Rates,
    monasterium: Rates,
    rennes: Rates,
    plankenkoorts: Rates,
    search: Rates,
    catanatron: Rates,
    chess: Rates,
    openspiel: Rates,
) -> list[Row]:
    """P1, P2, P6 and P13; then what other sides and games come to, and the pace of a search.

    What P1 and P2 must reach (2 and 0.15) is meant for plain Python: nothing of ours is compiled.
    With an optional build it would be 2.5 and 0.25.
    """
    return [
        _ratio("P1 decisions/s to catanatron's", sator, catanatron, "decisions", Target(2, 4)),
        Row(
            SUITE,
            "P2 whole cards/s to the kernel's plays/s",
            sator["cards"] / sator["kernel plays"],
            "times",
            f"{sator['cards']:,.0f} to {sator['kernel plays']:,.0f}; walks are plays there",
            target=Target(0.15, 0.5),
        ),
        _ratio("P6 apply/s to copy and apply", sator, catanatron, "steps", Target(7, 15)),
        _ratio("P13 dump and load/s to pickle", sator, catanatron, "round trips", Target(20, 50)),
        _ratio(
            "P13 bytes to pickle's", sator, catanatron, "bytes", Target(0.15, 0.1, at_most=True)
        ),
        _ratio("decisions/s to python-chess's", sator, chess, "decisions", None),
        _ratio(
            "Monasterium's decisions/s to catanatron's",
            monasterium,
            catanatron,
            "decisions",
            Target(0.5, 1),
        ),
        _ratio(
            "Rennes-le-Château's decisions/s to catanatron's",
            rennes,
            catanatron,
            "decisions",
            Target(0.7, 1),
        ),
        _ratio(
            "Plankenkoorts' decisions/s to catanatron's",
            plankenkoorts,
            catanatron,
            "decisions",
            Target(0.7, 1),
        ),
        _searched(search, openspiel, "ISMCTSBot's", "simulations", Target(3, 6)),
        _searched(search, openspiel, "those of its twin in C++", "simulations in C++", None),
    ]


def _searched(ours: Rates, theirs: Rates, whose: str, what: str, target: Target | None) -> Row:
    """Simulations of a search beside those on gin rummy, with how deep both are."""
    depths = f"{ours['deep']:.0f} and {theirs['deep']:.0f} decisions deep"
    return Row(
        SUITE,
        f"simulations/s on SATOR to {whose} on gin rummy",
        ours["simulations"] / theirs[what],
        "times",
        f"{ours['simulations']:,.0f} to {theirs[what]:,.0f}; {depths}",
        target=target,
    )


def _ratio(name: str, ours: Rates, theirs: Rates, what: str, target: Target | None) -> Row:
    note = f"{ours[what]:,.0f} to {theirs[what]:,.0f}"
    return Row(SUITE, name, ours[what] / theirs[what], "times", note, target=target)


def disturbance(sides: dict[str, Rates]) -> float:
    """How far apart the yardsticks of one run lie: 0 when the machine was the same throughout."""
    looks = [rates[f"yardstick {when}"] for rates in sides.values() for when in ("before", "after")]
    return max(looks) / min(looks) - 1
