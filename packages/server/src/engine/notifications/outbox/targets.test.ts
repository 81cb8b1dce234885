import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { DeliveryError } from '../../../mail/delivery-error';
import { addressEvents, type EventForUser } from '../address-events';
import type { Channel, Recipient } from '../channels/channel';
import { createOutbox, type Outbox } from './outbox';

let db: Database;
let nowMs: number;
let handed: string[];
/** Errors to throw, by target; once each. */
let failures: Map<string, DeliveryError>;

const clock = () => nowMs;
const log = { warn: () => undefined, error: () => undefined };
const toRecipient = (userId: number): Recipient => ({
  userId,
  name: 'Ana',
  email: 'ana@example.com',
  reader: { language: 'pt', timeZone: 'UTC', speedUnit: 'kmh', distanceUnit: 'km' },
});
const channel: Channel = {
  type: 'push',
  follows: 'web',
  isQueued: true,
  async deliver(_message, { userId }, attempt) {
    const target = attempt?.target ?? '';
    const failure = failures.get(target);
    failures.delete(target);
    if (failure) throw failure;
    handed.push(`${userId} ${target}`);
  },
  listTargets: async () => new Map([[1, ['a', 'b']]]),
};
const open = (): Outbox =>
  createOutbox({
    db,
    clock,
    channels: [channel],
    isAlone: false,
    log: log as never, // it only warns
    loadRecipient: async (userId) => (userId === 3 ? null : toRecipient(userId)),
  });
const event = (userId: number, id: number, channels = 'web'): EventForUser => ({
  facts: {
    event: { id, type: 'alarm', eventTimeMs: 0, deviceId: 7, positionId: 1 },
    device: { id: 7, name: 'Bus' },
    geofence: '',
    maintenance: '',
    driver: '',
    place: null,
  },
  to: toRecipient(userId),
  notificators: new Set(channels.split(',')),
  commandId: 0,
});
const put = async (outbox: Outbox, ...events: EventForUser[]): Promise<void> => {
  const { queued } = await addressEvents(db, [channel], events);
  await db.transaction((unit) => outbox.add(unit, queued));
};
/** Puts them in, the first for an account that is gone: what is in is handed over at once. */
const putWithOneForNobody = async (outbox: Outbox, events: EventForUser[]): Promise<void> => {
  const { queued } = await addressEvents(db, [channel], events);
  const [first, ...others] = queued;
  if (!first) throw new Error('nothing to put in');
  await db.transaction((unit) => outbox.add(unit, [{ ...first, userId: 3 }, ...others]));
};

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  nowMs = Date.UTC(2026, 7, 21);
  handed = [];
  failures = new Map();
  await db.query('delete from work_queue');
});
afterAll(() => db.close());

describe('what an account has several of', () => {
  it('gets each event once, for those that the account has, whichever rules ask for it', async () => {
    const twice = [event(1, 5), event(1, 5, 'web,mail'), event(1, 6, 'mail'), event(2, 5)];
    const { queued } = await addressEvents(db, [channel], twice);
    expect(queued.map(({ userId, target }) => [userId, target])).toEqual([
      [1, 'a'],
      [1, 'b'],
    ]);
  });

  it('is tried again by itself, not before the time it named, and never twice', async () => {
    const outbox = open();
    failures.set('a', new DeliveryError('failed', 'busy', nowMs + 3_600_000));
    await put(outbox, event(1, 5));
    await outbox.run();
    expect(handed).toEqual(['1 b']);
    nowMs += 3_599_000;
    await outbox.run();
    expect(handed).toEqual(['1 b']);
    nowMs += 1_000;
    await outbox.run();
    expect(handed).toEqual(['1 b', '1 a']);
  });

  it('is told once by two servers of one database, and nothing to who is gone', async () => {
    const servers = [open(), open()];
    const events = Array.from({ length: 60 }, (_, id) => event(1, id));
    await putWithOneForNobody(servers[0]!, events);
    await Promise.all(servers.map((server) => server.run()));
    expect(handed).toHaveLength(119);
    expect((await db.query('select 1 from work_queue')).rows).toEqual([]);
  });
});
