# Rennes-le-Château in italiano.

rn-adds = { $seat } depone { $card }.
rn-area = { $seat } entra nella zona { $area }.
rn-areas = { $seat } è stato in { $areas ->
    [one] 1 zona
   *[other] { $areas } zone
    }: { $points } punti.
rn-ask-conversion = Scegli le carte da convertire.
rn-ask-exchange = Scegli ciò che dai, poi il colore e il codice del nuovo indizio.
rn-bag-lacks = Nel sacchetto non c’è un gettone di quel colore.
rn-caverne-closed = Lì c’è un tuo segnalino: sei stato da poco in questa Caverna.
rn-claimed-already = Hai già decifrato questo codice.
rn-clockwise-only = Un portale si gira solo in senso orario. Con Trencavel anche al contrario.
rn-clue = { $seat } ottiene un indizio per { $location }: { $colour }.
rn-converted = { $seat } converte { $named } in { $points ->
    [one] 1 punto
   *[other] { $points } punti
    } di { $colour }.
rn-converts = { $seat } comincia una conversione in { $colour }.
rn-cracked = { $seat } decifra il codice di { $location } per { $points } punti.
rn-cracked-stay = I gettoni di un codice decifrato restano.
rn-drew = { $seat } pesca { $count ->
    [one] una carta.
   *[other] { $count } carte.
    }
rn-ends-actions = { $seat } termina le azioni.
rn-event = { $seat } gioca l’evento { $card }.
rn-event-already = In questo turno hai già giocato una carta evento.
rn-event-used = Hai già usato quella carta.
rn-finish-first = Finisci prima ciò che hai iniziato.
rn-gives-card = { $seat } dà { $card }.
rn-gives-clue = { $seat } dà un indizio.
rn-has-enough = { $seat } smette di pescare.
rn-last-round = { $seat } ha decifrato abbastanza codici. È l’ultimo giro!
rn-location-taken = A { $location } c’è già qualcuno.
rn-no-card-played = Gioca prima una carta. Poi puoi aggiungere un punto.
rn-no-exchange = Con quello non puoi fare uno scambio.
rn-no-free-slot = In quel codice non c’è più posto per questo colore.
rn-no-ghost = Per questo ti serve il fantasma. Decifra prima il suo codice.
rn-no-neighbour = { $space } non è accanto alla tua casella.
rn-no-room-beyond = Da lì non potresti raggiungere una casella libera.
rn-no-such-clue = Qui non c’è un indizio di quel colore.
rn-no-such-step = Non puoi passare da un quarto all’altro di un portale, né entrare in un luogo.
rn-not-begun = Non hai cominciato nulla a cui questo serva.
rn-not-complete = Questo codice non è ancora completo.
rn-not-held = Non hai in mano { $card }.
rn-not-in-caverne = Gli indizi si raccolgono in una Caverna.
rn-not-in-sanctuaire = Gli scambi si fanno nel Sanctuaire.
rn-not-on-portal = Mettiti su un portale per girarlo.
rn-not-open = { $card } non è tra le carte scoperte.
rn-not-wanted = Nessuna via da qui ha quel colore.
rn-not-yours = Lì non hai un indizio così.
rn-nothing-to-draw = Non ci sono più carte da pescare.
rn-passing = Qui non puoi restare: prosegui fino a una casella libera.
rn-pays-cards = In questa partita l’altare si paga con carte.
rn-pays-clues = In questa partita l’altare si paga con indizi.
rn-played = { $seat } gioca { $card } per { $colour }.
rn-point = { $seat } ottiene un altro punto per muoversi.
rn-same-as-given = Il nuovo indizio deve avere un colore diverso da ciò che dai.
rn-same-colour = Queste carte hanno già quel colore: giocale e basta.
rn-shuffled = { $zone } viene mescolato.
rn-start = { $seat } comincia a { $location }.
rn-stepped = { $seat } va da { $source } a { $space }.
rn-symbol = { $seat } ottiene { $points } punti per il simbolo.
rn-too-few-cards = Hai troppo poche carte per convertire.
rn-too-few-points = Hai il colore giusto, ma pochi punti.
rn-took = { $seat } prende { $card }.
rn-touch-colour = Scegli un colore.
rn-touch-space = Scegli una casella.
rn-turned = { $direction ->
    [ccw] { $seat } gira { $named } di { $far ->
    [1] un quarto di giro
    [2] mezzo giro
   *[other] { $far } quarti di giro
    } in senso antiorario.
   *[cw] { $seat } gira { $named } di { $far ->
    [1] un quarto di giro
    [2] mezzo giro
   *[other] { $far } quarti di giro
    } in senso orario.
    }
rn-used = Quel fantasma ti ha già aiutato in questo turno.
rn-wishes = { $seat } vuole un indizio: { $colour }.
rn-wrong-card = La carta e l’indizio devono avere lo stesso colore.
rn-wrong-colour = Non hai punti di quel colore per muoverti.
rn-wrong-step = In questa fase del turno non puoi farlo.
rn-space = { $space }: { $colour }.
rn-place = { $space }.
rn-figure = La pedina di { $seat }, su { $space }.
rn-in-hand = { $count ->
    [one] { $card }, nella tua mano.
   *[other] { $card }, { $count } nella tua mano.
    }
rn-open = { $count ->
    [one] { $card }, carta scoperta.
   *[other] { $card }, { $count } carte scoperte.
    }
rn-open-at = { $card }, carta scoperta { $nr }.
rn-deck =
    Il mazzo, { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
    }
rn-discard =
    Gli scarti, { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
    }
rn-bag =
    Il sacchetto, { $count ->
    [one] 1 indizio.
   *[other] { $count } indizi.
    }
rn-player = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }, { $held ->
    [one] 1 carta
   *[other] { $held } carte
    } in mano, { $codes ->
    [one] 1 codice decifrato
   *[other] { $codes } codici decifrati
    }.
rn-slot = { $place } di { $seat }, { $colour }: { $filled } di { $needed }.
rn-clue-here = { $count ->
    [one] Un indizio in { $space }: { $colour }.
   *[other] { $count } indizi in { $space }: { $colour }.
    }
rn-event-card = Carta evento { $card }.
rn-pool = { $colour ->
    [none] Nessun punto per muoversi.
   *[other] Per muoversi: { $points } { $colour }.
    }
rn-button-end = Termina le azioni
rn-button-stop = Smetti di pescare
rn-button-cw = Gira in senso orario
rn-button-ccw = Gira in senso antiorario
rn-dagobert = Roi Dagobert: un punto in più.
rn-disc = Portale { $portal }, numero { $number }.
name-rood = Rosso
name-blauw = Blu
name-groen = Verde
name-geel = Giallo
name-paars = Viola
name-la-tour = La Tour
name-villa = Villa
name-eglise = Église
name-cimetiere = Cimetière
name-monastere = Monastère
name-codes-to-crack = codici da decifrare
name-sanctuaire-pays = con che cosa si paga l’altare
name-rennes-summary = Cammina su una mappa che gira sotto i tuoi piedi e decifra i codici di Rennes.
rn-symbol-of = { $space } mostra il simbolo di { $location }.
rn-code = Il codice di { $location }: { $colour }, { $count }.
rn-place-in-row = { $state ->
    [taken] { $seat } ha decifrato il codice di { $location }.
   *[free] Chi ora decifra il codice di { $location } riceve { $points } punti.
    }
rn-turn = Tocca a { $seat }: { $step }.
rn-colour-here = { $state ->
    [wanted] Da qui si va avanti con { $colour }.
   *[unwanted] Da qui non si va avanti con { $colour }.
    }
rn-last-round-runs = È l'ultimo giro.
rn-points = Punti di { $seat }: { $points }.
rn-held = Carte in mano a { $seat }: { $held }.
rn-begins = { $seat } comincia questo giro.
rn-ghost = { $state ->
    [here] { $ghost } aiuta { $seat }.
   *[away] { $ghost } aspetta a { $location }.
    }
rn-event-of = { $state ->
    [used] { $seat } ha usato { $card }.
   *[left] { $seat } può ancora usare { $card }.
    }
rn-area-of = { $state ->
    [seen] { $seat } è stato nella zona { $area }.
   *[new] { $seat } non è ancora stato nella zona { $area }.
    }
rn-marker = Il segnalino { $nr } di { $seat } è presso { $space }.
name-act = azioni
name-refill = pescare carte
name-choose = scegliere da dove cominciare
name-A-N = portale A1 nord
name-A-E = portale A1 est
name-A-S = portale A1 sud
name-A-W = portale A1 ovest
name-B-N = portale B2 nord
name-B-E = portale B2 est
name-B-S = portale B2 sud
name-B-W = portale B2 ovest
name-C-N = portale C3 nord
name-C-E = portale C3 est
name-C-S = portale C3 sud
name-C-W = portale C3 ovest
name-F-N = portale F4 nord
name-F-E = portale F4 est
name-F-S = portale F4 sud
name-F-W = portale F4 ovest
name-G-N = portale G5 nord
name-G-E = portale G5 est
name-G-S = portale G5 sud
name-G-W = portale G5 ovest
name-H-N = portale H6 nord
name-H-E = portale H6 est
name-H-S = portale H6 sud
name-H-W = portale H6 ovest
name-E-N = portale E7 nord
name-E-E = portale E7 est
name-E-S = portale E7 sud
name-E-W = portale E7 ovest
name-I-N = portale I8 nord
name-I-E = portale I8 est
name-I-S = portale I8 sud
name-I-W = portale I8 ovest
name-D-N = portale D9 nord
name-D-E = portale D9 est
name-D-S = portale D9 sud
name-D-W = portale D9 ovest
name-CA = Caverne A
name-CC = Caverne C
name-CE = Caverne E
name-CF = Caverne F
name-CG = Caverne G
name-CH = Caverne H
name-CI = Caverne I
name-V1 = vortice 1
name-V2 = vortice 2
name-V3 = vortice 3
name-V4 = vortice 4
name-AB1 = corridoio A1 verso B2
name-AB2 = corridoio B2 verso A1
name-BC1 = corridoio B2 verso C3
name-BC2 = corridoio C3 verso B2
name-AF1 = corridoio A1 verso F4
name-AF2 = corridoio F4 verso A1
name-BG1 = corridoio B2 verso G5
name-BG2 = corridoio G5 verso B2
name-CH1 = corridoio C3 verso H6
name-CH2 = corridoio H6 verso C3
name-FG1 = corridoio F4 verso G5
name-FG2 = corridoio G5 verso F4
name-EF1 = corridoio E7 verso F4
name-EF2 = corridoio F4 verso E7
name-GI1 = corridoio G5 verso I8
name-GI2 = corridoio I8 verso G5
name-DH1 = corridoio D9 verso H6
name-DH2 = corridoio H6 verso D9
name-EI1 = corridoio E7 verso I8
name-EI2 = corridoio I8 verso E7
name-DI1 = corridoio D9 verso I8
name-DI2 = corridoio I8 verso D9
name-kA1 = corridoio 1 per Caverne A
name-kA2 = corridoio 2 per Caverne A
name-kC1 = corridoio 1 per Caverne C
name-kC2 = corridoio 2 per Caverne C
name-kE1 = corridoio 1 per Caverne E
name-kE2 = corridoio 2 per Caverne E
name-kF1 = corridoio 1 per Caverne F
name-kG1 = corridoio 1 per Caverne G
name-kG2 = corridoio 2 per Caverne G
name-GH1 = corridoio G5 verso H6
name-GH2 = corridoio H6 verso G5
name-kH1 = corridoio 1 per Caverne H
name-kI1 = corridoio 1 per Caverne I
name-kI2 = corridoio 2 per Caverne I
name-SANC = il Sanctuaire
rn-lapses = perdi { $points } { $colour }
rn-aim = Codici decifrati { $done }/{ $of }. Indizi { $clues }/{ $slots }.
rn-still-refill = pescare carte
rn-still-start = scegliere da dove cominciare
rn-still-move =
    muoverti ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
    })
rn-still-event = giocare una carta evento
rn-measure-codes = Codici decifrati: { $now } invece di { $was }.
rn-measure-points = Punti: { $now } invece di { $was }.
rn-measure-clues = Indizi: { $now } invece di { $was }.
rn-measure-cards = Carte in mano: { $now } invece di { $was }.
