import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMapFile } from './build-map-file';
import { encodePolyline } from './encode-polyline';
import { joinLines, type LonLat } from './join-lines';
import { readFeatures } from './read-features';
import { readMapFile } from './read-map-file';
import { simplifyLine } from './simplify-line';

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const square = (size: number) => [
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
    [0, 0],
  ],
];

describe('encodePolyline', () => {
  it('writes the example of the format’s description', () => {
    const places: LonLat[] = [
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
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
});

describe('joinLines', () => {
  it('goes on where one other line does, in either direction, and ends where three meet', () => {
    const [a, b, c, d]: LonLat[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ];
    expect(
      joinLines([
        [a!, b!],
        [c!, b!],
      ]),
    ).toEqual([[a, b, c]]);
    expect(
      joinLines([
        [a!, b!],
        [b!, c!],
        [b!, d!],
      ]),
    ).toHaveLength(3);
  });

  it('keeps every stretch once, whatever the lines, rings too', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }));
    const stretches = (lines: readonly (readonly LonLat[])[]) =>
      lines
        .flatMap((line) =>
          line.slice(1).map((to, at) => [line[at]!.join(), to.join()].sort().join()),
        )
        .sort();
    fc.assert(
      fc.property(fc.array(fc.array(place, { minLength: 2, maxLength: 4 })), (lines) => {
        expect(stretches(joinLines(lines))).toEqual(stretches(lines));
      }),
    );
  });
});

describe('buildMapFile', () => {
  const features = readFeatures({
    features: [
      feature({ class: 'primary', name: 'Main St' }, 'MultiLineString', [
        [
          [0, 0],
          [0.01, 0],
        ],
        [
          [0.01, 0],
          [0.02, 0],
        ],
      ]),
      feature({ class: 'residential', name: 'Side St' }, 'LineString', [
        [0, 0],
        [0, 0.01],
      ]),
      feature({ class: 'park', name: 'Green' }, 'Polygon', square(0.01)),
      feature({ class: 'park', name: 'Speck' }, 'Polygon', square(0.0001)),
      feature({ class: 'district', name: 'Old Town' }, 'Polygon', square(0.02)),
      feature({ class: 'city', name: 'Town' }, 'Point', [0.01, 0.01]),
      feature({ class: 'volcano', name: 'No' }, 'Point', [0.01, 0.01]),
      feature({ name: 'classless' }, 'Point', [0.01, 0.01]),
      null,
    ],
  });

  it('joins lines of one name, leaves out specks and strangers, and names each name once', () => {
    const { map, streets } = buildMapFile(features, { attribution: 'Us' });
    expect(streets).toBeUndefined();
    expect(map).toMatchObject({
      version: 2,
      attribution: 'Us',
      names: ['Main St', 'Side St', 'Green'],
    });
    expect(map.lines.primary).toEqual([
      [
        0,
        encodePolyline([
          [0, 0],
          [0.02, 0],
        ]),
      ],
    ]);
    expect(map.areas).toHaveLength(1);
    expect(map.areas?.[0]?.slice(0, 2)).toEqual(['park', 2]);
    expect(map.hoods?.map(([name]) => name)).toEqual(['Old Town']);
    expect(map.labels).toEqual([['Town', 'city', 0.01, 0.01]]);
  });

  it('puts small streets into a file of their own where it has a name', () => {
    const { map, streets } = buildMapFile(features, { attribution: '', streetsName: 'near.json' });
    expect([map.more, map.lines.residential]).toEqual(['near.json', undefined]);
    expect(streets?.lines.residential).toHaveLength(1);
    expect(streets?.names).toEqual(['Side St']);
  });
});

describe('readMapFile', () => {
  const read = (text: string) => readMapFile(new TextEncoder().encode(text), 'maps/city.json');

  it('tells an included map from anything else, and which file it goes on in', () => {
    expect(read('{"version":2,"lines":{},"more":"near.json"}')).toEqual({ more: 'maps/near.json' });
    expect(read('{"version":2,"lines":{}}')).toEqual({});
    for (const text of ['', 'null', '[]', '{"version":8,"lines":{}}', '{"version":2}']) {
      expect(read(text)).toBeUndefined();
    }
  });
});
