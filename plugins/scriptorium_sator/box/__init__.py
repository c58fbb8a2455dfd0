"""The contents of the box: board, bridges and cards, read from TOML and checked (S2, S3)."""
