// For screen readers and the Tab key: a real button over each thing that may be touched, with its
// words. Nobody sees them but who uses the keyboard, to whom the one in focus is marked.

/** @typedef {{key: string, rect: number[], says: string, enabled: boolean, focusable: boolean}} Answer */

/** @param {HTMLElement} room @param {Answer[]} answers @param {number} unit pixels of the canvas in one of the page
 * @param {(key: string) => void} press */
export function readOut(room, answers, unit, press) {
  const before = new Map([...room.children].map((one) => [/** @type {HTMLElement} */ (one).dataset.key, one]));
  let nr = 0;
  for (const { key, rect, says, enabled } of answers) {
    if (!says) continue;
    const known = /** @type {HTMLButtonElement | undefined} */ (before.get(key));
    const button = known ?? document.createElement("button");
    before.delete(key);
    if (!known) {
      button.dataset.key = key;
      button.onclick = () => press(key);
    }
    if (button.textContent !== says) button.textContent = says;
    button.disabled = !enabled;
    const [x, y, w, h] = rect.map((one) => one / unit);
    button.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;
    if (room.children[nr] !== button) room.insertBefore(button, room.children[nr] ?? null);
    nr++;
  }
  for (const gone of before.values()) gone.remove();
}
