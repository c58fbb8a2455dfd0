"""`scriptorium simulate`, once its line is read: what is played, by whom, what is kept and told."""
