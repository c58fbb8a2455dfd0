"""The board and the cards, read from TOML and checked."""
