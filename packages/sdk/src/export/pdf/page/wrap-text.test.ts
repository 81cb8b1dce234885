import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text';

const measure = (text: string) => text.length;
const wrap = (text: string, width: number, most: number) =>
  wrapText(text, { width, most, measure });

describe('wrapText', () => {
  it('breaks between words, and ends with an ellipsis what does not fit', () => {
    expect(wrap('Rua Guararapes', 20, 3)).toEqual(['Rua Guararapes']);
    expect(wrap('Rua Guararapes de Cima', 14, 3)).toEqual(['Rua Guararapes', 'de Cima']);
    expect(wrap('um dois três quatro', 5, 2)).toEqual(['um', 'dois…']);
    expect(wrap('abcdefghij', 4, 3)).toEqual(['abcd', 'efg…']);
  });

  it('never draws beyond its column nor more lines than it may', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ç', ' ', '\n', '🚚'), maxLength: 60 }),
        fc.integer({ min: 3, max: 20 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrap(text, width, most);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
          const isCut = lines.at(-1)?.endsWith('…') === true;
          const plain = (from: string) => from.replace(/\s+/g, '');
          if (!isCut) expect(plain(lines.join(''))).toBe(plain(text));
        },
      ),
    );
  });
});
