vigil-kept = { $seat } veglia.
vigil-no-points = Vegliare costa punti azione: { $cost }.
