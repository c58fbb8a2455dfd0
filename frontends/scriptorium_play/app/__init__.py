"""The running program: the player's matches, menus, the pages of settings and rules."""
