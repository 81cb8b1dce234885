import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanvasView } from '../../canvas/canvas-view';
import { toWorldX, toWorldY, worldPixels } from '../../canvas/mercator';
import { parseIncludedMap } from './included-map';
import { toPixelLine, walkAlong } from './pixel-line';
import { placeLabels, shortenPark } from './place-labels';
import { toShieldText } from './place-shields';
import type { MeasureText, PlacedLabel } from './placed-label';

/** Seven px a letter. */
const measure: MeasureText = (text) => 7 * text.length;

const LON = -97.74;
const LAT = 30.27;

const viewAt = (zoom: number): CanvasView => {
  const scale = worldPixels(zoom);
  return {
    zoom,
    scale,
    left: toWorldX(LON) * scale - 600,
    top: toWorldY(LAT) * scale - 400,
    width: 1200,
    height: 800,
    pixelRatio: 1,
  };
};
const free = { left: 300, top: 50, width: 850, height: 700 };

/** Google's encoding of a line of places. */
function encode(places: readonly (readonly [lon: number, lat: number])[]): string {
  let [lastLat, lastLon] = [0, 0];
  const write = (value: number) => {
    let rest = value < 0 ? ~(value << 1) : value << 1;
    let text = '';
    for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
    return text + String.fromCharCode(rest + 63);
  };
  return places
    .map(([lon, lat]) => {
      const [y, x] = [Math.round(lat * 1e5), Math.round(lon * 1e5)];
      const text = write(y - lastLat) + write(x - lastLon);
      [lastLat, lastLon] = [y, x];
      return text;
    })
    .join('');
}

const mapOf = (parts: object) => parseIncludedMap({ version: 2, ...parts })!;

/** Returns the box a label covers. */
function boxOf(label: PlacedLabel) {
  if (label.kind === 'street') {
    const [xs, ys] = [label.glyphs.map(({ x }) => x), label.glyphs.map(({ y }) => y)];
    return {
      left: Math.min(...xs) - 4,
      right: Math.max(...xs) + 4,
      top: Math.min(...ys) - 4,
      bottom: Math.max(...ys) + 4,
    };
  }
  const [width, height] =
    label.kind === 'shield'
      ? [label.width, 16]
      : [
          Math.max(...label.lines.map((line) => 7 * line.length)),
          label.font.sizePx * label.lines.length,
        ];
  return {
    left: label.x - width / 2,
    right: label.x + width / 2,
    top: label.y - height / 2,
    bottom: label.y + height / 2,
  };
}

const textOf = (label: PlacedLabel): string =>
  label.kind === 'point'
    ? label.lines.join(' ')
    : label.kind === 'shield'
      ? label.text
      : label.glyphs.map(({ text }) => text).join('');

describe('placeLabels', () => {
  it('writes a street along its line, readable from left to right whichever way it runs', () => {
    const line = [
      [LON + 0.02, LAT],
      [LON - 0.02, LAT],
    ] as const;
    for (const places of [line, [...line].reverse()]) {
      const map = mapOf({ names: ['Congress Ave'], lines: { primary: [[0, encode(places)]] } });
      const [label] = placeLabels(viewAt(14), map, { free, taken: [], measure });
      expect(label && textOf(label)).toBe('Congress Ave');
      if (label?.kind !== 'street') throw new Error('no street name');
      const xs = label.glyphs.map(({ x }) => x);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
      for (const { angle } of label.glyphs) expect(Math.cos(angle)).toBeCloseTo(1);
    }
  });

  it('writes no street around a corner, and none on a line shorter than its name', () => {
    const corner = encode([
      [LON - 0.004, LAT],
      [LON, LAT],
      [LON, LAT + 0.004],
    ]);
    const short = encode([
      [LON, LAT],
      [LON + 0.0005, LAT],
    ]);
    const name = 'A very long name of a street that is';
    for (const line of [corner, short]) {
      const map = mapOf({ names: [name], lines: { primary: [[0, line]] } });
      expect(placeLabels(viewAt(14), map, { free, taken: [], measure })).toEqual([]);
    }
  });

  it('leaves out a name that a fence close by has, and keeps clear of other names', () => {
    const map = mapOf({ labels: [['Airport', 'airport', LON, LAT]] });
    const at = (text: string, left: number) => ({ text, left, top: 391, width: 60, height: 18 });
    const write = (...written: ReturnType<typeof at>[]) =>
      placeLabels(viewAt(13), map, { free, taken: [], written, measure });
    expect(write().map(textOf)).toEqual(['Airport']);
    expect(write(at('airport ', 640))).toEqual([]);
    expect(write(at('Airport', 1_100)).map(textOf)).toEqual(['Airport']);
    const [label] = write(at('Depot', 570));
    expect((label && boxOf(label).top >= 409 - 1e-6) || boxOf(label!).bottom <= 391).toBe(true);
  });

  it('shows names by zoom: the city from afar, streets from near', () => {
    const map = mapOf({
      names: ['Main St'],
      labels: [['Austin', 'city', LON, LAT]],
      lines: {
        residential: [
          [
            0,
            encode([
              [LON - 0.01, LAT + 0.002],
              [LON + 0.01, LAT + 0.002],
            ]),
          ],
        ],
      },
    });
    const at = (zoom: number, isSmall = false) =>
      new Set(placeLabels(viewAt(zoom), map, { free, taken: [], measure, isSmall }).map(textOf));
    expect(at(11)).toEqual(new Set(['Austin']));
    expect(at(13)).toEqual(new Set());
    expect(at(15)).toEqual(new Set(['Main St']));
    expect(at(15, true)).toEqual(new Set());
  });

  it('lets no two names meet, and none stand on a vehicle or outside the free part', () => {
    const spot = fc.tuple(
      fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      fc.double({ min: -0.04, max: 0.04, noNaN: true }),
    );
    const labels = fc.array(
      fc.tuple(spot, fc.constantFrom('town', 'highway', 'city', 'landmark')),
      {
        maxLength: 40,
      },
    );
    const vehicles = fc.array(
      fc.record({
        left: fc.integer({ min: 0, max: 1100 }),
        top: fc.integer({ min: 0, max: 700 }),
        width: fc.constant(36),
        height: fc.constant(36),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(labels, vehicles, fc.constantFrom(11, 12, 14), (places, taken, zoom) => {
        const map = mapOf({
          labels: places.map(([[lon, lat], kind], at) => [
            `Name ${at}`,
            kind,
            LON + lon,
            LAT + lat,
          ]),
        });
        const placed = placeLabels(viewAt(zoom), map, { free, taken, measure }).map(boxOf);
        const bodies = taken.map(({ left, top, width, height }) => ({
          left,
          top,
          right: left + width,
          bottom: top + height,
        }));
        placed.forEach((box, at) => {
          expect(box.left).toBeGreaterThanOrEqual(free.left);
          expect(box.right).toBeLessThanOrEqual(free.left + free.width);
          expect(box.top).toBeGreaterThanOrEqual(free.top);
          expect(box.bottom).toBeLessThanOrEqual(free.top + free.height);
          for (const other of [...placed.slice(at + 1), ...bodies]) {
            const doMeet =
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom;
            expect(doMeet).toBe(false);
          }
        });
      }),
    );
  });
});

it('finds place and direction along a line', () => {
  const view = viewAt(14);
  const [first] = mapOf({
    lines: {
      primary: [
        [
          -1,
          encode([
            [LON, LAT],
            [LON + 0.01, LAT],
          ]),
        ],
      ],
    },
  }).lines.get('primary')!;
  const line = toPixelLine(first!, view);
  expect(line.length).toBeCloseTo((0.01 / 360) * view.scale, 0);
  const { x, angle } = walkAlong(line, line.length / 2);
  expect(x).toBeCloseTo(600 + line.length / 2, 0);
  expect(angle).toBeCloseTo(0, 2);
});

it.each([
  ['Interstate Hwy 35', 'I-35'],
  ['Interstate 35', 'I-35'],
  ['US 290 / SH 71', 'US 290'],
  ['MoPac Expy', 'MoPac'],
  ['Capital of Texas Hwy', ''],
])('signs %s as "%s"', (name, text) => expect(toShieldText(name)).toBe(text));

it.each([
  ['Zilker Metropolitan Park', 'Zilker Park'],
  ['Auditorium Shores at Town Lake Metro Park', 'Auditorium Shores'],
  ['Barton Creek Greenbelt', 'Barton Creek Greenbelt'],
])('calls %s %s', (name, short) => expect(shortenPark(name)).toBe(short));
