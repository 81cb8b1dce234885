import { expect, it } from 'vitest';
import { makeCodeSheet } from './code-sheet';
import type { ExportPicture } from './table/export-table';
import { makePng, readPdf } from './testing';

const draw = (logo?: ExportPicture) => {
  const code = { title: 'Caminhão 7', text: 'V7-1-AAAA-BBBB-CCCC', points: [[true], [false]] };
  return makeCodeSheet({
    title: 'Códigos',
    hint: 'Leia para começar',
    codes: Array.from({ length: 9 }, () => code),
    brand: { name: 'Frota', color: '#123456', logo },
    style: { locale: 'pt-BR', timeZone: 'UTC' },
  });
};

it('draws codes in the brand, eight on a page', async () => {
  const bytes = await draw();
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(readPdf(bytes).pages[0]?.filter((line) => line === 'Frota')).toHaveLength(8);
});

it('draws the logo beside each code, once in the file, and the name for one that cannot be read', async () => {
  const png = makePng(1, 1, [0, 1, 2, 3, 255]);
  const { objects, pages } = readPdf(await draw({ type: 'image/png', bytes: png }));
  expect(objects.filter((one) => one.includes('/Subtype /Image'))).toHaveLength(1);
  expect(pages.flat()).not.toContain('Frota');
  const damaged = readPdf(await draw({ type: 'image/png', bytes: png.subarray(0, 20) }));
  expect(damaged.pages[1]).toContain('Frota');
});
