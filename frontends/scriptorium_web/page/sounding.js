// Sounds and music. A browser is silent until the player has touched the page.

/** @param {string} folder @param {Record<string, string>} files @param {[number, number]} repeated of the music */
export function soundsOf(folder, files, [loopStart, loopEnd]) {
  /** @type {AudioContext | null} */ let device = null;
  /** @type {Map<string, Promise<AudioBuffer>>} */ const loaded = new Map();
  /** @type {{source: AudioBufferSourceNode, gain: GainNode} | null} */ let music = null;
  let wanted = 0;

  const load = (/** @type {AudioContext} */ on, /** @type {string} */ name) => {
    const sound = loaded.get(name) ?? fetch(folder + files[name]).then((answer) => answer.arrayBuffer()).then((data) => on.decodeAudioData(data));
    loaded.set(name, sound);
    return sound;
  };
  const play = async (/** @type {string} */ name, /** @type {number} */ volume, loop = false) => {
    if (!device || !files[name]) return null;
    const buffer = await load(device, name), source = device.createBufferSource(), gain = device.createGain();
    Object.assign(source, { buffer, loop, loopStart, loopEnd });
    gain.gain.value = volume;
    source.connect(gain).connect(device.destination);
    source.start(0, loop ? loopStart : 0);
    return { source, gain };
  };
  const musicAt = async (/** @type {number} */ volume) => {
    wanted = volume;
    if (volume > 0 && !music && device) music = await play("music", volume, true);
    if (music) music.gain.gain.value = wanted;
  };
  const awake = () => {
    device ??= new AudioContext();
    void device.resume();
    void musicAt(wanted);
  };
  addEventListener("pointerup", awake, { once: true });
  addEventListener("keydown", awake, { once: true });
  document.addEventListener("visibilitychange", () => void (document.hidden ? device?.suspend() : device?.resume()));
  return { play, music: musicAt };
}
