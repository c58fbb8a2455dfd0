// Compiles every module of a folder with the Python of the browser: x.py becomes x.pyc beside it.
// Called as: node compile.mjs PYODIDE_MJS FOLDER
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , module, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(path.resolve(module)).href);
const python = await loadPyodide();
python.FS.mkdir("/folder");
python.FS.mount(python.FS.filesystems.NODEFS, { root: path.resolve(folder) }, "/folder");
python.runPython(`
import pathlib, py_compile
for file in sorted(pathlib.Path("/folder").rglob("*.py")):
    shown = "/" + str(file.relative_to("/folder"))
    never_stale = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(file), str(file) + "c", shown, doraise=True, invalidation_mode=never_stale)
    file.unlink()
`);
