// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CENTS } from '@rastro/sdk/domain';
import { feeOf, PAID_BY } from './payment-fee';

it.each([
  ['PIX', 10_000, 199],
  ['BOLETO', 10_000, 199],
  ['CREDIT_CARD', 10_000, 348],
  // 2.99 % of R$ 101.10 is 302.289 cents.
  ['CREDIT_CARD', 10_110, 351],
  ['PIX', 150, 150],
  ['CREDIT_CARD', 50, 50],
  ['CREDIT_CARD', 0, 0],
] as const)('keeps of %s of %i cents %i', (by, paid, fee) => {
  expect(feeOf(by, paid)).toBe(fee);
});

it('keeps whole cents, never more than came, by no amount less than of a smaller one, and of a card the share that is cut', () => {
  const cents = fc.integer({ min: 0, max: MAX_CENTS });
  fc.assert(
    fc.property(fc.constantFrom(...PAID_BY), cents, cents, (by, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const fee = feeOf(by, more);
      expect(Number.isSafeInteger(fee) && fee >= 0 && fee <= more).toBe(true);
      expect(feeOf(by, less)).toBeLessThanOrEqual(fee);
      const exact = by === 'CREDIT_CARD' ? 49n + (BigInt(more) * 299n) / 10_000n : 199n;
      expect(BigInt(fee)).toBe(exact < BigInt(more) ? exact : BigInt(more));
      // On the wire it is in units, and read back to the cent.
      expect(Math.round(((more - fee) / 100) * 100)).toBe(more - fee);
    }),
  );
});
