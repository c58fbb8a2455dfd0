"""Where bridges can lie and go: sets of squares and numbers, and nothing of a match."""
