/** Longitude and latitude in degrees, as GeoJSON writes them. */
export type LonLat = readonly [lon: number, lat: number];

const keyOf = ([lon, lat]: LonLat) => `${lon.toFixed(5)},${lat.toFixed(5)}`;

/**
 * Joins lines that go on where another ends, and only there: where three or more meet, each ends. Every
 * stretch is in the answer once.
 */
export function joinLines(lines: readonly (readonly LonLat[])[]): LonLat[][] {
  const usable = lines.filter(({ length }) => length >= 2);
  const atEnd = new Map<string, number[]>();
  usable.forEach((line, index) => {
    for (const end of [line[0]!, line.at(-1)!]) {
      const key = keyOf(end);
      atEnd.set(key, [...(atEnd.get(key) ?? []), index]);
    }
  });
  const used = new Set<number>();
  /** The line that alone goes on at an end, with that end first. */
  const follow = (end: LonLat): readonly LonLat[] | undefined => {
    const here = atEnd.get(keyOf(end)) ?? [];
    if (here.length !== 2) return undefined;
    const next = here.find((index) => !used.has(index));
    if (next === undefined) return undefined;
    used.add(next);
    const line = usable[next]!;
    return keyOf(line[0]!) === keyOf(end) ? line : [...line].reverse();
  };
  const extend = (from: LonLat): LonLat[] => {
    const added: LonLat[] = [];
    for (let part = follow(from); part; part = follow(added.at(-1)!)) added.push(...part.slice(1));
    return added;
  };
  return usable.flatMap((line, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const after = extend(line.at(-1)!);
    const before = extend(line[0]!);
    return [[...before.reverse(), ...line, ...after]];
  });
}
