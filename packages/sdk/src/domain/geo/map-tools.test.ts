import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haversineMeters } from './distance';
import { traceGreatCircle } from './great-circle';
import { measureWay } from './measure-way';
import { toStreetViewFrame, toStreetViewLink } from './street-view';
import { unwrapLongitude } from './unwrap-longitude';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const places = fc.array(fc.record({ latitude: degrees(85), longitude: degrees(180) }), {
  maxLength: 8,
});

describe('measureWay', () => {
  it('runs from nothing to the whole way, a degree of the equator being 111.3 km', () => {
    const way = [0, 1, 3].map((longitude) => ({ latitude: 0, longitude }));
    expect(measureWay(way).map((meters) => Math.round(meters / 100) / 10)).toEqual([0, 111.3, 334]);
    expect(measureWay([])).toEqual([]);
  });

  it('never gets shorter, and takes the short way over the date line', () => {
    fc.assert(
      fc.property(places, (way) => {
        const meters = measureWay(way);
        meters.forEach((value, index) =>
          expect(value).toBeGreaterThanOrEqual(meters[index - 1] ?? 0),
        );
      }),
    );
    const over = [179.5, -179.5].map((longitude) => ({ latitude: 0, longitude }));
    expect(measureWay(over)[1]).toBeCloseTo(
      haversineMeters({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }),
    );
  });
});

describe('traceGreatCircle', () => {
  it('bends to the pole between places of one latitude', () => {
    const line = traceGreatCircle({ latitude: 50, longitude: 0 }, { latitude: 50, longitude: 80 });
    expect(Math.max(...line.map(({ latitude }) => latitude))).toBeGreaterThan(55);
  });

  it('has both ends, is as long as the distance, and no number is missing', () => {
    fc.assert(
      fc.property(degrees(85), degrees(180), degrees(85), degrees(180), (a, b, c, d) => {
        const [from, to] = [
          { latitude: a, longitude: b },
          { latitude: c, longitude: d },
        ];
        const line = traceGreatCircle(from, to);
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        expect(line.every(({ latitude, longitude }) => Number.isFinite(latitude + longitude))).toBe(
          true,
        );
        const meters = haversineMeters(from, to);
        expect(Math.abs((measureWay(line).at(-1) ?? 0) - meters)).toBeLessThan(1 + meters * 1e-6);
      }),
    );
  });
});

describe('unwrapLongitude', () => {
  it('goes on the short way round, by whole turns', () => {
    expect(unwrapLongitude(-179, 179)).toBe(181);
    expect(unwrapLongitude(179, -179)).toBe(-181);
    expect(unwrapLongitude(10, undefined)).toBe(10);
    fc.assert(
      fc.property(degrees(180), degrees(1000), (longitude, before) => {
        const next = unwrapLongitude(longitude, before);
        expect(Math.abs(next - before)).toBeLessThanOrEqual(180 + 1e-9);
        expect(
          Math.abs(Math.round((next - longitude) / 360) * 360 - (next - longitude)),
        ).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('street view', () => {
  const target = { latitude: -23.55052, longitude: -46.633308, courseDegrees: 359.7 };

  it('is linked to by place and course, without a key', () => {
    expect(toStreetViewLink(target)).toBe(
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=-23.550520%2C-46.633308&heading=0',
    );
    expect(toStreetViewLink({ latitude: 1, longitude: 2 })).toContain('heading=0');
  });

  it('is framed by the key, which cannot add anything to the address', () => {
    const url = new URL(toStreetViewFrame({ ...target, courseDegrees: -90 }, 'a&b=c'));
    expect(url.pathname).toBe('/maps/embed/v1/streetview');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: 'a&b=c',
      location: '-23.550520,-46.633308',
      heading: '270',
    });
  });
});
