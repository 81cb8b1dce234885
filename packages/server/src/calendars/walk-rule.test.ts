import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readRule } from './rule';
import { Steps } from '../bounds/steps';
import { walkRule } from './walk-rule';

const START_MS = Date.UTC(2024, 0, 30, 8);
const FAR_MS = START_MS + 3 * 366 * DAY_MS;
const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const walk = (text: string, startMs: number, fromMs: number, toMs: number): number[] => {
  const recur = ICAL.Recur.fromString(text);
  const untilMs = recur.until ? recur.until.toUnixTime() * 1_000 : Infinity;
  const rule = readRule(recur, { startMs, untilMs, isDate: false });
  return [...walkRule(rule, { fromMs, toMs }, new Steps(100_000))];
};
const daysOf = (text: string, count: number, startMs = Date.UTC(1997, 8, 2, 9)): string[] =>
  walk(text, startMs, startMs, startMs + 4 * 366 * DAY_MS)
    .slice(0, count)
    .map((ms) => new Date(ms).toISOString().slice(0, 10));

describe('walkRule', () => {
  // From the examples of RFC 5545, 3.8.5.3.
  it.each([
    ['FREQ=DAILY;INTERVAL=10', ['1997-09-02', '1997-09-12', '1997-09-22']],
    ['FREQ=DAILY;BYMONTH=1;BYDAY=MO,FR', ['1998-01-02', '1998-01-05', '1998-01-09']],
    ['FREQ=HOURLY;INTERVAL=24;BYDAY=SU', ['1997-09-07', '1997-09-14', '1997-09-21']],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH', ['1997-09-02', '1997-09-04', '1997-09-16']],
    ['FREQ=MONTHLY;BYDAY=1FR', ['1997-09-05', '1997-10-03', '1997-11-07']],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU', ['1997-09-07', '1997-09-28', '1997-11-02']],
    ['FREQ=MONTHLY;BYDAY=-2MO', ['1997-09-22', '1997-10-20', '1997-11-17']],
    ['FREQ=MONTHLY;BYMONTHDAY=-3', ['1997-09-28', '1997-10-29', '1997-11-28']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', ['1998-02-13', '1998-03-13', '1998-11-13']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', ['1997-09-29', '1997-10-30', '1997-11-27']],
    ['FREQ=YEARLY;BYMONTH=6,7', ['1998-06-02', '1998-07-02', '1999-06-02']],
    ['FREQ=YEARLY;BYDAY=20MO', ['1998-05-18', '1999-05-17', '2000-05-15']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', ['1998-05-11', '1999-05-17', '2000-05-15']],
    ['FREQ=YEARLY;BYYEARDAY=1,100,-1', ['1997-12-31', '1998-01-01', '1998-04-10']],
    ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', ['1998-03-05', '1998-03-12', '1998-03-19']],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU', ['1999-01-03', '1999-01-10', '1999-01-17']],
  ])('has the days that the standard names: %s', (text, days) => {
    expect(daysOf(text, 3)).toEqual(days);
  });

  it('leaves out the months and years that lack the day of the start', () => {
    expect(daysOf('FREQ=MONTHLY', 3, Date.UTC(2026, 0, 31))).toEqual([
      ...['2026-01-31', '2026-03-31', '2026-05-31'],
    ]);
    expect(daysOf('FREQ=YEARLY', 2, Date.UTC(2024, 1, 29))).toEqual(['2024-02-29', '2028-02-29']);
  });

  const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
  const rules = fc
    .record({
      freq: fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 5 }),
      days: fc.option(some(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']), { nil: undefined }),
      // The library moves the 30th of February on.
      months: fc.option(some(['1', '3', '4', '5', '8', '12']), { nil: undefined }),
      until: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
    })
    .map(({ freq, interval, days, months, until }) =>
      [
        `FREQ=${freq};INTERVAL=${interval}`,
        // The library does not judge the first one of others by its day or month.
        ...(days && /WEEKLY|MONTHLY/.test(freq) ? [`BYDAY=${days.join(',')}`] : []),
        ...(months && freq === 'YEARLY' ? [`BYMONTH=${months.join(',')}`] : []),
        ...(until === undefined ? [] : [`UNTIL=${stamp(START_MS + until * DAY_MS)}`]),
      ].join(';'),
    );

  it('finds from anywhere what the library finds from the start on', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 1_000 * 24 }), (text, hours) => {
        const [fromMs, toMs] = [START_MS + hours * HOUR_MS, START_MS + (hours + 1_500) * HOUR_MS];
        const start = ICAL.Time.fromJSDate(new Date(START_MS), true);
        const expected: number[] = [];
        const iterator = ICAL.Recur.fromString(text).iterator(start);
        for (let next; (next = iterator.next());) {
          const ms = next.toUnixTime() * 1_000;
          if (ms > Math.min(toMs, FAR_MS)) break;
          if (ms >= fromMs) expected.push(ms);
        }
        expect(walk(text, START_MS, fromMs, Math.min(toMs, FAR_MS))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
