second-free-dear = A second free action costs action points: { $cost }.
second-free-first = First use the free action that costs nothing.
second-free-used = The second free action is bought once a turn.
