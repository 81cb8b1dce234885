import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import type { Channel, Message } from '../channels/channel';
import type { EventFacts } from '../message/event-facts';
import { createOutbox } from './outbox';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const REPORT = { type: 'trips', description: '', query: '', fromMs: 0, toMs: 1 };
const MESSAGES: readonly Message[] = [
  { kind: 'event', facts: {} as EventFacts, commandId: 0 },
  { kind: 'report', ...REPORT },
  { kind: 'announcement', subject: 'Your account', body: 'It is suspended' },
  { kind: 'password' },
];
const reader = { language: 'pt', timeZone: 'UTC', speedUnit: 'kmh', distanceUnit: 'km' } as const;

it('hands over what the account may read at that moment, and what is of the account itself', async () => {
  const handed: string[] = [];
  const channel: Channel = {
    type: 'mail',
    isQueued: true,
    deliver: async ({ kind }) => void handed.push(kind),
  };
  let mayHear = async (): Promise<boolean> => Promise.reject(new Error('away'));
  let nowMs = Date.UTC(2026, 7, 21);
  const outbox = createOutbox({
    db,
    channels: [channel],
    clock: () => nowMs,
    isAlone: true,
    log: { warn: () => undefined, error: () => undefined },
    loadRecipient: async (userId) => ({ userId, name: 'Ana', email: 'ana@example.com', reader }),
    mayHear: () => mayHear(),
  });
  const put = () =>
    db.transaction((unit) =>
      outbox.add(
        unit,
        MESSAGES.map((message) => ({ channel: 'mail', userId: 1, message })),
      ),
    );
  await put();
  await outbox.run();
  // Nobody can tell now: it waits.
  expect(handed).not.toContain('event');
  mayHear = async () => true;
  nowMs += 3_600_000;
  await outbox.run();
  expect(handed).toEqual(MESSAGES.map(({ kind }) => kind));
  handed.length = 0;
  mayHear = async () => false;
  await put();
  await outbox.run();
  expect(handed).toEqual(['announcement', 'password']);
  expect((await db.query('select 1 from work_queue')).rows).toEqual([]);
  await outbox.stop();
});
