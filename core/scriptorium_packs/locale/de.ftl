packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), Züge: { $turns }.
packs-start = { $start } beginnt.
