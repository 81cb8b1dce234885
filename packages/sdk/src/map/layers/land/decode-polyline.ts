/**
 * Decodes a polyline in Google's encoding.
 * @param precision decimals of a degree, default 5
 * @returns latitude, longitude, latitude, longitude … in degrees; a text that breaks off in the
 * middle of a point gives the points before it
 */
export function decodePolyline(encoded: string, precision = 5): number[] {
  const factor = 10 ** precision;
  const degrees: number[] = [];
  const last = [0, 0];
  let position = 0;
  let axis: 0 | 1 = 0;
  while (position < encoded.length) {
    let value = 0;
    let shift = 0;
    let chunk: number;
    do {
      if (position >= encoded.length) return degrees.slice(0, degrees.length & ~1);
      chunk = encoded.charCodeAt(position++) - 63;
      value += (chunk & 31) * 2 ** shift;
      shift += 5;
    } while (chunk >= 32 && shift < 35);
    last[axis]! += value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    degrees.push(last[axis]! / factor);
    axis = axis === 0 ? 1 : 0;
  }
  return degrees.slice(0, degrees.length & ~1);
}
