"""Computer players for any game: novice, brother, librarian and keeper.

They get what their seat sees and remembers, and try actions out on sampled tables that agree with
it; they never see the real one. They use what a game provides (a value, an order of actions,
habits). If it provides no value, they learn one from matches they watch.
"""
