import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeImeiDoubt } from './describe-imei-doubt';

describe('describeImeiDoubt', () => {
  it('knows right numbers from wrong ones', () => {
    expect(describeImeiDoubt('490154203237518')).toBeNull();
    expect(describeImeiDoubt('352099001761481')).toBeNull();
    expect(describeImeiDoubt('490154203237512')).toEqual({
      key: 'warning.imei.text',
      params: { expected: 8, found: 2 },
    });
  });

  it('says nothing of what is no IMEI', () => {
    for (const other of [
      '',
      null,
      undefined,
      7,
      '12345',
      'van-07',
      '49015420323751x',
      '4901542032375180',
    ])
      expect(describeImeiDoubt(other)).toBeNull();
  });

  it('finds every single digit that is mistyped', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(digits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (some, at, by) => {
        const right = Array.from({ length: 10 }, (_, last) => [...some, last].join('')).filter(
          (text) => describeImeiDoubt(text) === null,
        );
        expect(right).toHaveLength(1);
        const typed = [...(right[0] ?? '')];
        typed[at] = String((Number(typed[at]) + by) % 10);
        expect(describeImeiDoubt(typed.join(''))).not.toBeNull();
      }),
    );
  });
});
