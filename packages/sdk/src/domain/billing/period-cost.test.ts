// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays } from './billing-day';
import { computePeriodCost, correctPeriod, priceWhole } from './period-cost';

const APRIL = {
  from: '2027-04-01',
  to: '2027-05-01',
  dueOn: '2027-04-01',
  ofDays: 30,
  itemsFrom: '2027-04-01',
};
const NOTHING = { prices: [], pauses: [], oneOffs: [] };
const each = (cents: number, from = '2026-01-01') =>
  ({ from, value: { kind: 'vehicle', cents } }) as const;
const vehicles = (value: number, from = '2026-01-01') => ({ from, value });

describe('computePeriodCost', () => {
  it('charges each vehicle, the account, or the step that the vehicles reach', () => {
    const cost = computePeriodCost({ ...NOTHING, prices: [each(4990)] }, APRIL, [vehicles(3)]);
    expect(cost.cents).toBe(14_970);
    expect(cost.lines).toMatchObject([{ kind: 'vehicle', vehicles: 3, days: 30, ofDays: 30 }]);
    const steps = [
      { from: 11, cents: 20_000, each: 1500 },
      { from: 0, cents: 9900, each: 0 },
      { from: 1, cents: 20_000, each: 0 },
    ];
    const plan = { kind: 'plan', steps } as const;
    expect([0, 1, 10, 11, 20].map((count) => priceWhole(plan, count))).toEqual([
      9900, 20_000, 20_000, 20_000, 33_500,
    ]);
    expect(priceWhole({ kind: 'account', cents: 7 }, 99)).toBe(7);
    expect(priceWhole({ kind: 'plan', steps: [] }, 5)).toBe(0);
  });

  it('charges parts by their days where price or vehicles change, and nothing for pauses', () => {
    const prices = [each(4500, '2027-04-16'), each(3000)];
    const cost = computePeriodCost({ ...NOTHING, prices }, APRIL, [
      vehicles(1),
      vehicles(2, '2027-04-21'),
    ]);
    expect(cost.lines.map(({ days, cents }) => [days, cents])).toEqual([
      [15, 1500],
      [5, 750],
      [10, 3000],
    ]);
    const pauses = [{ from: '2027-03-20', to: '2027-04-11' }];
    const paused = computePeriodCost({ ...NOTHING, prices, pauses }, APRIL, [vehicles(1)]);
    expect(paused.lines.map(({ days, cents }) => [days, cents])).toEqual([
      [5, 500],
      [15, 2250],
    ]);
    const inside = [{ from: '2027-04-11', to: '2027-04-21' }];
    const apart = computePeriodCost({ ...NOTHING, prices, pauses: inside }, APRIL, [vehicles(1)]);
    expect(apart.lines.map(({ span, cents }) => [span.from, span.to, cents])).toEqual([
      ['2027-04-01', '2027-04-11', 1000],
      ['2027-04-21', '2027-05-01', 1500],
    ]);
    const always = [{ from: '2027-01-01', to: '2028-01-01' }];
    expect(computePeriodCost({ ...NOTHING, prices, pauses: always }, APRIL, [vehicles(1)])).toEqual(
      {
        lines: [],
        cents: 0,
      },
    );
  });

  it('adds what is charged or credited once, in the period of its day only', () => {
    const oneOffs = [
      { day: '2027-04-30', text: 'Instalação', cents: 15_000 },
      { day: '2027-05-01', text: 'Later', cents: 1 },
      { day: '2027-04-01', text: 'Crédito', cents: -500 },
    ];
    const cost = computePeriodCost({ ...NOTHING, oneOffs }, APRIL, []);
    expect(cost.lines.map(({ text }) => text)).toEqual(['Instalação', 'Crédito']);
    expect(cost.cents).toBe(14_500);
  });

  it('adds up to the exact sum, rounded once, whatever changes when', () => {
    const change = fc.tuple(fc.integer({ min: -5, max: 35 }), fc.nat(100_000));
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 8 }),
        fc.array(change, { maxLength: 8 }),
        (a, b) => {
          const at = (days: number) => addDays(APRIL.from, days);
          const prices = [each(1000), ...a.map(([days, cents]) => each(cents, at(days)))];
          const counts = [vehicles(1), ...b.map(([days, count]) => vehicles(count % 50, at(days)))];
          const cost = computePeriodCost({ ...NOTHING, prices }, APRIL, counts);
          let exact = 0;
          for (let days = 0; days < 30; days += 1) {
            const day = at(days);
            const last = <T>(list: readonly { from: string; value: T }[]) =>
              [...list]
                .map((entry, index) => ({ ...entry, index }))
                .filter(({ from }) => from <= day)
                .sort((x, y) => x.from.localeCompare(y.from) || x.index - y.index)
                .at(-1)?.value;
            exact += (last(prices)?.cents ?? 0) * (last(counts) ?? 0);
          }
          expect(cost.cents).toBe(Math.round(exact / 30));
          expect(cost.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cost.cents);
        },
      ),
    );
  });

  it('charges two halves of a period what the whole one costs, give or take a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 29 }), fc.nat(1_000_000), (days, cents) => {
        const terms = { ...NOTHING, prices: [each(cents)] };
        const cut = addDays(APRIL.from, days);
        const first = computePeriodCost(terms, { ...APRIL, to: cut }, [vehicles(1)]).cents;
        const second = computePeriodCost(terms, { ...APRIL, from: cut }, [vehicles(1)]).cents;
        expect(countDays(APRIL.from, cut)).toBe(days);
        expect(Math.abs(first + second - cents)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('correctPeriod', () => {
  it('brings what was charged to what is known now, whatever came and went', () => {
    const counts = fc.array(
      fc.record({
        from: fc.integer({ min: -5, max: 29 }).map((days) => addDays('2027-04-01', days)),
        value: fc.nat(40),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(counts, counts, fc.nat(29), (before, later, day) => {
        const madeOn = addDays('2027-04-01', day);
        const terms = {
          ...NOTHING,
          prices: [each(3333)],
          pauses: [{ from: '2027-04-10', to: '2027-04-12' }],
        };
        const known = before.filter(({ from }) => from <= madeOn);
        const now = [...known, ...later.filter(({ from }) => from > madeOn)];
        const charged = computePeriodCost(terms, APRIL, known);
        const line = correctPeriod(terms, APRIL, { charged: charged.lines, vehicles: now });
        const exact = computePeriodCost(terms, APRIL, now).cents;
        expect(charged.cents + (line?.cents ?? 0)).toBe(exact);
        // Another price is none of what came later.
        const dearer = { ...terms, prices: [each(9999)] };
        const same = { charged: charged.lines, vehicles: known };
        expect(correctPeriod(dearer, APRIL, same)).toBeUndefined();
      }),
    );
  });
});
