import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../../public/sw.js'), 'utf8');

interface Shown {
  title: string;
  tag: string;
  body: string;
  silent: boolean;
  renotify: boolean;
  icon: string;
  data: { id: string; before: number; path: string };
}

/** The worker in a browser of a test, where no page is open. */
function startWorker({ key = 'server-key' as string | null } = {}) {
  const told: unknown[] = [];
  const subscribedWith: unknown[] = [];
  const subscriptionOf = (name: string) => ({
    toJSON: () => ({ endpoint: `https://push.test/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
  });
  const fetch = async (path: string, options?: { body: string }) => {
    if (options) told.push([path, JSON.parse(options.body)]);
    return { ok: key !== null, json: async () => ({ key }) };
  };
  const shown: Shown[] = [];
  const opened: string[] = [];
  const pages: { focused: boolean; navigate: (url: string) => Promise<unknown> }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    brand: { title: 'Frota', icon: '/icon.png' },
    location: { origin: 'https://fleet.test' },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    registration: {
      pushManager: {
        async subscribe(options: object) {
          subscribedWith.push(options);
          return subscriptionOf('made');
        },
      },
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
      showNotification: async (title: string, options: object) => {
        const next = { title, ...options } as Shown;
        const known = shown.findIndex(({ tag }) => tag === next.tag);
        shown.splice(known < 0 ? shown.length : known, 1, next);
      },
    },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => opened.push(url) },
  };
  runInNewContext(SCRIPT, { self, URL, fetch });
  const tell = async (type: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (until: Promise<unknown>) => (done = until);
    listeners.get(type)?.({ ...event, waitUntil });
    await done;
  };
  const push = (message: object) => tell('push', { data: { json: () => message } });
  const click = (path: unknown) =>
    tell('notificationclick', { notification: { close: () => undefined, data: { path } } });
  return { shown, opened, pages, tell, push, click, told, subscribedWith, subscriptionOf };
}

const sos = { id: 'event 1', tag: 'device 7', title: 'Bus 2067', body: 'SOS', path: '/devices/7' };

describe('the worker of the console', () => {
  it('shows what happened, one notification a vehicle', async () => {
    const { push, shown } = startWorker();
    await push(sos);
    await push({ ...sos, id: 'event 2', body: 'Power cut' });
    await push({ ...sos, id: 'event 3', tag: 'device 8', title: 'Van' });
    expect(shown).toMatchObject([
      { title: 'Bus 2067', body: 'Power cut (+1)', silent: false, renotify: true },
      { title: 'Van', body: 'SOS', icon: '/icon.png' },
    ]);
  });

  it('rings once for what its service brings twice', async () => {
    const { push, shown } = startWorker();
    await push(sos);
    await push(sos);
    expect(shown).toMatchObject([{ body: 'SOS', silent: true, renotify: false }]);
  });

  it('leaves the sound to a page that is looked at, and says something of what it cannot read', async () => {
    const { pages, shown, tell } = startWorker();
    pages.push({ focused: true, navigate: async () => null });
    await tell('push', { data: null });
    expect(shown).toMatchObject([{ title: 'Frota', icon: '/icon.png', silent: true }]);
  });

  it('opens the vehicle in the page that is there, else in a new one, and no other site', async () => {
    const { click, opened, pages } = startWorker();
    await click('/devices/7');
    for (const path of ['//evil.test', 'https://evil.test', '/\\evil.test', null])
      await click(path);
    expect(opened).toEqual([
      'https://fleet.test/devices/7',
      ...Array.from({ length: 4 }, () => 'https://fleet.test/'),
    ]);
    const moved: string[] = [];
    const navigate = async (url: string) => {
      moved.push(url);
      return { focus: () => undefined };
    };
    pages.push({ focused: false, navigate });
    await click('/devices/9');
    expect([moved, opened.length]).toEqual([['https://fleet.test/devices/9'], 5]);
  });

  it('tells the server of a new address of the browser, and makes one where it got none', async () => {
    const { tell, told, subscribedWith, subscriptionOf } = startWorker();
    await tell('pushsubscriptionchange', { newSubscription: subscriptionOf('given') });
    await tell('pushsubscriptionchange', { newSubscription: null });
    const keys = { p256dh: 'p', auth: 'a' };
    expect(told).toEqual([
      ['/api/push-devices', { endpoint: 'https://push.test/given', ...keys }],
      ['/api/push-devices', { endpoint: 'https://push.test/made', ...keys }],
    ]);
    expect(subscribedWith).toEqual([{ userVisibleOnly: true, applicationServerKey: 'server-key' }]);
    const signedOut = startWorker({ key: null });
    await signedOut.tell('pushsubscriptionchange', { newSubscription: null });
    expect([signedOut.told, signedOut.subscribedWith]).toEqual([[], []]);
  });
});
