second-free-dear = Una seconda azione libera costa punti azione: { $cost }.
second-free-first = Usa prima l'azione libera che non costa nulla.
second-free-used = La seconda azione libera si compra una volta per turno.
