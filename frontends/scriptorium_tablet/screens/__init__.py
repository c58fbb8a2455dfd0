"""Screens: the title, a new match, kept matches, rules, mods, settings, and what went wrong."""
