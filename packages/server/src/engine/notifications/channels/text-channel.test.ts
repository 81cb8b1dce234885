import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { DeliveryError } from '../../../mail/delivery-error';
import { DailyBudget } from '../../../providers/daily-budget';
import type { TextProvider } from '../../../providers/text-provider';
import { readPhone } from '../../../providers/text-provider';
import { createTestEngine, type TestEngine } from '../../testing';

let db: Database;
let test: TestEngine;
let admin: number;
let isBusy = false;
const sent: [address: string, text: string][] = [];
const sms: TextProvider = {
  type: 'sms',
  readAddress: readPhone,
  async send(address, text) {
    if (isBusy) throw new DeliveryError('failed', 'busy', test.now() + 60_000);
    sent.push([address, text]);
  },
};

beforeAll(async () => {
  db = await openTestDatabase();
  const texts = {
    providers: [sms],
    readTitle: async () => 'Frota',
    publicUrl: 'https://frota.example',
  };
  const most = { text: 3, mail: undefined, message: undefined };
  const budget = new DailyBudget(db, 'engine', most, () => test.now());
  test = await createTestEngine(db, { texts, budget });
  const email = 'admin@example.com';
  const person = { name: 'Ana', email, password: 'secret', attributes: { language: 'pt' } };
  await test.send('anonymous', 'POST /users', person);
  admin = await test.userId(email);
  await test.send(admin, 'POST /devices', { name: 'Ônibus 1', uniqueId: 'bus-1' });
  await test.send(admin, 'POST /notifications', {
    type: 'alarm',
    always: true,
    notificators: 'sms',
    attributes: { alarms: 'sos' },
  });
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

const testSms = async () => (await test.send(admin, 'POST /notifications/test/sms')).status;

it('tests a provider, and says no where the account has no address for it', async () => {
  const { json } = await test.send(admin, 'GET /notifications/notificators');
  expect(json).toEqual([{ type: 'command' }, { type: 'sms' }, { type: 'web' }]);
  expect(await testSms()).toBe(400);
  await db.query(`update users set phone = '+55 11 98765-4321'`);
  expect(await testSms()).toBe(204);
  expect(sent).toEqual([['5511987654321', 'As notificações de Frota chegam aqui.']]);
});

it('brings an event once, with the way to its vehicle, however busy the provider is', async () => {
  sent.splice(0);
  isBusy = true;
  const fix = { uniqueId: 'bus-1', latitude: -23.5, longitude: -46.6, speedKnots: 0 };
  await test.engine.ingest({ ...fix, timestampMs: test.now(), attributes: { alarm: 'sos' } });
  await test.engine.flush();
  await test.engine.deliver();
  isBusy = false;
  await test.engine.deliver();
  expect(sent).toEqual([]);
  test.wait(60_000);
  await test.engine.deliver();
  await test.engine.deliver();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[1]).toMatch(/^Ônibus 1.*SOS.*\nhttps:\/\/frota\.example\/devices\/1$/);
});

it('[S3.37] sends an account no more than its limit a day, tells the administrator, and counts what went out', async () => {
  sent.splice(0);
  // One test and one event went out before.
  expect(await testSms()).toBe(204);
  expect(await testSms()).toBe(400);
  expect(sent).toHaveLength(1);
  expect(test.logged).toContain('An account has had all short messages of the day');
  const DAY_MS = 86_400_000;
  test.wait(DAY_MS);
  isBusy = true;
  for (let n = 0; n < 4; n += 1) expect(await testSms()).toBe(400);
  isBusy = false;
  expect(await testSms()).toBe(204);
  await test.engine.sweep();
  const span = `from=${test.iso(-60)}&to=${test.iso(60)}`;
  const { json } = await test.send(admin, `GET /statistics?${span}`);
  expect(json).toMatchObject([{ smsSent: 4 }]);
});
