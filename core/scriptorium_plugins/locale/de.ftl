pinned-missing = { $name } { $was } ist nicht installiert oder ausgeschaltet
pinned-broken = { $name } { $was } ist hier defekt ({ $why })
pinned-content = { $name } { $was } hat hier einen anderen Inhalt
pinned-version = { $name } { $was } ist hier { $now }
plugin-fault = Das Plugin { $plugin } hat hier versagt; nichts wurde ausgeführt.
