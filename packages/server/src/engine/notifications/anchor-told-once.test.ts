import { toAnchorFence } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { createTestEngine, type TestEngine } from '../testing';
import { createTestMail } from './testing';

let db: Database;
let smtp: TestSmtpServer;
let test: TestEngine;
let admin: number;

const make = async (path: string, body: object): Promise<number> => {
  const answer = await test.send(admin, `POST ${path}`, body);
  expect(answer.status).toBe(200);
  return (answer.json as { id: number }).id;
};

beforeAll(async () => {
  db = await openTestDatabase();
  smtp = await createTestSmtpServer();
  await smtp.start();
  test = await createTestEngine(db, { mail: createTestMail(smtp.url) });
  const email = 'admin@example.com';
  await test.send('anonymous', 'POST /users', { name: 'Admin', email, password: 'secret' });
  admin = await test.userId(email);
});
afterAll(async () => {
  await test.engine.close();
  await smtp.stop();
  await db.close();
});

it('tells who has an anchor once that it was left, whatever their rules say', async () => {
  const deviceId = await make('/devices', { name: 'Bus', uniqueId: 'bus' });
  const place = { latitude: 1, longitude: 2 };
  const geofenceId = await make('/geofences', toAnchorFence({ id: deviceId, name: 'Bus' }, place));
  await test.send(admin, 'POST /permissions', { deviceId, geofenceId });
  await make('/notifications', { type: 'geofenceExit', always: true, notificators: 'mail' });
  await test.engine.ingest({ uniqueId: 'bus', ...place });
  test.wait(1_000);
  await test.engine.ingest({ uniqueId: 'bus', latitude: 1.1, longitude: 2 });
  await test.engine.deliver();
  const { rows } = await db.query<{ type: string }>('select type from events order by id');
  const types = rows.map(({ type }) => type).filter((type) => type !== 'deviceOnline');
  expect(types).toEqual(expect.arrayContaining(['geofenceExit', 'alarm']));
  expect(smtp.mails).toHaveLength(1);
});
