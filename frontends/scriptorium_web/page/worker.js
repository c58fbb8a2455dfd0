// A worker: Python, with the engine, the games and the stage's pages. It answers letters. Another of
// its kind is begun by it where computers think: that answers questions.

import { openStorage, spent } from "./storing.js";

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {any} */ let python;
/** @type {any} */ let room;
/** @type {Awaited<ReturnType<typeof openStorage>>} */ let storage = null;
/** Files for others, since the last reply. @type {[string, any][]} */ const handed = [];

/** @param {number} part */
const progress = (part) => scope.postMessage({ kind: "progress", part });

/** @param {string} name @param {(bytes: number) => void} came @returns {Promise<ArrayBuffer>} */
async function fetched(name, came) {
  const answer = await fetch(name);
  if (!answer.ok || !answer.body) throw new Error(`${name} could not be fetched`);
  const counted = new TransformStream({ transform: (part, on) => (came(part.length), on.enqueue(part)) });
  return new Response(answer.body.pipeThrough(counted)).arrayBuffer();
}

const FULL = 768 * 2 ** 20; // bytes that no honest program uses
/** @type {Promise<Record<string, ArrayBuffer>> | undefined} */ let prepared;

/** All that can be done before it is known what for; gives the faces. @param {any} made @param {string} [part] */
async function prepare(made, part = "room") {
  let come = 0;
  const app = fetched(made.app, (bytes) => progress((come += bytes) / made.bytes));
  const { loadPyodide } = await import(new URL(made.pyodide, location.href).href);
  const indexURL = new URL(made.folder, location.href).href, lockFileContents = { info: made.info, packages: {} };
  python = await loadPyodide({ indexURL, packageBaseUrl: indexURL, checkAPIVersion: false, lockFileContents });
  progress(0.9);
  python.FS.mkdir("/app");
  python.unpackArchive(new Uint8Array(await app), "zip", { extractDir: "/app" });
  python.runPython("import sys; sys.path.insert(0, '/app'); sys.setrecursionlimit(5000)");
  room = python.pyimport(`scriptorium_web.${part}`).ROOM;
  return part === "room" ? faces(made.fonts) : {};
}

/** @param {any} made */
async function begin(made) {
  const opening = openStorage(), fonts = await (prepared ??= prepare(made));
  storage = await opening;
  const handOut = (/** @type {string} */ name, /** @type {any} */ data) => handed.push([name, data.toJs?.() ?? data]);
  const mark = (/** @type {string} */ guest) => scope.postMessage({ kind: "marked", guest, full: python._module.HEAPU8.length > FULL });
  room.opened(ruler(), storage ?? undefined, handOut, mark, () => hire(made));
  scope.postMessage({ kind: "ready", fonts, keeps: storage !== null });
}

/** A worker in which computers think, as Python speaks to it. @param {any} made */
function hire(made) {
  if (!("Worker" in scope)) return undefined;
  const mind = new Worker("worker.js", { type: "module" });
  mind.onmessage = ({ data: { kind, data } }) => room.from_mind(kind, data);
  mind.onerror = () => room.from_mind("failed", "it could not be begun");
  mind.postMessage({ kind: "think", made });
  const end = () => void (mind.terminate(), (mind.onmessage = null));
  return { end, tell: (/** @type {any} */ data) => mind.postMessage({ kind: "ask", data: data.toJs() }) };
}

/** @param {any} made */
async function think(made) {
  await prepare(made, "mind_room");
  room.opened((/** @type {string} */ kind, /** @type {any} */ data) => {
    if (python._module.HEAPU8.length > FULL) scope.postMessage({ kind: "failed", data: "full" });
    scope.postMessage({ kind, data: data.toJs?.() ?? data });
  });
}

/** The faces, for measuring here and for drawing there. @param {Record<string, string>} files */
async function faces(files) {
  /** @type {Record<string, ArrayBuffer>} */ const found = {};
  for (const [face, file] of Object.entries(files)) {
    found[face] = python.FS.readFile(`/app/scriptorium_ui/art/fonts/${file}`).slice().buffer;
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
  scope.postMessage({ kind: "reply", reply, kept: spent.splice(0), files: handed.splice(0) }, [reply.buffer]);
}

/** @type {Promise<void>} */ let row = Promise.resolve();

scope.onmessage = (/** @type {MessageEvent} */ { data: told }) => {
  row = row.then(async () => {
    try {
      if (told.kind === "prepare") await (prepared ??= prepare(told.made));
      else if (told.kind === "begin") await begin(told.made);
      else if (told.kind === "letter") await answer(told.letter);
      else if (told.kind === "think") await think(told.made);
      else if (told.kind === "ask") room.hear(told.data);
      else if (told.kind === "picture") {
        const data = python.FS.readFile(told.file);
        scope.postMessage({ kind: "picture", file: told.file, data }, [data.buffer]);
      }
    } catch (error) {
      const why = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
      scope.postMessage({ kind: "failed", data: why });
    }
  });
};
