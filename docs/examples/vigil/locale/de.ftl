vigil-kept = { $seat } hält Vigil.
vigil-no-points = Vigil zu halten kostet Aktionspunkte: { $cost }.
name-vigil-turn-ended = Was in diesem Zug begann, zählt im nächsten und ist danach vorbei.
name-vigil-more = Wer gewacht hat, kann mehr ausgeben.
