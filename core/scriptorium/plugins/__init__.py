"""What plugins are: which there are, whether they go together, their order, the wall round them.

Nothing here knows a rule, a table or a card: the engine stands on this room, and no other stands
under it. What goes wrong in a plugin ends here, with its name on it.
"""
