// The page: a canvas and what lies over it. It tells the worker what the player does and shows what
// comes back. One letter is under way at a time; what happens meanwhile goes with the next.

import { gathered, listen } from "./hearing.js";
import { Painter } from "./painter.js";
import { readOut } from "./reading.js";
import { soundsOf } from "./sounding.js";

/** @template {HTMLElement} T @param {string} id @returns {T} */
const element = (id) => /** @type {T} */ (document.getElementById(id));
const glass = /** @type {HTMLCanvasElement} */ (element("glass"));
const pieces = element("pieces"), told = element("told"), line = /** @type {HTMLInputElement} */ (element("line"));
const [made, sentences] = await Promise.all(["made.json", "sentences.json"].map(async (name) => (await fetch(name)).json()));
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in sentences) ?? "en";
const say = (/** @type {string} */ id) => sentences[language][id];
const mouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
const sounds = soundsOf("sounds/", made.sounds, made.repeated);
const reader = new TextDecoder();
document.documentElement.lang = language;

/** @param {string} text @param {{button?: string, act?: () => void, part?: number}} more */
function tellPlayer(text, { button = "", act, part } = {}) {
  const [words, bar, press] = /** @type {[HTMLElement, HTMLProgressElement, HTMLButtonElement]} */ ([...told.children]);
  told.hidden = !text;
  words.textContent = text;
  bar.hidden = part === undefined;
  if (part !== undefined) bar.value = part;
  press.hidden = !button;
  press.textContent = button;
  press.onclick = act ?? null;
}

/** One in which the room is, or could be. @param {string} [kind] @returns {Worker} */
function hire(kind) {
  const one = new Worker("worker.js", { type: "module" });
  one.onmessage = (event) => void (one === worker && heard(event.data));
  if (kind) one.postMessage({ kind, made });
  return one;
}
let worker = hire();
/** @type {Worker | null} */ let spare = null; // there while strangers' programs are on
const pictures = new Map();
const painter = new Painter(glass, async (file) => {
  if (!file.startsWith("/")) return (await fetch(`atlas/${made.pictures[file]}`)).blob();
  worker.postMessage({ kind: "picture", file });
  return new Promise((come) => pictures.set(file, (/** @type {Uint8Array} */ data) => come(new Blob([/** @type {BlobPart} */ (data)]))));
});
const state = { mouse, writing: false, busy: true, number: 0, due: /** @type {number | null} */ (null), timer: 0, frame: 0,
  guest: "", patience: 0, watch: 0, playing: "" };
/** @type {import("./hearing.js").Event[]} */ let events = [];
/** @type {import("./reading.js").Answer[]} */ let answers = [];
export const seen = { painter, state, kept: /** @type {number[]} */ ([]), answered: /** @type {number[]} */ ([]) };
Object.assign(globalThis, { scriptorium: seen });

function device() {
  const density = devicePixelRatio || 1, { clientWidth, clientHeight } = glass;
  painter.resize(Math.round(clientWidth * density), Math.round(clientHeight * density));
  return { width: glass.width, height: glass.height, density, font_scale: 1, mouse };
}

let asked = 0;
function send() {
  if (state.busy) return;
  clearTimeout(state.timer);
  state.busy = true;
  const letter = [++state.number, performance.now() / 1000, gathered(events)];
  events = [];
  asked = performance.now();
  worker.postMessage({ kind: "letter", letter: JSON.stringify(letter) });
}

/** @param {import("./hearing.js").Event} event */
function tell(event) {
  events.push(event);
  send();
}

/** @type {WakeLockSentinel | null} */ let lamp = null;
/** @type {Record<string, (word: any) => void>} */
const DOES = {
  shown: (word) => painter.shown.change(word.parts, word.changes),
  lifted: (word) => painter.shown.lift(word.keys),
  moved: (word) => painter.shown.put(word.key, word),
  restored: (word) => painter.shown.put(word.key, null),
  settled: () => painter.shown.lift([]),
  sound: (word) => void sounds.play(word.name, word.volume),
  music: (word) => void sounds.music(word.volume),
  keyboard: (word) => (word.wanted ? line.focus() : line.blur()),
  awake: async (word) => {
    if (!word.wanted) void lamp?.release();
    else lamp = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  },
  pick: () => ((picker.value = ""), picker.click()), // the same file may be chosen again
  "fill-screen": () => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  answers: (word) => (answers = word.answers),
  playing: (word) => (state.playing = word.match),
  strangers: (word) => {
    if (word.mods.length) spare ??= hire("prepare");
  },
  close: () => tellPlayer(say("closed"), { button: say("again"), act: () => location.reload() }),
  trouble: (word) => tellPlayer(word.told, { button: say("again"), act: () => location.reload() }),
};

/** @param {Uint8Array} data */
function hear(data) {
  const [, words, due, writing] = JSON.parse(reader.decode(data));
  seen.answered.push(performance.now() - asked);
  if (state.guest) pulse("");
  for (const word of words) DOES[word.what]?.(word);
  Object.assign(state, { busy: false, due, writing });
  if (words.length) painter.wake();
  if (events.length) send();
  else if (due !== null) {
    if (due < 0.02) requestAnimationFrame(send);
    else state.timer = setTimeout(send, due * 1000);
  }
}

painter.wake = () => {
  state.frame ||= requestAnimationFrame(() => {
    state.frame = 0;
    painter.draw();
    readOut(pieces, answers, glass.width / glass.clientWidth, (key) => tell({ what: "press", key }));
  });
};

/** @param {Uint8Array} data @param {string} name */
async function handOut(name, data) {
  const file = new File([/** @type {BlobPart} */ (data)], name);
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
}

/** Whose code runs in the room. It is ended where that does not move on, by the clock of this page. @param {string} guest */
function pulse(guest) {
  Object.assign(state, { guest, patience: 12 });
  if (guest) state.watch ||= setInterval(() => --state.patience || lost("hung"), 100);
  else state.watch = Number(void clearInterval(state.watch));
}

/** @type {Record<string, unknown>} */ let begun = {};
/** The room is no more: another one tells by whose fault, and how to go on. @param {string} why */
function lost(why) {
  begun = { lost: why, guests: state.guest.split(", ").filter(Boolean), match: state.playing };
  pulse("");
  worker.terminate();
  clearTimeout(state.timer);
  Object.assign(state, { busy: true, due: null, playing: "" });
  [worker, spare, events, answers] = [spare ?? hire(), null, [], []];
  worker.postMessage({ kind: "begin", made });
}

/** @param {any} word */
async function heard(word) {
  if (word.kind === "reply") seen.kept.push(...word.kept), hear(word.reply);
  else if (word.kind === "pulse") word.full ? lost("full") : pulse(word.guest);
  else if (word.kind === "progress") tellPlayer(say("loading"), { part: word.part });
  else if (word.kind === "picture") pictures.get(word.file)?.(word.data);
  else if (word.kind === "file") void handOut(word.name, word.data);
  else if (word.kind === "unkept") tellPlayer(say("not-kept"), { button: say("on"), act: () => tellPlayer("") });
  else if (word.kind === "failed") {
    console.error(word.data);
    tellPlayer(`${say("failed")}\n${word.data.split("\n")[0]}`, { button: say("again"), act: () => location.reload() });
  } else if (word.kind === "ready") {
    if (!state.number) for (const [face, data] of Object.entries(word.fonts)) document.fonts.add(await new FontFace(face, data).load());
    painter.shown.forget();
    tellPlayer(word.keeps ? (isSecureContext ? "" : say("plain")) : say("keeps-nothing"), { button: say("on"), act: () => tellPlayer("") });
    state.busy = false;
    tell({ what: "begin", version: made.version_of_letters, device: device(), lettering: "", words: true, picks: true, ...begun });
  }
}

listen(glass, line, tell, () => state);
line.value = "\u200b";
new ResizeObserver(() => {
  if (state.number) tell({ what: "resized", device: device() });
}).observe(glass);
document.addEventListener("visibilitychange", () => state.number && tell({ what: document.hidden ? "cover" : "renew" }));
const picker = Object.assign(document.createElement("input"), { type: "file", multiple: true, accept: ".scriptorium,.txt,.toml,.py" });
/** @param {FileList | null | undefined} files */
async function bring(files) {
  for (const file of files ?? []) {
    const url = await new Promise((come) => Object.assign(new FileReader(), { onload: (/** @type {any} */ event) => come(event.target.result) }).readAsDataURL(file));
    tell({ what: "bring", name: file.name, data: url.slice(url.indexOf(",") + 1) });
  }
}
picker.addEventListener("change", () => bring(picker.files));
window.addEventListener("dragover", (event) => event.preventDefault());
window.addEventListener("drop", (event) => {
  event.preventDefault();
  void bring(event.dataTransfer?.files);
});

/** Whether this is the only page that plays here; another one is told of, and may be ended. */
async function alone() {
  if (!navigator.locks) return true;
  const hold = (/** @type {LockOptions} */ options) =>
    new Promise((first) => {
      let held = false;
      const keep = () => new Promise(() => first((held = true)));
      // A browser that lends no storage lends no lock either; where nothing is kept nobody is in the way.
      navigator.locks.request("scriptorium", options, keep).catch(({ name }) => (held ? taken() : first(name === "SecurityError")));
    });
  const taken = () => {
    worker.terminate();
    tellPlayer(say("elsewhere"), { button: say("here"), act: () => location.reload() });
  };
  if (await hold({ signal: AbortSignal.timeout(1500) })) return true;
  return new Promise((come) =>
    tellPlayer(say("elsewhere"), { button: say("here"), act: () => void hold({ steal: true }).then(come) }),
  );
}

if (await alone()) worker.postMessage({ kind: "begin", made });

if (navigator.serviceWorker) {
  const refused = (/** @type {unknown} */ error) => console.warn("this browser keeps nothing for later:", error);
  const service = await navigator.serviceWorker.register("offline.js").catch(refused);
  service?.addEventListener("updatefound", () => {
    const fresh = service.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && navigator.serviceWorker.controller)
        tellPlayer(say("update"), { button: say("on"), act: () => tellPlayer("") });
    });
  });
}
