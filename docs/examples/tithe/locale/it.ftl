name-tithe-ask = T1: il giocatore sceglie.
name-tithe-give = T2: il punto, o un gettone al suo posto.
name-tithe-has-yellow-tile = T1: solo chi ha una tessera gialla ha un punto da scambiare.
name-tithe-tithe = un punto, o un gettone al suo posto
