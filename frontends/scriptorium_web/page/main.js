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
let served = ""; // the server, where one that keeps tables serves this page
const [made, sentences] = await Promise.all(["made.json", "sentences.json"].map(async (name) => {
  const answer = await fetch(name);
  if (answer.headers.has("Scriptorium-Tables")) served = location.origin;
  return answer.json();
}));
const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in sentences) ?? "en";
const say = (/** @type {string} */ id) => sentences[language][id];
const mouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
const sounds = soundsOf("sounds/", made.sounds, made.repeated);
const reader = new TextDecoder();
document.documentElement.lang = language;

const first = element("first"), MOST_FIRST = 3000; // milliseconds that it may hide the first page
/** The title's picture lies where the title will draw it, until that has been drawn. */
function placeFirst() {
  const { clientWidth: width, clientHeight: height } = first, left = Math.min(56, width * 0.06);
  const across = Math.max(width, height * made.title.ratio), menu = left + Math.min(360, width - 2 * left);
  const middle = (width > height ? menu + width : width) / 2;
  first.style.objectPosition = `${Math.min(0, Math.max(width - across, middle - made.title.focus * across))}px 100%`;
}
placeFirst();

/** @typedef {Partial<Record<"on" | "again" | "here" | "copy", () => void>>} Choices what may be answered, by what is said of it */
/** @param {string} text @param {Choices} answers @param {number} [part] */
function tellPlayer(text, answers = {}, part) {
  const [words, bar, ...presses] = /** @type {[HTMLElement, HTMLProgressElement, ...HTMLButtonElement[]]} */ ([...told.children]);
  told.hidden = !text;
  words.textContent = text;
  bar.hidden = part === undefined;
  bar.value = part ?? 0;
  presses.forEach((press, nr) => {
    const [label, act] = Object.entries(answers)[nr] ?? [];
    press.hidden = !label;
    press.textContent = label ? say(label) : "";
    press.onclick = () => (tellPlayer(""), act?.());
  });
}
const ON = { on: () => {} }, AGAIN = { again: () => location.reload() };

/** One in which the room is, or could be. @param {string} [kind] @returns {Worker} */
function hire(kind) {
  const one = new Worker("worker.js", { type: "module" });
  one.onmessage = (event) => void (one === worker && heard(event.data));
  if (kind) one.postMessage({ kind, made });
  return one;
}
let worker = hire();
/** @type {Worker | null} */ let spare = null; // there while third-party programs are on
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

const pushes = isSecureContext && "PushManager" in globalThis && "serviceWorker" in navigator;

/** Where a server with this key reaches the player while the page is closed; empty where they do not want it.
 * @param {string} key */
async function subscription(key) {
  if ((await Notification.requestPermission()) !== "granted") return "";
  const { pushManager } = await navigator.serviceWorker.ready;
  const kept = await pushManager.getSubscription();
  const found = kept ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return JSON.stringify(found);
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
  subscribe: async (word) => tell({ what: "subscribed", told: await subscription(word.key).catch(() => "") }),
  "fill-screen": () => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  answers: (word) => (answers = word.answers),
  playing: (word) => (state.playing = word.match),
  third_party: (word) => {
    if (word.mods.length) spare ??= hire("prepare");
  },
  close: () => tellPlayer(say("closed"), AGAIN),
  trouble: (word) => tellPlayer(word.told, AGAIN),
};

/** @param {Uint8Array} data */
function hear(data) {
  const [, words, due, writing] = JSON.parse(reader.decode(data));
  if (!seen.answered.length) setTimeout(() => first.remove(), MOST_FIRST);
  seen.answered.push(performance.now() - asked);
  if (state.guest) marked("");
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
    if (first.isConnected && seen.answered.length && painter.isComplete()) first.remove();
    readOut(pieces, answers, glass.width / glass.clientWidth, (key) => tell({ what: "press", key }));
  });
};

/** Files for others: shared as texts, which every browser lets through, or else downloaded; their words may be copied.
 * @param {[string, BlobPart][]} given */
async function handOut(given) {
  const files = given.map(([name, data]) => new File([data], name)), letters = files.filter(({ name }) => !name.endsWith(".scriptorium"));
  const texts = letters.map((one) => new File([one], one.name.replace(/(\.txt)?$/, ".txt"), { type: "text/plain" }));
  try {
    if (!mouse && navigator.canShare?.({ files: texts })) return await navigator.share({ files: texts });
  } catch (error) {
    if (/** @type {Error} */ (error).name === "AbortError") return; // the player thought better of it
  }
  for (const file of files) Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name }).click();
  const words = await texts[0]?.text(), copy = () => void navigator.clipboard.writeText(words);
  tellPlayer(say("handed-out"), words && navigator.clipboard ? { ...ON, copy } : ON);
}

/** Whose code runs in the room. It is ended where a call of it goes on for too long, by the clock of this page. @param {string} guest */
function marked(guest) {
  Object.assign(state, { guest, patience: 12 });
  if (guest) state.watch ||= setInterval(() => --state.patience || lost("hung"), 100);
  else state.watch = Number(void clearInterval(state.watch));
}

// A link to a table is for the room alone: it stays in no history, and goes to no server by itself.
const join = location.hash.startsWith("#t=") ? location.href : "";
if (join) history.replaceState(null, "", location.pathname);
window.addEventListener("hashchange", () => location.hash.startsWith("#t=") && location.reload());
/** @type {Record<string, unknown>} */ let begun = join ? { join: location.origin + "/" + new URL(join).hash } : {};
/** The room is no more: another one tells by whose fault, and how to go on. @param {string} why */
function lost(why) {
  begun = { lost: why, guests: state.guest.split(", ").filter(Boolean), match: state.playing };
  marked("");
  worker.terminate();
  clearTimeout(state.timer);
  Object.assign(state, { busy: true, due: null, playing: "" });
  [worker, spare, events, answers] = [spare ?? hire(), null, [], []];
  worker.postMessage({ kind: "begin", made });
}

/** @param {any} word */
async function heard(word) {
  if (word.kind === "reply") seen.kept.push(...word.kept), hear(word.reply), word.files.length && void handOut(word.files);
  else if (word.kind === "marked") word.full ? lost("full") : marked(word.guest);
  else if (word.kind === "progress") tellPlayer(say("loading"), {}, word.part);
  else if (word.kind === "picture") pictures.get(word.file)?.(word.data);
  else if (word.kind === "unkept") tellPlayer(say("not-kept"), ON);
  else if (word.kind === "failed") {
    console.error(word.data);
    tellPlayer(`${say("failed")}\n${word.data.split("\n")[0]}`, AGAIN);
  } else if (word.kind === "ready") {
    if (!state.number) for (const [face, data] of Object.entries(word.fonts)) document.fonts.add(await new FontFace(face, data).load());
    painter.shown.forget();
    tellPlayer(word.keeps ? (isSecureContext ? "" : say("plain")) : say("keeps-nothing"), ON);
    state.busy = false;
    tell({ what: "begin", version: made.version_of_letters, device: device(), lettering: "", words: true, picks: true, stays: true, pushes, served, ...begun });
    void takeShared().catch(() => {}); // a browser that keeps nothing has no such place either
  }
}

listen(glass, line, made.keys, tell, () => state);
line.value = "\u200b";
new ResizeObserver(() => {
  if (first.isConnected) placeFirst();
  if (state.number) tell({ what: "resized", device: device() });
}).observe(glass);
document.addEventListener("visibilitychange", () => state.number && tell({ what: document.hidden ? "cover" : "renew" }));
const picker = Object.assign(document.createElement("input"), { type: "file", multiple: true, accept: ".scriptorium,.txt,.toml,.py" });
/** @param {Iterable<File> | null | undefined} files */
async function bring(files) {
  for (const file of files ?? []) {
    const url = await new Promise((come) => Object.assign(new FileReader(), { onload: (/** @type {any} */ event) => come(event.target.result) }).readAsDataURL(file));
    tell({ what: "bring", name: file.name, data: url.slice(url.indexOf(",") + 1) });
  }
}
/** What other programs have handed over meanwhile. */
async function takeShared() {
  const place = await caches.open("shared");
  for (const one of await place.keys()) {
    const file = await (await place.match(one))?.blob();
    await place.delete(one);
    await bring([new File([file ?? ""], decodeURIComponent(one.url.split("/").pop() ?? ""))]);
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
  const taken = () => {
    worker.terminate();
    tellPlayer(say("elsewhere"), { here: () => location.reload() });
  };
  if (!navigator.locks) { // by a plain address the last page plays
    const others = new BroadcastChannel("scriptorium");
    others.onmessage = taken;
    others.postMessage("here");
    return true;
  }
  const hold = (/** @type {LockOptions} */ options) =>
    new Promise((first) => {
      let held = false;
      // A browser that lends no storage lends no lock either; where nothing is kept nobody is in the way.
      navigator.locks.request("scriptorium", options, () => new Promise(() => first((held = true)))).catch(({ name }) => (held ? taken() : first(name === "SecurityError")));
    });
  if (await hold({ signal: AbortSignal.timeout(1500) })) return true;
  return new Promise((come) => tellPlayer(say("elsewhere"), { here: () => void hold({ steal: true }).then(come) }));
}

if (await alone()) worker.postMessage({ kind: "begin", made });

if (navigator.serviceWorker) {
  navigator.serviceWorker.onmessage = () => tellPlayer(say("update"), ON);
  const refused = (/** @type {unknown} */ error) => console.warn("this browser keeps nothing for later:", error);
  await navigator.serviceWorker.register("offline.js").catch(refused);
}
