import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReportView } from '../report/report-view';
import { describeRunError } from './describe-run-error';
import { describeTiming } from './describe-timing';
import { findScheduleProblem, parseRecipients } from './find-schedule-problem';
import { nextRunMs, REPORT_REPEATS, type ReportTiming } from './next-run';
import { scheduleView } from './schedule-view';
import { resolveScheduledPeriod, SCHEDULED_PERIODS } from './scheduled-period';

const timing: ReportTiming = {
  repeats: 'daily',
  weekday: 1,
  monthDay: 31,
  minuteOfDay: 7 * 60 + 30,
  timeZone: 'America/Sao_Paulo',
};
/** A Friday. */
const NOON = Date.UTC(2026, 7, 21, 12);
const iso = (ms: number) => new Date(ms).toISOString();

describe('nextRunMs', () => {
  it.each([
    ['daily', '2026-08-22T10:30:00.000Z'],
    ['weekdays', '2026-08-24T10:30:00.000Z'],
    ['weekly', '2026-08-24T10:30:00.000Z'],
    ['monthly', '2026-08-31T10:30:00.000Z'],
  ] as const)('finds the next time of %s', (repeats, expected) => {
    expect(iso(nextRunMs({ ...timing, repeats }, NOON))).toBe(expected);
  });

  it('takes the last day of a month that is shorter', () => {
    const after = Date.UTC(2027, 1, 1);
    expect(iso(nextRunMs({ ...timing, repeats: 'monthly' }, after))).toBe(
      '2027-02-28T10:30:00.000Z',
    );
  });

  it('keeps to the clock on the wall over its changes, and comes once a day', () => {
    // New York: 8 March 2026 has no 02:30, 1 November has 01:30 twice.
    const at = (minuteOfDay: number, afterMs: number) =>
      nextRunMs({ ...timing, timeZone: 'America/New_York', minuteOfDay }, afterMs);
    expect(iso(at(150, Date.UTC(2026, 2, 8, 5)))).toBe('2026-03-08T07:30:00.000Z');
    const first = at(90, Date.UTC(2026, 10, 1, 4));
    expect(iso(first)).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(at(90, first))).toBe('2026-11-02T06:30:00.000Z');
  });

  it('always lies ahead, and no time lies between', () => {
    const timings = fc.record({
      repeats: fc.constantFrom(...REPORT_REPEATS),
      weekday: fc.integer({ min: 1, max: 7 }),
      monthDay: fc.integer({ min: 1, max: 31 }),
      minuteOfDay: fc.integer({ min: 0, max: 1439 }),
      timeZone: fc.constantFrom('UTC', 'America/Sao_Paulo', 'Asia/Kolkata', 'Australia/Lord_Howe'),
    });
    const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(timings, moment, fc.double({ min: 0, max: 1, noNaN: true }), (one, ms, part) => {
        const next = nextRunMs(one, ms);
        expect(next).toBeGreaterThan(ms);
        const between = Math.floor(ms + (next - 1 - ms) * part);
        expect(nextRunMs(one, between)).toBe(next);
      }),
      { numRuns: 60 },
    );
  });
});

describe('resolveScheduledPeriod', () => {
  it('is the week before from Monday to Sunday, and the calendar month before', () => {
    const week = resolveScheduledPeriod('lastWeek', NOON, 'America/Sao_Paulo');
    expect([iso(week.fromMs), iso(week.toMs)]).toEqual([
      '2026-08-10T03:00:00.000Z',
      '2026-08-17T03:00:00.000Z',
    ]);
    const month = resolveScheduledPeriod('lastMonth', NOON, 'UTC');
    expect([iso(month.fromMs), iso(month.toMs)]).toEqual([
      '2026-07-01T00:00:00.000Z',
      '2026-08-01T00:00:00.000Z',
    ]);
  });

  it.each(SCHEDULED_PERIODS)('%s has not ended later than it is due', (kind) => {
    const { fromMs, toMs } = resolveScheduledPeriod(kind, NOON, 'Asia/Kolkata');
    expect(fromMs).toBeLessThan(toMs);
    expect(toMs).toBeLessThanOrEqual(NOON);
  });
});

describe('scheduleView', () => {
  const view = parseReportView(
    'trips',
    new URLSearchParams('devices=3,4&groups=2&period=last7&columns=vehicle,distance&by=day'),
  );

  it('takes over whose it is, its columns, and a period that comes again', () => {
    expect(scheduleView('trips', view)).toEqual({
      kind: 'trips',
      deviceIds: [3, 4],
      groupIds: [2],
      silentHours: 24,
      grouping: 'day',
      columns: 'vehicle,distance',
      period: 'last7',
    });
  });

  it('names nobody for all vehicles, and no period that does not come again', () => {
    const search = 'devices=all&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z&period=custom';
    const all = scheduleView('stops', parseReportView('stops', new URLSearchParams(search)));
    expect(all).toMatchObject({ deviceIds: [], groupIds: [], columns: '' });
    expect(all).not.toHaveProperty('period');
  });

  it('makes none of a chart, which never goes out', () => {
    expect(scheduleView('chart', view)).toBeNull();
  });
});

describe('findScheduleProblem', () => {
  const draft = {
    ...timing,
    name: 'Trips',
    recipients: 'a@b.example',
    deviceIds: [],
    groupIds: [],
  };

  it('has nothing against a whole one', () => {
    expect(findScheduleProblem(draft)).toBeNull();
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ recipients: ' ,; ' }, 'recipients'],
    [{ recipients: 'a@b.example, nobody' }, 'recipients'],
    [{ minuteOfDay: Number.NaN }, 'minuteOfDay'],
    [{ weekday: 0 }, 'weekday'],
    [{ monthDay: 32 }, 'monthDay'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ deviceIds: Array.from({ length: 301 }, (_, index) => index) }, 'deviceIds'],
  ])('names the field of %o', (more, field) => {
    expect(findScheduleProblem({ ...draft, ...more })?.field).toBe(field);
  });

  it('reads addresses with anything between, each once', () => {
    expect(parseRecipients('a@b.example; B@c.example\nb@C.example,,a@b.example')).toEqual([
      'a@b.example',
      'b@C.example',
    ]);
  });
});

it('says when one goes out, and why it did not', () => {
  expect(describeTiming({ ...timing, repeats: 'weekly' }, { locale: 'pt-BR' })).toEqual({
    key: 'schedule.timing.weekly',
    params: { time: '07:30', weekday: 'segunda-feira', day: 31 },
  });
  expect(describeRunError('REPORT_TOO_LONG').key).toBe('schedule.run.tooLong');
  expect(describeRunError('UPSTREAM_AWAY').key).toBe('schedule.run.away');
  expect(describeRunError('550 no such box')).toMatchObject({
    params: { reason: '550 no such box' },
  });
  expect(describeRunError('constructor').key).toBe('schedule.run.mail');
});
