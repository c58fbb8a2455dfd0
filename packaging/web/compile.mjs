// Compiles every module of folders with the Python of the browser: x.py becomes x.pyc beside it.
// Called as: node compile.mjs PYODIDE_MJS WHOLE FOLDER... Only the folder WHOLE keeps the sentences
// that explain; in which column something stands is left out everywhere.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , module, ...folders] = process.argv;
const { loadPyodide } = await import(pathToFileURL(path.resolve(module)).href);
const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
for (const [nr, folder] of folders.entries()) {
  python.FS.mkdir(`/folder${nr}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: path.resolve(folder) }, `/folder${nr}`);
}
python.globals.set("count", folders.length);
python.runPython(`
import ast, importlib.util, pathlib
from importlib._bootstrap_external import _code_to_hash_pyc

def unread(tree):
    "Without what explains; a class keeps a word, as dataclasses write a long one themselves else."
    for node in ast.walk(tree):
        kinds = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
        if isinstance(node, kinds) and ast.get_docstring(node, clean=False) is not None:
            node.body[0].value = ast.copy_location(ast.Constant("."), node.body[0].value)
    return tree

for nr in range(count):
    folder = pathlib.Path(f"/folder{nr}")
    for file in sorted(folder.rglob("*.py")):
        inside = file.relative_to(folder)
        source = file.read_bytes()
        tree = ast.parse(source, f"/{inside}")
        code = compile(unread(tree) if nr else tree, f"/{inside}", "exec", dont_inherit=True)
        digest = importlib.util.source_hash(source)
        file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, digest, False))
        file.unlink()
`);
