"""What cards do: push and turn bridges, walk, jump, draw, discard, place (S10, S11, S13)."""
