game-over = La partita è finita.
not-known = Nessuna regola di questa partita conosce quell'azione.
ill-formed = Questa non è un'azione come la prescrive il suo tipo.
not-now = Adesso non si può fare.
wrong-step = Il turno ha già superato la fase in cui si fa.
not-offered = Qui non è tra le scelte possibili.
no-way-on = Si potrebbe cominciare ma non finire, perciò non viene proposto.
plugin-fault = Il plugin { $plugin } ha avuto un guasto qui: non è stato fatto nulla.
round-began = Comincia il round { $round }.
turn-began = Tocca a { $seat }.
turn-skipped = { $seat } salta questo turno.
game-drawn = La partita è finita; non ha vinto nessuno.
game-won = La partita è finita. Ha vinto: { $who }.
cards-moved = { $cards }: da { $source } a { $target }.
shuffled = { $zone } viene mescolato.
nothing-done = Non c'è nulla da annullare.
not-yours = Solo { $seat } potrebbe annullarlo.
revealed = È venuto alla luce qualcosa di nascosto: non si può più annullare.
turn-over = Quel turno è finito: non si può più annullare.
cards-unseen = { $n ->
    [one] Una carta
   *[other] { $n } carte
    }, da { $source } a { $target }.
cards-partly-seen = { $cards } e altre { $n } coperte, da { $source } a { $target }.
