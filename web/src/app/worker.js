// The worker of the page: keeps what the page is made of, so that it opens without the server.
//
// A new version is kept beside the old one and waits until somebody wants it: pages that are open go on with what they
// have.  The build fills in the version and the files.

const VERSION = "VERSION";
const FILES = [];
/** The path below which a proxy shows the page. */
const HOME = new URL(".", location).pathname.slice(0, -1);
const SHELL = "netloft shell ";
/** Milliseconds after which a silent server is given up. */
const SILENT = 4000;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0].postMessage(VERSION);
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const path = url.pathname.slice(HOME.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("/languages/")) event.respondWith(sentences(request));
  else if (path.startsWith("/assets/") || FILES.includes(path)) event.respondWith(file(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function keepShell() {
  const shell = await caches.open(SHELL + VERSION);
  await shell.addAll(FILES.map((path) => new Request(HOME + path, path.startsWith("/assets/") ? {} : { cache: "no-cache" })));
}

/** Throw old versions away, but for the last one: a page that was opened with it may still need its parts. */
async function takeOver() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  const old = shells.filter((name) => name !== SHELL + VERSION).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

function kept(path) {
  return caches.match(path, { cacheName: SHELL + VERSION, ignoreVary: true });
}

/** The page as the server has it; if it is away, as it was kept. */
async function page(request) {
  const shell = () => kept(`${HOME}/`);
  try {
    const answer = await Promise.race([fetch(request), new Promise((_, fail) => setTimeout(fail, SILENT))]);
    return answer.status >= 500 ? ((await shell()) ?? answer) : answer;
  } catch {
    return (await shell()) ?? Response.error();
  }
}

/** A part of the page: parts have names that change with what is in them, so the kept one is the right one. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The sentences of a further language: new ones if the server is there. */
async function sentences(request) {
  const shell = await caches.open(SHELL + VERSION);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch {
    return (await shell.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

/** Bring a table to the front, in a window that is open if there is one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === HOME + path) ?? windows[0];
  if (!there) return self.clients.openWindow(HOME + path);
  await there.focus();
  there.postMessage({ go: path });
}
