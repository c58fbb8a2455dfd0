game-over = La partita è finita.
not-known = Nessuna regola di questa partita conosce quell'azione.
ill-formed = Questa non è un'azione come la prescrive il suo tipo.
not-now = Adesso non si può fare.
verbs-must-be-done = Questa parte della carta si può fare, quindi non si tralascia.
verbs-no-option = Qui la carta non dà questa scelta.
verbs-no-part = La prima parte di questo ora non si può fare.
verbs-nothing-done = Con una carta bisogna prima fare qualcosa.
verbs-passed-over = { $card }: { $part ->
    [choose] non c'è nulla da scegliere
    [move] non si può spostare nulla
    [turn] non si può ruotare nulla
    [walk] nessuno può camminare
    [jump] nessuno può saltare
    [draw] non si può pescare nessuna carta
    [discard] non si può scartare nessuna carta
    [place] non si può collocare nulla
   *[other] una parte non si può fare ({ $part })
    }; la carta prosegue senza.
verbs-way = { $title }
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
mod-action = Una nuova scelta: { $what }.
mod-adjusts = Adatta un numero: { $what }
mod-after = Parla dopo { $what }.
mod-art = immagine
mod-back = dorso
mod-before = Parla prima di { $what }.
mod-card-changed = { $title }, { $what }: { $now } invece di { $was }.
mod-card-gone = La carta { $title } non è in gioco.
mod-card-new = Nuova carta { $title }: { $n }.
mod-card-new-says = Nuova carta { $title }: { $n }. «{ $says }»
mod-card-says = { $title } dice: «{ $says }»
mod-card-title = { $was } si chiama { $now }.
mod-copies = copie
mod-effect = Un nuovo effetto per le carte: { $what }.
mod-forbids = Può vietare qualcosa: { $what }
mod-goes-with = Va d'accordo con { $what }.
mod-needs = Ha bisogno di { $what }.
mod-no = no
mod-not-with = Non va d'accordo con { $what }.
mod-number = { $what }: { $now } invece di { $was }.
mod-option = Una nuova partita comincia con { $what }: { $now }, non { $was }.
mod-option-new = Una nuova partita ha l'opzione { $what }.
mod-reacts = Qualcosa segue da sé: { $what }
mod-refuses = Un nuovo motivo di rifiuto: { $why }
mod-set-up = Prepara qualcosa all'inizio di una partita.
mod-what-it-does = che cosa fa
mod-yes = sì
pinned-missing = { $name } { $was } non è installato o è spento
pinned-broken = { $name } { $was } qui è guasto ({ $why })
pinned-content = { $name } { $was } qui ha un altro contenuto
pinned-version = { $name } { $was } qui è { $now }
way-log = Tutte le { $n } azioni si possono rigiocare qui.
way-log-elsewhere = Tutte le { $n } azioni si possono rigiocare qui, ma dopo l'azione { $at } il tavolo è un altro.
way-snapshot = Si continua dal tavolo dopo l'azione { $at }; azioni successive perse: { $lost }.
way-look = Si possono mostrare { $n } azioni su { $total }.
way-log-called = Giocare secondo il registro
way-snapshot-called = Continuare dal tavolo conservato
way-look-called = Solo guardare
match-unfit = Questa partita non è più com'era
