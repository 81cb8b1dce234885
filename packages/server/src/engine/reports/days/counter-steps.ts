import type { Unit } from '../../../db/database';
import type { ReportFix } from './report-fix';

/** By how much counters were set forward, or back where below zero. */
export interface CounterStep {
  distanceMeters: number;
  hoursMs: number;
}

/** Returns the manual corrections of counters between two fixes. */
export type StepsBetween = (first: ReportFix, last: ReportFix) => CounterStep;

/** Nobody corrected anything. */
export const NO_STEPS: StepsBetween = () => ({ distanceMeters: 0, hoursMs: 0 });

/** Reads the corrections of devices in a time. */
export const readCounterSteps = async (
  unit: Unit,
  deviceIds: readonly number[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<StepsBetween> => {
  const { rows } = await unit.query<{
    device_id: number;
    fix_time: Date;
    position_id: number;
    distance_meters: number;
    hours_ms: number;
  }>(
    `select device_id, fix_time, position_id, distance_meters, hours_ms from counter_steps
     where device_id = any($1::bigint[]) and fix_time between $2 and $3`,
    [deviceIds, new Date(fromMs), new Date(toMs)],
  );
  if (rows.length === 0) return NO_STEPS;
  return (first, last) => {
    const sum: CounterStep = { distanceMeters: 0, hoursMs: 0 };
    for (const row of rows) {
      if (row.device_id !== first.deviceId) continue;
      const at = { timeMs: row.fix_time.getTime(), positionId: row.position_id };
      // The fix that carries a correction is itself the first after it.
      if (!isAfter(at, first) || isAfter(at, last)) continue;
      sum.distanceMeters += row.distance_meters;
      sum.hoursMs += row.hours_ms;
    }
    return sum;
  };
};

const isAfter = (
  { timeMs, positionId }: { timeMs: number; positionId: number },
  fix: ReportFix,
): boolean => timeMs > fix.fixTimeMs || (timeMs === fix.fixTimeMs && positionId > fix.id);
