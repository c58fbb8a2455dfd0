"""The pages of the program as data: what is seen on any glass, and what touches mean there.

A page is painted into a display list without a toolkit; a window draws it and hears the player.
"""
