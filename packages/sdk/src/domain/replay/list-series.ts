import type { Measurement } from '../history/list-sensors';
import type { RouteTrack } from './route-track';

/** Series that a graph offers first, where available. */
const FIRST = ['speed', 'fuelLevel', 'fuel'];
/** Numbers that say nothing as a line: the server's own counting, and codes. */
const NEVER = ['distance', 'event', 'archive', 'priority', 'driverUniqueId', 'index'];

/** The numbers that fixes of any of these routes carry, speed and fuel first, then by their key. */
export function listSeriesKeys(tracks: readonly RouteTrack[]): string[] {
  const known = new Set<string>(['altitude']);
  for (const { fixes } of tracks) {
    for (const { attributes } of fixes) {
      for (const key in attributes) if (typeof attributes[key] === 'number') known.add(key);
    }
  }
  return orderSeriesKeys(known);
}

/** Orders the keys of fixes as offered: speed and fuel first, meaningless ones left out. */
export function orderSeriesKeys(known: ReadonlySet<string>): string[] {
  const others = [...known].filter((key) => !FIRST.includes(key) && !NEVER.includes(key)).sort();
  return ['speed', ...FIRST.slice(1).filter((key) => known.has(key)), ...others];
}

/** A number of a fix by its key; undefined where the fix does not tell it. */
export function readSeriesValue(
  fix: { speed: number; altitude?: number | null | undefined; attributes: Record<string, unknown> },
  key: string,
): number | undefined {
  const value =
    key === 'speed' ? fix.speed : key === 'altitude' ? fix.altitude : fix.attributes[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Returns the measurements along a route, in one list per part without a gap. */
export function readSeries(track: RouteTrack, key: string): Measurement[][] {
  const parts: Measurement[][] = [];
  let part: Measurement[] = [];
  track.fixes.forEach((fix, index) => {
    if (track.gaps[index] && part.length > 0) {
      parts.push(part);
      part = [];
    }
    const value = readSeriesValue(fix, key);
    if (value !== undefined) part.push({ atMs: track.timesMs[index] ?? 0, value });
  });
  if (part.length > 0) parts.push(part);
  return parts;
}
