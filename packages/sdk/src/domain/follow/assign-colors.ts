import { MAX_FOLLOWED } from './toggle-followed';

/**
 * A colour a device, counted from 0: those of before keep theirs, new ones get the first that is free.
 * Beyond {@link MAX_FOLLOWED} devices the colours begin again.
 */
export function assignColors(
  before: ReadonlyMap<number, number>,
  deviceIds: readonly number[],
): ReadonlyMap<number, number> {
  const colors = new Map<number, number>();
  const taken = new Set<number>();
  for (const deviceId of deviceIds) {
    const color = before.get(deviceId);
    if (color === undefined || taken.has(color)) continue;
    colors.set(deviceId, color);
    taken.add(color);
  }
  for (const deviceId of deviceIds) {
    if (colors.has(deviceId)) continue;
    let color = 0;
    while (taken.has(color) && color < MAX_FOLLOWED) color++;
    taken.add(color);
    colors.set(deviceId, color % MAX_FOLLOWED);
  }
  return colors;
}
