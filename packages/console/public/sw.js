/* global self, caches */
/**
 * The worker of the console: shows push notifications, opens what they are about, says where they go from now on, and
 * opens the page of drivers without a network; no more. All other pages load without it. The server writes `self.brand`, that of the domain it came from, before the first
 * line.
 */
const brand = self.brand ?? { title: '', icon: '' };

/** Parses a push message; an unreadable one still yields a notification. */
function readMessage(data) {
  try {
    const { id, tag, title, body, path, icon } = data.json();
    return { id, tag, title, body, path, icon };
  } catch {
    return {};
  }
}

/** One notification a vehicle: the newest, with how many came before it and were not looked at. */
async function show({ id = '', tag = 'message', title, body = '', path = '/', icon }) {
  const known = (await self.registration.getNotifications({ tag }))[0]?.data;
  // The service was not sure whether it had brought this one.
  const isAgain = known?.id === id;
  const before = known ? known.before + (isAgain ? 0 : 1) : 0;
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.showNotification(title || brand.title, {
    body: before > 0 ? `${body} (+${before})` : body,
    tag,
    icon: icon || brand.icon,
    // A page that is looked at tells it by itself.
    silent: isAgain || pages.some(({ focused }) => focused),
    renotify: !isAgain,
    data: { id, before, path },
  });
}

/** Shows a place in a page that is open, else in a new one. */
async function open(path) {
  const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  const url = new URL(isOwn ? path : '/', self.location.origin).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  const moved = await page?.navigate(url).catch(() => null);
  return moved ? moved.focus() : self.clients.openWindow(url);
}

/** The push service gives the browser another address: the server is told, in the name of the session that is there. */
async function renew(given) {
  const answer = await fetch('/api/push-devices/key');
  const { key } = answer.ok ? await answer.json() : {};
  if (!key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = given ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push-devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** Prefix of the names of the driver page's caches. */
const KEPT = 'driver-page-1 ';
const DRIVER_PAGE = '/qr-driver';
const DRIVER_PAGES = /^\/(?:motorista|qr-driver|qr-driver\/scan\/[^/]+)\/?$/i;
/** A network that hardly answers is none: nobody waits for it at a vehicle. */
const PATIENCE_MS = 3_000;

const findKept = (request) => caches.match(request, { ignoreVary: true });

/** The page of drivers as the server has it; as it was kept where the server is not reached soon. */
async function answerPage(request) {
  const kept = await findKept(DRIVER_PAGE);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  return first && first.status < 500 ? first : kept;
}

/** A file: those of a build never change, of all others what was kept is good for no network alone. */
async function answerFile(request, path) {
  const kept = path.startsWith('/assets/') ? await findKept(request) : undefined;
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const known = await findKept(request);
    if (known) return known;
    throw error;
  }
}

/** Deletes caches of earlier versions. */
async function clean() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !name.startsWith(KEPT)).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === self.location.origin;
  if (!isOurs || /^\/api(?:\/|$)/.test(pathname) || request.headers.has('range')) return;
  if (request.mode !== 'navigate') event.respondWith(answerFile(request, pathname));
  else if (DRIVER_PAGES.test(pathname)) event.respondWith(answerPage(request));
});
self.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renew(event.newSubscription)),
);
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});
