import { readFileSync } from 'node:fs';
import {
  type ReportKind,
  type ReportNames,
  type ReportRow,
  REPORT_COLUMNS,
  type SourceStop,
  type SourceSummary,
  type SourceTrip,
  sumReportColumn,
  toStopRows,
  toSummaryRows,
  toTripRows,
} from '@rastro/sdk/domain';
import { expect, it } from 'vitest';

interface Step {
  do?: string;
  answer?: { body?: unknown };
}
const REPORTS = new URL('./recordings/07-reports.json', import.meta.url);
const { steps } = JSON.parse(readFileSync(REPORTS, 'utf8')) as { steps: Step[] };
/** Moments of a recording are `{{t:+129}}`, seconds from when it was played. */
const START = Date.parse('2026-11-21T10:00:00Z');
const PLAYED = (text: string): string =>
  text.replace(/\{\{t:([+-]\d+)\}\}/g, (_, seconds: string) =>
    new Date(START + Number(seconds) * 1_000).toISOString(),
  );

/** Returns a Traccar's recorded answer to a report of one device over four hours. */
function recorded<Row>(kind: string, device: string): Row[] {
  const call = `GET /reports/${kind}?deviceId={{${device}}}&from={{t:-60}}&to={{t:+14460}}`;
  const step = steps.find((one) => one.do === call && Array.isArray(one.answer?.body));
  return JSON.parse(PLAYED(JSON.stringify(step?.answer?.body))) as Row[];
}
const names: ReportNames = {
  device: () => undefined,
  plate: () => null,
  fence: () => 'gone',
  driver: () => undefined,
};
const total = (kind: ReportKind, rows: readonly ReportRow[], key: string) =>
  sumReportColumn(
    rows,
    REPORT_COLUMNS[kind].find((column) => column.key === key)!,
  );
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

it.each(['device40', 'device41'])(
  'the figures of our reports equal those of the recordings, for %s [S1.20]',
  (device) => {
    const trips = recorded<SourceTrip>('trips', device);
    const stops = recorded<SourceStop>('stops', device);
    const summaries = recorded<SourceSummary>('summary', device);
    expect([trips.length, stops.length, summaries.length].map(Math.sign)).toEqual([1, 1, 1]);

    const rows = toTripRows(trips, names);
    for (const key of ['distance', 'duration', 'averageSpeed', 'maxSpeed'] as const) {
      expect(rows.map(({ values }) => values[key])).toEqual(trips.map((trip) => trip[key]));
    }
    const stays = toStopRows(stops, names);
    expect(stays.map(({ values }) => values['duration'])).toEqual(
      stops.map(({ duration }) => duration),
    );

    const days = toSummaryRows({ summaries, trips, stops }, names, 'UTC');
    expect(total('summary', days, 'distance')).toBe(total('trips', rows, 'distance'));
    expect(total('summary', days, 'driving')).toBe(add(trips.map(({ duration }) => duration)));
    expect(total('summary', days, 'trips')).toBe(trips.length);
    expect(total('summary', days, 'maxSpeed')).toBe(summaries[0]?.maxSpeed);
    // What the summary counts beyond the trips is what a vehicle that stands drifts.
    const counted = summaries[0]?.distance ?? 0;
    const driven = total('summary', days, 'distance') ?? 0;
    expect(driven / counted).toBeGreaterThan(0.99);
    expect(driven).toBeLessThanOrEqual(counted);
  },
);
