import { expect, it } from 'vitest';
import { checkChangedContract, readContractInput } from './check-contract';
import type { StoredContract } from './contract-store';

const CONTRACT = { name: 'Monthly', accountId: 2, cents: 4990, startsOn: '2026-03-01' };

it('reads the steps of a plan only where a plan is charged', () => {
  // Cents, which yen have not: left from when it was charged in another currency.
  const written = { ...CONTRACT, currency: 'JPY', steps: '1: 99.50' };
  expect(readContractInput({ ...written, priceKind: 'vehicle' })).toMatchObject({
    priceKind: 'vehicle',
    steps: '1: 99.50',
  });
  expect(() => readContractInput({ ...written, priceKind: 'plan' })).toThrow(/Line 1/);
});

const change = (more: object, stored: object = {}) => {
  const before = readContractInput({ ...CONTRACT, dueDay: 1, isProRata: true, ...stored });
  const { invoicedTo = null } = stored as { invoicedTo?: string };
  const kept = { ...before, userId: 2, invoicedTo } as unknown as StoredContract;
  const input = readContractInput({ ...CONTRACT, dueDay: 1, isProRata: true, ...stored, ...more });
  return () => checkChangedContract(input, kept, { prices: [], today: '2026-09-25' });
};

it('takes no pause of days that are invoiced, but what it has', () => {
  const stored = { invoicedTo: '2026-10-01', pauses: '2026-05-01 2026-05-31' };
  expect(change({ name: 'Other' }, stored)).not.toThrow();
  const until = { pauses: '2026-09-10 2026-10-10' };
  expect(change(until, stored)).toThrow(/invoiced up to Oct 1, 2026/);
  expect(change({ pauses: '2026-10-01 2026-10-10' }, stored)).not.toThrow();
});

it('ends not before what is still to be charged once', () => {
  const stored = {
    oneOffs: '2026-09-10 10.00 Old\n2026-11-10 49.90 Tracker',
    invoicedTo: '2026-10-01',
  };
  expect(change({ endsOn: '2026-11-01' }, stored)).toThrow(
    /No invoice will cover Nov 10, 2026: charge it on/,
  );
  expect(change({ endsOn: '2026-11-11' }, stored)).not.toThrow();
  expect(change({ endsOn: '2026-11-01', oneOffs: '2026-09-10 10.00 Old' }, stored)).not.toThrow();
});

it('goes on after its end where no day is lost by that', () => {
  const ended = (day: string) => ({ endsOn: day, invoicedTo: day });
  expect(change({ endsOn: null }, ended('2026-09-20'))).toThrow(/create another from then on/);
  expect(change({ endsOn: '2026-09-25' }, ended('2026-09-20'))).toThrow(/Sep 20, 2026/);
  expect(change({ name: 'Other' }, ended('2026-09-20'))).not.toThrow();
  // A whole period ended there.
  expect(change({ endsOn: null }, ended('2026-10-01'))).not.toThrow();
  expect(
    change({ endsOn: null }, { endsOn: '2026-12-15', invoicedTo: '2026-10-01' }),
  ).not.toThrow();
});
