// The worker: Python, with the engine, the games and the stage's pages. It answers letters.

import { openStorage, spent } from "./storing.js";

/** @typedef {{fonts: Record<string, string>, python: string, abi: string}} Made */

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {any} */ let python;
/** @type {any} */ let room;
/** @type {Awaited<ReturnType<typeof openStorage>>} */ let storage = null;

/** @param {number} part */
const progress = (part) => scope.postMessage({ kind: "progress", part });

/** @param {string} name @param {(bytes: number) => void} came @returns {Promise<Uint8Array>} */
async function fetched(name, came) {
  const answer = await fetch(name);
  if (!answer.ok || !answer.body) throw new Error(`${name} could not be fetched`);
  const parts = [], reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    came(value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const FULL = 768 * 2 ** 20; // bytes that no honest program uses
/** @type {Promise<Record<string, ArrayBuffer>> | undefined} */ let prepared;

/** All that can be done before it is known what for; gives the faces. @param {any} made */
async function prepare(made) {
  let come = 0;
  const app = fetched(made.app, (bytes) => progress((come += bytes) / made.bytes));
  const { loadPyodide } = await import(new URL(made.pyodide, location.href).href);
  const base = new URL(made.folder, location.href).href;
  const about = { abi_version: made.abi, arch: "wasm32", platform: made.platform, python: made.python, version: made.version };
  python = await loadPyodide({
    indexURL: base,
    packageBaseUrl: base,
    checkAPIVersion: false,
    lockFileContents: { info: about, packages: {} },
  });
  progress(0.9);
  python.FS.mkdir("/app");
  python.unpackArchive(await app, "zip", { extractDir: "/app" });
  python.runPython("import sys; sys.path.insert(0, '/app'); sys.setrecursionlimit(5000)");
  room = python.pyimport("scriptorium_web.room").ROOM;
  return faces(made.fonts);
}

/** @param {any} made */
async function begin(made) {
  const opening = openStorage(), fonts = await (prepared ??= prepare(made));
  storage = await opening;
  const handOut = (/** @type {string} */ name, /** @type {any} */ data) => scope.postMessage({ kind: "file", name, data: data.toJs?.() ?? data });
  const pulse = (/** @type {string} */ guest) => scope.postMessage({ kind: "pulse", guest, full: python._module.HEAPU8.length > FULL });
  room.opened(ruler(), storage ?? undefined, handOut, pulse);
  scope.postMessage({ kind: "ready", fonts, keeps: storage !== null });
}

/** The faces, for measuring here and for drawing there. @param {Record<string, string>} files */
async function faces(files) {
  /** @type {Record<string, ArrayBuffer>} */ const found = {};
  for (const [face, file] of Object.entries(files)) {
    found[face] = python.FS.readFile(`/app/scriptorium_art/fonts/${file}`).slice().buffer;
    const own = new FontFace(face, found[face].slice(0));
    /** @type {any} */ (scope).fonts.add(await own.load());
  }
  return found;
}

/** How wide letters are: measured here with the very letters that the page draws. */
function ruler() {
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(8, 8).getContext("2d"));
  let last = "";
  return (/** @type {string} */ text, /** @type {string} */ face, /** @type {number} */ size) => {
    const font = `${size}px ${face}, symbols`;
    if (font !== last) pen.font = last = font;
    return pen.measureText(text).width;
  };
}

/** @param {string} letter */
async function answer(letter) {
  const said = room.hear(letter), reply = said.toJs();
  said.destroy();
  try {
    await storage?.settled();
  } catch (error) {
    scope.postMessage({ kind: "unkept", why: String(error) });
  }
  scope.postMessage({ kind: "reply", reply, kept: spent.splice(0) }, [reply.buffer]);
}

/** @type {Promise<void>} */ let row = Promise.resolve();

scope.onmessage = (/** @type {MessageEvent} */ { data: told }) => {
  row = row.then(async () => {
    try {
      if (told.kind === "prepare") await (prepared ??= prepare(told.made));
      else if (told.kind === "begin") await begin(told.made);
      else if (told.kind === "letter") await answer(told.letter);
      else if (told.kind === "picture") {
        const data = python.FS.readFile(told.file);
        scope.postMessage({ kind: "picture", file: told.file, data }, [data.buffer]);
      }
    } catch (error) {
      const why = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
      scope.postMessage({ kind: "failed", why });
    }
  });
};
