import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
import type { Period } from './period';
import { startOfZonedDay } from './wall-time';

/** From one named moment to the next: what a clock or a calendar is read by. */
const STEPS_MS = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 4, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14].map((days) => days * DAY_MS),
];

/**
 * Round moments of a period to name along an axis, by the clock of `timeZone`: full hours, quarters of
 * them, midnights. At most `most`; none of a period too short for a full minute.
 */
export function listTimeTicks(
  { fromMs, toMs }: Period,
  { most, timeZone }: { most: number; timeZone: string },
): number[] {
  const spanMs = toMs - fromMs;
  if (!(spanMs > 0) || most < 1) return [];
  const found = STEPS_MS.find((step) => spanMs / step <= most);
  const stepMs = found ?? Math.ceil(spanMs / most / DAY_MS) * DAY_MS;
  const ticks: number[] = [];
  // Days are not all as long as each other: each begins its own count.
  for (let dayMs = startOfZonedDay(fromMs, timeZone); dayMs <= toMs;) {
    const days = Math.max(1, stepMs / DAY_MS);
    const nextMs = startOfZonedDay(dayMs, timeZone, -days);
    const lastMs = Math.min(toMs, stepMs < DAY_MS ? nextMs - stepMs / 2 : dayMs);
    for (let ms = dayMs; ms <= lastMs; ms += stepMs) if (ms >= fromMs) ticks.push(ms);
    dayMs = nextMs;
  }
  return ticks;
}
