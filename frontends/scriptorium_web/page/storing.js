// The browser's own storage, as far as Python needs it: two files that are written at once (OPFS),
// or whole files by name (IndexedDB), which are safe a little later.

/** Milliseconds that each record took until it was safe, since the last reply. @type {number[]} */
export const spent = [];

/** @param {FileSystemSyncAccessHandle} handle */
const place = (handle) => ({
  read() {
    const all = new Uint8Array(handle.getSize());
    handle.read(all, { at: 0 });
    return all;
  },
  /** @param {any} data @param {number} at */
  write(data, at) {
    const bytes = data.toJs(), began = performance.now();
    try {
      if (handle.write(bytes, { at }) < bytes.length) return "NotAllWritten";
      handle.flush();
      return "";
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    } finally {
      spent.push(performance.now() - began);
    }
  },
  /** @param {number} size */
  cut(size) {
    try {
      handle.truncate(size);
    } catch {} // what lies behind the end is no whole record, and is written over
  },
});

async function places() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("scriptorium", { create: true });
  const open = async (/** @type {string} */ name, tries = 10) => {
    const file = await folder.getFileHandle(name, { create: true });
    try {
      return place(await file.createSyncAccessHandle());
    } catch (error) { // a page that has just ended may hold it for a moment
      if (!tries) throw error;
      await new Promise((later) => setTimeout(later, 200));
      return open(name, tries - 1);
    }
  };
  return { places: [await open("row-1"), await open("row-2")], settled: async () => {} };
}

/** @template T @param {IDBRequest<T>} asked @returns {Promise<T>} */
const answered = (asked) =>
  new Promise((well, ill) => {
    asked.onsuccess = () => well(asked.result);
    asked.onerror = () => ill(asked.error);
  });

async function drawer() {
  const asked = indexedDB.open("scriptorium", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("files");
  const base = await answered(asked), store = base.transaction("files").objectStore("files");
  const [names, files] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
  /** @type {Promise<unknown>[]} */ const under = [];
  const write = (/** @type {(store: IDBObjectStore) => void} */ act) => {
    const turn = base.transaction("files", "readwrite", { durability: "strict" });
    act(turn.objectStore("files"));
    under.push(new Promise((well, ill) => {
      turn.oncomplete = well;
      turn.onerror = turn.onabort = () => ill(turn.error);
    }));
  };
  return {
    files: names.map((name, nr) => [String(name), files[nr]]),
    put: (/** @type {string} */ path, /** @type {any} */ data) => write((to) => to.put(data.toJs(), path)),
    drop: (/** @type {string} */ path) => write((from) => from.delete(path)),
    settled: () => Promise.all(under.splice(0)),
  };
}

/** The storage of this browser; null where it keeps nothing. */
export async function openStorage() {
  for (const kind of [places, drawer]) {
    try {
      return await kind();
    } catch (error) {
      console.warn("this storage cannot be used:", error);
    }
  }
  return null;
}
