// The service worker: all files of one version are fetched once and kept; then no net is needed.
// A newer version waits until no page of this one is open: never in the middle of a match.

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = "@VERSION@";
const SHARED = "shared"; // what other programs hand over lies there until the page takes it

async function keepAll() {
  const files = await (await fetch("files.json", { cache: "no-cache" })).json();
  await (await caches.open(VERSION)).addAll(["./", ...files]);
  if (scope.registration.active) for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) page.postMessage("update");
}

async function begin() {
  for (const name of await caches.keys()) if (name !== VERSION && name !== SHARED) await caches.delete(name);
  await scope.clients.claim();
}

/** Whether a form comes from this page, or from a program of the device, which has no address: what another page posts names
 * that page, or hides it, as by `no-referrer`. @param {Request} request */
function fromElsewhere({ headers, referrer }) {
  const from = [headers.get("Origin"), referrer].filter((one) => one && one !== "null" && one !== "about:client");
  return from.some((one) => new URL(/** @type {string} */ (one)).origin !== location.origin);
}

/** @param {Request} request */
async function take(request) {
  if (fromElsewhere(request)) return new Response("This comes from another page, and is not taken in.", { status: 403 });
  const form = await request.formData(), place = await caches.open(SHARED), files = form.getAll("files");
  const words = form.get("text");
  if (words && !files.length) files.push(new File([words], "letter.txt"));
  for (const file of files) if (file instanceof File) await place.put(`shared/${encodeURIComponent(file.name)}`, new Response(file));
  return Response.redirect("./", 303);
}

/** What a server sends says whose turn it is and nothing of the match. @param {PushEvent} event */
async function notify(event) {
  const told = event.data?.json() ?? {};
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some((page) => page.visibilityState === "visible")) return; // it is seen there
  await scope.registration.showNotification(told.title ?? "Scriptorium", { body: told.body ?? "", tag: "turn", icon: "icon-192.png" });
}

/** Back to a page that is open, or to a new one. @param {NotificationEvent} event */
async function comeBack(event) {
  event.notification.close();
  const [page] = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  await (page ? page.focus() : scope.clients.openWindow("./"));
}

scope.addEventListener("push", (event) => event.waitUntil(notify(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(comeBack(event)));
scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) => event.waitUntil(begin()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === new URL("share", scope.registration.scope).href) event.respondWith(take(request));
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = caches.open(VERSION).then((cache) => cache.match(request, { ignoreSearch: true }));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
