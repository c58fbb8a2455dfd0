"""What tries rules and mods out: scenarios, test positions, random matches, pytest."""
