"""Every page but the table: title, new match, saved matches, rules, mods, settings."""
