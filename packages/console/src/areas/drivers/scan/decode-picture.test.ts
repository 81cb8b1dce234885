// @vitest-environment node
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { decodePicture } from './decode-picture';

const ADDRESS = 'https://fleet.example/qr-driver/scan/V12-1-7K3M-9QX2-ABCD';
const SIDE = 640;

/** A sheet with a code as a camera sees it: turned, off the middle, in poor light. */
function photograph(text: string, { degrees = 0, dot = 8, noise = 0 } = {}) {
  const { size, data: dots } = encode(text, { border: 4 });
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [dx, dy] = [x - SIDE * 0.55, y - SIDE * 0.48];
      const column = Math.floor((dx * cos + dy * sin) / dot + size / 2);
      const row = Math.floor((dy * cos - dx * sin) / dot + size / 2);
      const isDark = dots[row]?.[column] ?? false;
      // The same grain each time.
      const grain = noise * Math.sin(x * 12.9898 + y * 78.233);
      data.set(Array(3).fill((isDark ? 40 : 150 + x / 10) + grain), (y * SIDE + x) * 4);
      data[(y * SIDE + x) * 4 + 3] = 255;
    }
  }
  return { width: SIDE, height: SIDE, data };
}

it.each([
  ['straight', {}],
  ['turned', { degrees: 27 }],
  ['upside down and small', { degrees: 180, dot: 4 }],
  ['in poor light', { degrees: 8, noise: 25 }],
])('reads a printed code that is held %s', (_, how) => {
  expect(decodePicture(photograph(ADDRESS, how))).toBe(ADDRESS);
});

it('finds nothing where there is no code', () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(120);
  expect(decodePicture({ width: SIDE, height: SIDE, data })).toBeNull();
});
