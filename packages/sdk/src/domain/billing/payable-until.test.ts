// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays } from './billing-day';
import { earliestInTime, findEaster, payableUntil } from './payable-until';

const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
const weekdayOf = (of: string): number => new Date(`${of}T00:00:00Z`).getUTCDay();

describe('payableUntil', () => {
  it('is the day itself, unless that is a Saturday, a Sunday or a holiday of the banks', () => {
    expect(payableUntil('2026-08-21')).toBe('2026-08-21');
    expect(payableUntil('2026-08-22')).toBe('2026-08-24');
    expect(payableUntil('2026-08-23')).toBe('2026-08-24');
    // Independence Day is a Monday.
    expect(payableUntil('2026-09-05')).toBe('2026-09-08');
    // All Souls, Republic, Black Awareness, Christmas, New Year, Tiradentes, Labour, Our Lady.
    expect(payableUntil('2026-11-01')).toBe('2026-11-03');
    expect(payableUntil('2027-11-15')).toBe('2027-11-16');
    expect(payableUntil('2026-11-20')).toBe('2026-11-23');
    expect(payableUntil('2026-12-25')).toBe('2026-12-28');
    expect(payableUntil('2027-01-01')).toBe('2027-01-04');
    expect(payableUntil('2027-04-21')).toBe('2027-04-22');
    expect(payableUntil('2028-05-01')).toBe('2028-05-02');
    expect(payableUntil('2026-10-12')).toBe('2026-10-13');
    // It was no holiday of the whole country yet.
    expect(payableUntil('2023-11-20')).toBe('2023-11-20');
    expect(payableUntil('2024-11-20')).toBe('2024-11-21');
  });

  it('knows the holidays that go by Easter', () => {
    expect(payableUntil('2026-02-14')).toBe('2026-02-18');
    expect(payableUntil('2026-02-17')).toBe('2026-02-18');
    expect(payableUntil('2026-04-03')).toBe('2026-04-06');
    expect(payableUntil('2026-06-04')).toBe('2026-06-05');
    // Good Friday, Easter, and Tiradentes behind it.
    expect(payableUntil('2025-04-18')).toBe('2025-04-22');
  });

  it('is a day of business soon after, with none between, and stays where it is', () => {
    fc.assert(
      fc.property(day, (dueOn) => {
        const until = payableUntil(dueOn);
        expect(payableUntil(until)).toBe(until);
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(until));
        expect(countDays(dueOn, until)).toBeGreaterThanOrEqual(0);
        expect(countDays(dueOn, until)).toBeLessThanOrEqual(4);
        for (let each = dueOn; each < until; each = addDays(each, 1)) {
          expect(payableUntil(each)).toBe(until);
        }
      }),
    );
  });
});

describe('findEaster', () => {
  it('is known for these years', () => {
    const days = [
      '2008-03-23',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ];
    expect(days.map((known) => findEaster(Number(known.slice(0, 4))))).toEqual(days);
  });

  it('is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 4000 }), (year) => {
        const easter = findEaster(year);
        expect(weekdayOf(easter)).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

it('finds the earliest due day that may still be paid in time', () => {
  const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2025-01-01', days));
  fc.assert(
    fc.property(day, (today) => {
      const earliest = earliestInTime(today);
      expect(payableUntil(earliest) >= today).toBe(true);
      expect(payableUntil(addDays(earliest, -1)) < today).toBe(true);
    }),
  );
  // Monday: what was due on Saturday.
  expect(earliestInTime('2027-05-17')).toBe('2027-05-15');
});
