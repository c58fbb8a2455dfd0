"""The table: a match as it is played with fingers, looked back on, and told."""
