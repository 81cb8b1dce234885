import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import type { Channel } from '../channels/channel';
import { createOutbox } from './outbox';

const SLOW = 40;
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('whoever is slow holds up nobody, and gets each message once all the same', async () => {
  const handed: number[] = [];
  const waiting: (() => void)[] = [];
  const channel: Channel = {
    type: 'push',
    isQueued: true,
    async deliver(_message, { userId }) {
      if (userId <= SLOW) await new Promise<void>((resolve) => waiting.push(resolve));
      handed.push(userId);
    },
  };
  const outbox = createOutbox({
    db,
    channels: [channel],
    clock: () => Date.UTC(2026, 7, 21),
    patienceMs: 1,
    isAlone: true,
    log: { warn: () => undefined, error: () => undefined },
    loadRecipient: async (userId) => ({
      userId,
      name: 'Ana',
      email: 'ana@example.com',
      reader: { language: 'pt', timeZone: 'UTC', speedUnit: 'kmh', distanceUnit: 'km' },
    }),
  });
  const put = (...userIds: number[]) =>
    db.transaction((unit) =>
      outbox.add(
        unit,
        userIds.map((userId) => ({ channel: 'push', userId, message: { kind: 'test' } as const })),
      ),
    );
  const slow = Array.from({ length: SLOW }, (_, n) => n + 1);
  await put(...slow, 99);
  await expect.poll(() => handed).toEqual([99]);
  // They are slow the next time too.
  await put(98);
  await expect.poll(() => handed).toEqual([99, 98]);
  expect(waiting).toHaveLength(SLOW);
  const stopping = outbox.run();
  waiting.splice(0).forEach((go) => go());
  await stopping;
  await outbox.stop();
  expect([...handed].sort((a, b) => a - b)).toEqual([...slow, 98, 99]);
});
