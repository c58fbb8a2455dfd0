// Draws what is to be seen on a canvas: what stands still once, onto a picture of its own, and upon
// a copy of that what moves. Only rectangles that are other than before are drawn anew.

import { CLIPPED, Shown, thickness } from "./shown.js";

/** @typedef {import("./shown.js").Item} Item */
/** @typedef {import("./shown.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Pen */

const LEADING = 1.2;
const MOST_TINTS = 200;

/** @param {Rect[]} list @param {Rect} rect: rectangles that touch become one, others stay apart */
function stain(list, [x, y, w, h]) {
  let box = [x, y, x + w, y + h];
  for (let at = 0; at < list.length; at++) {
    const [p, q, e, f] = list[at];
    if (p > box[2] || p + e < box[0] || q > box[3] || q + f < box[1]) continue;
    box = [Math.min(p, box[0]), Math.min(q, box[1]), Math.max(p + e, box[2]), Math.max(q + f, box[3])];
    list.splice(at, 1);
    at = -1;
  }
  list.push([box[0], box[1], box[2] - box[0], box[3] - box[1]]);
}

export class Painter {
  /** @param {HTMLCanvasElement} canvas @param {(file: string) => Promise<Blob>} fetched */
  constructor(canvas, fetched) {
    this.canvas = canvas;
    this.fetched = fetched;
    this.pen = /** @type {Pen} */ (canvas.getContext("2d", { alpha: false }));
    this.back = new OffscreenCanvas(1, 1);
    this.backPen = /** @type {Pen} */ (this.back.getContext("2d", { alpha: false }));
    this.shown = new Shown();
    /** @type {Map<string, {picture: ImageBitmap | null, patterns: Map<number, CanvasPattern>}>} */
    this.pages = new Map();
    /** @type {Map<string, OffscreenCanvas>} */ this.tints = new Map();
    /** @type {Rect[]} */ this.stained = [];
    /** @type {Rect[]} */ this.stainedBack = [];
    /** @type {() => void} */ this.wake = () => {};
    this.shown.stain = (rect, still) => {
      stain(this.stained, rect);
      if (still) stain(this.stainedBack, rect);
    };
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    if (this.canvas.width === width && this.canvas.height === height) return;
    for (const one of [this.canvas, this.back]) [one.width, one.height] = [width, height];
    this.everything();
  }

  /** Whether no picture of what was drawn is still on its way. */
  isComplete() {
    return [...this.pages.values()].every(({ picture }) => picture);
  }

  everything() {
    this.shown.stain([0, 0, this.canvas.width, this.canvas.height], true);
    this.wake();
  }

  /** Draw what is other than before. */
  draw() {
    const stained = this.stained, stainedBack = this.stainedBack;
    this.stained = [];
    this.stainedBack = [];
    for (const rect of stainedBack) this.redraw(this.backPen, rect, true);
    for (const rect of stained) this.redraw(this.pen, rect, false);
  }

  /** @param {Pen} pen @param {Rect} rect @param {boolean} still */
  redraw(pen, rect, still) {
    const left = Math.max(0, Math.floor(rect[0])), above = Math.max(0, Math.floor(rect[1]));
    const right = Math.min(this.canvas.width, Math.ceil(rect[0] + rect[2]));
    const below = Math.min(this.canvas.height, Math.ceil(rect[1] + rect[3]));
    const wide = right - left, high = below - above;
    if (wide <= 0 || high <= 0) return;
    let clip = "";
    pen.save();
    pen.beginPath();
    pen.rect(left, above, wide, high);
    pen.clip();
    if (still) {
      pen.fillStyle = "#000";
      pen.fillRect(left, above, wide, high);
    } else pen.drawImage(this.back, left, above, wide, high, left, above, wide, high);
    for (const item of this.shown.drawn(still)) {
      const [x, y, w, h] = this.shown.room(item);
      if (x > right || x + w < left || y > below || y + h < above) continue;
      const wanted = CLIPPED[item.layer] ?? "";
      if (wanted !== clip) {
        if (clip) pen.restore();
        if (wanted) {
          pen.save();
          pen.beginPath();
          pen.rect(.../** @type {Rect} */ (this.shown.clips[wanted] ?? [0, 0, 0, 0]));
          pen.clip();
        }
        clip = wanted;
      }
      this.item(pen, item);
    }
    if (clip) pen.restore();
    pen.restore();
  }

  /** @param {Pen} pen @param {Item} item */
  item(pen, item) {
    const place = this.shown.places.get(item.key);
    const [red, green, blue, alpha] = item.colour ?? [255, 255, 255, 255];
    const seen = (place?.alpha ?? alpha) / 255;
    if (seen <= 0) return;
    const [x, y, w, h] = item.rect;
    const angle = place?.angle ?? item.angle ?? 0, size = place?.size ?? 1;
    pen.globalAlpha = seen;
    pen.fillStyle = `rgb(${red},${green},${blue})`;
    if (!place && !angle) this.bodies[item.kind](pen, item, x, y, w, h);
    else {
      pen.save();
      pen.translate(place?.x ?? x + w / 2, place?.y ?? y + h / 2);
      pen.rotate((angle * Math.PI) / 180);
      pen.scale(size, size);
      this.bodies[item.kind](pen, item, -w / 2, -h / 2, w, h);
      pen.restore();
    }
    pen.globalAlpha = 1;
  }

  /** How each kind of item is drawn, with its upper left corner at a place.
   * @type {Record<string, (pen: Pen, item: Item, x: number, y: number, w: number, h: number) => void>} */
  bodies = {
    fill: (pen, item, x, y, w, h) => pen.fillRect(x, y, w, h),
    round: (pen, item, x, y, w, h) => {
      pen.beginPath();
      pen.roundRect(x, y, w, h, Math.min(item.radius ?? 0, w / 2, h / 2));
      pen.fill();
    },
    edges: (pen, item, x, y) => {
      if (item.glow) {
        pen.shadowColor = String(pen.fillStyle);
        pen.shadowBlur = 2 * thickness(item);
      }
      for (const [left, above, wide, high] of item.parts ?? []) pen.fillRect(x + left, y + above, wide, high);
      pen.shadowBlur = 0;
    },
    image: (pen, item, x, y, w, h) => {
      const from = this.source(item);
      if (from) pen.drawImage(from.picture, ...from.cut, x, y, w, h);
    },
    polygon: (pen, item, x, y, w, h) => {
      const { whole = [], body = [], edge = [0, 0, 0], inside = [0, 0, 0] } = item;
      // What is seen through shows nothing of the edge below the inside.
      const faint = pen.globalAlpha < 1;
      for (const [outlines, colour] of [[faint ? [...whole, ...body] : whole, edge], [body, inside]]) {
        pen.beginPath();
        for (const outline of /** @type {[number, number][][]} */ (outlines)) {
          outline.forEach(([left, down], nr) => pen[nr ? "lineTo" : "moveTo"](x + left * w, y + down * h));
          pen.closePath();
        }
        pen.fillStyle = `rgb(${colour.slice(0, 3)})`;
        pen.fill("evenodd");
      }
    },
    patch: (pen, item, x, y, w, h) => {
      const from = this.source(item);
      if (!from) return;
      const [left, above, wide, high] = from.cut, [b, r, t, l] = item.inner ?? [0, 0, 0, 0];
      const [below, right, over, before] = item.shown ?? [0, 0, 0, 0];
      const across = [left, left + l, left + wide - r, left + wide], acrossShown = [x, x + before, x + w - right, x + w];
      const down = [above, above + t, above + high - b, above + high], downShown = [y, y + over, y + h - below, y + h];
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) {
          const size = [across[i + 1] - across[i], down[j + 1] - down[j]];
          const shown = [acrossShown[i + 1] - acrossShown[i], downShown[j + 1] - downShown[j]];
          if (Math.min(...size, ...shown) > 0)
            pen.drawImage(from.picture, across[i], down[j], size[0], size[1], acrossShown[i], downShown[j], shown[0], shown[1]);
        }
    },
    tiles: (pen, item, x, y, w, h) => {
      const side = item.side ?? 1, page = this.page(item.file ?? "");
      if (!page.picture) return;
      const pattern = page.patterns.get(side) ?? /** @type {CanvasPattern} */ (pen.createPattern(page.picture, "repeat"));
      page.patterns.set(side, pattern);
      pattern.setTransform(new DOMMatrix().scale(side / page.picture.width, side / page.picture.height));
      pen.save();
      pen.translate(x, y);
      pen.fillStyle = pattern;
      pen.fillRect(0, 0, w, h);
      pen.restore();
    },
    words: (pen, item, x, y, w) => {
      const { size = 1, align = "left", face = "", lines = [] } = item;
      pen.font = `${size}px ${face}, symbols`;
      pen.textAlign = /** @type {CanvasTextAlign} */ (align);
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText("Hg");
      const line = size * LEADING, at = align === "center" ? x + w / 2 : align === "right" ? x + w : x;
      const first = y + (line - above - below) / 2 + above;
      lines.forEach((text, nr) => pen.fillText(text, at, Math.round(first + nr * line)));
    },
  };

  /** The picture of an item and the part that is drawn; in its colour, as if seen through glass.
   * @param {Item} item @returns {{picture: CanvasImageSource, cut: [number, number, number, number]} | null} */
  source(item) {
    const [file, ...cut] = item.cut ?? ["", 0, 0, 1, 1], { picture } = this.page(file);
    const colour = (item.colour ?? []).slice(0, 3), [, , w, h] = cut;
    if (!picture || colour.every((part) => part === 255)) return picture && { picture, cut };
    const name = `${item.cut} ${colour}`;
    let own = this.tints.get(name);
    if (!own) {
      own = new OffscreenCanvas(w, h);
      const pen = /** @type {Pen} */ (own.getContext("2d"));
      pen.drawImage(picture, ...cut, 0, 0, w, h);
      pen.globalCompositeOperation = "multiply";
      pen.fillStyle = `rgb(${colour})`;
      pen.fillRect(0, 0, w, h);
      pen.globalCompositeOperation = "destination-in";
      pen.drawImage(picture, ...cut, 0, 0, w, h);
      if (this.tints.size >= MOST_TINTS) this.tints.clear();
      this.tints.set(name, own);
    }
    return { picture: own, cut: [0, 0, w, h] };
  }

  /** A page of pictures, fetched when it is first wanted. @param {string} file */
  page(file) {
    const known = this.pages.get(file);
    if (known) return known;
    const fresh = { picture: /** @type {ImageBitmap | null} */ (null), patterns: new Map() };
    const come = (/** @type {ImageBitmap} */ picture) => ((fresh.picture = picture), this.everything());
    const failed = (/** @type {unknown} */ error) => console.error(`the pictures in ${file} cannot be used:`, error);
    this.fetched(file).then(createImageBitmap).then(come).catch(failed);
    this.pages.set(file, fresh);
    return fresh;
  }
}
