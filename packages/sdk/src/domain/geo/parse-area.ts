/** A place on the map, degrees. */
export interface AreaPoint {
  latitude: number;
  longitude: number;
}

/** Shape parsed from the text of a fence (tracking-api §3.1). */
export type Area =
  | { kind: 'circle'; center: AreaPoint; radiusMeters: number }
  | { kind: 'polygon'; ring: readonly AreaPoint[] }
  | { kind: 'line'; points: readonly AreaPoint[] };

/** A text that is no area; `at` counts characters from 0. */
export class AreaProblem extends Error {
  constructor(
    readonly expected: string,
    readonly at: number,
  ) {
    super(`${expected} was expected at character ${at + 1}`);
    this.name = 'AreaProblem';
  }
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;

class AreaReader {
  #at = 0;
  constructor(readonly text: string) {}

  take(pattern: RegExp, expected: string): string {
    const sticky = new RegExp(pattern.source, 'iy');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.text);
    if (!found) throw new AreaProblem(expected, this.#at);
    this.#at = sticky.lastIndex;
    return found[0];
  }

  has(pattern: RegExp): boolean {
    const sticky = new RegExp(pattern.source, 'iy');
    sticky.lastIndex = this.#at;
    return sticky.test(this.text);
  }

  number(expected: string): number {
    return Number(this.take(NUMBER, expected));
  }

  radius(): number {
    const startedAt = this.#at;
    const radiusMeters = this.number('a radius in metres');
    if (radiusMeters > 0 && Number.isFinite(radiusMeters)) return radiusMeters;
    throw new AreaProblem('a radius above 0 metres', startedAt);
  }

  point(): AreaPoint {
    this.take(/\s*/, 'a point');
    const startedAt = this.#at;
    const latitude = this.number('a latitude');
    this.take(/\s+/, 'a blank between latitude and longitude');
    const longitude = this.number('a longitude');
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
      throw new AreaProblem('a latitude to 90 and a longitude to 180 degrees', startedAt);
    }
    this.take(/\s*/, 'a comma');
    return { latitude, longitude };
  }

  points(least: number): AreaPoint[] {
    const points = [this.point()];
    while (this.has(/,/)) {
      this.take(/,/, 'a comma');
      points.push(this.point());
    }
    if (points.length < least) throw new AreaProblem('another point', this.#at);
    return points;
  }

  end(pattern: RegExp, expected: string): void {
    this.take(pattern, expected);
    this.take(/\s*$/, 'the end of the text');
  }
}

/** Reads `CIRCLE (lat lon, metres)`, `POLYGON ((lat lon, …))` or `LINESTRING (lat lon, …)`. Throws `AreaProblem`. */
export const parseArea = (text: string): Area => {
  const reader = new AreaReader(text);
  const kind = reader.take(/circle|polygon|linestring/, 'CIRCLE, POLYGON or LINESTRING');
  reader.take(/\s*\(/, 'an opening bracket');
  if (kind.toLowerCase() === 'circle') {
    const center = reader.point();
    reader.take(/,\s*/, 'a comma before the radius');
    const radiusMeters = reader.radius();
    reader.end(/\s*\)/, 'a closing bracket');
    return { kind: 'circle', center, radiusMeters };
  }
  if (kind.toLowerCase() === 'linestring') {
    const points = reader.points(2);
    reader.end(/\)/, 'a comma or a closing bracket');
    return { kind: 'line', points };
  }
  reader.take(/\s*\(/, 'a second opening bracket');
  const ring = reader.points(3);
  reader.end(/\)\s*\)/, 'a comma or two closing brackets');
  return { kind: 'polygon', ring };
};
