import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { createFindSellers } from './find-sellers';
import type { ServiceSettings } from './to-settings';

const origin = 'http://tracking.test';
let db: Database;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

it('finds the nearest reseller above that has the service, whatever lies between', async () => {
  // 1 sells to 2, that to 3, that to the customer 4; 5 is of nobody, 6 and 7 stand in a circle.
  const above: [number, number | null][] = [
    ...([
      [1, null],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, null],
      [6, 7],
      [7, 6],
    ] as [number, number | null][]),
  ];
  for (const [userId, resellerId] of above) {
    await db.query(
      'insert into account (tracking_origin, user_id, reseller_id) values ($1, $2, $3)',
      [origin, userId, resellerId],
    );
  }
  for (const userId of [1, 2, 3]) {
    await db.query(
      'insert into reseller (tracking_origin, user_id, made_at) values ($1, $2, now())',
      [origin, userId],
    );
  }
  const give = (ownerId: number, key: string) =>
    db.query(`insert into integration values ($1, $2, '{}', '[]', 'x', now(), $3)`, [
      ...[origin, key, ownerId],
    ]);
  const find = createFindSellers({
    database: db,
    origin,
    integrations: { hasOwn: (key) => key !== 'whatsapp', of: () => ({}) as ServiceSettings },
  });
  const sellersOf = async (key: 'sms' | 'telegram' | 'whatsapp') => {
    const found = await find(key, [1, 2, 3, 4, 5, 6]);
    return Object.fromEntries([...found].map(([userId, { resellerId }]) => [userId, resellerId]));
  };
  await give(1, 'sms');
  await give(2, 'telegram');
  // What is not a reseller any more has none for anybody.
  await give(4, 'sms');
  expect(await sellersOf('sms')).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
  expect(await sellersOf('telegram')).toEqual({ 2: 2, 3: 2, 4: 2 });
  await give(3, 'sms');
  expect(await sellersOf('sms')).toEqual({ 1: 1, 2: 1, 3: 3, 4: 3 });
  await give(1, 'whatsapp');
  expect(await sellersOf('whatsapp')).toEqual({});
  // Within a transaction it asks with its unit.
  const found = await db.transaction((unit) => find('sms', [4], unit));
  expect(found.get(4)?.resellerId).toBe(3);
});
