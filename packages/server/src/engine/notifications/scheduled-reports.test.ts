import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { createTestEngine, type TestEngine } from '../testing';
import { createTestMail } from './testing';

/** Each day from 8 to 12 h. */
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//test//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20260801T080000Z',
  'DTEND:20260801T120000Z',
  'RRULE:FREQ=DAILY',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

let db: Database;
let smtp: TestSmtpServer;
let test: TestEngine;
const start = (startMs: number) =>
  createTestEngine(db, { mail: createTestMail(smtp.url), startMs });

beforeAll(async () => {
  db = await openTestDatabase();
  smtp = await createTestSmtpServer();
  await smtp.start();
  test = await start(Date.UTC(2026, 7, 21, 9));
});
afterAll(async () => {
  await test.engine.close();
  await smtp.stop();
  await db.close();
});

it('sends a report once when a period of its calendar has ended, with the spreadsheet, also after a rest', async () => {
  const email = 'admin@example.com';
  const attributes = { language: 'pt', timezone: 'America/Sao_Paulo' };
  const person = { name: 'Ana', email, password: 'secret', attributes };
  await test.send('anonymous', 'POST /users', person);
  const admin = await test.userId(email);
  for (const name of ['Bus 1', 'Bus 2']) {
    await test.send(admin, 'POST /devices', { name, uniqueId: name });
    await test.engine.ingest({
      uniqueId: name,
      timestampMs: test.now(),
      latitude: -23.5,
      longitude: -46.6,
      speedKnots: 10,
      attributes: {},
    });
  }
  const data = Buffer.from(CALENDAR).toString('base64');
  await test.send(admin, 'POST /calendars', { name: 'Mornings', data });
  const report = { type: 'route', description: 'Manhã', calendarId: 1, attributes: {} };
  expect((await test.send(admin, 'POST /reports', report)).status).toBe(200);
  await test.send(admin, 'POST /permissions', { deviceId: 1, reportId: 1 });

  await test.engine.sweep();
  test.wait(2 * HOUR_MS);
  await test.engine.sweep();
  await test.engine.deliver();
  expect(smtp.mails).toEqual([]);

  test.wait(1.5 * HOUR_MS);
  await test.engine.sweep();
  await test.engine.sweep();
  const { rows } = await db.query<{ query: string }>(
    `select payload ->> 'query' as query from work_queue`,
  );
  // What happens at its end belongs to the next period.
  expect(new URLSearchParams(rows[0]?.query).get('to')).toMatch(/:59:59\.999Z$/);
  await test.engine.deliver();
  expect(smtp.mails.map(({ to }) => to)).toEqual([[email]]);
  const { raw } = smtp.mails[0]!;
  expect(raw).toMatch(/filename=route-2026-08-21\.xlsx/);
  expect(raw).toContain('spreadsheetml.sheet');
  const body = Buffer.from(raw.replace(/=\r\n/g, '')).toString();
  expect(body).toContain('2026-08-21 05:00:00 (America/Sao_Paulo)');
  const stoppedAt = test.now();
  await test.engine.close();
  test = await start(stoppedAt + 50 * HOUR_MS);
  await test.engine.sweep();
  await test.engine.deliver();
  expect(smtp.mails).toHaveLength(3);
});

it('sends a report to who asks for it by mail', async () => {
  const admin = await test.userId('admin@example.com');
  const period = 'from=2026-08-21T08:00:00Z&to=2026-08-21T12:00:00Z';
  const before = smtp.mails.length;
  expect((await test.send(admin, `GET /reports/trips/mail?${period}`)).status).toBe(204);
  await test.engine.deliver();
  expect(smtp.mails).toHaveLength(before + 1);
  expect(smtp.mails.at(-1)?.raw).toContain('filename=trips-2026-08-21.xlsx');
});

it('refuses to mail a report that could not be worked out', async () => {
  const admin = await test.userId('admin@example.com');
  const period = 'from=2026-08-21T08:00:00Z&to=2026-08-21T12:00:00Z';
  const before = smtp.mails.length;
  for (const wrong of ['deviceId=x', 'groupId=1.5']) {
    const asked = [];
    for (const way of ['', '/mail']) {
      asked.push((await test.send(admin, `GET /reports/summary${way}?${period}&${wrong}`)).status);
    }
    expect([wrong, ...asked]).toEqual([wrong, 404, 404]);
  }
  await test.engine.deliver();
  expect(smtp.mails).toHaveLength(before);
});

it('goes on beside a calendar that is taken no more', async () => {
  const endless = CALENDAR.replace(/RRULE:.*/, 'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6');
  const data = Buffer.from(endless).toString('base64');
  const admin = await test.userId('admin@example.com');
  const asked = await test.send(admin, 'POST /calendars', { name: 'Endless', data });
  expect(asked).toMatchObject({
    status: 400,
    body: expect.stringContaining('no next time is found for FREQ=YEARLY'),
  });
  await db.query(`insert into calendars (name, data) values ('Endless', $1)`, [data]);
  await test.send(admin, 'POST /calendars', {
    name: 'Again',
    data: Buffer.from(CALENDAR).toString('base64'),
  });
  const before = smtp.mails.length;
  test.wait(24 * HOUR_MS);
  await test.engine.sweep();
  await test.engine.deliver();
  expect(smtp.mails).toHaveLength(before + 1);
});
