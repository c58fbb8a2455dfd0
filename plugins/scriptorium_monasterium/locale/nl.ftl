# Monasterium in het Nederlands.

mo-bonus-lost = { $seat } kan niets doen op veld { $space } van de weg.
mo-built = { $seat } plaatst een ruit van { $monastery } in rij { $row }, kolom { $column }.
mo-cannot-be-done = Dat kan nu niet worden uitgevoerd.
mo-chapel-full = Die kapel is vol.
mo-die-gained = { $seat } krijgt een eigen dobbelsteen en heeft er nu { $count }.
mo-die-lost = { $seat } heeft geen actie voor een dobbelsteen op kolom { $column }.
mo-die-not-rolled = Alleen dobbelstenen die je net hebt gegooid, gooi je opnieuw.
mo-exchanged = { $seat } ruilt 1 { $gave } voor 1 { $got }.
mo-extra-sent = { $seat } stuurt de extra novice van rij { $row } naar { $space }.
mo-extra-stays = { $seat }: de extra novice van rij { $row } blijft thuis.
mo-final = { $seat } krijgt punten voor { $part }: { $points }.
mo-flipped = { $seat }: de tegel van kolom { $column } wordt geel.
mo-game-over = De partij is voorbij: alle punten zijn geteld.
mo-joker = Van veld 6 pak je één dobbelsteen, voor een kolom naar keuze.
mo-messenger = { $seat }: de bode gaat naar veld { $space }.
mo-mission = { $seat } voltooit opdracht { $mission }: { $points } punten.
mo-must-act = Wie iets kan doen, moet iets doen.
mo-must-choose = Hier moet je kiezen.
mo-must-place = Hier past niemand: leg de dobbelstenen van één getal neer.
mo-must-take = Hier past niemand: pak dobbelstenen.
mo-no-access = Je bode staat niet naast dat klooster en in de kapel is geen novice van jou.
mo-no-fourth-die = Je hebt al je eigen dobbelstenen al.
mo-no-stock = Dat klooster heeft geen ruit meer.
mo-no-such-space = Het bord heeft hier geen { $space }.
mo-no-supporter = { $space } grenst niet aan een gebouw met een novice van jou.
mo-not-an-action = Rij IV heeft geen acties.
mo-not-now = Nu moet er iets anders worden beslist.
mo-not-offered = Dat wordt hier niet aangeboden.
mo-not-rolled = Geen van je dobbelstenen toont dat getal.
mo-not-so-many = Zoveel dobbelstenen liggen daar niet.
mo-nothing-to-give = Zo’n fiche heb je niet om te geven.
mo-novice-gone = Op dat vak staat geen novice.
mo-other-column = Dat vak ligt niet in de kolom met je dobbelstenen.
mo-others-dice = De dobbelstenen van anderen zijn niet voor jou.
mo-own-dice = In deze partij pak je alle eigen dobbelstenen op een veld voordat er een blijft liggen.
mo-placed = { $seat } legt { $dice } op veld { $number }.
mo-reroll-no-die = Gooi ten minste één dobbelsteen opnieuw.
mo-reroll-used = Je hergooitegel is deze ronde al gebruikt.
mo-rolled = { $kind ->
    [again] { $seat } gooit { $again } opnieuw en heeft { $dice }.
   *[first] { $seat } gooit { $dice }.
    }
mo-row-full = Die rij is vol.
mo-same-motif = De rij of de kolom heeft dat motief al.
mo-scored = { $seat } krijgt punten: { $points }.
mo-sent = { $seat } stuurt de novice van { $slot } naar { $space }.
mo-slot-holds-novice = Daar staat een novice: stuur die eerst weg.
mo-space-blocked = { $space } is geblokkeerd.
mo-space-taken = Op { $space } staat al een novice.
mo-tile-lost = { $seat } kan geen ruit plaatsen: die vervalt.
mo-tokens = { $seat } pakt: { $count } { $token }.
mo-too-dear = Dat kun je niet betalen.
mo-too-many = Pak hoogstens drie dobbelstenen.
mo-took = { $seat } pakt dobbelstenen van veld { $number } voor kolom { $column }: { $count }.
mo-uses = { $seat } gebruikt vak { $slot }.
mo-used-this-turn = Dat vak heb je deze beurt al gebruikt.
mo-wrong-area = Rij I en II gaan naar gebouwen, rij III naar kapellen, rij IV naar kloostergangen.
mo-wrong-source = Deze ruit komt niet uit dat klooster.
mo-year = Jaar { $year } begint.
mo-piece-chapel = Kapel van { $name }. Nog plaats voor { $count }.
mo-piece-stock = Raamtegels van { $name }: { $count }.
mo-piece-novice = Een novice van { $seat }.
mo-piece-novice-on = Een novice van { $seat } op { $space }.
mo-piece-building = { $kind ->
    [blocked] { $space } is in deze partij versperd.
    [lay-house] { $space }, een lekengebouw. Een novice van rij I kost 1 invloed en { $low } soep, van rij II { $high } soep. Het brengt { $points } punt en gereedschap.
    [workshop-house] { $space }, een werkplaats. Een novice van rij I kost 1 invloed en { $low } gereedschappen, van rij II { $high }. Het brengt { $points } punten en een boek.
   *[common-house] { $space }, een gemeenschapszaal. Een novice van rij I kost 1 invloed en { $low } boeken, van rij II { $high }. Het brengt { $points } punten en een raamtegel.
    }
mo-piece-cloister = { $space }. Het raakt { $one } en { $other }.
mo-piece-messenger = De bode van { $seat } op wegvak { $space }.
mo-piece-space = Dobbelsteenvak { $number }. Dobbelstenen hier: { $count }.
mo-piece-die = { $seat ->
    [neutral] Een neutrale dobbelsteen met { $face }.
   *[other] Een dobbelsteen van { $seat } met { $face }.
    }
mo-piece-year = Jaar { $year }.
mo-piece-chalice = { $seat } heeft de kelk en begint.
mo-mission-asks = { $asks ->
    [needs] { $mission }. Nu waard: { $points }. Eigen novicen in: { $first } van { $at_first }, { $second } van { $at_second }, { $third } van { $at_third }.
    [novices_sent] { $mission }. Waard: { $points }. Gezonden novicen: { $count }.
    [novices_in_building_type] { $mission }. Waard: { $points }. Novicen in gebouwen van één soort, { $kind }: { $count }.
    [novices_in_area] { $mission }. Waard: { $points }. Novicen in één soort gebied, { $kind }: { $count }.
    [window_motifs] { $mission }. Waard: { $points }. Verschillende motieven in je raam: { $count }.
    [personal_dice] { $mission }. Waard: { $points }. Eigen dobbelstenen: { $count }.
   *[other] { $mission }. Nu waard: { $points }.
    }
mo-piece-done = { $seat } heeft { $mission } vervuld.
mo-piece-tile = Actietegel van kolom { $column }. Dobbelstenen erop: { $count }.
mo-piece-waiting = De novice van plek { $slot } van { $seat }.
mo-piece-extra = { $state ->
    [sent] De extra novice van rij { $row } is gezonden.
    [stays] De extra novice van rij { $row } blijft.
   *[waiting] Extra novice van rij { $row }: gratis zodra de rij leeg is.
    }
mo-piece-window = Raamrij { $row } van { $seat }.
mo-piece-glass = Een raamtegel van { $name }.
mo-piece-token = { $token } van { $seat }: { $count }.
mo-piece-reroll = { $state ->
    [active] De hergooitegel: wat net gegooid is mag één keer per ronde opnieuw.
   *[used] De hergooitegel is deze ronde gebruikt.
    }
mo-piece-hand = Dobbelstenen van { $seat } nog te plaatsen: { $count }.
mo-piece-owns = Eigen dobbelstenen van { $seat }: { $count }.
mo-piece-turn = { $seat } is aan de beurt.
mo-piece-panel = { $seat }, punten: { $count }. Raak aan om dit spelersbord te zien.
mo-piece-points = Punten van { $seat }: { $count }.
mo-button-roll = Gooi je dobbelstenen.
mo-button-reroll = Gooi de aangeraakte stenen opnieuw.
mo-button-take = Neem { $count }.
mo-button-gain = Neem { $token }.
mo-button-row = De bonus van de rij.
mo-button-column = De bonus van de kolom.
mo-button-decline = Laat de extra novice staan.
mo-button-die = Neem de dobbelsteen.
mo-button-points = Neem de punten.
mo-button-keep = Laat de steen zo liggen.
mo-button-soup = Geef soep voor gereedschap.
mo-button-tool = Geef gereedschap voor een boek.
mo-aim = Wie na drie jaar de meeste punten heeft wint. Jaar { $year }, jouw punten: { $points }.
mo-aim-end = Punten aan het eind: { $points }.
mo-aim-dice = nog te plaatsen dobbelstenen: { $count }
mo-aim-take = neem dobbelstenen van een vak
mo-aim-use = acties op kolom { $column }: { $count }
mo-slot = { $kind ->
    [take] Plek { $slot }. Neem { $token }: { $count }.
    [take_same] Plek { $slot }. Neem van één van drie soorten: { $count }.
    [move_messenger] Plek { $slot }. De bode gaat verder, zoveel vakken: { $count }.
    [exchange] Plek { $slot }. Ruil soep voor gereedschap, of gereedschap voor een boek.
    [score] Plek { $slot }. Punten: { $count }.
    [send_novice] Plek { $slot }. Zend een novice.
    [send_cheaper] Plek { $slot }. Zend een novice voor minder invloed: { $count }.
    [window_from_own_chapel] Plek { $slot }. Bouw een raamtegel uit een kapel waar een novice van je staat.
    [flip_action_tile] Plek { $slot }. Is de novice weg, dan brengt elke hier gebruikte dobbelsteen een punt.
   *[other] Plek { $slot }. Een eigen bonus: { $kind }.
    }
mo-slot-flip = Plek { $slot }. Is de novice weg, dan brengt elke hier gebruikte dobbelsteen punten: { $count }.
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
mo-used-slot = { $seat } gebruikt plek { $slot }.
name-std-A = A, standaard
name-std-B = B, standaard
name-std-C = C, standaard
name-std-D = D, standaard
name-std-E = E, standaard
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
name-chapel-cost = kapelnovicen die de volgende duurder maken
name-own-dice = eigen dobbelstenen die je moet pakken
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
mo-measure-road = Bode op wegvak: { $now } in plaats van { $was }.
mo-measure-influence = Invloed: { $now } in plaats van { $was }.
mo-measure-soup = Soepen: { $now } in plaats van { $was }.
mo-measure-rosary = Rozenkransen: { $now } in plaats van { $was }.
mo-measure-tool = Gereedschap: { $now } in plaats van { $was }.
mo-measure-book = Boeken: { $now } in plaats van { $was }.
