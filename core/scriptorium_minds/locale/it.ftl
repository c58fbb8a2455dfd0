mind-why-wins = Così vinci la partita.
mind-why-nearer = Ti avvicina al tuo scopo.
mind-why-sets-back = Fa tornare indietro { $seat }.
mind-why-cards = Avrai più carte in mano: { $count }.
mind-why-keeps = Di { $budget } ne restano { $points }.
mind-did-nearer = Avvicina { $seat } allo scopo.
mind-did-cards = { $seat } ha più carte in mano: { $count }.
mind-did-for = Per { $seat }:
