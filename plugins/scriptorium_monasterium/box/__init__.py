"""What is in the box: the board, the player boards, the missions, as their files say."""
