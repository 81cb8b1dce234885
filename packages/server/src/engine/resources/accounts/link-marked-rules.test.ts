import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { createTestEngine, type TestEngine } from '../../testing';

let db: Database;
let test: TestEngine;
beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db, { attributePrefix: 'frota' });
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const person = (name: string, more: object = {}) => ({
  name,
  email: `${name}@example.com`,
  password: 'secret',
  ...more,
});
const rule = (type: string, mark: unknown) => ({
  type,
  always: true,
  notificators: 'web',
  attributes: { 'frota.autoAdd': mark },
});

it('[S3.35] links rules marked so to users made later, but no rule of another reseller', async () => {
  await test.send('anonymous', 'POST /users', person('admin'));
  const admin = await test.userId('admin@example.com');
  await test.send(admin, 'POST /users', person('early'));
  for (const name of ['one', 'two']) {
    await test.send(admin, 'POST /users', person(name, { userLimit: 5 }));
  }
  const [one, two] = [await test.userId('one@example.com'), await test.userId('two@example.com')];
  await test.send(admin, 'POST /notifications', rule('ignitionOn', true));
  await test.send(admin, 'POST /notifications', rule('ignitionOff', false));
  await test.send(one, 'POST /notifications', rule('geofenceEnter', true));
  await test.send(two, 'POST /notifications', rule('geofenceExit', true));

  const made = await test.send(one, 'POST /users', person('late'));
  expect(made.status).toBe(200);
  const late = await test.userId('late@example.com');
  const rules = await test.send(late, 'GET /notifications');
  expect((rules.json as { type: string }[]).map(({ type }) => type).sort()).toEqual([
    'geofenceEnter',
    'ignitionOn',
  ]);
  expect(
    (await test.send(await test.userId('early@example.com'), 'GET /notifications')).json,
  ).toEqual([]);
});
