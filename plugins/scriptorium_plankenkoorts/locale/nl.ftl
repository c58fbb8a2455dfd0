# Plankenkoorts in het Nederlands.

pk-not-held = Je hebt { $card } niet in je hand.
pk-not-a-book = { $card } is geen boek en kan dus niet op een plank.
pk-only-itself = { $card } is een echt boek en kan niet voor een ander staan.
pk-name-a-book = Kies voor welk boek { $card } staat.
pk-must-lay = Je hebt kaarten, dus speel er een of leg er een af.
pk-shelf-closed = Je plank { $shelf } is klaar voor deze ronde.
pk-begun-already = Je bent al aan je plank { $shelf } begonnen.
pk-not-a-first-book = Deze plank begint met { $first }, niet met { $book }.
pk-not-begun = Je plank { $shelf } is leeg. Begin met { $first }.
pk-not-later = { $book } komt niet na { $before }, het achterste boek op die plank.
pk-last-book-closes = { $book } is het laatste boek: daarmee maak je de plank af.
pk-nothing-to-close = Je plank { $shelf } is leeg. Begin er eerst aan.
pk-not-a-last-book = Alleen { $last } maakt de plank { $shelf } af, niet { $book }.
pk-other-effect = Dat doet { $card } niet.
pk-no-such-player = { $seat } speelt niet mee in deze partij.
pk-one-card = Je speelt één kaart per beurt. Maak deze eerst af.
pk-your-own-shelf = Pak een boek van een andere speler, niet van jezelf.
pk-nothing-to-take = De plank { $shelf } van { $owner } is leeg.
pk-closed-to-tokens = { $owner } heeft de plank { $shelf } af; daar kun je niets meer pakken.
pk-no-place-for-it = { $book } past niet achteraan op je plank { $shelf }.
pk-no-such-reading = De stofwolk kan niet { $book } zijn: dat past niet achteraan op je plank { $shelf }.
pk-name-it-anew = Het laatste boek daar is een stofwolk. Kies welk boek dat bij jou wordt.
pk-taken-as-itself = { $taken } is een echt boek en kan geen ander worden.
pk-not-yourself = Kies een andere speler om van te lenen.
pk-partner-twice = Met deze kaart heb je al van { $partner } geleend.
pk-partner-empty = { $partner } heeft geen kaart om uit te lenen.
pk-nothing-to-give = Je hebt geen andere kaart om terug te geven.
pk-just-taken = { $card } heb je net gepakt. Geef een andere kaart terug.
pk-no-swap-now = Leen eerst een kaart en geef er een terug. Kies dan nog een speler of stop.
pk-ask-gift = Kies een andere kaart uit je hand om terug te geven.
pk-ask-partner = Kies nog een speler om van te lenen, of stop.
pk-drew = { $seen ->
    [none] { $count ->
        [1] { $seat } pakt een kaart.
       *[other] { $seat } pakt { $count } kaarten.
        }
   *[all] { $seat } pakt { $cards }.
    }
pk-reshuffled =
    De aflegstapel wordt geschud tot een nieuwe trekstapel van { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
    }
pk-discarded = { $seat } legt { $cards } af.
pk-thrown-away = { $seat } legt de hele hand af, { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
    }
pk-passed = { $seat } heeft geen kaart en past.
pk-laid = { $kind ->
    [cloud] { $deed ->
    [begin] { $seat } begint de plank { $shelf } met { $card } als { $book }.
    [close] { $seat } maakt de plank { $shelf } af met { $card } als { $book }.
   *[place] { $seat } zet { $card } als { $book } op de plank { $shelf }.
    }
   *[book] { $deed ->
    [begin] { $seat } begint de plank { $shelf } met { $book }.
    [close] { $seat } maakt de plank { $shelf } af met { $book }.
   *[place] { $seat } zet { $book } op de plank { $shelf }.
    }
    }
pk-dust-played = { $seat } speelt { $cards }.
pk-book-taken = { $kind ->
    [cloud] { $seat } pakt { $card } van { $owner } en zet die als { $book } op de plank { $shelf }.
   *[book] { $seat } pakt { $book } van { $owner } en zet het op de plank { $shelf }.
    }
pk-borrowed = { $seen ->
    [none] { $target } trekt zonder te kijken een kaart bij { $source }.
   *[all] { $target } trekt zonder te kijken een kaart bij { $source }: { $cards }.
    }
pk-given = { $seen ->
    [none] { $source } geeft { $target } een kaart terug.
   *[all] { $source } geeft { $target } { $cards } terug.
    }
pk-round-scored = { $end ->
    [stalled] Niemand heeft nog kaarten, dus ronde { $round } eindigt zonder Boekenstandaard. Punten: { $points }.
   *[won] { $winner } heeft beide planken af en wint een Gouden Boekenstandaard. Punten in ronde { $round }: { $points }.
    }
pk-borrowing = { $seen ->
    [none] { $seat } heeft een kaart van { $partner } gepakt en moet er een teruggeven.
   *[all] { $seat } heeft { $card } van { $partner } gepakt en moet een andere kaart teruggeven.
    }
pk-stop = Stop met lenen en beëindig je beurt.
pk-pass = Je hebt geen kaart: pas.
pk-shelf = { $state ->
    [empty] Plank { $shelf } van { $seat }, leeg. Ze begint met { $book }.
    [closed] Plank { $shelf } van { $seat }, af met { $book }: { $count } boeken.
   *[open] Plank { $shelf } van { $seat }, { $count ->
    [one] 1 boek
   *[other] { $count } boeken
    }, achteraan { $book }.
    }
pk-tag = De plank { $shelf } van { $seat }.
pk-standing = { $kind ->
    [cloud] { $card } als { $book }, op een plank van { $seat }.
   *[book] { $book }, op een plank van { $seat }.
    }
pk-player = { $seat }: punten { $points }, Gouden Boekenstandaarden { $standards }, kaarten in de hand { $held }.
pk-standard = Een Gouden Boekenstandaard van { $seat }.
pk-hand-back = Een verborgen kaart van { $seat }.
pk-hand = { $count ->
    [one] { $card }, in je hand.
   *[other] { $card }, { $count } keer in je hand.
    }
pk-draw-pile =
    De trekstapel, { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
    }
pk-discard-pile = { $count ->
    [0] De aflegstapel is leeg.
    [1] De aflegstapel, alleen { $card }.
   *[other] De aflegstapel, { $count } kaarten, { $card } bovenop.
    }
pk-direction = { $way ->
   *[clockwise] Ronde { $round }, met de klok mee.
    [counter-clockwise] Ronde { $round }, tegen de klok in.
    }
pk-turn = { $way ->
   *[clockwise] { $seat } is aan de beurt, ronde { $round }, met de klok mee.
    [counter-clockwise] { $seat } is aan de beurt, ronde { $round }, tegen de klok in.
    }
pk-crib = { $nr }. { $nl }, { $shelf }
name-draw-pile = trekstapel
name-discard-pile = aflegstapel
name-hand = hand
name-points-books = boeken
name-points-stands = Gouden Boekenstandaarden
name-plankenkoorts-hand = kaarten in de hand
name-plankenkoorts-cards-drawn = getrokken kaarten per beurt
name-plankenkoorts-standard-points = punten voor een Gouden Boekenstandaard
name-plankenkoorts-standards-to-win = Gouden Boekenstandaarden om te winnen
name-standards-to-win = Gouden Boekenstandaarden om te winnen
name-reverse-each-round = elke ronde van richting wisselen
name-show-card-backs = aan de rug zien welk soort kaart het is
name-P1 = Speler 1
name-P2 = Speler 2
name-P3 = Speler 3
name-P4 = Speler 4
name-P5 = Speler 5
name-P6 = Speler 6
name-OT = OT
pk-aim = Planken af { $closed }/2. Gouden Boekenstandaarden { $stands }/{ $of }.
pk-still-lay = een kaart spelen
pk-still-pass = passen
name-plankenkoorts-title = Plankenkoorts
name-plankenkoorts-summary = Vul twee planken met de boeken van de Bijbel, in de goede volgorde.
pk-nothing-to-do = Het eerste deel van { $card } kun je nu niet doen.
pk-deck-empty = Er zijn geen kaarten meer om te trekken.
pk-verbs-no-card = Er zijn geen kaarten om af te leggen.
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
pk-verbs-renew = De volgende speler begint met { $renew } nieuwe kaarten.
pk-verbs-take = Pak het achterste boek van een plank die nog niet af is.
pk-measure-stands = Gouden boekenstandaarden: { $now } in plaats van { $was }.
pk-measure-closed = Planken die af zijn: { $now } in plaats van { $was }.
pk-measure-ot = Boeken op plank OT: { $now } in plaats van { $was }.
pk-measure-nt = Boeken op plank NT: { $now } in plaats van { $was }.
pk-measure-unfit = Kaarten in de hand die op geen plank passen: { $now } in plaats van { $was }.
