# SATOR in Italian.

sator-abyss = Su { $square } non c'è alcun ponte.
sator-acolyte =
    L'accolito di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } su { $square }.
sator-acolyte-in-way = Su { $square } c'è un altro accolito.
sator-acolyte-moved =
    L'accolito di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } va su { $square }.
sator-acolyte-on-bridge = { $bridge } porta un accolito.
sator-acolyte-start =
    L'accolito di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } sulla sua casella di partenza.
sator-acolytes-outside = Quella casella è fuori dalla griglia.
sator-all-alike = Hai ponti di un solo tipo: scegli subito il posto.
sator-already-moved =
    L'accolito di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } è già stato mosso.
sator-already-walked = Il tuo accolito ha già camminato o saltato in questo turno.
sator-ap = Punti azione rimasti: { $left }.
sator-bad-level = Questa carta non ha quel livello.
sator-book =
    Un libro di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } su { $square }.
sator-book-hovering =
    Un libro di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } sopra { $square }.
sator-book-taken =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } recupera un libro su { $square }.
sator-bridge =
    Ponte di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }, { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }, su { $squares }.
sator-bridge-gone = { $bridge } è fuori dal gioco.
sator-bridge-laid = { $bridge } viene posato su { $squares }.
sator-bridge-left-out =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } non può posare ponti; { $bridge } esce dal gioco.
sator-bridge-not-empty = { $bridge } non è vuoto.
sator-bridge-not-yours = { $bridge } non è tra quelli che devi posare.
sator-bridge-placed =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } posa { $bridge } su { $squares }.
sator-bridge-pushed =
    { $steps ->
        [one] { $bridge } viene spinto di una casella verso { $ways }.
       *[other] { $bridge } viene spinto di { $steps } caselle verso { $ways }.
    }
sator-bridge-taken =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } prende un ponte: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-bridge-turned =
    { $angle ->
        [1] { $bridge } fa un quarto di giro in senso orario attorno a { $pivot }.
        [2] { $bridge } fa mezzo giro attorno a { $pivot }.
       *[3] { $bridge } fa un quarto di giro in senso antiorario attorno a { $pivot }.
    }
sator-can-be-placed = Uno dei tuoi ponti si può ancora posare, quindi nessuno esce dal gioco.
sator-card-played =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } gioca { $card }.
sator-clara-outside = Quella casella è fuori dalla griglia.
sator-completion = Dopo questo i ponti che restano non potrebbero più reggere tutti i libri.
sator-deck-empty = Da quel mazzo non si può avere nessuna carta.
sator-begin-search = Cerca in un mazzo.
sator-begin-swap = Scambia due carte.
sator-done = È tutto.
sator-done-not-open = Non c'è nulla da chiudere.
sator-end = Termina il turno.
sator-ends-on-book = Nessun accolito si ferma sul libro su { $square }.
sator-first-turn-lf = Nel tuo primo turno gli scambi non danno carte Liber Fidei.
sator-free = L'azione libera è ancora disponibile.
sator-free-used = L'azione libera è già stata usata.
sator-from-start = Nessuno salta da una casella di partenza.
sator-gap-too-wide = Il vuoto è largo { $gap } caselle; questo livello ne supera { $most }.
sator-gargoyle =
    Il gargoyle di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } su { $square }.
sator-gargoyle-gone =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } scaccia con la preghiera il gargoyle su { $square }.
sator-gargoyle-hand-too-small = { $cards ->
    [one] Scacciare un gargoyle costa una carta della mano.
   *[other] Scacciare un gargoyle costa { $cards } carte della mano.
    }
sator-gargoyle-in-way = Su { $square } c'è un gargoyle.
sator-gargoyle-on-bridge = Un gargoyle tiene fermo { $bridge }.
sator-gargoyle-put =
    Il gargoyle di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } si posa su { $square }.
sator-gargoyle-supply =
    Il gargoyle di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }, non ancora in gioco.
sator-golden-rule = L'ultima carta che ha mosso { $bridge } era uguale: { $card }.
sator-hidden-card =
    Una carta nascosta di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }.
sator-hidden-prayer =
    Una preghiera nascosta di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }.
sator-im-deck = Il mazzo Incertus Movet. Carte: { $count }.
sator-im-discard = Gli scarti, { $card } in cima. Carte: { $count }.
sator-im-discard-empty = Non ci sono scarti.
sator-in-hand = { $card }, nella tua mano. Carte: { $count }.
sator-lf-deck =
    Le preghiere di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }. Carte: { $count }.
sator-lf-limit = { $most ->
    [one] Puoi avere al massimo una carta Liber Fidei.
   *[other] Puoi avere al massimo { $most } carte Liber Fidei.
    }
sator-lf-out =
    { $card }, una preghiera usata di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }.
sator-lift-first = Scegli prima quale dei tuoi ponti posare.
sator-lifted =
    Stai posando: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }, di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }.
sator-locked =
    L'accolito di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } è bloccato.
sator-mihi-nothing-done = Fai prima almeno un'operazione.
sator-movement-outside = { $bridge } uscirebbe dalla griglia.
sator-movement-overlap = { $bridge } finirebbe sopra { $other }.
sator-moves-too-few-squares = { $squares ->
    [one] Questo livello spinge di una casella esatta, non { $written }.
   *[other] Questo livello spinge di { $squares } caselle esatte, non { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] Questo livello spinge di una casella, non { $written }.
   *[other] Questo livello spinge di { $squares } caselle, non { $written }.
    }
sator-moving-back = { $bridge } è già stato proprio così in questo turno.
sator-mp = Punti movimento rimasti: { $left }.
sator-needs-lf = Una ricerca costa almeno una carta Liber Fidei.
sator-nihil-nothing-done = Almeno un accolito deve finire su un'altra casella.
sator-nihil-too-many-squares = { $left ->
    [one] Resta una casella da percorrere.
   *[other] Restano { $left } caselle da percorrere.
    }
sator-nihil-too-many-targets = Questo livello non muove altri accoliti.
sator-no-acolyte =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } non ha accoliti in questa partita.
sator-no-ap = { $cost ->
    [one] Costa un punto azione; te ne restano { $left }.
   *[other] Costa { $cost } punti azione; te ne restano { $left }.
    }
sator-no-change = Non cambierebbe nulla.
sator-no-effect = Nulla in questa partita dà un effetto a { $card }.
sator-no-free-action = Ora un'azione libera non potrebbe fare nulla.
sator-no-gap = In quella direzione non c'è abisso accanto al tuo accolito.
sator-no-gargoyle = Su { $square } non c'è alcun gargoyle.
sator-no-landing = In quella direzione non c'è un ponte su cui atterrare.
sator-no-mp = { $left ->
    [one] Hai un punto movimento per questo cammino.
   *[other] Hai { $left } punti movimento per questo cammino.
    }
sator-no-room = Non c'è posto per { $bridge }.
sator-no-second-turn = Dopo questa rotazione non ne è possibile una seconda.
sator-no-such-bridge = Non esiste un ponte simile.
sator-no-swap = Nessun mazzo potrebbe dare una carta in cambio.
sator-no-way = { $bridge } ora non si può muovere in nessun modo lecito.
sator-not-a-step = Indica almeno una casella verso cui camminare.
sator-not-adjacent = Un accolito cammina su una casella accanto alla sua.
sator-not-awaited = Questo effetto non prevede altre operazioni.
sator-not-held = Non hai { $card } in mano.
sator-not-in-deck = { $card } non è in quel mazzo.
sator-not-laid = Ogni ponte sollevato va posato di nuovo.
sator-not-lifted = { $bridge } non è stato sollevato.
sator-not-on-board = { $bridge } non è sul tavoliere.
sator-not-there =
    Non resta alcun ponte di questa forma: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-nothing-open = Finisci prima ciò che hai iniziato.
sator-nothing-to-do = Con { $card } ora non si può cambiare nulla sul tavoliere.
sator-occupied = Su { $square } c'è già qualcosa.
sator-omnia-too-few-squares = Almeno { $fewest } caselle.
sator-omnia-too-many-squares = { $most ->
    [one] Al massimo una casella, non { $written }.
   *[other] Al massimo { $most } caselle, non { $written }.
    }
sator-out =
    Fuori dal gioco: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }, di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }.
sator-outline =
    Un ponte che { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } deve ancora posare: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-own-acolyte = Si muovono solo gli accoliti degli altri.
sator-padlock = Dopo Mihi in dies il tuo accolito resta fermo in questo turno.
sator-pivot-not-on-bridge = Un ponte ruota attorno a una delle proprie caselle.
sator-place-nowhere = Ovunque si posi { $bridge }, un libro diventerebbe irraggiungibile.
sator-place-outside = Un ponte sta solo su caselle della griglia.
sator-place-overlap = Su { $square } c'è già un ponte.
sator-place-wrong-shape = { $bridge } non copre queste caselle, comunque lo si giri.
sator-played = Giocata in questo turno: { $card }.
sator-player =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }. Libri: { $books }. Carte in mano: { $held }, di cui preghiere: { $prayers }.
sator-protected = Chi possiede il libro su { $square } non potrebbe più metterci sotto un ponte.
sator-pit = Il pozzo: { $columns } colonne, { $rows } righe.
sator-quadrant =
    Il quadrante di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }: colonne { $columns }, righe { $rows }.
sator-quin-no-room = Ciò che è sollevato non si potrebbe posare altrove.
sator-quin-nothing-done = Solleva almeno un ponte.
sator-quin-too-many-targets = Non si sollevano altri ponti.
sator-quin-wrong-shape = { $bridge } non copre caselle così.
sator-rotas-not-open = Questo livello non dà altre rotazioni.
sator-rotas-wrong-angle = Questa carta ruota di tanti gradi in senso orario: { $angles }.
sator-rotas-wrong-shape =
    Questa carta ruota ponti di un'altra forma, non { $bridge }: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-same-pivot = La seconda rotazione vuole un'altra casella come perno.
sator-same-place = { $bridge } deve andare su caselle diverse da prima.
sator-searched = { $card }, nel mazzo che stai cercando. Carte: { $count }.
sator-spent = Il tuo gargoyle non è nella tua riserva.
sator-square-abyss = { $square }: abisso.
sator-square-bridge =
    { $square }: ponte di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }, { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-square-hovering =
    { $square }: un libro di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } è sospeso sull'abisso.
sator-square-rider =
    { $square }: ponte di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }, { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }; sopra, { $piece ->
        [acolyte] l'accolito
        [book] il libro
        [gargoyle] il gargoyle
       *[other] { $piece }
    } di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }.
sator-start =
    La casella di partenza di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }, accanto a { $square }.
sator-swap-hand-too-small = { $cards ->
    [one] Uno scambio costa una carta della mano.
   *[other] Uno scambio costa { $cards } carte della mano.
    }
sator-taken =
    Un libro che { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } ha recuperato.
sator-to-take =
    Da prendere, coperto: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-too-far = Un passo libero è di una casella.
sator-turn =
    Tocca a { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }: { $step ->
        [draft] prendere i ponti
        [place] posare i ponti
        [swap] scambiare
        [play] giocare carte
        [walk] camminare
        [draw] pescare carte
       *[other] { $step }
    }.
sator-two-books = Nessun ponte sta sotto due libri dello stesso colore.
sator-unplaced =
    Da posare, tuo: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }, di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }.
sator-used = L'azione libera di questo turno è già usata.
sator-verbs-discard = { $who ->
   *[you] Scarta: { $count }.
    [next] Il vicino scarta: { $count }.
    [others] Gli altri scartano: { $count }.
    }
sator-verbs-draw = { $who ->
   *[you] Pesca: { $count }.
    [next] Il vicino pesca: { $count }.
    [others] Gli altri pescano: { $count }.
    [all] Tutti pescano: { $count }.
    }
sator-verbs-jump = Salta: { $squares }.
sator-verbs-lay = Posa altrove i ponti sollevati.
sator-verbs-lead = Muovi un altro: { $squares }.
sator-verbs-lead-all = Fai camminare gli accoliti altrui.
sator-verbs-lift = Solleva un ponte.
sator-verbs-move = Spingi un ponte: { $squares }.
sator-verbs-moved-already = Questa carta ha già mosso { $bridge }; ne chiede un altro.
sator-verbs-no-card = Nessuno ha in mano una carta così.
sator-verbs-nobody-walks = Qui la carta non fa camminare né saltare nessuno così.
sator-verbs-not-the-same = Qui la carta continua con il ponte che ha mosso per ultimo; { $bridge } è un altro.
sator-verbs-nothing-discarded = Qui la carta non chiede carte della tua mano.
sator-verbs-pay = Paga un livello della carta.
sator-verbs-place = Colloca un gargoyle.
sator-verbs-remove = Togli un ponte dal gioco.
sator-verbs-too-far = { $most ->
    [one] Al massimo una casella.
   *[other] Al massimo { $most } caselle.
    }
sator-verbs-act = Spingi o ruota un ponte o fai un passo.
sator-verbs-handle = Spingi o ruota un ponte.
sator-verbs-settle = Ricorda quali ponti sono stati mossi.
sator-verbs-turn = Ruota un ponte.
sator-verbs-handle = Spingi o ruota un ponte.
sator-verbs-walk = Cammina: { $squares }.
sator-verbs-wrong-back = { $card } è dell'altro tipo di carte.
sator-verbs-wrong-length = Questa spinta va da { $least } a { $most } caselle, non { $written }.
sator-victoria-nothing-done = Togli almeno un ponte.
sator-victoria-too-many-targets = Non si tolgono altri ponti.
sator-wrong-material =
    Questa carta muove ponti di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }; { $bridge } è di altro.
sator-wrong-step = Il turno ha già superato quel passo.
sator-acts-freely = { $seat } usa l'azione libera.
sator-chooses-bridge = { $seat } sceglie { $bridge }.
sator-draws = { $seat } pesca { $cards }.
sator-draws-prayer = { $seat } pesca una preghiera.
sator-draws-unseen = { $seat } pesca una carta dal mazzo Incertus Movet.
sator-ends = { $seat } finisce il turno.
sator-gives-card = { $seat } mette da parte una carta.
sator-gives-up = { $seat } cede { $cards }.
sator-is-content = { $seat } si accontenta.
sator-keeps-one = { $seat } ne tiene una.
sator-lifts = { $seat } solleva { $bridge }.
sator-looks-through = { $seat } guarda un mazzo. Carte: { $n }.
sator-pays = { $seat } paga { $ap } PA.
sator-prays-at = { $seat } prega presso il gargoyle su { $square }.
sator-searches = { $seat } comincia a cercare una carta.
sator-sets-out = { $seat } si mette in cammino.
sator-swaps = { $seat } comincia a scambiare carte.
sator-takes-up = { $seat } prende un ponte.
sator-turns-first = { $seat } comincia con una rotazione attorno a { $square }.

# What seats and zones are called.
name-red = Rosso
name-blue = Blu
name-green = Verde
name-yellow = Giallo
name-im-deck = il mazzo Incertus Movet
name-im-discard = gli scarti Incertus Movet
name-played = le carte sul tavolo
name-hand = mano
name-lf-deck = mazzo Liber Fidei
name-lf-out = preghiere usate
name-search = il mazzo in cui si cerca

# What numbers, options and what stands on a card are called.
name-sator-action-points = punti azione
name-sator-free-actions = azioni libere
name-sator-books-to-win = libri per vincere
name-sator-cards-to-unblock = carte per allontanare un gargoyle con la preghiera
name-sator-surcharge = sovrapprezzo per portare un accolito
name-sator-swap-cost = costo per cambiare una carta
name-sator-search-cost = costo per cercare in un mazzo
name-sator-hand-size = carte in mano
name-sator-most-liber-fidei = preghiere in mano, al massimo
name-golden-rule-scope = la regola d'oro guarda
name-jump-from-start-square = salto da una casella di partenza
name-liber-fidei-in-first-turn-swaps = preghiere nei cambi del primo turno
name-first-bridge-placed-by = primo ponte posato da
name-ap = PA
name-levels = livello
name-squares = caselle
name-rotations = rotazioni
name-angles = angoli
name-bridges = ponti
name-material = materiale
name-shape = forma
name-stone = pietra
name-wood = legno
name-brick = mattone
name-iron = ferro
name-bridge = il ponte
name-turn = il turno
name-last = l'ultimo giocatore
name-first = il primo giocatore
name-north = nord
name-east = est
name-south = sud
name-west = ovest
name-stone-L5 = il grande ponte ad angolo di pietra
name-stone-L3 = il piccolo ponte ad angolo di pietra
name-stone-T4 = il ponte a T di pietra
name-stone-I4 = il ponte diritto lungo di pietra
name-stone-I3 = il ponte diritto medio di pietra
name-stone-I2 = il ponte diritto corto di pietra
name-wood-L5 = il grande ponte ad angolo di legno
name-wood-L3 = il piccolo ponte ad angolo di legno
name-wood-T4 = il ponte a T di legno
name-wood-I4 = il ponte diritto lungo di legno
name-wood-I3 = il ponte diritto medio di legno
name-wood-I2 = il ponte diritto corto di legno
name-brick-L5 = il grande ponte ad angolo di mattoni
name-brick-L3 = il piccolo ponte ad angolo di mattoni
name-brick-T4 = il ponte a T di mattoni
name-brick-I4 = il ponte diritto lungo di mattoni
name-brick-I3 = il ponte diritto medio di mattoni
name-brick-I2 = il ponte diritto corto di mattoni
name-iron-L5 = il grande ponte ad angolo di ferro
name-iron-L3 = il piccolo ponte ad angolo di ferro
name-iron-T4 = il ponte a T di ferro
name-iron-I4 = il ponte diritto lungo di ferro
name-iron-I3 = il ponte diritto medio di ferro
name-iron-I2 = il ponte diritto corto di ferro

# touches that mean nothing now
sator-touch-aiming = Tocca prima il ponte che la carta deve muovere.
sator-touch-handling = Spingi il ponte scelto di casella in casella, o tocca la sua casella attorno alla quale deve girare.
sator-touch-turning = Il ponte gira ancora una volta: tocca un'altra sua casella come perno.
sator-touch-walking-out = L'accolito è in cammino: tocca le caselle su cui passa, una accanto all'altra.
sator-touch-hurrying = L'accolito si affretta: tocca le caselle su cui passa, una accanto all'altra.
sator-touch-sending = Tocca prima l'accolito di un avversario che vuoi guidare.
sator-touch-sending-out = Tocca l'accolito di un avversario e dove deve andare.
sator-touch-setting = Il gargoyle vuole una casella di un ponte su cui non c'è nulla.
sator-touch-operations = Tocca un ponte senza accoliti né gargoyle; poi lo si spinge o lo si gira.
sator-touch-operating = Spingi il ponte scelto di una casella, o tocca una sua casella attorno alla quale deve girare.
sator-touch-jumping = Tocca i punti azione tante volte quanto può costare il salto, poi la casella dove l'accolito atterra.
sator-touch-lifting = Tocca un ponte vuoto da sollevare.
sator-touch-laying = Tocca le caselle su cui posare il ponte sollevato, in un altro posto.
sator-touch-removing = Tocca un ponte vuoto da togliere dal gioco.
sator-touch-unblocking = Tocca le carte della mano che cedi per scacciare il gargoyle.
sator-touch-exchanging = Lo scambio continua: tocca le carte che cedi e il mazzo da cui ne vuoi una.
sator-touch-searching = Tocca la carta che prendi dal mazzo che stai cercando.
sator-touch-placing = Tocca le caselle su cui posare il ponte: dentro il pozzo, non sopra un altro ponte, non sotto due libri dello stesso colore.
sator-touch-draft = Si dividono i ponti: tocca una delle sagome che si possono prendere.
sator-touch-place = Si posano i ponti: tocca prima uno dei tuoi non ancora posati.
sator-touch-draw = Ora completi la mano: tocca il mazzo da cui peschi.
sator-touch-ground = Da qui non si comincia: inizia da una carta, dall'azione libera o dal tuo accolito.
sator-touch-bridge = Un ponte si muove con una carta o con l'azione libera: tocca prima una di queste.
sator-touch-acolyte = Cammini con il tuo accolito; quello di un altro si guida solo con una preghiera.
sator-touch-book = Un libro lo prende l'accolito del suo colore, camminando o saltando; nessuno lo prende con la mano.
sator-touch-gargoyle = Un gargoyle entra in gioco con una preghiera, e se ne va se si cedono carte della mano.
sator-touch-ap = I punti azione si spendono giocando e scambiando carte, non da soli. Rimasti: { $left }.
sator-touch-mp = I punti movimento si spendono camminando: tocca il tuo accolito. Rimasti: { $left }.
sator-touch-turn = Questo mostra di chi è il turno e a che punto è; prosegue con ciò che fai.
sator-touch-seat = Decide solo chi è di turno; su questo pannello non c'è nulla da fare.
sator-touch-hidden = Quelle carte sono solo per gli occhi di chi le possiede; non puoi toccarle.
sator-touch-outline = Quel ponte lo poserà un altro.
sator-touch-deck = Da un mazzo si pesca alla fine del turno, o con uno scambio.
sator-touch-discard = Gli scarti restano scoperti finché si rimescolano; nessuno ne prende carte.
sator-touch-played = Quella carta è stata giocata e resta lì fin dopo il cammino; non torna in mano.
sator-touch-gone = Quello è fuori dal gioco.
sator-touch-taken = Quel libro è stato recuperato e resta a chi lo ha preso.
sator-touch-start = Un accolito lascia la sua casella di partenza e non vi torna; lì non possono stare ponti.
sator-touch-padlock = Il lucchetto ferma il tuo accolito fino alla fine del turno: non può camminare né saltare.
sator-touch-swap = Uno scambio richiede due carte in mano e i punti necessari, e viene prima delle carte giocate.
sator-aim-draft = Spartitevi i ponti: prendi una forma quando tocca a te.
sator-aim-place = Posa i tuoi ponti nel pozzo: ancora { $left }.
sator-aim = Recupera i tuoi libri: { $done } su { $of }.
sator-still-draw = pescare carte
sator-still-swap = scambiare carte
sator-still-play = giocare carte: { $left } AP
sator-still-walk = camminare: { $left } MP
sator-still-free = l'azione libera
name-sator-summary = Spingi e ruota ponti sopra l'abisso e riporta a casa i tuoi libri.
name-free = azioni libere
name-mp = punti movimento
sator-why-wins = Così la partita è vinta.
sator-why-book = Raccogli il libro che si trova su { $squares }.
sator-why-books = Raccogli libri: { $count }.
sator-why-opens = Un libro si può raggiungere sui ponti: { $steps } passi.
sator-why-nearer = Il tuo prossimo libro dista { $steps } passi; erano { $was }.
sator-why-cuts-off = { $seat } non ha più una via sui ponti verso un libro.
sator-why-farther = { $seat } ha bisogno di { $steps } passi fino a un libro, non di { $was }.
sator-why-but = Ma { $seat } dista { $steps } passi da un libro, come stanno allora i ponti.
sator-why-keeps = Punti movimento che restano: { $points }.
sator-did-book = { $seat } raccoglie il libro che si trovava su { $squares }.
sator-did-books = { $seat } raccoglie libri: { $count }.
sator-did-opens = { $seat } può ora raggiungere un libro sui ponti: { $steps } passi.
sator-did-nearer = { $seat } dista { $steps } passi da un libro; erano { $was }.
