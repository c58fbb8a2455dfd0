# Rennes-le-Château in italiano.

rn-adds = { $seat } depone { $card }.
rn-area = { $seat } entra nella zona { $area }.
rn-areas = { $seat } è stato in { $areas } zone: { $points } punti.
rn-ask-conversion = Tocca le carte che converti.
rn-ask-exchange = Tocca ciò che dai, poi il colore e il codice per il nuovo indizio.
rn-bag-lacks = Nel sacchetto non c’è un gettone di quel colore.
rn-caverne-closed = Lì c’è un tuo segnalino: sei stato da poco in questa Caverna.
rn-claimed-already = Hai già decifrato questo codice.
rn-clockwise-only = Giri un portale in senso orario; per l’altro verso serve Trencavel.
rn-clue = { $seat } ottiene un indizio per { $location }: { $colour }.
rn-converted = { $seat } converte { $named }: { $points } punti di { $colour }.
rn-converts = { $seat } comincia una conversione in { $colour }.
rn-cracked = { $seat } decifra il codice di { $location } per { $points } punti.
rn-cracked-stay = I gettoni di un codice decifrato restano.
rn-drew = { $seat } pesca. Carte: { $count }.
rn-ends-actions = { $seat } termina le azioni.
rn-event = { $seat } gioca l’evento { $card }.
rn-event-already = In questo turno hai già giocato una carta evento.
rn-event-used = Quella carta è sul tuo spazio degli scarti.
rn-finish-first = Finisci prima ciò che hai iniziato.
rn-gives-card = { $seat } dà { $card }.
rn-gives-clue = { $seat } dà un indizio.
rn-has-enough = { $seat } non pesca altre carte.
rn-last-round = { $seat } ha decifrato abbastanza codici: è l’ultimo giro.
rn-location-taken = A { $location } c’è già qualcuno.
rn-no-card-played = Non c’è riserva a cui aggiungere un punto: gioca prima una carta.
rn-no-exchange = Con quello nessuno scambio può essere completato.
rn-no-free-slot = Quel codice non ha caselle libere di quel colore.
rn-no-ghost = Il fantasma che aiuta in questo non è tuo: decifra prima il suo codice.
rn-no-neighbour = { $space } non è accanto alla tua casella.
rn-no-room-beyond = Da lì non potresti raggiungere una casella libera.
rn-no-such-clue = Qui non c’è un indizio di quel colore.
rn-no-such-step = Nessuno passa da un quarto all’altro di un portale, o entra in un luogo.
rn-not-begun = Non è iniziato nulla a cui questo appartenga.
rn-not-complete = Di questo codice ci sono ancora caselle libere.
rn-not-held = Non hai in mano { $card }.
rn-not-in-caverne = Gli indizi si raccolgono in una Caverna.
rn-not-in-sanctuaire = Gli scambi si fanno nel Sanctuaire.
rn-not-on-portal = Solo chi sta su un quarto di un portale lo gira.
rn-not-open = { $card } non è tra le carte scoperte.
rn-not-wanted = Nessuna via da qui ha quel colore.
rn-not-yours = Un gettone così non c’è lì sulla tua plancia.
rn-nothing-to-draw = Il mazzo e gli scarti sono vuoti.
rn-passing = Sei su una casella occupata: prosegui prima fino a una libera.
rn-pays-cards = In questa partita l’altare prende carte.
rn-pays-clues = In questa partita l’altare prende indizi.
rn-played = { $seat } gioca { $card } per { $colour }.
rn-point = { $seat } ottiene un altro punto per muoversi.
rn-same-as-given = Il nuovo gettone ha il colore di uno che dai.
rn-same-colour = Darebbe punti del colore che le carte hanno già: giocale come sono.
rn-shuffled = { $zone } viene mescolato.
rn-start = { $seat } comincia a { $location }.
rn-stepped = { $seat } va da { $source } a { $space }.
rn-symbol = { $seat } ottiene { $points } punti per il simbolo.
rn-too-few-cards = Per convertire servono più carte di quante ne hai.
rn-too-few-points = La tua riserva ha il colore, ma non i punti.
rn-took = { $seat } prende { $card }.
rn-touch-colour = Tocca un colore.
rn-touch-space = Tocca una casella.
rn-turned = { $direction ->
    [ccw] { $seat } gira in senso antiorario: { $named }. Quarti: { $far }.
   *[cw] { $seat } gira in senso orario: { $named }. Quarti: { $far }.
    }
rn-used = Quel fantasma ti ha già aiutato in questo turno.
rn-wishes = { $seat } desidera un indizio: { $colour }.
rn-wrong-card = La carta ha un colore diverso dall’indizio.
rn-wrong-colour = La tua riserva è vuota o ha un altro colore.
rn-wrong-step = Questo appartiene a un’altra fase del turno.
rn-space = { $space }: { $colour }.
rn-place = { $space }.
rn-figure = La pedina di { $seat }, su { $space }.
rn-in-hand = { $card }, nella tua mano. Carte: { $count }.
rn-open = { $card }, una carta scoperta. Carte: { $count }.
rn-open-at = { $card }, carta scoperta { $nr }.
rn-deck = Il mazzo. Carte: { $count }.
rn-discard = Gli scarti. Carte: { $count }.
rn-bag = Il sacchetto degli indizi. Gettoni: { $count }.
rn-player = { $seat }. Punti: { $points }. Carte in mano: { $held }. Codici decifrati: { $codes }.
rn-slot = { $place } di { $seat }, { $colour }: { $filled } di { $needed }.
rn-clue-here = Un indizio in { $space }: { $colour }. Gettoni: { $count }.
rn-event-card = Carta evento { $card }.
rn-pool = { $colour ->
    [none] Niente con cui muoversi.
   *[other] Per muoversi: { $points } di { $colour }.
    }
rn-button-end = Termina le azioni.
rn-button-stop = Non pescare altre carte.
rn-button-cw = Gira in senso orario.
rn-button-ccw = Gira in senso antiorario.
rn-dagobert = Roi Dagobert: un altro punto.
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
name-sanctuaire-pays = che cosa prende l’altare
name-rennes-summary = Cammina su una mappa che gira sotto i tuoi piedi e decifra i codici di Rennes.
rn-symbol-of = { $space } mostra il simbolo di { $location }.
rn-code = Il codice di { $location }: { $colour }, { $count }.
rn-place-in-row = { $state ->
    [taken] { $seat } ha decifrato il codice di { $location }.
   *[free] Il prossimo posto a { $location }: { $points } punti.
    }
rn-turn = Tocca a { $seat }: { $step }.
rn-colour-here = { $state ->
    [wanted] Qui serve: { $colour }.
   *[unwanted] Qui non serve: { $colour }.
    }
rn-last-round-runs = Si gioca l'ultimo giro.
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
name-choose = scegliere l'inizio
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
rn-lapses = { $points } di { $colour } andrebbero persi
rn-aim = Decifra codici: { $done } di { $of }. Indizi: { $clues } di { $slots }.
rn-still-refill = pescare carte
rn-still-start = scegliere da dove cominciare
rn-still-move = muoverti per { $points }
rn-still-event = giocare una carta evento
rn-measure-codes = Codici decifrati: { $now } invece di { $was }.
rn-measure-points = Punti: { $now } invece di { $was }.
rn-measure-clues = Indizi: { $now } invece di { $was }.
rn-measure-cards = Carte in mano: { $now } invece di { $was }.
