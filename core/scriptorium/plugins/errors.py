"""What can go wrong before a match is played: with what was asked for, and with a plugin."""

from __future__ import annotations


class ScriptoriumError(Exception):
    """Every error the engine raises on purpose."""


class RaisedOnPurpose(ScriptoriumError):
    """What a plugin raises on purpose: said to a player, or to who writes a scenario."""


class SetupError(RaisedOnPurpose, ValueError):
    """A match cannot be set up as asked: unknown game, wrong seats, options or plugins."""


class PluginError(ScriptoriumError):
    """A plugin cannot be used: it does not load, contradicts another or breaks a promise."""


class PackError(PluginError):
    """Something in a file of an author is wrong; says file, line, column and what was expected."""
