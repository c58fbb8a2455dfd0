# Monasterium in het Nederlands.

mo-bonus-lost = { $seat } kan de bonus van wegveld { $space } niet gebruiken.
mo-built = { $seat } plaatst een ruit van { $monastery } in rij { $row }, kolom { $column }.
mo-cannot-be-done = Dat kun je nu niet doen.
mo-chapel-full = Die kapel is vol.
mo-die-gained = { $seat } krijgt een eigen dobbelsteen en heeft er nu { $count }.
mo-die-lost = { $seat } kan een dobbelsteen van kolom { $column } niet gebruiken en verliest hem.
mo-die-not-rolled = Je kunt alleen dobbelstenen opnieuw gooien die je net hebt gegooid.
mo-exchanged = { $seat } ruilt 1 { $gave } voor 1 { $got }.
mo-extra-sent = { $seat } stuurt de extra novice van rij { $row } naar { $space }.
mo-extra-stays = { $seat } laat de extra novice van rij { $row } thuis.
mo-final = { $seat } krijgt { $points } voor { $part }.
mo-flipped = { $seat } draait de tegel van kolom { $column } naar geel.
mo-game-over = De partij is voorbij: alle punten zijn geteld.
mo-joker = Van veld 6 pak je één dobbelsteen en leg je hem bij een kolom naar keuze.
mo-messenger = De bode van { $seat } gaat naar veld { $space }.
mo-mission = { $seat } voltooit opdracht { $mission } voor { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
    }
mo-must-act = Je kunt nog iets doen, dus je kunt niet passen.
mo-must-choose = Hier moet je kiezen.
mo-must-place = Je kunt niet passen: leg de dobbelstenen van één getal neer.
mo-must-take = Je kunt niet passen: pak dobbelstenen.
mo-no-access = Je bode staat niet naast dat klooster, en je hebt geen novice in de kapel.
mo-no-fourth-die = Je hebt al je eigen dobbelstenen al.
mo-no-stock = Dat klooster heeft geen ruit meer.
mo-no-such-space = Op dit bord is geen { $space }.
mo-no-supporter = { $space } grenst niet aan een gebouw met een novice van jou.
mo-not-an-action = Rij IV heeft geen acties.
mo-not-now = Je moet eerst iets anders beslissen.
mo-not-offered = Dat kun je hier niet kiezen.
mo-not-rolled = Geen van je dobbelstenen toont dat getal.
mo-not-so-many = Zoveel dobbelstenen liggen daar niet.
mo-nothing-to-give = Zo’n fiche heb je niet om te geven.
mo-novice-gone = Op dat vak staat geen novice.
mo-other-column = Je dobbelstenen liggen bij een andere kolom.
mo-others-dice = Je kunt geen dobbelstenen van anderen pakken.
mo-own-dice = In deze partij moet je eerst al je eigen dobbelstenen van een veld pakken.
mo-placed = { $seat } legt { $dice } op veld { $number }.
mo-reroll-no-die = Kies minstens één dobbelsteen om opnieuw te gooien.
mo-reroll-used = Je hebt je hergooitegel deze ronde al gebruikt.
mo-rolled = { $kind ->
    [again] { $seat } gooit { $again } opnieuw en heeft { $dice }.
   *[first] { $seat } gooit { $dice }.
    }
mo-row-full = Die rij is vol.
mo-same-motif = De rij of de kolom heeft dat motief al.
mo-scored = { $seat } krijgt { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
    }
mo-sent = { $seat } stuurt de novice van { $slot } naar { $space }.
mo-slot-holds-novice = Op dat vak staat nog een novice. Stuur die eerst weg.
mo-space-blocked = { $space } is geblokkeerd.
mo-space-taken = Op { $space } staat al een novice.
mo-tile-lost = { $seat } kan geen ruit plaatsen en verliest die.
mo-tokens = { $seat } pakt { $count } { $token }.
mo-too-dear = Dat kun je niet betalen.
mo-too-many = Je kunt hoogstens drie dobbelstenen pakken.
mo-took = { $seat } pakt { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
    } van veld { $number } voor kolom { $column }.
mo-uses = { $seat } gebruikt { $slot }.
mo-used-this-turn = Dat vak heb je deze beurt al gebruikt.
mo-wrong-area = Novicen van rij I en II gaan naar gebouwen, van rij III naar kapellen, van rij IV naar kloostergangen.
mo-wrong-source = Deze ruit komt niet uit dat klooster.
mo-year = Jaar { $year } begint.
mo-piece-chapel = De kapel van { $name }, met nog plaats voor { $count }.
mo-piece-stock = { $count ->
    [one] Nog 1 raamtegel van { $name }.
   *[other] Nog { $count } raamtegels van { $name }.
    }
mo-piece-novice = Een novice van { $seat }.
mo-piece-novice-on = Een novice van { $seat } op { $space }.
mo-piece-building = { $kind ->
    [blocked] { $space } is in deze partij versperd.
    [lay-house] { $space }, een lekengebouw. Een novice van rij I kost 1 invloed en { $low } soep, van rij II { $high } soep. Het brengt { $points } punt en gereedschap.
    [workshop-house] { $space }, een werkplaats. Een novice van rij I kost 1 invloed en { $low } gereedschappen, van rij II { $high }. Het brengt { $points } punten en een boek.
   *[common-house] { $space }, een gemeenschapszaal. Een novice van rij I kost 1 invloed en { $low } boeken, van rij II { $high }. Het brengt { $points } punten en een raamtegel.
    }
mo-piece-cloister = { $space }, naast { $one } en { $other }.
mo-piece-messenger = De bode van { $seat } op wegvak { $space }.
mo-piece-space =
    Dobbelsteenvak { $number }, { $count ->
    [one] 1 dobbelsteen.
   *[other] { $count } dobbelstenen.
    }
mo-piece-die = { $seat ->
    [neutral] Een neutrale dobbelsteen met { $face }.
   *[other] Een dobbelsteen van { $seat } met { $face }.
    }
mo-piece-year = Jaar { $year }.
mo-piece-chalice = { $seat } heeft de kelk en begint.
mo-mission-asks = { $asks ->
    [needs] { $mission }, nu { $points } waard. Jouw novicen: { $first } van { $at_first }, { $second } van { $at_second }, { $third } van { $at_third }.
    [novices_sent] { $mission }, { $points } waard. Stuur { $count } novicen weg.
    [novices_in_building_type] { $mission }, { $points } waard. Heb { $count } novicen in één soort gebouw: { $kind }.
    [novices_in_area] { $mission }, { $points } waard. Heb { $count } novicen in één soort gebied: { $kind }.
    [window_motifs] { $mission }, { $points } waard. Heb { $count } verschillende motieven in je raam.
    [personal_dice] { $mission }, { $points } waard. Heb { $count } eigen dobbelstenen.
   *[other] { $mission }, nu { $points } waard.
    }
mo-piece-done = { $seat } heeft { $mission } vervuld.
mo-piece-tile =
    Actietegel van kolom { $column }, { $count ->
    [one] 1 dobbelsteen erop.
   *[other] { $count } dobbelstenen erop.
    }
mo-piece-waiting = De novice van plek { $slot } van { $seat }.
mo-piece-extra = { $state ->
    [sent] De extra novice van rij { $row } is gezonden.
    [stays] De extra novice van rij { $row } blijft.
   *[waiting] Extra novice van rij { $row }: gratis zodra de rij leeg is.
    }
mo-piece-window = Raamrij { $row } van { $seat }.
mo-piece-glass = Een raamtegel van { $name }.
mo-piece-token = { $seat }: { $count } { $token }.
mo-piece-reroll = { $state ->
    [active] De hergooitegel: één keer per ronde kun je opnieuw gooien wat je net gooide.
   *[used] De hergooitegel, deze ronde al gebruikt.
    }
mo-piece-hand = { $seat } moet nog { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
    } plaatsen.
mo-piece-owns = { $seat } heeft { $count ->
    [one] 1 eigen dobbelsteen.
   *[other] { $count } eigen dobbelstenen.
    }
mo-piece-turn = { $seat } is aan de beurt.
mo-piece-panel = { $seat }, { $count ->
    [one] 1 punt
   *[other] { $count } punten
    }. Tik om dit spelersbord te zien.
mo-piece-points = Punten van { $seat }: { $count }.
mo-button-roll = Gooi de dobbelstenen
mo-button-reroll = Gooi de gekozen stenen opnieuw
mo-button-take = Neem { $count }.
mo-button-gain = Neem { $token }.
mo-button-row = Bonus van de rij
mo-button-column = Bonus van de kolom
mo-button-decline = Laat de extra novice thuis
mo-button-die = Neem de dobbelsteen.
mo-button-points = Neem de punten.
mo-button-keep = Laat de steen zo liggen.
mo-button-soup = Ruil soep voor gereedschap
mo-button-tool = Ruil gereedschap voor een boek
mo-aim = Jaar { $year } van 3. Je hebt { $points } punten; de meeste punten wint.
mo-aim-end = Eindscore: { $points }.
mo-aim-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
    } plaatsen
mo-aim-take = dobbelstenen van een vak pakken
mo-aim-use = { $count ->
    [one] 1 actie
   *[other] { $count } acties
    } doen in kolom { $column }
mo-slot = { $kind ->
    [take] { $slot }. Neem { $token }: { $count }.
    [take_same] { $slot }. Neem van één van drie soorten: { $count }.
    [move_messenger] { $slot }. De bode gaat verder, zoveel vakken: { $count }.
    [exchange] { $slot }. Ruil soep voor gereedschap, of gereedschap voor een boek.
    [score] { $slot }. Punten: { $count }.
    [send_novice] { $slot }. Zend een novice.
    [send_cheaper] { $slot }. Zend een novice voor minder invloed: { $count }.
    [window_from_own_chapel] { $slot }. Bouw een raamtegel uit een kapel waar een novice van je staat.
    [flip_action_tile] { $slot }. Is de novice weg, dan brengt elke hier gebruikte dobbelsteen een punt.
   *[other] { $slot }. Een eigen bonus: { $kind }.
    }
mo-slot-flip = { $slot }. Is de novice weg, dan brengt elke hier gebruikte dobbelsteen { $count ->
    [one] 1 punt.
   *[other] { $count } punten.
    }
mo-road = { $kind ->
    [none] Wegvak { $space }, bij { $beside }. Geen bonus.
    [influence_or_rosary] Wegvak { $space }, bij { $beside }. Neem invloed of een rozenkrans.
    [soup_or_exchange] Wegvak { $space }, bij { $beside }. Neem soep, of ruil een fiche.
    [any_action] Wegvak { $space }, bij { $beside }. Voer een actie naar keuze uit.
    [window_any] Wegvak { $space }, bij { $beside }. Bouw een raamtegel van een klooster naar keuze.
    [personal_die] Wegvak { $space }, bij { $beside }. Krijg een eigen dobbelsteen, of punten.
   *[other] Wegvak { $space }, bij { $beside }. Een eigen bonus: { $kind }.
    }
name-chapel = kapel
name-building = gebouw
name-cloister = kruisgang
name-lay = lekengebouw
name-workshop = werkplaats
name-common = gemeenschapszaal
name-MA = de Duivenabdij
name-MB = de Lelieabdij
name-MC = de Sleutelabdij
name-MD = de Lamabdij
name-ME = de Sterrenabdij
name-MA-MB = de Duivenabdij en de Lelieabdij
name-MA-MC = de Duivenabdij en de Sleutelabdij
name-MB-MC = de Lelieabdij en de Sleutelabdij
name-MB-MD = de Lelieabdij en de Lamabdij
name-MC-MD = de Sleutelabdij en de Lamabdij
name-MD-ME = de Lamabdij en de Sterrenabdij
name-MC-ME = de Sleutelabdij en de Sterrenabdij
mo-piece-rolled = { $seat ->
    [neutral] Neutrale dobbelsteen { $nr } met { $face }.
   *[other] Dobbelsteen { $nr } van { $seat } met { $face }.
    }
mo-used-slot = { $seat } gebruikt { $slot }.
name-std-A = de eerste actie van kolom A
name-std-B = de eerste actie van kolom B
name-std-C = de eerste actie van kolom C
name-std-D = de eerste actie van kolom D
name-std-E = de eerste actie van kolom E
name-red = Rood
name-blue = Blauw
name-green = Groen
name-yellow = Geel
name-influence = invloed
name-soup = soep
name-rosary = rozenkrans
name-tool = gereedschap
name-book = boek
name-monasteries = kloosters
name-chapels = kapellen
name-cloisters = kloostergangen
name-tokens = fiches
name-played = tijdens het spel
name-chapel-cost = welke novicen in kapellen de volgende duurder maken
name-own-dice = welke eigen dobbelstenen je moet pakken
name-monasterium-summary = Stuur novicen naar vijf kloosters en laat de ene bonus de volgende losmaken.
name-all = alle
name-each = die in dezelfde kapel
name-first = zoveel je wilt, vóór neutrale
name-MA-chapel = de kapel van de Duivenabdij
name-MA-b1 = huis 1 van de Duivenabdij
name-MA-b2 = huis 2 van de Duivenabdij
name-MA-b3 = huis 3 van de Duivenabdij
name-MA-b4 = huis 4 van de Duivenabdij
name-MA-b5 = huis 5 van de Duivenabdij
name-MA-b6 = huis 6 van de Duivenabdij
name-MA-b7 = huis 7 van de Duivenabdij
name-MA-b8 = huis 8 van de Duivenabdij
name-MA-c1 = kruisgangvak 1 van de Duivenabdij
name-MA-c2 = kruisgangvak 2 van de Duivenabdij
name-MA-c3 = kruisgangvak 3 van de Duivenabdij
name-MA-c4 = kruisgangvak 4 van de Duivenabdij
name-MA-c5 = kruisgangvak 5 van de Duivenabdij
name-MA-c6 = kruisgangvak 6 van de Duivenabdij
name-MA-c7 = kruisgangvak 7 van de Duivenabdij
name-MA-c8 = kruisgangvak 8 van de Duivenabdij
name-MB-chapel = de kapel van de Lelieabdij
name-MB-b1 = huis 1 van de Lelieabdij
name-MB-b2 = huis 2 van de Lelieabdij
name-MB-b3 = huis 3 van de Lelieabdij
name-MB-b4 = huis 4 van de Lelieabdij
name-MB-b5 = huis 5 van de Lelieabdij
name-MB-b6 = huis 6 van de Lelieabdij
name-MB-b7 = huis 7 van de Lelieabdij
name-MB-b8 = huis 8 van de Lelieabdij
name-MB-c1 = kruisgangvak 1 van de Lelieabdij
name-MB-c2 = kruisgangvak 2 van de Lelieabdij
name-MB-c3 = kruisgangvak 3 van de Lelieabdij
name-MB-c4 = kruisgangvak 4 van de Lelieabdij
name-MB-c5 = kruisgangvak 5 van de Lelieabdij
name-MB-c6 = kruisgangvak 6 van de Lelieabdij
name-MB-c7 = kruisgangvak 7 van de Lelieabdij
name-MB-c8 = kruisgangvak 8 van de Lelieabdij
name-MC-chapel = de kapel van de Sleutelabdij
name-MC-b1 = huis 1 van de Sleutelabdij
name-MC-b2 = huis 2 van de Sleutelabdij
name-MC-b3 = huis 3 van de Sleutelabdij
name-MC-b4 = huis 4 van de Sleutelabdij
name-MC-b5 = huis 5 van de Sleutelabdij
name-MC-b6 = huis 6 van de Sleutelabdij
name-MC-b7 = huis 7 van de Sleutelabdij
name-MC-b8 = huis 8 van de Sleutelabdij
name-MC-c1 = kruisgangvak 1 van de Sleutelabdij
name-MC-c2 = kruisgangvak 2 van de Sleutelabdij
name-MC-c3 = kruisgangvak 3 van de Sleutelabdij
name-MC-c4 = kruisgangvak 4 van de Sleutelabdij
name-MC-c5 = kruisgangvak 5 van de Sleutelabdij
name-MC-c6 = kruisgangvak 6 van de Sleutelabdij
name-MC-c7 = kruisgangvak 7 van de Sleutelabdij
name-MC-c8 = kruisgangvak 8 van de Sleutelabdij
name-MD-chapel = de kapel van de Lamabdij
name-MD-b1 = huis 1 van de Lamabdij
name-MD-b2 = huis 2 van de Lamabdij
name-MD-b3 = huis 3 van de Lamabdij
name-MD-b4 = huis 4 van de Lamabdij
name-MD-b5 = huis 5 van de Lamabdij
name-MD-b6 = huis 6 van de Lamabdij
name-MD-b7 = huis 7 van de Lamabdij
name-MD-b8 = huis 8 van de Lamabdij
name-MD-c1 = kruisgangvak 1 van de Lamabdij
name-MD-c2 = kruisgangvak 2 van de Lamabdij
name-MD-c3 = kruisgangvak 3 van de Lamabdij
name-MD-c4 = kruisgangvak 4 van de Lamabdij
name-MD-c5 = kruisgangvak 5 van de Lamabdij
name-MD-c6 = kruisgangvak 6 van de Lamabdij
name-MD-c7 = kruisgangvak 7 van de Lamabdij
name-MD-c8 = kruisgangvak 8 van de Lamabdij
name-ME-chapel = de kapel van de Sterrenabdij
name-ME-b1 = huis 1 van de Sterrenabdij
name-ME-b2 = huis 2 van de Sterrenabdij
name-ME-b3 = huis 3 van de Sterrenabdij
name-ME-b4 = huis 4 van de Sterrenabdij
name-ME-b5 = huis 5 van de Sterrenabdij
name-ME-b6 = huis 6 van de Sterrenabdij
name-ME-b7 = huis 7 van de Sterrenabdij
name-ME-b8 = huis 8 van de Sterrenabdij
name-ME-c1 = kruisgangvak 1 van de Sterrenabdij
name-ME-c2 = kruisgangvak 2 van de Sterrenabdij
name-ME-c3 = kruisgangvak 3 van de Sterrenabdij
name-ME-c4 = kruisgangvak 4 van de Sterrenabdij
name-ME-c5 = kruisgangvak 5 van de Sterrenabdij
name-ME-c6 = kruisgangvak 6 van de Sterrenabdij
name-ME-c7 = kruisgangvak 7 van de Sterrenabdij
name-ME-c8 = kruisgangvak 8 van de Sterrenabdij
name-n = neutraal
name-n1 = neutraal 1
name-n2 = neutraal 2
name-n3 = neutraal 3
name-n4 = neutraal 4
name-n5 = neutraal 5
name-n6 = neutraal 6
name-r = rood
name-r1 = rood 1
name-r2 = rood 2
name-r3 = rood 3
name-r4 = rood 4
name-r5 = rood 5
name-r6 = rood 6
name-b = blauw
name-b1 = blauw 1
name-b2 = blauw 2
name-b3 = blauw 3
name-b4 = blauw 4
name-b5 = blauw 5
name-b6 = blauw 6
name-g = groen
name-g1 = groen 1
name-g2 = groen 2
name-g3 = groen 3
name-g4 = groen 4
name-g5 = groen 5
name-g6 = groen 6
name-y = geel
name-y1 = geel 1
name-y2 = geel 2
name-y3 = geel 3
name-y4 = geel 4
name-y5 = geel 5
name-y6 = geel 6
mo-measure-points = Punten: { $now } in plaats van { $was }.
mo-measure-novices = Gestuurde novicen: { $now } in plaats van { $was }.
mo-measure-dice = Eigen dobbelstenen: { $now } in plaats van { $was }.
mo-measure-road = Bode op wegvak { $now } in plaats van { $was }.
mo-measure-influence = Invloed: { $now } in plaats van { $was }.
mo-measure-soup = Soep: { $now } in plaats van { $was }.
mo-measure-rosary = Rozenkransen: { $now } in plaats van { $was }.
mo-measure-tool = Gereedschap: { $now } in plaats van { $was }.
mo-measure-book = Boeken: { $now } in plaats van { $was }.
