// For screen readers and the Tab key: a real button over each thing that may be touched, with its
// words. Nobody sees them but who uses the keyboard, to whom the one in focus is marked.

/** @typedef {{key: string, rect: number[], says: string, enabled: boolean, focusable: boolean}} Answer */

/** @param {HTMLElement} room @param {Answer[]} answers @param {number} unit pixels of the canvas in one of the page
 * @param {(key: string) => void} press */
export function readOut(room, answers, unit, press) {
  const before = new Map([...room.children].map((one) => [/** @type {HTMLElement} */ (one).dataset.key, one]));
  const stay = new Set(answers.filter(({ says }) => says).map(({ key }) => key));
  // What goes goes first: a button behind it would be moved otherwise, and lose the focus.
  for (const [key, gone] of before) if (!stay.has(key ?? "")) gone.remove();
  let nr = 0;
  for (const { key, rect, says, enabled } of answers) {
    if (!says) continue;
    const known = /** @type {HTMLButtonElement | undefined} */ (before.get(key));
    const button = known ?? document.createElement("button");
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
}
