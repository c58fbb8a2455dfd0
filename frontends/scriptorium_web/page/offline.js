// The service worker: all files of one version are fetched once and kept; then no net is needed.
// A newer version waits until no page of this one is open: never in the middle of a match.

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = "@VERSION@";

scope.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const files = await (await fetch("files.json", { cache: "no-cache" })).json();
      await (await caches.open(VERSION)).addAll(["./", ...files]);
    })(),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = caches.open(VERSION).then((cache) => cache.match(request, { ignoreSearch: true }));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
