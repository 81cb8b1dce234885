import { startOfZonedDay } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { averageKnots, type BaseRow, baseRow, hoursBetween } from './base-row';
import { readEnds } from './report-fix';
import type { ReportDevice, ReportRequest } from './report-request';

/** A device over a span or a day (tracking-api §6.2); hours in ms. */
export interface SummaryRow extends BaseRow {
  startHours: number;
  endHours: number;
  engineHours: number;
}

interface Span {
  fromMs: number;
  toMs: number;
}

/** More days than anybody reads. */
const MOST_DAYS = 3_660;

/** The parts of a span that lie in different days of a zone. */
const splitDays = ({ fromMs, toMs }: Span, timeZone: string): Span[] => {
  const days: Span[] = [];
  for (let startMs = fromMs; startMs <= toMs && days.length < MOST_DAYS;) {
    const endMs = startOfZonedDay(startMs, timeZone, -1);
    days.push({ fromMs: startMs, toMs: Math.min(toMs, endMs - 1) });
    startMs = endMs;
  }
  return days;
};

const readMaxSpeed = async (unit: Unit, deviceId: number, span: Span): Promise<number> => {
  const { rows } = await unit.query<{ speed: number | null }>(
    `select max(speed) as speed from all_positions
     where device_id = $1 and fix_time between $2 and $3`,
    [deviceId, new Date(span.fromMs), new Date(span.toMs)],
  );
  return rows[0]?.speed ?? 0;
};

const summarize = async (
  unit: Unit,
  device: ReportDevice,
  span: Span,
  isFast: boolean,
): Promise<SummaryRow[]> => {
  const ends = await readEnds(unit, device.id, span.fromMs, span.toMs);
  if (!ends) return [];
  const base = baseRow(device, ends.first, ends.last);
  const [startHours, endHours] = hoursBetween(ends.first, ends.last);
  const engineHours = endHours - startHours;
  return [
    {
      ...base,
      averageSpeed: averageKnots(base.distance, engineHours),
      maxSpeed: isFast ? 0 : await readMaxSpeed(unit, device.id, span),
      startHours,
      endHours,
      engineHours,
    },
  ];
};

/** The span between the first and the last fix: a century asked for is not gone through day by day. */
const readUsedSpan = async (
  unit: Unit,
  deviceId: number,
  { fromMs, toMs }: Span,
): Promise<Span | null> => {
  const ends = await readEnds(unit, deviceId, fromMs, toMs);
  return ends && { fromMs: ends.first.fixTimeMs, toMs: ends.last.fixTimeMs };
};

/** A row for the span, or, with a zone, one for each of its days with fixes. */
export const readSummaryRows = async (
  unit: Unit,
  device: ReportDevice,
  request: ReportRequest,
  dailyZone: string | null,
): Promise<SummaryRow[]> => {
  if (dailyZone === null) return summarize(unit, device, request, request.isFast);
  const used = await readUsedSpan(unit, device.id, request);
  const rows: SummaryRow[] = [];
  for (const day of used ? splitDays(used, dailyZone) : []) {
    rows.push(...(await summarize(unit, device, day, request.isFast)));
  }
  return rows;
};
