"""Mods that tests bring: their scenarios are played by the tests that switch them on."""

collect_ignore = ["summons"]
