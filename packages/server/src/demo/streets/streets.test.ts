import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveFleetDayFile } from '../demo-assets';
import type { FleetDay } from '../day/fleet-day';
import { readFleetDay } from '../day/read-fleet-day';
import { buildStreets, type StreetLevel, type Streets } from './build-streets';
import { encodePolyline } from './encode-polyline';
import { simplifyLine } from './simplify-line';
import { traceRoutes } from './trace-routes';

describe('encodePolyline', () => {
  it("writes the example of Google's description", () => {
    const places = [
      { latitude: 38.5, longitude: -120.2 },
      { latitude: 40.7, longitude: -120.95 },
      { latitude: 43.252, longitude: -126.453 },
    ];
    expect(encodePolyline(places)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  });
});

describe('simplifyLine', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 1000 }),
  });

  it('keeps both ends, adds no point, keeps the order, and keeps more for less tolerance', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 60 }), (points) => {
        const kept = simplifyLine(points, 50);
        expect(kept[0]).toBe(points[0]);
        expect(kept.at(-1)).toBe(points.at(-1));
        const indexes = kept.map((item) => points.indexOf(item));
        expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
        expect(simplifyLine(points, 5).length).toBeGreaterThanOrEqual(kept.length);
      }),
    );
  });

  it('drops what lies on the line and keeps what stands out', () => {
    const line = [0, 10, 20, 30].map((x) => ({ x, y: x === 20 ? 9 : 0 }));
    expect(simplifyLine(line, 10)).toEqual([line[0], line[3]]);
    expect(simplifyLine(line, 5)).toEqual([line[0], line[2], line[3]]);
  });
});

describe('the streets of the recorded day', () => {
  let day: FleetDay;
  let streets: Streets;
  beforeAll(async () => {
    day = await readFleetDay(resolveFleetDayFile());
    streets = buildStreets(day, 'credit');
  });

  it('joins no places further than 150 m apart', () => {
    // A few lines are enough; all of them take long.
    const buses = day.buses.filter(({ mainRouteId }) => ['7', '801'].includes(mainRouteId));
    const longest = traceRoutes({ ...day, buses })
      .stretches()
      .reduce((most, { meters }) => Math.max(most, meters), 0);
    expect(longest).toBeGreaterThan(100);
    expect(longest).toBeLessThanOrEqual(150);
  });

  it('covers every zoom once, with more to see the nearer it is', () => {
    expect(streets).toMatchObject({ version: 1, attribution: 'credit' });
    const { levels } = streets;
    expect(levels[0]?.minZoom).toBe(0);
    const countLines = (level?: StreetLevel) =>
      level && level.lines.length + level.mainLines.length;
    levels.forEach((level, at) => {
      expect(countLines(level)).toBeGreaterThan(countLines(levels[at - 1]) ?? 20);
      expect(level.maxZoom).toBeGreaterThanOrEqual(level.minZoom);
      const next = levels[at + 1];
      if (next) expect(next.minZoom).toBe(level.maxZoom + 1);
    });
  });

  it('tells the well driven streets from the others, each line once', () => {
    for (const { mainLines, lines } of streets.levels) {
      expect(mainLines.length).toBeGreaterThan(20);
      expect(mainLines.filter((line) => lines.includes(line))).toEqual([]);
    }
    const closest = streets.levels.at(-1);
    expect(closest?.lines.length).toBeGreaterThan((closest?.mainLines.length ?? 0) * 2);
  });

  it('weighs less than 60 kB packed', () => {
    expect(gzipSync(JSON.stringify(streets)).length).toBeLessThan(60_000);
  });
});
