import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../../http/testing';

const toData = (event: string): string =>
  Buffer.from(
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  ).toString('base64');
const WEEK = '2026-08-17T03:00:00Z';

it('says when a calendar holds: in a week, next, or never again', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    const ask = async (json: object) => {
      const { status, json: body } = await admin.call('POST /api/calendars/times', { json });
      return { status, ...body };
    };
    expect((await ask({ data: 'x', from: WEEK })).status).toBe(401);
    await admin.signIn(ADMIN.email, ADMIN.password);
    const at = (iso: string) => Date.parse(iso);
    const weekly = toData(
      'DTSTART;TZID=America/Sao_Paulo:20260706T080000\r\nDTEND;TZID=America/Sao_Paulo:20260706T100000\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,FR',
    );
    // It is noon of a Friday, in UTC.
    expect(await ask({ data: weekly, from: WEEK })).toMatchObject({
      happens: true,
      week: [
        { fromMs: at('2026-08-17T11:00:00Z'), toMs: at('2026-08-17T13:00:00Z') },
        { fromMs: at('2026-08-21T11:00:00Z') },
      ],
      next: ['2026-08-24', '2026-08-28', '2026-08-31', '2026-09-04', '2026-09-07'].map((day) => ({
        fromMs: at(`${day}T11:00:00Z`),
      })),
    });
    const once = toData('DTSTART:20200101T080000Z\r\nDTEND:20200101T090000Z');
    expect(await ask({ data: once, from: WEEK })).toMatchObject({
      happens: false,
      week: [],
      next: [],
    });
    const yearly = toData(
      'DTSTART:20200901T080000Z\r\nDTEND:20200901T090000Z\r\nRRULE:FREQ=YEARLY',
    );
    expect(await ask({ data: yearly, from: WEEK })).toMatchObject({
      happens: true,
      next: [2026, 2027, 2028, 2029, 2030].map((year) => ({
        fromMs: at(`${year}-09-01T08:00:00Z`),
      })),
    });
    expect(await ask({ data: toData('DTSTART:never'), from: WEEK })).toMatchObject({
      status: 422,
      field: 'data',
    });
    expect(await ask({ data: weekly })).toMatchObject({ status: 422, field: 'from' });
    let status = 0;
    for (let calls = 0; calls < 120 && status !== 429; calls += 1) {
      ({ status } = await ask({ data: weekly }));
    }
    expect(status).toBe(429);
  } finally {
    await server.stop();
  }
});
