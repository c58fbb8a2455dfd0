"""The table: a match as it is played with fingers, mouse or keys, looked back on, and told."""
