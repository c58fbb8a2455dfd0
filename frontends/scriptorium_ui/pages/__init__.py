"""Pages: the title, a new match, kept matches, rules, mods, settings, the log, what went wrong."""
