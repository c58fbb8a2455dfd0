game-over = La partita è finita.
not-known = Nessuna regola di questa partita conosce quell'azione.
ill-formed = Questa non è un'azione come la prescrive il suo tipo.
not-now = Adesso non si può fare.
wrong-step = Il turno ha già superato la fase in cui si fa.
not-offered = Qui non è tra le scelte possibili.
core-not-held = Qui non c'è una carta così.
outside = Quella casella non è sul tabellone.
core-touch = Prima va scelta un'altra cosa.
core-touch-square = Tocca una casella.
core-touch-button = Tocca uno dei pulsanti.
core-touch-player = Tocca un giocatore.
core-touch-card = Tocca una carta.
no-way-on = Si potrebbe cominciare ma non finire, perciò non viene proposto.
round-began = Comincia il round { $round }.
turn-began = Tocca a { $seat }.
turn-skipped = { $seat } salta questo turno.
game-drawn = La partita è finita; non ha vinto nessuno.
game-won = La partita è finita. Ha vinto: { $who }.
cards-moved = { $cards }: da { $source } a { $target }.
shuffled = { $zone } viene mescolato.
cards-unseen = { $n ->
    [one] Una carta
   *[other] { $n } carte
    }, da { $source } a { $target }.
cards-partly-seen = { $cards } e altre { $n } coperte, da { $source } a { $target }.
