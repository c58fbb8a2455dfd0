"""State of the table: the valley with its novices, the player boards, dice and tokens."""
