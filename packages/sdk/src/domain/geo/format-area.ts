import type { Area, AreaPoint } from './parse-area';

/** The longest text that the tracking API keeps of a fence. */
export const MAX_AREA_LENGTH = 4096;

/** A tenth of a metre, and a metre, which is finer than any fix. */
const DECIMALS = [6, 5] as const;

const write = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

function writeArea(area: Area, decimals: number): string {
  const place = ({ latitude, longitude }: AreaPoint) =>
    `${write(latitude, decimals)} ${write(longitude, decimals)}`;
  if (area.kind === 'circle')
    return `CIRCLE (${place(area.center)}, ${write(area.radiusMeters, 1)})`;
  if (area.kind === 'line') return `LINESTRING (${area.points.map(place).join(', ')})`;
  // Other clients take a ring for open that does not end where it began.
  const ring = [...area.ring, ...area.ring.slice(0, 1)];
  return `POLYGON ((${ring.map(place).join(', ')}))`;
}

/**
 * The text of a fence as the tracking API keeps it, the other way round of `parseArea`; coarser by a
 * digit where it would be too long otherwise. It may still be longer than {@link MAX_AREA_LENGTH}.
 */
export function formatArea(area: Area): string {
  const [fine, coarse] = DECIMALS;
  const text = writeArea(area, fine);
  return text.length <= MAX_AREA_LENGTH ? text : writeArea(area, coarse);
}

/** A ring without the end that repeats its beginning. */
export function openRing(ring: readonly AreaPoint[]): readonly AreaPoint[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed =
    ring.length > 1 && first?.latitude === last?.latitude && first?.longitude === last?.longitude;
  return isClosed ? ring.slice(0, -1) : ring;
}
