import { expect, it } from 'vitest';
import { compareForeign, compareWithProvider } from './compare-with-provider';

const theirs = { status: 'PENDING', isDeleted: false, value: 5_000, paid: 0, refunded: 0 };

it('finds what a provider says otherwise, to the cent, with its reason', () => {
  const open = { open: 5_000, paid: 0 };
  expect(compareWithProvider(open, theirs)).toEqual([]);
  expect(compareWithProvider(open, { ...theirs, value: 5_001 })).toEqual([
    { reason: 'owed', ours: 5_000, theirs: 5_001 },
  ]);
  expect(compareWithProvider(open, { ...theirs, status: 'RECEIVED', paid: 5_150 })).toEqual([
    { reason: 'owed', ours: 5_000, theirs: 0 },
    { reason: 'paid', ours: 0, theirs: 5_150 },
  ]);
  expect(compareWithProvider(open, undefined)).toEqual([
    { reason: 'missing', ours: 5_000, theirs: 0 },
  ]);
});

it('agrees where what was paid went back, and where a charge was deleted', () => {
  const none = { open: 0, paid: 0 };
  const refunded = { ...theirs, status: 'REFUNDED', paid: 5_000, refunded: 5_000 };
  expect(compareWithProvider(none, refunded)).toEqual([]);
  expect(compareWithProvider(none, { ...theirs, isDeleted: true })).toEqual([]);
  const part = { ...theirs, status: 'RECEIVED', paid: 5_000, refunded: 1_000 };
  expect(compareWithProvider({ open: 0, paid: 4_000 }, part)).toEqual([]);
});

it('counts of a charge of nobody what came in for it, or is to be paid, and nothing of one that is gone', () => {
  const difference = { reason: 'foreign', ours: 0 };
  expect(compareForeign(theirs)).toEqual({ ...difference, theirs: 5_000 });
  const paid = { ...theirs, status: 'RECEIVED', paid: 5_150 };
  expect(compareForeign(paid)).toEqual({ ...difference, theirs: 5_150 });
  expect(compareForeign({ ...paid, refunded: 150 })).toEqual({ ...difference, theirs: 5_000 });
  expect(compareForeign({ ...paid, status: 'REFUNDED', refunded: 5_150 })).toBeUndefined();
  expect(compareForeign({ ...theirs, isDeleted: true })).toBeUndefined();
});
