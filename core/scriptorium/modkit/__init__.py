"""The modding kit: new mods from templates, and whether a mod is sound."""
