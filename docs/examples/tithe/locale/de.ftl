name-tithe-ask = T1: Wer am Zug ist, wählt.
name-tithe-give = T2: der Punkt oder ein Plättchen an seiner Stelle.
name-tithe-has-yellow-tile = T1: Nur wer ein gelbes Plättchen hat, hat einen Punkt zu tauschen.
name-tithe-tithe = ein Punkt, oder ein Plättchen dafür
