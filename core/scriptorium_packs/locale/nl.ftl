packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), beurten: { $turns }.
packs-start = { $start } begint.
