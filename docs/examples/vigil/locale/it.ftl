vigil-kept = { $seat } veglia.
vigil-no-points = Vegliare costa punti azione: { $cost }.
name-vigil-turn-ended = Ciò che è cominciato in questo turno vale nel prossimo, poi è finito.
name-vigil-more = Chi ha vegliato ha di più da spendere.
