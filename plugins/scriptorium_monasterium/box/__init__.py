"""The contents of the box, read from TOML: the board, the player boards, the missions."""
