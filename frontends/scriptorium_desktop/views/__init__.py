"""The views of the program, each in a module of its own."""
