"""What tries rules and mods out: random play, leak checks, `mods check`, and the pytest plugin."""
