"""Computer players for any game: novice, brother, librarian and keeper.

They get what their seat sees and remembers, and try out in worlds that agree with it what may be
done there; they never see the table. What a game lends (a value, an order of actions, habits)
they use; where it lends no value they learn one from matches that they watch.
"""
