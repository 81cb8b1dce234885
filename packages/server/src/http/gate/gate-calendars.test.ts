import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../testing';

const encode = (...lines: string[]): string =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')).toString(
    'base64',
  );
const event = (...lines: string[]): string =>
  encode('BEGIN:VEVENT', 'UID:shift', 'SUMMARY:Night shift', ...lines, 'END:VEVENT');
const DAILY = event('DTSTART:20260105T080000Z', 'DTEND:20260105T180000Z', 'RRULE:FREQ=DAILY');
const OVER = event('DTSTART:20200105T080000Z', 'DTEND:20200105T180000Z');
const EMPTY = encode('BEGIN:VTODO', 'UID:t', 'DUE:20260707T080000Z', 'END:VTODO');

let server: TestApp;
let ana: TestBrowser;
const makeCalendar = (data: string) =>
  ana.call('POST /api/calendars', { json: { name: 'Shift', data } });
beforeAll(async () => {
  server = await startTestApp();
  ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

describe('a calendar at the door of the product', () => {
  it('is refused in words that name the event that cannot be read', async () => {
    const backwards = event('DTSTART:20260707T220000Z', 'DTEND:20260707T060000Z');
    expect(await makeCalendar(backwards)).toMatchObject({
      status: 422,
      json: {
        code: 'FIELD_INVALID',
        field: 'data',
        message:
          'The calendar cannot be read: event 1 ("Night shift") ends before it begins; a night ends on the next day.',
      },
    });
  });

  it('is refused when nothing ever happens in it', async () => {
    for (const data of [EMPTY, event('DTSTART:20260707T080000Z', 'STATUS:CANCELLED')]) {
      const reply = await makeCalendar(data);
      expect(reply).toMatchObject({ status: 422, json: { field: 'data' } });
      expect(reply.json['message']).toContain('Nothing ever happens');
    }
  });

  it('is not given to a device when nothing happens in it any more', async () => {
    const [daily, over] = [await makeCalendar(DAILY), await makeCalendar(OVER)].map(({ json }) =>
      Number(json['id']),
    );
    const device = { name: 'Truck', uniqueId: 'truck', calendarId: over };
    const refusal = { status: 422, json: { code: 'FIELD_INVALID', field: 'calendarId' } };
    expect(await ana.call('POST /api/devices', { json: device })).toMatchObject(refusal);
    const made = await ana.call('POST /api/devices', { json: { ...device, calendarId: daily } });
    expect(made.status).toBe(200);
    const line = `PATCH /api/devices/${String(made.json['id'])}`;
    expect(await ana.call(line, { json: { calendarId: over } })).toMatchObject(refusal);
    expect((await ana.call(line, { json: { calendarId: 0 } })).status).toBe(200);
  });
});
