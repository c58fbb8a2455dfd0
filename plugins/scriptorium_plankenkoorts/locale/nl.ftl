# Plankenkoorts in het Nederlands.

pk-not-held = Je hebt { $card } niet in je hand.
pk-not-a-book = { $card } is geen boek en hoort dus op geen plank.
pk-only-itself = { $card } is een echt boek en staat alleen voor zichzelf.
pk-name-a-book = Zeg voor welk boek { $card } staat als je de kaart legt.
pk-must-lay = Je hebt een kaart, dus je moet er een leggen; afleggen mag met elke kaart.
pk-shelf-closed = Je plank { $shelf } is gesloten en blijft deze ronde zoals ze is.
pk-begun-already = Je plank { $shelf } is al begonnen; alleen een lege plank begin je.
pk-not-a-first-book = Deze plank begint met { $first }; { $book } is niet het begin.
pk-not-begun = Je plank { $shelf } is leeg; begin ze eerst met { $first }.
pk-not-later = { $book } komt niet na { $before }, het achterste boek op die plank.
pk-last-book-closes = { $book } is een laatste boek: sluit er de plank mee.
pk-nothing-to-close = Je plank { $shelf } is leeg; begin ze voordat je ze sluit.
pk-not-a-last-book = De plank { $shelf } sluit je met { $last }; { $book } sluit ze niet.
pk-other-effect = { $card } heeft dat effect niet.
pk-no-such-player = { $seat } speelt niet mee in deze partij.
pk-one-card = In een beurt leg je één kaart; handel eerst de kaart af die je speelt.
pk-your-own-shelf = Pak een boek van een andere speler, niet van jezelf.
pk-nothing-to-take = De plank { $shelf } van { $owner } is leeg.
pk-closed-to-tokens = De plank { $shelf } van { $owner } is gesloten en staat niets af.
pk-no-place-for-it = { $book } past niet achteraan op je plank { $shelf }.
pk-no-such-reading = Bij jou kan de stofwolk niet { $book } zijn: dat past niet achteraan op je plank { $shelf }.
pk-name-it-anew = Het achterste boek daar is een stofwolk; zeg welk boek ze bij jou is.
pk-taken-as-itself = { $taken } is een echt boek en wordt alleen als zichzelf gepakt.
pk-not-yourself = Kies een andere speler om van te lenen.
pk-partner-twice = Met deze kaart heb je al van { $partner } geleend.
pk-partner-empty = { $partner } heeft geen kaart om uit te lenen.
pk-nothing-to-give = Je hebt geen andere kaart om terug te geven.
pk-just-taken = { $card } heb je net gepakt; geef een andere kaart terug.
pk-no-swap-now = Leen eerst, geef een kaart terug, en kies dan de volgende of stop.
pk-ask-gift = Geef een andere kaart terug: raak haar in je hand aan.
pk-ask-partner = Leen van nog een speler, of stop: raak een speler of de knop aan.
pk-drew = { $seen ->
    [none] { $count ->
        [1] { $seat } pakt een kaart.
       *[other] { $seat } pakt { $count } kaarten.
        }
   *[all] { $seat } pakt { $cards }.
    }
pk-reshuffled = De aflegstapel wordt geschud en is nu de trekstapel. Kaarten: { $count }.
pk-discarded = { $seat } legt { $cards } af.
pk-thrown-away = { $seat } legt de hele hand op de aflegstapel. Kaarten: { $count }.
pk-passed = { $seat } heeft geen kaart en past.
pk-laid = { $kind ->
    [cloud] { $deed ->
        [begin] { $seat } begint de plank { $shelf } met { $card }, die voor { $book } staat.
        [close] { $seat } sluit de plank { $shelf } met { $card }, die voor { $book } staat.
       *[place] { $seat } zet { $card } op de plank { $shelf }; de kaart staat voor { $book }.
        }
   *[book] { $deed ->
        [begin] { $seat } begint de plank { $shelf } met { $book }.
        [close] { $seat } sluit de plank { $shelf } met { $book }.
       *[place] { $seat } zet { $book } op de plank { $shelf }.
        }
    }
pk-dust-played = { $seat } speelt { $cards }.
pk-book-taken = { $kind ->
    [cloud] { $seat } pakt { $card } van { $owner }; op de plank { $shelf } staat de kaart nu voor { $book }.
   *[book] { $seat } pakt { $book } van { $owner } en zet het op de plank { $shelf }.
    }
pk-borrowed = { $seen ->
    [none] { $target } trekt blind een kaart bij { $source }.
   *[all] { $target } trekt blind een kaart bij { $source }: { $cards }.
    }
pk-given = { $seen ->
    [none] { $source } geeft { $target } daarvoor een kaart terug.
   *[all] { $source } geeft { $target } daarvoor { $cards } terug.
    }
pk-round-scored = { $end ->
    [stalled] Niemand heeft nog een kaart: ronde { $round } eindigt zonder standaard. Punten: { $points }.
   *[won] { $winner } heeft beide planken gesloten en krijgt een Gouden Boekenstandaard. Punten van ronde { $round }: { $points }.
    }
pk-borrowing = { $seen ->
    [none] { $seat } heeft een kaart van { $partner } gepakt en geeft er een terug.
   *[all] { $seat } heeft { $card } van { $partner } gepakt en geeft een andere kaart terug.
    }
pk-stop = Van niemand anders lenen; je beurt is voorbij.
pk-pass = Je hebt geen kaart: pas.
pk-shelf = { $state ->
    [empty] Plank { $shelf } van { $seat }: leeg. Ze begint met { $book }.
    [closed] Plank { $shelf } van { $seat }: gesloten door { $book }. Boeken: { $count }.
   *[open] Plank { $shelf } van { $seat }: open, het achterste boek is { $book }. Boeken: { $count }.
    }
pk-tag = De plank { $shelf } van { $seat }.
pk-standing = { $kind ->
    [cloud] { $card } die voor { $book } staat, op een plank van { $seat }.
   *[book] { $book }, op een plank van { $seat }.
    }
pk-player = { $seat }. Kaarten in de hand: { $held }. Gouden Boekenstandaarden: { $standards }. Punten: { $points }.
pk-standard = Een Gouden Boekenstandaard van { $seat }.
pk-hand-back = Een verborgen kaart van { $seat }.
pk-hand = { $card }, in je hand. Kaarten: { $count }.
pk-draw-pile = De trekstapel. Kaarten: { $count }.
pk-discard-pile = { $count ->
    [0] De aflegstapel is leeg.
   *[other] De aflegstapel, met { $card } bovenop. Kaarten: { $count }.
    }
pk-direction = { $way ->
   *[clockwise] Ronde { $round }, met de klok mee.
    [counter-clockwise] Ronde { $round }, tegen de klok in.
    }
pk-turn = { $way ->
   *[clockwise] { $seat } is aan de beurt: ronde { $round }, met de klok mee.
    [counter-clockwise] { $seat } is aan de beurt: ronde { $round }, tegen de klok in.
    }
pk-crib = { $nr }. { $nl }, { $shelf }
name-draw-pile = trekstapel
name-discard-pile = aflegstapel
name-hand = hand
name-points-books = boeken
name-points-stands = Gouden Boekenstandaarden
name-plankenkoorts-hand = kaarten in de hand
name-plankenkoorts-cards-drawn = getrokken kaarten per beurt
name-plankenkoorts-standard-points = punten van een Gouden Boekenstandaard
name-plankenkoorts-standards-to-win = Gouden Boekenstandaarden om te winnen
name-standards-to-win = Gouden Boekenstandaarden om te winnen
name-reverse-each-round = elke ronde de andere kant op
name-show-card-backs = de ruggen van de kaarten zijn te zien
name-P1 = Speler 1
name-P2 = Speler 2
name-P3 = Speler 3
name-P4 = Speler 4
name-P5 = Speler 5
name-P6 = Speler 6
name-OT = OT
pk-aim = Sluit je beide planken: { $closed } van 2. Gouden Boekenstandaarden: { $stands } van { $of }.
pk-still-lay = één kaart leggen
pk-still-pass = passen
name-plankenkoorts-summary = Vul twee planken met de boeken van de Bijbel, in hun volgorde.
pk-nothing-to-do = Het eerste deel van { $card } kan nu niet.
pk-deck-empty = Er is geen kaart om te trekken.
pk-verbs-no-card = Er is geen kaart om af te leggen.
pk-verbs-draw = Trek { $count } ({ $who ->
    [next] de volgende speler
    [others] de anderen
    [all] iedereen
   *[you] jijzelf
    }).
pk-verbs-discard = Leg { $count } af ({ $who ->
    [next] de volgende speler
    [others] de anderen
   *[you] jijzelf
    }).
pk-verbs-skip = { $skip ->
    [others] Alle anderen slaan een beurt over.
   *[next] De volgende speler slaat een beurt over.
    }
pk-verbs-renew = De volgende speler begint met een nieuwe hand. Kaarten: { $renew }.
pk-verbs-take = Neem het achterste boek van een open plank.
pk-measure-stands = Gouden boekenstandaarden: { $now } in plaats van { $was }.
pk-measure-closed = Gesloten planken: { $now } in plaats van { $was }.
pk-measure-ot = Boeken op plank OT: { $now } in plaats van { $was }.
pk-measure-nt = Boeken op plank NT: { $now } in plaats van { $was }.
pk-measure-unfit = Boeken in de hand die op geen plank passen: { $now } in plaats van { $was }.
