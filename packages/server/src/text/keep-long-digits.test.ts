import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepLongDigits } from './keep-long-digits';

describe('keepLongDigits', () => {
  it('keeps the digits of a number that is longer than numbers are', () => {
    const json = '{"attributes":{"iccid":89550112345678901234,"n":-12345678901234567890}}';
    expect(JSON.parse(keepLongDigits(json))).toEqual({
      attributes: { iccid: '89550112345678901234', n: '-12345678901234567890' },
    });
  });

  it('leaves fractions, powers of ten, texts and their escapes alone', () => {
    const json = String.raw`{"a":0.12345678901234567890,"b":1e20,"c":"\"89550112345678901234\"","d":9007199254740991}`;
    expect(keepLongDigits(json)).toBe(json);
  });

  it('changes nothing that JSON can hold', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(JSON.parse(keepLongDigits(json))).toEqual(JSON.parse(json));
      }),
    );
  });

  it('keeps every whole number, of whatever length', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (number) => {
        const [kept] = JSON.parse(keepLongDigits(`[${number}]`)) as [number | string];
        expect(BigInt(kept)).toBe(number);
      }),
    );
  });
});
