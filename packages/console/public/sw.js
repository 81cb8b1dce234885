/* global self */
/**
 * The worker of the console: shows push notifications, opens what they are about, and says where they go from now on;
 * no more. Pages load without it. The server writes `self.brand`, that of the domain it came from, before the first
 * line.
 */
const brand = self.brand ?? { title: '', icon: '' };

/** What the server sent; a message that cannot be read still says that there is one. */
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

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renew(event.newSubscription)),
);
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});
