import { readOwnTimeZone } from './describe-time-zone';
import { DAY_MS } from './durations';
import { toDayKey } from './format-date';
import type { Period } from './period';
import { startOfZonedDay } from './wall-time';

/** Periods in their order, those that touch or lie over each other as one; empty ones are left out. */
export function unitePeriods(periods: readonly Period[]): Period[] {
  const united: Period[] = [];
  for (const { fromMs, toMs } of [...periods].sort((one, other) => one.fromMs - other.fromMs)) {
    if (toMs <= fromMs) continue;
    const last = united.at(-1);
    if (last && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs);
    else united.push({ fromMs, toMs });
  }
  return united;
}

/** Returns the intersection of two periods; null if empty. */
export function intersectPeriods(one: Period, other: Period): Period | null {
  const fromMs = Math.max(one.fromMs, other.fromMs);
  const toMs = Math.min(one.toMs, other.toMs);
  return toMs > fromMs ? { fromMs, toMs } : null;
}

/** A period cut at the midnights of a time zone, default the machine's: its pieces, each with its calendar day. */
export function splitByDay(
  { fromMs, toMs }: Period,
  timeZone: string = readOwnTimeZone(),
): (Period & { day: string })[] {
  const pieces: (Period & { day: string })[] = [];
  for (let atMs = fromMs; atMs < toMs;) {
    const midnightMs = startOfZonedDay(atMs, timeZone, -1);
    // A clock that knows no way on would hold us up for ever.
    const endMs = Math.min(toMs, midnightMs > atMs ? midnightMs : atMs + DAY_MS);
    pieces.push({ day: toDayKey(atMs, timeZone), fromMs: atMs, toMs: endMs });
    atMs = endMs;
  }
  return pieces;
}
