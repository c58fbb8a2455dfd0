"""`scriptorium simulate` after its arguments are read: what to play, by whom, what to keep."""
