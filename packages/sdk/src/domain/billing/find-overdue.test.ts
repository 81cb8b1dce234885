// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './billing-day';
import { findReminder, findSuspensionDay, sumByAge } from './find-overdue';
import { INVOICE_STATUSES, isOwed } from './invoice-status';

const TODAY = '2027-05-01';
const late = (dueOn: string, status = 'OVERDUE', open = 100) => ({ dueOn, status, open });

describe('findSuspensionDay', () => {
  it('counts from the oldest invoice that is owed and late', () => {
    // Payable until Monday, the 12th.
    const invoices = [late('2027-04-20'), late('2027-04-10'), late('2027-03-01', 'RECEIVED')];
    expect(findSuspensionDay(invoices, TODAY, 15)).toBe('2027-04-27');
    expect(findSuspensionDay([late('2027-04-10', 'PENDING')], TODAY, 30)).toBe('2027-05-12');
  });

  it('counts from the day until which it could be paid', () => {
    // A Saturday, and the Monday after it.
    expect(findSuspensionDay([late('2027-05-15')], '2027-05-16', 1)).toBeNull();
    expect(findSuspensionDay([late('2027-05-15')], '2027-05-17', 1)).toBeNull();
    expect(findSuspensionDay([late('2027-05-15')], '2027-05-18', 1)).toBe('2027-05-18');
    expect(findSuspensionDay([late('2027-05-15')], '2027-05-20', 5)).toBe('2027-05-22');
  });

  it('is never on a day that an invoice can be paid in time, nor for what is paid, cancelled or unknown', () => {
    expect(findSuspensionDay([late(TODAY)], TODAY, 0)).toBeNull();
    expect(findSuspensionDay([late('2027-04-30')], TODAY, 0)).toBe(TODAY);
    expect(findSuspensionDay([late('2027-01-01')], TODAY, null)).toBeNull();
    expect(findSuspensionDay([late('2027-01-01', 'OVERDUE', 0)], TODAY, 5)).toBeNull();
    for (const status of [...INVOICE_STATUSES.filter((known) => !isOwed(known)), 'NEW']) {
      expect(findSuspensionDay([late('2027-01-01', status)], TODAY, 5)).toBeNull();
    }
  });
});

describe('findReminder', () => {
  const DAYS = [-3, 0, 1, 7];

  it('counts what comes before the due day from it, and the rest from the last day to pay in time', () => {
    // A Saturday: payable until Monday, the 17th.
    const of = (today: string) => findReminder(late('2027-05-15'), DAYS, today);
    expect(['2027-05-11', '2027-05-12', '2027-05-15', '2027-05-17'].map(of)).toEqual([
      null,
      -3,
      0,
      0,
    ]);
    expect(['2027-05-18', '2027-05-23', '2027-05-24'].map(of)).toEqual([1, 1, 7]);
  });

  it('is none where nothing is owed', () => {
    expect(findReminder(late('2027-05-15', 'RECEIVED'), DAYS, '2027-06-01')).toBeNull();
    expect(findReminder(late('2027-05-15', 'OVERDUE', 0), DAYS, '2027-06-01')).toBeNull();
  });
});

describe('sumByAge', () => {
  it('does not call late what may still be paid in time', () => {
    const sums = sumByAge([late('2027-05-15', 'PENDING', 7)], '2027-05-17');
    expect(sums).toMatchObject({ notDue: 7, to30: 0 });
  });

  it('puts days 1 to 30, 31 to 60, 61 to 90 and older apart from what is not due', () => {
    const days = [-3, 0, 1, 30, 31, 60, 61, 90, 91];
    const invoices = days.map((day, index) => late(addDays(TODAY, -day), 'OVERDUE', 10 ** index));
    expect(sumByAge(invoices, TODAY)).toEqual({
      notDue: 11,
      to30: 1100,
      to60: 110_000,
      to90: 11_000_000,
      older: 100_000_000,
    });
  });

  it('adds up to what is owed', () => {
    const invoice = fc.record({
      dueOn: fc.integer({ min: -200, max: 200 }).map((days) => addDays(TODAY, days)),
      status: fc.constantFrom(...INVOICE_STATUSES, 'NEW'),
      open: fc.nat(1e9),
    });
    fc.assert(
      fc.property(fc.array(invoice), (invoices) => {
        const sums = Object.values(sumByAge(invoices, TODAY));
        const owed = invoices.filter(({ status }) => isOwed(status));
        const total = owed.reduce((sum, { open }) => sum + open, 0);
        expect(sums.reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
  });
});
