import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { advanceStart } from './advance-start';
import { parseCalendar } from './calendar';

const START_MS = Date.UTC(2024, 0, 30, 8);
const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
const toMs = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const linesOf = (rule: string, skippedMs: readonly number[]): string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  `DTSTART:${stamp(START_MS)}`,
  'DURATION:PT50M',
  `RRULE:${rule}`,
  ...skippedMs.map((ms) => `EXDATE:${stamp(ms)}`),
  'END:VEVENT',
  'END:VCALENDAR',
];

/** All occurrences from the start of the rule on, one after the other. */
function* listAll(lines: readonly string[]): Generator<number> {
  const root = new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[]);
  const iterator = new ICAL.Event(root.getFirstSubcomponent('vevent')!).iterator();
  for (let next; (next = iterator.next());) yield toMs(next);
}

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
const rules = fc.record({
  freq: fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  interval: fc.integer({ min: 1, max: 5 }),
  days: fc.option(some(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']), { nil: undefined }),
  months: fc.option(some(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']), {
    nil: undefined,
  }),
  until: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
});

const write = ({
  freq,
  interval,
  days,
  months,
  until,
}: typeof rules extends fc.Arbitrary<infer R> ? R : never) =>
  [
    `FREQ=${freq};INTERVAL=${interval}`,
    // In a year, days without a month are counted through the year.
    ...(days && freq !== 'YEARLY' ? [`BYDAY=${days.join(',')}`] : []),
    ...(months && freq !== 'HOURLY' ? [`BYMONTH=${months.join(',')}`] : []),
    ...(until === undefined ? [] : [`UNTIL=${stamp(START_MS + until * DAY_MS)}`]),
  ].join(';');

describe('advanceStart', () => {
  const start = ICAL.Time.fromData({ year: 2024, month: 1, day: 30, hour: 8 });

  it('moves a start by whole intervals to the last one that is not after a time', () => {
    const every = (freq: ICAL.Recur['freq'], interval: number) =>
      advanceStart(start, { freq, interval }, Date.UTC(2026, 7, 21, 12)).toString();
    expect(every('DAILY', 1)).toBe('2026-08-21T08:00:00');
    expect(every('DAILY', 2)).toBe('2026-08-21T08:00:00');
    expect(every('WEEKLY', 2)).toBe('2026-08-11T08:00:00');
    expect(every('HOURLY', 5)).toBe('2026-08-21T12:00:00');
    expect(every('MONTHLY', 1)).toBe('2024-01-30T08:00:00');
  });

  it('keeps the start before itself', () => {
    expect(advanceStart(start, { freq: 'DAILY', interval: 1 }, START_MS - 1)).toBe(start);
  });

  it('changes no occurrence of any rule, whatever is asked first', () => {
    fc.assert(
      fc.property(
        rules,
        fc.array(fc.integer({ min: 0, max: 1_000 * 24 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
        (rule, askedHours, skippedDays) => {
          const lines = linesOf(
            write(rule),
            skippedDays.map((day) => START_MS + day * DAY_MS),
          );
          const data = Buffer.from(lines.join('\r\n')).toString('base64');
          let calendar;
          try {
            calendar = parseCalendar(data);
          } catch {
            // A rule that never happens a second time.
            return;
          }
          for (const hours of askedHours) {
            const [fromMs, untilMs] = [
              START_MS + hours * HOUR_MS,
              START_MS + (hours + 60) * HOUR_MS,
            ];
            const expected: number[] = [];
            for (const ms of listAll(lines)) {
              if (ms > untilMs) break;
              if (ms + 50 * 60_000 >= fromMs) expected.push(ms);
            }
            expect(calendar.periods(fromMs, untilMs).map(({ startMs }) => startMs)).toEqual(
              expected,
            );
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
