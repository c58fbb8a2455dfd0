"""The table: a match as it is played, looked back on, and told."""
