"""The player's mods as a list, and watching one that is being written."""
