mind-why-wins = Damit gewinnst du die Partie.
mind-why-nearer = Es bringt dich deinem Ziel näher.
mind-why-sets-back = Es wirft { $seat } zurück.
mind-why-cards = Du hältst dann mehr Karten: { $count }.
mind-why-keeps = Von { $budget } bleiben { $points } übrig.
mind-did-nearer = Es bringt { $seat } dem Ziel näher.
mind-did-cards = { $seat } hält mehr Karten: { $count }.
mind-did-for = Für { $seat }:
