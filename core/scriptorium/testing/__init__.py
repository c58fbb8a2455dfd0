"""Test rules and mods: random play, leak checks, `mods check`, and a pytest plugin."""
