// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LedgerMove,
  listPaymentMoves,
  listRefundMoves,
  listUndoMoves,
  sumMoves,
} from './ledger';
import { readDayOffsets, readOneOffs, readPauses, readPlanSteps } from './contract-text';
import { changePrice } from './contract-terms';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

describe('the ledger', () => {
  it('owes nothing after any payment, has a reason for every cent, and all again once it is undone', () => {
    const amounts = fc.record({ value: cents, discount: cents, fine: cents, interest: cents });
    fc.assert(
      fc.property(amounts, cents, (due, paid) => {
        const payment = listPaymentMoves(due.value, due, { kind: 'cash', cents: paid });
        const written = [{ kind: 'invoiced' as const, cents: due.value }, ...payment];
        expect(sumMoves(written)).toBe(0);
        const undone = [...written, ...listUndoMoves(due.value, written)];
        expect(sumMoves(undone)).toBe(due.value);
        expect(sumMoves(listRefundMoves(paid))).toBe(0);
      }),
    );
  });

  it('owes again what is given back, and waives it at once', () => {
    expect(listRefundMoves(500)).toEqual([
      { kind: 'refunded', cents: 500 },
      { kind: 'waived', cents: -500 },
    ]);
  });
});

describe('a payment of another amount than was to be paid', () => {
  const due = { discount: 0, fine: 0, interest: 0 };
  const pay = (cents: number, isRestWaived?: boolean) =>
    listPaymentMoves(10_000, due, { kind: 'cash', cents, ...(isRestWaived && { isRestWaived }) });

  it('waives only a rest that was given up', () => {
    expect(pay(9_000, true)).toEqual([
      { kind: 'waived', cents: -1_000 },
      { kind: 'cash', cents: -9_000 },
    ]);
    expect(pay(9_000)).toEqual([
      { kind: 'adjusted', cents: -1_000 },
      { kind: 'cash', cents: -9_000 },
    ]);
  });

  it('adjusts what was paid too much, whether or not a rest would have been given up', () => {
    for (const isRestWaived of [true, false]) {
      expect(pay(12_000, isRestWaived)).toEqual([
        { kind: 'adjusted', cents: 2_000 },
        { kind: 'cash', cents: -12_000 },
      ]);
    }
  });

  it('writes the discount that it took and the fine and interest that it brought', () => {
    const late = { discount: 500, fine: 200, interest: 33 };
    expect(listPaymentMoves(10_000, late, { kind: 'paid', cents: 9_733 })).toEqual([
      { kind: 'discount', cents: -500 },
      { kind: 'fine', cents: 200 },
      { kind: 'interest', cents: 33 },
      { kind: 'paid', cents: -9_733 },
    ]);
  });
});

describe('what is taken back', () => {
  it('is the cash that was not taken back before, with what it brought and took', () => {
    const paid = listPaymentMoves(
      10_000,
      { discount: 500, fine: 0, interest: 0 },
      { kind: 'cash', cents: 9_500 },
    );
    const written: LedgerMove[] = [{ kind: 'invoiced', cents: 10_000 }, ...paid];
    const undone = listUndoMoves(10_000, written);
    expect(undone).toEqual([
      { kind: 'cashUndone', cents: 9_500 },
      { kind: 'adjusted', cents: 500 },
    ]);
    expect(listUndoMoves(10_000, [...written, ...undone])).toEqual([]);
  });

  it('is no payment of the provider’s', () => {
    const written: LedgerMove[] = [
      { kind: 'invoiced', cents: 10_000 },
      { kind: 'paid', cents: -4_000 },
      { kind: 'cash', cents: -6_000 },
    ];
    expect(listUndoMoves(10_000, written)).toEqual([
      { kind: 'cashUndone', cents: 6_000 },
      { kind: 'adjusted', cents: 4_000 },
    ]);
  });

  it('is owed to nobody once it is given back', () => {
    expect(listRefundMoves(3_000)).toEqual([
      { kind: 'refunded', cents: 3_000 },
      { kind: 'waived', cents: -3_000 },
    ]);
    expect(listRefundMoves(0)).toEqual([]);
  });
});

describe('parts of a contract as text', () => {
  it('are read line by line, and the first that cannot be read is named', () => {
    expect(readPlanSteps('10: 150.00 + 7,50\n\n1: 99', 'BRL')).toEqual({
      list: [
        { from: 1, cents: 9900, each: 0 },
        { from: 10, cents: 15_000, each: 750 },
      ],
    });
    expect(readPlanSteps('1: 99\n1: 98', 'BRL')).toEqual({ wrongLine: 2 });
    expect(readPauses('2026-07-01 2026-07-31')).toEqual({
      list: [{ from: '2026-07-01', to: '2026-08-01' }],
    });
    expect(readPauses('2026-07-31 2026-07-01')).toEqual({ wrongLine: 1 });
    expect(readOneOffs('2026-03-10 -49,90 Two words', 'BRL')).toEqual({
      list: [{ day: '2026-03-10', cents: -4990, text: 'Two words' }],
    });
    expect(readOneOffs('2026-02-30 49.90 Never', 'BRL')).toEqual({ wrongLine: 1 });
    expect(readDayOffsets('7, -3, 0')).toEqual([-3, 0, 7]);
    expect(readDayOffsets('often')).toBeNull();
  });

  it('read whatever comes without falling over', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const read of [readPlanSteps, readOneOffs]) read(text, 'BRL');
        readPauses(text);
        readDayOffsets(text);
      }),
    );
  });
});

it('a price that changes leaves the days before as they were', () => {
  const [one, two] = [1, 2].map((amount) => ({ kind: 'account' as const, cents: amount }));
  if (!one || !two) throw new Error('no prices');
  const first = [{ from: '2026-01-01', value: one }];
  const at = (from: string | null) => ({ from, today: '2026-05-01' });
  expect(changePrice(first, one, at('2026-05-01'))).toEqual(first);
  const planned = changePrice(first, two, at('2026-07-01'));
  expect(planned).toEqual([...first, { from: '2026-07-01', value: two }]);
  expect(changePrice(planned, one, at('2026-06-01')).map(({ from }) => from)).toEqual([
    '2026-01-01',
    '2026-06-01',
  ]);
  // The day of one that is planned may be another, of one that holds not.
  for (const day of ['2026-06-01', '2026-08-01']) {
    expect(changePrice(planned, two, at(day))).toEqual([...first, { from: day, value: two }]);
  }
  expect(changePrice(planned, two, at(null))).toEqual(planned);
  expect(changePrice(first, two, at(null)).at(-1)).toEqual({ from: '2026-05-01', value: two });
});
