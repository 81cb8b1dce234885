import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrackerCode } from './read-tracker-code';

describe('readTrackerCode', () => {
  it.each([
    ['490154203237518', '490154203237518'],
    [' IMEI:490154203237518;SN:123456789012345 ', '490154203237518'],
    ['SN:123456789012345 IMEI 490154203237518', '490154203237518'],
    ['https://t.example/a?imei=490154203237518', '490154203237518'],
    ['van-01', 'van-01'],
    ['https://example.com/setup', ''],
    ['two words', ''],
    ['', ''],
  ])('%j is %j', (printed, code) => {
    expect(readTrackerCode(printed)).toBe(code);
  });

  it('is no longer than an identifier may be, and is in what was printed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (printed) => {
        const code = readTrackerCode(printed);
        expect(code.length).toBeLessThanOrEqual(128);
        expect(printed).toContain(code);
      }),
    );
  });
});
