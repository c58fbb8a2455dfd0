"""One match on one screen: touches and their results, the log, ghosts, and reasons why not."""
