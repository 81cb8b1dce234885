import { addDays, type BillingTerms, countDays, listPeriods } from '@rastro/sdk/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { billEnd, billPeriods } from './bill-periods';

const NOTHING = { from: new Set<string>(), carried: 0, last: undefined };

it('charges in all what the days of a contract cost that ends where it was invoiced early', () => {
  const counts = fc.array(fc.record({ day: fc.nat(60), value: fc.nat(30) }), { maxLength: 6 });
  fc.assert(
    fc.property(
      counts,
      counts,
      fc.nat(9),
      fc.integer({ min: 2, max: 28 }),
      (before, later, ahead, dueDay) => {
        const terms: BillingTerms = {
          startsOn: '2027-04-01',
          endsOn: null,
          dueDay,
          months: 1,
          billed: 'after',
          proRata: true,
          invoicedTo: null,
          pauses: [],
          oneOffs: [],
          prices: [{ from: '2027-04-01', value: { kind: 'vehicle', cents: 3_333 } }],
        };
        const [period] = listPeriods(terms, '2027-06-30', 0).slice(-1);
        if (!period) throw new Error('there is no period');
        const madeOn = addDays(period.to, -ahead);
        const toSince = ({ day, value }: { day: number; value: number }) => ({
          from: addDays('2027-05-01', day),
          value,
        });
        const known = before.map(toSince).filter(({ from }) => from <= madeOn);
        const now = [...known, ...later.map(toSince).filter(({ from }) => from > madeOn)];
        const bill = (vehicles: typeof now) =>
          billPeriods(terms, { periods: [period], vehicles, known: NOTHING })[0]?.bill;
        const [made, exact] = [bill(known), bill(now)];
        const last = { from: period.from, lines: made?.lines ?? [], status: 'GENERATED' } as const;
        const end = billEnd(
          { ...terms, endsOn: period.to },
          { dueOn: '2027-07-10', vehicles: now, known: { carried: 0, last } },
        );
        const ended = (end?.bill.value ?? 0) + (end?.bill.carried ?? 0);
        expect((made?.value ?? 0) + ended).toBe(exact?.value);
        // It is another invoice than any of a period, and its last.
        if (end) expect(countDays(period.from, end.period.from)).toBeGreaterThan(0);
      },
    ),
  );
});

it('adds nothing to a contract that goes on, is billed ahead, or whose last invoice was cancelled', () => {
  const span = { from: '2027-04-01', to: '2027-05-01' };
  const terms: BillingTerms = {
    startsOn: span.from,
    endsOn: span.to,
    dueDay: 1,
    months: 1,
    billed: 'after',
    proRata: true,
    invoicedTo: span.to,
    pauses: [],
    oneOffs: [],
    prices: [{ from: span.from, value: { kind: 'vehicle', cents: 3_000 } }],
  };
  const last = { from: span.from, lines: [] };
  const end = (more: object, status: 'GENERATED' | 'CANCELED' = 'GENERATED') =>
    billEnd(
      { ...terms, ...more },
      {
        dueOn: '2027-05-10',
        vehicles: [{ from: '2027-04-16', value: 1 }],
        known: { carried: 0, last: { ...last, status } },
      },
    );
  expect(end({})?.bill).toMatchObject({ value: 1_500, lines: [{ kind: 'correction' }] });
  expect(end({ endsOn: null })).toBeUndefined();
  expect(end({ endsOn: '2027-06-01' })).toBeUndefined();
  expect(end({ billed: 'ahead' })).toBeUndefined();
  expect(end({}, 'CANCELED')).toBeUndefined();
});
