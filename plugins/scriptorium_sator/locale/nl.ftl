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
sator-acolyte-on-bridge = { $bridge } draagt een acoliet.
sator-acolyte-start =
    De acoliet van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } op zijn startvak.
sator-acolytes-outside = Dat vakje ligt buiten het bord.
sator-all-alike = Je hebt bruggen van één soort: kies meteen een plek.
sator-already-moved =
    De acoliet van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } is al verplaatst.
sator-already-walked = Je acoliet heeft deze beurt al gelopen of gesprongen.
sator-ap = Actiepunten over: { $left }.
sator-bad-level = Die prijs staat niet op deze kaart.
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
    } boven { $square }.
sator-book-taken =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } vindt een boek terug op { $square }.
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
sator-bridge-left-out =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } kan geen brug plaatsen; { $bridge } gaat uit het spel.
sator-bridge-not-empty = { $bridge } is niet leeg.
sator-bridge-not-yours = { $bridge } hoort niet bij wat jij te plaatsen hebt.
sator-bridge-placed =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } plaatst { $bridge } op { $squares }.
sator-bridge-pushed =
    { $steps ->
        [one] { $bridge } wordt één vakje naar het { $ways } geschoven.
       *[other] { $bridge } wordt { $steps } vakjes naar het { $ways } geschoven.
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
sator-bridge-turned =
    { $angle ->
        [1] { $bridge } draait een kwartslag met de klok mee om { $pivot }.
        [2] { $bridge } draait een halve slag om { $pivot }.
       *[3] { $bridge } draait een kwartslag tegen de klok in om { $pivot }.
    }
sator-can-be-placed = Een van je bruggen kan nog geplaatst worden, dus er gaat er geen uit het spel.
sator-card-played =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } speelt { $card }.
sator-clara-outside = Dat vakje ligt buiten het bord.
sator-completion = Hierna zouden de bruggen die nog komen niet alle boeken kunnen dragen.
sator-deck-empty = Van die stapel is geen kaart te krijgen.
sator-begin-search = Doorzoek een stapel.
sator-begin-swap = Ruil twee kaarten.
sator-done = Dat is alles.
sator-done-not-open = Er valt niets af te sluiten.
sator-end = Beëindig de beurt.
sator-ends-on-book = Geen acoliet stopt op het boek op { $square }.
sator-first-turn-lf = In je eerste beurt levert ruilen geen Liber-Fidei-kaarten op.
sator-free = De vrije actie kan nog.
sator-free-used = De vrije actie is gebruikt.
sator-from-start = Niemand springt vanaf een startvak.
sator-gap-too-wide = De kloof is { $gap } vakjes breed; deze prijs haalt er { $most }.
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
    [one] Een waterspuwer wegbidden kost één kaart uit je hand.
   *[other] Een waterspuwer wegbidden kost { $cards } kaarten uit je hand.
    }
sator-gargoyle-in-way = Op { $square } zit een waterspuwer.
sator-gargoyle-on-bridge = Een waterspuwer houdt { $bridge } vast.
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
sator-golden-rule = De vorige kaart die { $bridge } bewoog was dezelfde: { $card }.
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
sator-im-deck = De stapel Incertus Movet. Kaarten: { $count }.
sator-im-discard = De aflegstapel, { $card } bovenop. Kaarten: { $count }.
sator-im-discard-empty = De aflegstapel is leeg.
sator-in-hand = { $card }, in je hand. Kaarten: { $count }.
sator-lf-deck =
    De gebeden van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }. Kaarten: { $count }.
sator-lf-limit = { $most ->
    [one] Je mag hoogstens één Liber-Fidei-kaart hebben.
   *[other] Je mag hoogstens { $most } Liber-Fidei-kaarten hebben.
    }
sator-lf-out =
    { $card }, een gebruikt gebed van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }.
sator-lift-first = Kies eerst welke van je bruggen je plaatst.
sator-lifted =
    Je plaatst: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }, van { $material ->
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
    } zit op slot.
sator-mihi-nothing-done = Doe eerst minstens één handeling.
sator-movement-outside = { $bridge } zou het bord verlaten.
sator-movement-overlap = { $bridge } zou op { $other } terechtkomen.
sator-moves-too-few-squares = { $squares ->
    [one] Deze prijs schuift precies één vakje, niet { $written }.
   *[other] Deze prijs schuift precies { $squares } vakjes, niet { $written }.
    }
sator-moves-too-many-squares = { $squares ->
    [one] Deze prijs schuift één vakje, niet { $written }.
   *[other] Deze prijs schuift { $squares } vakjes, niet { $written }.
    }
sator-moving-back = { $bridge } heeft deze beurt al precies zo gelegen.
sator-mp = Bewegingspunten over: { $left }.
sator-needs-lf = Zoeken kost minstens één Liber-Fidei-kaart.
sator-nihil-nothing-done = Minstens één acoliet moet op een ander vakje komen.
sator-nihil-too-many-squares = { $left ->
    [one] Er is nog één vakje te lopen.
   *[other] Er zijn nog { $left } vakjes te lopen.
    }
sator-nihil-too-many-targets = Deze prijs verplaatst geen acoliet meer.
sator-no-acolyte =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } heeft geen acoliet in deze partij.
sator-no-ap = { $cost ->
    [one] Dit kost één actiepunt; je hebt er nog { $left }.
   *[other] Dit kost { $cost } actiepunten; je hebt er nog { $left }.
    }
sator-no-change = Dat zou niets veranderen.
sator-no-effect = Niets in deze partij geeft { $card } een werking.
sator-no-free-action = Er is nu niets wat een vrije actie kan doen.
sator-no-gap = Die kant op ligt er geen afgrond naast je acoliet.
sator-no-gargoyle = Op { $square } zit geen waterspuwer.
sator-no-landing = Die kant op is er geen brug om op te landen.
sator-no-mp = { $left ->
    [one] Je hebt één bewegingspunt voor deze wandeling.
   *[other] Je hebt { $left } bewegingspunten voor deze wandeling.
    }
sator-no-room = Nergens is plaats voor { $bridge }.
sator-no-second-turn = Na deze draai is er geen tweede meer mogelijk.
sator-no-such-bridge = Zo'n brug is er niet.
sator-no-swap = Geen stapel kan hiervoor een kaart geven.
sator-no-way = { $bridge } kan nu op geen geoorloofde manier bewegen.
sator-not-a-step = Noem minstens één vakje om naartoe te lopen.
sator-not-adjacent = Een acoliet loopt naar een vakje naast het zijne.
sator-not-awaited = Bij deze werking hoort geen handeling meer.
sator-not-held = Je hebt { $card } niet in je hand.
sator-not-in-deck = { $card } zit niet in die stapel.
sator-not-laid = Elke opgetilde brug wordt weer neergelegd.
sator-not-lifted = { $bridge } is niet opgetild.
sator-not-on-board = { $bridge } ligt niet op het bord.
sator-not-there =
    Er is geen brug van deze vorm meer te nemen: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-nothing-open = Maak eerst af wat begonnen is.
sator-nothing-to-do = Met { $card } valt er nu niets op het bord te veranderen.
sator-occupied = Op { $square } staat al iets.
sator-omnia-too-few-squares = Minstens { $fewest } vakjes.
sator-omnia-too-many-squares = { $most ->
    [one] Hoogstens één vakje, niet { $written }.
   *[other] Hoogstens { $most } vakjes, niet { $written }.
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
    }, van { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }.
sator-outline =
    Een brug die { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } nog moet plaatsen: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-own-acolyte = Alleen acolieten van anderen worden verplaatst.
sator-padlock = Na Mihi in dies blijft je acoliet deze beurt staan.
sator-pivot-not-on-bridge = Een brug draait om een van haar eigen vakjes.
sator-place-nowhere = Waar { $bridge } ook ligt, een boek zou onbereikbaar worden.
sator-place-outside = Een brug ligt alleen op vakjes van het bord.
sator-place-overlap = Op { $square } ligt al een brug.
sator-place-wrong-shape = { $bridge } bedekt deze vakjes niet, hoe je haar ook draait.
sator-played = Deze beurt gespeeld: { $card }.
sator-player =
    { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }. Boeken: { $books }. Kaarten in de hand: { $held }, waarvan gebeden: { $prayers }.
sator-protected = Wie het boek op { $square } bezit, zou er geen brug meer onder kunnen leggen.
sator-pit = De put: { $columns } kolommen, { $rows } rijen.
sator-quadrant =
    Het kwadrant van { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    }: kolommen { $columns }, rijen { $rows }.
sator-quin-no-room = Wat opgetild is, kan nergens anders neergelegd worden.
sator-quin-nothing-done = Til minstens één brug op.
sator-quin-too-many-targets = Er wordt geen brug meer opgetild.
sator-quin-wrong-shape = { $bridge } bedekt zulke vakjes niet.
sator-rotas-not-open = Deze prijs geeft geen draai meer.
sator-rotas-wrong-angle = Deze kaart draait zoveel graden met de klok mee: { $angles }.
sator-rotas-wrong-shape =
    Deze kaart draait bruggen van een andere vorm dan { $bridge }: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-same-pivot = De tweede draai vraagt een ander draaipunt.
sator-same-place = { $bridge } moet op andere vakjes komen dan eerst.
sator-searched = { $card }, in de stapel die je doorzoekt. Kaarten: { $count }.
sator-spent = Je waterspuwer is niet meer in je voorraad.
sator-square-abyss = { $square }: afgrond.
sator-square-bridge =
    { $square }: brug van { $material ->
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
sator-square-rider =
    { $square }: brug van { $material ->
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
    }; daarop { $piece ->
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
    [one] Ruilen kost één kaart uit je hand.
   *[other] Ruilen kost { $cards } kaarten uit je hand.
    }
sator-taken =
    Een boek dat { $seat ->
        [red] Rood
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[other] { $seat }
    } heeft teruggevonden.
sator-to-take =
    Te nemen, met de rug naar boven: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }.
sator-too-far = Een vrije stap is één vakje.
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
sator-two-books = Geen brug ligt onder twee boeken van één kleur.
sator-unplaced =
    Aan jou om te plaatsen: { $shape ->
        [L5] grote hoek
        [L3] kleine hoek
        [T4] T-stuk
        [I4] lang recht stuk
        [I3] middellang recht stuk
        [I2] kort recht stuk
       *[other] { $shape }
    }, van { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }.
sator-used = De vrije actie van deze beurt is gebruikt.
sator-verbs-discard = { $who ->
   *[you] Afleggen: { $count }.
    [next] Buur legt af: { $count }.
    [others] Anderen leggen af: { $count }.
    }
sator-verbs-draw = { $who ->
   *[you] Trekken: { $count }.
    [next] Buur trekt: { $count }.
    [others] Anderen trekken: { $count }.
    [all] Iedereen trekt: { $count }.
    }
sator-verbs-jump = Springen: { $squares }.
sator-verbs-lay = Leg de opgetilde bruggen ergens anders.
sator-verbs-lead = Ander laten lopen: { $squares }.
sator-verbs-lead-all = Laat acolieten van anderen lopen.
sator-verbs-lift = Til een brug op.
sator-verbs-move = Brug schuiven: { $squares }.
sator-verbs-moved-already = Deze kaart heeft { $bridge } al bewogen; zij vraagt om een andere.
sator-verbs-no-card = Niemand heeft zo'n kaart in de hand.
sator-verbs-nobody-walks = Zo laat de kaart hier niemand lopen of springen.
sator-verbs-not-the-same = Hier gaat de kaart verder met de brug die zij het laatst bewoog; { $bridge } is een andere.
sator-verbs-nothing-discarded = De kaart vraagt hier geen kaart uit je hand.
sator-verbs-pay = Betaal een prijs van de kaart.
sator-verbs-place = Waterspuwer plaatsen.
sator-verbs-remove = Neem een brug uit het spel.
sator-verbs-too-far = { $most ->
    [one] Hoogstens één vakje.
   *[other] Hoogstens { $most } vakjes.
    }
sator-verbs-act = Schuif of draai een brug of zet een stap.
sator-verbs-handle = Schuif of draai een brug.
sator-verbs-settle = Onthoud welke bruggen bewogen zijn.
sator-verbs-turn = Draai een brug.
sator-verbs-handle = Schuif of draai een brug.
sator-verbs-walk = Lopen: { $squares }.
sator-verbs-wrong-back = { $card } is van de andere soort kaarten.
sator-verbs-wrong-length = Dit verschuift { $least } tot { $most } vakjes, niet { $written }.
sator-victoria-nothing-done = Haal minstens één brug weg.
sator-victoria-too-many-targets = Er wordt geen brug meer weggehaald.
sator-wrong-material =
    Deze kaart beweegt bruggen van { $material ->
        [stone] steen
        [wood] hout
        [brick] baksteen
        [iron] ijzer
       *[other] { $material }
    }; { $bridge } is van iets anders.
sator-wrong-step = De beurt is die stap al voorbij.
sator-acts-freely = { $seat } neemt de vrije actie.
sator-chooses-bridge = { $seat } kiest { $bridge }.
sator-draws = { $seat } trekt { $cards }.
sator-draws-prayer = { $seat } trekt een gebed.
sator-draws-unseen = { $seat } trekt een kaart van de stapel Incertus Movet.
sator-ends = { $seat } beëindigt de beurt.
sator-gives-card = { $seat } legt een kaart opzij.
sator-gives-up = { $seat } geeft { $cards } op.
sator-is-content = { $seat } laat het daarbij.
sator-keeps-one = { $seat } houdt er een.
sator-lifts = { $seat } tilt { $bridge } op.
sator-looks-through = { $seat } kijkt een stapel door. Kaarten: { $n }.
sator-pays = { $seat } betaalt { $ap } AP.
sator-prays-at = { $seat } bidt bij de waterspuwer op { $square }.
sator-searches = { $seat } begint een kaart te zoeken.
sator-sets-out = { $seat } gaat te voet op weg.
sator-swaps = { $seat } begint kaarten te ruilen.
sator-takes-up = { $seat } neemt een brug op.
sator-turns-first = { $seat } begint met een draai om { $square }.

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
name-sator-surcharge = toeslag voor het dragen van een acoliet
name-sator-swap-cost = kosten van het ruilen van een kaart
name-sator-search-cost = kosten van het doorzoeken van een stapel
name-sator-hand-size = kaarten in de hand
name-sator-most-liber-fidei = gebeden in de hand, hoogstens
name-golden-rule-scope = de gouden regel kijkt naar
name-jump-from-start-square = springen vanaf een startvak
name-liber-fidei-in-first-turn-swaps = gebeden bij het ruilen in de eerste beurt
name-first-bridge-placed-by = eerste brug gelegd door
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
name-bridge = de brug
name-turn = de beurt
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
sator-touch-aiming = Tik eerst de brug aan die je kaart moet verplaatsen.
sator-touch-handling = Schuif de gekozen brug vakje voor vakje, of tik het vakje ervan aan waar hij om moet draaien.
sator-touch-turning = De brug draait nog een keer: tik een ander vakje ervan aan als draaipunt.
sator-touch-walking-out = De acoliet is op weg: tik de vakjes aan waarover hij loopt, steeds één ernaast.
sator-touch-hurrying = De acoliet haast zich: tik de vakjes aan waarover hij loopt, steeds één ernaast.
sator-touch-sending = Tik eerst de acoliet van een tegenstander aan die je wilt leiden.
sator-touch-sending-out = Tik de acoliet van een tegenstander aan en waar hij heen moet.
sator-touch-setting = De waterspuwer heeft een vakje van een brug nodig waar niets op staat.
sator-touch-operations = Tik een brug aan zonder acoliet of waterspuwer; die wordt dan geschoven of gedraaid.
sator-touch-operating = Schuif de gekozen brug één vakje, of tik een vakje ervan aan waar hij om moet draaien.
sator-touch-jumping = Tik de actiepunten zo vaak aan als de sprong mag kosten, en dan het vakje waar de acoliet neerkomt.
sator-touch-lifting = Tik een lege brug aan die opgetild moet worden.
sator-touch-laying = Tik de vakjes aan waarop de opgetilde brug komt te liggen, ergens anders dan eerst.
sator-touch-removing = Tik een lege brug aan die uit het spel gaat.
sator-touch-unblocking = Tik de kaarten van je hand aan die je opgeeft om de waterspuwer weg te bidden.
sator-touch-exchanging = De ruil gaat door: tik de kaarten aan die je opgeeft en de stapel waar je een kaart van wilt.
sator-touch-searching = Tik de kaart aan die je neemt uit de stapel die je doorzoekt.
sator-touch-placing = Tik de vakjes aan waarop je brug komt te liggen: binnen de put, niet over een andere brug, niet onder twee boeken van één kleur.
sator-touch-draft = De bruggen worden verdeeld: tik een van de vormen aan die klaarliggen.
sator-touch-place = De bruggen worden gelegd: tik eerst een eigen brug aan die nog niet ligt.
sator-touch-draw = Je vult nu je hand aan: tik de stapel aan waarvan je trekt.
sator-touch-ground = Hier begint niets mee: begin met een kaart, de vrije actie of je acoliet.
sator-touch-bridge = Een brug beweegt door een kaart of de vrije actie: tik die eerst aan.
sator-touch-acolyte = Je loopt met je eigen acoliet; die van een ander leid je alleen met een gebed.
sator-touch-book = Een boek wordt gepakt door de acoliet van zijn kleur, lopend of met een sprong; niemand pakt het met de hand.
sator-touch-gargoyle = Een waterspuwer komt in het spel door een gebed, en gaat weg als je er handkaarten voor opgeeft.
sator-touch-ap = Actiepunten geef je uit door kaarten te spelen en te ruilen, niet los. Over: { $left }.
sator-touch-mp = Bewegingspunten geef je uit door te lopen: tik je acoliet aan. Over: { $left }.
sator-touch-turn = Dit laat zien wie er aan de beurt is en hoe ver; de beurt gaat verder door wat je doet.
sator-touch-seat = Alleen wie aan de beurt is beslist; op dit paneel valt niets te doen.
sator-touch-hidden = Die kaarten zijn alleen voor de ogen van de eigenaar; je kunt ze niet aanraken.
sator-touch-outline = Die brug wordt door een ander gelegd.
sator-touch-deck = Van een stapel trek je aan het eind van je beurt, of door te ruilen.
sator-touch-discard = De aflegstapel ligt open tot hij een nieuwe stapel wordt; niemand neemt er kaarten van.
sator-touch-played = Die kaart is gespeeld en blijft liggen tot na het lopen; ze komt niet terug in de hand.
sator-touch-gone = Dat is uit het spel.
sator-touch-taken = Dat boek is teruggevonden en blijft bij de eigenaar.
sator-touch-start = Een acoliet verlaat zijn startvak en komt er nooit terug; bruggen kunnen er niet liggen.
sator-touch-padlock = Het slot houdt je acoliet vast tot het eind van de beurt: hij mag niet lopen en niet springen.
sator-touch-swap = Voor ruilen heb je twee handkaarten en de punten nodig, en het komt vóór alle gespeelde kaarten.
sator-aim-draft = Verdeel de bruggen: neem een vorm als je aan de beurt bent.
sator-aim-place = Leg je bruggen in de put: nog { $left }.
sator-aim = Haal je boeken terug: { $done } van { $of }.
sator-still-draw = kaarten trekken
sator-still-swap = kaarten ruilen
sator-still-play = kaarten spelen: { $left } AP
sator-still-walk = lopen: { $left } MP
sator-still-free = de vrije actie
name-sator-summary = Duw en draai bruggen boven de afgrond, en breng je boeken thuis.
name-free = vrije acties
name-mp = beweegpunten
sator-why-wins = Daarmee win je de partij.
sator-why-book = Je haalt het boek op dat op { $squares } ligt.
sator-why-books = Je haalt boeken op: { $count }.
sator-why-opens = Een boek is dan over bruggen te bereiken: { $steps } stappen.
sator-why-nearer = Je volgende boek is dan { $steps } stappen ver; het was { $was }.
sator-why-cuts-off = { $seat } heeft dan geen weg over bruggen naar een boek.
sator-why-farther = { $seat } heeft dan { $steps } stappen nodig naar een boek, geen { $was }.
sator-why-but = Maar { $seat } is { $steps } stappen van een boek, zoals de bruggen dan liggen.
sator-why-keeps = Bewegingspunten die overblijven: { $points }.
sator-did-book = { $seat } haalt het boek op dat op { $squares } lag.
sator-did-books = { $seat } haalt boeken op: { $count }.
sator-did-opens = { $seat } kan nu over bruggen een boek bereiken: { $steps } stappen.
sator-did-nearer = { $seat } is { $steps } stappen van een boek; het was { $was }.
