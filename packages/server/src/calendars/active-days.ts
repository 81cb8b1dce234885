import { DAY_MS } from '@rastro/sdk/domain';
import type { Period } from './read-event';

/** Days that are remembered: fixes are of today, and late ones of a few days before. */
const MAX_DAYS = 16;

interface Found {
  periods: readonly Period[];
  /** False where the steps were over before all was looked at. */
  isWhole: boolean;
}

/** Answers whether a calendar is active at a time, each day (UTC) worked out once. */
export function createActiveDays(
  find: (fromMs: number, toMs: number) => Found,
): (timeMs: number) => boolean {
  const days = new Map<number, Found>();
  const readDay = (day: number): Found => {
    const known = days.get(day);
    if (known) return known;
    if (days.size >= MAX_DAYS) days.clear();
    const found = find(day * DAY_MS, (day + 1) * DAY_MS);
    days.set(day, found);
    return found;
  };
  return (timeMs) => {
    const { periods, isWhole } = readDay(Math.floor(timeMs / DAY_MS));
    return !isWhole || periods.some(({ startMs, endMs }) => startMs <= timeMs && timeMs <= endMs);
  };
}
