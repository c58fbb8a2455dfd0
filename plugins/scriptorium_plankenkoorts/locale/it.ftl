# Plankenkoorts in italiano.

pk-not-held = Non hai { $card } in mano.
pk-not-a-book = { $card } non è un libro, quindi non va su nessuna mensola.
pk-only-itself = { $card } è un libro vero e vale solo per sé stesso.
pk-name-a-book = Quando giochi { $card }, di' per quale libro vale.
pk-must-lay = Hai una carta, quindi devi giocarne una; scartare si può sempre.
pk-shelf-closed =
    La tua mensola { $shelf ->
        [OT] AT
       *[other] NT
    } è chiusa e per questa manche resta com'è.
pk-begun-already =
    La tua mensola { $shelf ->
        [OT] AT
       *[other] NT
    } è già iniziata; se ne inizia solo una vuota.
pk-not-a-first-book = Questa mensola si inizia con { $first }; { $book } non è l'inizio.
pk-not-begun =
    La tua mensola { $shelf ->
        [OT] AT
       *[other] NT
    } è vuota; iniziala prima con { $first }.
pk-not-later = { $book } non viene dopo { $before }, l'ultimo libro su quella mensola.
pk-last-book-closes = { $book } è un ultimo libro: chiudi la mensola con esso.
pk-nothing-to-close =
    La tua mensola { $shelf ->
        [OT] AT
       *[other] NT
    } è vuota; iniziala prima di chiuderla.
pk-not-a-last-book =
    La mensola { $shelf ->
        [OT] AT
       *[other] NT
    } si chiude con { $last }; { $book } non la chiude.
pk-other-effect = { $card } non ha quell'effetto.
pk-no-such-player = { $seat } non gioca in questa partita.
pk-one-card = In un turno si gioca una carta; concludi prima quella in corso.
pk-your-own-shelf = Prendi un libro di un altro giocatore, non uno tuo.
pk-nothing-to-take =
    La mensola { $shelf ->
        [OT] AT
       *[other] NT
    } di { $owner } è vuota.
pk-closed-to-tokens =
    La mensola { $shelf ->
        [OT] AT
       *[other] NT
    } di { $owner } è chiusa e non cede nulla.
pk-no-place-for-it =
    { $book } non ci sta in fondo alla tua mensola { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-no-such-reading =
    Per te la nuvola di polvere non può essere { $book }: non ci sta in fondo alla tua mensola { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-name-it-anew = L'ultimo libro lì è una nuvola di polvere; di' quale libro è per te.
pk-taken-as-itself = { $card } è un libro vero e si prende solo come tale.
pk-not-yourself = Scegli un altro giocatore da cui prendere in prestito.
pk-partner-twice = Con questa carta hai già preso in prestito da { $partner }.
pk-partner-empty = { $partner } non ha carte da prestare.
pk-nothing-to-give = Non hai un'altra carta da rendere.
pk-just-taken = Hai appena preso { $card }; rendi un'altra carta.
pk-no-swap-now = Prima prendi in prestito, rendi una carta, poi scegli il prossimo o fermati.
pk-ask-gift = Rendi un'altra carta: toccala nella tua mano.
pk-ask-partner = Prendi in prestito da un altro giocatore, o fermati: tocca un giocatore o il pulsante.
pk-drew = { $seat } pesca { $cards }.
pk-drew-hidden = { $seat } pesca una carta.
pk-drew-several = { $seat } pesca { $count } carte.
pk-reshuffled = Gli scarti vengono mescolati e diventano il mazzo. Carte: { $count }.
pk-discarded = { $seat } scarta { $card }.
pk-thrown-away = { $seat } mette tutta la mano negli scarti. Carte: { $count }.
pk-passed = { $seat } non ha carte e passa.
pk-laid-begin =
    { $seat } inizia la mensola { $shelf ->
        [OT] AT
       *[other] NT
    } con { $book }.
pk-laid-place =
    { $seat } mette { $book } sulla mensola { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-laid-close =
    { $seat } chiude la mensola { $shelf ->
        [OT] AT
       *[other] NT
    } con { $book }.
pk-laid-begin-as =
    { $seat } inizia la mensola { $shelf ->
        [OT] AT
       *[other] NT
    } con { $card }, che vale come { $book }.
pk-laid-place-as =
    { $seat } mette { $card } sulla mensola { $shelf ->
        [OT] AT
       *[other] NT
    }; vale come { $book }.
pk-laid-close-as =
    { $seat } chiude la mensola { $shelf ->
        [OT] AT
       *[other] NT
    } con { $card }, che vale come { $book }.
pk-dust-played = { $seat } gioca { $card }.
pk-book-taken =
    { $seat } prende { $book } da { $owner } e lo mette sulla mensola { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-book-taken-as =
    { $seat } prende { $card } da { $owner }; sulla mensola { $shelf ->
        [OT] AT
       *[other] NT
    } ora vale come { $book }.
pk-borrowed = { $target } pesca alla cieca una carta da { $source }: { $card }.
pk-borrowed-hidden = { $target } pesca alla cieca una carta da { $source }.
pk-given = { $source } dà in cambio { $card } a { $target }.
pk-given-hidden = { $source } dà in cambio una carta a { $target }.
pk-round-scored = { $winner } ha chiuso le due mensole e riceve un leggio d'oro. Punti della manche { $round }: { $points }.
pk-round-stalled = Nessuno ha più carte: la manche { $round } finisce senza leggio. Punti: { $points }.
pk-borrowing = { $seat } ha preso { $card } da { $partner } e rende un'altra carta.
pk-borrowing-hidden = { $seat } ha preso una carta da { $partner } e ne rende una.
pk-stop = Non prendere in prestito da altri; il tuo turno è finito.
pk-pass = Non hai carte: passa.
pk-shelf-empty =
    Mensola { $shelf ->
        [OT] AT
       *[other] NT
    } di { $seat }: vuota. Si inizia con { $book }.
pk-shelf-open =
    Mensola { $shelf ->
        [OT] AT
       *[other] NT
    } di { $seat }: aperta, l'ultimo libro è { $book }. Libri: { $count }.
pk-shelf-closed-said =
    Mensola { $shelf ->
        [OT] AT
       *[other] NT
    } di { $seat }: chiusa da { $book }. Libri: { $count }.
pk-tag =
    La mensola { $shelf ->
        [OT] AT
       *[other] { $shelf }
    } di { $seat }.
pk-standing = { $book }, su una mensola di { $seat }.
pk-standing-as = { $card } che vale come { $book }, su una mensola di { $seat }.
pk-player = { $seat }. Carte in mano: { $held }. Leggii d'oro: { $standards }. Punti: { $points }.
pk-standard = Un leggio d'oro di { $seat }.
pk-hidden-card = Una carta coperta di { $seat }.
pk-in-hand = { $card }, nella tua mano. Carte: { $count }.
pk-draw-pile = Il mazzo. Carte: { $count }.
pk-discard-pile = Gli scarti, in cima { $card }. Carte: { $count }.
pk-discard-pile-empty = Non ci sono scarti.
pk-clockwise = Manche { $round }, in senso orario.
pk-counter-clockwise = Manche { $round }, in senso antiorario.
pk-turn = Tocca a { $seat }: manche { $round }, in senso orario.
pk-turn-back = Tocca a { $seat }: manche { $round }, in senso antiorario.
pk-crib =
    { $nr }. { $it }, { $shelf ->
        [OT] AT
       *[other] NT
    }

# What zones are called.
name-draw-pile = mazzo
name-discard-pile = pila degli scarti
name-hand = mano

# What numbers and options are called.
name-points-books = libri
name-points-stands = leggii d'oro
name-plankenkoorts-hand = carte in mano
name-plankenkoorts-cards-drawn = carte pescate per turno
name-plankenkoorts-standard-points = punti di un leggio d'oro
name-plankenkoorts-standards-to-win = leggii d'oro per vincere
name-standards-to-win = leggii d'oro per vincere
name-reverse-each-round = ogni manche nell'altro senso
name-show-card-backs = si vedono i dorsi delle carte
name-P1 = Giocatore 1
name-P2 = Giocatore 2
name-P3 = Giocatore 3
name-P4 = Giocatore 4
name-P5 = Giocatore 5
name-P6 = Giocatore 6
pk-aim = Chiudi le tue due mensole: { $closed } su 2. Leggii d'oro: { $stands } su { $of }.
pk-still-lay = posare una carta
pk-still-pass = passare
name-plankenkoorts-summary = Riempi due scaffali con i libri della Bibbia, nel loro ordine.
pk-nothing-to-do = La prima parte di { $card } ora non si può fare.
pk-deck-empty = Non c'è nessuna carta da pescare.
pk-verbs-no-card = Non c'è nessuna carta da scartare.
pk-verbs-draw = Pesca { $count } ({ $who ->
    [next] il giocatore successivo
    [others] gli altri
    [all] tutti
   *[you] tu stesso
    }).
pk-verbs-discard = Scarta { $count } ({ $who ->
    [next] il giocatore successivo
    [others] gli altri
   *[you] tu stesso
    }).
pk-verbs-skip = { $skip ->
    [others] Tutti gli altri saltano un turno.
   *[next] Il giocatore successivo salta un turno.
    }
pk-verbs-renew = Il giocatore successivo comincia con una mano nuova. Carte: { $renew }.
pk-verbs-take = Prendi l'ultimo libro di una mensola aperta.
pk-measure-stands = Leggii d'oro: { $now } invece di { $was }.
pk-measure-closed = Mensole chiuse: { $now } invece di { $was }.
pk-measure-ot = Libri sulla mensola AT: { $now } invece di { $was }.
pk-measure-nt = Libri sulla mensola NT: { $now } invece di { $was }.
pk-measure-unfit = Libri in mano che non vanno su nessuna mensola: { $now } invece di { $was }.
