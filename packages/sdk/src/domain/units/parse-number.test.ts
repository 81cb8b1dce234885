import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMoneySigns } from '../billing';
import { LOCALES } from '../words/locale';
import { formatNumber } from './format-number';
import { parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['pt-BR', '1.234,5', 1234.5],
    ['es', '1.234.567,25', 1234567.25],
    ['en-US', '1,234.5', 1234.5],
    ['pt-BR', '1.5', 1.5],
    ['en-US', '1,5', 1.5],
    ['pt-BR', '0.125', 0.125],
    ['pt-BR', '1.234', 1234],
    ['en-US', '1.234', 1.234],
    ['es', ' -12,5 ', -12.5],
    ['es', '\u22123', -3],
    ['pt-BR', ',5', 0.5],
    ['en-US', '5.', 5],
    ['en-US', '12 000', 12_000],
  ])('reads %s %s as %d', (locale, text, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it.each(['abc', '1,2,3', '1.2.3', '--1', '1e9', '0x10', 'NaN', '-', '12,34.5', 'Infinity'])(
    'takes %s for no number in any language',
    (text) => {
      for (const locale of LOCALES) expect(parseNumber(text, locale), locale).toBeNaN();
    },
  );

  it.each([
    ['R$ 1.234,56', 1234.56],
    ['R$\u00a01.234,56', 1234.56],
    ['1.234,56 BRL', 1234.56],
    ['-R$ 5', -5],
    ['R$ -5', -5],
    ['US$ 5', Number.NaN],
    ['R$', Number.NaN],
  ])('reads %s with the signs of its own currency', (text, value) => {
    expect(parseNumber(text, 'pt-BR', listMoneySigns('BRL'))).toBe(value);
  });

  it('takes nothing for none', () => {
    expect(parseNumber('  ', 'pt-BR')).toBeNull();
  });

  it('reads what is written in a language as the number it was written of', () => {
    const number = fc
      .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }))
      .map(([figures, decimals]) => Number((figures / 10 ** decimals).toFixed(decimals)));
    fc.assert(
      fc.property(number, fc.constantFrom(...LOCALES), (value, locale) => {
        const text = formatNumber(value, { locale, decimals: 6 });
        expect(parseNumber(text, locale)).toBeCloseTo(value, 6);
      }),
    );
  });
});
