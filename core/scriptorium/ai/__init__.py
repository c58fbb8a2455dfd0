"""Computer players that think outside the game, in a process of their own where possible.

The caller sends what a seat sees and remembers, with its choices, and gets back the chosen one.
Everything is a message, so a browser worker can do the thinking as well as a process.
"""
