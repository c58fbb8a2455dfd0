# Monasterium in italiano.

mo-bonus-lost = { $seat } non può usare il bonus dello spazio { $space } della strada.
mo-built = { $seat } costruisce una vetrata di { $monastery } nella riga { $row }, colonna { $column }.
mo-cannot-be-done = Ora non puoi farlo.
mo-chapel-full = Quella cappella è piena.
mo-die-gained = { $seat } ottiene un dado personale e ora ne ha { $count }.
mo-die-lost = { $seat } non può usare un dado della colonna { $column } e lo perde.
mo-die-not-rolled = Puoi rilanciare solo i dadi appena lanciati.
mo-exchanged = { $seat } scambia 1 { $gave } con 1 { $got }.
mo-extra-sent = { $seat } invia il novizio aggiuntivo della riga { $row } a { $space }.
mo-extra-stays = { $seat } lascia a casa il novizio aggiuntivo della riga { $row }.
mo-final = { $seat } riceve { $points } per { $part }.
mo-flipped = { $seat } gira sul giallo la tessera della colonna { $column }.
mo-game-over = La partita è finita: tutti i punti sono contati.
mo-joker = Dallo spazio 6 prendi un dado e lo metti su una colonna a scelta.
mo-messenger = Il messaggero di { $seat } va allo spazio { $space }.
mo-mission = { $seat } completa la missione { $mission } per { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
    }
mo-must-act = Puoi ancora fare qualcosa, quindi non puoi passare.
mo-must-choose = Qui bisogna scegliere.
mo-must-place = Non puoi passare: piazza i dadi di un numero.
mo-must-take = Non puoi passare: prendi dei dadi.
mo-no-access = Il tuo messaggero non è accanto a quel monastero e nella cappella non c’è un tuo novizio.
mo-no-fourth-die = Hai già tutti i tuoi dadi personali.
mo-no-stock = Quel monastero non ha più vetrate.
mo-no-such-space = Su questo tabellone non c’è { $space }.
mo-no-supporter = { $space } non tocca alcun edificio con un tuo novizio.
mo-not-an-action = La riga IV non ha azioni.
mo-not-now = Prima devi decidere altro.
mo-not-offered = Qui non puoi sceglierlo.
mo-not-rolled = Nessuno dei tuoi dadi mostra quel numero.
mo-not-so-many = Lì non ci sono così tanti dadi.
mo-nothing-to-give = Non hai un gettone così da dare.
mo-novice-gone = Su quello spazio non c’è un novizio.
mo-other-column = I tuoi dadi sono su un’altra colonna.
mo-others-dice = Non puoi prendere i dadi degli altri.
mo-own-dice = In questa partita devi prima prendere tutti i tuoi dadi da uno spazio.
mo-placed = { $seat } piazza { $dice } sullo spazio { $number }.
mo-reroll-no-die = Scegli almeno un dado da rilanciare.
mo-reroll-used = In questo round hai già usato la tessera rilancio.
mo-rolled = { $kind ->
    [again] { $seat } rilancia { $again } e ha { $dice }.
   *[first] { $seat } lancia { $dice }.
    }
mo-row-full = Quella riga è piena.
mo-same-motif = La riga o la colonna ha già quel motivo.
mo-scored = { $seat } riceve { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
    }
mo-sent = { $seat } invia il novizio di { $slot } a { $space }.
mo-slot-holds-novice = Su quello spazio c’è ancora un novizio. Prima invialo.
mo-space-blocked = { $space } è bloccato.
mo-space-taken = Su { $space } c’è già un novizio.
mo-tile-lost = { $seat } non può costruire la vetrata e la perde.
mo-tokens = { $seat } prende { $count } { $token }.
mo-too-dear = Non puoi pagarlo.
mo-too-many = Puoi prendere al massimo tre dadi.
mo-took = { $seat } prende { $count ->
    [one] 1 dado
   *[other] { $count } dadi
    } dallo spazio { $number } per la colonna { $column }.
mo-uses = { $seat } usa { $slot }.
mo-used-this-turn = Hai già usato quello spazio in questo turno.
mo-wrong-area = I novizi delle righe I e II vanno negli edifici, della III nelle cappelle, della IV nei chiostri.
mo-wrong-source = Questa vetrata non viene da quel monastero.
mo-year = Comincia l’anno { $year }.
mo-piece-chapel = La cappella di { $name }, con posto per altri { $count }.
mo-piece-stock = { $count ->
    [one] Resta 1 vetrata di { $name }.
   *[other] Restano { $count } vetrate di { $name }.
    }
mo-piece-novice = Un novizio di { $seat }.
mo-piece-novice-on = Un novizio di { $seat } su { $space }.
mo-piece-building = { $kind ->
    [blocked] { $space } è bloccato in questa partita.
    [lay-house] { $space }, un edificio laico. Un novizio della fila I costa 1 influenza e { $low } zuppe, della fila II { $high } zuppe. Dà { $points } punto e uno strumento.
    [workshop-house] { $space }, una bottega. Un novizio della fila I costa 1 influenza e { $low } strumenti, della fila II { $high }. Dà { $points } punti e un libro.
   *[common-house] { $space }, una sala comune. Un novizio della fila I costa 1 influenza e { $low } libri, della fila II { $high }. Dà { $points } punti e una vetrata.
    }
mo-piece-cloister = { $space }, accanto a { $one } e { $other }.
mo-piece-messenger = Il messaggero di { $seat } sulla casella { $space }.
mo-piece-space =
    Spazio dadi { $number }, { $count ->
    [one] 1 dado.
   *[other] { $count } dadi.
    }
mo-piece-die = { $seat ->
    [neutral] Un dado neutrale che mostra { $face }.
   *[other] Un dado di { $seat } che mostra { $face }.
    }
mo-piece-year = Anno { $year }.
mo-piece-chalice = { $seat } ha il calice e comincia.
mo-mission-asks = { $asks ->
    [needs] { $mission }, ora vale { $points }. I tuoi novizi: { $first } di { $at_first }, { $second } di { $at_second }, { $third } di { $at_third }.
    [novices_sent] { $mission }, vale { $points }. Invia { $count } novizi.
    [novices_in_building_type] { $mission }, vale { $points }. Abbi { $count } novizi in un tipo di edificio: { $kind }.
    [novices_in_area] { $mission }, vale { $points }. Abbi { $count } novizi in un tipo di area: { $kind }.
    [window_motifs] { $mission }, vale { $points }. Abbi { $count } motivi diversi nella tua vetrata.
    [personal_dice] { $mission }, vale { $points }. Possiedi { $count } dadi personali.
   *[other] { $mission }, ora vale { $points }.
    }
mo-piece-done = { $seat } ha compiuto { $mission }.
mo-piece-tile =
    Tessera azione della colonna { $column }, { $count ->
    [one] 1 dado sopra.
   *[other] { $count } dadi sopra.
    }
mo-piece-waiting = Il novizio del posto { $slot } di { $seat }.
mo-piece-extra = { $state ->
    [sent] Il novizio aggiuntivo della fila { $row } è stato mandato.
    [stays] Il novizio aggiuntivo della fila { $row } resta.
   *[waiting] Novizio aggiuntivo della fila { $row }: gratis quando la fila è vuota.
    }
mo-piece-window = Riga { $row } della vetrata di { $seat }.
mo-piece-glass = Una vetrata di { $name }.
mo-piece-token = { $seat }: { $count } { $token }.
mo-piece-reroll = { $state ->
    [active] La tessera rilancio: i dadi appena tirati si possono ritirare, una volta per round.
   *[used] La tessera rilancio è stata usata in questo round.
    }
mo-piece-hand = { $seat } deve ancora piazzare { $count ->
    [one] 1 dado.
   *[other] { $count } dadi.
    }
mo-piece-owns = { $seat } possiede { $count ->
    [one] 1 dado personale.
   *[other] { $count } dadi personali.
    }
mo-piece-turn = Tocca a { $seat }.
mo-piece-panel = { $seat }, { $count ->
    [one] 1 punto
   *[other] { $count } punti
    }. Tocca per vedere la sua plancia.
mo-piece-points = Punti di { $seat }: { $count }.
mo-button-roll = Lancia i dadi
mo-button-reroll = Rilancia i dadi scelti
mo-button-take = Prendi { $count }.
mo-button-gain = Prendi { $token }.
mo-button-row = Bonus della riga
mo-button-column = Bonus della colonna
mo-button-decline = Lascia il novizio aggiuntivo.
mo-button-die = Prendi il dado.
mo-button-points = Prendi i punti.
mo-button-keep = Tieni il dado com'è.
mo-button-soup = Dai zuppa per uno strumento.
mo-button-tool = Dai uno strumento per un libro.
mo-aim = Anno { $year } di 3. Hai { $points } punti; vince chi ne ha di più.
mo-aim-end = Punteggio finale: { $points }.
mo-aim-dice =
    piazzare { $count ->
    [one] 1 dado
   *[other] { $count } dadi
    }
mo-aim-take = prendi dadi da uno spazio
mo-aim-use =
    fare { $count ->
    [one] 1 azione
   *[other] { $count } azioni
    } nella colonna { $column }
mo-slot = { $kind ->
    [take] { $slot }. Prendi { $token }: { $count }.
    [take_same] { $slot }. Prendi di uno solo di tre tipi: { $count }.
    [move_messenger] { $slot }. Il messaggero avanza di caselle: { $count }.
    [exchange] { $slot }. Scambia zuppa con uno strumento, o uno strumento con un libro.
    [score] { $slot }. Punti: { $count }.
    [send_novice] { $slot }. Manda un novizio.
    [send_cheaper] { $slot }. Manda un novizio con meno influenza: { $count }.
    [window_from_own_chapel] { $slot }. Costruisci una vetrata da una cappella con un tuo novizio.
    [flip_action_tile] { $slot }. Partito il novizio, ogni dado usato in questa colonna dà un punto.
   *[other] { $slot }. Un bonus proprio: { $kind }.
    }
mo-slot-flip = { $slot }. Partito il novizio, ogni dado usato in questa colonna dà { $count ->
    [one] 1 punto.
   *[other] { $count } punti.
    }
mo-road = { $kind ->
    [none] Casella { $space } della strada, presso { $beside }. Nessun bonus.
    [influence_or_rosary] Casella { $space } della strada, presso { $beside }. Prendi influenza o un rosario.
    [soup_or_exchange] Casella { $space } della strada, presso { $beside }. Prendi zuppa, oppure scambia.
    [any_action] Casella { $space } della strada, presso { $beside }. Esegui un'azione a tua scelta tra quelle aperte.
    [window_any] Casella { $space } della strada, presso { $beside }. Costruisci una vetrata di un monastero qualsiasi.
    [personal_die] Casella { $space } della strada, presso { $beside }. Ottieni un dado personale, o punti.
   *[other] Casella { $space } della strada, presso { $beside }. Un bonus proprio: { $kind }.
    }
name-chapel = cappella
name-building = edificio
name-cloister = chiostro
name-lay = edificio laico
name-workshop = bottega
name-common = sala comune
name-MA = l’Abbazia della Colomba
name-MB = l’Abbazia del Giglio
name-MC = l’Abbazia della Chiave
name-MD = l’Abbazia dell’Agnello
name-ME = l’Abbazia della Stella
name-MA-MB = l’Abbazia della Colomba e l’Abbazia del Giglio
name-MA-MC = l’Abbazia della Colomba e l’Abbazia della Chiave
name-MB-MC = l’Abbazia del Giglio e l’Abbazia della Chiave
name-MB-MD = l’Abbazia del Giglio e l’Abbazia dell’Agnello
name-MC-MD = l’Abbazia della Chiave e l’Abbazia dell’Agnello
name-MD-ME = l’Abbazia dell’Agnello e l’Abbazia della Stella
name-MC-ME = l’Abbazia della Chiave e l’Abbazia della Stella
mo-piece-rolled = { $seat ->
    [neutral] Dado neutrale { $nr }, mostra { $face }.
   *[other] Dado { $nr } di { $seat }, mostra { $face }.
    }
mo-used-slot = { $seat } usa { $slot }.
name-std-A = la prima azione della colonna A
name-std-B = la prima azione della colonna B
name-std-C = la prima azione della colonna C
name-std-D = la prima azione della colonna D
name-std-E = la prima azione della colonna E
name-red = Rosso
name-blue = Blu
name-green = Verde
name-yellow = Giallo
name-influence = influenza
name-soup = zuppa
name-rosary = rosario
name-tool = strumento
name-book = libro
name-monasteries = monasteri
name-chapels = cappelle
name-cloisters = chiostri
name-tokens = gettoni
name-played = durante la partita
name-chapel-cost = quali novizi nelle cappelle rincarano il successivo
name-own-dice = quali dei tuoi dadi devi prendere
name-monasterium-summary = Invia novizi in cinque monasteri e lascia che un bonus ne scateni un altro.
name-all = tutti
name-each = quelli nella stessa cappella
name-first = quanti si vuole, prima dei neutrali
name-MA-chapel = cappella dell’Abbazia della Colomba
name-MA-b1 = edificio 1 dell’Abbazia della Colomba
name-MA-b2 = edificio 2 dell’Abbazia della Colomba
name-MA-b3 = edificio 3 dell’Abbazia della Colomba
name-MA-b4 = edificio 4 dell’Abbazia della Colomba
name-MA-b5 = edificio 5 dell’Abbazia della Colomba
name-MA-b6 = edificio 6 dell’Abbazia della Colomba
name-MA-b7 = edificio 7 dell’Abbazia della Colomba
name-MA-b8 = edificio 8 dell’Abbazia della Colomba
name-MA-c1 = casella di chiostro 1 dell’Abbazia della Colomba
name-MA-c2 = casella di chiostro 2 dell’Abbazia della Colomba
name-MA-c3 = casella di chiostro 3 dell’Abbazia della Colomba
name-MA-c4 = casella di chiostro 4 dell’Abbazia della Colomba
name-MA-c5 = casella di chiostro 5 dell’Abbazia della Colomba
name-MA-c6 = casella di chiostro 6 dell’Abbazia della Colomba
name-MA-c7 = casella di chiostro 7 dell’Abbazia della Colomba
name-MA-c8 = casella di chiostro 8 dell’Abbazia della Colomba
name-MB-chapel = cappella dell’Abbazia del Giglio
name-MB-b1 = edificio 1 dell’Abbazia del Giglio
name-MB-b2 = edificio 2 dell’Abbazia del Giglio
name-MB-b3 = edificio 3 dell’Abbazia del Giglio
name-MB-b4 = edificio 4 dell’Abbazia del Giglio
name-MB-b5 = edificio 5 dell’Abbazia del Giglio
name-MB-b6 = edificio 6 dell’Abbazia del Giglio
name-MB-b7 = edificio 7 dell’Abbazia del Giglio
name-MB-b8 = edificio 8 dell’Abbazia del Giglio
name-MB-c1 = casella di chiostro 1 dell’Abbazia del Giglio
name-MB-c2 = casella di chiostro 2 dell’Abbazia del Giglio
name-MB-c3 = casella di chiostro 3 dell’Abbazia del Giglio
name-MB-c4 = casella di chiostro 4 dell’Abbazia del Giglio
name-MB-c5 = casella di chiostro 5 dell’Abbazia del Giglio
name-MB-c6 = casella di chiostro 6 dell’Abbazia del Giglio
name-MB-c7 = casella di chiostro 7 dell’Abbazia del Giglio
name-MB-c8 = casella di chiostro 8 dell’Abbazia del Giglio
name-MC-chapel = cappella dell’Abbazia della Chiave
name-MC-b1 = edificio 1 dell’Abbazia della Chiave
name-MC-b2 = edificio 2 dell’Abbazia della Chiave
name-MC-b3 = edificio 3 dell’Abbazia della Chiave
name-MC-b4 = edificio 4 dell’Abbazia della Chiave
name-MC-b5 = edificio 5 dell’Abbazia della Chiave
name-MC-b6 = edificio 6 dell’Abbazia della Chiave
name-MC-b7 = edificio 7 dell’Abbazia della Chiave
name-MC-b8 = edificio 8 dell’Abbazia della Chiave
name-MC-c1 = casella di chiostro 1 dell’Abbazia della Chiave
name-MC-c2 = casella di chiostro 2 dell’Abbazia della Chiave
name-MC-c3 = casella di chiostro 3 dell’Abbazia della Chiave
name-MC-c4 = casella di chiostro 4 dell’Abbazia della Chiave
name-MC-c5 = casella di chiostro 5 dell’Abbazia della Chiave
name-MC-c6 = casella di chiostro 6 dell’Abbazia della Chiave
name-MC-c7 = casella di chiostro 7 dell’Abbazia della Chiave
name-MC-c8 = casella di chiostro 8 dell’Abbazia della Chiave
name-MD-chapel = cappella dell’Abbazia dell’Agnello
name-MD-b1 = edificio 1 dell’Abbazia dell’Agnello
name-MD-b2 = edificio 2 dell’Abbazia dell’Agnello
name-MD-b3 = edificio 3 dell’Abbazia dell’Agnello
name-MD-b4 = edificio 4 dell’Abbazia dell’Agnello
name-MD-b5 = edificio 5 dell’Abbazia dell’Agnello
name-MD-b6 = edificio 6 dell’Abbazia dell’Agnello
name-MD-b7 = edificio 7 dell’Abbazia dell’Agnello
name-MD-b8 = edificio 8 dell’Abbazia dell’Agnello
name-MD-c1 = casella di chiostro 1 dell’Abbazia dell’Agnello
name-MD-c2 = casella di chiostro 2 dell’Abbazia dell’Agnello
name-MD-c3 = casella di chiostro 3 dell’Abbazia dell’Agnello
name-MD-c4 = casella di chiostro 4 dell’Abbazia dell’Agnello
name-MD-c5 = casella di chiostro 5 dell’Abbazia dell’Agnello
name-MD-c6 = casella di chiostro 6 dell’Abbazia dell’Agnello
name-MD-c7 = casella di chiostro 7 dell’Abbazia dell’Agnello
name-MD-c8 = casella di chiostro 8 dell’Abbazia dell’Agnello
name-ME-chapel = cappella dell’Abbazia della Stella
name-ME-b1 = edificio 1 dell’Abbazia della Stella
name-ME-b2 = edificio 2 dell’Abbazia della Stella
name-ME-b3 = edificio 3 dell’Abbazia della Stella
name-ME-b4 = edificio 4 dell’Abbazia della Stella
name-ME-b5 = edificio 5 dell’Abbazia della Stella
name-ME-b6 = edificio 6 dell’Abbazia della Stella
name-ME-b7 = edificio 7 dell’Abbazia della Stella
name-ME-b8 = edificio 8 dell’Abbazia della Stella
name-ME-c1 = casella di chiostro 1 dell’Abbazia della Stella
name-ME-c2 = casella di chiostro 2 dell’Abbazia della Stella
name-ME-c3 = casella di chiostro 3 dell’Abbazia della Stella
name-ME-c4 = casella di chiostro 4 dell’Abbazia della Stella
name-ME-c5 = casella di chiostro 5 dell’Abbazia della Stella
name-ME-c6 = casella di chiostro 6 dell’Abbazia della Stella
name-ME-c7 = casella di chiostro 7 dell’Abbazia della Stella
name-ME-c8 = casella di chiostro 8 dell’Abbazia della Stella
name-n = neutro
name-n1 = neutro 1
name-n2 = neutro 2
name-n3 = neutro 3
name-n4 = neutro 4
name-n5 = neutro 5
name-n6 = neutro 6
name-r = rosso
name-r1 = rosso 1
name-r2 = rosso 2
name-r3 = rosso 3
name-r4 = rosso 4
name-r5 = rosso 5
name-r6 = rosso 6
name-b = blu
name-b1 = blu 1
name-b2 = blu 2
name-b3 = blu 3
name-b4 = blu 4
name-b5 = blu 5
name-b6 = blu 6
name-g = verde
name-g1 = verde 1
name-g2 = verde 2
name-g3 = verde 3
name-g4 = verde 4
name-g5 = verde 5
name-g6 = verde 6
name-y = giallo
name-y1 = giallo 1
name-y2 = giallo 2
name-y3 = giallo 3
name-y4 = giallo 4
name-y5 = giallo 5
name-y6 = giallo 6
mo-measure-points = Punti: { $now } invece di { $was }.
mo-measure-novices = Novizi inviati: { $now } invece di { $was }.
mo-measure-dice = Dadi propri: { $now } invece di { $was }.
mo-measure-road = Messaggero sullo spazio { $now } della strada invece di { $was }.
mo-measure-influence = Influenza: { $now } invece di { $was }.
mo-measure-soup = Zuppe: { $now } invece di { $was }.
mo-measure-rosary = Rosari: { $now } invece di { $was }.
mo-measure-tool = Strumenti: { $now } invece di { $was }.
mo-measure-book = Libri: { $now } invece di { $was }.
