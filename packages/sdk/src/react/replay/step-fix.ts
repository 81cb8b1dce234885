import { findTimeIndex } from '../../domain';
import type { ReplayRoute } from './replay-route';

/** The moment of the next fix of any of these routes after `ms`, or of the one before; null at the end. */
export function stepFix(routes: readonly ReplayRoute[], ms: number, step: 1 | -1): number | null {
  const moments = routes.flatMap(({ track: { timesMs } }) => {
    const index = findTimeIndex(timesMs, ms);
    const isOn = timesMs[index] === ms;
    const target = step === 1 ? index + 1 : isOn ? findTimeIndex(timesMs, ms - 1) : index;
    return timesMs[target] ?? [];
  });
  if (moments.length === 0) return null;
  return step === 1 ? Math.min(...moments) : Math.max(...moments);
}

/** The start of the next stop after `ms`, or of the one before; the ends of the routes where there is none. */
export function stepStop(
  routes: readonly ReplayRoute[],
  ms: number,
  step: 1 | -1,
  span: { fromMs: number; toMs: number },
): number {
  const starts = routes.flatMap(({ stops }) => stops.map(({ fromMs }) => fromMs));
  return step === 1
    ? Math.min(span.toMs, ...starts.filter((start) => start > ms))
    : Math.max(span.fromMs, ...starts.filter((start) => start < ms));
}
