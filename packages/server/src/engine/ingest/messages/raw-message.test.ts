import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine } from '../../testing';

it.each([
  [true, 2],
  [false, 0],
])('what devices say is kept word for word: %s', async (keepsRaw, rows) => {
  const db = await openTestDatabase();
  const test = await createTestEngine(db, { keepsRaw });
  await test.send('anonymous', 'POST /users', { name: 'A', email: 'a@example.com', password: 'p' });
  const admin = await test.userId('a@example.com');
  await test.send(admin, 'POST /devices', { name: 'Bus', uniqueId: 'bus' });
  const raw = { host: '127.0.0.1', text: 'GET /?id=bus&lat=1&lon=2' };
  const stored = { uniqueId: 'bus', timestampMs: test.now(), latitude: 1, longitude: 2, raw };
  expect(await test.engine.ingest(stored)).toMatchObject({ outcome: 'stored' });
  expect(await test.engine.ingest({ ...stored, latitude: 95 })).toMatchObject({
    outcome: 'refused',
  });
  await test.engine.flush();
  const found = await db.query<{ n: number }>('select count(*)::int as n from raw_messages');
  expect(found.rows).toEqual([{ n: rows }]);
  await test.engine.close();
  await db.close();
});
