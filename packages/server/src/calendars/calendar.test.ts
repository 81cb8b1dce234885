import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { parseCalendar } from './calendar';

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

  it.each(['FREQ=SECONDLY', 'FREQ=MINUTELY', 'FREQ=DAILY'])(
    'that began long ago is asked about today without going through all days since: %s',
    (rule) => {
      const old = parseCalendar(
        encode('DTSTART:19700101T120000Z', 'DTEND:19700101T120001Z', `RRULE:${rule}`),
      );
      const searches = vi.spyOn(vm.Script.prototype, 'runInContext');
      expect(old.isActive(at('2026-08-21T12:00:00Z'))).toBe(true);
      expect(old.isActive(at('1980-08-21T12:00:00Z'))).toBe(true);
      expect(searches.mock.calls.length).toBeLessThan(5);
      searches.mockRestore();
    },
  );

  it('that repeats every second more often than is counted is given up in time', () => {
    const busy = parseCalendar(
      encode(
        'DTSTART:20200101T000000Z',
        'DTEND:20200101T000000Z',
        'RRULE:FREQ=SECONDLY;COUNT=300000000',
      ),
    );
    expect(busy.isActive(at('2026-08-21T12:00:00Z'))).toBe(false);
  });

  it.each([
    'FREQ=SECONDLY;BYMONTH=7',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTHDAY=-31',
    'FREQ=WEEKLY;BYWEEKNO=20',
  ])('is refused when everybody would wait for its next time: %s', (rule) => {
    expect(() => parseCalendar(withRule(rule))).toThrow(`no next time is found for ${rule};`);
  });

  it.each(['FREQ=DAILY;BYDAY=MO,TU', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'FREQ=MINUTELY'])(
    'may have any rule that has an end: %s',
    (rule) => {
      expect(() => parseCalendar(withRule(rule))).not.toThrow();
    },
  );

  /** Each takes a while to be found its next time, and none of them too long. */
  const slowEvents = (count: number): string =>
    Buffer.from(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...Array.from({ length: count }, (_, n) => [
          'BEGIN:VEVENT',
          `UID:${n}`,
          'DTSTART:20200101T000000Z',
          'DTEND:20200101T000001Z',
          'RRULE:FREQ=SECONDLY',
          'END:VEVENT',
        ]).flat(),
        'END:VCALENDAR',
      ].join('\r\n'),
    ).toString('base64');

  it('has one second for all its events together, then a rest', () => {
    let clock = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const calendar = parseCalendar(slowEvents(20));
    const cut = vi.spyOn(vm.Script.prototype, 'runInContext').mockImplementation(() => {
      clock += 150;
      throw Object.assign(new Error('timeout'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
    });
    calendar.periods(0, at('2026-08-21T12:00:00Z'));
    expect(cut.mock.calls.length).toBe(6);
    calendar.isActive(at('2026-08-21T12:00:00Z'));
    expect(cut.mock.calls.length).toBe(6);
    clock += 60_000;
    calendar.isActive(at('2026-08-21T12:00:00Z'));
    expect(cut.mock.calls.length).toBe(12);
    now.mockRestore();
    cut.mockRestore();
  });

  it('is refused when it is none', () => {
    expect(() => parseCalendar(Buffer.from('nonsense').toString('base64'))).toThrow();
  });
});
