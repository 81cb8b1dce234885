import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UpstreamRequest, UpstreamResponse } from '../../upstream/upstream';
import type { GateRow } from '../gate/gate-row';
import { gateRows } from '../gate/gate-rows';
import { startTestApp, type TestApp, type TestDoor } from '../testing';
import { callBelowSockets, type HostileCall } from './testing/call-below-sockets';
import { hostileCall } from './testing/hostile-call';
import { readAsTracking } from './testing/read-as-tracking';

/** Number of targets called: `HOSTILE_TARGETS`, default 4,000. */
const HOSTILE_TARGETS = Number(process.env['HOSTILE_TARGETS'] ?? 4_000);
/** The same calls at each run, so that a failure is not of one day. */
const SEED = 31;
const TIMEOUT_MS = Math.max(60_000, HOSTILE_TARGETS * 4);
const ADMINISTRATOR = 1;
const user = {
  id: ADMINISTRATOR,
  name: 'Ana',
  email: 'ana@example.com',
  administrator: true,
  attributes: {},
  deviceLimit: -1,
  userLimit: -1,
  readonly: false,
  disabled: false,
};

interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body?: unknown;
}
/** Max number of concurrent calls. */
const TOGETHER = 20;
/** Members of what is stored, which a change is merged with. */
const STORED = ['id', 'name', 'attributes'];

let server: TestApp;
let door: TestDoor;
/** Requests sent upstream for the call being answered. */
const current = new AsyncLocalStorage<Sent[]>();

/** A tracking server that takes whatever comes, so that only the door refuses. */
const answer = ({ method, path, body }: UpstreamRequest): UpstreamResponse => {
  const json = (value: unknown) => ({ status: 200, body: JSON.stringify(value) });
  if (method === 'DELETE') return { status: 204, body: null };
  if (method !== 'GET') return json({ id: 7, attributes: {}, ...(body as object) });
  if (path === `/users/${ADMINISTRATOR}`) return json(user);
  if (path === '/server') return json({ id: 1, attributes: {} });
  const [, id] = /\/(\d+)$/.exec(path) ?? [];
  return json(id === undefined ? [] : { id: Number(id), name: 'x', attributes: {} });
};

beforeAll(async () => {
  server = await startTestApp();
  const { upstream } = server.engine;
  Object.assign(upstream, {
    send: async (request: UpstreamRequest) => {
      current.getStore()?.push({ ...request });
      return answer(request);
    },
    change: async (path: string, merge: (stored: object) => object) => {
      const query = new URLSearchParams();
      const body = merge({ id: Number(path.split('/').at(-1)), name: 'x', attributes: {} });
      current.getStore()?.push({ method: 'PATCH', path, query, body });
      return answer({ method: 'PATCH', path, query, body });
    },
    verifyToken: async () => ({
      userId: ADMINISTRATOR,
      expiresAt: Date.UTC(2027, 1, 1),
      setsPassword: false,
      chain: [],
    }),
    endCredentials: async () => undefined,
  });
  door = await server.openDoor({});
});
afterAll(async () => {
  await door.stop();
  await server.stop();
});

/**
 * True when a row admits this path, read plainly: each segment literally, ids as decimal numbers.
 */
const admits = (row: GateRow, method: string, read: readonly string[]): boolean => {
  const parts = row.template.slice(1).split('/');
  if (row.method !== method || parts.length !== read.length) return false;
  return parts.every((part, index) => {
    const segment = read[index] ?? '';
    if (!part.startsWith('{')) return part === segment;
    const choices = row.choices?.[part.slice(1, -1)];
    if (!/(^\{|I)d\}$/i.test(part)) return choices?.includes(segment) === true;
    return /^[1-9][0-9]*$/.test(segment) && Number.isSafeInteger(Number(segment));
  });
};
const findRow = (method: string, read: readonly string[]): GateRow | undefined =>
  gateRows.find((row) => admits(row, method, read));

/** Read by the door in the account's own name, whatever is asked: who asks, and the settings. */
const ASKED_FIRST = new Set([`GET /users/${ADMINISTRATOR}`, 'GET /server']);
/** Writes of routes that are none of the gate's, and what of the tracking server they may write. */
const OTHER_ROUTES: readonly (readonly [asked: RegExp, sent: RegExp])[] = [
  [/^POST autolink$/, /^POST \/devices$/],
  [/^PUT server$/, /^PUT \/server$/],
  [/^POST users\/\d+\/(suspend|restore)$/, /^(PUT|PATCH) \/users\/\d+$/],
];

const hasOwnProto = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasOwnProto));

/** Judges what went up for one call. */
function judge(call: HostileCall, wentUp: readonly Sent[]): void {
  const [prefix, ...read] = readAsTracking(call.target);
  const row = prefix === 'api' ? findRow(call.method, read) : undefined;
  for (const { method, path, query, body } of wentUp) {
    const line = `${method} ${path}`;
    const told = `${line} for ${JSON.stringify(call)}`;
    // No router finds something else in it.
    expect(readAsTracking(`/api${path}`), told).toEqual(['api', ...path.slice(1).split('/')]);
    expect(path, told).toMatch(/^(\/[A-Za-z0-9-]+)+$/);
    expect(hasOwnProto(body), told).toBe(false);
    if (ASKED_FIRST.has(line)) continue;
    const upRow = findRow(method, path.slice(1).split('/'));
    for (const name of query.keys()) {
      expect(Object.keys(upRow?.query ?? {}), told).toContain(name);
      const kind = upRow?.query?.[name];
      if (kind !== 'ints' && kind !== 'texts') expect(query.getAll(name), told).toHaveLength(1);
    }
    if (method === 'GET') {
      expect(upRow, told).toBeDefined();
      continue;
    }
    const other = OTHER_ROUTES.find(([asked]) => asked.test(`${call.method} ${read.join('/')}`));
    if (other) {
      expect(line, told).toMatch(other[1]);
      continue;
    }
    // What is written is what the target says by each reading, with the method it was sent with.
    expect(row, told).toBeDefined();
    expect(row?.isOwn, told).not.toBe(true);
    expect(`${call.method} /${read.join('/')}`, told).toBe(line);
    expect(call.target.split('?', 1)[0], told).toBe(`/api${path}`);
    for (const name of Object.keys((body ?? {}) as object)) {
      expect([...(row?.body ?? []), ...STORED], told).toContain(name);
    }
  }
}

describe('hostile targets', { timeout: TIMEOUT_MS }, () => {
  it('send nothing to the tracking server that no row of the gate admits', async () => {
    let written = 0;
    let read = 0;
    const take = async (call: HostileCall): Promise<void> => {
      const wentUp: Sent[] = [];
      const headers = { ...call.headers, authorization: 'Bearer a-token' };
      const { status, text } = await current.run(wentUp, () =>
        callBelowSockets(door.app.fastify.server, { ...call, headers }),
      );
      expect(status, `${JSON.stringify(call)} ${text}`).toBeGreaterThanOrEqual(200);
      expect(status, `${JSON.stringify(call)} ${text}`).toBeLessThan(500);
      judge(call, wentUp);
      if (wentUp.some(({ method }) => method !== 'GET')) written += 1;
      else if (wentUp.length > 0) read += 1;
    };
    const together = fc.array(hostileCall, { minLength: TOGETHER, maxLength: TOGETHER });
    await fc.assert(
      fc.asyncProperty(together, async (calls) => void (await Promise.all(calls.map(take)))),
      { numRuns: HOSTILE_TARGETS / TOGETHER, seed: SEED, endOnFailure: true },
    );
    // Else nothing was tried.
    expect(written).toBeGreaterThan(HOSTILE_TARGETS / 500);
    expect(read).toBeGreaterThan(HOSTILE_TARGETS / 100);
    expect(Object.hasOwn(Object.prototype, 'administrator')).toBe(false);
  });
});
