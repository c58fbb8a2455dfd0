"""What a report says, section by section, before it is text or a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scriptorium.plugins import plain

from .jobs import Plan
from .match_figures import CardFigures, Compared, Figures
from .statistics import Mean, Share, Spread

CHANGED, USUAL = "changed", "usual"
SEEDS_SHOWN = 20


@dataclass(frozen=True)
class Sheet:
    """A table: the names of its columns, and its rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Section:
    """A heading, what is said below it, a line to be run again, a table.

    Its plots are found by `name`.
    """

    name: str
    heading: str
    says: tuple[str, ...] = ()
    sheet: Sheet | None = None
    line: str = ""


@dataclass(frozen=True)
class Report:
    """All that is told of an experiment."""

    plan: Plan
    game: str
    figures: Figures
    again: str
    usual: Figures | None = None
    compared: Compared | None = None

    @property
    def series(self) -> list[tuple[str, Figures]]:
        """The matches that are told of, by what they are called."""
        if self.usual is None:
            return [("", self.figures)]
        return [(CHANGED, self.figures), (USUAL, self.usual)]

    @property
    def title(self) -> str:
        """What it is about, in a line."""
        return f"{self.game}: {self.figures.matches} matches with {len(self.plan.seats)} seats"


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def between(share: Share) -> str:
    """A share with its bounds; nothing where there was nothing to share."""
    if not share.of:
        return ""
    low, high = share.bounds
    return f"{percent(share.share)} [{100 * low:.0f}, {100 * high:.0f}]"


def mean_told(mean: Mean, unit: float = 1.0, digits: int = 1) -> str:
    """A difference with its sign and its bounds."""
    numbers = (f"{one * unit:+.{digits}f}" for one in (mean.mean, mean.low, mean.high))
    middle, low, high = numbers
    return f"{middle} [{low}, {high}]"


def sections(report: Report) -> list[Section]:
    """All of them, in the order in which they are read."""
    found = [_about(report), _wins(report), _lengths(report)]
    if report.figures.scores or report.figures.parts:
        found.append(_points(report))
    if report.figures.cards:
        found.append(_cards(report))
    found.append(_stalls(report))
    if report.compared is not None:
        found.append(_differences(report, report.compared))
    return found


def _about(report: Report) -> Section:
    plan = report.plan
    said = [f"Played by {', '.join(dict.fromkeys(plan.bots))}; seeds from {plan.seed} on."]
    if plan.rotates:
        said.append("Each seed was played once for each seat that a player can have.")
    if plan.mixes:
        said.append("Another colour began in each match.")
    for name, what in (("On besides", plan.mods), ("Off", plan.without)):
        if what:
            said.append(f"{name}: {', '.join(what)}.")
    if plan.options:
        pairs = ", ".join(f"{name}={value}" for name, value in plan.options)
        said.append(f"Options: {pairs}.")
    if report.usual is not None:
        said.append("Changed rules stand beside the usual ones, seed by seed.")
    said.append("Numbers in brackets are bounds: the real value lies there 19 times in 20.")
    said.append("The same again:")
    return Section(
        "about", report.title, tuple(plain(one) for one in said), line=plain(report.again)
    )


def shares_of_wins(figures: Figures) -> dict[str, Share]:
    """What each seat and each colour won, and each player where there are several kinds."""
    kinds = [("seat", figures.places), ("colour", figures.colours), ("player", figures.bots)]
    if len(figures.bots) < 2:
        del kinds[-1]
    return {f"{kind} {name}": share for kind, row in kinds for name, share in row.items()}


def _wins(report: Report) -> Section:
    rows = []
    for who in shares_of_wins(report.figures):
        for called, figures in report.series:
            share = shares_of_wins(figures)[who]
            fair = percent(share.fair) if share.fair is not None else ""
            row = (who, called, f"{share.part:g} of {share.of}")
            rows.append((*row, between(share), fair))
    nobody = [figures.nobody for _, figures in report.series]
    said = ["Seats are counted in the order of turns."]
    if any(nobody):
        said.append(f"Won by nobody: {', '.join(map(str, nobody))}.")
    if any(figures.stalls.unfinished for _, figures in report.series):
        said.append("Matches without an end count as won by nobody.")
    columns = ("who", "rules", "won", "share", "fair")
    return Section("wins", "Who wins", tuple(said), _sheet(columns, rows))


def _lengths(report: Report) -> Section:
    rows = []
    for name, attribute in (("turns a seat", "turns"), ("decisions", "decisions")):
        for called, figures in report.series:
            spread: Spread = getattr(figures, attribute)
            numbers = (spread.mean, spread.least, spread.median, spread.most_reach, spread.most)
            rows.append((name, called, *(f"{one:.1f}".removesuffix(".0") for one in numbers)))
    choices = " and ".join(f"{figures.choices:.1f}" for _, figures in report.series)
    seconds = sum(figures.seconds for _, figures in report.series)
    said = (f"At each decision there were {choices} choices. It took {seconds:.1f} s in all.",)
    columns = ("", "rules", "mean", "least", "half reach", "19 in 20 reach", "most")
    return Section("lengths", "How long a match is", said, _sheet(columns, rows))


def _points(report: Report) -> Section:
    rows = []
    for kind, attribute in (("seat", "scores"), ("for", "parts")):
        both = [(called, getattr(figures, attribute)) for called, figures in report.series]
        for name in dict.fromkeys(name for _, means in both for name in means):
            for called, means in both:
                mean: Mean | None = means.get(name)
                if mean is not None:
                    bounds = f"{mean.mean:.1f} [{mean.low:.1f}, {mean.high:.1f}]"
                    rows.append((f"{kind} {plain(name)}", called, bounds))
    return Section("points", "Points", (), _sheet(("", "rules", "mean"), rows))


def _cards(report: Report) -> Section:
    rows = []
    for called, figures in report.series:
        for card in figures.cards:
            head = (plain(card.title), called, f"{card.a_match:.2f}", between(card.won))
            uses = [
                (use.word, percent(use.offered.share), str(use.done), between(use.won))
                for use in card.uses
            ]
            rows += [(*head, *use) for use in uses] or [(*head, "", "", "", "")]
    if report.usual is not None:
        rows.sort(key=lambda row: (row[0].casefold(), row[4], row[1] != CHANGED))
    said = (
        "Drawn is how often a match it came into a hand. What a card can be used for stands in "
        "the word of the action; offered is the share of the turns with the card in hand in which "
        "that could be done. Won is the share of the seats that drew it, and that used it so.",
    )
    columns = ("card", "rules", "drawn", "won, drawn", "use", "offered", "done", "won, used")
    return Section("cards", "What the cards do", said, _sheet(columns, rows))


def _stalls(report: Report) -> Section:
    rows, said = [], []
    for called, figures in report.series:
        stalls = figures.stalls
        rows.append(
            (
                called or "all matches",
                f"{len(stalls.unfinished)} of {figures.matches}",
                f"{stalls.idle.part:g} of {stalls.idle.of}",
                percent(stalls.idle.share),
            )
        )
        if stalls.unfinished:
            seeds = ", ".join(map(str, stalls.unfinished[:SEEDS_SHOWN]))
            more = len(stalls.unfinished) - SEEDS_SHOWN
            beside = f" and {more} more, which the JSON names" if more > 0 else ""
            said.append(f"Without an end {called}: seeds {seeds}{beside}.".replace(" :", ":"))
    if not said:
        said.append("Every match came to its end.")
    columns = ("rules", "without an end", "turns without a choice", "share")
    return Section("stalls", "Where it stalls", tuple(said), _sheet(columns, rows))


def _differences(report: Report, found: Compared) -> Section:
    rows = [
        (f"share of wins of seat {name}, in points of 100", mean_told(mean, 100.0))
        for name, mean in found.places.items()
    ]
    rows.append(("turns a seat", mean_told(found.turns)))
    rows.append(("decisions", mean_told(found.decisions)))
    titles = {card.card: card.title for _, one in report.series for card in one.cards}
    rows += [
        (f"{plain(titles[card])}: uses a match", mean_told(mean, digits=2))
        for card, mean in sorted(found.cards.items(), key=lambda one: titles[one[0]].casefold())
    ]
    same = found.same_winner
    said = (
        f"{same.part:g} of {same.of} pairs that ended were won by the same seat. "
        "Where both bounds have one sign, the difference is hardly chance; but of 20 rows in which "
        "nothing has changed one looks so too.",
    )
    sheet = _sheet(("changed rules less usual ones, seed by seed", "difference"), rows)
    return Section("differences", "What the change comes to", said, sheet)


def _sheet(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Sheet:
    """A table, without the columns that are empty throughout."""
    kept = [at for at in range(len(columns)) if any(row[at] for row in rows)]
    return Sheet(
        tuple(columns[at] for at in kept), tuple(tuple(row[at] for at in kept) for row in rows)
    )


def card_uses(figures: Figures) -> Iterator[tuple[CardFigures, int]]:
    """Each card with each of its uses that was ever done, by its place."""
    for card in figures.cards:
        for at, use in enumerate(card.uses):
            if use.done:
                yield card, at
