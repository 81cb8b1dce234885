import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { type ForwardedEvent, type ForwardedFix } from './read-forwarded';
import { ReceiptStore } from './receipt-store';
import { createReceiver } from './receiver';
import { createReceiverListener } from './receiver-listener';
import type { Listener } from '../../../listener/open-listener';

interface Recorded {
  path: string;
  headers: Record<string, string>;
  body: { position?: { fixTime: string }; event?: { id: number } };
}

/** Requests of a running Traccar while a device drove, in order of arrival. */
const recorded = JSON.parse(
  readFileSync(new URL('recordings/forwarded.json', import.meta.url), 'utf8'),
) as Recorded[];
const SECRET = 'the-secret';
const NOW = Date.UTC(2026, 10, 22, 16, 31);

let database: Database;
let origins: string[];
const listeners: Listener[] = [];
let fixes: ForwardedFix[];
let events: ForwardedEvent[];
let failure: Error | null;
let place = 0;

/** One more server of the same database. */
const open = async (trackingOrigin: string): Promise<string> => {
  const receiver = createReceiver(new ReceiptStore(database, trackingOrigin, () => NOW), {
    onFix: (fix) => void fixes.push(fix),
    onEvent(event) {
      if (failure) throw failure;
      events.push(event);
    },
  });
  const log = { error: () => undefined };
  const at = { host: '127.0.0.1', port: 0, secret: SECRET };
  const listener = createReceiverListener({ receiver, log, ...at });
  listeners.push(listener);
  return `http://127.0.0.1:${await listener.listen()}`;
};
const post = async (
  origin: string,
  { path, headers, body }: Omit<Recorded, 'body'> & { body: unknown },
) =>
  fetch(origin + path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const statusOf = async (part: Partial<Omit<Recorded, 'body'>> & { body?: unknown }) => {
  const known = { ...recorded[0]!, ...part }; // there is one
  return (await post(origins[0] ?? '', known)).status;
};
/** By a seed: the same order each time. */
const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  items
    .map((item, index) => ({ item, key: Math.sin(seed * 97 + index * 31) }))
    .sort((left, right) => left.key - right.key)
    .map(({ item }) => item);
const eventIds = new Set(recorded.flatMap(({ body }) => body.event?.id ?? []));
const fixTimes = recorded.flatMap(({ body }) =>
  body.position && !body.event ? Date.parse(body.position.fixTime) : [],
);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [fixes, events, failure] = [[], [], null];
  const origin = `http://traccar-${(place += 1)}`;
  origins = [await open(origin), await open(origin)];
});
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.close()));
});

describe('what a Traccar forwards', () => {
  it('is acted on once each as it came, however often a fix comes', async () => {
    for (const each of recorded) expect((await post(origins[0] ?? '', each)).status).toBe(200);
    expect(events.map(({ id }) => id).sort()).toEqual([...eventIds].sort());
    expect(fixes.map(({ fixTimeMs }) => fixTimeMs)).toEqual([...new Set(fixTimes)]);
    expect(fixes.at(-1)).toMatchObject({ deviceId: 1, speedKnots: 30, valid: true });
    expect(events.find(({ type }) => type === 'geofenceEnter')?.geofenceId).toBeGreaterThan(0);
  });

  it.each([1, 2, 3, 4, 5])(
    'is acted on once, doubled and shuffled between two servers (%i)',
    async (seed) => {
      const twice = shuffled([...recorded, ...recorded], seed);
      const answers = await Promise.all(
        twice.map((each, index) => post(origins[index % 2] ?? '', each)),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(events.map(({ id }) => id).sort()).toEqual([...eventIds].sort());
      const times = fixes.map(({ fixTimeMs }) => fixTimeMs);
      expect(times).toEqual([...new Set(times)]);
      expect(Math.max(...times)).toBe(Math.max(...fixTimes));
    },
  );

  it('is nothing to act on when it is older than what came, or of tomorrow', async () => {
    const fix = recorded.find(({ path }) => path === '/positions')!; // there is one
    const at = async (ms: number) => {
      const position = { ...fix.body.position, fixTime: new Date(ms).toISOString() };
      return post(origins[0] ?? '', { ...fix, body: { ...fix.body, position } });
    };
    for (const ms of [NOW, NOW - 1_000, NOW + 60_000, NOW + 1_000]) await at(ms);
    expect(fixes.map(({ fixTimeMs }) => fixTimeMs)).toEqual([NOW, NOW + 1_000]);
  });

  it('comes again when it could not be acted on', async () => {
    failure = new Error('away');
    const event = recorded[0]!; // there is one
    expect((await post(origins[0] ?? '', event)).status).toBe(503);
    failure = null;
    expect((await post(origins[1] ?? '', event)).status).toBe(200);
    expect(events).toHaveLength(1);
  });
});

describe('the port', () => {
  it('tells a stranger nothing', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer the-secreT', `Basic ${SECRET}`, SECRET]) {
      for (const path of ['/events', '/positions', '/nothing']) {
        const reply = await post(origins[0] ?? '', { path, headers: { authorization }, body: {} });
        expect([reply.status, await reply.text()]).toEqual([401, '']);
      }
    }
    expect(events).toEqual([]);
  });

  it('refuses what it cannot read, and acts on none of it', async () => {
    expect(await statusOf({ path: '/' })).toBe(404);
    const whole = JSON.stringify(recorded[0]?.body);
    for (const body of [
      ...[whole.slice(0, 40), whole.slice(0, -1), '', 'null', '[]', '7', '{"event":[]}'],
      ...['{"event":{"id":"1","deviceId":1,"type":"alarm","eventTime":"2026-11-22T16:30:00Z"}}'],
      ...['{"event":{"id":1,"deviceId":1,"type":"alarm","eventTime":"soon"}}'],
    ]) {
      expect(await statusOf({ body })).toBe(400);
    }
    expect(await statusOf({ path: '/positions', body: { position: { deviceId: -1 } } })).toBe(400);
    expect(await statusOf({ body: `"${'x'.repeat(300_000)}"` })).toBe(413);
    expect([events, fixes]).toEqual([[], []]);
  });

  it('goes on after a body that breaks off', async () => {
    const { port } = new URL(origins[0] ?? '');
    const socket = connect(Number(port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /events HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${SECRET}\r\ncontent-length: 900\r\n\r\n{"event":`,
      () => socket.destroy(),
    );
    await closed;
    expect(await statusOf({})).toBe(200);
    expect(events).toHaveLength(1);
  });
});
