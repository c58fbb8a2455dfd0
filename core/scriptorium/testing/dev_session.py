"""Working on a mod while a match is played: each time a file is saved the mod is read anew.

The match is played again to the same point; where its log no longer fits, that is said, and the
match goes on from the table as it stood, or else from the last action that fits. What is broken
is told as `mods check` tells it, and the last state that worked stays.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes

from msgspec.structs import replace

from scriptorium.engine.errors import LoadError, PluginError, Refused, ScriptoriumError, Unreadable
from scriptorium.engine.library import Library
from scriptorium.engine.notation import write
from scriptorium.engine.play import start
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.values import Text, text
from scriptorium.matches.disk import read_bounded
from scriptorium.matches.journal import MOST_BYTES
from scriptorium.matches.match import Match
from scriptorium.matches.match_file import MatchLines, open_lines
from scriptorium.matches.match_folder import folder_seal
from scriptorium.matches.migration import fitted, is_over, table_here
from scriptorium.matches.records import Seal
from scriptorium.mods.home import origin
from scriptorium.mods.loose import Loose, add_loose, read_loose
from scriptorium.plugins.about import PluginEntry
from scriptorium.plugins.versions import setup_here
from scriptorium.scenarios import printout

from .file_watching import FileWatch, files_of
from .fuzzing import BiasedPlayer
from .mod_check import game_of, scenarios_tried, with_requirements

ACTIONS = 40
MOST_OPENING = 1000
HELP = "Type an action to play it; ? choices, show the table, undo, again another match."


class DevSession:
    """A mod being worked on, and the match it is tried in.

    `say` gets each line that is told, `tell` the news among them, as sentences of the program.
    """

    def __init__(
        self,
        path: Path,
        library: Library,
        *,
        file: Path | None = None,
        seed: int = 0,
        actions: int = ACTIONS,
        say: Callable[[str], None] = print,
        tell: Callable[[Text], None] | None = None,
    ) -> None:
        self.path = path
        self.library = library.copy(leaving=(origin(path),))
        self.file = file
        self.seed = seed
        self.actions = actions
        self.say = say
        self.tell = tell or (lambda told: say(told.english))
        self.match: Match | None = None  # as it stands by the last rules that worked
        self.read = self.library  # all plugins with the mod, as it was when it last worked
        self._plugin: PluginEntry | None = None
        self._rules: Ruleset | None = None
        self._record: MatchLines | None = None
        self._seal = Seal(token_bytes(32))
        self._mod_watch, self._match_watch = FileWatch(), FileWatch()

    def look(self) -> bool:
        """Read the mod anew where one of its files, or the match, has changed; whether one had."""
        changed = self._mod_watch.changed(files_of(self.path))
        played = self._match_watch.changed((self.file,)) if self.file is not None else []
        if not changed and not played:
            return False
        if self._rules is not None:
            self.say(f"--- changed: {', '.join(file.name for file in (*changed, *played))}")
        try:
            if played and self.file is not None:
                seal = folder_seal(self.file.parent)
                self._record = open_lines(read_bounded(self.file, MOST_BYTES), seal)
            self._reload()
        except ScriptoriumError as error:
            kept = "; the last state that worked stays" if self._rules is not None else ""
            self.say(f"error: {error}{kept}")
        return True

    # reading the mod

    def _reload(self) -> None:
        library = self.library.copy()
        mod = read_loose(self.path)
        plugin = add_loose(library, mod, f"worked on, {self.path.name}")
        if plugin.broken:
            raise PluginError(plugin.broken)
        rules = self._compiled(library, plugin)
        self._plugin, self._rules, self.read = plugin, rules, library
        self._run_scenarios(mod, library, plugin)
        if self._record is None:
            self._new_match()
        else:
            self._replay(self._record, rules)

    def _compiled(self, library: Library, plugin: PluginEntry) -> Ruleset:
        """The rules of the match with the mod as it is now."""
        mods = with_requirements(plugin, library)
        if self._record is None:
            return library.rules(library.setup(game_of(plugin, library), mods=mods))
        setup = self._record.setup
        there = {ref.name for ref in setup.plugins}
        added = tuple(library.plugins[name].ref for name in mods if name not in there)
        # what a mod presets is agreed on anew where the match was made here
        options = setup.options if self.file is not None else ()
        wanted = replace(setup, plugins=(*setup.plugins, *added), options=options)
        return library.rules(setup_here(library, wanted))

    def _run_scenarios(self, mod: Loose, library: Library, plugin: PluginEntry) -> None:
        results = list(scenarios_tried(mod, library))
        for passed, told in results:
            for line in () if passed else told:
                self.say(f"error: {line}")
        hold = sum(passed for passed, _ in results)
        name, version = plugin.name, plugin.about.version
        if results:
            self.tell(
                text(
                    "mod-dev-read",
                    "{mod} {version} is read; {hold} of {all} scenarios hold.",
                    mod=name,
                    version=version,
                    hold=hold,
                    all=len(results),
                )
            )
        else:
            self.tell(
                text(
                    "mod-dev-read-without",
                    "{mod} {version} is read; no scenario lies with it.",
                    mod=name,
                    version=version,
                )
            )

    # the match

    def _new_match(self) -> None:
        """A match at random, past its opening, in which the mod's own choices are preferred."""
        if self._rules is None or self._plugin is None:
            return
        match = Match(start(self._rules, self.seed))
        choose = BiasedPlayer(match.table, (self._plugin.name,)).chooser(self.seed)
        last = match.table.rules.schedule.phases[-1].name
        left = self.actions
        for _ in range(MOST_OPENING + self.actions):
            left -= match.table.clock.phase == last
            choices = match.choices()
            if left < 0 or not choices:
                break
            match.play(choose(match.table, choices))
        self.keep(match)
        count = len(match.done)
        self.tell(
            text(
                "mod-dev-match",
                "A match of {game}, seed {seed}, {count} random actions.",
                game=match.setup.game,
                seed=self.seed,
                count=count,
            )
        )
        self._where()

    def _replay(self, record: MatchLines, rules: Ruleset) -> None:
        """Play the match again to where it stood, or as near as it goes."""
        fit = fitted(record, rules)
        if fit.whole:
            if fit.elsewhere is None:
                self.tell(
                    text("mod-dev-again", "All {total} actions are played again.", total=fit.total)
                )
            else:
                self.tell(
                    text(
                        "mod-dev-elsewhere",
                        "All {total} actions are played again; after action {at} the table is "
                        "another than it was.",
                        total=fit.total,
                        at=fit.elsewhere,
                    )
                )
            self.match = fit.match
        else:
            self.tell(
                text(
                    "mod-dev-unfit",
                    "The log no longer fits at action {at} of {total}, {action}: {why}",
                    at=fit.count + 1,
                    total=fit.total,
                    action=repr(fit.text),
                    why=str(fit.why),
                )
            )
            self.match = self._from_snapshot(record, rules) or fit.match
        self._where()

    def _from_snapshot(self, record: MatchLines, rules: Ruleset) -> Match | None:
        """The match from the table it stood at, where these rules understand that."""
        problem = "no table was kept"
        for kept in reversed(record.snapshots):
            if not kept.trusted:
                continue
            try:
                match = Match(table_here(kept.table, rules, record))
            except LoadError as error:
                problem = str(error)
                continue
            self.tell(
                text(
                    "mod-dev-table",
                    "It goes on from the table as it was after action {at}.",
                    at=kept.at,
                )
            )
            return match
        self.tell(
            text(
                "mod-dev-last",
                "It goes on from the last action that fits ({problem}).",
                problem=problem,
            )
        )
        return None

    def keep(self, match: Match) -> None:
        """Take a match from now on, as far as it has come."""
        self.match = match
        self._record = open_lines(match.to_bytes(self._seal), self._seal)

    def play_again(self) -> None:
        """Play the match as it was kept by the rules as they are."""
        if self._record is not None and self._rules is not None:
            self._replay(self._record, self._rules)

    def _where(self) -> None:
        match = self.match
        if match is None:
            return
        if match.table.outcome is not None:
            winners = ", ".join(match.table.outcome.winners)
            over = text("mod-dev-over", "The match is over, and nobody has won.")
            won = text("mod-dev-won", "The match is over, won by {winners}.", winners=winners)
            self.tell(won if winners else over)
            return
        clock = match.table.clock
        self.tell(
            text(
                "mod-dev-turn",
                "Turn {turn}, {step}: {seat} has {count} choices.",
                turn=clock.turn,
                step=clock.step,
                seat=match.table.chooser or "",
                count=len(match.choices()),
            )
        )

    # playing by hand

    def type(self, line: str) -> None:
        """Do what was typed: an action in notation, or one of a few words."""
        match, line = self.match, line.strip()
        if match is None:
            self.say("There is no match yet.")
        elif line == "?":
            self.say("; ".join(write(match.table, action) for action in match.choices()))
        elif line == "show":
            self.say(printout(match.table))
        elif line == "again":
            self.seed += 1
            self.file = None
            self._new_match()
        elif line:
            self._play(match, line)

    def _play(self, match: Match, line: str) -> None:
        try:
            if line == "undo":
                match.undo()
            else:
                for done in match.play(line):
                    self.say(f"{done.seat}: {done.text}")
                    for sentence in done.said:
                        self.say(f"     {sentence}")
        except (Refused, Unreadable) as error:
            self.say(str(error))
            return
        self.keep(match)
        self._where()


def newest_match(folder: Path, game: str) -> Path | None:
    """The match of a game in a folder that was played last and is not over."""
    try:
        paths = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in paths:
        try:
            lines = open_lines(read_bounded(path, MOST_BYTES), partly=True)
        except LoadError:
            continue
        if lines.setup.game == game and not is_over(lines):
            return path
    return None


def game_named_by(path: Path, library: Library) -> str:
    """The game that a mod is for, or nothing as long as it cannot be read."""
    try:
        plugin = add_loose(library.copy(leaving=(origin(path),)), read_loose(path), path.name)
        return "" if plugin.broken else game_of(plugin, library)
    except ScriptoriumError:
        return ""
