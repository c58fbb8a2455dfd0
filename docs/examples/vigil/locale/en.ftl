vigil-kept = { $seat } keeps vigil.
vigil-no-points = Keeping vigil costs action points: { $cost }.
name-vigil-turn-ended = What was begun in this turn counts in the next one, and is over after that.
name-vigil-more = Who has watched has more to spend.
