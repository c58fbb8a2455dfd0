# Wat `mods dev` vertelt terwijl aan een mod gewerkt wordt.

mod-dev-read = { $mod } { $version } is gelezen; { $hold } van { $all } scenario's kloppen.
mod-dev-read-without = { $mod } { $version } is gelezen; er ligt geen scenario bij.
mod-dev-match = Een partij { $game }, startgetal { $seed }, { $count } willekeurige acties.
mod-dev-again = Alle { $total } acties zijn opnieuw gespeeld.
mod-dev-elsewhere = Alle { $total } acties zijn opnieuw gespeeld; na actie { $at } ligt de tafel er anders bij dan voorheen.
mod-dev-unfit = Het verslag past niet meer bij actie { $at } van { $total }, { $action }: { $why }
mod-dev-table = Het gaat verder vanaf de tafel zoals die na actie { $at } was.
mod-dev-last = Het gaat verder vanaf de laatste actie die past ({ $problem }).
mod-dev-over = De partij is afgelopen, en niemand heeft gewonnen.
mod-dev-won = De partij is afgelopen, gewonnen door { $winners }.
mod-dev-turn = Beurt { $turn }, { $step }: { $seat } heeft { $count } keuzes.
