// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, dueDayOf, isBillingDay, monthOf } from './billing-day';
import { listPeriods } from './billing-periods';

const TERMS = {
  startsOn: '2027-01-31',
  endsOn: null,
  dueDay: 31,
  months: 1,
  billed: 'ahead',
  proRata: true,
} as const;

const day = fc.integer({ min: -3000, max: 6000 }).map((days) => addDays('2026-01-01', days));
const terms = fc.record({
  startsOn: day,
  endsOn: fc.constant(null),
  dueDay: fc.integer({ min: 1, max: 31 }),
  months: fc.constantFrom(1, 2, 3, 6, 12),
  billed: fc.constantFrom('ahead' as const, 'after' as const),
  proRata: fc.constant(true),
});

describe('days of bills', () => {
  it.each([
    [2027, 1, 31, '2027-02-28'],
    [2028, 1, 31, '2028-02-29'],
    [2100, 1, 29, '2100-02-28'],
    [2027, 3, 31, '2027-04-30'],
    [2027, 11, 31, '2027-12-31'],
  ])('of %i, month %i, the %ith is %s', (year, month, dueDay, expected) => {
    expect(dueDayOf(year * 12 + month, dueDay)).toBe(expected);
  });

  it('knows the days that the calendar has', () => {
    expect(isBillingDay('2028-02-29')).toBe(true);
    for (const none of ['2027-02-29', '2027-13-01', '2027-1-1', '', null, 20270101]) {
      expect(isBillingDay(none)).toBe(false);
    }
  });

  it('counts back what it adds, and finds a month of every day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (from, days) => {
        expect(countDays(from, addDays(from, days))).toBe(days);
        expect(dueDayOf(monthOf(from), Number(from.slice(8)))).toBe(from);
      }),
    );
  });
});

describe('listPeriods', () => {
  it('is due on the last day of a short month, and on the 31st again after it', () => {
    const due = listPeriods(TERMS, '2027-06-01', 0).map((period) => period.dueOn);
    expect(due).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it('begins on the first due day without pro-rata, however many months a period has', () => {
    const yearly = {
      startsOn: '2027-12-20',
      endsOn: null,
      dueDay: 5,
      months: 12,
      billed: 'ahead' as const,
      proRata: false,
    };
    const dueOn = (more: object) =>
      listPeriods({ ...yearly, ...more }, '2030-01-01', 0).map((period) => period.dueOn);
    expect(dueOn({})).toEqual(['2028-01-05', '2029-01-05']);
    expect(dueOn({ dueDay: 20 })).toEqual(['2027-12-20', '2028-12-20', '2029-12-20']);
    expect(dueOn({ dueDay: 25 })).toEqual(['2027-12-25', '2028-12-25', '2029-12-25']);
    // What was invoiced before is gone on with.
    expect(dueOn({ invoicedTo: '2029-12-05' })).toEqual(['2028-12-05', '2029-12-05']);
  });

  it('begins with the days before the first due day, of a whole period that is longer', () => {
    const middle = { ...TERMS, startsOn: '2027-01-20', dueDay: 10 };
    expect(listPeriods(middle, '2027-02-09', 0)).toEqual([
      {
        from: '2027-01-20',
        to: '2027-02-10',
        dueOn: '2027-01-20',
        ofDays: 31,
        itemsFrom: '2027-01-20',
      },
    ]);
    expect(listPeriods({ ...middle, proRata: false }, '2027-02-10', 0)).toEqual([
      {
        from: '2027-02-10',
        to: '2027-03-10',
        dueOn: '2027-02-10',
        ofDays: 28,
        itemsFrom: '2027-01-20',
      },
    ]);
  });

  it('ends with the contract, billed ahead or after', () => {
    const ending = { ...TERMS, startsOn: '2027-01-10', dueDay: 10, endsOn: '2027-02-20' } as const;
    expect(listPeriods(ending, '2030-01-01', 0).map(({ from, to }) => [from, to])).toEqual([
      ['2027-01-10', '2027-02-10'],
      ['2027-02-10', '2027-02-20'],
    ]);
    const after = listPeriods({ ...ending, billed: 'after' }, '2030-01-01', 0);
    expect(after.map(({ dueOn }) => dueOn)).toEqual(['2027-02-10', '2027-02-20']);
    expect(listPeriods({ ...ending, endsOn: '2027-01-10' }, '2030-01-01', 0)).toEqual([]);
  });

  it('covers every day of the contract once, whatever the due day', () => {
    fc.assert(
      fc.property(terms, fc.nat(900), (contract, days) => {
        const periods = listPeriods(contract, addDays(contract.startsOn, days), 0);
        let next = contract.startsOn;
        for (const period of periods) {
          expect(period.from).toBe(next);
          expect(period.itemsFrom).toBe(next);
          expect(countDays(period.from, period.to)).toBeGreaterThan(0);
          expect(countDays(period.from, period.to)).toBeLessThanOrEqual(period.ofDays);
          next = period.to;
        }
      }),
    );
  });

  it('names the same periods however late it is asked, and whatever ran before', () => {
    fc.assert(
      fc.property(terms, fc.nat(400), fc.nat(400), (contract, early, more) => {
        const first = listPeriods(contract, addDays(contract.startsOn, early), 5);
        const later = listPeriods(contract, addDays(contract.startsOn, early + more), 5);
        expect(later.slice(0, first.length)).toEqual(first);
      }),
    );
  });
});
