// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { letterIconToPng } from './letter-icon-png';
import { readPicture } from './read-picture';

it('paints a pen stroke on its ground, sharp and soft at the edge only', () => {
  const icon = { ground: '#102030', ink: '#ffffff', penWidth: 0.25, strokes: [[0.5, 0, 0.5, 1]] };
  const png = letterIconToPng(icon, 16);
  expect(readPicture(png)).toEqual({ type: 'PNG', width: 16, height: 16 });
  const data = inflateSync(png.subarray(8 + 25 + 8, png.length - 12 - 4));
  expect(data).toHaveLength(16 * (16 * 3 + 1));
  const pixel = (x: number, y: number) => [...data.subarray(y * 49 + 1 + x * 3).subarray(0, 3)];
  expect(pixel(0, 8)).toEqual([0x10, 0x20, 0x30]);
  expect(pixel(7, 8)).toEqual([255, 255, 255]);
  expect(pixel(8, 0)).toEqual([255, 255, 255]);
  expect(pixel(15, 15)).toEqual([0x10, 0x20, 0x30]);
});
