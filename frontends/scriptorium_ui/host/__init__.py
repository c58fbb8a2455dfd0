"""The engine room: pages, rules and matches, apart from the window that shows and hears them.

`messages` is all that goes between the two, in one process or in several.
"""
