// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COORDINATE_FORMATS, formatCoordinates } from './format-coordinates';
import { toPlaceLine } from './to-place-line';

const SAO_PAULO = { latitude: -23.550_52, longitude: -46.633_308 };

describe('formatCoordinates', () => {
  it('writes degrees, minutes or seconds, as the account has it', () => {
    expect(COORDINATE_FORMATS.map((format) => formatCoordinates(SAO_PAULO, format))).toEqual([
      '-23.55052, -46.63331',
      "23° 33.031' S, 46° 37.998' W",
      `23° 33' 1.9" S, 46° 37' 59.9" W`,
    ]);
    expect(formatCoordinates(SAO_PAULO)).toBe('-23.55052, -46.63331');
  });

  it('carries what is rounded into the next minute and degree', () => {
    const place = { latitude: 9.999_999_99, longitude: -180 };
    expect(formatCoordinates(place, 'ddm')).toBe("10° 0.000' N, 180° 0.000' W");
    expect(formatCoordinates(place, 'dms')).toBe(`10° 0' 0.0" N, 180° 0' 0.0" W`);
  });

  it('says the place again, to within two metres', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        for (const format of COORDINATE_FORMATS) {
          const read = formatCoordinates({ latitude, longitude }, format).split(', ').map(readBack);
          expect(Math.abs((read[0] ?? NaN) - latitude)).toBeLessThan(2e-5);
          expect(Math.abs((read[1] ?? NaN) - longitude)).toBeLessThan(2e-5);
        }
      }),
    );
  });
});

function readBack(text: string): number {
  const [degrees = NaN, minutes = 0, seconds = 0] = (text.match(/-?[\d.]+/g) ?? []).map(Number);
  expect(minutes).toBeLessThan(60);
  expect(seconds).toBeLessThan(60);
  return (degrees + minutes / 60 + seconds / 3600) * (/[SW]$/.test(text) ? -1 : 1);
}

describe('toPlaceLine', () => {
  const all = { ...SAO_PAULO, fences: ['Pátio', ' ', 'Centro'], address: 'Rua Augusta, 7' };

  it('names the fences, else the address, else the coordinates', () => {
    expect(toPlaceLine(all)).toEqual({ kind: 'fence', text: 'Pátio, Centro' });
    expect(toPlaceLine({ ...all, fences: [] })).toEqual({ kind: 'address', text: all.address });
    for (const address of [undefined, null, '', ' \n']) {
      const place = toPlaceLine({ ...SAO_PAULO, fences: [''], address }, 'ddm');
      expect(place).toEqual({ kind: 'coordinates', text: "23° 33.031' S, 46° 37.998' W" });
    }
  });
});
