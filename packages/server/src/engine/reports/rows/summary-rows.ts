import { startOfZonedDay } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { averageKnots, type BaseRow, baseRow, hoursBetween } from './base-row';
import { mendCounters } from '../days/mend-counters';
import { type Ends, readEnds } from '../days/report-fix';
import type { ReportDevice, ReportRequest } from '../report-request';

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
const MAX_DAYS = 3_660;

/** The parts of a span that lie in different days of a zone. */
const splitDays = ({ fromMs, toMs }: Span, timeZone: string): Span[] => {
  const days: Span[] = [];
  for (let startMs = fromMs; startMs <= toMs && days.length < MAX_DAYS;) {
    const endMs = startOfZonedDay(startMs, timeZone, -1);
    days.push({ fromMs: startMs, toMs: Math.min(toMs, endMs - 1) });
    startMs = endMs;
  }
  return days;
};

const readMaxSpeeds = async (
  unit: Unit,
  deviceIds: readonly number[],
  span: Span,
): Promise<Map<number, number>> => {
  const { rows } = await unit.query<{ device_id: number; speed: number }>(
    `select device_id, max(speed) as speed from all_positions
     where device_id = any($1::bigint[]) and fix_time between $2 and $3 group by device_id`,
    [deviceIds, new Date(span.fromMs), new Date(span.toMs)],
  );
  return new Map(rows.map(({ device_id, speed }) => [device_id, speed]));
};

/** Mends the ends of devices whose values are read as meant. */
const mendEnds = async (
  unit: Unit,
  devices: readonly ReportDevice[],
  ends: Map<number, Ends>,
): Promise<void> => {
  const asked = devices.flatMap(({ id, readsAsMeant }) => {
    const both = readsAsMeant ? ends.get(id) : undefined;
    return both ? [both] : [];
  });
  for (const both of await mendCounters(unit, asked)) ends.set(both.first.deviceId, both);
};

const summarize = async (
  unit: Unit,
  devices: readonly ReportDevice[],
  span: Span,
  { findsSpeeds, stepsBetween }: ReportRequest,
): Promise<SummaryRow[]> => {
  const deviceIds = devices.map(({ id }) => id);
  const ends = await readEnds(unit, deviceIds, span.fromMs, span.toMs);
  await mendEnds(unit, devices, ends);
  const speeds = findsSpeeds
    ? await readMaxSpeeds(unit, deviceIds, span)
    : new Map<number, number>();
  return devices.flatMap((device) => {
    const both = ends.get(device.id);
    if (!both) return [];
    const base = baseRow(device, both, stepsBetween);
    const hours = hoursBetween(both.first, both.last, stepsBetween);
    const { engineHours } = hours;
    const averageSpeed = averageKnots(base.distance, engineHours);
    const maxSpeed = speeds.get(device.id) ?? 0;
    return [{ ...base, averageSpeed, maxSpeed, ...hours }];
  });
};

/** The days between the first and the last fix: a century asked for is not gone through day by day. */
const summarizeDays = async (
  unit: Unit,
  device: ReportDevice,
  request: ReportRequest,
  timeZone: string,
): Promise<SummaryRow[]> => {
  const { fromMs, toMs } = request;
  const ends = (await readEnds(unit, [device.id], fromMs, toMs)).get(device.id);
  if (!ends) return [];
  const used = { fromMs: ends.first.fixTimeMs, toMs: ends.last.fixTimeMs };
  const rows: SummaryRow[] = [];
  for (const day of splitDays(used, timeZone)) {
    rows.push(...(await summarize(unit, [device], day, request)));
  }
  return rows;
};

/** A row a device for the span, or, with a zone, one for each of its days with fixes. */
export const readSummaryRows = async (
  unit: Unit,
  devices: readonly ReportDevice[],
  request: ReportRequest,
  dailyZone: string | null,
): Promise<SummaryRow[]> => {
  if (dailyZone === null) return summarize(unit, devices, request, request);
  const rows: SummaryRow[] = [];
  for (const device of devices) {
    rows.push(...(await summarizeDays(unit, device, request, dailyZone)));
  }
  return rows;
};
