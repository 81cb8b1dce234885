// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countMoneyDigits,
  formatMoney,
  parseMoney,
  splitCents,
  takeRate,
  takeShare,
} from './money';

const cents = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  it.each([
    [100, 1, 3, 33],
    [100, 2, 3, 67],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [-1, 1, 3, 0],
    [0, 5, 7, 0],
  ])('%i × %i ÷ %i is %i', (amount, numerator, denominator, share) => {
    expect(takeShare(amount, numerator, denominator)).toBe(share);
  });

  it('takes rates in hundredths of a percent, exactly where fractions of two would not', () => {
    expect(takeRate(10_000, 200)).toBe(200);
    expect(takeRate(1_005, 1_000)).toBe(101); // 100.5, which 1.005 × 100 in floating point is not
    expect(takeRate(999_999_999_999, 9_999)).toBe(999_899_999_999);
  });

  it('is never off by more than half a cent, and the same mirrored', () => {
    fc.assert(
      fc.property(cents, fc.nat(400), fc.integer({ min: 1, max: 400 }), (amount, part, whole) => {
        const share = takeShare(amount, part, whole);
        const off = 2n * (BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(part));
        expect(off <= BigInt(whole) && off >= -BigInt(whole)).toBe(true);
        expect(takeShare(-amount, part, whole) + share).toBe(0);
      }),
    );
  });

  it('splits without losing a cent, the rest on the last', () => {
    expect(splitCents(1000, 3)).toEqual([333, 333, 334]);
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 48 }), (amount, parts) => {
        const split = splitCents(amount, parts);
        expect(split).toHaveLength(parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(new Set(split.slice(0, -1)).size).toBeLessThan(2);
      }),
    );
  });

  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1234,5', 123_450],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['-5,50', -550],
    ['0', 0],
    [' 49,90 ', 4_990],
  ])('reads %j as %i', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each([
    '',
    'abc',
    '1,2,3',
    '1.23.456',
    '12,345,',
    '1,',
    '0,125x',
    '1e9',
    '9'.repeat(20),
    '--1',
    '0.125',
  ])('takes %j for no amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('reads again what it wrote, in every language', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('pt-BR', 'es', 'en-US'), (amount, locale) => {
        const bare = formatMoney(amount, 'BRL', locale).replace(/[^\d.,-]/g, '');
        expect(parseMoney(bare)).toBe(amount);
      }),
    );
  });

  it('[S9.28] [S9.29] writes reais with two decimals, and in English dollars by their sign alone (decision 24)', () => {
    expect(formatMoney(123_450, 'BRL', 'pt-BR')).toBe('R$\u00a01.234,50');
    expect(formatMoney(5, 'BRL', 'pt-BR')).toBe('R$\u00a00,05');
    expect(formatMoney(123_450, 'USD', 'en-US')).toBe('$1,234.50');
  });

  it('knows currencies without cents, and writes ones that it does not know', () => {
    expect(countMoneyDigits('CLP')).toBe(0);
    expect(formatMoney(1500, 'CLP', 'en-US')).toContain('1,500');
    expect(formatMoney(1500, '?', 'en-US')).toBe('? 15.00');
  });
});
