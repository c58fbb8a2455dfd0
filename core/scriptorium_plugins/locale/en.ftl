pinned-missing = { $name } { $was } is not installed, or not switched on
pinned-broken = { $name } { $was } is broken here ({ $why })
pinned-content = { $name } { $was } is here with other content
pinned-version = { $name } { $was } is here as { $now }
plugin-fault = The plugin { $plugin } failed here, so this was not done.
