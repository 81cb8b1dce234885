import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateRows } from './gate/gate-rows';
import { createRowMatcher } from './gate/match-row';
import { ADMIN, startTestApp, type TestApp } from './testing';

interface SentCall {
  /** Path in the client: `devices.update`. */
  name: string;
  method: string;
  /** With the query. */
  path: string;
  body: unknown;
  type: string | null;
}

/** Calls the tracking client has beside those that ask the server something. */
const ASKS_NOTHING = new Set(['on', 'close', 'resource', 'themes.fileUrl']);
const SILENT = new Set(['live']);
const ORIGIN = 'http://server.test';

/** Arguments of calls; the first that makes a complete address is used. */
const WHOLE = {
  id: 7,
  name: 'Seven',
  uniqueId: 'seven',
  email: 'seven@example.com',
  password: 'a long password',
  token: 'a-token',
  code: 'ABCD-EFGH-JKMN',
  type: 'alarm',
  notificators: 'web',
  notificator: 'web',
  deviceId: 7,
  eventId: 7,
  stopId: 7,
  reason: 'because',
  from: '2026-08-21T00:00:00Z',
  to: '2026-08-22T00:00:00Z',
  attributes: {},
  expiresAt: '2026-08-22T00:00:00Z',
};
const ARGUMENTS: unknown[] = [
  ...[undefined, WHOLE, 7, [7], 'seven'],
  // Calls without a body refuse what they do not know.
  ...[{ id: 7 }, { eventId: 7 }, { stopId: 7 }, { notificator: 'web' }, { path: '/drivers' }],
  { userId: 7, action: 'read', area: 'devices' },
];
/** Beside the first. */
const FURTHER: Readonly<Record<string, readonly unknown[]>> = { holders: [7] };

type Call = (...given: unknown[]) => unknown;

/** Every function of the client that speaks to the server, found by looking at the client. */
function listCalls(owner: object, above = ''): [name: string, call: Call][] {
  return Object.entries(owner).flatMap(([key, value]: [string, unknown]) => {
    const name = `${above}${key}`;
    if (SILENT.has(name) || ASKS_NOTHING.has(name)) return [];
    if (typeof value === 'function') return [[name, value as Call] as [string, Call]];
    return typeof value === 'object' && value !== null ? listCalls(value, `${name}.`) : [];
  });
}

const isWhole = (path: string): boolean =>
  !/(undefined|null|NaN)\b|object/.test(decodeURIComponent(path));

/** Records the request of a call, made with the first arguments that fit. */
async function record(name: string): Promise<SentCall | undefined> {
  for (const argument of ARGUMENTS) {
    let sent: SentCall | undefined;
    const client = createTrackingClient({
      baseUrl: ORIGIN,
      fetch: async (url, init) => {
        const request = new Request(url as string, init);
        const type = request.headers.get('content-type');
        const text = await request.text();
        const body: unknown = type?.includes('json') ? JSON.parse(text) : text;
        const path = request.url.slice(ORIGIN.length);
        sent ??= { name, method: request.method, path, body, type };
        return new Response('', { status: 500 });
      },
    });
    const call = new Map(listCalls(client)).get(name);
    try {
      await call?.(argument, ...(FURTHER[name] ?? []));
    } catch {
      // Refused before it was sent, or answered with the 500 above.
    }
    if (sent !== undefined && isWhole(sent.path)) return sent;
  }
  return undefined;
}

const names = listCalls(createTrackingClient({ baseUrl: ORIGIN }) satisfies TrackingClient).map(
  ([name]) => name,
);
const matchRoute = createRowMatcher(gateRows);

let server: TestApp;
beforeAll(async () => (server = await startTestApp({ setupCode: 'ABCD-EFGH-JKMN' })));
afterAll(() => server.stop());

describe('a call of the client', () => {
  it('is found by looking at the client', () => {
    expect(names).toEqual(expect.arrayContaining(['server.update', 'session.get', 'users.create']));
    expect(names.length).toBeGreaterThan(30);
  });

  it.each(names)('%s is known at the door, and all it sends is taken', async (name) => {
    const sent = await record(name);
    if (sent === undefined) throw new Error(`No arguments were found that make ${name} ask.`);
    const { pathname, searchParams } = new URL(sent.path, ORIGIN);
    const answer = matchRoute(sent.method, pathname.replace(/^\/api/, ''));
    if (!('match' in answer)) {
      const url = decodeURIComponent(pathname);
      const urls = [url, url.replace(/\/\d+(?=\/|$)/, '/:id')];
      const method = sent.method as 'GET';
      const known = urls.some((one) => server.app.fastify.hasRoute({ method, url: one }));
      expect({ ...sent, known }).toMatchObject({ known: true });
      return;
    }
    const { row } = answer.match;
    expect(Object.keys(row.query ?? {})).toEqual(expect.arrayContaining([...searchParams.keys()]));
    const members = sent.type?.includes('json')
      ? Object.keys(sent.body as object)
      : [...new URLSearchParams(sent.body as string).keys()];
    expect(row.body ?? []).toEqual(expect.arrayContaining(members));
  });
});

it('[S6.6] the settings of the server are saved by an administrator, and by nobody else', async () => {
  const open = await startTestApp();
  try {
    await open.addUser({ name: 'Bruno', email: 'bruno@example.com' });
    const signIn = async (email: string) => {
      const browser = open.browser();
      await browser.signIn(email, ADMIN.password);
      const token = (await browser.call('POST /api/session/token')).text;
      return createTrackingClient({ baseUrl: open.origin, auth: { kind: 'token', token } });
    };
    const [ana, bruno] = [await signIn(ADMIN.email), await signIn('bruno@example.com')];
    const before = await ana.server.get();
    const saved = await ana.server.update({ ...before, announcement: 'Closed on Sunday' });
    expect(saved).toEqual({ ...before, announcement: 'Closed on Sunday' });
    expect(await ana.server.get()).toEqual(saved);
    await expect(bruno.server.update({ ...before, announcement: 'x' })).rejects.toMatchObject({
      code: 'ADMINISTRATOR_REQUIRED',
    });
    expect((await ana.server.get()).announcement).toBe('Closed on Sunday');
  } finally {
    await open.stop();
  }
});
