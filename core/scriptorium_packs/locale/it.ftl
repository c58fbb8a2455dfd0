packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), turni: { $turns }.
packs-start = { $start } comincia.
