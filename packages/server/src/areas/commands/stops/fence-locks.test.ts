import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import type { OwnStop } from '../../../upstream/own-commands';
import type { UpstreamRequest, UpstreamResponse } from '../../../upstream/upstream';
import { ReceiptStore } from '../../devices/receiver/receipt-store';
import { createReceiver } from '../../devices/receiver/receiver';
import { createFenceLocks } from './fence-locks';

interface Body {
  event?: { id: number; type: string; eventTime: string; geofenceId: number };
  geofence?: { attributes: object };
}
/** Requests of a running Traccar while a device drove into a fence, in order of arrival. */
const recorded = (
  JSON.parse(
    readFileSync(
      new URL('../../devices/receiver/recordings/forwarded.json', import.meta.url),
      'utf8',
    ),
  ) as { path: string; body: Body }[]
).flatMap(({ path, body }) => (path === '/events' ? [body] : []));
const entry = recorded.find(({ event }) => event?.type === 'geofenceEnter')!; // it drove into one
const locks = (attributes: object, more: object = {}) => ({
  ...entry,
  event: { ...entry.event, ...more },
  geofence: { ...entry.geofence, attributes },
});
const exit = locks({ lockOnExit: 'true' }, { id: 90, type: 'geofenceExit' });

let database: Database;
let place = 0;
let nowMs: number;
let stops: OwnStop[];
let links: number[] | null;
let visibility: Record<number, number[]>;
let accounts: Record<number, object>;
let warned: string[];
let fault: 'away' | undefined;
let takes: () => boolean;

const answer = (value: unknown): UpstreamResponse =>
  fault
    ? { status: 503, body: 'away', fault }
    : { status: 200, body: JSON.stringify(value), contentType: 'application/json' };
const upstream = {
  send: async ({ query }: UpstreamRequest, { actor }: { actor: object }) => {
    const { userId = 0 } = actor as { userId?: number };
    const id = Number(query.get('id'));
    return answer((visibility[userId] ?? []).includes(id) ? [{ id }] : []);
  },
  readForService: async ({ path, query }: Pick<UpstreamRequest, 'path' | 'query'>) => {
    if (path === '/permissions') {
      if (links === null && !fault) return { status: 404, body: 'HTTP 404 Not Found' };
      expect(query.toString()).toBe('userId=0&geofenceId=1');
      return answer(links?.map((userid) => ({ userid, geofenceid: 1 })));
    }
    if (path === '/users') return answer(Object.values(accounts));
    if (path === '/geofences') {
      expect(query.has('all')).toBe(false);
      return answer(query.get('userId') === '4' ? [{ id: 1 }] : [{ id: 9 }]);
    }
    const account = accounts[Number(path.split('/')[2])];
    return account ? answer(account) : { status: 404, body: 'HTTP 404 Not Found' };
  },
};
/** Two servers of one database. */
const openTwo = () => {
  const origin = `http://traccar-${(place += 1)}`;
  return [1, 2].map(() =>
    createReceiver(new ReceiptStore(database, origin, () => nowMs), {
      onFix: () => undefined,
      onEvent: createFenceLocks({
        upstream,
        take: async (stop) => {
          const isTaken = takes();
          stops.push(stop);
          return isTaken;
        },
        clock: () => nowMs,
        log: { warn: (_facts: unknown, words?: string) => void warned.push(words ?? '') },
      }),
    }),
  );
};

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  nowMs = Date.parse(entry.event!.eventTime) + 4 * 60_000; // it has one
  [stops, warned, fault, links] = [[], [], undefined, [4]];
  visibility = { 4: [1] };
  accounts = { 4: { id: 4 } };
  takes = () => true;
});

describe('a fence that locks at a tracking server elsewhere', () => {
  it.each([1, 2, 3])(
    '[S3.29] asks once a crossing, doubled and shuffled between two servers (%i)',
    async (seed) => {
      const servers = openTwo();
      const others = recorded.filter((body) => body !== entry);
      const bodies = [...others, locks({ lockOnEnter: true }), exit];
      const mixed = [...bodies, ...bodies]
        .map((body, index) => ({ body, key: Math.sin(seed * 97 + index * 31) }))
        .sort((left, right) => left.key - right.key);
      await Promise.all(mixed.map(({ body }, index) => servers[index % 2]?.event(body)));
      expect(stops).toHaveLength(2);
      const asked = { userIds: [4], deviceId: 1, reason: 'Pátio' };
      const command = { id: 0, type: 'engineStop', textChannel: false, attributes: {} };
      const askedAtMs = Date.parse(entry.event!.eventTime); // it has one
      for (const stop of stops) expect(stop).toEqual({ ...asked, command, askedAtMs });
    },
  );

  it('asks for nothing without its mark, on the other side, or long ago', async () => {
    const [one] = openTwo();
    await one?.event(entry);
    await one?.event(locks({ lockOnExit: true }, { id: 91 }));
    await one?.event({ ...locks({ lockOnEnter: true }, { id: 92 }), geofence: undefined });
    const another = locks({ lockOnEnter: true }, { id: 93, geofenceId: 2 });
    await one?.event(another);
    expect([stops, warned]).toEqual([[], []]);
    nowMs += 12 * 60_000;
    await one?.event(locks({ lockOnEnter: true }, { id: 94 }));
    expect([stops, warned]).toEqual([[], ['a fence that was crossed too long ago is left out']]);
  });

  it('asks in the name of who sees the vehicle and may send any command, then of the oldest account', async () => {
    const [one] = openTwo();
    links = [2, 3, 4, 5, 6, 7, 8, 99];
    accounts = {
      2: { id: 2, disabled: true },
      3: { id: 3, limitCommands: true },
      4: { id: 4, temporary: true },
      5: { id: 5, expirationTime: new Date(nowMs - 1).toISOString() },
      6: { id: 6 },
      7: { id: 7, expirationTime: new Date(nowMs + 1).toISOString() },
      8: { id: 8 },
    };
    visibility = Object.fromEntries([2, 3, 4, 5, 7, 8].map((id) => [id, [1]]));
    await one?.event(locks({ lockOnEnter: true }));
    visibility = { 3: [1] };
    await one?.event(exit);
    expect(stops.map(({ userIds }) => userIds)).toEqual([[7, 8, 3], [3]]);
  });

  it('asks for nothing in nobody’s name', async () => {
    const [one] = openTwo();
    visibility = { 4: [2] };
    expect(await one?.event(locks({ lockOnEnter: true }))).toBe('acted');
    expect([stops, warned]).toEqual([[], ['a fence that locks is of nobody']]);
  });

  it('finds whose it is where links cannot be listed', async () => {
    const [one] = openTwo();
    links = null;
    accounts = { 3: { id: 3 }, 4: { id: 4 } };
    visibility = { 3: [1], 4: [1] };
    await one?.event(locks({ lockOnEnter: true }));
    expect(stops.map(({ userIds }) => userIds)).toEqual([[4]]);
  });

  it('takes the event again when it could not be acted on, and not when it never can be', async () => {
    const [one, two] = openTwo();
    const body = locks({ lockOnEnter: true });
    fault = 'away';
    await expect(one?.event(body)).rejects.toMatchObject({ status: 503 });
    fault = undefined;
    takes = () => {
      throw new Error('away');
    };
    await expect(one?.event(body)).rejects.toThrow('away');
    takes = () => false;
    expect(await two?.event(body)).toBe('acted');
    expect(await one?.event(body)).toBe('known');
    expect(stops).toHaveLength(1);
  });
});
