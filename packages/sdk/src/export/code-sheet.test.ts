import { expect, it } from 'vitest';
import { makeCodeSheet } from './code-sheet';

it('draws codes in the brand, eight on a page', async () => {
  const code = { title: 'Caminhão 7', text: 'V7-1-AAAA-BBBB-CCCC', points: [[true], [false]] };
  const bytes = await makeCodeSheet({
    ...{
      title: 'Códigos',
      hint: 'Leia para começar',
      codes: Array.from({ length: 9 }, () => code),
    },
    brand: { name: 'Frota', color: '#123456' },
    style: { locale: 'pt-BR', timeZone: 'UTC' },
  });
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
