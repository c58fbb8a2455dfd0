# SATOR in Dutch.

sator-abyss = Op { $square } ligt geen brug.
sator-acolyte =
    De acoliet van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } op { $square }.
sator-acolyte-in-way = Op { $square } staat een andere acoliet.
sator-acolyte-moved =
    De acoliet van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } gaat naar { $square }.
sator-acolyte-on-bridge = Op { $bridge } staat een acoliet.
sator-acolyte-start =
    De acoliet van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } op zijn startvak.
sator-acolytes-outside = Dat vakje ligt buiten de put.
sator-all-alike = Je bruggen zijn allemaal van één soort: kies meteen een plek.
sator-already-moved =
    De acoliet van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } is al verplaatst.
sator-already-walked = Je acoliet heeft deze beurt al gelopen of gesprongen.
sator-ap = { $left ->
    [one] Nog 1 actiepunt.
   *[other] Nog { $left } actiepunten.
    }
sator-bad-level = Deze kaart heeft die prijs niet.
sator-book =
    Een boek van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } op { $square }.
sator-book-hovering =
    Een boek van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }, zwevend boven { $square }.
sator-book-taken = { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } pakt een boek op { $square }.
sator-bridge =
    Brug van { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }, { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }, op { $squares }.
sator-bridge-gone = { $bridge } is uit het spel.
sator-bridge-laid = { $bridge } komt op { $squares } te liggen.
sator-bridge-left-out = { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } kan geen brug plaatsen, dus { $bridge } gaat uit het spel.
sator-bridge-not-empty = Er staat iets op { $bridge }.
sator-bridge-not-yours = { $bridge } is niet van jou om te plaatsen.
sator-bridge-placed =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } plaatst { $bridge } op { $squares }.
sator-bridge-pushed = { $steps ->
    [one] { $bridge } schuift één vakje naar het { $ways }.
   *[other] { $bridge } schuift { $steps } vakjes: { $ways }.
    }
sator-bridge-taken =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } neemt een brug: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-bridge-turned = { $angle ->
    [1] { $bridge } draait een kwartslag rechtsom om { $pivot }.
    [2] { $bridge } draait een halve slag om { $pivot }.
   *[3] { $bridge } draait een kwartslag linksom om { $pivot }.
    }
sator-can-be-placed = Je kunt nog een brug plaatsen, dus er gaat er geen uit het spel.
sator-card-played =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } speelt { $card }.
sator-clara-outside = Dat vakje ligt buiten de put.
sator-completion = Dan kunnen de overige bruggen niet meer alle boeken dragen.
sator-deck-empty = Van die stapel kun je geen kaart trekken.
sator-begin-search = Doorzoek een stapel
sator-begin-swap = Ruil twee kaarten
sator-done = Klaar
sator-done-not-open = Er valt nu niets af te ronden.
sator-end = Beurt beëindigen
sator-ends-on-book = Een acoliet mag niet stoppen op het boek op { $square }.
sator-first-turn-lf = In je eerste beurt kun je geen gebeden ruilen.
sator-free = Je hebt je vrije actie nog.
sator-free-used = Je hebt je vrije actie al gebruikt.
sator-from-start = Vanaf een startvak kun je niet springen.
sator-gap-too-wide = Het gat is { $gap } vakjes breed; voor deze prijs spring je over { $most }.
sator-gargoyle =
    De waterspuwer van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } op { $square }.
sator-gargoyle-gone =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } bidt de waterspuwer op { $square } weg.
sator-gargoyle-hand-too-small = { $cards ->
    [one] Je hebt één handkaart nodig om een waterspuwer weg te bidden.
   *[other] Je hebt { $cards } handkaarten nodig om een waterspuwer weg te bidden.
    }
sator-gargoyle-in-way = Op { $square } zit een waterspuwer.
sator-gargoyle-on-bridge = Een waterspuwer houdt { $bridge } op zijn plaats.
sator-gargoyle-put =
    De waterspuwer van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } strijkt neer op { $square }.
sator-gargoyle-supply =
    De waterspuwer van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }, nog niet in het spel.
sator-golden-rule = { $card } was de laatste kaart die je op { $bridge } kon zien. Neem een andere kaart.
sator-hidden-card =
    Een verborgen kaart van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }.
sator-hidden-prayer =
    Een verborgen gebed van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }.
sator-im-deck =
    De stapel Incertus Movet, { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
    }
sator-im-discard =
    De aflegstapel, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
    }, { $card } bovenop.
sator-im-discard-empty = De aflegstapel is leeg.
sator-in-hand = { $count ->
    [one] { $card }, in je hand.
   *[other] { $card }, { $count } keer in je hand.
    }
sator-lf-deck =
    De gebeden van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }, { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
    }
sator-lf-limit = { $most ->
    [one] Je mag maar één gebed in je hand hebben.
   *[other] Je mag maar { $most } gebeden in je hand hebben.
    }
sator-lf-out =
    { $card }, een gebruikt gebed van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }.
sator-lift-first = Kies eerst welke brug je plaatst.
sator-lifted =
    Je plaatst: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }, { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }.
sator-locked =
    De acoliet van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } mag deze beurt niet weg.
sator-mihi-nothing-done = Doe eerst minstens één ding met deze kaart.
sator-movement-outside = { $bridge } zou buiten de put komen.
sator-movement-overlap = { $bridge } zou tegen { $other } botsen.
sator-moves-too-few-squares = { $squares ->
    [one] Voor deze prijs schuif je precies één vakje.
   *[other] Voor deze prijs schuif je precies { $squares } vakjes, niet { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] Voor deze prijs schuif je één vakje, niet { $written }.
   *[other] Voor deze prijs schuif je { $squares } vakjes, niet { $written }.
    }
sator-moving-back = { $bridge } heeft deze beurt al precies op die plek gelegen.
sator-mp = { $left ->
    [one] Nog 1 bewegingspunt.
   *[other] Nog { $left } bewegingspunten.
    }
sator-needs-lf = Om te zoeken moet je minstens één gebed opgeven.
sator-nihil-nothing-done = Laat minstens één acoliet naar een ander vakje lopen.
sator-nihil-too-many-squares = { $left ->
    [one] Je kunt nog maar één vakje lopen.
   *[other] Je kunt nog maar { $left } vakjes lopen.
    }
sator-nihil-too-many-targets = Voor deze prijs mag je geen acoliet meer verplaatsen.
sator-no-acolyte =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } heeft geen acoliet in deze partij.
sator-no-ap = { $cost ->
    [one] Dit kost een actiepunt, en je hebt er nog { $left }.
   *[other] Dit kost { $cost } actiepunten, en je hebt er nog { $left }.
    }
sator-no-change = Dat zou niets veranderen.
sator-no-effect = { $card } doet niets in deze partij.
sator-no-free-action = Je vrije actie kan nu niets doen.
sator-no-gap = Aan die kant is er geen gat naast je acoliet.
sator-no-gargoyle = Op { $square } zit geen waterspuwer.
sator-no-landing = Die kant op is er geen brug om op te landen.
sator-no-mp = { $left ->
    [one] Je hebt maar één bewegingspunt.
   *[other] Je hebt maar { $left } bewegingspunten.
    }
sator-no-room = Er is nergens plaats voor { $bridge }.
sator-no-second-turn = Na deze draai kun je niet nog eens draaien.
sator-no-such-bridge = Zo'n brug is er niet.
sator-no-swap = Voor deze kaarten kun je nergens een kaart krijgen.
sator-no-way = { $bridge } kan nu nergens heen.
sator-not-a-step = Kies minstens één vakje om naartoe te lopen.
sator-not-adjacent = Je acoliet loopt steeds naar een vakje ernaast.
sator-not-awaited = Met deze kaart kun je niets meer doen.
sator-not-held = Je hebt { $card } niet in je hand.
sator-not-in-deck = { $card } zit niet in die stapel.
sator-not-laid = Leg alle opgetilde bruggen weer neer.
sator-not-lifted = Je hebt { $bridge } niet opgetild.
sator-not-on-board = { $bridge } ligt niet op het bord.
sator-not-there =
    Er zijn geen bruggen van deze vorm meer: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-nothing-open = Maak eerst af waar je aan begonnen bent.
sator-nothing-to-do = Met { $card } kun je nu niets op het bord doen.
sator-occupied = Op { $square } staat al iets.
sator-omnia-too-few-squares = Schuif hem minstens { $fewest } vakjes.
sator-omnia-too-many-squares = { $most ->
    [one] Schuif hem hoogstens één vakje, niet { $written }.
   *[other] Schuif hem hoogstens { $most } vakjes, niet { $written }.
    }
sator-out =
    Uit het spel: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }, { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }.
sator-outline =
    Deze brug moet { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } nog plaatsen: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-own-acolyte = Hiermee verplaats je alleen acolieten van anderen.
sator-padlock = Na Mihi in dies mag je acoliet deze beurt niet meer weg.
sator-pivot-not-on-bridge = Draai de brug om een van haar eigen vakjes.
sator-place-nowhere = Waar je { $bridge } ook legt, een boek wordt onbereikbaar.
sator-place-outside = De hele brug moet binnen de put liggen.
sator-place-overlap = Op { $square } ligt al een brug.
sator-place-wrong-shape = { $bridge } past niet op deze vakjes.
sator-played = Deze beurt gespeeld: { $card }.
sator-player = { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }: { $books ->
    [one] 1 boek
   *[other] { $books } boeken
    }, { $held ->
    [one] 1 kaart
   *[other] { $held } kaarten
    } in de hand ({ $prayers ->
    [one] 1 gebed
   *[other] { $prayers } gebeden
    }).
sator-protected = Dan kan er nooit meer een brug onder het boek op { $square }.
sator-pit = De put, { $columns } kolommen bij { $rows } rijen.
sator-quadrant =
    Het kwadrant van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }: kolommen { $columns }, rijen { $rows }.
sator-quin-no-room = De opgetilde bruggen passen nergens anders.
sator-quin-nothing-done = Til minstens één brug op.
sator-quin-too-many-targets = Je mag geen brug meer optillen.
sator-quin-wrong-shape = { $bridge } past niet op deze vakjes.
sator-rotas-not-open = Voor deze prijs mag je maar één keer draaien.
sator-rotas-wrong-angle = Deze kaart draait alleen zoveel graden rechtsom: { $angles }.
sator-rotas-wrong-shape =
    Deze kaart draait maar één vorm: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }. { $bridge } heeft een andere.
sator-same-pivot = Draai deze keer om een ander vakje.
sator-same-place = { $bridge } moet ergens anders komen te liggen.
sator-searched = { $count ->
    [one] { $card }, in de stapel die je doorzoekt.
   *[other] { $card }, { $count } keer in de stapel die je doorzoekt.
    }
sator-spent = Je hebt je waterspuwer niet meer.
sator-square-abyss = { $square }, de afgrond.
sator-square-bridge = { $square }: brug van { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }, { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-square-hovering =
    { $square }: een boek van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } zweeft boven de afgrond.
sator-square-rider = { $square }: brug van { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }, { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }, met { $piece ->
        [acolyte] de acoliet
        [book] het boek
        [gargoyle] de waterspuwer
       *[other] { $piece }
    } van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }.
sator-start =
    Het startvak van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }, naast { $square }.
sator-swap-hand-too-small = { $cards ->
    [one] Om te ruilen heb je één handkaart nodig.
   *[other] Om te ruilen heb je { $cards } handkaarten nodig.
    }
sator-taken =
    Een boek dat { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } al heeft.
sator-to-take =
    Gedekt, om te nemen: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-too-far = Een vrije stap is maar één vakje.
sator-turn =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } is aan de beurt: { $step ->
        [draft] bruggen nemen
        [place] bruggen plaatsen
        [swap] ruilen
        [play] kaarten spelen
        [walk] lopen
        [draw] kaarten trekken
       *[other] { $step }
    }.
sator-two-books = Onder één brug door mogen geen twee boeken van dezelfde kleur liggen.
sator-unplaced =
    Deze brug moet je nog plaatsen: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }, { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }.
sator-used = Je hebt de vrije actie van deze beurt al gebruikt.
sator-verbs-discard = { $who ->
   *[you] Leg { $count } af.
    [next] Je buur legt { $count } af.
    [others] De anderen leggen { $count } af.
    }
sator-verbs-draw = { $who ->
   *[you] Trek { $count }.
    [next] Je buur trekt { $count }.
    [others] De anderen trekken { $count }.
    [all] Iedereen trekt { $count }.
    }
sator-verbs-jump = Springen: { $squares }.
sator-verbs-lay = Leg de opgetilde bruggen ergens anders neer.
sator-verbs-lead = Ander laten lopen: { $squares }.
sator-verbs-lead-all = Laat de acolieten van anderen lopen.
sator-verbs-lift = Til een brug op.
sator-verbs-move = Brug schuiven: { $squares }.
sator-verbs-moved-already = Deze kaart heeft { $bridge } al bewogen. Kies een andere.
sator-verbs-no-card = Niemand heeft zo'n kaart.
sator-verbs-nobody-walks = Deze kaart laat daar niemand lopen of springen.
sator-verbs-not-the-same = Ga hier verder met de brug die je het laatst bewoog, niet met { $bridge }.
sator-verbs-nothing-discarded = Je hoeft hier niets af te leggen.
sator-verbs-pay = Kies hoeveel je betaalt.
sator-verbs-place = Plaats een waterspuwer.
sator-verbs-remove = Neem een brug uit het spel.
sator-verbs-too-far = { $most ->
    [one] Hoogstens één vakje.
   *[other] Hoogstens { $most } vakjes.
    }
sator-verbs-act = Schuif of draai een brug, of zet een stap.
sator-verbs-handle = Schuif of draai een brug.
sator-verbs-settle = Onthoud welke bruggen bewogen zijn.
sator-verbs-turn = Draai een brug.
sator-verbs-handle = Schuif of draai een brug.
sator-verbs-walk = Lopen: { $squares }.
sator-verbs-wrong-back = { $card } is niet het goede soort kaart.
sator-verbs-wrong-length = Schuif hem { $least } tot { $most } vakjes, niet { $written }.
sator-victoria-nothing-done = Haal minstens één brug weg.
sator-victoria-too-many-targets = Je mag geen brug meer weghalen.
sator-wrong-material =
    Deze kaart beweegt alleen bruggen van { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }. { $bridge } is van iets anders.
sator-wrong-step = Daarvoor is het deze beurt te laat.
sator-acts-freely = { $seat } gebruikt de vrije actie.
sator-chooses-bridge = { $seat } kiest { $bridge }.
sator-draws = { $seat } trekt { $cards }.
sator-draws-prayer = { $seat } trekt een gebed.
sator-draws-unseen = { $seat } trekt een kaart Incertus Movet.
sator-ends = { $seat } beëindigt de beurt.
sator-gives-card = { $seat } legt een kaart opzij.
sator-gives-up = { $seat } geeft { $cards } op.
sator-is-content = { $seat } laat het daarbij.
sator-keeps-one = { $seat } houdt één kaart.
sator-lifts = { $seat } tilt { $bridge } op.
sator-looks-through = { $seat } doorzoekt een stapel van { $n ->
    [one] 1 kaart.
   *[other] { $n } kaarten.
    }
sator-pays = { $seat } betaalt { $ap } AP.
sator-prays-at = { $seat } bidt bij de waterspuwer op { $square }.
sator-searches = { $seat } zoekt een kaart.
sator-sets-out = { $seat } begint te lopen.
sator-swaps = { $seat } ruilt kaarten.
sator-takes-up = { $seat } pakt een brug.
sator-turns-first = { $seat } draait eerst om { $square }.

# What seats and zones are called.
name-red = Rood
name-blue = Blauw
name-green = Groen
name-yellow = Geel
name-im-deck = de stapel Incertus Movet
name-im-discard = de aflegstapel Incertus Movet
name-played = de kaarten op tafel
name-hand = hand
name-lf-deck = stapel Liber Fidei
name-lf-out = gebruikte gebeden
name-search = de doorzochte stapel

# What numbers, options and what stands on a card are called.
name-sator-action-points = actiepunten
name-sator-free-actions = vrije acties
name-sator-books-to-win = boeken om te winnen
name-sator-cards-to-unblock = kaarten om een waterspuwer weg te bidden
name-sator-surcharge = extra kosten voor het dragen van een acoliet
name-sator-swap-cost = kosten van een ruil
name-sator-search-cost = kosten van een zoekactie
name-sator-hand-size = kaarten in de hand
name-sator-most-liber-fidei = meeste gebeden in de hand
name-golden-rule-scope = de gouden regel geldt voor
name-jump-from-start-square = springen vanaf een startvak
name-liber-fidei-in-first-turn-swaps = gebeden ruilen in de eerste beurt
name-first-bridge-placed-by = wie de eerste brug legt
name-ap = AP
name-levels = prijs
name-squares = vakjes
name-rotations = draaiingen
name-angles = hoeken
name-bridges = bruggen
name-material = materiaal
name-shape = vorm
name-stone = steen
name-wood = hout
name-brick = baksteen
name-iron = ijzer
name-bridge = elke brug, ook over beurten heen
name-turn = alleen binnen een beurt
name-last = de laatste speler
name-first = de eerste speler
name-north = noorden
name-east = oosten
name-south = zuiden
name-west = westen
name-stone-L5 = de grote hoekbrug van steen
name-stone-L3 = de kleine hoekbrug van steen
name-stone-T4 = de T-brug van steen
name-stone-I4 = de lange rechte brug van steen
name-stone-I3 = de middelste rechte brug van steen
name-stone-I2 = de korte rechte brug van steen
name-wood-L5 = de grote hoekbrug van hout
name-wood-L3 = de kleine hoekbrug van hout
name-wood-T4 = de T-brug van hout
name-wood-I4 = de lange rechte brug van hout
name-wood-I3 = de middelste rechte brug van hout
name-wood-I2 = de korte rechte brug van hout
name-brick-L5 = de grote hoekbrug van baksteen
name-brick-L3 = de kleine hoekbrug van baksteen
name-brick-T4 = de T-brug van baksteen
name-brick-I4 = de lange rechte brug van baksteen
name-brick-I3 = de middelste rechte brug van baksteen
name-brick-I2 = de korte rechte brug van baksteen
name-iron-L5 = de grote hoekbrug van ijzer
name-iron-L3 = de kleine hoekbrug van ijzer
name-iron-T4 = de T-brug van ijzer
name-iron-I4 = de lange rechte brug van ijzer
name-iron-I3 = de middelste rechte brug van ijzer
name-iron-I2 = de korte rechte brug van ijzer

# touches that mean nothing now
sator-touch-aiming = Kies de brug die deze kaart moet bewegen.
sator-touch-handling = Sleep de brug om hem te schuiven, of tik een vakje ervan aan om hem daaromheen te draaien.
sator-touch-turning = Draai de brug nog een keer: tik een ander vakje ervan aan.
sator-touch-walking-out = Je acoliet loopt. Tik de vakjes van zijn weg aan, het ene na het andere.
sator-touch-hurrying = Je acoliet heeft haast. Tik de vakjes van zijn weg aan, het ene na het andere.
sator-touch-sending = Kies de acoliet van een ander om te verplaatsen.
sator-touch-sending-out = Kies de acoliet van een ander en waar hij heen moet.
sator-touch-setting = Zet de waterspuwer op een leeg vakje van een brug.
sator-touch-operations = Kies een brug zonder acoliet of waterspuwer om te schuiven of te draaien.
sator-touch-operating = Schuif de brug één vakje, of tik een vakje ervan aan om hem daaromheen te draaien.
sator-touch-jumping = Tik de actiepunten aan, één keer per punt, en dan het vakje waar je landt.
sator-touch-lifting = Kies een lege brug om op te tillen.
sator-touch-laying = Leg de brug ergens anders neer.
sator-touch-removing = Kies een lege brug om uit het spel te nemen.
sator-touch-unblocking = Kies de kaarten die je opgeeft om de waterspuwer weg te bidden.
sator-touch-exchanging = Kies de kaarten die je opgeeft, en dan de stapel waarvan je trekt.
sator-touch-searching = Kies de kaart die je uit deze stapel neemt.
sator-touch-placing = Leg je brug binnen de put, niet over een andere brug en niet onder twee boeken van één kleur.
sator-touch-draft = Verdeel de bruggen: neem een van de vormen die klaarliggen.
sator-touch-place = Kies een van je bruggen en leg die in de put.
sator-touch-draw = Vul je hand aan: tik de stapel aan waarvan je wilt trekken.
sator-touch-ground = Begin met een kaart, je vrije actie of je acoliet.
sator-touch-bridge = Kies eerst een kaart of je vrije actie om een brug te bewegen.
sator-touch-acolyte = Je loopt met je eigen acoliet. Die van een ander beweegt alleen door een gebed.
sator-touch-book = Loop met je acoliet naar het boek om het te pakken.
sator-touch-gargoyle = Een gebed brengt een waterspuwer in het spel. Geef kaarten op om hem weg te bidden.
sator-touch-ap = Actiepunten geef je uit aan kaarten en ruilen. Je hebt er nog { $left }.
sator-touch-mp = Bewegingspunten geef je uit met lopen: tik je acoliet aan. Je hebt er nog { $left }.
sator-touch-turn = Hier zie je wie aan de beurt is en wat die doet.
sator-touch-seat = Dit paneel laat zien wat een speler heeft. Hier valt niets te doen.
sator-touch-hidden = Alleen de eigenaar mag deze kaarten zien.
sator-touch-outline = Die brug plaatst iemand anders.
sator-touch-deck = Van een stapel trek je aan het eind van je beurt, of als je ruilt.
sator-touch-discard = Afgelegde kaarten blijven hier tot ze weer geschud worden. Niemand neemt kaarten van deze stapel.
sator-touch-played = Die kaart is gespeeld en blijft daar tot je gelopen hebt.
sator-touch-gone = Dat is uit het spel.
sator-touch-taken = Dat boek blijft bij de eigenaar.
sator-touch-start = Een acoliet verlaat zijn startvak en komt er nooit terug. Bruggen kunnen er niet liggen.
sator-touch-padlock = Het slot houdt je acoliet op zijn plaats tot je beurt voorbij is.
sator-touch-swap = Om te ruilen heb je twee kaarten en de punten nodig, en dat vóór je een kaart speelt.
sator-aim-draft = Verdeel de bruggen: neem een vorm als je aan de beurt bent.
sator-aim-place = { $left ->
    [one] Leg je laatste brug in de put.
   *[other] Leg je bruggen in de put: nog { $left }.
    }
sator-aim = Boeken { $done }/{ $of }.
sator-still-draw = kaarten trekken
sator-still-swap = kaarten ruilen
sator-still-play =
    kaarten spelen ({ $left ->
    [one] 1 punt
   *[other] { $left } punten
    })
sator-still-walk =
    lopen ({ $left ->
    [one] 1 stap
   *[other] { $left } stappen
    })
sator-still-free = je vrije actie gebruiken
name-sator-summary = Duw en draai bruggen boven de afgrond, en breng je boeken thuis.
name-free = vrije acties
name-mp = beweegpunten
sator-why-wins = Daarmee win je de partij.
sator-why-book = Je pakt het boek op { $squares }.
sator-why-books = { $count ->
    [one] Je pakt 1 boek.
   *[other] Je pakt { $count } boeken.
    }
sator-why-opens =
    Zo komt er een weg naar een boek, { $steps ->
    [one] 1 stap ver.
   *[other] { $steps } stappen ver.
    }
sator-why-nearer =
    Je volgende boek is dan nog { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
    } ver, in plaats van { $was }.
sator-why-cuts-off = { $seat } kan dan bij geen enkel boek meer komen.
sator-why-farther = { $seat } is dan { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
    } van een boek in plaats van { $was }.
sator-why-but =
    Maar { $seat } is dan { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
    } van een boek.
sator-why-keeps = { $points ->
    [one] Je houdt 1 bewegingspunt over.
   *[other] Je houdt { $points } bewegingspunten over.
    }
sator-did-book = { $seat } pakt het boek op { $squares }.
sator-did-books = { $seat } pakt { $count ->
    [one] 1 boek.
   *[other] { $count } boeken.
    }
sator-did-opens = { $seat } kan nu bij een boek komen, { $steps ->
    [one] 1 stap ver.
   *[other] { $steps } stappen ver.
    }
sator-did-nearer = { $seat } is nu { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
    } van een boek in plaats van { $was }.
