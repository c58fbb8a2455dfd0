# Plankenkoorts auf Deutsch.

pk-not-held = { $card } ist nicht auf deiner Hand.
pk-not-a-book = { $card } ist kein Buch und kommt darum auf kein Brett.
pk-only-itself = { $card } ist ein echtes Buch und steht nur für sich selbst.
pk-name-a-book = Sage beim Legen, für welches Buch { $card } steht.
pk-must-lay = Du hast eine Karte und musst darum eine legen; abwerfen kannst du jede.
pk-shelf-closed =
    Dein Brett { $shelf ->
        [OT] AT
       *[other] NT
    } ist geschlossen und bleibt in dieser Runde, wie es ist.
pk-begun-already =
    Dein Brett { $shelf ->
        [OT] AT
       *[other] NT
    } ist schon begonnen; nur ein leeres Brett wird begonnen.
pk-not-a-first-book = Dieses Brett beginnt mit { $first }; { $book } ist nicht der Anfang.
pk-not-begun =
    Dein Brett { $shelf ->
        [OT] AT
       *[other] NT
    } ist leer; beginne es zuerst mit { $first }.
pk-not-later = { $book } kommt nicht nach { $before }, dem letzten Buch auf diesem Brett.
pk-last-book-closes = { $book } ist ein letztes Buch: Schließe das Brett damit.
pk-nothing-to-close =
    Dein Brett { $shelf ->
        [OT] AT
       *[other] NT
    } ist leer; beginne es, bevor du es schließt.
pk-not-a-last-book =
    Das Brett { $shelf ->
        [OT] AT
       *[other] NT
    } wird mit { $last } geschlossen; { $book } schließt es nicht.
pk-other-effect = { $card } hat diese Wirkung nicht.
pk-no-such-player = { $seat } spielt in dieser Partie nicht mit.
pk-one-card = In einem Zug wird eine Karte gelegt; bringe zuerst die gespielte zu Ende.
pk-your-own-shelf = Nimm ein Buch von jemand anderem, nicht dein eigenes.
pk-nothing-to-take =
    Das Brett { $shelf ->
        [OT] AT
       *[other] NT
    } von { $owner } ist leer.
pk-closed-to-tokens =
    Das Brett { $shelf ->
        [OT] AT
       *[other] NT
    } von { $owner } ist geschlossen und gibt nichts her.
pk-no-place-for-it =
    { $book } passt nicht ans Ende deines Bretts { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-no-such-reading =
    Bei dir kann die Staubwolke nicht { $book } sein: Das passt nicht ans Ende deines Bretts { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-name-it-anew = Das letzte Buch dort ist eine Staubwolke; sage, welches Buch sie bei dir ist.
pk-taken-as-itself = { $card } ist ein echtes Buch und wird nur als es selbst genommen.
pk-not-yourself = Wähle jemand anderen, von dem du leihst.
pk-partner-twice = Mit dieser Karte hast du schon von { $partner } geliehen.
pk-partner-empty = { $partner } hat keine Karte zu verleihen.
pk-nothing-to-give = Du hast keine andere Karte zum Zurückgeben.
pk-just-taken = { $card } hast du gerade genommen; gib eine andere Karte zurück.
pk-no-swap-now = Leihe zuerst, gib eine Karte zurück, dann wähle weiter oder höre auf.
pk-ask-gift = Gib eine andere Karte zurück: berühre sie in deiner Hand.
pk-ask-partner = Leihe von noch einem Spieler oder höre auf: berühre einen Spieler oder den Knopf.
pk-drew = { $seat } zieht { $cards }.
pk-drew-hidden = { $seat } zieht eine Karte.
pk-drew-several = { $seat } zieht { $count } Karten.
pk-reshuffled = Der Ablagestapel wird gemischt und ist nun der Nachziehstapel. Karten: { $count }.
pk-discarded = { $seat } wirft { $card } ab.
pk-thrown-away = { $seat } legt die ganze Hand auf den Ablagestapel. Karten: { $count }.
pk-passed = { $seat } hat keine Karte und passt.
pk-laid-begin =
    { $seat } beginnt das Brett { $shelf ->
        [OT] AT
       *[other] NT
    } mit { $book }.
pk-laid-place =
    { $seat } stellt { $book } auf das Brett { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-laid-close =
    { $seat } schließt das Brett { $shelf ->
        [OT] AT
       *[other] NT
    } mit { $book }.
pk-laid-begin-as =
    { $seat } beginnt das Brett { $shelf ->
        [OT] AT
       *[other] NT
    } mit { $card } als { $book }.
pk-laid-place-as =
    { $seat } stellt { $card } auf das Brett { $shelf ->
        [OT] AT
       *[other] NT
    }; die Karte steht für { $book }.
pk-laid-close-as =
    { $seat } schließt das Brett { $shelf ->
        [OT] AT
       *[other] NT
    } mit { $card } als { $book }.
pk-dust-played = { $seat } spielt { $card }.
pk-book-taken =
    { $seat } nimmt { $owner } das Buch { $book } ab und stellt es auf das Brett { $shelf ->
        [OT] AT
       *[other] NT
    }.
pk-book-taken-as =
    { $seat } nimmt { $owner } die Karte { $card } ab; auf dem Brett { $shelf ->
        [OT] AT
       *[other] NT
    } steht sie nun für { $book }.
pk-borrowed = { $target } zieht blind eine Karte von { $source }: { $card }.
pk-borrowed-hidden = { $target } zieht blind eine Karte von { $source }.
pk-given = { $source } gibt { $target } dafür { $card } zurück.
pk-given-hidden = { $source } gibt { $target } dafür eine Karte zurück.
pk-round-scored = { $winner } hat beide Bretter geschlossen und bekommt einen goldenen Buchständer. Punkte der Runde { $round }: { $points }.
pk-round-stalled = Niemand hat noch eine Karte: Runde { $round } endet ohne Buchständer. Punkte: { $points }.
pk-borrowing = { $seat } hat { $card } von { $partner } genommen und gibt eine andere Karte zurück.
pk-borrowing-hidden = { $seat } hat eine Karte von { $partner } genommen und gibt eine zurück.
pk-stop = Von niemandem mehr leihen; dein Zug ist vorbei.
pk-pass = Du hast keine Karte: passe.
pk-shelf-empty =
    Brett { $shelf ->
        [OT] AT
       *[other] NT
    } von { $seat }: leer. Es beginnt mit { $book }.
pk-shelf-open =
    Brett { $shelf ->
        [OT] AT
       *[other] NT
    } von { $seat }: offen, das letzte Buch ist { $book }. Bücher: { $count }.
pk-shelf-closed-said =
    Brett { $shelf ->
        [OT] AT
       *[other] NT
    } von { $seat }: geschlossen durch { $book }. Bücher: { $count }.
pk-tag =
    Das Brett { $shelf ->
        [OT] AT
       *[other] { $shelf }
    } von { $seat }.
pk-standing = { $book }, auf einem Brett von { $seat }.
pk-standing-as = { $card } als { $book }, auf einem Brett von { $seat }.
pk-player = { $seat }. Karten auf der Hand: { $held }. Goldene Buchständer: { $standards }. Punkte: { $points }.
pk-standard = Ein goldener Buchständer von { $seat }.
pk-hidden-card = Eine verdeckte Karte von { $seat }.
pk-in-hand = { $card }, auf deiner Hand. Karten: { $count }.
pk-draw-pile = Der Nachziehstapel. Karten: { $count }.
pk-discard-pile = Der Ablagestapel, { $card } liegt oben. Karten: { $count }.
pk-discard-pile-empty = Der Ablagestapel ist leer.
pk-clockwise = Runde { $round }, im Uhrzeigersinn.
pk-counter-clockwise = Runde { $round }, gegen den Uhrzeigersinn.
pk-turn = { $seat } ist am Zug: Runde { $round }, im Uhrzeigersinn.
pk-turn-back = { $seat } ist am Zug: Runde { $round }, gegen den Uhrzeigersinn.
pk-crib =
    { $nr }. { $de }, { $shelf ->
        [OT] AT
       *[other] NT
    }

# What zones are called.
name-draw-pile = Nachziehstapel
name-discard-pile = Ablagestapel
name-hand = Hand

# What numbers and options are called.
name-points-books = Bücher
name-points-stands = goldene Buchständer
name-plankenkoorts-hand = Karten auf der Hand
name-plankenkoorts-cards-drawn = gezogene Karten je Zug
name-plankenkoorts-standard-points = Punkte eines goldenen Buchständers
name-plankenkoorts-standards-to-win = goldene Buchständer zum Sieg
name-standards-to-win = goldene Buchständer zum Sieg
name-reverse-each-round = jede Runde andersherum
name-show-card-backs = Rückseiten der Karten sind zu sehen
name-P1 = Spieler 1
name-P2 = Spieler 2
name-P3 = Spieler 3
name-P4 = Spieler 4
name-P5 = Spieler 5
name-P6 = Spieler 6
pk-aim = Schließe deine beiden Bretter: { $closed } von 2. Goldene Buchständer: { $stands } von { $of }.
pk-still-lay = eine Karte legen
pk-still-pass = passen
name-plankenkoorts-summary = Fülle zwei Regalbretter mit den Büchern der Bibel, in ihrer Reihenfolge.
pk-nothing-to-do = Der erste Teil von { $card } geht jetzt nicht.
pk-deck-empty = Es gibt keine Karte zu ziehen.
pk-verbs-no-card = Es gibt keine Karte abzuwerfen.
pk-verbs-draw = Ziehen: { $count } ({ $who ->
    [next] wer als Nächstes dran ist
    [others] die anderen
    [all] alle
   *[you] du selbst
    }).
pk-verbs-discard = Abwerfen: { $count } ({ $who ->
    [next] wer als Nächstes dran ist
    [others] die anderen
   *[you] du selbst
    }).
pk-verbs-skip = { $skip ->
    [others] Alle anderen setzen einmal aus.
   *[next] Wer als Nächstes dran wäre, setzt einmal aus.
    }
pk-verbs-renew = Wer als Nächstes dran ist, beginnt mit einer neuen Hand. Karten: { $renew }.
pk-verbs-take = Nimm das letzte Buch eines offenen Bretts.
pk-measure-stands = Goldene Buchständer: { $now } statt { $was }.
pk-measure-closed = Geschlossene Bretter: { $now } statt { $was }.
pk-measure-ot = Bücher auf dem Brett AT: { $now } statt { $was }.
pk-measure-nt = Bücher auf dem Brett NT: { $now } statt { $was }.
pk-measure-unfit = Bücher auf der Hand, die auf kein Brett passen: { $now } statt { $was }.
