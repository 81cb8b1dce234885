import type { Measurement } from './list-sensors';

/**
 * At most two measurements for each of `count` equal parts of the time they cover, the lowest and the
 * highest of it in their order: what stands out stays in a chart that has fewer pixels than points.
 */
export function thinMeasurements(
  measurements: readonly Measurement[],
  count: number,
): Measurement[] {
  const first = measurements[0];
  const last = measurements.at(-1);
  if (!first || !last || measurements.length <= 2 * count) return [...measurements];
  const spanMs = Math.max(1, last.atMs - first.atMs);
  const parts: { low: Measurement; high: Measurement }[] = [];
  for (const one of measurements) {
    const index = Math.min(count - 1, Math.floor(((one.atMs - first.atMs) / spanMs) * count));
    const part = (parts[index] ??= { low: one, high: one });
    if (one.value < part.low.value) part.low = one;
    if (one.value > part.high.value) part.high = one;
  }
  return parts.flatMap(({ low, high }) =>
    low === high ? [low] : low.atMs <= high.atMs ? [low, high] : [high, low],
  );
}
