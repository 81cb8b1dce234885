import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';

let server: TestApp;
let ana: TestBrowser;
let rui: TestBrowser;

const calendarOf = (...lines: string[]) =>
  Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', ...lines].join('\r\n') +
      '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  ).toString('base64');
const make = async (path: string, json: object): Promise<number> => {
  const reply = await ana.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const ruleFor = (calendarId: number) =>
  make('notifications', { type: 'ignitionOn', always: true, notificators: 'web', calendarId });
const timesOf = async (browser: TestBrowser, from = '2026-11-23', to = '2026-11-25') => {
  const query = `from=${from}T00:00:00Z&to=${to}T00:00:00Z`;
  return JSON.parse((await browser.call(`GET /api/rule-times?${query}`)).text) as {
    id: number;
    periods: { fromMs: number; toMs: number }[];
  }[];
};
const span = (from: string, to: string) => ({ fromMs: Date.parse(from), toMs: Date.parse(to) });

beforeAll(async () => {
  server = await startTestApp();
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  [ana, rui] = [server.browser(), server.browser()];
  await ana.signIn(ADMIN.email, ADMIN.password);
  await rui.signIn('rui@example.com', ADMIN.password);
});
afterAll(() => server.stop());

describe('GET /api/rule-times', () => {
  it('[S3.35] says when the calendars of the rules of an account hold, and of nobody else', async () => {
    const nights = calendarOf(
      'DTSTART;TZID=America/Sao_Paulo:20260101T220000',
      'DURATION:PT8H',
      'RRULE:FREQ=DAILY',
    );
    const id = await make('calendars', { name: 'Nights', data: nights });
    expect(await timesOf(ana)).toEqual([]);
    await ruleFor(id);
    expect(await timesOf(ana)).toEqual([
      {
        id,
        periods: [
          span('2026-11-23T01:00:00Z', '2026-11-23T09:00:00Z'),
          span('2026-11-24T01:00:00Z', '2026-11-24T09:00:00Z'),
        ],
      },
    ]);
    expect(await timesOf(rui)).toEqual([]);
  });

  it('says of one that never happens that it holds at no time, and puts together what touches', async () => {
    const never = await make('calendars', {
      name: 'Never',
      data: calendarOf('DTSTART:20200101T000000Z', 'DTEND:20200101T010000Z'),
    });
    const always = await make('calendars', {
      name: 'Always',
      data: calendarOf('DTSTART:20261101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY'),
    });
    await ruleFor(never);
    await ruleFor(always);
    const periods = new Map((await timesOf(ana)).map((each) => [each.id, each.periods]));
    expect(periods.get(never)).toEqual([]);
    expect(periods.get(always)).toEqual([span('2026-11-22T23:00:00Z', '2026-11-25T01:00:00Z')]);
  });

  it('looks back a week at most, and refuses a moment that is none', async () => {
    const times = await timesOf(ana, '2020-01-01', '2026-11-25');
    const earliest = Math.min(
      ...times.flatMap(({ periods }) => periods.map(({ fromMs }) => fromMs)),
    );
    expect(earliest).toBeGreaterThan(Date.parse('2026-11-17T00:00:00Z'));
    expect((await ana.call('GET /api/rule-times?from=yesterday')).status).toBe(400);
    expect((await server.browser().call('GET /api/rule-times')).status).toBe(401);
  });
});
