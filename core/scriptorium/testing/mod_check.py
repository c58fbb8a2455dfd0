"""Whether a mod is sound: what it says of itself, its cards, words, scenarios, and random matches.

Everything that can be told without playing comes first; a mod that cannot be read is not played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from scriptorium.authoring.targets import CardTarget
from scriptorium.engine.bound_choice import BoundChoice
from scriptorium.engine.card_targets import NOT_HELD, Cards
from scriptorium.engine.errors import ScriptoriumError, SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.play import new_table
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Table
from scriptorium.engine.targets import OUTSIDE, Target
from scriptorium.engine.values import CardId
from scriptorium.engine.zones import cards_in
from scriptorium.house_rules.turn_changes import steps_added
from scriptorium.mods.folder_reading import is_plain, plain_files
from scriptorium.mods.home import origin
from scriptorium.mods.inventory import needed
from scriptorium.mods.loose import Loose, add_loose, read_loose
from scriptorium.plugins.about import ANY_GAME, PluginEntry
from scriptorium.plugins.file_names import shown
from scriptorium.plugins.sentences import LANGUAGES
from scriptorium.plugins.source_location import meant
from scriptorium.scenarios import run_paths
from scriptorium.scenarios.positions import scenario_positions
from scriptorium.testing.locale_checks import messages, problems, used_in

from .art_checks import brought, left_out, no_art, unheard
from .function_coverage import RanFunctions
from .fuzzing import MOST_ACTIONS, Trial, try_out
from .moved_name_checks import moved_names
from .order_checks import order_worse_than_chance
from .picture_checks import drawn, is_missing
from .played_matches import listening
from .presentation_checks import BRACES

MATCHES = 200
MARKS = b"[[scenario", b"[[lesson"
ERROR, WARNING = "error", "warning"


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong, or that could be better."""

    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"


@dataclass
class Report:
    """All that was found, and how much was tried."""

    name: str
    findings: list[Finding]
    scenarios: int = 0
    trial: Trial | None = None

    @property
    def sound(self) -> bool:
        """Whether there is no error."""
        return all(finding.kind != ERROR for finding in self.findings)

    def error(self, text: str) -> None:
        """Note something that is wrong."""
        self.findings.append(Finding(ERROR, text))

    def warn(self, text: str) -> None:
        """Note something that could be better."""
        self.findings.append(Finding(WARNING, text))


def check_mod(
    path: Path,
    library: Library,
    *,
    matches: int = MATCHES,
    most: int = MOST_ACTIONS,
    told: Callable[[int], None] | None = None,
) -> Report:
    """Look at a mod from all sides; the library has what it builds on."""
    report = Report(shown(path.name), [])
    library = library.copy(leaving=(origin(path),))
    try:
        mod = read_loose(path)
    except ScriptoriumError as error:
        report.error(str(error))
        return report
    for passed in mod.passed:
        report.warn(f"{passed}, which is passed over")
    for moved in moved_names(mod):
        report.error(str(moved))
    if not report.sound:
        return report  # it would fail at the first of them
    ran = RanFunctions(path)
    plugin = add_loose(library, mod, f"checked, {shown(path.name)}", tracer=ran)
    report.name = plugin.name
    if plugin.broken:
        report.error(_hook_placed(plugin.broken, path) + plugin.broken)
        return report
    try:
        game, mods = game_of(plugin, library), with_requirements(plugin, library)
        book = library.book(library.setup(game, mods=mods))
        rules = library.rules(library.setup(game, mods=mods))
    except ScriptoriumError as error:
        report.error(str(error))
        return report
    _look(mod, plugin, book, rules, report)
    if plugin.about.art is not None:
        _look_at_art(plugin, library, book, report)
    own = _own_names(plugin, library)
    for key in sorted(filter(is_missing, drawn(library, game, mods, own))):
        report.warn(f"it draws {key!r}, of which there is no picture; a plain token stands for it")
    _look_at_words(rules, own, report)
    _look_at_order(plugin, report)
    _look_at_other_mods(plugin, library, game, mods, report)
    _run_scenarios(mod, library, report)
    if matches and report.sound:
        positions = scenario_positions(scenario_files(mod), library)
        report.trial = try_out(
            library,
            game,
            mods,
            own=own,
            matches=matches,
            most=most,
            told=told,
            positions=positions,
            left=lambda: bool(ran.left),
        )
        for problem in report.trial.wrong:
            report.error(problem)
        for odd in report.trial.odd:
            report.warn(odd)
        if not report.trial.wrong and plugin.about.is_game:
            worse = order_worse_than_chance(rules, matches, most)
            if worse:
                report.warn(worse)
        if not report.trial.wrong:
            dealt = _dealt(new_table(game, seed=0, mods=mods, library=library))
            _look_at_unused(ran, plugin, book, dealt, report)
    return report


def game_of(plugin: PluginEntry, library: Library) -> str:
    """The game that a mod is for, or one of those at hand where it is for all."""
    games = [about.name for about in library.games()]
    if plugin.about.game == ANY_GAME and games:
        return games[0]
    if plugin.about.game not in games:
        known = ", ".join(games) or "none"
        raise SetupError(f"{plugin.name} is for {plugin.about.game!r}; the games here are: {known}")
    return plugin.about.game


def with_requirements(plugin: PluginEntry, library: Library) -> list[str]:
    """The mod and what it requires, theirs included; a game needs no mention."""
    found = {plugin.name, *needed(library, plugin)}
    return sorted(name for name in found if not library.plugins[name].about.is_game)


def _own_names(plugin: PluginEntry, library: Library) -> frozenset[str]:
    """The plugins that make up the mod: itself, and those that it names for its game."""
    if not plugin.about.is_game:
        return frozenset((plugin.name,))
    return frozenset(name for name, p in library.plugins.items() if p.is_own(plugin.name))


def _takes_any_card(bound: BoundChoice) -> bool:
    """Whether a choice has a field for cards, whatever their effect."""
    targets = bound.targets.values()
    return any(
        isinstance(one, Cards) or (isinstance(one, CardTarget) and not one.effect)
        for one in targets
    )


def _look(mod: Loose, plugin: PluginEntry, book: RuleBook, rules: Ruleset, report: Report) -> None:
    """What can be checked by looking: words, art, rule numbers."""
    about = plugin.about
    for what in ("title", "author", "summary"):
        if not getattr(about, what):
            report.warn(f"it has no {what}")
    own_art = brought(plugin)
    pictures = {card.art for card in book.cards.values() if card.plugin != plugin.name} - {""}
    # Cards with nothing but a name, such as numbers or trees, are a game's own way.
    with_texts = any(card.texts for card in book.cards.values())
    with_effects = any(card.effect for card in book.cards.values())
    # Cards without effects are played where the game has such, or a choice of the mod takes any.
    others = [card for card in book.cards.values() if card.plugin != plugin.name]
    choices = [one for one in rules.actions.values() if one.plugin == plugin.name]
    played = not all(card.effect for card in others) or any(map(_takes_any_card, choices))
    for card in book.cards.values():
        if card.plugin != plugin.name:
            continue
        texts = dict(card.texts)
        missing = [language for language in LANGUAGES if not texts.get(language)]
        if missing and with_texts:
            report.warn(f"the card {card.id} has no text in {', '.join(missing)}")
        if not card.title:
            report.warn(f"the card {card.id} has no title")
        if card.art and card.art not in pictures | own_art:
            told = "names a picture that no card of the game has"
            near = meant(card.art, pictures | own_art)
            own = "" if near.endswith("?") else "; one of your own lies in the folder art"
            report.warn(f"the card {card.id} {told}: {card.art!r}{near}{own}")
        if not card.effect and with_effects and not played:
            report.warn(f"the card {card.id} has no effect: it can be held and never be played")
    for (name, *_), reason in book.reasons.items():
        if name == plugin.name and not reason.rules and reason not in (OUTSIDE, NOT_HELD):
            report.warn(f"the reason {reason.id!r} cites no rule")
    for name in sorted(book.adjusters.keys() - book.numbers.keys()):
        if plugin.name in (one.plugin for one in book.adjusters[name]):
            near = meant(name, book.numbers)
            report.warn(f"it adjusts {name!r}, a number that no plugin declares{near}")
    if mod.is_code and mod.path.is_dir():
        for problem in problems(mod.path):
            report.warn(problem)
    elif mod.is_code:
        _look_beside(mod.path, about.texts, report)


def _look_at_art(plugin: PluginEntry, library: Library, book: RuleBook, report: Report) -> None:
    """The pictures and sounds that it brings."""
    for told in left_out(plugin, library):
        report.warn(f"{told}; it is left out")
    for name, near in unheard(plugin, book):
        report.warn(f"{name}: no event and no card is called so, and it is never heard{near}")
    for name in no_art(plugin):
        report.warn(f"{name}: it is no PNG, SVG or WAV, and is passed over")


def _look_at_words(rules: Ruleset, own: frozenset[str], report: Report) -> None:
    """Sentences with words that nothing fills; two actions with one word, where one is meant."""
    for one in rules.actions.values():
        choice = one.choice
        told_by = {type(target).details for target in choice.targets.values()}
        if one.plugin in own and told_by <= {Target.details}:
            for rule in (*choice.rules, *choice.ends):
                for name in BRACES.findall(rule.reason.text) if rule.explain is None else ():
                    if name not in choice.targets:
                        there = ", ".join(choice.targets) or "none"
                        told = f"says {{{name}}}, which is no field of {choice.kind.__name__}"
                        report.warn(f"the rule {rule.reason.id!r} {told}; there are: {there}")
    for word, alike in rules.namesakes.items():
        if not any(rule.plugin in own for rule in alike):
            continue
        forms = {rule.choice.template.form.count("{") for rule in alike}
        if len(forms) < len(alike):
            kinds = " and ".join(f"{one.kind.__name__} of {one.plugin}" for one in alike)
            report.warn(f"{kinds} have the same word {word!r}; give one another by word=")


HOOK = re.compile(r"there is no hook (\w+)|(\w+) is not marked")


def _hook_placed(told: str, path: Path) -> str:
    """The file and the line of a hook that is misspelt or not marked, before what is told of it."""
    named = HOOK.match(told)
    files = plain_files(path).files if path.is_dir() else [path]
    for file in files if named else ():
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
        for nr, line in enumerate(lines if file.suffix == ".py" else (), 1):
            if named and line.startswith(f"def {named[1] or named[2]}("):
                return f"{shown(file.name)}:{nr}: "
    return ""


def _dealt(table: Table) -> frozenset[CardId]:
    """The cards that lie in zones; one that lies elsewhere, such as a mission, is not chosen."""
    return frozenset(card for zone in table.rules.zones for card in cards_in(table, zone.key))


def _look_at_unused(
    ran: RanFunctions,
    plugin: PluginEntry,
    book: RuleBook,
    dealt: frozenset[CardId],
    report: Report,
) -> None:
    """What no scenario and no match came to."""
    if ran.left:
        named = ", ".join(map(str, ran.left))
        report.warn(f"no scenario and no match came to {named}")
    trial = report.trial
    for step in steps_added(book, plugin.name) if trial is not None and trial.matches else ():
        if trial is not None and step not in trial.steps:
            told = f"no match came to the step {step!r}: a choice of an earlier step leads to it by"
            report.warn(f"{told} enters={step!r}, or a rule by now.enter_step({step!r})")
    if trial is not None and not trial.own and _brings_choices(plugin, book, dealt):
        report.warn("no random match came to choose what it brings; scenarios prove it better")


def _look_at_order(plugin: PluginEntry, report: Report) -> None:
    """A mod that wants to speak before and after the same can never be on with it."""
    about = plugin.about
    for name in sorted({*about.before} & {*about.after}):
        problem = f"{plugin.name} would speak before and after {name}"
        report.error(str(about.error(problem, "before")))


def _look_at_other_mods(
    plugin: PluginEntry, library: Library, game: str, mods: list[str], report: Report
) -> None:
    """The other mods at hand, each together with this one: do they contradict each other?"""
    for other in sorted(library.plugins.values(), key=lambda other: other.name):
        of_another_game = other.about.game not in (ANY_GAME, game) or other.about.is_game
        if other.broken or of_another_game or other.name in mods or other.is_own(game):
            continue
        together = with_requirements(other, library)
        if _agrees(library, game, together) is not None:
            continue  # it does not work by itself either
        problem = _agrees(library, game, [*mods, *together])
        if problem is not None:
            report.warn(f"not together with {other.name}: {problem}")


def _agrees(library: Library, game: str, mods: list[str]) -> ScriptoriumError | None:
    """Why some mods cannot be on together, or None where they can."""
    try:
        library.rules(library.setup(game, mods=mods))
    except ScriptoriumError as error:
        return error
    return None


def _look_beside(path: Path, texts: Path | None, report: Report) -> None:
    """The words of a mod of one file, whose translations lie where it says."""
    wanted = set(used_in(path))
    for language in LANGUAGES if wanted else ():
        file = texts / f"{language}.ftl" if texts is not None else None
        there = set(messages(file)) if file is not None and file.is_file() else set()
        missing = sorted(wanted - there)
        if missing:
            report.warn(f"no translation into {language} of {', '.join(missing)}")


def scenario_files(mod: Loose) -> list[Path]:
    """The scenarios that lie with a mod: in its folder, or under its name beside its file."""
    if mod.path.is_dir():
        files = [one for one in plain_files(mod.path).files if one.suffix == ".toml"]
    else:
        files = [
            mod.path.with_suffix(suffix)
            for suffix in (".toml", ".scenarios.toml")
            if mod.path.suffix == ".py" or suffix != ".toml"
        ]
    return [file for file in files if is_plain(file) and _holds(file.read_bytes())]


def _holds(data: bytes) -> bool:
    """Whether a file has scenarios or lessons."""
    return any(mark in data for mark in MARKS)


def scenarios_tried(mod: Loose, library: Library) -> Iterator[tuple[bool, tuple[str, ...]]]:
    """Whether each scenario of a mod holds; report all that failed in the others."""
    with listening(True) as faults:
        for result in run_paths(scenario_files(mod), library):
            why = "" if result.passed or not faults else f"; {faults[0]}"
            faults.clear()
            first, *others = result.lines
            yield result.passed, (f"{first}{why}", *others)


def _run_scenarios(mod: Loose, library: Library, report: Report) -> None:
    for passed, told in scenarios_tried(mod, library):
        report.scenarios += 1
        for line in () if passed else told:
            report.error(line)
    if not report.scenarios:
        report.warn("no scenario lies with it: nothing shows what it is meant to do")


def _brings_choices(plugin: PluginEntry, book: RuleBook, dealt: frozenset[CardId]) -> bool:
    """Whether there is anything of it that could be chosen."""
    if any(spec.plugin == plugin.name for spec in book.actions.values()):
        return True
    return any(book.cards[card].plugin == plugin.name for card in dealt)
