// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAmountOn } from './amount-on';
import { addDays } from './billing-day';

const INVOICE = { value: 10_000, dueOn: '2027-03-10' };
const TERMS = {
  fine: { mode: 'percent', rate: 200 },
  interest: 100,
  discount: { charge: { mode: 'fixed', cents: 500 }, days: 5 },
} as const;

const totals = (days: readonly string[], invoice = INVOICE) =>
  days.map((day) => computeAmountOn(invoice, TERMS, day).total);

describe('computeAmountOn', () => {
  it('takes the discount until its last day, and not on the day after', () => {
    expect(totals(['2027-01-01', '2027-03-05', '2027-03-06', '2027-03-10'])).toEqual([
      9_500, 9_500, 10_000, 10_000,
    ]);
  });

  it('adds the fine once on the first late day, and interest by the day of a month of thirty', () => {
    expect(computeAmountOn(INVOICE, TERMS, '2027-03-11')).toEqual({
      value: 10_000,
      discount: 0,
      fine: 200,
      interest: 3, // 3.33
      total: 10_203,
      daysLate: 1,
    });
    expect(totals(['2027-03-12', '2027-04-09', '2027-05-09'])).toEqual([10_207, 10_300, 10_400]);
  });

  it('[S9.30] [S9.31] knows fine and discount as an amount or as percent', () => {
    const fixed = { ...TERMS, fine: { mode: 'fixed', cents: 990 } as const, interest: 0 };
    expect(computeAmountOn(INVOICE, fixed, '2027-03-20').total).toBe(10_990);
    const percent = { charge: { mode: 'percent', rate: 1050 } as const, days: 0 };
    expect(computeAmountOn(INVOICE, { ...TERMS, discount: percent }, '2027-03-10').total).toBe(
      8950,
    );
    const none = { fine: null, interest: 0, discount: null };
    expect(computeAmountOn(INVOICE, none, '2029-01-01').total).toBe(10_000);
  });

  it('is not late until the day of business after the due day, and then by all days since', () => {
    const saturday = { ...INVOICE, payableUntil: '2027-03-12' };
    expect(totals(['2027-03-12'], saturday)).toEqual([10_000]);
    expect(computeAmountOn(saturday, TERMS, '2027-03-13').daysLate).toBe(3);
  });

  it('never gives back more than it asks for, and never costs less the later it is', () => {
    const charge = fc.oneof(
      fc.record({ mode: fc.constant('fixed' as const), cents: fc.nat(1e7) }),
      fc.record({ mode: fc.constant('percent' as const), rate: fc.nat(10_000) }),
    );
    const terms = fc.record({
      fine: fc.option(charge),
      interest: fc.nat(1000),
      discount: fc.option(fc.record({ charge, days: fc.nat(30) })),
    });
    fc.assert(
      fc.property(terms, fc.nat(1e9), fc.integer({ min: -90, max: 900 }), (late, value, days) => {
        const invoice = { ...INVOICE, value };
        const day = addDays(INVOICE.dueOn, days);
        const amount = computeAmountOn(invoice, late, day);
        expect(amount.total).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(amount.total)).toBe(true);
        const next = computeAmountOn(invoice, late, addDays(day, 1));
        expect(next.total).toBeGreaterThanOrEqual(amount.total);
      }),
    );
  });
});
