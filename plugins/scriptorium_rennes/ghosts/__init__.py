"""The five ghosts, each a plugin of its own."""
