import { DAY_MS } from '@rastro/sdk/domain';
import { describe, expect, it, vi } from 'vitest';
import { parseCalendar } from './calendar';
import { Steps } from '../bounds/steps';

const encode = (...lines: string[]): string =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:1',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  ).toString('base64');
const at = (iso: string): number => Date.parse(iso);

const withRule = (rule: string): string =>
  Buffer.from(
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260820T000000Z\r\n` +
      `DTEND:20260820T010000Z\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  ).toString('base64');

describe('a calendar', () => {
  it('is active while an occurrence lasts, both ends included', () => {
    const mornings = parseCalendar(
      encode('DTSTART:20200101T000000Z', 'DTEND:20200101T120000Z', 'RRULE:FREQ=DAILY'),
    );
    expect(mornings.isActive(at('2026-08-21T12:00:00Z'))).toBe(true);
    expect(mornings.isActive(at('2026-08-21T12:00:01Z'))).toBe(false);
    expect(mornings.isActive(at('2019-12-31T06:00:00Z'))).toBe(false);
  });

  it('keeps the hours of its zone when clocks change', () => {
    const nineToFive = parseCalendar(
      encode(
        'DTSTART;TZID=America/New_York:20260101T090000',
        'DTEND;TZID=America/New_York:20260101T170000',
        'RRULE:FREQ=DAILY',
      ),
    );
    expect(nineToFive.isActive(at('2026-03-07T13:59:00Z'))).toBe(false);
    expect(nineToFive.isActive(at('2026-03-07T14:00:00Z'))).toBe(true);
    expect(nineToFive.isActive(at('2026-03-09T13:00:00Z'))).toBe(true);
    expect(nineToFive.isActive(at('2026-03-09T21:01:00Z'))).toBe(false);
  });

  it('ends with its count, skips its exceptions and gives back its periods', () => {
    const counted = parseCalendar(
      encode(
        'DTSTART:20260101T000000Z',
        'DTEND:20260101T010000Z',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE:20260102T000000Z',
      ),
    );
    expect(
      counted
        .periods(at('2025-12-01T00:00:00Z'), at('2026-12-01T00:00:00Z'))
        .map(({ startMs }) => new Date(startMs).toISOString().slice(0, 10)),
    ).toEqual(['2026-01-01', '2026-01-03', '2026-01-04']);
  });

  it.each(['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])(
    'that began long ago is asked about today without going through all days since: %s',
    (frequency) => {
      const old = parseCalendar(
        encode('DTSTART:19000821T120000Z', 'DTEND:19000821T120001Z', `RRULE:FREQ=${frequency}`),
      );
      const fromMs = at('2026-08-17T00:00:00Z');
      const steps = new Steps(1_000);
      const periods = old.periods(fromMs, fromMs + 7 * DAY_MS, steps);
      expect(periods.length).toBeGreaterThan(0);
      expect(steps.areOver).toBe(frequency === 'HOURLY');
      expect(old.isActive(periods[0]!.startMs)).toBe(true);
    },
  );

  it.each([
    ['FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', 'nothing repeats more often than by the hour'],
    ['FREQ=MINUTELY', 'nothing repeats more often than by the hour'],
    ['FREQ=HOURLY;BYMINUTE=0,10,20,30,40', 'more than 96 times a day'],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'no month that it names has such a day'],
    ['FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=-31', 'no month that it names has such a day'],
    ['FREQ=WEEKLY;BYWEEKNO=53', 'BYWEEKNO does not go with WEEKLY'],
    ['FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6', 'no next time is found for FREQ=YEARLY'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,2;BYDAY=3MO', 'no next time is found for FREQ=MONTHLY'],
    ['FREQ=HOURLY;COUNT=300000000', 'too much is counted by FREQ=HOURLY'],
    ['FREQ=DAILY;INTERVAL=0', 'INTERVAL=0; write 1 or more'],
    ['FREQ=DAILY;INTERVAL=-2', 'INTERVAL=-2; write 1 or more'],
  ])('is refused when its rule never happens or is absurd: %s', (rule, words) => {
    expect(() => parseCalendar(withRule(rule))).toThrow(words);
  });

  it.each([
    'FREQ=DAILY;BYDAY=MO,TU',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO',
    'FREQ=YEARLY;BYWEEKNO=53',
    'FREQ=HOURLY;BYMINUTE=0,15,30,45',
  ])('may have any rule that happens at all: %s', (rule) => {
    expect(parseCalendar(withRule(rule)).happens).toBe(true);
  });

  const ofEvents = (count: number, lines: readonly string[]): string =>
    Buffer.from(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...Array.from({ length: count }, (_, n) => [
          'BEGIN:VEVENT',
          `UID:${n}`,
          ...lines,
          'END:VEVENT',
        ]).flat(),
        'END:VCALENDAR',
      ].join('\r\n'),
    ).toString('base64');
  const HOURLY = ['DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=HOURLY'];

  it('has an end to its events and to the text that says when', () => {
    expect(() => parseCalendar(ofEvents(6_000, HOURLY))).toThrow('characters that say when');
    expect(() => parseCalendar(ofEvents(501, HOURLY))).toThrow('501 events, more than 500');
  });

  it('says much about itself that does not say when', () => {
    const words = `DESCRIPTION:${'x'.repeat(2_000)}`;
    expect(parseCalendar(ofEvents(100, [...HOURLY, words])).happens).toBe(true);
  });

  it('is open where it is not known to be closed, on any machine', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const busy = parseCalendar(ofEvents(400, HOURLY));
    expect(busy.isActive(at('2026-08-21T12:30:00Z'))).toBe(true);
    expect(busy.happensAfter(at('2026-08-21T12:30:00Z'))).toBe(true);
    expect(busy.periods(0, at('2027-08-21T12:30:00Z')).length).toBeLessThan(2_000);
    now.mockReturnValue(1e9);
    const quiet = parseCalendar(ofEvents(1, HOURLY));
    expect(quiet.isActive(at('2026-08-21T12:30:00Z'))).toBe(false);
    now.mockRestore();
  });

  it('is refused when it is none', () => {
    expect(() => parseCalendar(Buffer.from('nonsense').toString('base64'))).toThrow();
  });
});
