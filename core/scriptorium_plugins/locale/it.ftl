pinned-missing = { $name } { $was } non è installato o è spento
pinned-broken = { $name } { $was } qui è guasto ({ $why })
pinned-content = { $name } { $was } qui ha un altro contenuto
pinned-version = { $name } { $was } qui è { $now }
plugin-fault = Il plugin { $plugin } ha avuto un guasto qui: non è stato fatto nulla.
