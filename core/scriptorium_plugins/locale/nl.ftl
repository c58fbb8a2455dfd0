pinned-missing = { $name } { $was } is niet geïnstalleerd of staat uit
pinned-broken = { $name } { $was } is hier kapot ({ $why })
pinned-content = { $name } { $was } heeft hier een andere inhoud
pinned-version = { $name } { $was } is hier { $now }
plugin-fault = De plug-in { $plugin } faalde hier; dit is niet uitgevoerd.
