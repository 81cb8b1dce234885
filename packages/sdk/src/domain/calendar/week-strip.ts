import { startOfZonedDay, toWallTime } from '../time/wall-time';
import type { Period } from '../time/types';

/** Active times on a day: parts of it, 0 to 1, in order and without overlap. */
export interface StripDay {
  startMs: number;
  spans: { from: number; to: number; fromMs: number; toMs: number }[];
}

/** Returns the start of the week that a moment lies in: Monday, in a zone. */
export function startOfZonedWeek(nowMs: number, timeZone: string): number {
  const { year, month, day } = toWallTime(nowMs, timeZone);
  const past = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return startOfZonedDay(nowMs, timeZone, past);
}

/** The periods of a week cut into its seven days, by the clock of a zone; what lies over one another is one. */
export function toWeekStrip(
  periods: readonly Period[],
  weekStartMs: number,
  timeZone: string,
): StripDay[] {
  const starts = Array.from({ length: 8 }, (_, day) =>
    startOfZonedDay(weekStartMs, timeZone, -day),
  );
  const inOrder = [...periods].sort((a, b) => a.fromMs - b.fromMs);
  return starts.slice(0, 7).map((startMs, day) => {
    const endMs = starts[day + 1]!;
    const spans: StripDay['spans'] = [];
    for (const period of inOrder) {
      const [fromMs, toMs] = [Math.max(period.fromMs, startMs), Math.min(period.toMs, endMs)];
      if (toMs <= fromMs) continue;
      const last = spans.at(-1);
      if (last && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs);
      else spans.push({ fromMs, toMs, from: 0, to: 0 });
    }
    const share = (ms: number): number => (ms - startMs) / (endMs - startMs);
    return {
      startMs,
      spans: spans.map(({ fromMs, toMs }) => ({
        fromMs,
        toMs,
        from: share(fromMs),
        to: share(toMs),
      })),
    };
  });
}
