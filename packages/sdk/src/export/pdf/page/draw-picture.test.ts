import { expect, it } from 'vitest';
import { makeExport } from '../../make-export';
import { collect, makePng, readPdf, tripDocument } from '../../testing';

const draw = async (bytes: Uint8Array) => {
  const logo = { type: 'image/png' as const, bytes };
  const brand = { name: 'Frota', color: '#123456', logo };
  const picture = { ...logo, caption: 'Fiorino 07 · 12:00' };
  return readPdf(await collect(makeExport(tripDocument({ brand, picture }), 'pdf')));
};

it('draws pictures that can be read, with what covers them', async () => {
  const { objects, pages } = await draw(makePng(1, 1, [0, 1, 2, 3, 128]));
  expect(objects.some((one) => one.includes('/SMask'))).toBe(true);
  expect(pages.flat()).not.toContain('Frota');
  expect(pages[0]).toContain('Fiorino 07 · 12:00');
  expect(pages.slice(1).flat()).not.toContain('Fiorino 07 · 12:00');
});

it.each([
  ['damaged', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])],
  ['cut off', makePng(2, 2, [0, 1]).subarray(0, 40)],
  ['no picture', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['larger than memory', makePng(60_000, 60_000, [0])],
])('leaves out one that is %s, and the name stands for the logo', async (_what, bytes) => {
  const { objects, pages } = await draw(bytes);
  expect(objects.join('')).not.toContain('/Subtype /Image');
  expect(pages.flat()).toContain('Frota');
  expect(pages.flat()).not.toContain('Fiorino 07 · 12:00');
});
