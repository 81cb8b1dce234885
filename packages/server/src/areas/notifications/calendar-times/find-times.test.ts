import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { findTimes } from './find-times';

const MONDAY_MS = Date.UTC(2026, 7, 17);
const toData = (event: string): string =>
  Buffer.from(
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  ).toString('base64');

it('has what lasts over midnight once', () => {
  const data = toData(
    'DTSTART:20260801T220000Z\r\nDTEND:20260802T060000Z\r\nRRULE:FREQ=DAILY;BYDAY=TU',
  );
  const fromMs = MONDAY_MS + DAY_MS + 22 * HOUR_MS;
  expect(findTimes(data, MONDAY_MS, MONDAY_MS).week).toEqual([
    { fromMs, toMs: fromMs + 8 * HOUR_MS },
  ]);
});

it('tells of what happens all the time no more than can be told apart, the earliest', () => {
  const data = toData(
    'DTSTART:19000101T000000Z\r\nDTEND:19000101T000001Z\r\nRRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45',
  );
  const { week, next, happens } = findTimes(data, MONDAY_MS, MONDAY_MS);
  expect([happens, week.length, next.length]).toEqual([true, 500, 5]);
  expect(week[0]?.fromMs).toBe(MONDAY_MS);
  expect(week.at(-1)?.fromMs).toBeLessThan(MONDAY_MS + 7 * DAY_MS);
});
