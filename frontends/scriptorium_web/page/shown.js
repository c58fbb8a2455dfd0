// What is to be seen: the parts and items of the engine room's display list, put together from the
// changes that it sends. Tells which rectangles of the glass are other than before.

/** @typedef {[number, number, number, number]} Rect */
/** @typedef {{kind: string, key: string, layer: number, rect: Rect, colour?: number[], angle?: number,
 *   radius?: number, parts?: Rect[], glow?: boolean, cut?: [string, number, number, number, number],
 *   whole?: [number, number][][], body?: [number, number][][], edge?: number[], inside?: number[],
 *   inner?: number[], shown?: number[], file?: string, side?: number, lines?: string[],
 *   face?: string, size?: number, align?: string}} Item */
/** @typedef {{name: string, live: boolean, clips: [string, Rect][], items: Item[],
 *   order: string[] | null, whole?: boolean}} Change */
/** @typedef {{x: number, y: number, angle: number, alpha: number, size: number}} Place */

// Of these layers nothing is seen outside the rectangle of that name.
/** @type {Record<number, string>} */
export const CLIPPED = { 1: "board", 2: "board", 3: "board", 5: "body", 6: "second", 9: "sheet" };
export const LAYERS = 11;

class Part {
  /** @param {Change} change @param {Part | undefined} before */
  constructor(change, before) {
    const known = new Map(before?.items.map((item) => [item.key, item]));
    for (const item of change.items) known.set(item.key, item);
    this.name = change.name;
    this.live = change.live;
    this.clips = change.clips;
    /** @type {Item[]} */
    this.items = change.whole
      ? change.items
      : (change.order ?? before?.items.map((item) => item.key) ?? []).flatMap((key) => known.get(key) ?? []);
    /** @type {Item[][]} */
    this.layers = Array.from({ length: LAYERS }, () => []);
    for (const item of this.items) this.layers[item.layer].push(item);
  }
}

export class Shown {
  constructor() {
    /** @type {Part[]} */ this.parts = [];
    /** @type {Map<string, Place>} */ this.places = new Map();
    /** @type {Set<string>} */ this.lifted = new Set();
    /** @type {Record<string, Rect>} */ this.clips = {};
    /** @type {(rect: Rect, still: boolean) => void} */ this.stain = () => {};
  }

  /** Another room shows everything anew. */
  forget() {
    this.places.clear();
    this.lift([]);
    this.change([], []);
  }

  /** Where an item is now, with room for being turned. @param {Item} item @returns {Rect} */
  room(item) {
    const place = this.places.get(item.key);
    let [x, y, w, h] = item.rect;
    let wide = w / 2, high = h / 2;
    const middle = place ? [place.x, place.y] : [x + wide, y + high];
    if (place || item.angle) wide = high = (Math.hypot(w, h) / 2) * Math.max(1, place?.size ?? 1);
    const edge = item.kind === "edges" ? rim(item) : 2;
    return [middle[0] - wide - edge, middle[1] - high - edge, 2 * (wide + edge), 2 * (high + edge)];
  }

  /** @param {string[]} names @param {Change[]} changes */
  change(names, changes) {
    const before = new Map(this.parts.map((part) => [part.name, part]));
    const after = new Map(before);
    for (const change of changes) after.set(change.name, new Part(change, before.get(change.name)));
    for (const [name, part] of before) if (!names.includes(name)) this.all(part);
    for (const { name } of changes) this.compare(before.get(name), /** @type {Part} */ (after.get(name)));
    this.parts = names.map((name) => after.get(name)).filter((part) => part !== undefined);
    this.clip();
  }

  /** @param {Part} part */
  all(part) {
    for (const item of part.items) this.stain(this.room(item), !part.live);
  }

  /** @param {Part | undefined} before @param {Part} after */
  compare(before, after) {
    if (before?.live !== after.live) return [before, after].forEach((part) => part && this.all(part));
    const here = new Set(after.items), was = new Set(before.items);
    for (const item of before.items) if (!here.has(item)) this.stain(this.room(item), !after.live);
    for (const item of after.items) if (!was.has(item)) this.stain(this.room(item), !after.live);
    const stayed = after.items.filter((item) => was.has(item));
    const order = before.items.filter((item) => here.has(item));
    if (stayed.some((item, at) => item !== order[at])) this.all(after);
  }

  clip() {
    const clips = Object.fromEntries(this.parts.flatMap((part) => part.clips));
    for (const name of new Set([...Object.keys(clips), ...Object.keys(this.clips)])) {
      if (String(clips[name]) === String(this.clips[name])) continue;
      const live = this.parts.some((part) => part.live && part.clips.some(([one]) => one === name));
      for (const rect of [clips[name], this.clips[name]]) if (rect) this.stain(rect, !live);
    }
    this.clips = clips;
  }

  /** @param {Iterable<string>} keys */
  *named(keys) {
    const wanted = new Set(keys);
    for (const part of this.parts)
      for (const item of part.items) if (wanted.has(item.key)) yield { part, item };
  }

  /** These items move from now on: they lie above what stands still. @param {string[]} keys */
  lift(keys) {
    const other = [...keys, ...this.lifted];
    this.lifted = new Set(keys);
    for (const { part, item } of this.named(other)) this.stain(this.room(item), !part.live);
  }

  /** @param {string} key @param {Place | null} place null: where it belongs */
  put(key, place) {
    for (const { item } of this.named([key])) {
      this.stain(this.room(item), false);
      if (place) this.places.set(key, place);
      else this.places.delete(key);
      this.stain(this.room(item), false);
    }
    if (!place) this.places.delete(key);
  }

  /** What is drawn, in its order: what stands still, else what moves and then what is lively.
   * @param {boolean} still */
  *drawn(still) {
    for (const live of still ? [false] : [false, true])
      for (let layer = 0; layer < LAYERS; layer++)
        for (const part of this.parts)
          if (part.live === live) for (const item of part.layers[layer]) if (live || this.lifted.has(item.key) !== still) yield item;
  }
}

/** How far lines and their light reach beyond the rectangle. @param {Item} item */
function rim(item) {
  const [, , w, h] = item.rect;
  const out = (item.parts ?? []).map(([a, b, c, d]) => Math.max(-a, -b, a + c - w, b + d - h, 0));
  return 2 + Math.max(0, ...out) + (item.glow ? 3 * thickness(item) : 0);
}

/** @param {Item} item */
export function thickness(item) {
  return Math.min(...(item.parts ?? []).map(([, , w, h]) => Math.min(w, h)));
}
