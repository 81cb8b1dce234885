import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeText, parseJavaNumber, writeJavaNumber } from './java-number';

describe('parseJavaNumber', () => {
  it.each([
    [' 3', 3],
    ['3\t\n', 3],
    ['1d', 1],
    ['1.5F', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+7e2D', 700],
    ['0x1p3', 8],
    ['-0X1.8p1', -3],
    ['0x.8p0f', 0.5],
    ['NaN', Number.NaN],
    ['-Infinity', -Infinity],
    ['1e999', Infinity],
  ])('reads %j', (text, value) => {
    expect(parseJavaNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'd',
    '1dd',
    '1 2',
    '0x10',
    '0xp1',
    'nan',
    'infinity',
    '1,5',
    '٣',
    '1\u00a0',
    '--1',
  ])('takes %j for a text', (text) => {
    expect(parseJavaNumber(text)).toBeUndefined();
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(parseJavaNumber(writeJavaNumber(value))).toBe(value);
      }),
    );
  });
});

it.each<[unknown, string]>([
  [12, '12.0'],
  [0, '0.0'],
  [-0.001, '-0.001'],
  [0.0001, '1.0E-4'],
  [12_345_678, '1.2345678E7'],
  [true, 'true'],
  ['sos', 'sos'],
])('writes %j as %s', (value, text) => {
  expect(attributeText(value)).toBe(text);
});
