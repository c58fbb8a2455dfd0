## engine

## engine

game-over = La partita è finita.
not-known = Questa partita non ha una regola per questo.
ill-formed = Questa non è un'azione come la prescrive il suo tipo.
not-now = Ora non puoi farlo.
wrong-step = In questo turno è troppo tardi.
not-offered = Qui non puoi sceglierlo.
core-not-held = Qui non c'è una carta così.
outside = Quella casella non è sul tabellone.
core-touch = Prima scegli un'altra cosa.
core-touch-square = Scegli una casella.
core-touch-button = Scegli uno dei pulsanti.
core-touch-player = Scegli un giocatore.
core-touch-card = Scegli una carta.
no-way-on = Potresti cominciarlo, ma non finirlo.
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

## testing

# Che cosa racconta `mods dev` mentre si lavora a una mod.

mod-dev-read = { $mod } { $version } è letta; { $hold } scenari su { $all } tornano.
mod-dev-read-without = { $mod } { $version } è letta; non c'è nessuno scenario.
mod-dev-match = Una partita di { $game }, seme { $seed }, { $count } azioni a caso.
mod-dev-again = Tutte le { $total } azioni sono state rigiocate.
mod-dev-elsewhere = Tutte le { $total } azioni sono state rigiocate; dopo l'azione { $at } il tavolo è diverso da prima.
mod-dev-unfit = Il registro non va più bene all'azione { $at } di { $total }, { $action }: { $why }
mod-dev-table = Si continua dal tavolo com'era dopo l'azione { $at }.
mod-dev-last = Si continua dall'ultima azione che va bene ({ $problem }).
mod-dev-over = La partita è finita, e nessuno ha vinto.
mod-dev-won = La partita è finita, ha vinto: { $winners }.
mod-dev-turn = Turno { $turn }, { $step }: { $seat } ha { $count } scelte.

## house_rules

house-choose-unseen = Scegliete di nascosto. Devono ancora scegliere: { $who }.
house-choice-made = { $seat } ha scelto.
house-chosen-first = { $seat } sceglie per primo.
house-choice-reopened = { $seat } sceglie di nuovo.
house-choice-opened = { $seat }: { $line }

## matches

not-yours = Solo { $seat } potrebbe annullarlo.
nothing-done = Non c'è nulla da annullare.
revealed = Si è scoperto qualcosa di nascosto: non puoi più annullarlo.
turn-over = Quel turno è finito: non puoi più annullarlo.
way-log = Tutte le { $n } azioni si possono rigiocare qui.
way-log-elsewhere = Tutte le { $n } azioni si possono rigiocare qui, ma dopo l'azione { $at } il tavolo è un altro.
way-snapshot = Si continua dal tavolo dopo l'azione { $at }; azioni successive perse: { $lost }.
way-look = Si possono mostrare { $n } azioni su { $total }.
way-log-called = Giocare secondo il registro
way-snapshot-called = Continuare dal tavolo conservato
way-look-called = Solo guardare
match-unfit = Questa partita non è più com'era
way-part-called = Continuare da dove combacia
way-part = Le prime { $n } di { $total } azioni si possono rigiocare.
way-log-read = Le prime { $n } azioni si possono leggere.
way-older = Una copia più vecchia ha { $n } azioni.
way-older-called = Continuare con la copia più vecchia
match-in-use = Questa partita è aperta in un'altra finestra
match-in-use-told = Se due finestre giocano nella stessa partita, si perdono mosse.
in-use-watch-called = Guardare
in-use-watch = Guarda senza giocare.
in-use-copy-called = Giocare una copia
in-use-copy = Comincia una nuova partita da qui.
in-use-take-called = Prenderla in mano
in-use-take = Si continua qui; quello che si gioca di là resta conservato a parte.

## ai

mind-why-wins = Così vinci la partita.
mind-why-nearer = Ti avvicina al tuo scopo.
mind-why-sets-back = Fa tornare indietro { $seat }.
mind-why-cards =
    Avrai { $count ->
    [one] 1 carta
   *[other] { $count } carte
    } in mano.
mind-why-keeps = Ti restano { $points } { $budget }.
mind-did-nearer = Avvicina { $seat } allo scopo.
mind-did-cards = { $seat } ha ora { $count ->
    [one] 1 carta
   *[other] { $count } carte
    } in mano.
mind-did-for = Per { $seat }:
mind-worth = { $points ->
    [one] Vale circa un punto.
   *[other] Vale circa { $points } punti.
}

## net

net-stale = Nel frattempo il tavolo è andato avanti.
net-not-your-turn = Ora deve scegliere qualcun altro.
net-not-begun = La partita non è ancora cominciata: c'è ancora un posto libero.
net-over = La partita è finita.
net-paused = La partita è in pausa.
net-not-paused = La partita non è in pausa.
net-only-looks = Stai solo guardando: non puoi farlo.
net-only-host = Può farlo solo chi ha aperto il tavolo.
net-no-such-seat = A questo tavolo non c'è un posto così.
net-taken = Lì è già seduto qualcuno.
net-no-free-seat = Non ci sono più posti liberi.
net-used-up = Questo invito è già stato usato o ritirato.
net-not-agreed = Gli accordi di questo tavolo non lo permettono.
net-one-at-a-time = C'è già un'altra richiesta in attesa.
net-asked-twice = In un turno puoi chiederlo solo due volte.
net-not-asked = Non c'è nessuna richiesta a cui rispondere.
net-not-away = Questo giocatore è presente o non manca da abbastanza tempo.
net-enough-said = Hai già detto molto: aspetta che qualcuno giochi.
net-no-phrase = Questa frase non esiste.
net-no-level = Qui nessun computer gioca a quel livello.
net-not-kept = Al momento non si può salvare, quindi non è stato fatto.
net-not-others = Solo loro possono cambiare ciò che hanno scelto.
net-closed = Questo link non è più valido.
net-crowded = Questo tavolo è aperto in troppe finestre contemporaneamente.
net-too-slow = La connessione è troppo lenta. Collegati di nuovo.
net-unreadable = Il server non capisce questo messaggio.
net-too-far = È troppo indietro per annullarlo in una volta.
net-waiting = Il server non ha ancora risposto.
net-phrase-hello = Ciao!
net-phrase-luck = Buona fortuna e buon divertimento!
net-phrase-thanks = Grazie.
net-phrase-sorry = Scusa!
net-phrase-nice = Bella mossa!
net-phrase-oops = Ops.
net-phrase-moment = Un momento, per favore.
net-phrase-back = Sono tornato al tavolo.
net-phrase-slow = Fai con calma.
net-phrase-turn = Tocca a te.
net-phrase-played = Ben giocato!
net-phrase-again = Giochiamo ancora?
net-phrase-bye = Arrivederci!

## mods

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

## cards

packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), turni: { $turns }.
packs-start = { $start } comincia.

## plugins

pinned-missing = { $name } { $was } non è installato o è spento
pinned-broken = { $name } { $was } qui è guasto ({ $why })
pinned-content = { $name } { $was } qui ha un altro contenuto
pinned-version = { $name } { $was } qui è { $now }
plugin-fault = Il plugin { $plugin } ha avuto un guasto qui: non è stato fatto nulla.

## cards

verbs-must-be-done = Questa parte della carta va eseguita.
verbs-no-option = Qui la carta non dà questa scelta.
verbs-no-part = Ora non puoi farne la prima parte.
verbs-nothing-done = Prima fai qualcosa con una carta.
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
verbs-done = Ora non c'è nulla da concludere.
verbs-costs = Costa { $cost } { $points } e te ne restano { $left }.
