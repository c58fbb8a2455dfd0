"""How fast SATOR is: its rows of `scriptorium bench`, and a bare kernel to measure it against."""
