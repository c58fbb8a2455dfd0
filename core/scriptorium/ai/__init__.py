"""Minds: where computer players think, in a process of their own where there are any.

Whoever plays sends what a seat sees and remembers, with its choices, and gets back which of them is
chosen. Everything goes as a message, so a mind can as well be a worker of a browser.
"""
