"""The player's mods: loose files, which of them may run, what they contain, and new ones."""
