import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { AppIsGone, type AppMessage } from '../../../providers/firebase';
import { createTestEngine, type TestEngine } from '../../testing';

let db: Database;
let test: TestEngine;
let admin: number;
let sent: [token: string, message: AppMessage][];
let gone: string[];
const firebase = {
  verify: async () => {},
  async send(token: string, message: AppMessage) {
    if (gone.includes(token)) throw new AppIsGone();
    sent.push([token, message]);
  },
};

beforeAll(async () => {
  db = await openTestDatabase();
  const readTitle = async () => 'Frota';
  const texts = { providers: [], firebase, readTitle, publicUrl: 'https://frota.example' };
  test = await createTestEngine(db, { texts });
  const email = 'admin@example.com';
  const attributes = { language: 'pt', notificationTokens: 'app:1, app:2,,not one,app:1' };
  await test.send('anonymous', 'POST /users', { name: 'Ana', email, password: 's', attributes });
  admin = await test.userId(email);
  await test.send(admin, 'POST /devices', { name: 'Ônibus 1', uniqueId: 'bus-1' });
  await test.send(admin, 'POST /notifications', {
    type: 'alarm',
    always: true,
    notificators: 'firebase',
    attributes: { alarms: 'sos' },
  });
});
beforeEach(() => {
  [sent, gone] = [[], []];
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const alarm = async () => {
  const fix = { uniqueId: 'bus-1', latitude: -23.5, longitude: -46.6, speedKnots: 0 };
  for (const attributes of [{}, { alarm: 'sos' }]) {
    test.wait(1_000);
    await test.engine.ingest({ ...fix, timestampMs: test.now(), attributes });
  }
  await test.engine.flush();
  await test.engine.deliver();
};

it('[S3.37] tells each app of an account once', async () => {
  await alarm();
  expect(sent.map(([token]) => token).sort()).toEqual(['app:1', 'app:2']);
  expect(sent[0]?.[1]).toMatchObject({ title: 'Ônibus 1', data: { path: '/devices/1' } });
  expect(sent[0]?.[1].ttlMs).toBeGreaterThan(3_600_000);
});

it('[S3.18] forgets an app that was removed, and keeps the others', async () => {
  gone = ['app:1'];
  await alarm();
  expect(sent.map(([token]) => token)).toEqual(['app:2']);
  const { json } = await test.send(admin, `GET /users/${admin}`);
  const { attributes } = json as { attributes: Record<string, string> };
  expect(attributes['notificationTokens']?.split(',').map((one) => one.trim())).not.toContain(
    'app:1',
  );
  gone = [];
  await alarm();
  expect(sent.map(([token]) => token)).toEqual(['app:2', 'app:2']);
});

it('is tested as other channels are, and takes no announcements', async () => {
  const types = await test.send(admin, 'GET /notifications/notificators');
  expect(types.json).toContainEqual({ type: 'firebase' });
  const announcing = await test.send(admin, 'GET /notifications/notificators?announcement=true');
  expect(announcing.json).toEqual([]);
  expect((await test.send(admin, 'POST /notifications/test/firebase')).status).toBe(204);
  const shown = { title: 'Frota', body: 'As notificações de Frota chegam aqui.' };
  expect(sent).toMatchObject([['app:2', shown]]);
  await db.query(`update users set attributes = '{}'`);
  expect((await test.send(admin, 'POST /notifications/test/firebase')).status).toBe(400);
});
