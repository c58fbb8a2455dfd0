// What the player does, as events of the engine room: mouse, fingers, pens, wheel, keys, letters.

/** @typedef {Record<string, unknown> & {what: string}} Event */

const FINGERS = { pointerdown: "down", pointermove: "moved", pointerup: "up", pointercancel: "up" };

/** @param {HTMLCanvasElement} glass @param {HTMLInputElement} line
 * @param {Record<string, string>} names what pages call a key, by what a browser calls it
 * @param {(event: Event) => void} tell @param {() => {mouse: boolean, writing: boolean}} state */
export function listen(glass, line, names, tell, state) {
  const at = (/** @type {MouseEvent} */ event) => {
    const room = glass.getBoundingClientRect(), unit = glass.width / room.width;
    return [(event.clientX - room.left) * unit, (event.clientY - room.top) * unit];
  };
  const pointer = (/** @type {PointerEvent} */ event) => {
    event.preventDefault();
    const { type, buttons } = event, down = type === "pointerdown";
    if (down) {
      glass.setPointerCapture(event.pointerId);
      /** @type {HTMLElement | null} */ (document.activeElement)?.blur?.();
    }
    if (state().mouse && event.pointerType === "mouse") {
      const how = down ? "pressed" : type !== "pointermove" ? "released" : buttons ? "dragged" : "moved";
      tell({ what: "mouse", how, at: at(event), asks: event.button === 2 });
    } else if (type !== "pointermove" || buttons) {
      tell({ what: "finger", how: FINGERS[/** @type {keyof FINGERS} */ (type)], finger: event.pointerId, at: at(event) });
    }
  };
  for (const name of /** @type {(keyof FINGERS)[]} */ (Object.keys(FINGERS))) glass.addEventListener(name, pointer);
  glass.addEventListener("contextmenu", (event) => event.preventDefault());
  const turned = (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    if (event.deltaY) tell({ what: "wheel", at: at(event), by: Math.sign(event.deltaY) });
  };
  glass.addEventListener("wheel", turned, { passive: false });

  window.addEventListener("keydown", (event) => {
    const { key, shiftKey: shift } = event, command = event.ctrlKey || event.metaKey;
    const onPiece = document.activeElement?.tagName === "BUTTON" && (key === "Enter" || key === " ");
    const name = names[key] ?? (key.length === 1 ? key.toLowerCase() : "");
    if (!name || onPiece || event.isComposing || (command && !"zyfav".includes(name))) return;
    if (event.target !== line || name === "enter" || name === "escape") event.preventDefault();
    if (event.target === line && (key.length === 1 || key === "Backspace")) return;
    tell({ what: "key", name, shift, command });
    if (key.length === 1 && !command) tell({ what: "letters", letters: key });
  });
  window.addEventListener("paste", (event) => {
    const letters = event.clipboardData?.getData("text") ?? "";
    if (state().writing && letters) tell({ what: "letters", letters: letters.slice(0, 4000) });
    event.preventDefault();
  });
  // A keyboard on the glass writes into a line that nobody sees; one letter always stands in it.
  line.addEventListener("input", () => {
    if (!line.value) tell({ what: "key", name: "backspace" });
    const letters = line.value.slice(1);
    if (letters) tell({ what: "letters", letters });
    line.value = "\u200b";
  });
}

/** Moves that came while the room was at work become one. @param {Event[]} events */
export function gathered(events) {
  const moves = (/** @type {Event | undefined} */ one) => one?.how === "moved" || one?.how === "dragged";
  return events.filter((one, nr) => {
    const next = events[nr + 1];
    return !moves(one) || !moves(next) || next?.finger !== one.finger || next?.how !== one.how;
  });
}
