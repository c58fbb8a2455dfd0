// Imports every module of the built page with the Python of the browser, and prints what fails.
// Called as: node try_imports.mjs SITE
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const site = path.resolve(process.argv[2]);
const made = JSON.parse(readFileSync(path.join(site, "made.json"), "utf-8"));
const { loadPyodide } = await import(pathToFileURL(path.join(site, made.pyodide)).href);
const python = await loadPyodide({ indexURL: path.join(site, made.folder), lockFileContents: { info: made.info, packages: {} } });
python.FS.mkdir("/app");
python.unpackArchive(new Uint8Array(readFileSync(path.join(site, made.app))), "zip", { extractDir: "/app" });
python.runPython(`
import importlib, pathlib, pkgutil, sys
sys.path.insert(0, "/app")
names = ["tomlkit", "pluggy", "msgspec", "fluent.runtime", "babel.numbers", "babel.dates", "platformdirs"]
for folder in sorted(pathlib.Path("/app").glob("scriptorium*")):
    if folder.suffix != ".dist-info":
        names += [one.name for one in pkgutil.walk_packages([str(folder)], folder.name + ".")]
names += ["calendar", "csv", "decimal", "fractions", "heapq", "statistics", "string", "uuid", "zoneinfo"]
for name in names:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(f"{name}: {error}")
print(len(names), "modules")
`);
