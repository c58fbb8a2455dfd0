packs-followed = { $what } ({ $seat }).
packs-began = { $what } ({ $seat }), turns: { $turns }.
packs-start = { $start } begins.
