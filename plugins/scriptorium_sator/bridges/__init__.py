"""Where bridges fit and move, as sets of squares and numbers; nothing here knows a match."""
