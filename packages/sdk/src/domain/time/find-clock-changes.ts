import type { Period } from './period';
import { DAY_MS } from './durations';
import { startOfZonedDay } from './wall-time';

/** A day of the calendar that is not 24 hours long. */
export interface ClockChange {
  /** Its midnight, epoch milliseconds. */
  dayMs: number;
  /** Length of the day, in milliseconds. */
  lengthMs: number;
}

/** Longer periods are not searched: nobody reads them by the clock. */
const MAX_DAYS = 100;

/** The days of a period on which the clock of `timeZone` is put forward or back. */
export function findClockChanges({ fromMs, toMs }: Period, timeZone: string): ClockChange[] {
  const changes: ClockChange[] = [];
  if (toMs - fromMs > MAX_DAYS * DAY_MS) return changes;
  let dayMs = startOfZonedDay(fromMs, timeZone);
  while (dayMs < toMs) {
    const nextMs = startOfZonedDay(dayMs, timeZone, -1);
    const lengthMs = nextMs - dayMs;
    if (lengthMs !== DAY_MS) changes.push({ dayMs, lengthMs });
    dayMs = nextMs;
  }
  return changes;
}
