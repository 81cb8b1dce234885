// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAmountOn } from './amount-on';
import { addDays, type BillingDay } from './billing-day';
import { type DatedMove, listPartMoves, listUndoMoves, sumMoves } from './ledger';

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

  describe('after a part payment', () => {
    const pay = (written: readonly DatedMove[], day: BillingDay, cents: number): DatedMove[] => {
      const invoice = { ...INVOICE, value: sumMoves(written), moves: written };
      const moves = listPartMoves(computeAmountOn(invoice, TERMS, day), { kind: 'cash', cents });
      return [...written, ...moves.map((move) => ({ ...move, day }))];
    };
    const dueOf = (moves: readonly DatedMove[], day: BillingDay) =>
      computeAmountOn({ ...INVOICE, value: sumMoves(moves), moves }, TERMS, day);
    const INVOICED: DatedMove[] = [{ kind: 'invoiced', cents: 10_000, day: '2027-03-01' }];

    it('still wants fine and interest, which are paid first, and interest on the rest since', () => {
      const late = pay(INVOICED, '2027-04-09', 9_999); // 200 fine and 100 interest are in it
      expect(dueOf(late, '2027-04-09')).toMatchObject({ value: 301, fine: 0, interest: 0 });
      expect(dueOf(late, '2027-05-09')).toMatchObject({ interest: 3, total: 304 });
      const less = pay(INVOICED, '2027-04-09', 250);
      expect(less.slice(1).map(({ kind, cents }) => [kind, cents])).toEqual([
        ['fine', 200],
        ['interest', 50],
        ['cash', -250],
      ]);
      expect(dueOf(less, '2027-04-09')).toMatchObject({ value: 10_000, fine: 0, interest: 50 });
    });

    it('wants the fine on what was not paid in time', () => {
      const early = pay(INVOICED, '2027-03-09', 6_000);
      expect(dueOf(early, '2027-03-11')).toMatchObject({ value: 4_000, fine: 80, interest: 1 });
    });

    it('wants all again once it is undone', () => {
      const paid = pay(INVOICED, '2027-04-09', 9_999);
      const undone = listUndoMoves(10_000, paid).map((move) => ({ ...move, day: '2027-04-10' }));
      const plain = computeAmountOn(INVOICE, TERMS, '2027-05-09');
      expect(dueOf([...paid, ...undone], '2027-05-09')).toEqual(plain);
    });

    it('costs as much in parts as at once on the same day, and between the two on two', () => {
      const days = fc.integer({ min: -20, max: 300 });
      fc.assert(
        fc.property(days, fc.nat(300), fc.integer({ min: 1, max: 9_000 }), (first, more, cents) => {
          const [day, last] = [first, first + more].map((count) => addDays('2027-03-10', count));
          const plain = { ...TERMS, discount: null };
          const total = (moves: readonly DatedMove[], on: BillingDay) =>
            computeAmountOn({ ...INVOICE, value: sumMoves(moves), moves }, plain, on).total;
          const due = computeAmountOn(INVOICE, plain, day!);
          const parts = listPartMoves(due, { kind: 'cash', cents });
          const moves = [...INVOICED, ...parts.map((move) => ({ ...move, day: day! }))];
          expect(cents + total(moves, day!)).toBe(due.total);
          const all = cents + total(moves, last!);
          expect(all).toBeGreaterThanOrEqual(due.total);
          expect(all).toBeLessThanOrEqual(total(INVOICED, last!));
        }),
      );
    });
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
