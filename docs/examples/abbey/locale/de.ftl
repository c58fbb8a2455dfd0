abbey-too-heavy = Eisen ist zu schwer für die freie Aktion.
