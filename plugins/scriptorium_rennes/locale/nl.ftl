# Rennes-le-Château in het Nederlands.

rn-adds = { $seat } legt { $card } neer.
rn-area = { $seat } komt in gebied { $area }.
rn-areas = { $seat } is in { $areas ->
    [one] 1 gebied
   *[other] { $areas } gebieden
    } geweest: { $points } punten.
rn-ask-conversion = Kies de kaarten die je omzet.
rn-ask-exchange = Kies wat je geeft, dan de kleur en de code van de nieuwe aanwijzing.
rn-bag-lacks = In de zak zit geen fiche van die kleur.
rn-caverne-closed = Daar ligt een merkteken van jou: je was kort geleden in deze Caverne.
rn-claimed-already = Je hebt deze code al gekraakt.
rn-clockwise-only = Je kunt een portal alleen met de klok mee draaien. Met Trencavel kan het ook andersom.
rn-clue = { $seat } krijgt een aanwijzing voor { $location }: { $colour }.
rn-converted = { $seat } zet { $named } om in { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } { $colour }.
rn-converts = { $seat } begint om te zetten naar { $colour }.
rn-cracked = { $seat } kraakt de code van { $location } voor { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
    }
rn-cracked-stay = De fiches van een gekraakte code blijven liggen.
rn-drew = { $seat } trekt { $count ->
    [one] een kaart.
   *[other] { $count } kaarten.
    }
rn-ends-actions = { $seat } is klaar met de acties.
rn-event = { $seat } speelt de gebeurtenis { $card }.
rn-event-already = Je hebt deze beurt al een gebeurteniskaart gespeeld.
rn-event-used = Die kaart heb je al gebruikt.
rn-finish-first = Maak eerst af wat je begonnen bent.
rn-gives-card = { $seat } geeft { $card }.
rn-gives-clue = { $seat } geeft een aanwijzing.
rn-has-enough = { $seat } stopt met trekken.
rn-last-round = { $seat } heeft genoeg codes gekraakt. Dit is de laatste ronde!
rn-location-taken = Bij { $location } staat al iemand.
rn-no-card-played = Speel eerst een kaart. Daarna kun je er een punt bij doen.
rn-no-exchange = Daarmee kun je niet ruilen.
rn-no-free-slot = Bij die code is geen plaats meer voor deze kleur.
rn-no-ghost = Daar heb je de geest voor nodig. Kraak eerst zijn code.
rn-no-neighbour = { $space } ligt niet naast je.
rn-no-room-beyond = Vandaar kun je geen vrij vakje bereiken.
rn-no-such-clue = Hier ligt geen aanwijzing van die kleur.
rn-no-such-step = Je kunt niet van kwart naar kwart van een portal stappen, en geen locatie in.
rn-not-begun = Je bent niets begonnen waar dit bij hoort.
rn-not-complete = Deze code is nog niet compleet.
rn-not-held = Je hebt { $card } niet in de hand.
rn-not-in-caverne = Aanwijzingen verzamel je in een Caverne.
rn-not-in-sanctuaire = Ruilen doe je in het Sanctuaire.
rn-not-on-portal = Ga op een portal staan om hem te draaien.
rn-not-open = { $card } ligt niet bij de open kaarten.
rn-not-wanted = Geen enkele weg verder heeft hier die kleur.
rn-not-yours = Zo’n aanwijzing heb je daar niet.
rn-nothing-to-draw = Er zijn geen kaarten meer om te trekken.
rn-passing = Hier kun je niet blijven: ga door naar een vrij vakje.
rn-pays-cards = In deze partij betaal je het altaar met kaarten.
rn-pays-clues = In deze partij betaal je het altaar met aanwijzingen.
rn-played = { $seat } speelt { $card } voor { $colour }.
rn-point = { $seat } krijgt nog een punt om te lopen.
rn-same-as-given = De nieuwe aanwijzing moet een andere kleur hebben dan wat je geeft.
rn-same-colour = Deze kaarten hebben die kleur al: speel ze gewoon.
rn-shuffled = { $zone } wordt geschud.
rn-start = { $seat } begint bij { $location }.
rn-stepped = { $seat } gaat van { $source } naar { $space }.
rn-symbol = { $seat } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
    } voor het symbool.
rn-too-few-cards = Je hebt te weinig kaarten om om te zetten.
rn-too-few-points = Je hebt de juiste kleur, maar te weinig punten.
rn-took = { $seat } pakt { $card }.
rn-touch-colour = Kies een kleur.
rn-touch-space = Kies een vakje.
rn-turned = { $direction ->
    [ccw] { $seat } draait { $named } { $far ->
    [1] een kwartslag
    [2] een halve slag
   *[other] { $far } kwartslagen
    } tegen de klok in.
   *[cw] { $seat } draait { $named } { $far ->
    [1] een kwartslag
    [2] een halve slag
   *[other] { $far } kwartslagen
    } met de klok mee.
    }
rn-used = Die geest heeft je deze beurt al geholpen.
rn-wishes = { $seat } wil een aanwijzing: { $colour }.
rn-wrong-card = De kaart en de aanwijzing moeten dezelfde kleur hebben.
rn-wrong-colour = Je hebt geen punten van die kleur om te lopen.
rn-wrong-step = Dat kan niet in dit deel van je beurt.
rn-space = { $space }: { $colour }.
rn-place = { $space }.
rn-figure = De figuur van { $seat }, op { $space }.
rn-in-hand = { $count ->
    [one] { $card }, in je hand.
   *[other] { $card }, { $count } keer in je hand.
    }
rn-open = { $count ->
    [one] { $card }, open op tafel.
   *[other] { $card }, { $count } keer open op tafel.
    }
rn-open-at = { $card }, open kaart { $nr }.
rn-deck =
    De trekstapel, { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
    }
rn-discard =
    De aflegstapel, { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
    }
rn-bag =
    De zak, { $count ->
    [one] 1 aanwijzing.
   *[other] { $count } aanwijzingen.
    }
rn-player = { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }, { $held ->
    [one] 1 kaart
   *[other] { $held } kaarten
    } in de hand, { $codes ->
    [one] 1 code
   *[other] { $codes } codes
    } gekraakt.
rn-slot = { $place } van { $seat }, { $colour }: { $filled } van { $needed }.
rn-clue-here = { $count ->
    [one] Een aanwijzing in { $space }: { $colour }.
   *[other] { $count } aanwijzingen in { $space }: { $colour }.
    }
rn-event-card = Gebeurteniskaart { $card }.
rn-pool = { $colour ->
    [none] Geen punten om te lopen.
   *[other] Om te lopen: { $points } { $colour }.
    }
rn-button-end = Klaar met de acties
rn-button-stop = Stop met trekken
rn-button-cw = Met de klok mee
rn-button-ccw = Tegen de klok in
rn-dagobert = Roi Dagobert: nog een punt.
rn-disc = Portal { $portal }, nummer { $number }.
name-rood = Rood
name-blauw = Blauw
name-groen = Groen
name-geel = Geel
name-paars = Paars
name-la-tour = La Tour
name-villa = Villa
name-eglise = Église
name-cimetiere = Cimetière
name-monastere = Monastère
name-codes-to-crack = codes die je moet kraken
name-sanctuaire-pays = waarmee je het altaar betaalt
name-rennes-summary = Loop over een kaart die onder je voeten draait, en kraak de codes van Rennes.
rn-symbol-of = { $space } toont het symbool van { $location }.
rn-code = De code van { $location }: { $colour }, { $count }.
rn-place-in-row = { $state ->
    [taken] { $seat } heeft de code van { $location } gekraakt.
   *[free] Wie nu de code van { $location } kraakt, krijgt { $points } punten.
    }
rn-turn = { $seat } is aan de beurt: { $step }.
rn-colour-here = { $state ->
    [wanted] Hier kun je verder met { $colour }.
   *[unwanted] Hier kun je niet verder met { $colour }.
    }
rn-last-round-runs = Dit is de laatste ronde.
rn-points = Punten van { $seat }: { $points }.
rn-held = Kaarten in de hand van { $seat }: { $held }.
rn-begins = { $seat } begint deze ronde.
rn-ghost = { $state ->
    [here] { $ghost } helpt { $seat }.
   *[away] { $ghost } wacht bij { $location }.
    }
rn-event-of = { $state ->
    [used] { $seat } heeft { $card } gebruikt.
   *[left] { $seat } kan { $card } nog gebruiken.
    }
rn-area-of = { $state ->
    [seen] { $seat } is in gebied { $area } geweest.
   *[new] { $seat } is nog niet in gebied { $area } geweest.
    }
rn-marker = Fiche { $nr } van { $seat } ligt bij { $space }.
name-act = acties
name-refill = kaarten aanvullen
name-choose = kiezen waar je begint
name-A-N = portaal A1 noord
name-A-E = portaal A1 oost
name-A-S = portaal A1 zuid
name-A-W = portaal A1 west
name-B-N = portaal B2 noord
name-B-E = portaal B2 oost
name-B-S = portaal B2 zuid
name-B-W = portaal B2 west
name-C-N = portaal C3 noord
name-C-E = portaal C3 oost
name-C-S = portaal C3 zuid
name-C-W = portaal C3 west
name-F-N = portaal F4 noord
name-F-E = portaal F4 oost
name-F-S = portaal F4 zuid
name-F-W = portaal F4 west
name-G-N = portaal G5 noord
name-G-E = portaal G5 oost
name-G-S = portaal G5 zuid
name-G-W = portaal G5 west
name-H-N = portaal H6 noord
name-H-E = portaal H6 oost
name-H-S = portaal H6 zuid
name-H-W = portaal H6 west
name-E-N = portaal E7 noord
name-E-E = portaal E7 oost
name-E-S = portaal E7 zuid
name-E-W = portaal E7 west
name-I-N = portaal I8 noord
name-I-E = portaal I8 oost
name-I-S = portaal I8 zuid
name-I-W = portaal I8 west
name-D-N = portaal D9 noord
name-D-E = portaal D9 oost
name-D-S = portaal D9 zuid
name-D-W = portaal D9 west
name-CA = Caverne A
name-CC = Caverne C
name-CE = Caverne E
name-CF = Caverne F
name-CG = Caverne G
name-CH = Caverne H
name-CI = Caverne I
name-V1 = vortex 1
name-V2 = vortex 2
name-V3 = vortex 3
name-V4 = vortex 4
name-AB1 = gang A1 richting B2
name-AB2 = gang B2 richting A1
name-BC1 = gang B2 richting C3
name-BC2 = gang C3 richting B2
name-AF1 = gang A1 richting F4
name-AF2 = gang F4 richting A1
name-BG1 = gang B2 richting G5
name-BG2 = gang G5 richting B2
name-CH1 = gang C3 richting H6
name-CH2 = gang H6 richting C3
name-FG1 = gang F4 richting G5
name-FG2 = gang G5 richting F4
name-EF1 = gang E7 richting F4
name-EF2 = gang F4 richting E7
name-GI1 = gang G5 richting I8
name-GI2 = gang I8 richting G5
name-DH1 = gang D9 richting H6
name-DH2 = gang H6 richting D9
name-EI1 = gang E7 richting I8
name-EI2 = gang I8 richting E7
name-DI1 = gang D9 richting I8
name-DI2 = gang I8 richting D9
name-kA1 = gang 1 naar Caverne A
name-kA2 = gang 2 naar Caverne A
name-kC1 = gang 1 naar Caverne C
name-kC2 = gang 2 naar Caverne C
name-kE1 = gang 1 naar Caverne E
name-kE2 = gang 2 naar Caverne E
name-kF1 = gang 1 naar Caverne F
name-kG1 = gang 1 naar Caverne G
name-kG2 = gang 2 naar Caverne G
name-GH1 = gang G5 richting H6
name-GH2 = gang H6 richting G5
name-kH1 = gang 1 naar Caverne H
name-kI1 = gang 1 naar Caverne I
name-kI2 = gang 2 naar Caverne I
name-SANC = het Sanctuaire
rn-lapses = je verliest { $points } { $colour }
rn-aim = Codes gekraakt { $done }/{ $of }. Aanwijzingen { $clues }/{ $slots }.
rn-still-refill = kaarten aanvullen
rn-still-start = kiezen waar je begint
rn-still-move =
    lopen ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
    })
rn-still-event = een gebeurteniskaart spelen
rn-measure-codes = Gekraakte codes: { $now } in plaats van { $was }.
rn-measure-points = Punten: { $now } in plaats van { $was }.
rn-measure-clues = Aanwijzingen: { $now } in plaats van { $was }.
rn-measure-cards = Kaarten in de hand: { $now } in plaats van { $was }.
