mind-why-wins = Daarmee win je de partij.
mind-why-nearer = Het brengt je dichter bij je doel.
mind-why-sets-back = Het zet { $seat } terug.
mind-why-cards = Je hebt dan meer kaarten: { $count }.
mind-why-keeps = Van { $budget } blijven er { $points } over.
mind-did-nearer = Het brengt { $seat } dichter bij het doel.
mind-did-cards = { $seat } heeft meer kaarten: { $count }.
mind-did-for = Voor { $seat }:
