name-tithe-ask = T1: the player chooses.
name-tithe-give = T2: the point, or one token in its place.
name-tithe-has-yellow-tile = T1: only who has a yellow tile has a point to turn.
name-tithe-tithe = a point, or a token in its place
