"""The command line `scriptorium`."""
