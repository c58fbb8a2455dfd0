"""The library: all plugins at hand, and the rules compiled from those of a match."""

from __future__ import annotations

import atexit
import gc
import logging
from collections.abc import Collection
from functools import cache
from typing import Self

from scriptorium.plugins.guard import Guard, in_words
from scriptorium.plugins.overrides import presets_of
from scriptorium.plugins.registry import PluginRegistry, from_entry_points
from scriptorium.plugins.tracebacks import placed

from .errors import PackError, PluginError, SetupError
from .rule_book import RuleBook
from .ruleset import Ruleset
from .values import MatchSetup

log = logging.getLogger("scriptorium.plugins")

MOST_RULESETS = 500
UNDO = "undo"  # an option of every match: how far players may go back
STRICT, UNTIL_OTHERS, FREE = "strict", "until_others", "free"


class Library(PluginRegistry):
    """All plugins at hand, and the rules compiled from them."""

    def __init__(self) -> None:
        super().__init__()
        _leave_classes_alone_at_the_end()
        self._rulesets: dict[MatchSetup, Ruleset] = {}
        self.agreements: dict[bytes, Ruleset] = {}  # by the bytes of a save, see `saves`

    def copy(self, *, leaving: Collection[str] = ()) -> Self:
        """A library with the same plugins, without those of some origins; others can be added.

        Rules compiled from plugins that both have are shared.
        """
        twin = super().copy(leaving=leaving)
        twin._rulesets = {
            setup: rules
            for setup, rules in self._rulesets.items()
            if all(ref.name in twin.plugins for ref in setup.plugins)
        }
        return twin

    def rules(self, setup: MatchSetup) -> Ruleset:
        """The rules of a match, compiled the first time and kept."""
        rules = self._rulesets.get(setup)
        if rules is None:
            if len(self._rulesets) >= MOST_RULESETS:  # the oldest agreement is read anew if need be
                self._rulesets.pop(next(iter(self._rulesets)))
                self.agreements.clear()
            rules = self._rulesets[setup] = self._compile(setup)
        return rules

    def book(self, setup: MatchSetup) -> RuleBook:
        """Everything the plugins of a match register, each thing with its plugin's name."""
        abouts = [self.plugins[ref.name].about for ref in setup.plugins]
        book = RuleBook(setup, presets_of(abouts, dict(setup.options)))
        book.option(UNDO, UNTIL_OTHERS, among=(STRICT, UNTIL_OTHERS, FREE))
        for ref in setup.plugins:
            one = self.plugins[ref.name]
            pen = book.written_by(Guard(ref.name, third_party=one.third_party, guest=one.guest))
            try:
                self._call(one.module, "scriptorium_rules", pen, guest=one.guest)
            except (KeyboardInterrupt, SetupError, PackError):
                raise
            except BaseException as error:
                log.error("plugin %s failed while its rules were read", ref.name, exc_info=error)
                message = f"the plugin {ref.name} failed: {placed(error)}"
                raise PluginError(message) from error
        book.presets.check_names(book.numbers, book.options)
        unknown = set(dict(setup.options)) - {*book.options, *book.presets.numbers}
        if unknown:
            known = ", ".join(sorted(book.options)) or "none"
            raise SetupError(f"no option {', '.join(sorted(unknown))}; there are: {known}")
        return book

    def _compile(self, setup: MatchSetup) -> Ruleset:
        book = self.book(setup)
        try:
            return Ruleset(book, setup)
        except (KeyboardInterrupt, SetupError, PluginError):
            raise
        except BaseException as error:
            log.error("the rules of %s cannot be put together", setup.game, exc_info=error)
            message = f"the rules of {setup.game} cannot be put together: {in_words(error)}"
            raise PluginError(message) from error

    def options_of(self, setup: MatchSetup) -> Collection[str]:
        """The options that the plugins of a match declare in their rules."""
        return self.book(setup).options


@cache
def _leave_classes_alone_at_the_end() -> None:
    """Keep the program from crashing after all is done.

    While Python ends it collects classes too, and msgspec may free those of its Structs twice. What
    is there at the end is left alone instead.
    """
    atexit.register(gc.freeze)


@cache
def standard_library(*, third_party: bool = True) -> Library:
    """The library of this installation, read once."""
    library = Library()
    from_entry_points(library, third_party=third_party)
    return library
