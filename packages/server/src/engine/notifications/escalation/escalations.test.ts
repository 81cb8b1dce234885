import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { AlarmStore } from '../../../areas/alarms/alarm-store';
import { ENGINE_ORIGIN } from '../../../db/credential-epoch';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';
import { createTestEngine, type TestEngine } from '../../testing';
import { createTestMail } from '../testing';

let db: Database;
let smtp: TestSmtpServer;
let test: TestEngine;
let admin: number;
let deviceId: number;
let ruleId: number;
const people: Record<string, number> = {};
const more: TestEngine['engine'][] = [];

const start = (startMs?: number) =>
  createTestEngine(db, {
    mail: createTestMail(smtp.url),
    attributePrefix: 'x',
    ...(startMs !== undefined && { startMs }),
  });
const told = () => smtp.mails.flatMap(({ to }) => to.map((address) => address.split('@')[0]));
const raise = async (alarm = 'sos'): Promise<number> => {
  const fix = { uniqueId: 'bus', latitude: 1, longitude: 2 };
  await test.engine.ingest(fix);
  test.wait(1_000);
  await test.engine.ingest({ ...fix, attributes: { alarm } });
  const { rows } = await db.query<{ id: number }>('select max(id) as id from events');
  return rows[0]?.id ?? 0;
};
const pass = async (minutes: number, by = test): Promise<void> => {
  by.wait(minutes * MINUTE_MS);
  await by.engine.sweep();
  await by.engine.deliver();
};
const take = (eventId: number) =>
  new AlarmStore(db, ENGINE_ORIGIN, test.now).take({
    eventId,
    deviceId,
    alarm: 'sos',
    positionId: 0,
    userId: admin,
    userName: 'Admin',
    eventTime: test.iso(0),
    note: undefined,
  });
const resolve = (eventId: number) =>
  new AlarmStore(db, ENGINE_ORIGIN, test.now).resolve(eventId, {
    userId: admin,
    by: 'Admin',
    note: undefined,
  });
const change = (attributes: object) =>
  test.send(admin, `PUT /notifications/${ruleId}`, {
    id: ruleId,
    type: 'alarm',
    always: true,
    notificators: 'web',
    calendarId: 0,
    attributes: { alarms: 'sos,tow', 'x.escalateAfter': 5, 'x.escalateBy': 'mail', ...attributes },
  });
const inOrder = () => ({
  'x.escalateTo': [people['eva'], people['rui'], people['ana'], 999].join(),
});

beforeAll(async () => {
  db = await openTestDatabase();
  smtp = await createTestSmtpServer();
  await smtp.start();
  test = await start();
  const make = async (name: string, as: number | 'anonymous') => {
    const email = `${name}@example.com`;
    await test.send(as, 'POST /users', { name, email, password: 'secret' });
    return test.userId(email);
  };
  admin = await make('admin', 'anonymous');
  for (const name of ['eva', 'rui', 'ana']) people[name] = await make(name, admin);
  const device = await test.send(admin, 'POST /devices', { name: 'Bus', uniqueId: 'bus' });
  deviceId = (device.json as { id: number }).id;
  // Eva sees no vehicle.
  for (const name of ['rui', 'ana']) {
    await test.send(admin, 'POST /permissions', { userId: people[name], deviceId });
  }
});
beforeEach(async () => {
  await db.query('delete from escalations');
  await db.query('delete from alarm_take');
  const rule = { type: 'alarm', always: true, notificators: 'web', attributes: { alarms: 'sos' } };
  const made = await test.send(admin, 'POST /notifications', rule);
  ruleId = (made.json as { id: number }).id;
  await change(inOrder());
  await pass(60);
  smtp.mails.splice(0);
  return async () => {
    await test.send(admin, `DELETE /notifications/${ruleId}`);
    for (const engine of more.splice(0)) await engine.close();
  };
});
afterAll(async () => {
  await test.engine.close();
  await smtp.stop();
  await db.close();
});

describe('an alarm that nobody takes', () => {
  it('goes to the next contact that sees the vehicle, one after the other, once each', async () => {
    await raise();
    await pass(4.9);
    expect(told()).toEqual([]);
    await pass(0.1);
    expect(told()).toEqual(['rui']);
    expect(smtp.mails[0]?.raw).toContain('Nobody took this alarm in time');
    await pass(4.9);
    expect(told()).toEqual(['rui']);
    await pass(0.1);
    await pass(30);
    expect(told()).toEqual(['rui', 'ana']);
  });

  it('says to whom it goes and when, to who sees the vehicle, until it is resolved or told to all', async () => {
    const turnsOf = (name: string) => test.engine.readAlarmTurns(people[name] ?? admin);
    const eventId = await raise();
    const inMinutes = (minutes: number) => expect.closeTo(test.now() + minutes * MINUTE_MS, -4);
    const turn = { eventId, deviceId };
    expect(await turnsOf('ana')).toEqual([{ ...turn, userName: 'rui', atMs: inMinutes(5) }]);
    expect(await turnsOf('admin')).toHaveLength(1);
    expect(await turnsOf('eva')).toEqual([]);
    await pass(5);
    expect(await turnsOf('rui')).toEqual([{ ...turn, userName: 'ana', atMs: inMinutes(5) }]);
    await take(eventId);
    // It may be given back.
    expect(await turnsOf('rui')).toEqual([{ ...turn, userName: 'ana', atMs: inMinutes(5) }]);
    await resolve(eventId);
    expect(await turnsOf('rui')).toEqual([]);
    await db.query('delete from alarm_take');
    await pass(5);
    expect(await turnsOf('rui')).toEqual([]);
  });

  it('goes on once when it comes again and again', async () => {
    for (let time = 0; time < 5; time += 1) {
      await raise();
      test.wait(MINUTE_MS);
    }
    await pass(0);
    await pass(1);
    expect(told()).toEqual(['rui']);
  });

  it('stops while somebody has it, and goes on when it is given back', async () => {
    const eventId = await raise();
    await take(eventId);
    await pass(5);
    await pass(5);
    expect(told()).toEqual([]);
    await new AlarmStore(db, ENGINE_ORIGIN, test.now).release(eventId, admin);
    await pass(5);
    expect(told()).toEqual(['rui']);
  });

  it('goes to nobody once it is resolved, and begins anew with one that comes soon after', async () => {
    const eventId = await raise();
    await take(eventId);
    test.wait(MINUTE_MS);
    await resolve(eventId);
    test.wait(MINUTE_MS);
    await pass(30);
    expect(told()).toEqual([]);
    const second = await raise();
    await take(second);
    await resolve(second);
    test.wait(MINUTE_MS);
    await raise();
    await pass(5);
    expect(told()).toEqual(['rui']);
  });

  it('begins anew with the next alarm, long after one that was taken', async () => {
    await take(await raise());
    await pass(20);
    await raise();
    await pass(5);
    expect(told()).toEqual(['rui']);
  });

  it('goes on after a restart, and is told once where it is looked at twice at once', async () => {
    await raise();
    const { engine } = await start(test.now() + 5 * MINUTE_MS);
    more.push(engine);
    await Promise.all([engine.sweep(), engine.sweep()]);
    await engine.deliver();
    expect(told()).toEqual(['rui']);
    await pass(5);
    expect(told()).toEqual(['rui']);
  });

  it('goes to nobody once its rule is deleted, or wants it no more', async () => {
    await raise();
    await change({ 'x.escalateTo': null });
    await pass(5);
    await change(inOrder());
    await pass(5);
    await raise('tow');
    await test.send(admin, `DELETE /notifications/${ruleId}`);
    await pass(5);
    expect(told()).toEqual([]);
    expect((await db.query('select 1 from escalations')).rows).toEqual([]);
  });

  it('goes to nobody whom the owner of the rule does not manage', async () => {
    const ana = people['ana'] ?? 0;
    const attributes = {
      alarms: 'tow',
      'x.escalateAfter': 5,
      'x.escalateBy': 'mail',
      'x.escalateTo': `${people['rui']},${ana}`,
    };
    const rule = { type: 'alarm', always: true, notificators: 'web', attributes };
    expect((await test.send(ana, 'POST /notifications', rule)).status).toBe(200);
    await change({ 'x.escalateTo': null });
    await raise('tow');
    await pass(5);
    await pass(5);
    expect(told()).toEqual(['ana']);
  });

  it('is told a contact of two rules once by each channel', async () => {
    const attributes = {
      alarms: 'sos',
      'x.escalateAfter': 7,
      'x.escalateBy': 'web,mail',
      'x.escalateTo': `${people['rui']}`,
    };
    const rule = { type: 'alarm', always: true, notificators: 'web', attributes };
    const made = await test.send(admin, 'POST /notifications', rule);
    await raise();
    await pass(5);
    await pass(2);
    expect(told()).toEqual(['rui']);
    const { rows } = await db.query('select channel from told_contact order by told_at, channel');
    expect(rows.slice(-2)).toEqual([{ channel: 'mail' }, { channel: 'web' }]);
    await test.send(admin, `DELETE /notifications/${(made.json as { id: number }).id}`);
  });
});
