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
sator-acolyte-on-bridge = C'è un accolito su questo ponte: { $bridge }.
sator-acolyte-start =
    L'accolito di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } sulla sua casella di partenza.
sator-acolytes-outside = Quella casella è fuori dal pozzo.
sator-all-alike = I tuoi ponti sono tutti dello stesso tipo: scegli subito il posto.
sator-already-moved =
    L'accolito di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } è già stato mosso.
sator-already-walked = Il tuo accolito ha già camminato o saltato in questo turno.
sator-ap = { $left ->
    [one] Resta 1 punto azione.
   *[other] Restano { $left } punti azione.
    }
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
    }, sospeso sopra { $square }.
sator-book-taken = { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } prende un libro su { $square }.
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
sator-bridge-laid = { $bridge } va su { $squares }.
sator-bridge-left-out = { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } non può posare ponti, quindi { $bridge } esce dal gioco.
sator-bridge-not-empty = C'è qualcosa su questo ponte: { $bridge }.
sator-bridge-not-yours = { $bridge } non tocca a te posarlo.
sator-bridge-placed =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } posa { $bridge } su { $squares }.
sator-bridge-pushed = { $steps ->
    [one] { $bridge } si sposta di una casella verso { $ways }.
   *[other] { $bridge } si sposta di { $steps } caselle: { $ways }.
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
sator-bridge-turned = { $angle ->
    [1] { $bridge } fa un quarto di giro a destra attorno a { $pivot }.
    [2] { $bridge } fa mezzo giro attorno a { $pivot }.
   *[3] { $bridge } fa un quarto di giro a sinistra attorno a { $pivot }.
    }
sator-can-be-placed = Puoi ancora posare un ponte, quindi nessuno esce dal gioco.
sator-card-played =
    { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } gioca { $card }.
sator-clara-outside = Quella casella è fuori dal pozzo.
sator-completion = Così i ponti rimasti non potrebbero più reggere tutti i libri.
sator-deck-empty = Da quel mazzo non puoi pescare carte.
sator-begin-search = Cerca in un mazzo
sator-begin-swap = Scambia due carte
sator-done = Fatto
sator-done-not-open = Ora non c'è nulla da concludere.
sator-end = Fine turno
sator-ends-on-book = Un accolito non può fermarsi sul libro su { $square }.
sator-first-turn-lf = Nel tuo primo turno non puoi scambiare carte con preghiere.
sator-free = Hai ancora l'azione libera.
sator-free-used = Hai già usato l'azione libera.
sator-from-start = Da una casella di partenza non si può saltare.
sator-gap-too-wide = Il vuoto è largo { $gap }; a questo prezzo salti { $most }.
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
    [one] Per scacciare un gargoyle ti serve una carta in mano.
   *[other] Per scacciare un gargoyle ti servono { $cards } carte in mano.
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
sator-golden-rule = { $card } è l'ultima carta usata su { $bridge }. Usa una carta diversa.
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
sator-im-deck =
    Il mazzo Incertus Movet, { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
    }
sator-im-discard =
    Gli scarti, { $count ->
    [one] 1 carta
   *[other] { $count } carte
    }, in cima { $card }.
sator-im-discard-empty = Non ci sono scarti.
sator-in-hand = { $count ->
    [one] { $card }, nella tua mano.
   *[other] { $card }, { $count } nella tua mano.
    }
sator-lf-deck =
    Le preghiere di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }, { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
    }
sator-lf-limit = { $most ->
    [one] Puoi avere in mano solo una preghiera.
   *[other] Puoi avere in mano solo { $most } preghiere.
    }
sator-lf-out =
    { $card }, una preghiera usata di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }.
sator-lift-first = Scegli prima quale ponte posare.
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
    } in questo turno non può muoversi.
sator-mihi-nothing-done = Fai prima almeno una cosa con questa carta.
sator-movement-outside = { $bridge } uscirebbe dal pozzo.
sator-movement-overlap = { $bridge } urterebbe { $other }.
sator-moves-too-few-squares = { $squares ->
    [one] A questo prezzo spingi di una casella esatta.
   *[other] A questo prezzo spingi di { $squares } caselle esatte, non { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] A questo prezzo spingi di una casella, non { $written }.
   *[other] A questo prezzo spingi di { $squares } caselle, non { $written }.
    }
sator-moving-back = { $bridge } in questo turno è già stato proprio lì.
sator-mp = { $left ->
    [one] Resta 1 punto movimento.
   *[other] Restano { $left } punti movimento.
    }
sator-needs-lf = Per cercare devi cedere almeno una preghiera.
sator-nihil-nothing-done = Sposta almeno un accolito su un'altra casella.
sator-nihil-too-many-squares = { $left ->
    [one] Resta solo una casella.
   *[other] Restano solo { $left } caselle.
    }
sator-nihil-too-many-targets = A questo prezzo non puoi muovere altri accoliti.
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
sator-no-effect = { $card } non ha effetti in questa partita.
sator-no-free-action = Ora la tua azione libera non può fare nulla.
sator-no-gap = In quella direzione non c'è un vuoto accanto al tuo accolito.
sator-no-gargoyle = Su { $square } non c'è alcun gargoyle.
sator-no-landing = In quella direzione non c'è un ponte su cui atterrare.
sator-no-mp = { $left ->
    [one] Hai solo un punto movimento.
   *[other] Hai solo { $left } punti movimento.
    }
sator-no-room = Non c'è posto per { $bridge }.
sator-no-second-turn = Dopo questa rotazione non potresti farne una seconda.
sator-no-such-bridge = Non esiste un ponte simile.
sator-no-swap = Per queste carte nessun mazzo te ne dà una.
sator-no-way = { $bridge } ora non si può muovere.
sator-not-a-step = Scegli almeno una casella su cui andare.
sator-not-adjacent = Il tuo accolito va sempre su una casella vicina.
sator-not-awaited = Con questa carta non puoi fare altro.
sator-not-held = Non hai { $card } in mano.
sator-not-in-deck = { $card } non è in quel mazzo.
sator-not-laid = Rimetti giù tutti i ponti sollevati.
sator-not-lifted = Non hai sollevato { $bridge }.
sator-not-on-board = { $bridge } non è sul tavoliere.
sator-not-there =
    Di questa forma non ci sono più ponti: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-nothing-open = Finisci prima ciò che hai cominciato.
sator-nothing-to-do = Con { $card } ora non puoi fare nulla sul tavoliere.
sator-occupied = Su { $square } c'è già qualcosa.
sator-omnia-too-few-squares = Spingilo di almeno { $fewest } caselle.
sator-omnia-too-many-squares = { $most ->
    [one] Spingilo al massimo di una casella, non { $written }.
   *[other] Spingilo al massimo di { $most } caselle, non { $written }.
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
    Questo ponte lo deve ancora posare { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-own-acolyte = Così muovi solo gli accoliti degli altri.
sator-padlock = Dopo Mihi in dies il tuo accolito non può muoversi in questo turno.
sator-pivot-not-on-bridge = Gira il ponte attorno a una delle sue caselle.
sator-place-nowhere = Ovunque tu posi { $bridge }, un libro diventerebbe irraggiungibile.
sator-place-outside = Tutto il ponte deve stare dentro il pozzo.
sator-place-overlap = Su { $square } c'è già un ponte.
sator-place-wrong-shape = { $bridge } non sta su queste caselle.
sator-played = Giocata in questo turno: { $card }.
sator-player = { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }: { $books ->
    [one] 1 libro
   *[other] { $books } libri
    }, { $held ->
    [one] 1 carta
   *[other] { $held } carte
    } in mano ({ $prayers ->
    [one] 1 preghiera
   *[other] { $prayers } preghiere
    }).
sator-protected = Sotto il libro su { $square } non si potrebbe più mettere un ponte.
sator-pit = Il pozzo, { $columns } colonne per { $rows } righe.
sator-quadrant =
    Il quadrante di { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    }: colonne { $columns }, righe { $rows }.
sator-quin-no-room = I ponti sollevati non stanno da nessun'altra parte.
sator-quin-nothing-done = Solleva almeno un ponte.
sator-quin-too-many-targets = Non puoi sollevare altri ponti.
sator-quin-wrong-shape = { $bridge } non sta su queste caselle.
sator-rotas-not-open = A questo prezzo puoi girare una volta sola.
sator-rotas-wrong-angle = Questa carta gira a destra solo di questi gradi: { $angles }.
sator-rotas-wrong-shape =
    Questa carta gira una sola forma: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }. { $bridge } ne ha un'altra.
sator-same-pivot = Questa volta gira attorno a un'altra casella.
sator-same-place = { $bridge } deve andare da un'altra parte.
sator-searched = { $count ->
    [one] { $card }, nel mazzo in cui cerchi.
   *[other] { $card }, { $count } nel mazzo in cui cerchi.
    }
sator-spent = Non hai più il tuo gargoyle.
sator-square-abyss = { $square }, l'abisso.
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
sator-square-rider = { $square }: ponte di { $material ->
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
    }; sopra c'è { $piece ->
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
    [one] Per scambiare ti serve una carta in mano.
   *[other] Per scambiare ti servono { $cards } carte in mano.
    }
sator-taken =
    Un libro che { $seat ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[other] { $seat }
    } ha già preso.
sator-to-take =
    Coperto, da prendere: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }.
sator-too-far = Un passo libero è di una sola casella.
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
sator-two-books = Un ponte non può stare sotto due libri dello stesso colore.
sator-unplaced =
    Questo ponte lo devi ancora posare: { $shape ->
        [L5] angolo grande
        [L3] angolo piccolo
        [T4] pezzo a T
        [I4] diritto lungo
        [I3] diritto medio
        [I2] diritto corto
       *[other] { $shape }
    }, { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }.
sator-used = Hai già usato l'azione libera di questo turno.
sator-verbs-discard = { $who ->
   *[you] Scarta { $count }.
    [next] Il tuo vicino scarta { $count }.
    [others] Gli altri scartano { $count }.
    }
sator-verbs-draw = { $who ->
   *[you] Pesca { $count }.
    [next] Il tuo vicino pesca { $count }.
    [others] Gli altri pescano { $count }.
    [all] Tutti pescano { $count }.
    }
sator-verbs-jump = Salta: { $squares }.
sator-verbs-lay = Rimetti giù altrove i ponti sollevati.
sator-verbs-lead = Muovi un altro: { $squares }.
sator-verbs-lead-all = Fai camminare gli accoliti degli altri.
sator-verbs-lift = Solleva un ponte.
sator-verbs-move = Spingi un ponte: { $squares }.
sator-verbs-moved-already = Questa carta ha già mosso { $bridge }. Scegline un altro.
sator-verbs-no-card = Nessuno ha in mano una carta così.
sator-verbs-nobody-walks = Questa carta lì non fa camminare né saltare nessuno.
sator-verbs-not-the-same = Qui continua con il ponte che hai mosso per ultimo: { $bridge } è un altro.
sator-verbs-nothing-discarded = Qui non devi scartare nulla.
sator-verbs-pay = Scegli quanto pagare.
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
sator-verbs-wrong-back = { $card } non è il tipo di carta giusto.
sator-verbs-wrong-length = Spingilo da { $least } a { $most } caselle, non { $written }.
sator-victoria-nothing-done = Togli almeno un ponte.
sator-victoria-too-many-targets = Non puoi togliere altri ponti.
sator-wrong-material =
    Questa carta muove solo ponti di { $material ->
        [stone] pietra
        [wood] legno
        [brick] mattone
        [iron] ferro
       *[other] { $material }
    }. { $bridge } è fatto d'altro.
sator-wrong-step = In questo turno è troppo tardi.
sator-acts-freely = { $seat } usa l'azione libera.
sator-chooses-bridge = { $seat } sceglie { $bridge }.
sator-draws = { $seat } pesca { $cards }.
sator-draws-prayer = { $seat } pesca una preghiera.
sator-draws-unseen = { $seat } pesca una carta Incertus Movet.
sator-ends = { $seat } finisce il turno.
sator-gives-card = { $seat } mette da parte una carta.
sator-gives-up = { $seat } cede { $cards }.
sator-is-content = { $seat } si accontenta.
sator-keeps-one = { $seat } tiene una carta.
sator-lifts = { $seat } solleva { $bridge }.
sator-looks-through = { $seat } cerca in un mazzo di { $n ->
    [one] 1 carta.
   *[other] { $n } carte.
    }
sator-pays = { $seat } paga { $ap } PA.
sator-prays-at = { $seat } prega presso il gargoyle su { $square }.
sator-searches = { $seat } cerca una carta.
sator-sets-out = { $seat } comincia a camminare.
sator-swaps = { $seat } scambia carte.
sator-takes-up = { $seat } prende in mano un ponte.
sator-turns-first = { $seat } gira prima attorno a { $square }.

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
name-sator-surcharge = costo in più per portare un accolito
name-sator-swap-cost = costo di uno scambio
name-sator-search-cost = costo di una ricerca
name-sator-hand-size = carte in mano
name-sator-most-liber-fidei = preghiere in mano, al massimo
name-golden-rule-scope = la regola d'oro vale per
name-jump-from-start-square = salto da una casella di partenza
name-liber-fidei-in-first-turn-swaps = scambiare preghiere nel primo turno
name-first-bridge-placed-by = chi posa il primo ponte
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
name-bridge = ogni ponte, anche fra un turno e l'altro
name-turn = solo durante un turno
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
sator-touch-aiming = Scegli il ponte che questa carta deve muovere.
sator-touch-handling = Trascina il ponte per spingerlo, o tocca una sua casella per girarlo attorno a quella.
sator-touch-turning = Gira il ponte ancora una volta: tocca un'altra sua casella.
sator-touch-walking-out = Il tuo accolito è in cammino. Tocca le caselle del percorso, una dopo l'altra.
sator-touch-hurrying = Il tuo accolito ha fretta. Tocca le caselle del percorso, una dopo l'altra.
sator-touch-sending = Scegli l'accolito di un altro da muovere.
sator-touch-sending-out = Scegli l'accolito di un altro e dove deve andare.
sator-touch-setting = Metti il gargoyle su una casella libera di un ponte.
sator-touch-operations = Scegli un ponte senza accoliti né gargoyle da spingere o girare.
sator-touch-operating = Spingi il ponte di una casella, o tocca una sua casella per girarlo attorno a quella.
sator-touch-jumping = Tocca i punti azione, una volta per punto, poi la casella su cui atterri.
sator-touch-lifting = Scegli un ponte vuoto da sollevare.
sator-touch-laying = Posa il ponte in un posto nuovo.
sator-touch-removing = Scegli un ponte vuoto da togliere dal gioco.
sator-touch-unblocking = Scegli le carte da cedere per scacciare il gargoyle.
sator-touch-exchanging = Scegli le carte da cedere, poi il mazzo da cui peschi.
sator-touch-searching = Scegli la carta da prendere da questo mazzo.
sator-touch-placing = Posa il ponte dentro il pozzo, non su un altro ponte né sotto due libri dello stesso colore.
sator-touch-draft = Spartitevi i ponti: prendi una delle sagome disponibili.
sator-touch-place = Scegli uno dei tuoi ponti e posalo nel pozzo.
sator-touch-draw = Completa la mano: tocca il mazzo da cui vuoi pescare.
sator-touch-ground = Comincia da una carta, dall'azione libera o dal tuo accolito.
sator-touch-bridge = Per muovere un ponte, scegli prima una carta o l'azione libera.
sator-touch-acolyte = Cammini con il tuo accolito. Quello di un altro lo muove solo una preghiera.
sator-touch-book = Porta il tuo accolito sul libro per prenderlo.
sator-touch-gargoyle = Una preghiera porta in gioco un gargoyle. Cedi carte per scacciarlo.
sator-touch-ap = I punti azione si spendono per carte e scambi. Te ne restano { $left }.
sator-touch-mp = I punti movimento si spendono camminando: tocca il tuo accolito. Te ne restano { $left }.
sator-touch-turn = Qui vedi di chi è il turno e che cosa sta facendo.
sator-touch-seat = Questo pannello mostra le cose di un giocatore. Qui non c'è nulla da fare.
sator-touch-hidden = Queste carte le può vedere solo chi le ha.
sator-touch-outline = Quel ponte lo posa un altro.
sator-touch-deck = Da un mazzo peschi alla fine del turno, o quando scambi.
sator-touch-discard = Le carte scartate restano qui finché si rimescolano. Nessuno prende carte da qui.
sator-touch-played = Quella carta è già giocata e resta lì finché hai camminato.
sator-touch-gone = Quello è fuori dal gioco.
sator-touch-taken = Quel libro resta a chi l'ha preso.
sator-touch-start = Gli accoliti lasciano la casella di partenza e non vi tornano. Lì non vanno ponti.
sator-touch-padlock = Il lucchetto tiene fermo il tuo accolito fino alla fine del turno.
sator-touch-swap = Per scambiare ti servono due carte e i punti, prima di giocare qualsiasi carta.
sator-aim-draft = Spartitevi i ponti: prendi una forma quando tocca a te.
sator-aim-place = { $left ->
    [one] Posa l'ultimo ponte nel pozzo.
   *[other] Posa i tuoi ponti nel pozzo: ne restano { $left }.
    }
sator-aim = Libri { $done }/{ $of }.
sator-still-draw = pescare carte
sator-still-swap = scambiare carte
sator-still-play =
    giocare carte ({ $left ->
    [one] 1 punto
   *[other] { $left } punti
    })
sator-still-walk =
    camminare ({ $left ->
    [one] 1 passo
   *[other] { $left } passi
    })
sator-still-free = usare l'azione libera
name-sator-summary = Spingi e ruota ponti sopra l'abisso e riporta a casa i tuoi libri.
name-free = azioni libere
name-mp = punti movimento
sator-why-wins = Così vinci la partita.
sator-why-book = Prendi il libro su { $squares }.
sator-why-books = { $count ->
    [one] Prendi 1 libro.
   *[other] Prendi { $count } libri.
    }
sator-why-opens =
    Si apre una via verso un libro, a { $steps ->
    [one] 1 passo.
   *[other] { $steps } passi.
    }
sator-why-nearer =
    Il tuo prossimo libro è allora a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
    } invece di { $was }.
sator-why-cuts-off = { $seat } non può più raggiungere nessun libro.
sator-why-farther =
    A { $seat } servono allora { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
    } per un libro invece di { $was }.
sator-why-but =
    Ma { $seat } è allora a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
    } da un libro.
sator-why-keeps = { $points ->
    [one] Ti resta 1 punto movimento.
   *[other] Ti restano { $points } punti movimento.
    }
sator-did-book = { $seat } prende il libro su { $squares }.
sator-did-books = { $seat } prende { $count ->
    [one] 1 libro.
   *[other] { $count } libri.
    }
sator-did-opens = { $seat } apre una via verso un libro, a { $steps ->
    [one] 1 passo.
   *[other] { $steps } passi.
    }
sator-did-nearer = { $seat } è ora a { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
    } da un libro invece di { $was }.
