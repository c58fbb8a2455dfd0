"""The player's mods: loose files, which of them may run, what they bring, and new ones."""
