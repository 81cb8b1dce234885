import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isValidImei } from './is-valid-imei';

it.each(['490154203237518', '356938035643809', '860123450000004'])('%s is an IMEI', (imei) => {
  expect(isValidImei(imei)).toBe(true);
});

it.each(['490154203237517', '860123450000005'])('%s has a wrong check digit', (imei) => {
  expect(isValidImei(imei)).toBe(false);
});

it.each(['', '1', 'van-2', '4901542032375180', '49015420323751x'])(
  '%j is no IMEI at all',
  (text) => {
    expect(isValidImei(text)).toBe(true);
  },
);

it('sees every single wrong digit', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 });
  fc.assert(
    fc.property(digits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const good = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((check) => [...body, check])
        .filter((all) => isValidImei(all.join('')));
      expect(good).toHaveLength(1);
      const wrong = [...(good[0] ?? [])];
      wrong[at] = ((wrong[at] ?? 0) + by) % 10;
      expect(isValidImei(wrong.join(''))).toBe(false);
    }),
  );
});
