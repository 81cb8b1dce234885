import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { createTestEngine, type TestEngine } from '../testing';
import { createTestMail } from './testing';

let db: Database;
let smtp: TestSmtpServer;
let test: TestEngine;
let admin: number;
let ruleId: number;

const make = async (path: string, body: object): Promise<number> => {
  const answer = await test.send(admin, `POST ${path}`, body);
  expect(answer.status).toBe(200);
  return (answer.json as { id: number }).id;
};
const calendar = (...lines: string[]) =>
  make('/calendars', {
    name: 'Nights',
    data: Buffer.from(
      [
        ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1'],
        ...lines,
        ...['END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n'),
    ).toString('base64'),
  });
const rule = (more: object) => {
  const plain = { type: 'alarm', always: true, notificators: 'mail' };
  return make('/notifications', { ...plain, attributes: { alarms: 'sos' }, ...more });
};
/** Counts the mails that an alarm of the bus sends; the alarm is stored in any case. */
const mailsOfAlarm = async (): Promise<number> => {
  const before = smtp.mails.length;
  test.wait(60_000);
  const fix = { uniqueId: 'bus', latitude: 1, longitude: 2 };
  await test.engine.ingest(fix);
  test.wait(1_000);
  await test.engine.ingest({ ...fix, attributes: { alarm: 'sos' } });
  await test.engine.deliver();
  const { rows } = await db.query<{ n: number }>(
    "select count(*) as n from events where type = 'alarm'",
  );
  expect(Number(rows[0]?.n)).toBe((alarms += 1));
  return smtp.mails.length - before;
};
let alarms = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  smtp = await createTestSmtpServer();
  await smtp.start();
  test = await createTestEngine(db, { mail: createTestMail(smtp.url) });
  const email = 'admin@example.com';
  await test.send('anonymous', 'POST /users', { name: 'Admin', email, password: 'secret' });
  admin = await test.userId(email);
  await make('/devices', { name: 'Bus', uniqueId: 'bus' });
});
beforeEach(() => async () => {
  await test.send(admin, `DELETE /notifications/${ruleId}`);
});
afterAll(async () => {
  await test.engine.close();
  await smtp.stop();
  await db.close();
});

it('tells nobody by a calendar that never happens, and everybody again once it is deleted', async () => {
  const calendarId = await calendar(
    'DTSTART:20260101T000000Z',
    'DTEND:20260101T010000Z',
    'RRULE:FREQ=DAILY;UNTIL=20250101T000000Z',
  );
  ruleId = await rule({ calendarId });
  expect(await mailsOfAlarm()).toBe(0);
  await test.send(admin, `DELETE /calendars/${calendarId}`);
  expect(await mailsOfAlarm()).toBe(1);
});

it('tells by its other channels when the command that it sends was deleted', async () => {
  const commandId = await make('/commands', {
    description: 'Siren',
    type: 'alarmArm',
    attributes: {},
  });
  ruleId = await rule({ notificators: 'command,mail', commandId });
  await test.send(admin, `DELETE /commands/${commandId}`);
  expect(await mailsOfAlarm()).toBe(1);
  expect((await db.query('select 1 from queued_commands')).rows).toEqual([]);
});

it('tells nobody when the vehicle and the group that it was for were deleted', async () => {
  const groupId = await make('/groups', { name: 'Vans' });
  const deviceId = await make('/devices', { name: 'Van', uniqueId: 'van' });
  ruleId = await rule({ always: false });
  for (const one of [{ groupId }, { deviceId }]) {
    await test.send(admin, 'POST /permissions', { ...one, notificationId: ruleId });
  }
  await test.send(admin, `DELETE /devices/${deviceId}`);
  await test.send(admin, `DELETE /groups/${groupId}`);
  expect(await mailsOfAlarm()).toBe(0);
});
