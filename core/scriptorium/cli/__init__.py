"""The command line `scriptorium`, with what measures how fast things are."""
