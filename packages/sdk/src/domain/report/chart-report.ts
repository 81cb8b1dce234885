import { readOwnTimeZone } from '../time/describe-time-zone';
import { DAY_MS, HOUR_MS } from '../time/durations';
import { toDayKey } from '../time/format-date';
import { groupReport } from './group-report';
import { REPORT_COLUMNS } from './report-columns';
import type { ReportKind } from './report-kind';
import type { ReportColumn, ReportRow } from './report-value';
import type { Period } from '../time/period';
import { startOfZonedDay } from '../time/wall-time';

/** One bar of a report's chart. */
export interface ReportBar {
  /** The day as `2026-11-21`, the hour as its epoch milliseconds, or the id of the vehicle. */
  key: string;
  /** Day or hour, or what strangers named the vehicle. */
  title: string;
  value: number;
}

/** Number of rows: the measure if there is no other. */
const COUNT: ReportColumn = {
  key: 'count',
  kind: 'number',
  label: 'report.column.count',
  total: 'sum',
};

/** Lists the measures for the bars of a report: its sums, or the number of rows. */
export function listMeasures(kind: ReportKind): readonly ReportColumn[] {
  const sums = REPORT_COLUMNS[kind].filter(
    ({ total, hidden }) => (total === 'sum' || total === 'apart') && !hidden,
  );
  return kind === 'summary' ? sums : [...sums, COUNT];
}

const barOf = (rows: readonly ReportRow[], measure: ReportColumn): number => {
  if (measure.key === COUNT.key) return rows.length;
  return rows.reduce((sum, { values }) => {
    const value = values[measure.key];
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
};

/**
 * Adds a row to the hours that it lasted in, by time; what is only counted to the one it began in. Nothing is
 * lost of what reaches out of them.
 */
function addToHours(sums: number[], firstMs: number, row: ReportRow, measure: ReportColumn): void {
  const { fromMs, toMs } = row;
  if (fromMs === null) return;
  const value = barOf([row], measure);
  const indexOf = (ms: number) =>
    Math.max(0, Math.min(sums.length - 1, Math.floor((ms - firstMs) / HOUR_MS)));
  const from = indexOf(fromMs);
  const lasts = measure.key !== COUNT.key && toMs !== null && toMs > fromMs;
  const to = lasts ? indexOf(toMs) : from;
  for (let index = from; index <= to; index++) {
    const startMs = index === from ? fromMs : firstMs + index * HOUR_MS;
    const endMs = index === to ? (toMs ?? startMs) : firstMs + (index + 1) * HOUR_MS;
    const share = lasts ? (endMs - startMs) / (toMs - fromMs) : 1;
    sums[index] = (sums[index] ?? 0) + value * share;
  }
}

/** The days of a period in a zone, in their order, at most `most`. */
function listDays({ fromMs, toMs }: Period, timeZone: string | undefined, most: number): string[] {
  const days: string[] = [];
  // Half a day at a time: no day of the calendar is shorter.
  for (let atMs = fromMs; atMs < toMs && days.length <= most; atMs += DAY_MS / 2) {
    const day = toDayKey(atMs, timeZone);
    if (days.at(-1) !== day) days.push(day);
  }
  const last = toDayKey(toMs - 1, timeZone);
  if (toMs > fromMs && days.at(-1) !== last && days.length <= most) days.push(last);
  return days;
}

/** The hours of a period as the clock of a zone has them, up to the present one. */
function listHours(
  { fromMs, toMs }: Period,
  timeZone: string | undefined,
  nowMs: number,
): number[] {
  const zone = timeZone ?? readOwnTimeZone();
  const dayMs = startOfZonedDay(fromMs, zone);
  const firstMs = dayMs + Math.floor((fromMs - dayMs) / HOUR_MS) * HOUR_MS;
  const endMs = Math.min(toMs, nowMs);
  const count = Math.min(MAX_HOURS, Math.ceil((endMs - firstMs) / HOUR_MS));
  return Array.from({ length: Math.max(0, count) }, (_, index) => firstMs + index * HOUR_MS);
}

/**
 * Bars of a report: the days or hours of the period, those without anything too, or the vehicles with the
 * most. A row belongs to the day it began on, and to the hours that it lasted in; the sum of those bars is
 * the total.
 */
export function chartReport(
  rows: readonly ReportRow[],
  measure: ReportColumn,
  options:
    | { by: 'day'; period: Period; timeZone: string | undefined }
    | { by: 'hour'; period: Period; timeZone: string | undefined; nowMs: number }
    | { by: 'vehicle'; most: number },
): ReportBar[] {
  if (options.by === 'vehicle') {
    const bars = groupReport(rows, [], { by: 'vehicle' }).map(({ key, title, rows: own }) => ({
      key,
      title,
      value: barOf(own, measure),
    }));
    const some = bars.filter(({ value }) => value > 0);
    return some.sort((left, right) => right.value - left.value).slice(0, options.most);
  }
  const { period, timeZone } = options;
  if (options.by === 'hour') {
    const hours = listHours(period, timeZone, options.nowMs);
    const sums = hours.map(() => 0);
    for (const row of rows) addToHours(sums, hours[0] ?? 0, row, measure);
    return hours.map((hour, index) => {
      const key = String(hour);
      return { key, title: key, value: sums[index] ?? 0 };
    });
  }
  const byDay = new Map(
    groupReport(rows, [], { by: 'day', timeZone }).map((group) => [group.key, group.rows]),
  );
  const days = new Set([...listDays(period, timeZone, MAX_DAYS), ...byDay.keys()]);
  return [...days]
    .filter((day) => day !== '')
    .sort()
    .map((day) => ({ key: day, title: day, value: barOf(byDay.get(day) ?? [], measure) }));
}

/** Max length of a period shown by hours: the longest day and a part of another. */
const MAX_HOURS = 27;
/** A bar for every day of a year; in more than these nobody sees one. */
const MAX_DAYS = 366;
